"""How much the queries of a message are drawn to exchanges that left, beyond what their heads always do.

Attention by itself goes to the first exchange or to the newest, whatever is asked.  So each head's habit
towards each exchange is taken away: what the messages before gave it, in units of how much that varied.  What
is left of the heads that count (:mod:`.heads`) says which exchange is meant.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, TypeVar

import numpy as np

from ethervox_gui.engine.llama.attention.heads import CountingHeads, Heads, beyond_habit
from ethervox_gui.engine.llama.attention.logits import KeyShape, Message, Tokens
from ethervox_gui.engine.llama.attention.page_keys import UnreadableKeysError, read_keys
from ethervox_gui.engine.llama.attention.watch import Watch

Key = TypeVar("Key", bound=Hashable)

#: The habit is that of so many messages.
_HABIT: Final = 16
_LEAST_MESSAGES: Final = 3
#: Fewer exchanges say nothing about what is usual.
_LEAST_EXCHANGES: Final = 4


@dataclass(slots=True)
class _Habit:
    """What messages gave an exchange, by head; the newest last."""

    values: deque[Heads] = field(default_factory=lambda: deque(maxlen=_HABIT))


class ChatAttention:
    """As :class:`ethervox_gui.engine.protocol.Attention`."""

    def __init__(self, watch: Watch, layers: Sequence[int], shape: KeyShape) -> None:
        self.name = "-".join(map(str, layers))
        self._watch = watch
        self._layers = layers
        self._shape = shape
        self._messages: deque[Message] = deque(maxlen=_HABIT)
        self._habits: dict[Hashable, _Habit] = {}
        self._asked: Message | None = None
        self._drawn: dict[Hashable, tuple[Sequence[bytes], Heads]] = {}  # the message's, by head
        self._given: dict[Hashable, Heads] = {}  # by the message, not yet in their habits
        self._counting = CountingHeads()

    def take(self, learned: str) -> bool:
        found = CountingHeads.from_text(learned, self.name)
        self._counting = found or self._counting
        return found is not None

    @contextmanager
    def watching(self) -> Iterator[None]:
        with self._watch.watching(self._layers):
            yield
        found = [self._watch.seen(layer) for layer in self._layers]
        seen = [values for values in found if values is not None]
        self._asked, self._drawn, self._given = None, {}, {}
        if len(seen) == len(self._layers):
            root = math.sqrt(seen[0].shape[-1])
            self._asked = Message(tuple(values / np.float32(root) for values in seen))

    def keys(self, page: bytes | bytearray, positions: Sequence[int]) -> bytes:
        try:
            return read_keys(page, self._layers, positions).tobytes()
        except UnreadableKeysError:
            return b""

    def scores(self, keys: Mapping[Key, Sequence[bytes]]) -> dict[Key, float]:
        asked = self._asked
        if asked is None:
            return {}
        exchanges = list(keys)
        self._habits = {key: habit for key, habit in self._habits.items() if key in keys}
        found: dict[Key, float] = {}
        if len(exchanges) >= _LEAST_EXCHANGES:
            tokens = Tokens(list(keys.values()), self._shape)
            self._catch_up(exchanges, tokens)
            values = tokens.drawn(asked)
            if len(self._messages) >= _LEAST_MESSAGES:
                habits = [self._habits[key].values for key in exchanges]
                beyond = np.stack(
                    [beyond_habit(values[:, i], np.stack(habit)) for i, habit in enumerate(habits)], axis=1
                )
                judged = self._counting.scores(beyond, len(self._messages))
                found = {key: float(score) for key, score in zip(exchanges, judged, strict=True)}
                self._drawn = {key: (keys[key], beyond[:, i]) for i, key in enumerate(exchanges)}
            self._given = {key: values[:, number] for number, key in enumerate(exchanges)}
        return found

    def drawn_to(self, key: Hashable) -> list[tuple[int, int, float]]:
        asked = self._asked
        if asked is None or key not in self._drawn:
            return []
        parts, beyond = self._drawn[key]
        tokens = Tokens([parts], self._shape)
        n_heads = asked.queries[0].shape[1]
        found: dict[tuple[int, int], float] = {}
        for number in self._counting.most_drawn(beyond):
            layer, head = divmod(number, n_heads)
            logits = tokens.logits(asked, layer, head)
            query, token = np.unravel_index(int(logits.argmax()), logits.shape)
            place = len(logits) - int(query), int(token)
            found[place] = found.get(place, 0.0) + float(beyond[number])
        return [(query, token, weight) for (query, token), weight in found.items()]

    def end_message(self) -> None:
        for key, values in self._given.items():
            self._habits[key].values.append(values)
        self._drawn, self._given = {}, {}
        if self._asked is not None:
            self._messages.append(self._asked)
            self._asked = None

    # ---- inside ------------------------------------------------------------------------------------

    def _catch_up(self, exchanges: Sequence[Hashable], tokens: Tokens) -> None:
        """What the messages so far give exchanges that have no habit yet."""
        new = [number for number, key in enumerate(exchanges) if key not in self._habits]
        if not new:
            return
        for key in (exchanges[number] for number in new):
            self._habits[key] = _Habit()
        for message in self._messages:
            is_new = message.usual is None
            values = tokens.drawn(message)[:, new] if is_new else tokens.of(new).drawn(message)
            for place, number in enumerate(new):
                self._habits[exchanges[number]].values.append(values[:, place])
