"""Cuts a long text: into pieces of so many tokens, or down to the end or the beginning that fits."""

from __future__ import annotations

import re
from collections.abc import Callable

#: Where a text is best cut, best place first: between paragraphs, lines, sentences, words.
_PLACES = (re.compile(r"\n\s*\n"), re.compile(r"\n"), re.compile(r"(?<=[.!?。！？])\s*"), re.compile(r"\s+"))

CountTokens = Callable[[str], int]


def pieces(text: str, n_tokens: int, count: CountTokens) -> list[str]:
    """The text in pieces of at most ``n_tokens`` (at least a character each); joined they are the text."""
    found: list[str] = []
    rest = text
    while rest:
        part = head_that_fits(rest, max(n_tokens, 1), count)
        found.append(part)
        rest = rest[len(part) :]
    return found


def head_that_fits(text: str, n_tokens: int, count: CountTokens) -> str:
    """The longest beginning of ``text`` with at most ``n_tokens``, cut at a good place, never empty."""
    if count(text) <= n_tokens:
        return text
    end = _longest(text, n_tokens, count)
    for place in _PLACES:
        # A cut in the second half is near enough: otherwise the next kind of place is tried.
        cuts = [match.end() for match in place.finditer(text, 0, end) if match.end() >= end / 2]
        if cuts:
            return text[: cuts[-1]]
    return text[:end]


def tail_that_fits(text: str, n_tokens: int, count: CountTokens) -> str:
    """The longest end of ``text`` with at most ``n_tokens``, cut at a good place, never empty."""
    if count(text) <= n_tokens:
        return text
    start = len(text) - _longest(text, n_tokens, count, from_end=True)
    for place in _PLACES:
        match = place.search(text, start)
        if match is not None and match.end() <= (start + len(text)) / 2:
            return text[match.end() :]
    return text[start:]


def _longest(text: str, n_tokens: int, count: CountTokens, *, from_end: bool = False) -> int:
    """How many characters fit, by bisection; at least one.

    More characters have more tokens, but for a merge at the very cut, so what is found is counted again.
    """
    low, high = 1, min(len(text), 64 * max(n_tokens, 1))
    while low < high:
        middle = (low + high + 1) // 2
        part = text[-middle:] if from_end else text[:middle]
        if count(part) <= n_tokens:
            low = middle
        else:
            high = middle - 1
    return low
