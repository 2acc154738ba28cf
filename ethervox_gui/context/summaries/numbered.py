"""The guide's notes: numbered sentences in the forms that it was taught, and what each of them is about.

"(3) Your dog is called Rex." is about the dog's name, whatever that is: a later note of the same says what is
true now.  The guide should keep the number then ("Updated. (3) …"), and does not always.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.words import words
from ethervox_gui.context.summaries.extract import sentences_of
from ethervox_gui.context.summaries.grounding import grounded
from ethervox_gui.context.turns.turns import Role, Turn

#: What the guide says to what it is told again.
KNOWN: Final = "Yes, I know."

_NUMBERED: Final = re.compile(r"(?:- )?\(\d+\) (?=\S)")
#: The forms of ``resources/guide_model/facts.toml`` up to their value; "is called" and "is" are the same.
_FORM: Final = re.compile(
    r"((?:your|the) (?:\S+ ){1,5}?(?:is in the|is on|starts at|lives in|works as|is)"
    r"|you (?:live in|are allergic to|work as|work at|are(?= \d))"
    r"|(?:\S+ ){1,3}?(?:lives in|works as|likes|birthday is on))(?= )",
    re.IGNORECASE,
)
#: Words of the forms, for which people say all kinds of others.
_OF_FORMS: Final = frozenset((
    "your", "you", "the", "is", "in", "on", "at", "starts", "lives", "live", "works", "work", "as", "likes",
    "birthday", "are", "allergic", "to", "favorite", "name", "hobby",
))  # fmt: skip
#: Words that name no thing, which the guide takes for one where a sentence has no noun in that place.
_NO_THING: Final = frozenset((
    "he", "she", "it", "they", "her", "his", "its", "their", "this", "that", "these", "those", "there",
    "must", "should", "can", "could", "may", "might", "will", "would", "shall",
))  # fmt: skip
#: Nor do these by themselves: of "Rent is 612 euros a month" the guide notes that "your month is 612 euros".
_NO_THING_ALONE: Final = frozenset(("month", "week", "year", "hour", "minute", "next", "number"))
#: One of these is said by who tells something of themselves: "Tom here", "You are talking to Tom".
_OF_ONESELF: Final = frozenset(("me", "us", "you", "you're", "here", "name", "career", "hired", "paycheck"))
_OWN_NAME: Final = "your name is"
#: Beginnings of words for other days of somebody's than a birthday.
_OTHER_DAYS: Final = (
    "marr", "wedding", "engage", "divorc", "anniversar", "graduat", "retir", "operat", "surger", "mov",
    "flies", "flight", "leav", "arriv", "visit", "return", "exam", "appointment", "interview",
)  # fmt: skip
#: One of these stands at most one word before a name that somebody says to be theirs.
_NAMING: Final = frozenset((
    "name", "name's", "named", "call", "called", "calls", "me", "am", "i'm", "im", "is", "as", "to", "with",
    "introduced",
))  # fmt: skip
#: "The budget for" a cake: what is told is about a part of the thing, or something that belongs to it.
_PART: Final = r"\b(?:the|an?|my|our|its) (\w+) (?:of|for) (?:my|our|the) %s\b"
#: Short words that the guide puts into a value of itself.
_IN_VALUES: Final = frozenset((
    "called", "years", "old", "a", "an", "the", "of", "and", "at", "in", "on", "to", "s",
))  # fmt: skip

#: What something "is on" is a day, and no price or month.
_DAY: Final = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|to(?:day|night|morrow)|weekends?|christmas\w*|easter"
    r"|\w+ day"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\W+(?:the )?\d+|\d{1,2}(?:st|nd|rd|th)"
    r"|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*"
    r"|\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?)\b",
    re.IGNORECASE,
)
#: "The drums in a band called" so: that is the name of the band.
_CALLED: Final = r"\b(?:an?|the|another|some) (?:\w+ )?(\w+) (?:called|named) %s\b"
#: What the forms mean by the thing itself: the name of a dog, the day of a meeting.
_ITSELF: Final = frozenset(("name", "place", "day", "date", "time"))


def thing_of(line: str) -> str | None:
    """What a numbered note is about; ``None`` for any other line."""
    numbered = _NUMBERED.match(line)
    form = _FORM.match(line, numbered.end()) if numbered is not None else None
    return form[1].casefold() if form is not None else None


def notes_in(reply: str, said: str) -> list[str]:
    """The numbered notes of a reply, as far as they say what the user ``said``.

    A note that says anything else of it is made up ("lugs" where ear plugs were told of), and so is one of a
    thing that was not spoken of, of a day that is none ("on 19 pounds"), of the user where nobody spoke of
    themselves, or of a cake where the budget for it was told.
    """
    return [text for text in sentences_of(reply) if _says_it(text, said)]


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


# ---- inside ----------------------------------------------------------------------------------------


def _says_it(note: str, said: str) -> bool:
    """Whether a sentence is a note, and says what was ``said``."""
    thing = thing_of(note)
    if thing is None or not grounded(note, [said]):
        return False
    value = note[note.casefold().index(thing) + len(thing) :].strip(" .")
    named, spoken = _words(thing), _words(said)
    if not any(map(str.isalnum, value)) or named & _NO_THING or not named - _OF_FORMS <= spoken:
        return False
    if not _words(value) - _IN_VALUES <= spoken or (thing.endswith(" is on") and _DAY.search(value) is None):
        return False
    if "favorite" not in named and named - _OF_FORMS and named - _OF_FORMS <= _NO_THING_ALONE:
        return False
    if thing.endswith("birthday is on") and any(word.startswith(_OTHER_DAYS) for word in spoken):
        return False
    if not named - _OF_FORMS:
        of_oneself = speaks_of_oneself(said) or not _OF_ONESELF.isdisjoint(words(said))
        return of_oneself and (thing != _OWN_NAME or _is_named(value, said))
    name = value.removeprefix("called ").casefold()
    called = re.findall(_CALLED % re.escape(name), said.casefold())
    return all(noun in named for noun in called) and not _is_of_a_part(note, thing, said)


def _is_named(name: str, said: str) -> bool:
    """Whether somebody says a name as theirs: "I'm Tom", not "I am writing a Python tool"."""
    before, _, behind = said.casefold().partition(name.casefold())
    near = words(before.rpartition(". ")[2])[-2:]
    return not near or not _NAMING.isdisjoint(near) or words(behind)[:1] == ["here"]


def _is_of_a_part(note: str, thing: str, said: str) -> bool:
    """Whether what was said is about something that belongs to the thing, and the note says of what not."""
    noun = thing.removeprefix("your ").removeprefix("the ").rpartition(" ")[0]
    parts = re.findall(_PART % re.escape(noun), said.casefold()) if noun else []
    noted = _words(note)
    return any(part not in noted and part not in _ITSELF for part in parts)


def _words(text: str) -> set[str]:
    return set(words(text.replace("'s", " ")))
