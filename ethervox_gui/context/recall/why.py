"""Why an exchange came back for a message, in pairs of words: one of the message, one of the exchange."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ethervox_gui.context.recall.words import WORD, is_unspaced, parts

#: A word of the message and one of the exchange; the same twice where both say it.
Pair = tuple[str, str]

#: So many pairs are told.
MOST_PAIRS: Final = 3
#: Words are the same but for their endings where they share so much of their trigrams.
_ALIKE: Final = 0.5
#: What tells less than this share of what tells most is no reason.
_WORTH_TELLING: Final = 0.4
_SHORTEST_RUN: Final = 2
_SHORTEST_WORD: Final = 3


def shared(asked: str, told: str, rarity: Callable[[str], float]) -> list[Pair]:
    """The words that a message shares with an exchange, the one that tells most first.

    ``rarity`` is what a part of a word tells, as :meth:`WordIndex.rarity`.
    """
    others = {word.casefold(): word for word in WORD.findall(unicodedata.normalize("NFKC", told))}
    told = "\n".join(others)
    found: dict[Pair, float] = {}
    for word in WORD.findall(unicodedata.normalize("NFKC", asked)):
        if is_unspaced(word):
            for run in _runs(word.casefold(), told):
                found[run, run] = sum(map(rarity, parts(run)))
        elif (other := _nearest(word.casefold(), others)) is not None:
            pair = (word, word if other == word.casefold() else others[other])
            found[pair] = sum(map(rarity, parts(word) & parts(others[other])))
    return worth_telling(found)


def worth_telling(pairs: Mapping[Pair, float]) -> list[Pair]:
    """The pairs that count most, at most :data:`MOST_PAIRS`."""
    order = sorted(pairs, key=lambda pair: -pairs[pair])
    return [pair for pair in order if pairs[pair] >= _WORTH_TELLING * pairs[order[0]] > 0][:MOST_PAIRS]


def together(reasons: Iterable[Iterable[Pair]]) -> tuple[Pair, ...]:
    """Some of each of these reasons, without any twice."""
    found: dict[Pair, None] = {}
    columns = [list(reason) for reason in reasons]
    for place in range(max(map(len, columns), default=0)):
        found.update(dict.fromkeys(column[place] for column in columns if place < len(column)))
    return tuple(found)[:MOST_PAIRS]


def word_at(text: str, p0: int, p1: int) -> str:
    """The word of which ``text[p0:p1]`` is a part; empty where that is none."""
    piece = text[p0:p1]
    if is_unspaced(piece):
        return "".join(WORD.findall(piece))
    return next(
        (m.group() for m in WORD.finditer(text) if m.start() < p1 and m.end() > p0 and m.group().strip()), ""
    )


# ---- inside ----------------------------------------------------------------------------------------


def _nearest(word: str, others: Mapping[str, str]) -> str | None:
    """The same word, or the one that is most like it; none for short ones, which are in every text."""
    if len(word) < _SHORTEST_WORD and not word.isdigit():
        return None
    if word in others:
        return word
    own = _trigrams(word)
    best, likeness = None, _ALIKE
    for other in others:
        their = _trigrams(other)
        share = 2 * len(own & their) / (len(own) + len(their))
        if share > likeness:
            best, likeness = other, share
    return best


def _trigrams(word: str) -> set[str]:
    return {f" {word} "[i : i + 3] for i in range(len(word))}


def _runs(word: str, told: str) -> list[str]:
    """The longest pieces of a text without spaces that are told, too."""
    found: list[str] = []
    start = 0
    while start <= len(word) - _SHORTEST_RUN:
        end = start + _SHORTEST_RUN
        while end <= len(word) and word[start:end] in told:
            end += 1
        if end - 1 - start >= _SHORTEST_RUN:
            found.append(word[start : end - 1])
            start = end - 1
        else:
            start += 1
    return found
