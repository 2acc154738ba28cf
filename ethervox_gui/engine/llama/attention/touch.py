"""How much the queries of a message are drawn to exchanges that left, beyond what their heads always do.

Attention by itself goes to the first exchange or to the newest, whatever is asked.  So each head's habit
towards each exchange is taken away: what the messages before gave it, in units of how much that varied.  What
is left of the heads that count (:mod:`.heads`) says which exchange is meant.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, TypeVar

import numpy as np

from ethervox_gui.engine.llama.attention.heads import CountingHeads, Heads, beyond_habit
from ethervox_gui.engine.llama.attention.logits import KeyShape, Message, Tokens
from ethervox_gui.engine.llama.attention.nearest import Nearest
from ethervox_gui.engine.llama.attention.page_keys import UnreadableKeysError, read_keys
from ethervox_gui.engine.llama.attention.watch import STATE, Watch

Key = TypeVar("Key", bound=Hashable)

#: The habit is that of so many messages.
_HABIT: Final = 16
_LEAST_MESSAGES: Final = 3
#: A message of the lessons says so much of the habit, against one of the chat.  On the sets of
#: tests/data/fault_choosing.txt, with messages of sets in other languages in their place, 56 of 94 exchanges
#: are found, and 1 of 201 everyday messages brings something; counted as whole ones 59, and 6.
_OF_LESSONS: Final = 0.5
#: Where few exchanges were chosen of many, others are chosen each time: what so many messages gave them.
_HABIT_OF_FEW: Final = 3
#: So many exchanges have their habits kept while others are looked at.
_MOST_HABITS: Final = 1024
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
        self._n_own = 0  # the newest of them; those before are of the lessons
        self._habits: dict[Hashable, _Habit] = {}
        self._asked: Message | None = None
        self._drawn: dict[Hashable, tuple[Sequence[bytes], Heads]] = {}  # the message's, by head
        self._given: dict[Hashable, Heads] = {}  # by the message, not yet in their habits
        self._counting = CountingHeads()
        self._nearest: Nearest | None = None

    def take(self, learned: str) -> bool:
        found = CountingHeads.from_text(learned, self.name)
        if found is not None:
            self._counting, self._nearest = found, None
            self._habits, self._drawn, self._given = {}, {}, {}  # of other heads
            for message in self._messages:
                message.usual = None
            self._messages.extendleft(self._everyday()[: _HABIT - len(self._messages)])
        return found is not None

    @contextmanager
    def watching(self) -> Iterator[None]:
        kinds = ("Q",) if self._counting.asking is None else ("Q", STATE)
        with self._watch.watching(self._layers, kinds):
            yield
        seen = self._watch.at(self._layers)
        self._asked, self._drawn, self._given = None, {}, {}
        if seen:
            self._asked = Message.of(seen, self._watch.at(self._layers, STATE))

    def keys(self, page: bytes | bytearray, positions: Sequence[int]) -> bytes:
        try:
            return read_keys(page, self._layers, positions).tobytes()
        except UnreadableKeysError:
            return b""

    def knows(self, key: Hashable) -> bool:
        return self._nearest is not None and key in self._nearest

    def know(self, key: Hashable, keys: Sequence[bytes]) -> None:
        if self._nearest is None and (n_heads := self._n_heads()):
            self._nearest = Nearest(self._shape, n_heads, self._counting)
        if self._nearest is not None and key not in self._nearest:
            self._nearest.put(key, keys)

    def nearest(self, among: Sequence[Key], most: int) -> list[Key]:
        if self._asked is None or self._nearest is None:
            return []
        return self._nearest.of(self._asked, among, most)

    def scores(self, keys: Mapping[Key, Sequence[bytes]], usual: Collection[Key] = ()) -> dict[Key, float]:
        asked = self._asked
        if asked is None:
            return {}
        exchanges = list(keys)
        if len(self._habits) > _MOST_HABITS:
            self._habits = {key: habit for key, habit in self._habits.items() if key in keys}
        found: dict[Key, float] = {}
        if len(exchanges) >= _LEAST_EXCHANGES:
            tokens = Tokens(list(keys.values()), self._shape)
            heads = self._counting.counting(self._shape.n_layers * asked.n_heads)
            among = [number for number, key in enumerate(exchanges) if key in usual] or None
            self._catch_up(exchanges, tokens, heads, among)
            values = tokens.drawn(asked, heads, among)
            if len(self._messages) >= _LEAST_MESSAGES:
                habits = [self._habits[key].values for key in exchanges]
                beyond = np.stack(
                    [beyond_habit(values[:, i], np.stack(habit)) for i, habit in enumerate(habits)], axis=1
                )
                counting = self._counting if heads is None else self._counting.alone(heads)
                judged = counting.scores(beyond, self._n_known(), among, self._counting.asks(asked.states))
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
        heads = self._counting.counting(self._shape.n_layers * asked.n_heads)
        counting = self._counting if heads is None else self._counting.alone(heads)
        found: dict[tuple[int, int], float] = {}
        for number in counting.most_drawn(beyond):
            layer, head = divmod(number if heads is None else heads[number], asked.n_heads)
            logits = tokens.logits(asked, layer, head)
            if asked.usual is not None:
                logits = logits - asked.usual[number][:, None]
            query, token = np.unravel_index(int(logits.argmax()), logits.shape)
            place = asked.from_end[int(query)], int(token)
            found[place] = found.get(place, 0.0) + float(beyond[number])
        return [(query, token, weight) for (query, token), weight in found.items()]

    def end_message(self) -> None:
        for key, values in self._given.items():
            self._habits[key].values.append(values)
        self._drawn, self._given = {}, {}
        if self._nearest is not None:
            self._nearest.end_message()
        if self._asked is not None:
            self._messages.append(self._asked)
            self._n_own += 1
            self._asked = None

    # ---- inside ------------------------------------------------------------------------------------

    def _n_known(self) -> float:
        """How many messages the habit is known from."""
        n_own = min(self._n_own, len(self._messages))
        return n_own + _OF_LESSONS * (len(self._messages) - n_own)

    def _everyday(self) -> list[Message]:
        """Messages of the lessons, the last one first; a chat goes by them until it has enough of its own."""
        usual, weights = self._counting.usual, self._counting.weights
        if usual is None or weights is None or usual.shape[3] != self._shape.head_size:
            return []
        n_layers = self._shape.n_layers
        n_heads, rest = divmod(len(weights), n_layers)
        if rest:
            return []
        heads = np.flatnonzero(weights).tolist()
        return [Message.of_heads(queries, heads, n_layers, n_heads) for queries in usual[::-1]]

    def _n_heads(self) -> int:
        """Heads of queries at each layer; 0 while that is not known."""
        message = self._asked or (self._messages[-1] if self._messages else None)
        if message is not None:
            return message.n_heads
        weights = self._counting.weights
        return 0 if weights is None else len(weights) // self._shape.n_layers

    def _catch_up(
        self,
        exchanges: Sequence[Hashable],
        tokens: Tokens,
        heads: Sequence[int] | None,
        usual: Sequence[int] | None,
    ) -> None:
        """What the messages so far give exchanges that have no habit yet."""
        new = [number for number, key in enumerate(exchanges) if key not in self._habits]
        if not new:
            return
        for key in (exchanges[number] for number in new):
            self._habits[key] = _Habit()
        some = tokens.of(new)
        messages = list(self._messages)
        for message in messages if usual is None else messages[-_HABIT_OF_FEW:]:
            is_new = message.usual is None
            values = tokens.drawn(message, heads, usual)[:, new] if is_new else some.drawn(message, heads)
            for place, number in enumerate(new):
                self._habits[exchanges[number]].values.append(values[:, place])
