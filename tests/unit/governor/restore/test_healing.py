"""When the drift is looked at, and what gives way to what; on a real model: tests/end2end/test_healing.py."""

from __future__ import annotations

import pytest

from ethervox_gui.context.edits.kv_model import BUILD, GUEST, LIVE, SCRATCH
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import ContextHealed, DriftMeasured, Trigger, TurnPagedIn
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.jobs.jobs import (
    ClearContext,
    ForgetTurns,
    HealContext,
    Job,
    SetPinned,
    ShiftWindow,
)
from ethervox_gui.governor.restore import healing
from tests.helpers.desk import Desk, errors, messages, notices, says

N_CTX = 1024


def look(at: Desk) -> Job:
    return at.then(lambda: healing.look(at.live))


def drifted(at: Desk, drift: float) -> Job:
    """From now on the edited cells say something else than those of a clean copy."""

    def change() -> None:
        at.engine.drift = drift

    return at.then(change)


def test_nothing_is_read_for_a_chat_that_was_not_edited(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(4), look(at)], n_ctx=N_CTX)
    assert errors(told) == []
    assert at.told(DriftMeasured) == []
    assert all(seq != BUILD for seq, _ in at.engine.decoded)


@pytest.mark.parametrize(("drift", "heals"), [(0.01, False), (0.5, True)])
def test_what_drifted_too_far_is_healed(at: Desk, drift: float, heals: bool) -> None:
    jobs = [*messages(8), ShiftWindow(6), drifted(at, drift), look(at), at.then(at.verify), *messages(1)]
    told = at.play(says("Fine."), jobs, n_ctx=N_CTX)
    assert errors(told) == []
    found = at.told(DriftMeasured)[0]
    assert (found.divergence, found.most, found.same, found.n_tokens) == (drift, drift, 0.0, 32)
    assert [event.trigger for event in at.told(ContextHealed)] == [Trigger.AUTO] * heals


def test_it_is_not_measured_again_for_the_same_edit(at: Desk) -> None:
    jobs = [*messages(8), ShiftWindow(6), look(at), look(at), *messages(4), look(at)]
    at.play(says("Fine."), jobs, n_ctx=N_CTX)
    assert len(at.told(DriftMeasured)) == 1
    at.play(says("Fine."), [ShiftWindow(4), look(at)], chat_id=1, n_ctx=N_CTX)
    assert len(at.told(DriftMeasured)) == 2


def test_off_it_is_only_done_when_asked(at: Desk) -> None:
    at.settings = at.settings.with_values({"context.drift": "off"})
    jobs = [*messages(8), ShiftWindow(6), look(at), HealContext(), look(at)]
    told = at.play(says("Fine."), jobs, n_ctx=N_CTX)
    assert [event.trigger for event in at.told(ContextHealed)] == [Trigger.USER]
    assert "healed" in notices(told)[-1]
    again = at.play(says("Fine."), [HealContext()], chat_id=1, n_ctx=N_CTX)
    assert errors(again) == []


def test_where_nothing_can_be_edited_there_is_nothing_to_heal(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(2), HealContext()], capability=Capability(False, False, "no"))
    assert errors(told) == ["nothing_to_heal"]


def test_without_room_or_pages_it_is_read_in_place_when_asked(at: Desk) -> None:
    """And never by itself."""
    at.settings = at.settings.with_values({"paging.budget_mb": 0, "context.heal_above": 0.0})

    def crowd() -> None:
        free = N_CTX - at.engine.cache.n_cells
        at.engine.cache.place(0, free - 20, seq=GUEST)

    jobs = [*messages(8), ShiftWindow(6), drifted(at, 1.0), at.then(crowd), look(at)]
    told = at.play(says("Fine."), jobs, n_ctx=N_CTX, verified=False)
    assert errors(told) == []
    assert at.told(DriftMeasured) == []
    assert at.told(ContextHealed) == []
    jobs = [*messages(2), ShiftWindow(2), at.then(crowd), HealContext()]
    told = at.play(says("Fine."), jobs, chat_id=1, n_ctx=N_CTX, verified=False)
    assert [event.trigger for event in at.told(ContextHealed)] == [Trigger.USER]


@pytest.mark.parametrize("n", range(0, 60, 7))
def test_a_fault_on_the_way_leaves_the_chat_as_it_was(at: Desk, n: int) -> None:
    def break_at() -> None:
        at.engine.drift = 1.0
        at.engine.faults[at.engine.n_calls + n] = EngineError("broken on purpose")

    def whole() -> None:
        for seq in (BUILD, SCRATCH):
            assert at.engine.occupancy(seq).n_cells == 0
        assert at.engine.occupancy(LIVE).n_cells == at.timeline.n_used
        at.verify()

    jobs = [*messages(8), ShiftWindow(6), at.then(break_at), look(at), at.then(whole), *messages(1)]
    assert errors(at.play(says("Fine."), jobs, n_ctx=N_CTX)) == []


def test_what_is_forgotten_has_no_page_and_what_stays_is_read_again(at: Desk) -> None:
    def forgotten() -> None:
        out = [turn for turn in at.timeline if turn.span is None]
        assert [turn.number for turn in out] == [3, 4, 5, 6, 8]
        assert at.live.drift.is_clean
        assert [pages.page_span(at.live, turn) for turn in out] == [None] * 5

    ahead = at.then(lambda: pages.page_ahead(at.live))
    jobs = [*messages(5), ahead, SetPinned(7, True), ForgetTurns(3, 7), at.then(forgotten)]
    told = at.play(says("Fine."), [*jobs, ForgetTurns(3, 6)], n_ctx=N_CTX)
    assert errors(told) == ["nothing_to_forget"]


def test_what_left_before_and_was_read_in_sight_of_it_has_no_page_either(at: Desk) -> None:
    def left() -> None:
        out = [turn for turn in at.timeline if turn.span is None]
        assert [turn.number for turn in out][:2] == [5, 6]
        assert all(pages.page_span(at.live, turn) is not None for turn in out)

    def forgotten() -> None:
        out = [turn for turn in at.timeline if turn.span is None]
        assert [pages.page_span(at.live, turn) for turn in out if turn.number > 2] == [None] * (len(out))

    ahead = at.then(lambda: pages.page_ahead(at.live))
    pins = [SetPinned(number, True) for number in (1, 2, 3, 4)]
    jobs = [*messages(6), ahead, *pins, ShiftWindow(2), at.then(left)]
    loose = [SetPinned(number, False) for number in (3, 4)]
    told = at.play(says("Fine."), [*jobs, *loose, ForgetTurns(3, 4), at.then(forgotten)], n_ctx=N_CTX)
    assert errors(told) == []


def test_a_chat_that_is_cleared_without_an_echo_is_clean(at: Desk) -> None:
    at.play(says("Fine."), [*messages(4), ClearContext(confirmed=True, forget=True)], n_ctx=N_CTX)
    assert [event.divergence for event in at.told(ContextHealed)] == [None]


def test_a_chat_from_its_pages_is_not_measured_before_it_is_edited(at: Desk) -> None:
    at.play(says("Fine."), [*messages(8), ShiftWindow(6)], n_ctx=N_CTX)
    told = at.play(says("Fine."), [look(at)], chat_id=1, n_ctx=N_CTX)
    assert at.told(DriftMeasured) == []
    assert any(isinstance(event, TurnPagedIn) for event in told)
