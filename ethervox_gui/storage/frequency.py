"""How many texts have a term, as far as the ranking must know: is it frequent or not?"""

from __future__ import annotations

from ethervox_gui.storage.attempts import Expression
from ethervox_gui.storage.connection import Connection

#: A word in as many texts says nothing about which of them is meant; bm25 would have to walk through all.
FREQUENT = 30_000
#: The same for parts of words, through which FTS5 walks more slowly.
FREQUENT_PART = 2_000

_PROBED = 200
_N_SAMPLES = 8
_SAMPLE = 1 / 256  # of all ids, in each sample
_SHORT_PREFIX = 5  # FTS5 has an index for prefixes of two to five characters


class Frequencies:
    """How frequent terms are, each asked once; for one search, in which nothing changes."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._bounds: dict[str, tuple[int | None, int | None]] = {}
        self._known: dict[tuple[str, str], bool] = {}

    def telling(self, expression: Expression) -> tuple[str, ...]:
        """The terms that are not frequent."""
        index, terms = expression.index, expression.terms
        bound = FREQUENT_PART if index.endswith("trigrams") else FREQUENT
        table = index.partition("_")[0]
        if table not in self._bounds:
            self._bounds[table] = _bounds(self._db, table)
        low, high = self._bounds[table]
        if low is None or high is None or high - low < bound:
            return terms
        for term in terms:
            if (index, term) not in self._known:
                self._known[index, term] = _is_frequent(self._db, index, term, low, high, bound)
        return tuple(term for term in terms if not self._known[index, term])


def is_slow(expression: Expression) -> bool:
    """Whether it is nothing but the beginning of a word for which FTS5 collects all matches beforehand."""
    return len(expression.terms) == 1 and _is_long_prefix(expression.terms[0])


def _is_long_prefix(term: str) -> bool:
    return term.endswith("*") and len(term) > _SHORT_PREFIX + len('"" *')


def _bounds(db: Connection, table: str) -> tuple[int | None, int | None]:
    sql = f"SELECT (SELECT min(id) FROM {table}), (SELECT max(id) FROM {table})"  # noqa: S608
    low, high = db.sql(sql).fetchone()
    return low, high


def _is_frequent(db: Connection, index: str, term: str, low: int, high: int, bound: int) -> bool:
    sql = f"""
        SELECT count(*), min(rowid) FROM (
            SELECT rowid FROM {index} WHERE {index} MATCH ? ORDER BY rowid DESC LIMIT {_PROBED}
        )
    """  # noqa: S608 - constants
    n_newest, oldest = db.sql(sql, (term,)).fetchone()
    if n_newest < _PROBED or n_newest / (high - oldest + 1) * (high - low + 1) < bound:
        return False
    if _is_long_prefix(term):
        return True  # to look once more would take as long as the search itself
    # Perhaps it is only the talk of the day: look elsewhere, too.
    sql = f"SELECT count(*) FROM {index} WHERE {index} MATCH ? AND rowid >= ? AND rowid < ?"  # noqa: S608
    size = max(1, int((high - low + 1) * _SAMPLE))
    starts = (low + (high - low + 1 - size) * number // (_N_SAMPLES - 1) for number in range(_N_SAMPLES))
    seen = sum(db.sql(sql, (term, start, start + size)).fetchone()[0] for start in starts)
    return bool(seen / (_N_SAMPLES * _SAMPLE) >= bound)
