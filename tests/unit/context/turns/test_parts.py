"""The parts of a reply: which of them no model reads."""

from __future__ import annotations

from ethervox_gui.context.turns.parts import read_by_nobody
from ethervox_gui.context.turns.turns import Role, Turn


def reply(first: int, *thinks: bool) -> list[Turn]:
    """A message, and a reply whose parts are thinking or not."""
    turns = [Turn(first, Role.USER, "…")]
    for number, is_thought in enumerate(thinks, first + 1):
        turns.append(Turn(number, Role.ASSISTANT, "…", continues=number > first + 1, thinks=is_thought))
    return turns


def test_thinking_is_read_by_nobody_before_the_end_of_its_reply() -> None:
    """What a reply ends with holds the words that the chat template writes behind it."""
    assert read_by_nobody(reply(0, False, True, True, False)) == {2, 3}
    assert read_by_nobody([*reply(0, False, True), *reply(3, False)]) == set()
    assert read_by_nobody(reply(0, False, False)) == set()
