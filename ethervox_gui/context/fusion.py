"""Several rankings of the same things made one, by the places alone: their scores cannot be compared."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final, TypeVar

T = TypeVar("T", bound=Hashable)

#: The constant of the paper: how little the first places count more than those behind them.
K: Final = 60


def reciprocal_rank_fusion(rankings: Iterable[Sequence[T]], k: int = K) -> list[T]:
    """The things of all rankings, best first: each counts ``1 / (k + place)`` in every ranking it is in.

    Cormack, Clarke and Büttcher: Reciprocal Rank Fusion outperforms Condorcet and individual Rank Learning
    Methods, SIGIR 2009.  Places count from 1; of equals the one that was seen first comes first.
    """
    scores: dict[T, float] = {}
    for ranking in rankings:
        for place, item in enumerate(dict.fromkeys(ranking), start=1):
            scores[item] = scores.get(item, 0.0) + 1 / (k + place)
    return sorted(scores, key=lambda item: -scores[item])
