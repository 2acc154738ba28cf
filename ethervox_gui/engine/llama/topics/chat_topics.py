"""Which exchanges of a chat a message is about: more than messages usually are, by their topics."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Hashable
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention.watch import Values
from ethervox_gui.engine.llama.attention.whole_bytes import as_bytes
from ethervox_gui.engine.llama.topics.habit import SAME, habit_of, sums_of
from ethervox_gui.engine.llama.topics.learned import LearnedTopics

Key = TypeVar("Key", bound=Hashable)

#: An exchange that is taken in has the habit of so many of the chat's messages at once.
_KEPT: Final = 64
_FIRST_ROWS: Final = 64
_AT_ONCE: Final = 1024


class ChatTopics:
    """As :class:`ethervox_gui.engine.protocol.Topics`.  Half a kilobyte for each exchange, kept in memory."""

    def __init__(self) -> None:
        self._learned: LearnedTopics | None = None
        self._places: dict[Hashable, int] = {}
        self._rows, self._units = np.empty((0, 0), np.int8), np.empty(0, np.float32)
        # The sums of the habit of each, then what it is worth that it tells.
        self._sums = np.empty((4, 0), np.float64)
        self._messages: deque[Values] = deque(maxlen=_KEPT)
        self._asked: Values | None = None
        self._given: Values | None = None  # by the message, to each row, whatever it is
        self._usual: NDArray[np.bool_] | None = None  # rows to which it is an example of what is usual

    def take(self, learned: str) -> bool:
        found = LearnedTopics.from_text(learned)
        if found is not None:
            self._learned, self._places = found, {}
            width = len(found.middle)
            self._rows, self._units = np.empty((0, width), np.int8), np.empty(0, np.float32)
            self._sums = np.empty((4, 0), np.float64)
        return found is not None

    def knows(self, key: Hashable) -> bool:
        return key in self._places

    def know(self, key: Hashable, topic: bytes) -> None:
        row = self._apart(topic)
        if self._learned is None or row is None:
            return
        place = self._places.setdefault(key, len(self._places))
        self._make_room(place)
        self._rows[place], self._units[place] = as_bytes(row)
        common = np.concatenate([self._learned.everyday, *(m[None] for m in self._messages)]) @ row
        self._sums[:3, place], self._sums[3, place] = sums_of(common), self._learned.tells(row)

    def scores(self, topic: bytes, among: Collection[Key]) -> dict[Key, float]:
        asked = self._apart(topic)
        self._asked = self._given = self._usual = None
        if self._learned is None or asked is None:
            return {}
        self._asked = asked
        n = len(self._places)
        known = {key: place for key in among if (place := self._places.get(key)) is not None}
        if not known:
            return {}
        self._given = self._of_all(n, asked)
        places = np.fromiter(known.values(), np.intp, len(known))
        sums, tells = self._sums[:3, places], self._sums[3, places]
        beyond = self._learned.beyond_habit(self._given[places], *habit_of(sums))
        found = (beyond + tells + self._learned.asks(asked)) / self._learned.limit
        usual = self._given < SAME
        usual[places[found >= 1]] = False
        self._usual = usual
        return dict(zip(known, found.tolist(), strict=True))

    def end_message(self) -> None:
        if self._given is not None and self._usual is not None:
            given = np.where(self._usual, self._given, 0).astype(np.float64)
            self._sums[:3, : len(given)] += self._usual, given, given**2
        if self._asked is not None:
            self._messages.append(self._asked)
        self._asked = self._given = self._usual = None

    # ---- inside ------------------------------------------------------------------------------------

    def _apart(self, topic: bytes) -> Values | None:
        """A stored topic as values, without what all topics share; ``None`` if another model made it."""
        if self._learned is None or len(topic) != 2 * len(self._learned.middle):
            return None
        values = np.frombuffer(topic, "<f2").astype(np.float32)
        return self._learned.apart(values) if np.isfinite(values).all() else None

    def _of_all(self, n_rows: int, asked: Values) -> Values:
        """What a message gives each row, some at a time: in single precision all take four times the room."""
        found = np.empty(n_rows, np.float32)
        wide = np.empty((_AT_ONCE, self._rows.shape[1]), np.float32)
        for place in range(0, n_rows, _AT_ONCE):
            n_some = min(_AT_ONCE, n_rows - place)
            wide[:n_some] = self._rows[place : place + n_some]
            found[place : place + n_some] = wide[:n_some] @ asked
        found *= self._units[:n_rows]
        return found

    def _make_room(self, place: int) -> None:
        n_rows = len(self._rows)
        if place < n_rows:
            return
        size = max(_FIRST_ROWS, n_rows + n_rows // 4)
        rows, units = np.zeros((size, self._rows.shape[1]), np.int8), np.zeros(size, np.float32)
        sums = np.zeros((4, size), np.float64)
        rows[:n_rows], units[:n_rows], sums[:, :n_rows] = self._rows, self._units, self._sums
        self._rows, self._units, self._sums = rows, units, sums
