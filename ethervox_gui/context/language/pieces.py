"""Cuts a long text: into pieces of so many tokens, or down to the beginning, the end or both that fit.

And a sentence without an end into its clauses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

#: Where a text is best cut, best place first: between paragraphs, lines, sentences, words.
_PLACES = (
    re.compile(r"\n\s*\n"),
    re.compile(r"\n"),
    re.compile(r"(?<=[.!?。！？।؟۔])\s*"),
    re.compile(r"\s+"),
)

#: Stands where the middle of a text was.
_LEFT_OUT = "\n[…]\n"

#: Where a clause ends: behind a sign, and before a word that joins clauses.
_CLAUSE: Final = re.compile(
    r"(?<=[,;:،؛])\s+|(?<=[、，；：])|\s+(?=[–—-]\s)"
    r"|\s+(?=(?:and|but|so|because|und|aber|denn|weil|et|mais|parce|y|pero|porque|e|ma|perché|mas|ale|bo|ponieważ"
    r"|ve|ama|çünkü|и|но|а|потому|لكن|لأن|और|लेकिन|क्योंकि)\s)",
    re.IGNORECASE,
)
#: What is longer than so many pieces is no sentence that somebody forgot to end.
_MOST_CLAUSES: Final = 5

CountTokens = Callable[[str], int]


def pieces(text: str, n_tokens: int, count: CountTokens) -> Iterator[str]:
    """The text in pieces of at most ``n_tokens`` (at least a character each); joined they are the text."""
    start = 0
    while start < len(text):
        part = head_that_fits(text[start : start + _most(n_tokens)], max(n_tokens, 1), count)
        yield part
        start += len(part)


def head_that_fits(text: str, n_tokens: int, count: CountTokens) -> str:
    """The longest beginning of ``text`` with at most ``n_tokens``, cut at a good place, never empty."""
    if len(text) <= _most(n_tokens) and count(text) <= n_tokens:
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
    if len(text) <= _most(n_tokens) and count(text) <= n_tokens:
        return text
    start = len(text) - _longest(text, n_tokens, count, from_end=True)
    for place in _PLACES:
        match = place.search(text, start)
        if match is not None and match.end() <= (start + len(text)) / 2:
            return text[match.end() :]
    return text[start:]


def ends_that_fit(text: str, n_tokens: int, count: CountTokens) -> str:
    """The beginning and the end of ``text`` with at most ``n_tokens``, and a line between that says so.

    As much of the end as of the beginning; a text that fits is what it was, of another at least a character
    stays at each end.
    """
    if len(text) <= _most(n_tokens) and count(text) <= n_tokens:
        return text
    n_each = (n_tokens - count(_LEFT_OUT)) // 2
    head = head_that_fits(text, n_each, count)
    return head.rstrip() + _LEFT_OUT + tail_that_fits(text[len(head) :], n_each, count).lstrip()


def clauses(sentence: str, n_chars: int) -> list[str]:
    """A sentence that is longer than ``n_chars`` in pieces of at most so many, cut where clauses end.

    As it is where it fits, where nothing joins its clauses, or where it is much too long for a sentence.
    """
    if not n_chars < len(sentence) <= _MOST_CLAUSES * n_chars:
        return [sentence]
    found: list[str] = []
    start = end = 0
    for match in (*_CLAUSE.finditer(sentence), None):
        at = len(sentence) if match is None else match.start()
        if at - start > n_chars and end > start:
            found.append(sentence[start:end])
            start = end
        end = at
    return [piece.strip(" ,;:،؛、，；：") for piece in (*found, sentence[start:])]


def _longest(text: str, n_tokens: int, count: CountTokens, *, from_end: bool = False) -> int:
    """How many characters fit; at least one.  First ever more of them, then by bisection.

    More characters have more tokens, but for a merge at the very cut.
    """

    def fits(n_chars: int) -> bool:
        return count(text[-n_chars:] if from_end else text[:n_chars]) <= n_tokens

    low, high = 1, min(len(text), _most(n_tokens))
    ahead = n_tokens
    while low < ahead < high:
        if not fits(ahead):
            high = ahead - 1
            break
        low, ahead = ahead, 2 * ahead
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return low


def _most(n_tokens: int) -> int:
    """So many characters are looked at for so many tokens."""
    return 64 * max(n_tokens, 1)
