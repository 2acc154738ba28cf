"""A long list in pieces: what is made of a piece is kept while that stays as it is.

A chat of 20,000 turns tells all of them with every edit, which changes a few.  Lists of the same objects are
compared in no time; only what is made of them takes any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

E = TypeVar("E")
P = TypeVar("P")

#: So many entries are one piece.
SIZE = 256


class Pieces(Generic[E, P]):
    """What ``make`` makes of each piece, given the index at which it begins and its entries."""

    def __init__(self, make: Callable[[int, Sequence[E]], P]) -> None:
        self._make = make
        self._entries: list[list[E]] = []
        self._made: list[P] = []

    def __iter__(self) -> Iterator[P]:
        return iter(self._made)

    def show(self, entries: Sequence[E]) -> tuple[list[E], list[E]]:
        """Take the list as it is now: the entries of those pieces that are others, as they were and are."""
        before: list[E] = []
        after: list[E] = []
        n_pieces = -(-len(entries) // SIZE)
        for place in range(n_pieces):
            start = place * SIZE
            now = list(entries[start : start + SIZE])
            if place == len(self._entries):
                self._entries.append(now)
                self._made.append(self._make(start, now))
            elif now != self._entries[place]:
                before += self._entries[place]
                self._entries[place] = now
                self._made[place] = self._make(start, now)
            else:
                continue
            after += now
        for gone in self._entries[n_pieces:]:
            before += gone
        del self._entries[n_pieces:], self._made[n_pieces:]
        return before, after
