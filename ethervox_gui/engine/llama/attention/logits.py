"""The logits of attention, head by head: a message's queries against the keys of exchanges."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention.asking import LAST
from ethervox_gui.engine.llama.attention.heads import Heads
from ethervox_gui.engine.llama.attention.watch import Values, Watch


class KeyShape(NamedTuple):
    """What is kept of a token: the keys of so many heads, of so many values, at so many layers."""

    n_layers: int
    n_heads: int
    head_size: int

    def read(self, data: bytes) -> NDArray[np.float16]:
        """Keys as an array of layers × tokens × heads × values."""
        return np.frombuffer(data, np.float16).reshape(self.n_layers, -1, self.n_heads, self.head_size)


class Sight(NamedTuple):
    """By what, and at which layers, the attention of a model is looked at."""

    watch: Watch
    layers: tuple[int, ...]
    shape: KeyShape

    @property
    def name(self) -> str:
        """What keys and what was learned are kept under."""
        return "-".join(map(str, self.layers))


#: Of a message that many tokens are held against keys: its last ones, which have read all of it, and some
#: evenly spaced before them.  On the sets of tests/data/fault_choosing.txt they find as much as all of them.
_LAST, _BEFORE = 10, 4
#: So many they are together, unless the message is shorter.
MOST_TOKENS: Final = _LAST + _BEFORE


@dataclass(slots=True)
class Message:
    """Queries by layer, (tokens, heads, head size), and what they give exchanges on average.

    ``from_end`` says which tokens these are, counted from the end of the message: 1 is the last.  ``states``
    by layer are those of its last tokens, (tokens, values), where they were seen.
    """

    queries: tuple[Values, ...]
    from_end: tuple[int, ...]
    states: tuple[Values, ...] = ()
    usual: Heads | None = None  # (heads, tokens)

    @classmethod
    def of(cls, queries: Sequence[Values], states: Sequence[Values] = ()) -> Message:
        """What counts of what was seen at each layer: (tokens, heads, head size), and (tokens, values)."""
        n_tokens, _, d = queries[0].shape
        first = max(0, n_tokens - _LAST)
        places = [
            *sorted({number * first // _BEFORE for number in range(_BEFORE) if first}),
            *range(first, n_tokens),
        ]
        root = np.float32(math.sqrt(d))
        return cls(
            tuple(values[places] / root for values in queries),
            tuple(n_tokens - place for place in places),
            tuple(values[-LAST:] for values in states),
        )

    @classmethod
    def of_heads(cls, queries: Values, heads: Sequence[int], n_layers: int, n_heads: int) -> Message:
        """A message of which some heads alone were kept, (tokens, heads, head size); the others ask nothing.

        ``heads`` are numbered through all layers, of ``n_heads`` each.
        """
        n_tokens, _, size = queries.shape
        every = np.zeros((n_layers * n_heads, n_tokens, size), np.float32)
        every[list(heads)] = queries.transpose(1, 0, 2)
        by_layer = every.reshape(n_layers, n_heads, n_tokens, size).transpose(0, 2, 1, 3)
        return cls(tuple(by_layer), tuple(range(n_tokens, 0, -1)))

    def of_counting(self, heads: Sequence[int]) -> Values:
        """The queries of some heads, for :meth:`of_heads`."""
        every = np.concatenate([values.transpose(1, 0, 2) for values in self.queries])
        return np.ascontiguousarray(every[list(heads)].transpose(1, 0, 2))

    @property
    def n_heads(self) -> int:
        """Heads of queries at each layer."""
        return int(self.queries[0].shape[1])

    def rows(self, layer: int, heads: Sequence[int]) -> Values:
        """The queries of some heads at a layer, head by head: (heads x tokens, head size)."""
        found = self.queries[layer][:, heads].transpose(1, 0, 2)
        return np.ascontiguousarray(found).reshape(-1, found.shape[-1])


class Tokens:
    """The keys of exchanges, one behind the other."""

    def __init__(self, keys: Sequence[Sequence[bytes]], shape: KeyShape) -> None:
        self._shape = shape
        self._each = [[shape.read(part) for part in parts] for parts in keys]
        self._sizes = [sum(part.shape[1] for part in parts) for parts in self._each]
        self._read: dict[tuple[int, int], NDArray[np.float32]] = {}

    def of(self, numbers: Sequence[int]) -> Tokens:
        """The keys of some of the exchanges."""
        some = copy.copy(self)
        some._each = [self._each[number] for number in numbers]
        some._sizes = [self._sizes[number] for number in numbers]
        some._read = {}
        return some

    def drawn(
        self, message: Message, heads: Sequence[int] | None = None, usual: Sequence[int] | None = None
    ) -> Heads:
        """By head and exchange: how much more than exchanges usually the best of its keys gives any token.

        ``heads`` are those that count, all unless they are told; ``usual`` the numbers of the exchanges that
        tell what is usual.
        """
        best = self.best(message, heads)
        if message.usual is None:
            message.usual = (best if usual is None else best[..., usual]).mean(-1)
        beyond: Heads = (best - message.usual[..., None]).max(1)
        return beyond

    def best(self, message: Message, heads: Sequence[int] | None = None) -> Heads:
        """The greatest logit in each exchange: (heads, tokens of the message, exchanges)."""
        n_heads, n_tokens = message.n_heads, len(message.from_end)
        starts = np.cumsum([0, *self._sizes[:-1]])
        found: list[Heads] = []
        for layer, head, some in groups(heads, self._shape, n_heads):
            logits = message.rows(layer, some) @ self._keys(layer, head).T
            greatest = np.maximum.reduceat(logits, starts, axis=1)
            found.append(greatest.reshape(len(some), n_tokens, -1))
        return np.concatenate(found)

    def logits(self, message: Message, layer: int, head: int) -> Heads:
        """What a head gives each of these keys, by token of the message."""
        n_shared = message.n_heads // self._shape.n_heads
        found: Heads = message.rows(layer, [head]) @ self._keys(layer, head // n_shared).T
        return found

    def _keys(self, layer: int, head: int) -> NDArray[np.float32]:
        found = self._read.get((layer, head))
        if found is None:
            found = np.empty((sum(self._sizes), self._shape.head_size), np.float32)
            place = 0
            for part in chain.from_iterable(self._each):
                found[place : place + part.shape[1]] = part[layer, :, head]
                place += part.shape[1]
            self._read[layer, head] = found
        return found


def groups(
    heads: Sequence[int] | None, shape: KeyShape, n_heads: int
) -> Iterator[tuple[int, int, list[int]]]:
    """Layers and heads of keys, and those of ``heads``, by their numbers at the layer, that look at them.

    ``heads`` ascend and are counted through all layers, ``n_heads`` at each.
    """
    n_shared = n_heads // shape.n_heads
    every = range(shape.n_layers * n_heads) if heads is None else heads
    for group, some in groupby(every, lambda head: head // n_shared):
        layer, head = divmod(group, shape.n_heads)
        yield layer, head, [number % n_heads for number in some]
