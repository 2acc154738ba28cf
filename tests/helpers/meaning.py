"""Embedding models: parts of such as know one thing, and a real one that keeps nobody waiting."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention.lessons import lessons
from ethervox_gui.engine.llama.topics import planes
from ethervox_gui.services.meaning import EVERYDAY, Embedder
from ethervox_gui.storage.search.nearest import Usual


class NothingLearned:
    """What other texts usually have in common with a query, and nothing of what asks and tells."""

    likeness = Usual(0.2, 0.1)

    def usual(self, _vector: NDArray[np.float32], *, stored: bool = False) -> Usual:
        return self.likeness

    def asks(self, _vector: NDArray[np.float32]) -> float:
        return 0.0

    def tells(self, vectors: NDArray[np.float32]) -> NDArray[np.float64]:
        return np.zeros(len(vectors))


class Kinship(NothingLearned):
    """An embedding model that knows one thing: who is a sister."""

    name = "kinship"

    def vector(self, text: str) -> NDArray[np.float32]:
        is_meant = "sister" in text or "sibling" in text
        return np.array([1, 0] if is_meant else [0, 1], np.float32)


class AtOnce:
    """What :class:`ethervox_gui.services.meaning.MeaningSearch` says, without its thread."""

    def __init__(self, embedder: Embedder) -> None:
        self.name, self._embedder = embedder.name, embedder
        self._vectors: dict[str, NDArray[np.float32]] = {}
        self._everyday = np.stack([self.vector(text) for text in EVERYDAY])
        self._planes = planes.learn(self.vector, lessons())

    def vector(self, text: str) -> NDArray[np.float32]:
        if text not in self._vectors:
            self._vectors[text] = self._embedder.embed(text)
        return self._vectors[text]

    def usual(self, vector: NDArray[np.float32], *, stored: bool = False) -> Usual:
        likeness = self._everyday @ vector
        return Usual(float(likeness.mean()), float(likeness.std()))

    def asks(self, vector: NDArray[np.float32]) -> float:
        return float(self._planes.asks(vector[None])[0])

    def tells(self, vectors: NDArray[np.float32]) -> NDArray[np.float64]:
        return self._planes.tells(vectors)
