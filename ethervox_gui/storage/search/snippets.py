"""The part of a text that shows why it was found, with what matched marked by offsets."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from itertools import islice

from ethervox_gui.storage.base.folding import fold
from ethervox_gui.storage.search.query import Term

_WIDTH = 160
_LEAD = 40
_LOOK_AT = 50_000  # characters of a text that are looked through
_MAX_MATCHES = 100
_LETTER = r"[^\W_]"
_MARKS = "[\u0300-\u036f]*"


class Marker:
    """Finds terms in texts.  Made once for a query, used for every hit."""

    def __init__(self, patterns: Sequence[str]) -> None:
        self._source = "|".join(f"({pattern})" for pattern in patterns)

    @functools.cached_property
    def _for_any(self) -> re.Pattern[str]:
        return re.compile(self._source)

    @functools.cached_property
    def _for_ascii(self) -> re.Pattern[str]:
        """Plain letters carry no marks, and without them a pattern is twice as fast."""
        return re.compile(self._source.replace(_MARKS, ""))

    @classmethod
    def for_words(cls, terms: Iterable[Term]) -> Marker:
        """Marks whole words, and all of a word that begins as an unfinished term does."""
        patterns = []
        for term in terms:
            words = r"[\W_]+".join(_literal(word) for word in re.findall(rf"{_LETTER}+", fold(term.text)))
            end = f"{_LETTER}*" if term.prefix else f"(?!{_LETTER})"
            if words:
                # Looking back comes second: so the first letter is what is looked for.
                first, rest = words[0], words[1:]
                patterns.append(f"{first}(?<!{_LETTER}{first}){rest}{end}")
        return cls(patterns)

    @classmethod
    def for_parts(cls, parts: Iterable[str]) -> Marker:
        """Marks wherever the texts stand."""
        return cls([_literal(fold(part)) for part in parts if part])

    def snippet(self, text: str) -> tuple[str, tuple[tuple[int, int], ...]]:
        """A piece of ``text`` with as many different terms as possible, and where they stand in it.

        Line breaks are kept, so that who shows it may see where lines begin.
        """
        text = text[:_LOOK_AT]
        matches = self._matches(text)
        start = _start(text, _best_match(matches))
        end = min(len(text), start + _WIDTH)
        if end < len(text) and (space := text.rfind(" ", end - _LEAD // 2, end)) > start:
            end = space
        before, after = "…" if start else "", "…" if end < len(text) else ""
        shift = len(before) - start
        marks = tuple((a + shift, b + shift) for a, b, _ in matches if start <= a and b <= end)
        return before + text[start:end] + after, marks

    def _matches(self, text: str) -> list[tuple[int, int, int]]:
        if not self._source:
            return []
        folded = fold(text)
        pattern = self._for_ascii if folded.isascii() else self._for_any
        return [(*m.span(), m.lastindex or 0) for m in islice(pattern.finditer(folded), _MAX_MATCHES)]


def _literal(text: str) -> str:
    return "".join(re.escape(c) + _MARKS if c.isalpha() and c < "\u2000" else re.escape(c) for c in text)


def _best_match(matches: list[tuple[int, int, int]]) -> int:
    """Where a window must begin to show the most different terms; the earliest such place."""
    most = len({term for _, _, term in matches})
    best, place = 0, 0
    for i, (start, _, _) in enumerate(matches):
        if best == most:
            break
        terms = set()
        for _, end, term in matches[i:]:
            if end > start + _WIDTH - _LEAD:
                break
            terms.add(term)
        if len(terms) > best:
            best, place = len(terms), start
    return place


def _start(text: str, match: int) -> int:
    """Where to begin a snippet so that it reads well: with the line, else with a word, a little before."""
    line = text.rfind("\n", 0, match) + 1
    if match - line <= 2 * _LEAD:
        return line
    space = text.find(" ", match - _LEAD, match - _LEAD // 2)
    return space + 1 if space >= 0 else match - _LEAD
