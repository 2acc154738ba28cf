"""Room is made when it is needed; where nothing can leave that is found out once."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.turns.turns import Block, Span
from ethervox_gui.governor.eviction import choose as decision
from ethervox_gui.governor.eviction import make_room
from ethervox_gui.governor.jobs.jobs import SendMessage, SetPinned
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.desk import Desk, counting, desk, errors, in_turn, messages, says

N_CTX = 1024


class Watched:
    """Counts how often it is asked what should leave, and how often that was nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: list[bool] = []
        choose = decision.choose

        def watched(*given: object) -> decision.Choice | None:
            chosen = choose(*given)  # type: ignore[arg-type]
            self.answers.append(chosen is not None)
            return chosen

        monkeypatch.setattr(decision, "choose", watched)


def fill(at: Desk) -> None:
    """Pretend the next tokens are as many as the trigger needs."""
    at.live.eviction.just_edited = False
    make_room.ensure(at.live, at.live.budget.act_at - at.timeline.n_used)


def test_that_nothing_can_leave_is_worked_out_once(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch)

    def full() -> None:
        fill(at)
        assert at.live.eviction.nothing_can_leave
        fill(at)
        assert watched.answers == [False]

    pins = [SetPinned(number, True) for number in range(1, 5)]
    told = at.play(says("Fine."), [*messages(2), *pins, at.then(full)], n_ctx=N_CTX)
    assert errors(told) == []


def test_after_an_edit_the_next_one_is_looked_for_again(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch)

    def full() -> None:
        fill(at)
        assert (at.live.eviction.nothing_can_leave, at.live.eviction.just_edited) == (False, True)
        make_room.ensure(at.live, N_CTX)
        assert watched.answers == [True], "not before a token was decoded"
        fill(at)
        assert len(watched.answers) == 2

    told = at.play(says("Fine."), [*messages(12), at.then(full)], n_ctx=N_CTX)
    assert errors(told) == []


def test_what_was_recalled_gives_way_where_no_turn_can(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then something did leave, and it is looked for again."""
    watched = Watched(monkeypatch)

    def full() -> None:
        live = at.live
        p0 = live.timeline.n_past
        text = "- Quoted."
        tokens = live.block_tokens(text)
        live.engine.decode(tokens, 0, p0)
        memory = at.store.add_memory(live.chat_id, NewMemory(text))
        last = live.timeline.next_number - 1
        block = Block(memory.memory_id, text, last, last, Span(p0, p0 + len(tokens)), recalled=True)
        live.timeline.edit(new_block=block)
        fill(at)
        assert live.timeline.blocks == ()
        found = [live.eviction.nothing_can_leave]
        fill(at)
        assert [*found, live.eviction.nothing_can_leave] == [False, True]
        assert watched.answers == [False, False]

    pins = [SetPinned(number, True) for number in range(1, 5)]
    told = at.play(says("Fine."), [*messages(2), *pins, at.then(full)], n_ctx=N_CTX)
    assert errors(told) == []


def test_a_summary_that_a_reply_no_longer_needed_takes_no_room_from_the_next_message(tmp_path: Path) -> None:
    """It was ready when the reply ended; the next message needs more than it frees, and gets it."""
    n_left_over = 0
    for n_reply in range(444, 484, 6):
        with desk(tmp_path / str(n_reply), context__keep_recent_turns=8) as at:
            left: list[bool] = []

            def look(at: Desk = at, left: list[bool] = left) -> None:
                left.append(at.live.pending.prepared is not None and at.live.pending.prepared.is_due)

            replies = in_turn(
                *["Fine."] * 7,
                counting(n_reply),
                summary="- They talked about this and that, and it went on.\n- And more.",
            )
            jobs = [*messages(7, 60), SendMessage("go on"), at.then(look), SendMessage("z" * 900)]
            told = at.play(replies, jobs, n_ctx=1500, interleaves=True)
            assert errors(told) == [], n_reply
            n_left_over += left[0]
    assert n_left_over > 2, "else nothing was tried"
