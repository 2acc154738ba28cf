"""Whether a message asks for something that was told before, read from what the model makes of it anyway.

"What is my job?" and "What is the capital of Mongolia?" are both questions, and only one of them is answered
by the chat.  A model must know which, and it shows in the states of its layers: a plane between messages of
both kinds, learned once for each model by ridge regression, tells them apart also in languages and chats that
it was not learned in.  So exchanges count for more where a message asks, and for less where it does not.

States and not queries, since those are rotated by their position; what asks in the lessons stands elsewhere
than in a chat.  Chosen with Qwen2.5 Coder 0.5B on the sets of tests/data/fault_choosing.txt, where a message
that asks is above one that does not, at the same place of the chat, in 0.94 of all pairs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention import half_precision

Values = NDArray[np.float32]

#: So many of a message's tokens say it, its last ones, which have read all of it.
LAST: Final = 5
#: How much the plane keeps away from what it was learned from, in units of how much that varies.
_RIDGE: Final = 0.1
#: Where a message that asks is not above one that does not at least this often, nothing was learned.
_LEAST: Final = 0.75


def features(states: Sequence[Values]) -> Values:
    """What its last tokens were made of at each layer, all of length 1, one behind the other.

    ``states`` by layer, (tokens, values); empty where they were not seen.
    """
    found: list[Values] = []
    for place in range(1, LAST + 1):
        for layer in states:
            values = layer[max(0, len(layer) - place)]
            found.append(values / max(float(np.linalg.norm(values)), 1e-12))
    return np.concatenate(found).astype(np.float32) if found else np.empty(0, np.float32)


@dataclass(frozen=True)
class Plane:
    """A message's features times ``weights``, and ``least`` less, is greater on one side: where it asks."""

    weights: Values
    least: float

    def of(self, states: Sequence[Values]) -> float:
        """About 1 more where the message of these states asks for something told than where it does not.

        0 where they were not seen, or are of another size.
        """
        values = features(states)
        return float(values @ self.weights) - self.least if len(values) == len(self.weights) else 0.0

    def to_text(self) -> str:
        """For :meth:`from_text`."""
        return half_precision.to_text(np.append(self.weights, self.least))

    @classmethod
    def from_text(cls, text: str) -> Plane:
        """What :meth:`to_text` wrote.  Raises :class:`ValueError` for anything else."""
        values = half_precision.from_text(text)
        if len(values) < 2:
            raise ValueError("no plane")
        return cls(values[:-1], float(values[-1]))


class Learned(NamedTuple):
    """A plane, and for each message what one would say of it that had not seen its chat."""

    plane: Plane
    unseen: NDArray[np.float64]


def learn(seen: Sequence[Values], asks: Sequence[bool], chats: Sequence[int]) -> Learned | None:
    """Learn a plane from the features of messages, which of them ask, and the chat (its number) each is of.

    ``None`` where that cannot be told apart.  Ridge regression by its dual; what is left of messages that are
    left out follows from the inverse alone, as for one of them (T. Hastie, R. Tibshirani, J. Friedman, The
    Elements of Statistical Learning, section 7.10) so for all of a chat.
    """
    labels = np.array(asks)
    if not labels.any() or labels.all() or not all(map(len, seen)):
        return None
    every = np.stack(seen).astype(np.float64)
    middle = every.mean(0)
    apart = every - middle
    products = apart @ apart.T
    size = float(np.trace(products)) / len(products)
    if size <= 0:
        return None
    wanted = labels - labels.mean()
    inverse = np.linalg.inv(products + _RIDGE * size * np.eye(len(products)))
    dual = inverse @ wanted
    unseen = wanted.astype(np.float64)
    for chat in set(chats):
        own = np.flatnonzero(np.array(chats) == chat)
        unseen[own] -= np.linalg.solve(inverse[np.ix_(own, own)], dual[own])
    if (unseen[labels][:, None] > unseen[~labels]).mean() < _LEAST:
        return None
    weights = apart.T @ dual
    return Learned(Plane(weights.astype(np.float32), float(middle @ weights)), unseen)
