"""A summary that there was no time to read whole is read whole later, and nothing is lost meanwhile."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import BUILD, LIVE
from ethervox_gui.context.errors import NoRoomError
from ethervox_gui.context.events.events import (
    ContextEdited,
    Event,
    SummaryCompleted,
    TokenGenerated,
    Trigger,
    TurnAppended,
)
from ethervox_gui.context.events.window_events import UsageChanged
from ethervox_gui.context.turns.turns import Block, Role
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import plan_edit, prebuild
from ethervox_gui.governor.chat.batch_steps import AlongsideWork
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import PendingSummary
from ethervox_gui.governor.eviction import leaves_first
from ethervox_gui.governor.faults import topics
from ethervox_gui.governor.jobs.jobs import (
    Job,
    RecallMemory,
    RenewSummaries,
    SendMessage,
    ShiftWindow,
    SummarizeOld,
    SummaryFate,
    UndoEdit,
)
from ethervox_gui.governor.restore.requests import bring_back_turns
from ethervox_gui.governor.session.idle import prepare_summary
from ethervox_gui.governor.summaries import whole_block
from tests.helpers.desk import Desk, counting, desk, errors, messages
from tests.helpers.scripted_engine import SURGICAL

TOLD = [f"My {thing} is called {thing.title()}o." for thing in ("boat", "dog", "cat", "house", "car", "cow")]

#: A machine that reads some lines of a summary in a second, and one that reads nothing of it.
PART, NOTHING = 130.0, 20.0


@pytest.fixture(autouse=True)
def no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message waits: the scripted engine would read all of it in no time."""
    monkeypatch.setattr(whole_block, "_MOMENT_S", 0.0)


