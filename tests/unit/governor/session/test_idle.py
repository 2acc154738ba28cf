"""What is made ready while nothing runs."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from ethervox_gui.context.calls.guide_calls import CONTEXT_MANAGE, call_text
from ethervox_gui.context.edits.kv_model import BUILD, GUEST, LIVE, SCRATCH
from ethervox_gui.context.errors import Cancelled, EngineError, StorageError, UserError
from ethervox_gui.context.events.events import ContextEdited, Event, Method, ReplyFinished, SummaryStored
from ethervox_gui.context.events.window_events import SummaryPrepared, TimelineChanged
from ethervox_gui.context.turns.turns import Message, Role, TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import prebuild, sizes
from ethervox_gui.governor.eviction import leaves_first
from ethervox_gui.governor.jobs.jobs import (
    ChangeSettings,
    Job,
    ReportStatus,
    SendMessage,
    SetPinned,
    ShiftWindow,
    SummarizeOld,
)
from ethervox_gui.governor.session import idle as ahead
from ethervox_gui.storage import Store
from tests.helpers.desk import (
    INSTRUCTION,
    Desk,
    desk,
    errors,
    messages,
    notices,
    says,
    verify_progress,
    with_settings,
)
from tests.helpers.scripted_engine import SURGICAL, ScriptedEngine
from tests.helpers.small_talk import ASKED, OTHERS, TOLD

N_CTX = 1024
NO_SHIFT = Capability(True, False, "a model whose cells cannot be shifted")
CALL = call_text(CONTEXT_MANAGE, action="summarize_old", keep_last_n_turns=5, summary_detail="brief")


def idle(at: Desk) -> Job:
    """A while in which nothing else is to be done."""
    return at.then(lambda: ahead.use_idle_time(at.live, lambda: False))


def imported(at: Desk, n_exchanges: int) -> int:
    """A chat whose turns nobody has counted, and of which what found no room has left already."""
    chat_id = at.store.create_chat().chat_id
    for number in range(n_exchanges):
        at.store.append_turn(chat_id, Role.USER, f"Question {number}, of some length. {'?' * number}")
        at.store.append_turn(chat_id, Role.ASSISTANT, f"Answer {number}.")
    at.play(says("Fine."), [], chat_id=chat_id, n_ctx=N_CTX)
    assert [turn.n_tokens for turn in at.store.turns_of_chat(chat_id)][:100] == [0] * 100
    return chat_id


@pytest.mark.parametrize("n_exchanges", [60, 300], ids=["at once", "in parts"])
def test_turns_of_an_imported_chat_are_counted(at: Desk, n_exchanges: int) -> None:
    """Also those that have no room in the context: the timeline draws them as wide as they are."""
    chat_id = imported(at, n_exchanges)
    told = at.play(says("Fine."), [idle(at), idle(at)], chat_id=chat_id, n_ctx=N_CTX)
    timeline = at.ended.timeline
    encoded = at.engine.encode([Message(turn.role, turn.text) for turn in timeline]).turns
    expected = [len(own) for own in encoded]
    assert [turn.n_tokens for turn in timeline] == expected
    n_out = sum(turn.span is None for turn in timeline)
    assert n_out > n_exchanges
    assert [turn.n_tokens for turn in at.store.turns_of_chat(chat_id)][:n_out] == expected[:n_out]
    drawn = [event.entries for event in told if isinstance(event, TimelineChanged)]
    assert all(entry.n_tokens for entry in drawn[-1])
    assert len(drawn) < 10, "it is not told for each of them"


def test_nothing_is_made_ready_by_a_model_whose_file_was_written_over(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its weights may be another model's, and what was learned of them is kept."""
    monkeypatch.setattr(ScriptedEngine, "needs_loading", True)
    chat_id = imported(at, 60)
    at.play(says("Fine."), [idle(at)], chat_id=chat_id, n_ctx=N_CTX)
    assert [turn.n_tokens for turn in at.store.turns_of_chat(chat_id)][:100] == [0] * 100


