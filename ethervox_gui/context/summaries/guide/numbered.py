"""The guide's notes: numbered sentences in the forms that it was taught, and what each of them is about.

"(3) Your dog is called Rex." is about the dog's name, whatever that is: a later note of the same says what is
true now.  The guide should keep the number then ("Updated. (3) …"), and does not always.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from ethervox_gui.context.summaries.extract import sentences_of
from ethervox_gui.context.summaries.guide.evidence import is_said
from ethervox_gui.context.turns.turns import Role, Turn

#: What the guide says to what it is told again.
KNOWN: Final = "Yes, I know."

_NUMBERED: Final = re.compile(r"(?:- )?\((\d+)\) (?=\S)")
#: The forms of ``resources/guide_model/facts.toml`` up to their value; "is called" and "is" are the same.
_FORM: Final = re.compile(
    r"((?:your|the) (?:\S+ ){1,5}?(?:is in the|is on|starts at|lives in|works as|is)"
    r"|you (?:live in|are allergic to|work as|work at|are(?= \d))"
    r"|(?:\S+ ){1,3}?(?:lives in|works as|likes|birthday is on))(?= )",
    re.IGNORECASE,
)


def thing_of(line: str) -> str | None:
    """What a numbered note is about; ``None`` for any other line."""
    numbered = _NUMBERED.match(line)
    form = _FORM.match(line, numbered.end()) if numbered is not None else None
    return form[1].casefold() if form is not None else None


def is_numbered(line: str) -> bool:
    """Whether a line is a note, whatever it says."""
    return _NUMBERED.match(line) is not None


def number_of(note: str) -> int:
    """The number of a note; 0 of what is none."""
    found = _NUMBERED.match(note)
    return int(found[1]) if found is not None else 0


def form_of(answer: str) -> str | None:
    """The form of an answer up to its value, in small letters: that of a note without its number."""
    form = _FORM.match(answer)
    return form[1].casefold() if form is not None else None


def notes_in(reply: str, said: str) -> list[str]:
    """The numbered notes of a reply, as far as they say what the user ``said``.

    A note that says anything else of it is made up ("lugs" where ear plugs were told of), and so is one of a
    thing that was not spoken of, of a day that is none ("on 19 pounds"), of the user where nobody spoke of
    themselves, or of a cake where the budget for it was told.
    """
    return [
        text
        for text in sentences_of(reply)
        if (thing := thing_of(text)) is not None and is_said(text, thing, said)
    ]


def wrongly_known(seen: Iterable[str], said: str) -> list[str]:
    """How the guide must not answer what the user ``said``: that it knows what it noted otherwise.

    ``seen`` are the texts in which its notes stand, replies and summaries.  It was taught to say "Yes, I
    know." to what it is told again, and takes a new value of the same thing for that.
    """
    notes = {text for one in seen for text in sentences_of(one) if thing_of(text) is not None}
    return [f"{KNOWN} {note.removeprefix('- ')}" for note in sorted(notes) if not notes_in(note, said)]


def noted_in(exchange: Sequence[Turn]) -> dict[str, str]:
    """The notes of an exchange, each by what it is about."""
    said = "\n".join(turn.text for turn in exchange if turn.role is Role.USER)
    notes = (note for turn in exchange if turn.role is Role.ASSISTANT for note in notes_in(turn.text, said))
    return {thing: note for note in notes if (thing := thing_of(note)) is not None}
