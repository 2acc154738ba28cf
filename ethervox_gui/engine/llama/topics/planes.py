"""Whether a message asks for something that was told, and an exchange tells something, by vectors of them.

Two questions are often about the same, and neither answers the other.  A plane between what asks and what
does not, and one between what tells and what does not, are learned once for each model that makes vectors of
texts, from the short chats that come with the program.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention import asking, half_precision
from ethervox_gui.engine.llama.attention.asking import Plane
from ethervox_gui.engine.llama.attention.lessons import Lesson
from ethervox_gui.engine.llama.attention.watch import Values

#: Another one makes what was learned be learned anew.
_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Planes:
    """``middle`` (width) is that of all vectors; a plane is ``None`` where nothing could be learned."""

    middle: Values
    asking: Plane | None
    telling: Plane | None

    def asks(self, vectors: Values) -> NDArray[np.float64]:
        """About 1 more for each of these vectors, of length 1, a row each, whose message asks for it."""
        return self._beyond(self.asking, vectors)

    def tells(self, vectors: Values) -> NDArray[np.float64]:
        """About 1 more for each of these vectors, of length 1, a row each, whose text tells something."""
        return self._beyond(self.telling, vectors)

    def to_text(self) -> str:
        """For :meth:`from_text`."""
        return json.dumps(
            {
                "version": _VERSION,
                "middle": half_precision.to_text(self.middle),
                "asking": self.asking.to_text() if self.asking is not None else "",
                "telling": self.telling.to_text() if self.telling is not None else "",
            }
        )

    @classmethod
    def from_text(cls, text: str) -> Planes | None:
        """What :meth:`to_text` wrote; ``None`` for another version, or anything else."""
        try:
            found = json.loads(text)
            if found["version"] != _VERSION:
                return None
            middle = half_precision.from_text(found["middle"])
            asks, tells = (
                Plane.from_text(found[kind]) if found[kind] else None for kind in ("asking", "telling")
            )
        except (ValueError, KeyError, TypeError):
            return None
        width = asking.LAST * len(middle)
        is_whole = all(plane is None or len(plane.weights) == width for plane in (asks, tells))
        return cls(middle, asks, tells) if is_whole else None

    def _beyond(self, plane: Plane | None, vectors: Values) -> NDArray[np.float64]:
        if plane is None or vectors.ndim != 2 or vectors.shape[1] != len(self.middle):
            return np.zeros(len(vectors))
        direction = plane.weights.reshape(asking.LAST, -1).sum(0)  # of one vector, which stands for all
        # As apart() does it, without a copy of all: of a long chat there are many.
        along = (vectors @ direction).astype(np.float64) - float(self.middle @ direction)
        squares = 1 - 2 * (vectors @ self.middle).astype(np.float64) + float(self.middle @ self.middle)
        found: NDArray[np.float64] = along / np.sqrt(np.maximum(squares, 1e-12)) - plane.least
        return found


def learn(read: Callable[[str], Values], chats: Sequence[Lesson]) -> Planes:
    """From the vectors, of length 1, of all that is said in some chats.  Raises what ``read`` raises."""
    texts = list(dict.fromkeys(text for chat in chats for text in (*chat.everyday, *chat.told, *chat.asked)))
    rows = np.stack([read(text) for text in texts])
    middle = rows.mean(0)
    vectors = dict(zip(texts, apart(rows, middle), strict=True))
    parts = [(chat.everyday, chat.told, chat.asked) for chat in chats]
    asks, tells = between(vectors, parts)[0], between(vectors, [some[:2] for some in parts])[0]
    return Planes(middle, asks, tells)


def between(
    vectors: Mapping[str, Values], chats: Sequence[tuple[Sequence[str], ...]]
) -> tuple[Plane | None, dict[str, float]]:
    """A plane between the last part of each chat and the others, and what it says of texts unseen."""
    texts = [
        (text, number, place == len(parts) - 1)
        for number, parts in enumerate(chats)
        for place, part in enumerate(parts)
        for text in part
    ]
    found = asking.learn(
        [asking.features([vectors[text][None]]) for text, _, _ in texts],
        [meant for _, _, meant in texts],
        [number for _, number, _ in texts],
    )
    if found is None:
        return None, {}
    return found.plane, dict(zip((text for text, _, _ in texts), found.unseen.tolist(), strict=True))


def apart(vectors: Values, middle: Values) -> Values:
    """Vectors, a row each, without what all have in common, each of length 1."""
    rows = vectors - middle
    found: Values = rows / np.maximum(np.linalg.norm(rows, axis=-1, keepdims=True), 1e-9)
    return found
