"""What is learned of a model's topics, once, from the short chats that come with the program.

The middle of all topics, which says nothing; those of everyday messages, which tell what an exchange has in
common with whatever is said; by what a message that asks for something told differs from others
(:mod:`ethervox_gui.engine.llama.attention.asking`), and an exchange in which something is told: two questions
are often about the same, and neither answers the other; and from which score on something is asked for.

On tests/data/fault_choosing.txt, with Qwen2.5 Coder 0.5B and the first three of these chats, of 24 questions
without a word of their answers 3 are above what 4 % of everyday messages reach by what both have in common
alone, 5 where it counts that a message asks, 10 where it counts that an exchange tells, and 14 with both; of
24 asked in other languages 3, 6, 7 and 12.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.context.errors import Cancelled
from ethervox_gui.engine.llama.attention import half_precision
from ethervox_gui.engine.llama.attention.asking import Plane
from ethervox_gui.engine.llama.attention.lessons import Lesson
from ethervox_gui.engine.llama.attention.watch import Values
from ethervox_gui.engine.llama.topics import planes
from ethervox_gui.engine.llama.topics.habit import habit_of, sums_of
from ethervox_gui.engine.protocol import CancelCheck

#: That a message asks for something told, and that an exchange tells something, count so much, in
#: deviations of an exchange's habit.
ASKING: Final = 2.0
TELLING: Final = 2.0
#: The limit is so many times their spread above the most that everyday messages give.  Chats are longer than
#: lessons: the most of many is more.
_ABOVE: Final = 2.7
#: The spread of the lessons counts as that of so many exchanges.
_OF_LESSONS: Final = 8
#: Another one makes what was learned be learned anew.
_VERSION: Final = 2


@dataclass(frozen=True, slots=True)
class LearnedTopics:
    """``middle`` (width), ``everyday`` (messages, width; of length 1 each), a limit in deviations.

    ``spread`` is how much of everyday messages is usually the same as of an exchange, as one deviation.
    """

    middle: Values
    everyday: Values
    asking: Plane | None
    telling: Plane | None
    spread: float
    limit: float

    def apart(self, topics: Values) -> Values:
        """Topics, a row each, without what all have in common, each of length 1."""
        return planes.apart(topics, self.middle)

    def asks(self, topic: Values) -> float:
        """What it is worth that the message of this topic, apart from the middle, asks for something told."""
        return 0.0 if self.asking is None else ASKING * self.asking.of([topic[None]])

    def beyond_habit(
        self, values: Values, means: NDArray[np.float64], spreads: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """How much more a message has in common with exchanges than messages usually have, in deviations.

        The spread of one exchange is known from too few messages: that of all counts.
        """
        total = float(spreads.sum()) + _OF_LESSONS * self.spread
        found: NDArray[np.float64] = (values - means) * ((len(spreads) + _OF_LESSONS) / total)
        return found

    def tells(self, topic: Values) -> float:
        """The same of an exchange of this topic: that something is told in it."""
        return 0.0 if self.telling is None else TELLING * self.telling.of([topic[None]])

    def to_text(self) -> str:
        """For :meth:`from_text`."""
        return json.dumps(
            {
                "version": _VERSION,
                "middle": half_precision.to_text(self.middle),
                "everyday": half_precision.to_text(self.everyday),
                "asking": self.asking.to_text() if self.asking is not None else "",
                "telling": self.telling.to_text() if self.telling is not None else "",
                "spread": self.spread,
                "limit": self.limit,
            }
        )

    @classmethod
    def from_text(cls, text: str) -> LearnedTopics | None:
        """What :meth:`to_text` wrote; ``None`` for another version, or anything else."""
        try:
            found = json.loads(text)
            if found["version"] != _VERSION:
                return None
            middle = half_precision.from_text(found["middle"])
            everyday = half_precision.from_text(found["everyday"]).reshape(-1, len(middle))
            asks, tells = (
                Plane.from_text(found[kind]) if found[kind] else None for kind in ("asking", "telling")
            )
            spread, limit = float(found["spread"]), float(found["limit"])
        except (ValueError, KeyError, TypeError, ZeroDivisionError):
            return None
        is_usable = len(everyday) > 0 and 0 < spread < np.inf and 0 < limit < np.inf
        return cls(middle, everyday, asks, tells, spread, limit) if is_usable else None


class TopicLearner:
    """Reads the lessons, with pauses."""

    def __init__(self, chats: Sequence[Lesson]) -> None:
        self._chats = chats
        self._topics: dict[str, bytes] = {}

    def go_on(self, read: Callable[[str], bytes], cancelled: CancelCheck) -> LearnedTopics | None:
        """Read what was not read yet; ``None`` where the model tells no topics.

        Raises :class:`Cancelled` when there is something else to do, and what ``read`` raises.
        """
        for chat in self._chats:
            for text in (*chat.everyday, *(part for fact in chat.facts for part in fact)):
                if text not in self._topics:
                    if cancelled():
                        raise Cancelled
                    topic = read(text)
                    if not topic:
                        return None
                    self._topics[text] = topic
        return self._learned()

    def _learned(self) -> LearnedTopics:
        rows = np.stack([_read_half(self._topics[text]) for text in self._topics])
        middle = rows.mean(0)
        vectors = dict(zip(self._topics, planes.apart(rows, middle), strict=True))
        everyday = np.stack([vectors[text] for chat in self._chats for text in chat.everyday])
        chats = self._chats
        parts = [(chat.everyday, chat.told, chat.asked) for chat in chats]
        asking_plane, asks = planes.between(vectors, parts)
        telling_plane, tells = planes.between(vectors, [some[:2] for some in parts])
        _, spreads = habit_of(sums_of(everyday @ everyday.T))
        found = LearnedTopics(middle, everyday, asking_plane, telling_plane, float(spreads.mean()), 1)
        greatest = [
            self._greatest(found, vectors, chat, text, tells) + ASKING * asks.get(text, 0.0)
            for chat in chats
            for text in chat.everyday
        ]
        return replace(found, limit=float(np.mean(greatest) + _ABOVE * np.std(greatest)))

    @staticmethod
    def _greatest(
        found: LearnedTopics,
        vectors: Mapping[str, Values],
        chat: Lesson,
        text: str,
        tells: Mapping[str, float],
    ) -> float:
        """The most that an everyday message of a lesson gives another exchange of it."""
        others = [one for one in (*chat.everyday, *chat.told) if one != text]
        told = np.stack([vectors[one] for one in others])
        beyond = found.beyond_habit(vectors[text] @ told.T, *habit_of(sums_of(found.everyday @ told.T)))
        return float((beyond + TELLING * np.array([tells.get(one, 0.0) for one in others])).max())


# ---- inside ----------------------------------------------------------------------------------------


def _read_half(topic: bytes) -> Values:
    return np.frombuffer(topic, "<f2").astype(np.float32)
