"""Does a summary say only what was said?  Names and numbers that nobody mentioned give a bad one away.

A small model garbles a name it copies ("Falcon" becomes "Faisbon"), and a garbled name in a summary would be
the truth from then on.  What is mixed up but was said somewhere is not noticed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ethervox_gui.context.language.words import HANGUL, SIGNS, UNSPACED, digits_as_typed

#: A number in a script that writes on without a space ("1984年", "1984년에") is a word of its own.
_WORD = re.compile(rf"\d+(?:[.,:]\d+)+|[{UNSPACED}]|[{HANGUL}]+|(?:[^\W{UNSPACED}{HANGUL}]|[{SIGNS}])+")
#: What stands before a line of a list: a sign, a number, or both.
_LINE_MARK = re.compile(r"^\W*(?:\d{1,3}[.)]\s+)?")
#: What may stand before the first word of a sentence.
_OPENS = "\"'“‘("


def grounded(summary: str, said: Iterable[str], *, names_are_large: bool = True) -> str:
    """The lines of a summary that bring up no name or number that was not said.

    Where all nouns have a capital letter only numbers give a bad line away (``names_are_large`` is false).
    """
    known = _known(said)
    return "\n".join(line for line in summary.splitlines() if not _unknown(line, known, names_are_large))


def invented(summary: str, said: Iterable[str]) -> frozenset[str]:
    """The names and numbers in a summary that occur in none of the texts it stands for."""
    known = _known(said)
    return frozenset(word for line in summary.splitlines() for word in _unknown(line, known))


def names_and_numbers(line: str) -> frozenset[str]:
    """The names and numbers in a line, in small letters.

    A name is a capitalised word that does not begin a sentence; a number is a word with a digit in it.
    """
    return frozenset(word.lower() for word in _names_and_numbers(without_mark(line)))


def without_mark(line: str) -> str:
    """A line without what marks it as one of a list: "- ", "(3) ", "3. ", or several of these."""
    return _LINE_MARK.sub("", line, count=1)


def _known(said: Iterable[str]) -> set[str]:
    return {word.lower() for text in said for word in _WORD.findall(digits_as_typed(text))}


def _unknown(line: str, known: set[str], names_are_large: bool = True) -> list[str]:
    words = _names_and_numbers(without_mark(line))
    if not names_are_large:
        words = (word for word in words if any(map(str.isdigit, word)))
    return [word for word in words if word.lower() not in known]


def _names_and_numbers(line: str) -> Iterable[str]:
    line = digits_as_typed(line)
    first = len(line) - len(line.lstrip(f" {_OPENS}"))
    for match in _WORD.finditer(line):
        word = match.group()
        is_name = word[0].isupper() and word != "I" and match.start() > first
        is_name = is_name and not _ends_before(line, match.start())
        if is_name or any(character.isdigit() for character in word):
            yield word


def _ends_before(line: str, at: int) -> bool:
    """Whether a sentence ends before the word that begins here."""
    if at and line[at - 1] in _OPENS:
        at -= 1
    while at and line[at - 1].isspace():
        at -= 1
    return at > 0 and line[at - 1] in ".!?:"