def test_counting_gives_way(at: Desk) -> None:
    """What was counted until then is kept."""
    chat_id = imported(at, 60)
    looks = iter([False] * 4)

    def look() -> None:
        sizes.count(at.live, lambda: next(looks, True))
        counted = [turn.number for turn in at.timeline if turn.span is None and turn.n_tokens]
        last = max(turn.number for turn in at.timeline if turn.span is None)
        assert counted == [*range(last - 2 * 3 + 1, last + 1)], "the newest first"

    at.play(says("Fine."), [at.then(look)], chat_id=chat_id, n_ctx=N_CTX)


def usage(at: Desk) -> float:
    return at.timeline.n_used / N_CTX


def until_warning(at: Desk, *jobs: Job) -> list[Event]:
    """As many messages as bring the chat to warning, then ``jobs``."""
    return at.play(says("Fine."), [*messages(11), *jobs], n_ctx=N_CTX)


def test_a_summary_is_ready_before_it_is_needed(at: Desk) -> None:
    """The edit at critical then decodes nothing: the summary's block is there already."""
    told = until_warning(at, idle(at), *messages(8))
    assert errors(told) == []
    prepared = at.told(SummaryPrepared)[0]
    stored = at.told(SummaryStored)[0]
    assert (stored.first_turn, stored.last_turn) == (prepared.first_turn, prepared.last_turn)
    (_, _, start, engine), (_, _, end, _) = at.at_edit[:2]
    assert engine.decoded[start:end] == []
    verify_progress(at)


def test_an_edit_counts_the_turns_that_stay(at: Desk) -> None:
    """Those, too, that were said since its summary was made ready."""
    stay: list[tuple[int, int]] = []

    def look(event: Event) -> None:
        if isinstance(event, ContextEdited):
            stay.append((event.kept, sum(turn.role is not Role.SYSTEM for turn in at.timeline.resident())))

    at.watch = look
    until_warning(at, idle(at), *messages(8))
    assert stay
    assert all(told == counted > 0 for told, counted in stay), stay


@pytest.mark.parametrize("method", ["gap", "shift"])
def test_the_block_stands_where_the_edit_would_have_put_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    """Built ahead or in the edit, the same cells hold the same tokens."""
    held: list[dict[int, int]] = []
    for name in ("ahead", "in the edit"):
        with desk(tmp_path / name, context__keep_recent_turns=4, context__method=method) as at:
            look = at.then(lambda at=at: held.append(dict(at.engine.cells[LIVE])))  # type: ignore[misc]
            told = until_warning(at, idle(at), *messages(8), look)
            assert errors(told) == []
            assert {edit.method for edit in at.told(ContextEdited)} == {Method(method)}
        monkeypatch.setattr(prebuild, "build", lambda _live: None)
    assert held[0] == held[1]


def test_a_message_that_needs_the_room_gets_it(at: Desk) -> None:
    """Cells that somebody else took: the end of the block gives way, and the message is answered."""
    n_built: list[int] = []

    def crowd() -> None:
        n_built.append(at.live.pending.n_built)
        at.engine.cache.place(0, N_CTX - at.engine.cache.n_cells - 5, seq=GUEST)

    def look() -> None:
        n_built.append(at.live.pending.n_built)
        assert at.live.pending.n_left
        at.verify()

    jobs = [*messages(11), idle(at), at.then(crowd), SendMessage("short"), at.then(look)]
    told = at.play(says("Fine."), jobs, n_ctx=N_CTX, verified=False)
    assert errors(told) == []
    assert [event.text for event in at.told(ReplyFinished)] == ["Fine."] * 12
    assert n_built[0] > n_built[1] > 0


