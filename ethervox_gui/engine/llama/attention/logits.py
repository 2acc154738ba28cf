"""What the queries of a message give the keys of exchanges: the logits of attention, by head."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention.heads import Heads
from ethervox_gui.engine.llama.attention.watch import Values, Watch


class KeyShape(NamedTuple):
    """What is kept of a token: the keys of so many heads, of so many values, at so many layers."""

    n_layers: int
    n_heads: int
    head_size: int

    def read(self, data: bytes) -> NDArray[np.float16]:
        """(layers, tokens, heads, values)"""
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


@dataclass(slots=True)
class Message:
    """Queries by layer, (tokens, heads, head size), and what they give exchanges on average."""

    queries: tuple[Values, ...]
    usual: Heads | None = None  # (layers, tokens, heads)


class Tokens:
    """The keys of exchanges, one behind the other: by layer (tokens, heads of keys, head size)."""

    def __init__(self, keys: Sequence[Sequence[bytes]], shape: KeyShape) -> None:
        self._shape = shape
        each = [
            np.concatenate([shape.read(part) for part in parts], axis=1, dtype=np.float32) for parts in keys
        ]
        self._each: list[NDArray[np.float32]] = each
        self._starts = np.cumsum([0, *(found.shape[1] for found in each[:-1])])
        self._all = np.concatenate(each, axis=1)

    def of(self, numbers: Sequence[int]) -> Tokens:
        """Those of some exchanges alone."""
        some = copy.copy(self)
        some._each = [self._each[number] for number in numbers]
        some._starts = np.cumsum([0, *(found.shape[1] for found in some._each[:-1])])
        some._all = np.concatenate(some._each, axis=1)
        return some

    def drawn(self, message: Message) -> Heads:
        """By head and exchange: how much more than exchanges usually the best of its keys gives any token."""
        best = self.best(message)
        if message.usual is None:
            message.usual = best.mean(-1)
        beyond: Heads = (best - message.usual[..., None]).max(1)
        return beyond.reshape(-1, len(self._each))

    def best(self, message: Message) -> Heads:
        """The greatest logit in each exchange: (layers, tokens of the message, heads, exchanges)."""
        return np.stack([self._best(layer, values) for layer, values in enumerate(message.queries)])

    def logits(self, message: Message, layer: int, head: int) -> Heads:
        """What a head gives each of these keys beyond what exchanges usually get, by token of the message."""
        queries = message.queries[layer][:, head]
        n_shared = message.queries[layer].shape[1] // self._shape.n_heads
        found: Heads = queries @ self._all[layer, :, head // n_shared].T
        return found if message.usual is None else found - message.usual[layer, :, head, None]

    def _best(self, layer: int, queries: Values) -> Heads:
        """The greatest logit in each exchange: (tokens, heads, exchanges)."""
        n_tokens, n_heads, d = queries.shape
        n_key_heads = self._shape.n_heads
        grouped = queries.reshape(n_tokens, n_key_heads, n_heads // n_key_heads, d)
        found = [
            np.maximum.reduceat(
                grouped[:, head].reshape(-1, d) @ self._all[layer, :, head].T, self._starts, axis=1
            ).reshape(n_tokens, n_heads // n_key_heads, -1)
            for head in range(n_key_heads)
        ]
        return np.concatenate(found, axis=1)
