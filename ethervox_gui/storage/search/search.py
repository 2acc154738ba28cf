"""Search over memories and turns: all words, else any word, else parts of words; best first.

What the order guarantees: of an attempt that finds anything, the newest :data:`ranking.RANKED` matches of
each kind and expression are all there (more if filters leave fewer than asked for), in the order of bm25 ×
importance × age.  Older matches of a word that stands in more texts than that are not looked at.  Of words so
frequent that bm25 says nothing the newest :data:`ranking.UNRANKED` are there.
"""

from __future__ import annotations

import heapq
import time
from collections.abc import Iterable, Iterator

from ethervox_gui.storage.base.values import Filter, HitKind, SearchHit, title_line
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.memories.memories import tags_of
from ethervox_gui.storage.search import ranking
from ethervox_gui.storage.search.attempts import Attempt, attempts
from ethervox_gui.storage.search.query import parse
from ethervox_gui.storage.search.ranking import Frequencies, Scope
from ethervox_gui.storage.search.snippets import Marker
from ethervox_gui.storage.search.versions import folded

_KINDS: tuple[HitKind, ...] = ("memory", "turn")
_INFORMATION: dict[HitKind, str] = {
    "memory": "x.tags, NULL, x.first_turn, x.last_turn",
    "turn": "'[]', x.number, x.number, x.number",
}


#: Score, time, kind and id of a match before its text is read; the greatest is the best.
_Found = tuple[float, float, HitKind, int]


def search(
    db: Connection,
    text: str,
    *,
    wanted: Filter,
    kinds: Iterable[str],
    limit: int,
    now: float | None = None,
) -> list[SearchHit]:
    """What matches ``text`` best; nothing for a text with nothing in it to look for."""
    now = time.time() if now is None else now
    asked = set(kinds)
    if limit <= 0:
        return []
    scopes = [ranking.scope_of(db, kind, wanted) for kind in _KINDS if kind in asked]
    frequencies = Frequencies(db)
    for attempt in attempts(parse(text)):
        found = [
            match
            for scope in scopes
            if scope is not None
            for match in _matches(db, scope, attempt, limit, frequencies, now)
        ]
        if found:
            return _best(db, found, limit, attempt.marker)
    return []


def hits_of_memories(db: Connection, memory_ids: Iterable[int]) -> list[SearchHit]:
    """Memories as hits without a marked word, in this order."""
    found: list[_Found] = [(0.0, 0.0, "memory", memory_id) for memory_id in memory_ids]
    return _hits(db, found, Marker.for_parts(())) if found else []


def _best(db: Connection, found: list[_Found], limit: int, marker: Marker) -> list[SearchHit]:
    """The best hits, as many as are wanted, if there are: also where several were one."""
    n_read = limit
    while True:
        hits = folded(db, _hits(db, heapq.nlargest(n_read, found), marker))
        if len(hits) >= limit or n_read >= len(found):
            return hits[:limit]
        n_read *= 2


def _matches(
    db: Connection, scope: Scope, attempt: Attempt, limit: int, frequencies: Frequencies, now: float
) -> list[_Found]:
    """What the attempt finds of one kind and passes the filter."""
    expressions = list(attempt.expressions(db, scope.kind))
    passed: list[tuple[float, float, int]] = []
    # Where nearly every match passes, it is faster to check that at the end.
    for thorough in (True,) if scope.selective else (False, True):
        scores: dict[int, float] = {}
        full = False
        for expression in expressions:
            matches, is_full = ranking.matches(db, scope, expression, limit, frequencies, thorough=thorough)
            full = full or is_full
            for item_id, score in matches.items():
                scores[item_id] = scores.get(item_id, 0.0) + score
        passed = ranking.weighed(db, scope, scores, now) if scores else []
        if len(passed) >= limit or not full:
            break
    return [(score, created_at, scope.kind, item_id) for score, created_at, item_id in passed]


def _hits(db: Connection, found: list[_Found], marker: Marker) -> list[SearchHit]:
    """Read the texts of what is shown."""
    hits: dict[tuple[HitKind, int], SearchHit] = {}
    scores = {(kind, item_id): score for score, _, kind, item_id in found}
    for kind, columns in _INFORMATION.items():
        sql = f"""
            SELECT x.id, x.chat_id, c.title, x.text, x.created_at, x.importance, {columns}
            FROM {kind} x JOIN chat c ON c.id = x.chat_id WHERE x.id IN (%s)
        """  # noqa: S608 - constants
        for some in _batches([item_id for _, _, of, item_id in found if of == kind]):
            for row in db.sql(sql % ",".join("?" * len(some)), some):
                item_id, chat_id, chat_title, text, created_at, importance, tags, number, first, last = row
                snippet, marks = marker.snippet(text)
                hits[kind, item_id] = SearchHit(
                    kind=kind,
                    item_id=item_id,
                    chat_id=chat_id,
                    chat_title=chat_title,
                    turn_number=number,
                    title=title_line(text),
                    snippet=snippet,
                    marks=marks,
                    score=scores[kind, item_id],
                    created_at=created_at,
                    tags=tags_of(tags),
                    importance=importance,
                    first_turn=first,
                    last_turn=last,
                )
    # In a damaged file an index may name what is not there.
    return [hits[key] for key in scores if key in hits]


def _batches(ids: list[int]) -> Iterator[list[int]]:
    return (ids[start : start + 500] for start in range(0, len(ids), 500))
