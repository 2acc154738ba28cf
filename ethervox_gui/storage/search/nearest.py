"""The memories whose vectors are nearest to that of a query, by their cosine.

Apart from what stores them: only this needs numpy, which a start has no time for.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.storage.base.values import Filter
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.memories import listing

Vector = NDArray[np.float32]

#: What is so many deviations more like a query than sentences that have nothing to do with it means about the
#: same.  With all-MiniLM-L6-v2 that lets 98 of 100 right memories pass, and 3 of 100 others.
_ABOVE_OTHERS: Final = 2.5
#: A memory that is near a query is also this many deviations more like it than all memories are …
_DEVIATIONS = 2.0
#: … unless there are fewer than this to compare with.
_FEW = 20
_MOST_NEAR = 50


class Usual(NamedTuple):
    """Of cosines."""

    mean: float
    deviation: float


class Meaning(Protocol):
    """Turns queries into vectors; ``name`` keeps the vectors of different models apart."""

    @property
    def name(self) -> str: ...

    def vector(self, text: str) -> Vector | None:
        """The vector of a query, of length 1; ``None`` while there is none to be had."""
        ...

    def vector_of_text(self, text: str) -> Vector | None:
        """The same of the beginning of a text that is to be found: some models tell it from a query."""
        ...

    def usual(self, vector: Vector, *, stored: bool = False) -> Usual:
        """The cosine of a query's vector with sentences that have nothing to do with it.

        ``stored``: as memories are stored, and not as other queries are.
        """
        ...

    def asks(self, vector: Vector) -> float:
        """About 1 more where a query asks for something told than where it does not; 0 if nobody knows."""
        ...

    def tells(self, vectors: Vector) -> NDArray[np.float64]:
        """The same of the texts of such vectors, a row each: about 1 more where something is told."""
        ...


@dataclass(frozen=True, slots=True)
class _Matrix:
    """All vectors of a model, a row each; ``state`` tells whether they are still those in the database.

    A memory may have several rows, which stand one after the other from its place in ``starts`` on.
    """

    state: tuple[str, int, int, int]
    ids: NDArray[np.int64]
    starts: NDArray[np.int64]
    rows: Vector


class Nearest:
    """Finds the memories nearest to a vector; keeps the vectors in memory (4 bytes a number)."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._matrix: _Matrix | None = None

    def ids(self, db: Connection, meaning: Meaning, query: Vector, wanted: Filter) -> list[int]:
        """The memories that mean about the same and pass the filter, the nearest first."""
        matrix = self._current(db, meaning.name, len(query))
        if not len(matrix.ids) or not query.any():
            return []
        # Vectorised kernels may read past the end of a row and raise flags for what they throw away.
        with np.errstate(all="ignore"):
            likeness = np.fmax.reduceat(matrix.rows @ query, matrix.starts)
        likeness = np.nan_to_num(likeness, nan=-1.0, posinf=-1.0, neginf=-1.0)
        usual = meaning.usual(query, stored=True)
        floor = usual.mean + _ABOVE_OTHERS * usual.deviation
        if len(likeness) >= _FEW:
            floor = max(floor, float(likeness.mean() + _DEVIATIONS * likeness.std()))
        near = np.flatnonzero(likeness >= floor)
        nearest = near[np.argsort(-likeness[near], kind="stable")][: 10 * _MOST_NEAR]
        return _passing(db, matrix.ids[nearest].tolist(), wanted)[:_MOST_NEAR]

    def _current(self, db: Connection, model: str, width: int) -> _Matrix:
        sql = "SELECT count(*), coalesce(max(id), 0) FROM memory_embedding WHERE model = ?"
        state = (model, width, *db.sql(sql, (model,)).fetchone())
        with self._lock:
            if self._matrix is None or self._matrix.state != state:
                sql = "SELECT memory_id, vector FROM memory_embedding WHERE model = ? ORDER BY id"
                found = [
                    (memory_id, data)
                    for memory_id, data in db.sql(sql, (model,))
                    if data and len(data) % (4 * width) == 0
                ]
                ids = np.array([memory_id for memory_id, _ in found], np.int64)
                n_rows = np.array([len(data) // (4 * width) for _, data in found], np.int64)
                rows = np.frombuffer(b"".join(data for _, data in found), "<f4").reshape(-1, width)
                self._matrix = _Matrix(state, ids, np.cumsum(n_rows) - n_rows, rows)
            return self._matrix


def _passing(db: Connection, ids: Sequence[int], wanted: Filter) -> list[int]:
    asked, parameters = listing.conditions(wanted, "memory")
    where = " AND ".join(["x.deleted_at IS NULL", "c.deleted_at IS NULL", *asked])
    named = {f"id{number}": memory_id for number, memory_id in enumerate(ids)}
    marks = ", ".join(f":{name}" for name in named)
    sql = f"SELECT x.id FROM memory x JOIN chat c ON c.id = x.chat_id WHERE x.id IN ({marks}) AND {where}"  # noqa: S608
    passed = {row[0] for row in db.sql(sql, named | parameters)}
    return [memory_id for memory_id in ids if memory_id in passed]