@pytest.fixture(autouse=True)
def nothing_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the summary before stands elsewhere; what both begin with is the subject of another file."""
    monkeypatch.setattr(plan_edit, "_written", lambda live, decision: None)


def in_a_hurry(at: Desk, *jobs: Job, speed: float = PART, n_told: int = 6) -> None:
    """A chat with an edit that somebody waited for, and then ``jobs``."""
    said = [*map(SendMessage, TOLD[:n_told]), *messages(8 - n_told)]
    at.play(
        lambda _: counting(90),
        [*said, *jobs],
        n_ctx=800,
        tokens_per_s=speed,
    )
    assert errors(at.events) == []


def standing(at: Desk) -> Block:
    (block,) = at.timeline.blocks
    return block


def stored(at: Desk) -> str:
    return at.store.memory(standing(at).memory_id).text


def shortened(at: Desk) -> Callable[[], None]:
    """What stands in the context says less than what is stored."""

    def look() -> None:
        block = standing(at)
        assert not block.is_whole
        assert not block.is_read or len(block.text) < len(stored(at))

    return look


def is_whole(at: Desk) -> Callable[[], None]:
    def look() -> None:
        block = standing(at)
        assert block.is_whole
        assert block.text == stored(at)
        assert all(told in block.text for told in TOLD[:4])

    return look


def pause(at: Desk) -> None:
    at.governor.session.use_idle_time(lambda: False)


@pytest.mark.parametrize("method", ["gap", "shift"])
@pytest.mark.parametrize("speed", [PART, NOTHING], ids=["a part", "nothing"])
def test_it_is_read_whole_in_the_first_pause(tmp_path: Path, speed: float, method: str) -> None:
    """What stood beside it stands there still, and the gauge says so."""
    with desk(tmp_path, context__notes="sentences", context__method=method) as at:

        def look() -> None:
            short, n_before, states = standing(at), at.timeline.n_used, list(at.timeline)
            said = [at.engine.cells[LIVE][p] for turn in at.timeline.resident() for p in range(*turn.span)]  # type: ignore[misc]
            pause(at)
            whole = standing(at)
            assert (whole.memory_id, whole.first_turn, whole.last_turn) == (
                *(short.memory_id, short.first_turn, short.last_turn),
            )
            (event,) = at.told(SummaryCompleted)
            assert (event.memory_id, event.n_before, event.p0, event.p1) == (
                *(short.memory_id, short.span.n_tokens),
                *whole.span,
            )
            assert event.n_after == whole.span.n_tokens > event.n_before
            assert at.timeline.n_used == n_before + event.n_after - event.n_before
            assert at.told(UsageChanged)[-1].summaries == event.n_after
            assert [(t.number, t.state, t.memory_id) for t in at.timeline] == [
                (t.number, t.state, t.memory_id) for t in states
            ]
            still = [at.engine.cells[LIVE][p] for turn in at.timeline.resident() for p in range(*turn.span)]  # type: ignore[misc]
            assert still == said

        in_a_hurry(at, at.then(shortened(at)), at.then(look), at.then(is_whole(at)), speed=speed)
        assert len(at.told(ContextEdited)) == 2, "reading it whole is no edit that could be undone"


@pytest.mark.parametrize("speed", [PART, NOTHING], ids=["a part", "nothing"])
def test_without_any_pause_the_next_message_waits_a_moment_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speed: float
) -> None:
    with desk(tmp_path, context__notes="sentences") as at:

        def look(event: Event) -> None:
            if isinstance(event, TokenGenerated):
                is_whole(at)()

        def begin() -> None:
            monkeypatch.setattr(whole_block, "_MOMENT_S", 60.0)
            at.watch = look

        in_a_hurry(
            at, ShiftWindow(1), at.then(shortened(at)), at.then(begin), SendMessage("And?"), speed=speed
        )
        assert len(at.told(SummaryCompleted)) == 1


def test_nobody_waits_for_it_where_the_message_makes_an_edit_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with desk(tmp_path, context__notes="sentences") as at:

        def begin() -> None:
            monkeypatch.setattr(whole_block, "_MOMENT_S", 60.0)
            n_before = len(at.engine.decoded)
            whole_block.read_on(at.live, at.live.budget.act_at - at.timeline.n_used)
            assert len(at.engine.decoded) == n_before
            whole_block.read_on(at.live, at.live.budget.act_at - at.timeline.n_used - 1)
            is_whole(at)()

        in_a_hurry(at, at.then(shortened(at)), at.then(begin))


def test_what_was_read_of_it_stays_when_a_message_comes(tmp_path: Path) -> None:
    """Each pause ends after some tokens; the next goes on there, and nothing is read twice."""
    with desk(tmp_path, context__notes="sentences") as at:
        n_read: list[int] = []

        def short_pause() -> None:
            if standing(at).is_whole:
                return
            n_before, looks = len(at.engine.decoded), iter([False] * 5)
            at.governor.session.use_idle_time(lambda: next(looks, True))
            n_read.append(sum(len(tokens) for _, tokens in at.engine.decoded[n_before:]))
            at.verify()

        pauses = [at.then(short_pause) for _ in range(20)]
        in_a_hurry(at, at.then(shortened(at)), *pauses, at.then(is_whole(at)))
        (event,) = at.told(SummaryCompleted)
        read = [n for n in n_read if n]
        assert len(read) > 3
        assert sum(read) == event.n_after


def test_what_was_read_of_it_stays_when_turns_come_back_and_leave(tmp_path: Path) -> None:
    """By themselves, from their pages: a question would else have the reading begin anew each time."""
    with desk(tmp_path, context__notes="sentences") as at:
        n_built: list[int] = []

        def half_read() -> None:
            looks = iter([False] * 5)
            at.governor.session.use_idle_time(lambda: next(looks, True))
            n_built.append(at.live.pending.n_built)

        def come_and_go() -> None:
            coming = {"behind": 40, "trigger": Trigger.QUESTION, "may_evict": False, "may_read": False}
            bring_back_turns(at.live, (1, 2), SummaryFate.KEEP, **coming)  # type: ignore[arg-type]
            assert at.timeline.turn(1).span is not None
            at.verify()
            n_built.append(at.live.pending.n_built)
            leaves_first.leave(at.live, [[at.timeline.turn(1), at.timeline.turn(2)]])
            assert at.timeline.turn(1).span is None
            at.verify()
            n_built.append(at.live.pending.n_built)

        def go_on() -> None:
            n_before = len(at.engine.decoded)
            whole_block.make(at.live)
            n_read = sum(len(tokens) for _, tokens in at.engine.decoded[n_before:])
            assert n_read == at.told(SummaryCompleted)[0].n_after - n_built[0]

        jobs = map(at.then, (shortened(at), half_read, come_and_go, go_on, is_whole(at)))
        in_a_hurry(at, *jobs)
        assert n_built == [n_built[0]] * 3
        assert n_built[0] > 0


def test_turns_that_need_its_room_get_it(tmp_path: Path) -> None:
    with desk(tmp_path, context__notes="sentences") as at:

        def come() -> None:
            looks = iter([False] * 5)
            at.governor.session.use_idle_time(lambda: next(looks, True))
            live, budget = at.live, at.live.budget
            assert live.pending.n_built
            n_coming = sum(live.timeline.turn(number).n_tokens for number in (1, 2))
            n_before, asked_for = live.pending.n_built, 5
            n_all = live.timeline.n_used + n_coming + n_before
            live.budget = replace(budget, n_ctx=n_all - asked_for)
            bring_back_turns(live, (1, 2), SummaryFate.KEEP, may_evict=False, may_read=False)
            live.budget = budget
            assert live.pending.n_built == n_before - asked_for, "and no more of it"
            at.verify()

        in_a_hurry(at, at.then(shortened(at)), at.then(come))


def test_what_is_read_aside_for_a_message_takes_no_more_of_it_than_it_needs(tmp_path: Path) -> None:
    """Without pauses less is read of it between two messages than the longest of them could need."""
    with desk(tmp_path, context__notes="sentences") as at:

        def read_aside() -> None:
            looks = iter([False] * 5)
            at.governor.session.use_idle_time(lambda: next(looks, True))
            n_before, tries = at.live.pending.n_built, iter([True, False])

            def read() -> str:
                if next(tries):
                    raise NoRoomError("full")
                return "read"

            assert topics.read_aside(at.live, read) == "read"
            assert 0 < n_before - at.live.pending.n_built < topics._ASIDE / 2
            assert at.live.pending.built
            at.verify()

        in_a_hurry(at, at.then(shortened(at)), at.then(read_aside))


@pytest.mark.parametrize("n_words", [24, 63], ids=["short replies", "long replies"])
def test_without_any_pause_it_is_read_in_the_batches_of_replies(tmp_path: Path, n_words: int) -> None:
    """However short they are; nothing is read twice, and the first word comes before any of it."""
    with desk(tmp_path, context__notes="sentences") as at:
        n_built: list[int] = []
        n_first: list[int] = []
        n_edits: list[int] = []

        def begin() -> None:
            shortened(at)()
            at.engine.info = replace(at.engine.info, interleaves=True)
            at.engine._respond = lambda _: counting(n_words)
            at.watch = first_word
            n_edits.append(sum(seq == BUILD for seq, _ in at.engine.decoded))

        def first_word(event: Event) -> None:
            if isinstance(event, TurnAppended) and event.role is Role.USER:
                n_first.clear()
            if isinstance(event, TokenGenerated) and not n_first and not at.told(SummaryCompleted):
                n_first.append(at.engine.occupancy(BUILD).n_cells)
                assert n_first[0] == (n_built[-1] if n_built else 0)

        def look() -> None:
            if not at.told(SummaryCompleted):
                n_built.append(at.engine.occupancy(BUILD).n_cells)

        replies = [SendMessage("And?"), at.then(look)] * (3 if n_words < 60 else 1)
        in_a_hurry(at, ShiftWindow(1), at.then(begin), *replies, at.then(is_whole(at)))
        (event,) = at.told(SummaryCompleted)
        assert n_built == sorted(n_built)
        batches = [len(tokens) for seq, tokens in at.engine.decoded if seq == BUILD]
        assert sum(batches[n_edits[0] :]) == event.n_after


def test_other_programs_make_room_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Right before it is begun beside a reply: their cells are not counted in what is free."""
    with desk(tmp_path, context__notes="sentences") as at:
        order: list[str] = []
        alone, begins = LiveChat.have_cache_alone, PendingSummary.begin_alongside

        def begin() -> None:
            at.engine.info = replace(at.engine.info, interleaves=True)
            at.engine._respond = lambda _: counting(40)
            at.watch = lambda event: order.append("token") if isinstance(event, TokenGenerated) else None

        def have_cache_alone(live: LiveChat) -> None:
            order.append("alone")
            alone(live)

        def begin_alongside(pending: PendingSummary, work: AlongsideWork) -> None:
            order.append("begins")
            begins(pending, work)

        monkeypatch.setattr(LiveChat, "have_cache_alone", have_cache_alone)
        monkeypatch.setattr(PendingSummary, "begin_alongside", begin_alongside)
        in_a_hurry(at, ShiftWindow(1), at.then(shortened(at)), at.then(begin), SendMessage("And?"))
        before = [one for one, other in itertools.pairwise(order) if other == "begins"]
        assert before
        assert set(before) == {"alone"}
        assert "token" in order[: order.index("begins")], "the first word did not wait for it"


