"""What was prepared for the next edit, and when it still holds."""

from __future__ import annotations

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Role, Span, Turn
from ethervox_gui.governor.chat.pending_summary import Prepared
from ethervox_gui.settings import ContextSettings


@pytest.mark.parametrize(
    ("leaving", "coming", "holds"),
    [
        ((1, 2), None, True),
        ((1, 2), Role.USER, True),
        ((1, 2), Role.TOOL, False),  # that is the call whose result comes
        ((1,), Role.TOOL, False),  # and that the message it was made for
    ],
)
def test_what_was_prepared_does_not_take_the_call_from_a_result_that_comes(
    leaving: tuple[int, ...], coming: Role | None, *, holds: bool
) -> None:
    timeline = Timeline()
    for number, role in enumerate((Role.SYSTEM, Role.USER, Role.ASSISTANT)):
        timeline.append(Turn(number, role, "Look.", 10, span=Span(10 * number, 10 * number + 10)))
    timeline.coming = coming
    assert holds_for(timeline, leaving) is holds


def holds_for(timeline: Timeline, leaving: tuple[int, ...]) -> bool:
    decision = Decision(Action.SUMMARIZE_OLD, Trigger.AUTO, leaving, (), 0, 0)
    return Prepared(decision, Detail.BRIEF, None, ContextSettings()).holds(timeline)


def test_what_was_prepared_does_not_take_the_call_from_a_result_that_came_nor_what_is_answered() -> None:
    timeline = Timeline()
    for number, role in enumerate((Role.SYSTEM, Role.USER, Role.ASSISTANT)):
        timeline.append(Turn(number, role, "Look.", 10, span=Span(10 * number, 10 * number + 10)))
    assert holds_for(timeline, (1, 2))
    timeline.append(Turn(3, Role.TOOL, "A page.", 10, span=Span(30, 40)))
    assert not holds_for(timeline, (1, 2)), "the result is here without its call"
    assert holds_for(timeline, (1, 2, 3))
    timeline.begin_reply(Turn(4, Role.ASSISTANT, "", span=Span(40, 40)))
    assert not holds_for(timeline, (1, 2, 3)), "this is being answered"
    assert holds_for(timeline, (2, 3))
