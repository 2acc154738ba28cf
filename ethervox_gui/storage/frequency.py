"""How many texts have a term, as far as the ranking must know: is it frequent or not?"""

from __future__ import annotations

from collections.abc import Collection

from ethervox_gui.storage.attempts import Expression
from ethervox_gui.storage.connection import Connection

#: A word in as many texts says nothing about which of them is meant; bm25 would have to walk through all.
FREQUENT = 30_000
#: The same for parts of words, through which FTS5 walks more slowly.
FREQUENT_PART = 2_000

_PROBED = 200
_N_SAMPLES = 8
_SAMPLE = 1 / 256  # of all ids, in each sample
_SHORT_PREFIX = 3  # FTS5 has an index for prefixes of two and three characters


def telling(db: Connection, expression: Expression) -> tuple[str, ...]:
    """The terms that are not frequent."""
    index, terms = expression.index, expression.terms
    bound = FREQUENT_PART if index.endswith("trigrams") else FREQUENT
    low, high = _bounds(db, index)
    if low is None or high is None or high - low < bound:
        return terms
    return tuple(term for term in terms if not _is_frequent(db, index, term, low, high, bound))


def is_slow(expression: Expression) -> bool:
    """Whether it is nothing but the beginning of a word for which FTS5 collects all matches beforehand."""
    return len(expression.terms) == 1 and _is_long_prefix(expression.terms[0])


def _is_long_prefix(term: str) -> bool:
    return term.endswith("*") and len(term) > _SHORT_PREFIX + len('"" *')


def seems_frequent(low: int, high: int, newest: Collection[int]) -> bool:
    """Whether a term is frequent if it goes on as in its ``newest`` matches among the ids given."""
    return len(newest) / (high - min(newest) + 1) * (high - low + 1) >= FREQUENT


def _bounds(db: Connection, index: str) -> tuple[int | None, int | None]:
    table = index.partition("_")[0]
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
