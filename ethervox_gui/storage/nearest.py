"""Which memories mean about the same as a query, by the cosine of their vectors."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.storage import filters
from ethervox_gui.storage.connection import Connection
from ethervox_gui.storage.values import Filter

Vector = NDArray[np.float32]

#: A memory is near a query when its likeness is this many deviations above that of all memories …
_DEVIATIONS = 2.0
#: … or, where there are fewer memories than this to compare with, above this cosine.
_FEW = 20
_LIKENESS_OF_FEW = 0.5
_MOST_NEAR = 50


class Meaning(Protocol):
    """Turns queries into vectors; ``name`` keeps the vectors of different models apart."""

    @property
    def name(self) -> str: ...

    def vector(self, text: str) -> Vector | None:
        """The vector of a query, of length 1; ``None`` while there is none to be had."""
        ...


@dataclass(frozen=True, slots=True)
class _Matrix:
    """All vectors of a model, a row each; ``state`` tells whether they are still those in the database."""

    state: tuple[str, int, int]
    ids: NDArray[np.int64]
    rows: Vector


class Nearest:
    """Finds the memories nearest to a vector; keeps the vectors in memory (4 bytes a number)."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._matrix: _Matrix | None = None

    def ids(self, db: Connection, model: str, query: Vector, wanted: Filter) -> list[int]:
        """The memories that mean about the same and pass the filter, the nearest first."""
        matrix = self._current(db, model)
        if not len(matrix.ids) or matrix.rows.shape[1] != len(query):
            return []
        # Vectorised kernels may read past the end of a row and raise flags for what they throw away.
        with np.errstate(all="ignore"):
            likeness = matrix.rows @ query
        likeness = np.nan_to_num(likeness, nan=-1.0, posinf=-1.0, neginf=-1.0)
        floor = _LIKENESS_OF_FEW
        if len(likeness) >= _FEW:
            floor = float(likeness.mean() + _DEVIATIONS * likeness.std())
        order = np.argsort(-likeness, kind="stable")
        near = [int(matrix.ids[i]) for i in order[: 10 * _MOST_NEAR] if likeness[i] >= floor]
        return _passing(db, near, wanted)[:_MOST_NEAR]

    def _current(self, db: Connection, model: str) -> _Matrix:
        sql = "SELECT count(*), coalesce(max(id), 0) FROM memory_embedding WHERE model = ?"
        state = (model, *db.sql(sql, (model,)).fetchone())
        with self._lock:
            if self._matrix is None or self._matrix.state != state:
                sql = "SELECT memory_id, vector FROM memory_embedding WHERE model = ? ORDER BY id"
                found = db.sql(sql, (model,)).fetchall()
                width = len(found[0][1]) if found else 0
                found = [(i, data) for i, data in found if len(data) == width]
                ids = np.array([memory_id for memory_id, _ in found], np.int64)
                rows = np.frombuffer(b"".join(data for _, data in found), "<f4")
                self._matrix = _Matrix(state, ids, rows.reshape(len(found), -1) if found else rows)
            return self._matrix


def _passing(db: Connection, ids: Sequence[int], wanted: Filter) -> list[int]:
    asked, parameters = filters.conditions(wanted, "memory")
    where = " AND ".join(["x.deleted_at IS NULL", "c.deleted_at IS NULL", *asked])
    named = {f"id{number}": memory_id for number, memory_id in enumerate(ids)}
    marks = ", ".join(f":{name}" for name in named)
    sql = f"SELECT x.id FROM memory x JOIN chat c ON c.id = x.chat_id WHERE x.id IN ({marks}) AND {where}"  # noqa: S608
    passed = {row[0] for row in db.sql(sql, named | parameters)}
    return [memory_id for memory_id in ids if memory_id in passed]
