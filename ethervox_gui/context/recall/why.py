"""Why an exchange came back for a message, in pairs of words: one of the message, one of the exchange."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ethervox_gui.context.language.parts import is_unspaced, parts, without_accents
from ethervox_gui.context.language.pointing import points
from ethervox_gui.context.language.words import WORD

#: A word of the message and one of the exchange; the same twice where both say it.
Pair = tuple[str, str]

#: So many pairs are told.
MOST_PAIRS: Final = 3
#: Words are the same but for their endings and accents where they share so much of their trigrams.
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
    alike = _Alike(others)
    found: dict[Pair, float] = {}
    for word in dict.fromkeys(WORD.findall(unicodedata.normalize("NFKC", asked))):
        if is_unspaced(word):
            for run in _runs(word.casefold(), told):
                found[run, run] = sum(map(rarity, parts(run)))
        elif (other := alike.nearest(word.casefold())) is not None:
            pair = (word, word if other == word.casefold() else others[other])
            found[pair] = sum(map(rarity, parts(word) & parts(others[other])))
    return worth_telling(found)


def worth_telling(pairs: Mapping[Pair, float]) -> list[Pair]:
    """The pairs that count most, at most :data:`MOST_PAIRS`; none of words that only ask or point."""
    named = (pair for pair in pairs if not any(map(points, pair)))
    order = sorted(named, key=lambda pair: -pairs[pair])
    return [pair for pair in order if pairs[pair] >= _WORTH_TELLING * pairs[order[0]] > 0][:MOST_PAIRS]


def together(reasons: Iterable[Iterable[Pair]]) -> tuple[Pair, ...]:
    """Some of each of these reasons, without any twice."""
    found: dict[Pair, None] = {}
    columns = [list(reason) for reason in reasons]
    for place in range(max(map(len, columns), default=0)):
        found.update(dict.fromkeys(column[place] for column in columns if place < len(column)))
    return tuple(found)[:MOST_PAIRS]


def words_at(text: str, places: Iterable[tuple[int, int]]) -> list[str]:
    """For each of these places the word of which ``text[p0:p1]`` is a part; empty where that is none.

    Of a script without spaces what stands there.
    """
    words = list(WORD.finditer(text))
    ends = [word.end() for word in words]
    found: list[str] = []
    for p0, p1 in places:
        piece = text[p0:p1]
        if is_unspaced(piece):
            found.append("".join(WORD.findall(piece)))
        else:
            number = bisect_right(ends, p0)
            is_there = p0 < p1 and number < len(words) and words[number].start() < p1
            found.append(words[number].group() if is_there else "")
    return found


# ---- inside ----------------------------------------------------------------------------------------


class _Alike:
    """Words by their trigrams, so that each is compared with those alone that could be like it."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = dict.fromkeys(words)
        self._sizes: dict[str, int] = {}
        self._having: defaultdict[str, list[str]] = defaultdict(list)

    def nearest(self, word: str) -> str | None:
        """The same word, or the first of those most like it; none for short ones, which are in every text."""
        if len(word) < _SHORTEST_WORD and not word.isdigit():
            return None
        if word in self._words:
            return word
        if not self._sizes:
            self._take_apart()
        own = _trigrams(word)
        n_shared = Counter(other for part in own for other in self._having.get(part, ()))
        shares = {other: 2 * n / (len(own) + self._sizes[other]) for other, n in n_shared.items()}
        greatest = max(shares.values(), default=0.0)
        if greatest <= _ALIKE:
            return None
        best = {other for other, share in shares.items() if share == greatest}
        return next(other for other in self._words if other in best)

    def _take_apart(self) -> None:
        for word in self._words:
            found = _trigrams(word)
            self._sizes[word] = len(found)
            for part in found:
                self._having[part].append(word)


def _trigrams(word: str) -> set[str]:
    plain = without_accents(word)
    return {f" {plain} "[i : i + 3] for i in range(len(plain))}


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
