"""What somebody typed into the search field, as terms; and terms as FTS5 expressions.

Any text makes a valid query: every term is quoted, so nothing in it can be an operator.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from ethervox_gui.storage.base.values import storable

_MAX_LENGTH = 2000
_MAX_TERMS = 24

#: Words that say nothing about what is looked for; they are left out if another one remains.
_COMMON = frozenset(
    """
    a about again all also am an and any are as at be been being but by can could did do does doing don't for
    from had has have having he her here hers him his how i if in into is it its just me might mine more most
    my no nor not of on or our ours out over please shall she should so some such tell than that the their
    theirs them then there these they this those to too up us very was we were what when where which who whom
    whose why will with would yes you your yours
    """.split()  # noqa: SIM905 - a list of ninety quoted words is no easier to read
)
_ENDINGS = frozenset({"s", "re", "ve", "ll", "d", "m", "t"})

# Han, kana, Thai, Lao, Tibetan, Myanmar, Khmer: written without spaces between words.
_UNSPACED = re.compile(
    "[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u19e0-\u19ff\u1a20-\u1aaf\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029"
    "\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua9e0-\ua9ff\uaa60-\uaa7f\uf900-\ufaff\uff66-\uff9f"
    "\U00020000-\U0003ffff]"
)
_APOSTROPHES = "'’"
_ASCII_WORD = re.compile("[0-9A-Za-z]+(?:'[0-9A-Za-z]+)*")


@dataclass(frozen=True, slots=True)
class Term:
    """A word, or several that stand together in this order; the last may be only the beginning of one."""

    text: str
    prefix: bool = False


@dataclass(frozen=True, slots=True)
class Query:
    """The terms to look for: ``words`` in the index of words, ``parts`` in the index of trigrams.

    Not ``telling``: the words say nothing about what is looked for, but there are no others.
    """

    words: tuple[Term, ...]
    parts: tuple[str, ...]
    unspaced: bool
    telling: bool = True


def parse(text: str) -> Query:
    """Read what was typed.  Text in double quotes is one term; the last word may be unfinished."""
    text = unicodedata.normalize("NFC", storable(text)[:_MAX_LENGTH]).replace("\0", " ")
    pieces = text.split('"')
    terms: list[Term] = []
    parts: list[str] = []
    for index, piece in enumerate(pieces):
        quoted = index % 2 == 1 and index < len(pieces) - 1
        words = _words(piece)
        if quoted and words:
            terms.append(Term(" ".join(words)))
            parts.append(" ".join(piece.split()))
        else:
            last_open = index == len(pieces) - 1 and bool(piece) and _is_word(piece[-1])
            for at, word in enumerate(words):
                unfinished = last_open and at == len(words) - 1 and len(word) > 1
                terms.append(Term(_plain(word), prefix=unfinished))
            parts += _runs(piece)
    telling = [term for term in terms if term.text.lower() not in _COMMON]
    if not parts:  # nothing but punctuation or symbols: they can still be found as they stand
        parts = text.replace('"', " ").split()
    return Query(
        tuple((telling or terms)[:_MAX_TERMS]),
        tuple(dict.fromkeys(parts))[:_MAX_TERMS],
        _UNSPACED.search(text) is not None,
        bool(telling),
    )


def _is_word(character: str) -> bool:
    return character.isalnum() or unicodedata.category(character)[0] == "M"


def _words(text: str) -> list[str]:
    """The words of a text; an apostrophe between letters does not end one."""
    if text.isascii():
        return _ASCII_WORD.findall(text)
    words: list[str] = []
    word = ""
    for at, character in enumerate(text + " "):
        if _is_word(character) or (
            character in _APOSTROPHES and word and at + 1 < len(text) and _is_word(text[at + 1])
        ):
            word += character
        else:
            if any(c.isalnum() for c in word):
                words.append(word)
            word = ""
    return words


def _plain(word: str) -> str:
    """The word without an English ending behind an apostrophe: ``dog's`` is ``dog``."""
    lowered = word.lower().replace("’", "'")
    if lowered in _COMMON:
        return lowered
    stem, apostrophe, ending = lowered.rpartition("'")
    return word[: len(stem)] if apostrophe and stem and ending in _ENDINGS else word


def _runs(text: str) -> list[str]:
    """The words of a text for the trigram index, where scripts without spaces stand by themselves."""
    if text.isascii():
        return _words(text)
    runs: list[str] = []
    for word in _words(text):
        runs += [run for run in re.split(f"({_UNSPACED.pattern}+)", word) if run]
    return runs


def quoted(text: str) -> str:
    """The text as an FTS5 string."""
    return '"' + text.replace('"', '""') + '"'


def match_word(term: Term) -> str:
    """The FTS5 expression for a term."""
    return quoted(term.text) + (" *" if term.prefix else "")
