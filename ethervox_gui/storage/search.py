"""Search over memories and turns: all words, else any word, else parts of words; best first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ethervox_gui.storage.connection import Connection
from ethervox_gui.storage.memories import tags_of
from ethervox_gui.storage.query import Query, match_words, parse, quoted
from ethervox_gui.storage.snippets import Marker
from ethervox_gui.storage.values import HitKind, SearchHit, title_line

_MOST_EXPANSIONS = 64  # trigrams that stand for one or two characters


@dataclass(frozen=True, slots=True)
class _Source:
    """Where one kind of thing is found: its indexes, and the SQL that filters and shows it."""

    words: str
    trigrams: str
    terms: str
    found: str
    shown: str


def _source(table: str, condition: str, columns: str) -> _Source:
    found = f"""
        SELECT x.id, bm25({{index}}) AS badness
        FROM {{index}} JOIN {table} x ON x.id = {{index}}.rowid JOIN chat c ON c.id = x.chat_id
        WHERE {{index}} MATCH :match AND c.deleted_at IS NULL AND {condition}
          AND (:chat IS NULL OR x.chat_id = :chat)
        ORDER BY badness LIMIT :limit
    """  # noqa: S608 - constants
    shown = f"""
        SELECT x.id, x.chat_id, c.title, x.text, x.created_at, x.importance, {columns}
        FROM {table} x JOIN chat c ON c.id = x.chat_id WHERE x.id IN ({{ids}})
    """  # noqa: S608 - constants
    return _Source(f"{table}_words", f"{table}_trigrams", f"{table}_trigram_terms", found, shown)


_SOURCES: dict[HitKind, _Source] = {
    "memory": _source("memory", "1", "x.tags, NULL, x.first_turn, x.last_turn"),
    # System prompts are left out: every chat has one, and they are all the same.
    "turn": _source("turn", "x.role <> 'system'", "'[]', x.number, x.number, x.number"),
}


def search(
    db: Connection, text: str, *, chat_id: int | None, kinds: Iterable[str], limit: int
) -> list[SearchHit]:
    """What matches ``text`` best; nothing for a text with nothing in it to look for."""
    query = parse(text)
    sources = {kind: source for kind, source in _SOURCES.items() if kind in set(kinds)}
    if limit <= 0:
        return []
    for marker, index_of, expression_for in _attempts(db, query):
        hits: list[SearchHit] = []
        for kind, source in sources.items():
            expression = expression_for(source)
            if expression:
                scores = _candidates(db, source.found, index_of(source), expression, chat_id, limit)
                hits += _hits(db, kind, source, scores, marker)
        if hits:
            hits.sort(key=lambda hit: (-hit.score, -hit.created_at, hit.kind, -hit.item_id))
            return hits[:limit]
    return []


_Attempt = tuple[Marker, Callable[[_Source], str], Callable[[_Source], str]]


def _attempts(db: Connection, query: Query) -> Iterable[_Attempt]:
    """The ways to look, strictest first."""
    if not query.unspaced and query.words:
        marker = Marker.for_words(query.words)
        for operator in ("AND", "OR") if len(query.words) > 1 else ("AND",):
            expression = match_words(query.words, operator)
            yield marker, lambda s: s.words, lambda _, e=expression: e  # type: ignore[misc]
    if query.parts:
        yield (
            Marker.for_parts(query.parts),
            lambda s: s.trigrams,
            lambda s: _match_parts(db, s, query.parts, "AND"),
        )
    if query.unspaced:
        pieces = tuple(dict.fromkeys(piece for part in query.parts for piece in _pieces(part)))
        yield (
            Marker.for_parts(pieces),
            lambda s: s.trigrams,
            lambda s: _match_parts(db, s, pieces, "OR"),
        )


def _pieces(part: str) -> list[str]:
    """The runs of three characters in a longer run, which is rarely found as a whole."""
    return [part[i : i + 3] for i in range(max(1, len(part) - 2))]


def _match_parts(db: Connection, source: _Source, parts: Sequence[str], operator: str) -> str:
    """The FTS5 expression for the index of trigrams; empty when nothing can match it."""
    expressions: list[str] = []
    for part in parts:
        if len(part) >= 3:
            expressions.append(quoted(part))
            continue
        low = part.lower()
        sql = f"SELECT term FROM {source.terms} WHERE term >= ? AND term < ? ORDER BY doc DESC LIMIT ?"  # noqa: S608
        rows = db.sql(sql, (low, low + chr(0x10FFFF), _MOST_EXPANSIONS)).fetchall()
        terms = [quoted(term) for (term,) in rows if len(term) == 3]
        if terms:
            expressions.append("(" + " OR ".join(terms) + ")")
        elif operator == "AND":
            return ""
    return f" {operator} ".join(expressions)


def _candidates(
    db: Connection, sql: str, index: str, expression: str, chat_id: int | None, limit: int
) -> dict[int, float]:
    rows = db.sql(sql.format(index=index), {"match": expression, "chat": chat_id, "limit": limit}).fetchall()
    return {item_id: -badness for item_id, badness in rows}


def _hits(
    db: Connection, kind: HitKind, source: _Source, scores: dict[int, float], marker: Marker
) -> list[SearchHit]:
    hits: list[SearchHit] = []
    ids = list(scores)
    for start in range(0, len(ids), 500):
        some: list[Any] = ids[start : start + 500]
        sql = source.shown.format(ids=",".join("?" * len(some)))
        for row in db.sql(sql, some):
            item_id, chat_id, chat_title, text, created_at, importance, tags, number, first, last = row
            snippet, marks = marker.snippet(text)
            hits.append(
                SearchHit(
                    kind=kind,
                    item_id=item_id,
                    chat_id=chat_id,
                    chat_title=chat_title,
                    turn_number=number,
                    title=title_line(text),
                    snippet=snippet,
                    marks=marks,
                    score=scores[item_id] * (0.5 + importance),
                    created_at=created_at,
                    tags=tags_of(tags),
                    importance=importance,
                    first_turn=first,
                    last_turn=last,
                )
            )
    return hits
