"""What is made ready while nothing runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events import ContextEdited, Event, SummaryPrepared, SummaryStored
from ethervox_gui.context.kv_model import SCRATCH
from ethervox_gui.context.turns import TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor import ahead
from ethervox_gui.governor.jobs import Job, SetPinned, SummarizeOld
from tests.helpers.desk import INSTRUCTION, Desk, desk, errors, messages, says, verify_progress

N_CTX = 1024


def idle(at: Desk) -> Job:
    """A while in which nothing else is to be done."""
    return at.then(lambda: ahead.use_idle_time(at.live, lambda: False))


def usage(at: Desk) -> float:
    return at.timeline.n_used / N_CTX


def until_warning(at: Desk, *jobs: Job) -> list[Event]:
    """As many messages as bring the chat to warning, then ``jobs``."""
    return at.play(says("Fine."), [*messages(11), *jobs], n_ctx=N_CTX)


def test_a_summary_is_ready_before_it_is_needed(at: Desk) -> None:
    """The edit at critical then generates nothing: only the block is decoded within it."""
    told = until_warning(at, idle(at), *messages(8))
    assert errors(told) == []
    prepared = at.told(SummaryPrepared)[0]
    stored = at.told(SummaryStored)[0]
    assert (stored.first_turn, stored.last_turn) == (prepared.first_turn, prepared.last_turn)
    (_, _, start, engine), (_, _, end, _) = at.at_edit[:2]
    assert SCRATCH not in {seq for seq, _ in engine.decoded[start:end]}
    verify_progress(at)


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
        assert at.live.prepared is None

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
        assert at.live.prepared is not None
        decision = at.live.prepared.decision
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


def test_a_failure_in_idle_time_is_mended_in_silence(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise EngineError("broken")

    monkeypatch.setattr(ahead, "_prepare", broken)
    told = until_warning(at, at.then(lambda: at.governor._use_idle_time(lambda: False)), *messages(2))
    assert errors(told) == []
