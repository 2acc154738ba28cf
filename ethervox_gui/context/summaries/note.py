"""A note: one short line of what was said, who said it, and in which turn."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import Final, Literal

from ethervox_gui.context.turns.turns import Role

#: Who made a note: the model, or nobody, from what was said itself.
NoteSource = Literal["model", "extractive"]

#: What is longer than this, in characters, is no fact but a text of its own.
LONGEST: Final = 200

#: Who said it, as it stands in a line.
SPEAKERS: Final = {Role.USER: "You", Role.ASSISTANT: "Model"}
_ROLES: Final = {name: role for role, name in SPEAKERS.items()}
_SPEAKER: Final = re.compile(rf"({'|'.join(_ROLES)}): ")


@dataclass(frozen=True, slots=True)
class Note:
    """Who said it, what, in the turn with which id (0: not known any more), and what it is worth, 0 to 1."""

    speaker: Role
    text: str
    turn_id: int = 0
    worth: float = 0.5
    source: NoteSource = "extractive"

    @property
    def line(self) -> str:
        """The line of a summary that says it."""
        return f"- {SPEAKERS[self.speaker]}: {self.text}"


def parse_line(line: str) -> tuple[Role, str]:
    """Who said the line of a summary, and what; one that names nobody is taken to be of the user."""
    text = line.strip().removeprefix("- ").strip()
    named = _SPEAKER.match(text)
    if named is None:
        return Role.USER, text
    return _ROLES[named.group(1)], text[named.end() :]


def noted_in(notes: Iterable[Note], among: Container[int]) -> dict[str, int]:
    """By what notes say, the ids of the turns they were made in, as far as these are ``among`` some."""
    return {note.text: note.turn_id for note in notes if note.turn_id in among}
