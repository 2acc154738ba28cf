"""Search over memories and turns: all words, else any word, else parts of words; best first.

Ranking everything that a common word matches would take seconds in a large database.  So of each kind only
the newest few hundred matches are ranked (by bm25, weighed with importance), and words that match tens of
thousands, which say nothing about what is meant, are ranked by age alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from ethervox_gui.storage.connection import Connection
from ethervox_gui.storage.memories import tags_of
from ethervox_gui.storage.query import Query, Term, match_words, parse, quoted
from ethervox_gui.storage.snippets import Marker
from ethervox_gui.storage.values import HitKind, SearchHit, title_line

_RANKED = 500  # matches that are ranked, first try; if the filters leave too few, more
_RANKED_AGAIN = 20_000
_TOO_COMMON = 20_000
_TOO_COMMON_PART = 2_000
_MOST_EXPANSIONS = 64  # trigrams that stand for one or two characters
_MOST_OPTIONS = 12  # terms of which any will do

_INFORMATION: dict[HitKind, str] = {
    "memory": "x.tags, NULL, x.first_turn, x.last_turn",
    "turn": "'[]', x.number, x.number, x.number",
}
#: System prompts are left out: every chat has one, and they are all the same.
_CONDITION: dict[HitKind, str] = {"memory": "x.deleted_at IS NULL", "turn": "x.role <> 'system'"}


@dataclass(frozen=True, slots=True)
class _Attempt:
    """One way to look: the scores of all expressions are added up."""

    index: Literal["words", "trigrams"]
    marker: Marker
    terms: tuple[tuple[Term, ...] | tuple[str, ...], ...]

    def expressions(self, db: Connection, kind: HitKind) -> Iterator[tuple[str, bool]]:
        """The FTS5 expressions, and whether ranking their matches is worth while."""
        for terms in self.terms:
            if self.index == "words":
                yield match_words(tuple(term for term in terms if isinstance(term, Term))), True
            else:
                parts = [term for term in terms if isinstance(term, str)]
                expanded = [_match_part(db, kind, part) for part in parts]
                if all(expanded):
                    yield " AND ".join(expanded), all(len(part) >= 3 for part in parts)


@dataclass(frozen=True, slots=True)
class _Found:
    """A match before its text is read."""

    kind: HitKind
    item_id: int
    score: float
    created_at: float


def search(
    db: Connection, text: str, *, chat_id: int | None, kinds: Iterable[str], limit: int
) -> list[SearchHit]:
    """What matches ``text`` best; nothing for a text with nothing in it to look for."""
    wanted = set(kinds)
    if limit <= 0:
        return []
    for attempt in _attempts(parse(text)):
        found: list[_Found] = []
        for kind in _CONDITION:
            if kind in wanted:
                found += _matches(db, kind, attempt, chat_id, limit)
        if found:
            found.sort(key=lambda f: (-f.score, -f.created_at, f.kind, -f.item_id))
            return _hits(db, found[:limit], attempt.marker)
    return []


def _attempts(query: Query) -> Iterator[_Attempt]:
    """The ways to look, strictest first."""
    if query.words and not query.unspaced:
        marker = Marker.for_words(query.words)
        yield _Attempt("words", marker, (query.words,))
        if len(query.words) > 1:
            yield _Attempt("words", marker, tuple((word,) for word in query.words[:_MOST_OPTIONS]))
    if query.parts:
        yield _Attempt("trigrams", Marker.for_parts(query.parts), (query.parts,))
    if query.unspaced:
        # A longer run is rarely found as a whole, so any three characters of it will do.
        pieces = dict.fromkeys(p[i : i + 3] for p in query.parts for i in range(max(1, len(p) - 2)))
        yield _Attempt(
            "trigrams", Marker.for_parts(pieces), tuple((piece,) for piece in list(pieces)[:_MOST_OPTIONS])
        )


def _match_part(db: Connection, kind: HitKind, part: str) -> str:
    """The FTS5 expression for a part of a word; empty when nothing can match it."""
    if len(part) >= 3:
        return quoted(part)
    low = part.lower()
    sql = f"SELECT term FROM {kind}_trigram_terms WHERE term >= ? AND term < ? ORDER BY doc DESC LIMIT ?"  # noqa: S608
    rows = db.sql(sql, (low, low + chr(0x10FFFF), _MOST_EXPANSIONS)).fetchall()
    terms = [quoted(term) for (term,) in rows if len(term) == 3]
    return "(" + " OR ".join(terms) + ")" if terms else ""


def _matches(
    db: Connection, kind: HitKind, attempt: _Attempt, chat_id: int | None, limit: int
) -> list[_Found]:
    """What the attempt finds of one kind, without what lies in the bin."""
    expressions = list(attempt.expressions(db, kind))
    found: list[_Found] = []
    for most in (max(_RANKED, limit), max(_RANKED_AGAIN, limit)):
        scores: dict[int, float] = {}
        full = False
        for expression, ranked in expressions:
            rows = _scores(db, f"{kind}_{attempt.index}", expression, ranked, kind, chat_id, most)
            full = full or len(rows) == most
            for item_id, badness in rows:
                scores[item_id] = scores.get(item_id, 0.0) - badness
        found = _without_bin(db, kind, scores)
        if len(found) >= limit or not full:
            break
    return found


def _scores(
    db: Connection, index: str, expression: str, ranked: bool, kind: HitKind, chat_id: int | None, most: int
) -> list[tuple[int, float]]:
    """The newest matches of an expression with their bm25 (smaller is better), or with 0."""
    if ranked:
        common = _TOO_COMMON_PART if index.endswith("trigrams") else _TOO_COMMON
        sql = f"SELECT count(*) FROM (SELECT 1 FROM {index} WHERE {index} MATCH ? LIMIT ?)"  # noqa: S608
        ranked = db.sql(sql, (expression, common)).fetchone()[0] < common
    # The plus keeps SQLite from asking the index once for every turn of the chat.
    here = "" if chat_id is None else f"AND +rowid IN (SELECT id FROM {kind} WHERE chat_id = :chat)"  # noqa: S608
    sql = f"""
        SELECT rowid, {"rank" if ranked else "0.0"} FROM {index}
        WHERE {index} MATCH :match {here} ORDER BY rowid DESC LIMIT :most
    """  # noqa: S608 - constants
    rows: list[tuple[int, float]] = db.sql(
        sql, {"match": expression, "chat": chat_id, "most": most}
    ).fetchall()
    return rows


def _without_bin(db: Connection, kind: HitKind, scores: dict[int, float]) -> list[_Found]:
    found: list[_Found] = []
    sql = f"""
        SELECT x.id, x.importance, x.created_at FROM {kind} x JOIN chat c ON c.id = x.chat_id
        WHERE x.id IN (%s) AND c.deleted_at IS NULL AND {_CONDITION[kind]}
    """  # noqa: S608 - constants
    for some in _batches(list(scores)):
        for item_id, importance, created_at in db.sql(sql % ",".join("?" * len(some)), some):
            found.append(_Found(kind, item_id, scores[item_id] * (0.5 + importance), created_at))
    return found


def _batches(ids: list[int]) -> Iterator[list[int]]:
    return (ids[start : start + 500] for start in range(0, len(ids), 500))


def _hits(db: Connection, found: list[_Found], marker: Marker) -> list[SearchHit]:
    """Read the texts of what is shown."""
    hits: dict[tuple[HitKind, int], SearchHit] = {}
    scores = {(f.kind, f.item_id): f.score for f in found}
    for kind, columns in _INFORMATION.items():
        sql = f"""
            SELECT x.id, x.chat_id, c.title, x.text, x.created_at, x.importance, {columns}
            FROM {kind} x JOIN chat c ON c.id = x.chat_id WHERE x.id IN (%s)
        """  # noqa: S608 - constants
        for some in _batches([f.item_id for f in found if f.kind == kind]):
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
    return [hits[key] for key in scores]