def test_a_block_that_was_half_built_goes_on_where_it_stopped(at: Desk) -> None:
    """Stopped in the middle of it: its beginning stays, also past a message, and nothing is decoded twice."""
    summary = " ".join(f"- They talked of {number}." for number in range(12))
    built: list[int] = []

    def interrupted() -> None:
        ahead.prepare_summary(at.live)
        looks = iter([False, True])
        at.live.cancelled = lambda: next(looks, True)
        with pytest.raises(Cancelled):
            prebuild.build(at.live)
        at.live.cancelled = lambda: False
        assert at.live.pending.builds_next
        assert not at.live.pending.next_is_built
        at.verify()
        built.append(at.live.pending.n_built)

    def finished() -> None:
        n_before = len(at.engine.decoded)
        prebuild.build(at.live)
        assert at.live.pending.next_is_built
        at.verify()
        n_decoded = sum(len(tokens) for seq, tokens in at.engine.decoded[n_before:] if seq == BUILD)
        assert n_decoded == at.live.pending.n_built - built[0] > 0

    jobs = [*messages(11), at.then(interrupted), SendMessage("short"), at.then(finished)]
    told = at.play(says("Fine.", summary), jobs, n_ctx=N_CTX)
    assert errors(told) == []
    assert built[0] > 0


def test_what_is_about_to_be_decoded_is_not_there_yet(at: Desk) -> None:
    def begun() -> None:
        ahead.prepare_summary(at.live)
        steps = prebuild.steps_of(at.live)
        chunk = next(steps)
        assert chunk.tokens
        pending = at.live.pending
        assert (pending.builds_next, pending.n_built) == (True, 0)
        assert pending.n_left >= len(chunk.tokens)
        at.verify()
        steps.close()
        assert pending.built == ()
        at.verify()

    assert (
        errors(at.play(says("Fine.", "- They talked."), [*messages(11), at.then(begun)], n_ctx=N_CTX)) == []
    )


def test_without_it_the_summary_is_generated_in_the_edit(at: Desk) -> None:
    until_warning(at, *messages(8))
    (_, _, start, engine), (_, _, end, _) = at.at_edit[:2]
    assert SCRATCH in {seq for seq, _ in engine.decoded[start:end]}


def test_it_is_made_once_for_the_same_turns(at: Desk) -> None:
    until_warning(at, idle(at), idle(at), idle(at))
    assert len(at.told(SummaryPrepared)) == 1


def test_nothing_is_made_while_there_is_time(at: Desk) -> None:
    at.play(says("Fine."), [*messages(2), idle(at)], n_ctx=N_CTX)
    assert at.told(SummaryPrepared) == []


@pytest.mark.parametrize("changes", [{"context__prepare_ahead": False}, {"context__mode": "manual"}])
def test_it_can_be_turned_off(tmp_path: Path, changes: dict[str, object]) -> None:
    with desk(tmp_path, context__keep_recent_turns=4, **changes) as at:
        until_warning(at, idle(at))
        assert at.told(SummaryPrepared) == []


def test_a_mode_that_writes_no_summaries_prepares_none(tmp_path: Path) -> None:
    """Whatever its word is, also one that comes later: the summary would be used in place of what it does."""
    usual = with_settings(context__keep_recent_turns=4)
    context = usual.context.model_copy(update={"mode": "some_new_one"})
    with desk(tmp_path) as at:
        changed = ChangeSettings(usual.model_copy(update={"context": context}))

        def look() -> None:
            assert str(at.live.settings.context.mode) == "some_new_one"
            assert at.live.timeline.n_used >= at.live.budget.prepare_at

        told = at.play(says("Fine."), [changed, *messages(11), at.then(look), idle(at)], n_ctx=N_CTX)
        assert errors(told) == []
        assert at.told(SummaryPrepared) == []


def test_a_model_whose_cells_cannot_be_shared_is_left_alone(at: Desk) -> None:
    rebuild = Capability(False, False, "recurrent")
    at.play(says("Fine."), [*messages(11), idle(at)], n_ctx=N_CTX, capability=rebuild)
    assert at.told(SummaryPrepared) == []


