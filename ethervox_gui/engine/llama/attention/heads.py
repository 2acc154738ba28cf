"""Which heads count, and from which score on something is asked for: as learned, or a safe default.

A score is told in units of its limit, and is greater where the message asks for something told
(:mod:`.asking`).  Before that what the nearest exchanges get is taken away: how far away something lies draws
a head, too, and neighbours lie nearly as far.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention import half_precision
from ethervox_gui.engine.llama.attention.asking import Plane

Heads = NDArray[np.float32]

#: What a head varies by at least, in units of attention's logits.
SPREAD: Final = 2.0
#: The share of the heads that counts while nothing is learned: those that are drawn most.
_DRAWN: Final = 0.15
#: The limit then, for a habit of very many messages; fewer know it less well.
_LIMIT: Final = 0.72
_UNSURE: Final = 2.0
#: So many exchanges on each side are an exchange's neighbours.
_BESIDE: Final = 3
#: Another one makes what was learned be learned anew.
_VERSION: Final = 5


@dataclass(frozen=True)
class CountingHeads:
    """``weights`` of all heads that are looked at, which sum up to 1; ``None``: those that are drawn most.

    Weights for another number of heads say nothing.  ``asking`` tells whether a message asks for something
    told, and counts ``asking_worth`` in the units of :meth:`raw`.  ``usual`` are the queries of everyday
    messages that a chat begins with, which has no habit of its own yet: (messages, tokens, heads that count,
    head size), as :class:`~.logits.Message` has them.
    """

    weights: Heads | None = None
    limit: float = _LIMIT
    asking: Plane | None = None
    asking_worth: float = 0.0
    usual: Heads | None = None

    def counting(self, n_heads: int) -> list[int] | None:
        """The heads that count, of so many; ``None``: all may."""
        if self.weights is None or len(self.weights) != n_heads:
            return None
        return [int(number) for number in np.flatnonzero(self.weights)]

    def alone(self, heads: Sequence[int]) -> CountingHeads:
        """The same for what these heads give alone."""
        return self if self.weights is None else replace(self, weights=self.weights[list(heads)])

    def scores(
        self, beyond: Heads, n_messages: float, usual: Sequence[int] | None = None, asks: float = 0.0
    ) -> NDArray[np.float64]:
        """How much each exchange is asked for, from what heads give exchanges beyond their habit.

        ``n_messages`` are those that the habit is known from; ``usual`` exchanges tell what is usual;
        ``asks`` is what :meth:`asks` says of the message.
        """
        return (self.raw(apart(beyond), n_messages, usual) + asks) / self.limit

    def asks(self, states: Sequence[Heads]) -> float:
        """What it is worth that the message of these states, by layer, asks for something told."""
        return 0.0 if self.asking is None else self.asking_worth * self.asking.of(states)

    def raw(
        self, beyond: Heads, n_messages: float, usual: Sequence[int] | None = None
    ) -> NDArray[np.float64]:
        """The same in no units, of exchanges that are apart from their neighbours."""
        weights = self._weights(beyond)
        if weights is None:
            n_drawn = max(1, int(_DRAWN * len(beyond)))
            found = np.partition(beyond, -n_drawn, axis=0)[-n_drawn:].mean(0)
        else:
            found = weights @ beyond
        middle = (found if usual is None else found[usual]).mean()
        known: NDArray[np.float64] = (found - middle) / (1 + _UNSURE / n_messages)
        return known

    def most_drawn(self, beyond: Heads) -> list[int]:
        """The heads that say most for an exchange, by what they give it."""
        weights = self._weights(beyond)
        worth = beyond if weights is None else beyond * weights
        n_drawn = max(1, int(_DRAWN * len(beyond)))
        return [int(number) for number in np.argsort(-worth)[:n_drawn] if worth[number] > 0]

    def _weights(self, beyond: Heads) -> Heads | None:
        return None if self.weights is None or len(self.weights) != len(beyond) else self.weights

    def to_text(self, name: str) -> str:
        """For :meth:`from_text`; ``name`` says of what layers it is."""
        weights = None if self.weights is None else [round(float(value), 5) for value in self.weights]
        asking = None if self.asking is None else {"plane": self.asking.to_text(), "worth": self.asking_worth}
        return json.dumps(
            {
                "version": _VERSION,
                "layers": name,
                "weights": weights,
                "limit": self.limit,
                "asking": asking,
                "usual": None if self.usual is None else _packed(self.usual),
            }
        )

    @classmethod
    def from_text(cls, text: str, name: str) -> CountingHeads | None:
        """What :meth:`to_text` wrote; ``None`` for other layers, another version, or anything else."""
        try:
            found = json.loads(text)
            if (found["version"], found["layers"]) != (_VERSION, name):
                return None
            weights, limit = found["weights"], float(found["limit"])
            read = None if weights is None else np.array(weights, np.float32)
            told = found["asking"]
            asking = None if told is None else Plane.from_text(told["plane"])
            asking_worth = 0.0 if told is None else float(told["worth"])
            usual = None if found["usual"] is None else _unpacked(found["usual"])
        except (ValueError, TypeError, KeyError):
            return None
        if not (0 < limit < float("inf") and 0 <= asking_worth < float("inf")) or (
            read is not None and (read.ndim != 1 or not np.isfinite(read).all() or read.sum() <= 0)
        ):
            return None
        n_counting = 0 if read is None else np.count_nonzero(read)
        if usual is not None and (usual.ndim != 4 or usual.shape[2] != n_counting or not usual.size):
            return None
        return cls(read, limit, asking, asking_worth, usual)


def _packed(values: Heads) -> dict[str, object]:
    return {"shape": list(values.shape), "values": half_precision.to_text(values)}


def _unpacked(found: Mapping[str, object]) -> Heads:
    """Raises :class:`ValueError` or :class:`TypeError` where that is nothing that was written here."""
    data, shape = found["values"], found["shape"]
    if not (isinstance(data, str) and isinstance(shape, list)):
        raise TypeError("no values")
    return half_precision.from_text(data).reshape(shape)


def apart(beyond: Heads) -> Heads:
    """How much more each exchange gets than those beside it, by head; they are in the order of the chat."""
    n_exchanges = beyond.shape[1]
    if n_exchanges < 2:
        return beyond
    sums = np.concatenate([np.zeros((len(beyond), 1), np.float32), beyond.cumsum(1)], axis=1)
    places = np.arange(n_exchanges)
    first, end = np.maximum(places - _BESIDE, 0), np.minimum(places + _BESIDE + 1, n_exchanges)
    around = sums[:, end] - sums[:, first] - beyond
    found: Heads = beyond - around / (end - first - 1)
    return found


def beyond_habit(values: Heads, habit: Heads) -> Heads:
    """What heads give beyond what they usually do, in units of how much that varies: ``habit`` by message."""
    found: Heads = (values - habit.mean(0)) / (habit.std(0) + SPREAD)
    return found
