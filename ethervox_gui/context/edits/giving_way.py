"""Which turns give way when others come back: those that matter least."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ethervox_gui.context.edits.policies import exchanges, protected_numbers
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Role

#: How much the newest turn counts over the oldest, where importance goes from 0 to 1.
_RECENCY: Final = 0.5


def room_for(timeline: Timeline, n_tokens: int, keep: Collection[int] = ()) -> tuple[int, ...] | None:
    """The turns that matter least, whole exchanges with ``n_tokens`` or more; ``None`` if there are too few.

    Exchanges that were brought back go first: they can come again.  Otherwise one is as important as its most
    important turn, and the more so the newer it is.  System turn, pinned turns, the newest exchange and those
    in ``keep`` stay.
    """
    if n_tokens <= 0:
        return ()
    turns = [turn for turn in timeline.resident() if turn.role is not Role.SYSTEM]
    untouchable = protected_numbers(turns) | frozenset(keep)
    every = exchanges(turns)

    def worth(index: int) -> tuple[bool, float]:
        importance = max(turn.importance for turn in every[index])
        was_back = any(turn.recalled for turn in every[index])
        return not was_back, importance + _RECENCY * index / len(every)

    def size(index: int) -> int:
        return sum(turn.n_tokens for turn in every[index])

    free = [
        index
        for index, exchange in enumerate(every[:-1])
        if untouchable.isdisjoint(turn.number for turn in exchange)
    ]
    chosen: list[int] = []
    for index in sorted(free, key=worth):
        if sum(map(size, chosen)) >= n_tokens:
            break
        chosen.append(index)
    if sum(map(size, chosen)) < n_tokens:
        return None
    for index in sorted(chosen, key=worth, reverse=True):
        if sum(map(size, chosen)) - size(index) >= n_tokens:
            chosen.remove(index)  # what came last may have been large enough without it
    return tuple(sorted(turn.number for index in chosen for turn in every[index]))
