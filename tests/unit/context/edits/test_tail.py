"""Replacing the last turns of the live chat: only those, and by something."""

from __future__ import annotations

import pytest

from ethervox_gui.context.edits.kv_model import LIVE, Decode, Remove
from ethervox_gui.context.edits.tail import plan_tail, prove_tail
from ethervox_gui.context.errors import PlanError
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Role, Span, Turn


def chat() -> Timeline:
    """System, user, and behind a gap that an edit left the assistant."""
    timeline = Timeline(Turn(number, role, "") for number, role in enumerate([*Role][:3]))
    timeline.load({0: Span(0, 5), 1: Span(5, 9), 2: Span(12, 20)})
    return timeline


def test_the_new_cells_go_on_right_behind_what_stays() -> None:
    timeline = chat()
    plan = plan_tail(timeline, [timeline.turn(2)], [(1, 2, 3)])
    assert dict(plan.moved) == {Span(12, 20): Span(9, 12)}
    prove_tail(plan, timeline, 256)


def test_the_old_cells_go_from_where_they_begin() -> None:
    """Of what lies in the gap before them nothing is removed: no cell is there."""
    timeline = chat()
    plan = plan_tail(timeline, [timeline.turn(2)], [(1, 2, 3)])
    assert plan.edits == (Remove(12), Decode((1, 2, 3), LIVE, 9))


def test_a_whole_chat_begins_anew_at_the_first_position() -> None:
    timeline = chat()
    plan = plan_tail(timeline, [timeline.turn(number) for number in (0, 1, 2)], [(1, 2), (3,), (4,)])
    assert dict(plan.moved) == {Span(0, 5): Span(0, 2), Span(5, 9): Span(2, 3), Span(12, 20): Span(3, 4)}
    assert plan.edits == (Remove(0), Decode((1, 2, 3, 4), LIVE, 0))
    prove_tail(plan, timeline, 256)


@pytest.mark.parametrize("numbers", [(), (1,), (1, 0), (0, 2)])
def test_only_the_last_turns_can_be_replaced(numbers: tuple[int, ...]) -> None:
    timeline = chat()
    with pytest.raises(PlanError, match="last turns"):
        plan_tail(timeline, [timeline.turn(number) for number in numbers], [(1,)] * len(numbers))


@pytest.mark.parametrize("tokens", [[()], [(1,), (2,)], []])
def test_every_turn_needs_its_tokens(tokens: list[tuple[int, ...]]) -> None:
    timeline = chat()
    with pytest.raises(PlanError, match="needs tokens"):
        plan_tail(timeline, [timeline.turn(2)], tokens)
