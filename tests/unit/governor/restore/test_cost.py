"""What bringing back what a search found would cost: told before anything is done, and nothing is done."""

from __future__ import annotations

from typing import Any

import pytest

from ethervox_gui.context.events.window_events import ReturnOffered
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import Job, MeasureReturn, ShiftWindow, SummarizeOld
from tests.helpers.desk import Desk, errors, messages, says

REBUILD = Capability(False, False, "a recurrent model")
#: The id of turn 3; the system turn has the first.
TURN_3 = 4


def offered(at: Desk, *jobs: Job, **options: Any) -> ReturnOffered:
    told = at.play(says("A reply."), jobs, **{"n_ctx": 2048, **options})
    assert errors(told) == []
    assert at.store.turn(TURN_3).number == 3
    (found,) = [event for event in told if isinstance(event, ReturnOffered)]
    return found


def n_tokens(at: Desk, *numbers: int) -> int:
    return sum(turn.n_tokens for turn in at.store.turns_of_chat(1) if turn.number in numbers)


def test_what_has_pages_is_not_read(at: Desk) -> None:
    resident: list[list[int]] = []
    look = at.then(lambda: resident.append([turn.number for turn in at.timeline.resident()]))
    found = offered(at, *messages(6), ShiftWindow(4), MeasureReturn("turn", TURN_3), look)
    assert (found.first_turn, found.last_turn, found.n_turns) == (3, 4, 2), "the exchange of the turn"
    assert found.n_tokens == n_tokens(at, 3, 4)
    assert (found.n_read, found.seconds, found.n_leaving, found.fits) == (0, 0.0, 0, True)
    assert resident == [[0, 9, 10, 11, 12]]


def test_what_has_none_is(at: Desk) -> None:
    drop = at.then(lambda: at.store.pages.drop_chat(1))
    found = offered(at, *messages(6), ShiftWindow(4), drop, MeasureReturn("turn", TURN_3))
    assert found.n_read == found.n_tokens == n_tokens(at, 3, 4)


def test_a_model_that_can_only_rebuild_reads_all_of_it(at: Desk) -> None:
    n_used: list[int] = []
    look = at.then(lambda: n_used.append(at.timeline.n_used))
    jobs = [*messages(6), ShiftWindow(4), look, MeasureReturn("turn", TURN_3)]
    found = offered(at, *jobs, capability=REBUILD)
    assert found.n_tokens == n_tokens(at, 3, 4)
    assert found.n_read == n_used[0] + found.n_tokens


def test_a_memory_stands_for_all_of_its_turns(at: Desk) -> None:
    found = offered(at, *messages(6), SummarizeOld(4), MeasureReturn("memory", 1))
    assert (found.first_turn, found.last_turn, found.n_turns) == (1, 8, 8)
    assert found.n_tokens == n_tokens(at, *range(1, 9))


@pytest.mark.parametrize("item_id", [12, 999], ids=["in the context", "of another chat"])
def test_what_is_not_outside_costs_nothing(at: Desk, item_id: int) -> None:
    found = offered(at, *messages(6), ShiftWindow(4), MeasureReturn("turn", item_id))
    assert (found.n_turns, found.n_tokens, found.n_read, found.fits) == (0, 0, 0, True)