def test_the_next_edit_tells_of_all_of_it(tmp_path: Path) -> None:
    """Also where nothing of it stood in the context yet."""
    with desk(tmp_path, context__notes="sentences") as at:
        in_a_hurry(at, at.then(shortened(at)), *messages(4), speed=NOTHING)
        assert len(at.told(ContextEdited)) >= 3
        (block,) = at.ended.timeline.blocks
        assert not block.is_read
        assert all(told in at.store.memory(block.memory_id).text for told in TOLD)


@pytest.mark.parametrize("speed", [PART, NOTHING], ids=["a part", "nothing"])
def test_a_chat_that_is_opened_again_has_all_of_it(tmp_path: Path, speed: float) -> None:
    """Wherever the program was killed: what is stored says more than the cells did, never less."""
    with desk(tmp_path, context__notes="sentences") as at:
        in_a_hurry(at, at.then(shortened(at)), speed=speed)
        at.play(lambda _: "Good.", [at.then(is_whole(at))], chat_id=1, n_ctx=800)


@pytest.mark.parametrize("reads", [False, True], ids=["short", "whole"])
@pytest.mark.parametrize("speed", [PART, NOTHING], ids=["a part", "nothing"])
def test_its_edit_can_be_undone(tmp_path: Path, speed: float, reads: bool) -> None:
    with desk(tmp_path, context__notes="sentences") as at:
        before: list[Block] = []

        def remember() -> None:
            before.append(standing(at))
            if reads:
                pause(at)

        def look() -> None:
            earlier = standing(at)
            assert earlier.memory_id != before[0].memory_id
            assert earlier.is_read

        in_a_hurry(at, at.then(shortened(at)), at.then(remember), UndoEdit(), at.then(look), speed=speed)