def test_it_gives_way_at_once(at: Desk) -> None:
    """Stopped at its second look, and the cache is as it was."""
    looks = iter([False, True])

    def hurried() -> None:
        before = at.engine.n_calls
        ahead.use_idle_time(at.live, lambda: next(looks, True))
        assert at.engine.n_calls - before < 25
        assert at.engine.occupancy(SCRATCH).n_cells == 0
        assert at.live.pending.prepared is None

    told = until_warning(at, at.then(hurried), *messages(8))
    assert errors(told) == []
    assert at.told(ContextEdited)


def test_it_is_thrown_away_when_its_turns_change(at: Desk) -> None:
    told = until_warning(at, idle(at), SetPinned(3, True), *messages(8))
    assert errors(told) == []
    prepared, stored = at.told(SummaryPrepared)[0], at.told(SummaryStored)[0]
    assert prepared.first_turn <= 3 <= prepared.last_turn
    turns = at.store.turns_of_chat(1)
    assert turns[3].state is TurnState.IN_KV
    assert stored.memory_id


def test_summarize_now_uses_it_where_it_fits(at: Desk) -> None:
    def same_as_prepared() -> None:
        assert at.live.pending.prepared is not None
        decision = at.live.pending.prepared.decision
        n_stay = len([t for t in at.timeline.resident() if t.number > decision.last_turn])
        at.governor.submit(SummarizeOld(n_stay))

    jobs: list[Job] = [idle(at), at.then(same_as_prepared)]
    asked: list[str] = []

    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            asked.append(prompt)
            return "- They talked."
        return "Fine."

    at.play(respond, [*messages(11), *jobs], n_ctx=N_CTX)
    assert len(asked) == 1


def test_gaps_are_closed_early_when_positions_run_out(at: Desk) -> None:
    jobs = [*messages(10), SummarizeOld(2), *messages(8), idle(at)]
    seen: list[tuple[int, int]] = []
    look = at.then(lambda: seen.append((at.timeline.n_past, at.timeline.n_used)))
    told = at.play(says("Fine."), [*jobs, look, *messages(1)], n_ctx=N_CTX, n_ctx_train=900)
    assert errors(told) == []
    ((n_past, n_used),) = seen
    assert n_past == n_used


@pytest.mark.parametrize(
    ("share", "capability", "closes"),
    [(0.76, SURGICAL, True), (0.75, SURGICAL, False), (0.9, NO_SHIFT, False)],
)
def test_gaps_are_closed_early_only_where_positions_run_out_and_cells_can_move(
    at: Desk, share: float, capability: Capability, closes: bool
) -> None:
    seen: list[tuple[int, int, int]] = []

    def close() -> None:
        n_past = at.timeline.n_past
        at.engine.info = replace(at.engine.info, n_ctx_train=math.ceil(n_past / share))
        n_before = len(at.engine.decoded)
        ahead.close_up_early(at.live)
        seen.append((n_past, at.timeline.n_past, len(at.engine.decoded) - n_before))

    told = at.play(
        says("Fine."), [*messages(8), ShiftWindow(4), at.then(close)], n_ctx=N_CTX, capability=capability
    )
    assert errors(told) == []
    ((before, after, n_decoded),) = seen
    assert (after < before) is closes
    assert n_decoded == 0, "nothing is read again"


