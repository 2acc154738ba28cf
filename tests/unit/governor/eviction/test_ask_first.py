"""What will leave is told before, where that is wanted, and leaves anyway before a reply would stop."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    EditProposed,
    Event,
    ReplyFinished,
    StopReason,
    Trigger,
)
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.governor.eviction import make_room
from ethervox_gui.governor.jobs.jobs import KeepTurns, MakeRoom, SendMessage, UndoEdit
from tests.helpers.desk import Desk, counting, desk, errors, in_turn, messages, notices, says, user_texts

N_CTX = 1024
ASK: dict[str, Any] = {
    "context__ask_first": True,
    "context__keep_recent_turns": 4,
    "context__reply_reserve": 16,
    "context__notes": "sentences",
}

Kind = TypeVar("Kind", bound=Event)


def of(told: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in told if isinstance(event, kind)]


def n_until_told(folder: Path, **changes: Any) -> int:
    """How many messages it takes until an edit is told of."""
    told: list[int] = []
    with desk(folder / "counted", **{**ASK, **changes}) as at:
        look = at.then(lambda: told.append(len(at.told(EditProposed))))
        at.play(says("Fine."), [job for each in messages(30) for job in (each, look)], n_ctx=N_CTX)
    return told.index(1) + 1


def test_an_edit_is_told_once_and_waits_until_the_emergency_threshold(tmp_path: Path) -> None:
    with desk(tmp_path, **ASK) as at:
        told = at.play(says("Fine."), messages(60), n_ctx=N_CTX)
        proposed, edits = of(told, EditProposed), of(told, ContextEdited)
        assert errors(told) == []
        assert len(edits) >= 2
        assert len(proposed) - len(edits) in (0, 1), "once for each edit, not at each token"
        assert len(user_texts(at.store, 1)) == 60
    for before, edit in zip(proposed, edits, strict=False):
        assert told.index(before) < told.index(edit)
        assert edit.first_turn <= before.turns[0], "with the summary before"
        assert before.turns[-1] == edit.last_turn, "what left is what was told"
        assert before.n_used < edit.n_before
        assert edit.n_before < N_CTX
        assert before.action is Action.SUMMARIZE_OLD
        assert 0 < before.n_leaving < before.n_used
        assert before.due_at == int(0.95 * N_CTX)
        assert before.summary


def test_it_is_told_also_while_something_is_written_beside_the_reply(tmp_path: Path) -> None:
    summary = "- They said a lot, and more than that.\n" * 8
    respond = in_turn(*["Fine."] * 6, *[counting(420)] * 4, summary=summary)
    with desk(tmp_path, **ASK) as at:
        told = at.play(respond, messages(10), n_ctx=N_CTX, interleaves=True)
        assert not at.ended.pending.writes_alone, "what had no room is tried again beside the next reply"
    proposed, edits = of(told, EditProposed), of(told, ContextEdited)
    assert len(edits) >= 3
    for number, edit in enumerate(edits):
        assert sum(told.index(each) < told.index(edit) for each in proposed) > number, "none leaves untold"


def test_nothing_is_told_where_it_is_off_or_where_nothing_leaves_by_itself(tmp_path: Path) -> None:
    for name, changes in (("off", {"context__ask_first": False}), ("manual", {"context__mode": "manual"})):
        with desk(tmp_path / name, **(ASK | changes)) as at:
            told = at.play(says("Fine."), messages(60), n_ctx=N_CTX)
            assert of(told, EditProposed) == []
            assert bool(of(told, ContextEdited)) is (name == "off")


def test_turns_leave_while_a_reply_goes_on_before_it_would_have_to_stop(tmp_path: Path) -> None:
    with desk(tmp_path, **ASK) as at:
        jobs = [*messages(8), SendMessage("Go on.")]
        told = at.play(in_turn(*["Fine."] * 8, counting(700)), jobs, n_ctx=N_CTX)
        proposed, edits = of(told, EditProposed), of(told, ContextEdited)
        last = of(told, ReplyFinished)[-1]
        assert (last.stop_reason, last.text) == (StopReason.END, counting(700))
        assert proposed
        assert edits
        assert told.index(proposed[0]) < told.index(edits[0])
        assert edits[0].n_before >= proposed[0].due_at - 64


def test_a_message_that_leaves_no_room_for_its_reply_does_not_wait(tmp_path: Path) -> None:
    """It would fit below the emergency threshold, but the room of the reply begins before that."""
    roomy = {**ASK, "context__reply_reserve": 128}
    count = n_until_told(tmp_path, **roomy)
    with desk(tmp_path / "long", **roomy) as at:
        at.play(says("Fine."), messages(count), n_ctx=N_CTX)
        n_used, budget = at.ended.timeline.n_used, at.ended.budget
        assert at.told(EditProposed)
        assert at.told(ContextEdited) == []
        between = (budget.n_ctx - budget.reply_reserve + budget.emergency_at) // 2
        told = at.play(says("Fine."), [SendMessage("z" * (between - n_used))], chat_id=1, n_ctx=N_CTX)
        (edit,) = of(told, ContextEdited)
        assert edit.trigger is Trigger.AUTO
        assert of(told, ReplyFinished)[-1].stop_reason is StopReason.END
        assert errors(told) == []


def test_it_is_done_at_once_when_that_is_asked_for_and_can_be_undone(tmp_path: Path) -> None:
    count = n_until_told(tmp_path)
    with desk(tmp_path / "now", **ASK) as at:
        told = at.play(says("Fine."), [*messages(count), MakeRoom()], n_ctx=N_CTX)
        (proposed,), (edit,) = of(told, EditProposed), of(told, ContextEdited)
        assert (edit.first_turn, edit.last_turn) == (proposed.turns[0], proposed.turns[-1])
        assert edit.n_before < proposed.due_at
        (memory,) = [at.store.memory(edit.memory_id or 0)]
        assert memory.text == proposed.summary, "what stays known is what was told"
        undone = at.play(says("Fine."), [UndoEdit()], chat_id=1, n_ctx=N_CTX)
        assert errors(undone) == []
        assert {turn.state for turn in at.store.turns_of_chat(1)} == {TurnState.IN_KV}


def test_what_is_to_be_kept_is_pinned_and_does_not_leave(tmp_path: Path) -> None:
    count = n_until_told(tmp_path)
    with desk(tmp_path / "keep", **ASK) as at:
        proposed: list[EditProposed] = []

        def note() -> None:
            proposed.extend(at.told(EditProposed))

        at.play(says("Fine."), [*messages(count), at.then(note)], n_ctx=N_CTX)
        kept = proposed[0].turns[:4]
        jobs = [KeepTurns(kept), *messages(12), MakeRoom()]
        told = at.play(says("Fine."), jobs, chat_id=1, n_ctx=N_CTX)
        assert len([text for text in notices(told) if "pinned" in text]) == 1
        assert of(told, ContextEdited)
        states = {turn.number: turn.state for turn in at.store.turns_of_chat(1)}
        assert {states[number] for number in kept} == {TurnState.IN_KV}
        for event in of(told, EditProposed):
            assert not {*event.turns} & {*kept}


def test_where_old_turns_are_dropped_nothing_is_said_to_stand_for_them(tmp_path: Path) -> None:
    with desk(tmp_path, **ASK, context__mode="shift") as at:
        told = at.play(says("Fine."), messages(60), n_ctx=N_CTX)
        known = {(event.action, event.summary) for event in of(told, EditProposed)}
        assert known == {(Action.SHIFT_WINDOW, "")}
        assert of(told, ContextEdited)


def test_while_it_waits_not_each_token_looks_at_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    ensure = make_room.ensure

    def counted(live: Any, incoming: int) -> None:
        asked.append(live.timeline.n_used)
        ensure(live, incoming)

    monkeypatch.setattr(make_room, "ensure", counted)
    count = n_until_told(tmp_path)
    with desk(tmp_path / "count", **ASK) as at:
        asked.clear()
        at.play(says("Fine."), [*messages(count), SendMessage("Go on.")], n_ctx=N_CTX)
        at_last = [n for n in asked if n >= at.told(EditProposed)[-1].n_used]
        assert len(at_last) <= 8, "at each message and reply, and not at each of its tokens"


def test_nothing_is_asked_that_is_not_there(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(1), MakeRoom()], n_ctx=N_CTX)
    assert [text for text in notices(told) if "nothing to remove" in text]
    assert of(told, ContextEdited) == []
