"""The exchanges of a chat, made anew only where its turns changed: nearly always at its end."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import compress, count
from operator import is_not

from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Role, Turn, exchanges_of

#: An exchange, by the ids of its turns.
ExchangeKey = tuple[int, ...]


class Exchanges:
    """All exchanges of a chat, oldest first, without the system turn.

    ``every``: all of them; ``out``: those that have turns outside the cache, besides what the model thought
    or said over and over; ``by_turn``: each by the id of the turn that says what it is about, which is what
    the user said.  Nobody may change any of these; after a change of the timeline they are others.  An
    exchange none of whose turns changed stays the same list.
    """

    def __init__(self) -> None:
        self.every: dict[ExchangeKey, list[Turn]] = {}
        self.out: dict[ExchangeKey, list[Turn]] = {}
        self.by_turn: dict[int, ExchangeKey] = {}
        self._turns: list[Turn] = []
        self._starts: list[int] = []  # where in the turns each exchange begins
        self._timeline: Timeline | None = None
        self._made_at = -1  # of its changes, the one after which they were made

    def follow(self, timeline: Timeline) -> None:
        """Make anew what changed since the last time."""
        if self._timeline is timeline and self._made_at == timeline.n_changes:
            return
        self._timeline, self._made_at = timeline, timeline.n_changes
        turns = [turn for turn in timeline if turn.role is not Role.SYSTEM]
        # The exchange before the first change may go on in it.
        n_kept = max(0, bisect_left(self._starts, _n_same(self._turns, turns)) - 1)
        if len(self.every) != len(self._starts):  # turns without ids of their own
            n_kept = 0
        gone = list(self.every)[n_kept:]
        start = self._starts[n_kept] if n_kept < len(self._starts) else 0
        self.every, self.out, self.by_turn = self.every.copy(), self.out.copy(), self.by_turn.copy()
        for key in gone:
            self.by_turn.pop(subject_of(self.every.pop(key)), None)
            self.out.pop(key, None)
        del self._starts[n_kept:]
        self._turns = turns
        for exchange in exchanges_of(turns[start:]):
            key = tuple(turn.turn_id for turn in exchange)
            self._starts.append(start)
            start += len(exchange)
            self.every[key], self.by_turn[subject_of(exchange)] = exchange, key
            if any(turn.span is None and not turn.thinks for turn in exchange):
                self.out[key] = exchange


def subject_of(turns: Sequence[Turn]) -> int:
    """The turn that says what an exchange is about, by its id: what the user said, or else the first."""
    return next((turn.turn_id for turn in turns if turn.role is Role.USER), turns[0].turn_id)


# ---- inside ----------------------------------------------------------------------------------------


def _n_same(before: Sequence[Turn], now: Sequence[Turn]) -> int:
    """With how many of the same turns both begin.  A turn that changed is another one."""
    differs = map(is_not, before, now)
    return next(compress(count(), differs), min(len(before), len(now)))