@pytest.mark.parametrize("wanted", [True, False], ids=["once", "again for the next turn"])
def test_preparing_is_tried_once_for_each_turn(
    at: Desk, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    """Also when nothing came of it: else a model that cannot decide would be asked without end."""
    asked: list[int] = []

    def nothing(_live: object, coming: int) -> None:
        asked.append(coming)

    monkeypatch.setattr(ahead, "_chosen", nothing)
    jobs = [idle(at), idle(at)] if wanted else [idle(at), *messages(1), idle(at)]
    until_warning(at, *jobs)
    assert len(asked) == (1 if wanted else 2)
    assert all(coming > 0 for coming in asked)


def test_another_mode_prepares_anew(at: Desk) -> None:
    """What was decided under the settings' rule is not what the model would have chosen."""
    asked: list[str] = []

    def respond(prompt: str) -> str:
        if "ALERT" in prompt:
            asked.append(prompt)
            return CALL
        return "- They talked." if INSTRUCTION in prompt else "Fine."

    by_model = ChangeSettings(with_settings(context__keep_recent_turns=4, context__mode="model"))
    at.play(respond, [*messages(11), idle(at), by_model, *messages(1), idle(at)], n_ctx=N_CTX)
    assert len(asked) == 1
    assert len(at.told(SummaryPrepared)) == 2


def test_other_settings_prepare_anew(at: Desk) -> None:
    """What would leave may be another now, or be said at another length."""
    fewer = ChangeSettings(with_settings(context__keep_recent_turns=8))
    at.settings = with_settings(context__keep_recent_turns=4)
    at.play(says("Fine."), [*messages(11), idle(at), fewer, idle(at)], n_ctx=N_CTX)
    assert len(at.told(SummaryPrepared)) == 2


def test_a_failure_in_idle_time_is_mended_in_silence(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise EngineError("broken")

    monkeypatch.setattr(ahead, "prepare_summary", broken)
    told = until_warning(at, at.then(lambda: at.governor.session.use_idle_time(lambda: False)), *messages(2))
    assert errors(told) == []


@pytest.mark.parametrize("error", [UserError("disk_full", "The disk is full."), StorageError("no")])
def test_what_could_not_be_written_in_idle_time_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """What came back leaves again in the context; the database does not take that."""

    def full(*_args: object, **_values: object) -> None:
        raise error

    def while_full() -> None:
        assert at.live.working_set.standing(at.timeline), "something came back"
        with monkeypatch.context() as disk:
            disk.setattr(Store, "set_turn_states", full)
            at.governor.session.use_idle_time(lambda: False)
        assert not at.live.working_set.standing(at.timeline)
        assert states() != stored()

    def states() -> list[TurnState]:
        return [turn.state for turn in at.timeline]

    def stored() -> list[TurnState]:
        return [turn.state for turn in at.store.turns_of_chat(at.live.chat_id)]

    def look() -> None:
        assert states() == stored()

    monkeypatch.setattr(ahead, "prepare_summary", leaves_first.leave)
    settings = {"context__recall": "automatic", "context__notes": "model", "context__keep_recent_turns": 4}
    with desk(tmp_path, **settings) as at:
        said = map(SendMessage, (TOLD, *OTHERS))
        jobs = [*said, ShiftWindow(4), SendMessage(ASKED), at.then(while_full), at.then(look)]
        assert errors(at.play(says("Fine."), jobs, n_ctx=8192)) == []


def test_the_status_says_that_a_summary_is_ready(at: Desk) -> None:
    told = until_warning(at, ReportStatus(), idle(at), ReportStatus())
    before, after = [text for text in notices(told) if "tokens in use" in text]
    assert "a summary is ready" not in before
    assert "a summary is ready" in after


def test_nothing_is_prepared_for_a_chat_that_was_deleted(tmp_path: Path) -> None:
    """As of one that is kept for a program, which deletes it while it is in the cache."""
    with desk(tmp_path, memory__name_chats=True) as at:
        n_decoded: list[int] = []

        def look() -> None:
            n_decoded.append(len(at.engine.decoded))

        delete = at.then(lambda: at.store.delete_chat(at.live.chat_id))
        jobs = [*messages(2), at.then(look), delete, idle(at), at.then(look)]
        told = at.play(says("Fine."), jobs, verified=False, n_ctx=N_CTX)
        assert errors(told) == []
        assert n_decoded[0] == n_decoded[1]
