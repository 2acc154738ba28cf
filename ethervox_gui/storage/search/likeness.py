"""Which exchanges mean about the same as a message, by vectors that are kept in memory.

An embedding model finds some likeness even between sentences that have nothing to do with each other.  So a
limit is set for each message: well above what unrelated sentences reach, and above what the chat's exchanges
usually reach for it.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from typing import Final, Generic, TypeVar

import numpy as np

from ethervox_gui.storage.search.nearest import Meaning, Vector

Key = TypeVar("Key", bound=Hashable)

#: The limit, in deviations above sentences about everything, and above the exchanges of the chat.  Measured
#: with all-MiniLM-L6-v2 on questions in English and German, of which a third share no word with what was
#: told: 40 of 48 are above it, and 4 of 57 everyday messages.
_ABOVE_OTHERS: Final = 5.0
_ABOVE_CHAT: Final = 2.5
#: Fewer exchanges say nothing about what is usual.
_FEW: Final = 8
#: So much of a text is looked at, in characters: models read no more than some hundred tokens.
_LOOK_AT: Final = 1000


class LikenessIndex(Generic[Key]):
    """Exchanges by what they mean; those of another model are forgotten."""

    def __init__(self) -> None:
        self._model = ""
        self._vectors: dict[Key, tuple[int, list[Vector]]] = {}  # with the characters they are of

    def has(self, meaning: Meaning, key: Key, texts: Collection[str]) -> bool:
        """Whether these texts were taken in under this key, as far as their length tells."""
        found = self._vectors.get(key) if self._model == meaning.name else None
        return found is not None and found[0] == sum(map(len, texts))

    def take_in(self, meaning: Meaning, key: Key, texts: Collection[str]) -> bool:
        """Take an exchange in; false where the model does not answer in time."""
        if self._model != meaning.name:
            self._model, self._vectors = meaning.name, {}
        vectors = _vectors(meaning, texts)
        if vectors is not None:
            self._vectors[key] = sum(map(len, texts)), vectors
        return vectors is not None

    def scores(self, meaning: Meaning, asked: str, among: Iterable[Key]) -> dict[Key, float]:
        """How much each of these is like a message, in units of the limit; empty where nobody knows."""
        known = [key for key in among if key in self._vectors] if self._model == meaning.name else []
        query = meaning.vector(asked[:_LOOK_AT]) if known else None
        if query is None or not query.any():
            return {}
        with np.errstate(all="ignore"):
            found = [max(float(vector @ query) for vector in self._vectors[key][1]) for key in known]
        likeness = np.nan_to_num(np.array(found), nan=0.0, posinf=0.0, neginf=0.0)
        limit = meaning.floor(query, _ABOVE_OTHERS)
        if len(likeness) >= _FEW:
            limit = max(limit, float(likeness.mean() + _ABOVE_CHAT * likeness.std()))
        return dict(zip(known, (likeness / limit).tolist(), strict=True)) if limit > 0 else {}


def _vectors(meaning: Meaning, texts: Iterable[str]) -> list[Vector] | None:
    found: list[Vector] = []
    for text in texts:
        vector = meaning.vector(text[:_LOOK_AT])
        if vector is None:
            return None
        found.append(vector)
    return found
