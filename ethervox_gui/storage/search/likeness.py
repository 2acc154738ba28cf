"""Which exchanges or passages mean about the same as a message, by vectors that are kept in memory.

An embedding model finds some likeness even between sentences that have nothing to do with each other, more
with one model, in one language and for one message than for others.  So what counts is how far an exchange
stands out among all of the chat; that a message asks for something told, and an exchange tells something,
comes to it.  A document is about one thing, and a question of it is like all of its passages: there it
counts, too, how much more a passage is like the message than sentences are that have nothing to do with it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable
from typing import Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.storage.search.nearest import Meaning, Usual, Vector

Key = TypeVar("Key", bound=Hashable)

#: How far an exchange must stand out, in deviations, in a chat of so many, and what it counts that a message
#: asks and that an exchange tells.  Chosen with multilingual-e5-small on tests/data/fault_choosing.txt,
#: fault_everyday.txt and fault_more.txt: 3 of 100 everyday messages (of 775, in fifteen languages) reach it,
#: and 306 of 348 questions; where it does not count what asks and tells, 2 and 240.
_LIMIT: Final = 3.55
_IN_A_CHAT_OF: Final = 36
_ASKING: Final = 2.0
_TELLING: Final = 1.5
#: Sentences that have nothing to do with the message count as so many exchanges: of few nobody knows what is
#: usual.
_OTHERS: Final = 4
#: What a passage must have, in units of how much everyday sentences differ in their likeness to passages, for
#: a document of so many, and what it is more with each doubling.  Chosen with multilingual-e5-small on
#: tests/data/documents.json and documents_more.json, with what words say (governor/faults/passages.py).
_PASSAGE_LIMIT: Final = 7.7
_IN_A_DOCUMENT_OF: Final = 16
_BY_DOUBLING: Final = 0.5
#: Of few passages nobody knows the middle: sentences that have nothing to do with the message count as so
#: many of them.
_BESIDE_PASSAGES: Final = 2
#: From so many passages it is learned how much everyday sentences differ.
_MOST_LEARNED_FROM: Final = 64
#: So much of a text is looked at, in characters: models read no more than some hundred tokens.
_LOOK_AT: Final = 1000
_FIRST_ROWS: Final = 64
#: Of an exchange without a text.
_NOTHING: Final = -1e6
#: Nothing varies less: a square.
_LEAST: Final = 1e-6


class LikenessIndex(Generic[Key]):
    """Exchanges by what they mean, or passages; those of another model are forgotten.

    A vector for each text of each: 1.5 kB with a model of 384 numbers.
    """

    def __init__(self) -> None:
        self._forget("")

    def __len__(self) -> int:
        """So many vectors."""
        return self._n_rows

    def has(self, meaning: Meaning, key: Key, texts: Collection[str]) -> bool:
        """Whether these texts were taken in under this key, as far as their length tells."""
        return self._model == meaning.name and self._sizes.get(key) == _size(texts)

    def take_in(self, meaning: Meaning, key: Key, texts: Collection[str]) -> bool:
        """Take an exchange in; false where the model does not answer in time."""
        return self._take_in(meaning, key, texts, meaning.vector)

    def take_in_passage(self, meaning: Meaning, key: Key, text: str) -> bool:
        """As :meth:`take_in`, of a passage, which is only looked for and never asks."""
        return self._take_in(meaning, key, [text], meaning.vector_of_text)

    def _take_in(
        self, meaning: Meaning, key: Key, texts: Collection[str], vector_of: Callable[[str], Vector | None]
    ) -> bool:
        if self._model != meaning.name:
            self._forget(meaning.name)
        vectors = _vectors(vector_of, texts)
        if vectors is None:
            return False
        self.drop(key)  # what it was before
        place = self._places[key] = len(self._keys)
        self._keys.append(key)
        self._make_room(len(vectors), len(vectors[0]) if vectors else 0)
        rows = slice(self._n_rows, self._n_rows + len(vectors))
        if vectors:
            self._rows[rows], self._owners[rows] = vectors, place
        self._n_rows += len(vectors)
        self._sizes[key] = _size(texts)
        return True

    def drop(self, key: Key) -> None:
        """Keep nothing of this exchange; it need not be known."""
        place = self._places.pop(key, None)
        if place is None:
            return
        del self._sizes[key]
        for row in np.flatnonzero(self._owners[: self._n_rows] == place)[::-1].tolist():
            self._n_rows -= 1  # the last one takes its place
            self._rows[row], self._owners[row] = self._rows[self._n_rows], self._owners[self._n_rows]
        last = self._keys.pop()
        if last != key:
            self._owners[: self._n_rows][self._owners[: self._n_rows] == len(self._keys)] = place
            self._keys[place], self._places[last] = last, place

    def scores(self, meaning: Meaning, asked: str, among: Iterable[Key]) -> dict[Key, float]:
        """How much each of these exchanges is like a message, in units of the limit.

        Empty where nobody knows.
        """
        known, query = self._comparable(meaning, asked, among)
        if query is None:
            return {}
        rows, owners = self._rows[: self._n_rows], self._owners[: self._n_rows]
        likeness = _likeness(rows, query)
        places = [self._places[key] for key in known]
        middle, spread = _usual_beside(self._greatest(likeness, owners)[places], meaning.usual(query))
        # In units of an exchange's own spread, so that the greatest of its texts is that of both.
        every = np.ones(len(self._keys))
        every[places] = spread
        likeness += _TELLING * meaning.tells(rows) * every[owners]
        standing_out = (self._greatest(likeness, owners)[places] - middle) / spread
        found = (standing_out + _ASKING * meaning.asks(query)) / _limit(len(known))
        return dict(zip(known, found.tolist(), strict=True))

    def scores_of_passages(self, meaning: Meaning, asked: str, among: Iterable[Key]) -> dict[Key, float]:
        """As :meth:`scores`, of passages of documents."""
        known, query = self._comparable(meaning, asked, among)
        if query is None:
            return {}
        rows, owners = self._rows[: self._n_rows], self._owners[: self._n_rows]
        places = [self._places[key] for key in known]
        likeness = self._greatest(_likeness(rows, query), owners)[places]
        usual = meaning.usual(query).mean
        n_beside = len(known) + _BESIDE_PASSAGES
        middle = (len(known) * float(np.median(likeness)) + _BESIDE_PASSAGES * usual) / n_beside
        learned_from = rows[:: -(-len(rows) // _MOST_LEARNED_FROM)]
        spread = max(float(np.mean([meaning.usual(row).deviation for row in learned_from])), _LEAST)
        limit = _PASSAGE_LIMIT + _BY_DOUBLING * math.log2(len(known) / _IN_A_DOCUMENT_OF)
        found = (2 * likeness - usual - middle) / spread + meaning.asks(query)
        return dict(zip(known, (found / limit).tolist(), strict=True))

    # ---- inside ------------------------------------------------------------------------------------

    def _comparable(
        self, meaning: Meaning, asked: str, among: Iterable[Key]
    ) -> tuple[list[Key], Vector | None]:
        """Those of these that are known, and the vector of a message, if one can compare them with it."""
        known = [key for key in among if key in self._places] if self._model == meaning.name else []
        query = meaning.vector(asked[:_LOOK_AT]) if known else None
        can_be = query is not None and query.any() and len(query) == self._rows.shape[1]
        return known, query if can_be else None

    def _forget(self, model: str) -> None:
        self._model = model
        self._sizes: dict[Key, int] = {}
        self._keys: list[Key] = []
        self._places: dict[Key, int] = {}  # of each among the keys
        self._rows: Vector = np.zeros((0, 0), np.float32)
        self._owners: NDArray[np.int64] = np.zeros(0, np.int64)  # the place of whose text a row is
        self._n_rows = 0

    def _make_room(self, n_more: int, width: int) -> None:
        if n_more == 0 or self._n_rows + n_more <= len(self._rows):
            return
        size = max(_FIRST_ROWS, self._n_rows + n_more + self._n_rows // 4)
        rows, owners = np.zeros((size, width), np.float32), np.zeros(size, np.int64)
        rows[: self._n_rows] = self._rows[: self._n_rows] if self._n_rows else 0
        owners[: self._n_rows] = self._owners[: self._n_rows]
        self._rows, self._owners = rows, owners

    def _greatest(self, values: NDArray[np.float64], owners: NDArray[np.int64]) -> NDArray[np.float64]:
        """Of the values of rows, the greatest of each place."""
        found = np.full(len(self._keys), -np.inf)
        np.maximum.at(found, owners, values)
        found[found == -np.inf] = _NOTHING
        return found


def _likeness(rows: Vector, query: Vector) -> NDArray[np.float64]:
    """The cosine of each row with a query; 0 of what has none."""
    with np.errstate(all="ignore"):
        found: NDArray[np.float64] = np.nan_to_num(rows @ query, nan=0.0, posinf=0.0, neginf=0.0)
    return found.astype(np.float64)


def _usual_beside(
    likeness: NDArray[np.float64], others: Usual
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The mean and the standard deviation of all the exchanges beside each, and of a few other sentences."""
    known = np.where(likeness > _NOTHING, likeness, 0.0)
    n = float((likeness > _NOTHING).sum()) + _OTHERS - (likeness > _NOTHING)
    total = known.sum() + _OTHERS * others.mean - known
    squares = (known**2).sum() + _OTHERS * (others.deviation**2 + others.mean**2) - known**2
    middle = total / n
    return middle, np.sqrt(np.maximum(squares / n - middle**2, _LEAST))


def _limit(n: int) -> float:
    """What few messages reach in a chat of ``n`` exchanges: of many the greatest is greater than of few."""
    return _LIMIT + max(0.0, _greatest_of(n) - _greatest_of(_IN_A_CHAT_OF))


def _greatest_of(n: int) -> float:
    """What is expected of the greatest of ``n`` draws from a normal distribution, in deviations.

    H. A. David, H. N. Nagaraja, Order Statistics, 2003, section 10.5, to the first two terms.
    """
    root = math.sqrt(2 * math.log(max(n, 2)))
    return root - (math.log(max(math.log(max(n, 2)), 1e-9)) + math.log(4 * math.pi)) / (2 * root)


def _size(texts: Iterable[str]) -> int:
    return sum(map(len, texts))


def _vectors(vector_of: Callable[[str], Vector | None], texts: Iterable[str]) -> list[Vector] | None:
    found: list[Vector] = []
    for text in texts:
        vector = vector_of(text[:_LOOK_AT])
        if vector is None:
            return None
        found.append(vector)
    return found
