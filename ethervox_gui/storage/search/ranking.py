"""Which memories and turns match an expression, and how well; several rankings made one.

FTS5 walks through its matches fast (some 0.04 µs each), but asking it for their bm25 costs 30 times as much,
and sorting all matches of a frequent word by it would take a tenth of a second.  So:

* matches are taken from the newest on, at most :data:`RANKED` of each kind and expression;
* bm25 is asked for these, but only for terms that stand in fewer than :data:`FREQUENT` texts.  More
  frequent ones must be there too, but say nothing about which text is meant;
* where bm25 is not asked, only importance and age tell matches apart, so :data:`UNRANKED` of them will do.

Rankings are fused by places alone: their scores cannot be compared.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from ethervox_gui.storage.base.values import Filter, HitKind, storable
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.memories import listing
from ethervox_gui.storage.search.attempts import Expression
from ethervox_gui.storage.search.query import quoted

#: How many matches of an expression are ranked.
RANKED = 200
#: How many are looked at where only importance and age tell them apart.
UNRANKED = 100

_MOST_IDS = 20_000

_CHAT_ALIVE = "x.chat_id NOT IN (SELECT id FROM chat WHERE deleted_at IS NOT NULL)"
#: System prompts are left out: every chat has one, and they are all the same.
_ALIVE: dict[HitKind, str] = {"memory": "x.deleted_at IS NULL", "turn": "x.role <> 'system'"}


@dataclass(frozen=True, slots=True)
class Scope:
    """Where to look: things of one kind, their ids from ``low`` to ``high``, and what they must be.

    ``ids`` is a JSON list of the only ids that pass, where it is short; ``selective`` says that a match may
    well not pass, so that this must be asked while matches are collected.
    """

    kind: HitKind
    low: int
    high: int
    ids: str | None
    where: str
    parameters: dict[str, Any]
    tags: tuple[str, ...]
    selective: bool


def scope_of(db: Connection, kind: HitKind, wanted: Filter) -> Scope | None:
    """Where to look for what passes the filter; ``None`` if nothing can."""
    if kind == "turn" and not listing.passes_turns(wanted):
        return None
    asked, parameters = listing.conditions(wanted, kind)
    low, high, ids = _reach(db, kind, wanted)
    if low > high:
        return None
    where = " AND ".join([_CHAT_ALIVE, _ALIVE[kind], *asked])
    tags = wanted.tags if kind == "memory" else ()
    selective = bool(asked) and not (ids is not None and _only_reach(wanted))
    return Scope(kind, low, high, ids, where, parameters, tags, selective)


def _only_reach(wanted: Filter) -> bool:
    return wanted == Filter(chat_id=wanted.chat_id, since=wanted.since, until=wanted.until)


def _reach(db: Connection, kind: HitKind, wanted: Filter) -> tuple[int, int, str | None]:
    """The ids that chat and time leave: the lowest, the highest, and all of them if they are not many."""
    asked, parameters = listing.conditions(
        Filter(chat_id=wanted.chat_id, since=wanted.since, until=wanted.until), kind
    )
    if asked:
        sql = f"SELECT x.id FROM {kind} x WHERE {' AND '.join(asked)} LIMIT {_MOST_IDS + 1}"  # noqa: S608
        ids = [row[0] for row in db.sql(sql, parameters)]
        if not ids:
            return 1, 0, None
        if len(ids) <= _MOST_IDS:
            low, high = min(ids), max(ids)
            return low, high, None if high - low == len(ids) - 1 else json.dumps(ids)
    low, high = db.sql(f"SELECT (SELECT min(id) FROM {kind}), (SELECT max(id) FROM {kind})").fetchone()  # noqa: S608
    return (1, 0, None) if low is None else (low, high, None)


def matches(
    db: Connection,
    scope: Scope,
    expression: Expression,
    limit: int,
    frequencies: Frequencies,
    *,
    thorough: bool,
) -> tuple[dict[int, float], bool]:
    """The newest matches with their score (larger is better), and whether there may be more.

    The score is 1 where bm25 is not worth its time.  Not ``thorough``: some of them may not pass the scope's
    conditions.
    """
    few, many = max(UNRANKED, limit), max(RANKED, limit)
    if is_slow(expression):
        found = _unranked(db, scope, expression, few, thorough)
        if len(found) == few or not found:
            return found, len(found) == few
        return _ranked(db, scope, expression, many, thorough)
    telling = frequencies.telling(expression) if expression.ranked else ()
    if not telling:
        found = _unranked(db, scope, expression, few, thorough)
        return found, len(found) == few
    if telling == expression.terms:
        return _ranked(db, scope, expression, many, thorough)
    found = _unranked(db, scope, expression, many, thorough)
    if found:
        sql = f"""
            SELECT f.rowid, f.rank FROM {expression.index} f
            WHERE {expression.index} MATCH :match AND f.rowid >= :low AND f.rowid <= :high
              AND +f.rowid IN (SELECT value FROM json_each(:ids))
        """  # noqa: S608 - constants
        asked = {"match": " AND ".join(telling), "low": min(found), "high": max(found)}
        for item, rank in db.sql(sql, asked | {"ids": json.dumps(list(found))}):
            found[item] = -rank
    return found, len(found) == many


def _unranked(
    db: Connection, scope: Scope, expression: Expression, most: int, thorough: bool
) -> dict[int, float]:
    return {item: 1.0 for item, _ in _newest(db, scope, expression, "1", most, thorough)}


def _ranked(
    db: Connection, scope: Scope, expression: Expression, most: int, thorough: bool
) -> tuple[dict[int, float], bool]:
    found = {item: -rank for item, rank in _newest(db, scope, expression, "f.rank", most, thorough)}
    return found, len(found) == most


def _newest(
    db: Connection, scope: Scope, expression: Expression, column: str, most: int, thorough: bool
) -> list[tuple[int, float]]:
    index, match = expression.index, expression.match
    if index == "memory_words":
        # The tags are checked letter by letter later; as words they leave less to check.
        words = [tag for tag in map(storable, scope.tags) if any(c.isalnum() for c in tag)]
        match = " AND ".join([f"({match})", *(f"tags : {quoted(tag)}" for tag in words)])
    join = where = ""
    if thorough:
        join = f"CROSS JOIN {scope.kind} x INDEXED BY {scope.kind}_facts ON x.id = f.rowid"
        where = f"AND {scope.where}"
    if scope.ids is not None:
        # The plus keeps SQLite from asking the index once for every id.
        where += " AND +f.rowid IN (SELECT value FROM json_each(:ids))"
    sql = f"""
        SELECT f.rowid, {column} FROM {index} f {join}
        WHERE {index} MATCH :match AND f.rowid >= :low AND f.rowid <= :high {where}
        ORDER BY f.rowid DESC LIMIT :most
    """  # noqa: S608 - constants
    asked = {"match": match, "low": scope.low, "high": scope.high, "ids": scope.ids, "most": most}
    rows: list[tuple[int, float]] = db.sql(sql, scope.parameters | asked).fetchall()
    return rows


def weighed(
    db: Connection, scope: Scope, scores: dict[int, float], now: float
) -> list[tuple[float, float, int]]:
    """Score, time and id of those that pass the conditions, the scores weighed with importance and age."""
    # The index holds all that is asked without a filter, in a tenth of the pages.
    sql = f"""
        SELECT x.id, x.importance, x.created_at FROM {scope.kind} x INDEXED BY {scope.kind}_facts
        WHERE x.id IN (SELECT value FROM json_each(:ids)) AND {scope.where}
    """  # noqa: S608 - constants
    rows = db.sql(sql, scope.parameters | {"ids": json.dumps(list(scores))}).fetchall()
    return [
        (scores[item] * weight(importance, now - created_at), created_at, item)
        for item, importance, created_at in rows
        # A damaged index may name another, and hold what is not a number.
        if item in scores and isinstance(importance, float) and isinstance(created_at, float)
    ]


_HALF_LIFE = 90 * 86_400.0
_OLDEST = 0.7


def weight(importance: float, age: float) -> float:
    """What bm25 is multiplied by: 0.5 to 1.5 for importance, times 1 for new down to 0.7 for old.

    ``age`` is in seconds; half of what age can take is gone after 90 days.
    """
    freshness: float = 2.0 ** (-age / _HALF_LIFE) if age > 0 else 1.0
    return (0.5 + importance) * (_OLDEST + (1 - _OLDEST) * freshness)


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


T = TypeVar("T", bound=Hashable)

#: The constant of the paper: how little the first places count more than those behind them.
_K: Final = 60


def reciprocal_rank_fusion(rankings: Iterable[Sequence[T]]) -> list[T]:
    """The things of all rankings, best first: each counts ``1 / (60 + place)`` in every ranking it is in.

    Cormack, Clarke and Büttcher: Reciprocal Rank Fusion outperforms Condorcet and individual Rank Learning
    Methods, SIGIR 2009.  Places count from 1; of equals the one that was seen first comes first.
    """
    scores: dict[T, float] = {}
    for ranking in rankings:
        for place, item in enumerate(dict.fromkeys(ranking), start=1):
            scores[item] = scores.get(item, 0.0) + 1 / (_K + place)
    return sorted(scores, key=lambda item: -scores[item])
