"""Embedding models: parts of such as know one thing, one that answers at once, one that is slow."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention.lessons import lessons
from ethervox_gui.engine.llama.topics import planes
from ethervox_gui.services.meaning import EVERYDAY, Embedder
from ethervox_gui.storage.search.nearest import Usual


class NothingLearned:
    """What other texts usually have in common with a query, and nothing of what asks and tells."""

    likeness = Usual(0.2, 0.1)

    def vector(self, text: str) -> NDArray[np.float32] | None:
        raise NotImplementedError

    def vector_of_text(self, text: str) -> NDArray[np.float32] | None:
        return self.vector(text)

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
        self._texts: dict[str, NDArray[np.float32]] = {}
        self._everyday = np.stack([self.vector(text) for text in EVERYDAY])
        self._planes = planes.learn(self.vector, lessons())

    def vector(self, text: str) -> NDArray[np.float32]:
        if text not in self._vectors:
            self._vectors[text] = self._embedder.embed(text)
        return self._vectors[text]

    def vector_of_text(self, text: str) -> NDArray[np.float32]:
        if text not in self._texts:
            self._texts[text] = next(self._embedder.pieces(text))
        return self._texts[text]

    def usual(self, vector: NDArray[np.float32], *, stored: bool = False) -> Usual:
        likeness = self._everyday @ vector
        return Usual(float(likeness.mean()), float(likeness.std()))

    def asks(self, vector: NDArray[np.float32]) -> float:
        return float(self._planes.asks(vector[None])[0])

    def tells(self, vectors: NDArray[np.float32]) -> NDArray[np.float64]:
        return self._planes.tells(vectors)


class Patient:
    """Has as many pieces to look at as it takes until ``answered`` is set; notes its priority.

    ``begun`` is set once it is at "a long one".
    """

    name = "patient"
    needs_loading = False

    def __init__(self) -> None:
        self.begun, self.answered = threading.Event(), threading.Event()
        self.priority = 0

    def embed(self, text: str) -> NDArray[np.float32]:
        if sys.platform == "linux":
            self.priority = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
        return np.array([1, 0], np.float32)

    def pieces(self, text: str) -> Iterator[NDArray[np.float32]]:
        while not self.answered.is_set():
            yield self.embed(text)
            if text == "a long one":
                self.begun.set()

    def whole(self, text: str) -> tuple[NDArray[np.float32], int]:
        return self.embed(text), 1

    def close(self) -> None:
        pass