@pytest.mark.parametrize("speed", [PART, NOTHING], ids=["a part", "nothing"])
def test_it_is_read_whole_when_the_edit_after_it_is_undone(tmp_path: Path, speed: float) -> None:
    with desk(tmp_path, context__notes="sentences") as at:
        ids: list[int] = []

        def remember() -> None:
            ids.append(standing(at).memory_id)

        def look() -> None:
            assert standing(at).memory_id == ids[0]
            pause(at)
            is_whole(at)()

        jobs = [at.then(shortened(at)), at.then(remember), SummarizeOld(0), at.then(remember), UndoEdit()]
        in_a_hurry(at, *jobs, at.then(look), speed=speed)
        assert ids[0] != ids[1]


def test_what_the_user_threw_away_meanwhile_is_not_read(tmp_path: Path) -> None:
    with desk(tmp_path, context__notes="sentences") as at:

        def throw_away() -> None:
            at.store.delete_memory(standing(at).memory_id)
            pause(at)

        in_a_hurry(at, at.then(shortened(at)), at.then(throw_away))
        assert at.told(SummaryCompleted) == []
        assert whole_block.n_missing(at.ended) == 0


def test_of_a_summary_that_is_nearly_read_the_edit_reads_the_rest(tmp_path: Path) -> None:
    """A second is enough for that, and would not be for all of it."""
    with desk(tmp_path, context__notes="sentences") as at:
        n_left: list[int] = []

        def nearly_read() -> None:
            prepare_summary(at.live)
            assert at.live.pending.prepared is not None
            prebuild.build(at.live)
            prebuild.give_way(at.live, 20)
            assert at.live.pending.builds_next
            n_left.append(at.live.pending.n_left)

        def look(event: Event) -> None:
            if isinstance(event, ContextEdited) and n_left:
                is_whole(at)()
                n_left.append(standing(at).span.n_tokens)

        at.watch = look
        said = [*map(SendMessage, TOLD[:6])]
        jobs = [*said, at.then(nearly_read), SendMessage("And what did I tell you of all these? " * 2)]
        at.play(lambda _: counting(90), jobs, n_ctx=800, tokens_per_s=PART)
        assert errors(at.events) == []
        assert n_left[0] == 20
        assert n_left[1] > PART, "else it would have been whole anyway"


