"""Finds, among thousands of exchanges, those a message may be drawn to: by few of their keys, by few heads.

Of each exchange eight evenly spaced keys at one layer stand in one table, which is mapped from a file without
a name: the system may take its memory back, and it goes with the program.  A byte stands for each value, for
making single precision of half takes longer than all that is computed with it.  What heads always give an
exchange is taken away here, too.
"""

from __future__ import annotations

import tempfile
from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from typing import Final, TypeVar

import numpy as np

from ethervox_gui.engine.llama.attention.heads import CountingHeads, Heads, apart, beyond_habit
from ethervox_gui.engine.llama.attention.logits import KeyShape, Message, groups
from ethervox_gui.engine.llama.attention.watch import Values
from ethervox_gui.engine.llama.attention.whole_bytes import Bytes, as_bytes

Key = TypeVar("Key", bound=Hashable)

#: So many keys stand for an exchange.
_N_KEYS: Final = 8
#: So many heads choose, those that count most of those that look at the same keys: no others need be read.
_N_HEADS: Final = 3
#: The habit is that of so many messages.
_HABIT: Final = 8
_LEAST_MESSAGES: Final = 3
#: The table grows by so many exchanges.
_STEP: Final = 512


class _Looked:
    """What a message gives the exchanges so far, by head; ``usual`` is taken away, (heads, tokens)."""

    def __init__(self, message: Message, best: Heads) -> None:
        self.message = message
        self.usual = best.mean(-1)
        self.values = self._beyond(best)

    def add(self, best: Heads) -> None:
        self.values = np.concatenate([self.values, self._beyond(best)], axis=1)

    def _beyond(self, best: Heads) -> Heads:
        found: Heads = (best - self.usual[..., None]).max(1)
        return found


class Nearest:
    """The table.  ``n_heads`` are the heads of queries at each layer."""

    def __init__(self, shape: KeyShape, n_heads: int, counting: CountingHeads) -> None:
        self._shape = shape
        self._n_heads = n_heads
        self.layer, self._heads, self._weights = _choosing(counting, shape, n_heads)
        self._numbers: dict[Hashable, int] = {}
        # One head of keys unless nothing is learned yet.
        self._read = sorted({head for _, head, _ in groups(self._heads, shape, n_heads)})
        self._table = _Table((_N_KEYS, len(self._read), _STEP, shape.head_size))
        self._past: deque[_Looked] = deque(maxlen=_HABIT)
        self._asked: _Looked | None = None

    def __contains__(self, key: Hashable) -> bool:
        return key in self._numbers

    def put(self, key: Hashable, parts: Sequence[bytes]) -> None:
        """Take in an exchange by the keys of its turns."""
        keys = np.concatenate([self._shape.read(part)[self.layer] for part in parts])
        places = [number * len(keys) // _N_KEYS for number in range(_N_KEYS)]
        self._table.put(len(self._numbers), keys[places][:, self._read])
        self._numbers[key] = len(self._numbers)

    def of(self, message: Message, among: Sequence[Key], most: int) -> list[Key]:
        """Those that a message is drawn to most; none where too little is known of what is usual."""
        known = [key for key in among if key in self._numbers]
        if not known:
            return []
        self._asked = _Looked(message, self._best(message))
        for past in self._past:
            if past.values.shape[1] < len(self._numbers):
                past.add(self._best(past.message, past.values.shape[1]))
        if len(self._past) < _LEAST_MESSAGES:
            return []
        habit = np.stack([past.values for past in self._past])
        beyond = beyond_habit(self._asked.values, habit)[:, [self._numbers[key] for key in known]]
        order = np.argsort(-(self._weights @ apart(beyond)), kind="stable")[:most]
        return [known[number] for number in order]

    def end_message(self) -> None:
        """Count the message among those that tell what is usual."""
        if self._asked is not None:
            self._past.append(self._asked)
            self._asked = None

    def _best(self, message: Message, first: int = 0) -> Heads:
        """The greatest logit in each exchange from number ``first`` on: (heads, tokens, exchanges)."""
        n_tokens, n_all = len(message.from_end), len(self._numbers)
        found = np.empty((len(self._heads), n_tokens, n_all - first), np.float32)
        # Room that is asked for anew each time costs more than what is computed in it.
        wide = np.empty(_N_KEYS * _STEP * self._shape.head_size, np.float32)
        room = np.empty(len(self._heads) * n_tokens * _N_KEYS * _STEP, np.float32)
        begin = 0
        for layer, head, some in groups(self._heads, self._shape, self._n_heads):
            rows = message.rows(layer, some)
            for place, keys, units in self._table.read(self._read.index(head), first, n_all):
                n_new = keys.shape[1]
                keys_wide = wide[: keys.size].reshape(keys.shape)
                keys_wide[...] = keys
                logits = room[: len(rows) * _N_KEYS * n_new].reshape(len(rows), -1)
                np.matmul(rows, keys_wide.reshape(-1, self._shape.head_size).T, out=logits)
                logits *= units.reshape(-1)
                best = logits.reshape(len(rows), _N_KEYS, n_new).max(1)
                found[begin : begin + len(some), :, place : place + n_new] = best.reshape(
                    len(some), n_tokens, n_new
                )
            begin += len(some)
        return found


class _Table:
    """Grows in steps; each is mapped by itself.  In memory alone where there is no room for a file."""

    def __init__(self, step: tuple[int, ...]) -> None:
        self._step = step
        self._steps: list[tuple[Bytes, Values]] = []

    def put(self, number: int, keys: Values) -> None:
        """``keys``: (keys, heads, values)."""
        step, place = divmod(number, _STEP)
        if step == len(self._steps):
            self._steps.append((self._grown(), np.zeros(self._step[:-1], np.float32)))
        values, units = self._steps[step]
        values[:, :, place], units[:, :, place] = as_bytes(keys)

    def read(self, head: int, first: int, end: int) -> Iterator[tuple[int, Bytes, Values]]:
        """The keys of a head, (keys, exchanges, values), and their units; with the place after ``first``."""
        for number in range(first // _STEP, -(-end // _STEP)):
            p0, p1 = max(first - number * _STEP, 0), min(end - number * _STEP, _STEP)
            values, units = self._steps[number]
            yield number * _STEP + p0 - first, values[:, head, p0:p1], units[:, head, p0:p1]

    def _grown(self) -> Bytes:
        empty = np.zeros(self._step, np.int8)
        try:
            with tempfile.TemporaryFile() as file:  # it goes when what is mapped from it does
                file.write(empty.tobytes())  # a hole in a file on a full disk would end the program
                file.flush()
                return np.asarray(np.memmap(file, np.int8, "r+", shape=self._step))  # one of less ado
        except (OSError, ValueError):
            return empty


def _choosing(counting: CountingHeads, shape: KeyShape, n_heads: int) -> tuple[int, list[int], Heads]:
    """The layer, the heads that choose, counted through all layers, and their weights."""
    weights = counting.weights
    if weights is None or len(weights) != shape.n_layers * n_heads:
        layer = shape.n_layers // 2
        some = [layer * n_heads + number * n_heads // _N_HEADS for number in range(_N_HEADS)]
        heads = sorted(set(some))
        return layer, heads, np.full(len(heads), 1 / len(heads), np.float32)
    n_shared = n_heads // shape.n_heads
    first = int(weights.reshape(-1, n_shared).sum(1).argmax()) * n_shared
    best = np.argsort(-weights[first : first + n_shared], kind="stable")[:_N_HEADS]
    heads = sorted(first + int(number) for number in best if weights[first + number] > 0)
    return first // n_heads, heads, weights[heads]