# ---- changed by the user -----------------------------------------------------------------------------


def with_a_summary(at: Desk, *jobs: Job, **engine: Any) -> None:
    """A chat with a summary that stands whole, and then ``jobs``."""
    said = [*map(SendMessage, TOLD), SummarizeOld(2), at.then(lambda: pause(at))]
    at.play(lambda _: "Good.", [*said, *jobs], n_ctx=2048, **engine)
    assert errors(at.events) == []


def live_of(at: Desk) -> LiveChat:
    live = at.governor.session.live
    assert live is not None
    return live


def change(at: Desk) -> None:
    """As in the memory panel."""
    block = standing(at)
    assert "Cato" in block.text
    at.store.edit_memory(block.memory_id, block.text.replace("Cato", "Berta"))


def read_now(at: Desk) -> str:
    return "".join(chr(token) for _, tokens in at.engine.decoded for token in tokens if token < 0x110000)


@pytest.mark.parametrize("has_pause", [True, False], ids=["a pause", "none"])
@pytest.mark.parametrize(
    "capability", [SURGICAL, Capability(False, False, "recurrent")], ids=["surgical", "rebuild"]
)
def test_what_the_user_changed_is_what_the_model_sees_with_the_next_message(
    tmp_path: Path, has_pause: bool, capability: Capability
) -> None:
    with desk(tmp_path, context__recall="off", context__notes="sentences") as at:
        n_edits: list[int] = []

        def look_before() -> None:
            n_edits.append(len(at.told(ContextEdited)))
            if has_pause:
                pause(at)
            at.engine.decoded.clear()

        def look_after() -> None:
            block = standing(at)
            assert block.text == stored(at)
            assert "Berta" in block.text
            assert (block.is_whole, block.is_outdated) == (True, False)
            read = read_now(at)
            assert ("Berta" in read) == (not has_pause or not capability.surgical)
            assert "Cato" not in read
            cells = [at.engine.cells[LIVE][p] for p in range(*block.span)]
            assert cells == list(live_of(at).block_tokens(block.text))

        jobs = [at.then(lambda: change(at)), RenewSummaries(), at.then(look_before)]
        with_a_summary(at, *jobs, SendMessage("And now?"), at.then(look_after), capability=capability)
        assert len(at.told(ContextEdited)) == n_edits[0], "it is no edit that could be undone"


def test_what_was_prepared_with_the_old_words_is_made_anew(tmp_path: Path) -> None:
    with desk(tmp_path, context__recall="off", context__notes="sentences") as at:

        def prepared_with(word: str) -> Callable[[], None]:
            def look() -> None:
                pause(at)
                prepared = live_of(at).pending.prepared
                assert prepared is not None
                assert prepared.summary is not None
                assert word in prepared.summary.text

            return look

        said = [*map(SendMessage, TOLD), SummarizeOld(2), *messages(5)]
        changed = [at.then(lambda: change(at)), RenewSummaries(), at.then(prepared_with("Berta"))]
        jobs = [*said, at.then(prepared_with("Cato")), *changed]
        at.play(lambda _: counting(90), jobs, n_ctx=1500)
        assert errors(at.events) == []


def test_what_is_deleted_or_recalled_is_left_as_it_is(tmp_path: Path) -> None:
    with desk(tmp_path, context__recall="off", context__notes="sentences") as at:

        def recalled() -> None:
            (block,) = (block for block in at.timeline.blocks if block.recalled)
            at.store.edit_memory(block.memory_id, "Something else.")

        def look() -> None:
            pause(at)
            assert not any(block.is_outdated for block in at.timeline.blocks)
            assert at.told(SummaryCompleted) == []

        note = at.store.add_note(at.store.create_chat("notes").chat_id, "The pier is long.")
        throw_away = [at.then(lambda: at.store.delete_memory(standing(at).memory_id))]
        jobs = [*throw_away, RecallMemory(note.memory_id), at.then(recalled), RenewSummaries(), at.then(look)]
        with_a_summary(at, *jobs)
