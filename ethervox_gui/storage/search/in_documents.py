"""Passages of documents that hold all the words looked for, wherever in a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ethervox_gui.storage.base.folding import fold
from ethervox_gui.storage.base.values import Filter, storable
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.documents import documents
from ethervox_gui.storage.documents.documents import StoredPassage
from ethervox_gui.storage.search.query import quoted
from ethervox_gui.storage.search.snippets import Marker

#: So many hits are sorted at once.
_FEW: Final = 1000
#: Of a longer text so many characters are looked at, and so many different words: SQLite refuses conditions
#: without end.
_LONGEST: Final = 2000
_MOST_WORDS: Final = 24
#: Shorter words are in no trigram: they are looked for in what holds the others.
_LEAST: Final = 3


@dataclass(frozen=True, slots=True)
class PassageHit:
    """A passage that was found.  ``turn_number`` is the first message after its document came."""

    stored: StoredPassage
    chat_id: int
    chat_title: str
    created_at: float
    turn_number: int | None
    snippet: str
    marks: tuple[tuple[int, int], ...]


def find(db: Connection, text: str, wanted: Filter, limit: int) -> list[PassageHit]:
    """Those of the newest documents first, in the order of each; nothing for a text without words."""
    pasted = fold(storable(text)[:_LONGEST]).replace('"', " ").replace("\0", " ").split()
    words = list(dict.fromkeys(pasted))[:_MOST_WORDS]
    if not words or limit <= 0:
        return []
    asked = _Asked.of(words)
    marker = Marker.for_parts(words)
    found: list[PassageHit] = []
    for passage_id in _newest_first(db, asked, wanted, limit):
        stored = documents.passage(db, passage_id)
        sql = """
            SELECT c.id, c.title, d.created_at FROM document d JOIN chat c ON c.id = d.chat_id WHERE d.id = ?
        """
        chat_id, title, created_at = db.sql(sql, (stored.document_id,)).fetchone()
        number = _message_after(db, chat_id, created_at)
        said = marker.snippet(stored.passage.text)
        found.append(PassageHit(stored, chat_id, title, created_at, number, *said))
    return found


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the index is asked for, as SQL, and its parameters."""

    where: str
    parameters: dict[str, str | int]

    @classmethod
    def of(cls, words: Sequence[str]) -> _Asked:
        conditions, parameters = list[str](), dict[str, str | int]()
        if long := [quoted(word) for word in words if len(word) >= _LEAST]:
            conditions.append("passage_trigrams MATCH :long")
            parameters["long"] = " AND ".join(long)
        for number, word in enumerate(word for word in words if len(word) < _LEAST):
            conditions.append(f"instr(f.text, :short{number})")
            parameters[f"short{number}"] = word
        return cls(" AND ".join(conditions), parameters)


def _newest_first(db: Connection, asked: _Asked, wanted: Filter, limit: int) -> list[int]:
    """The passages, by their ids.

    What is rare is asked of all documents at once; what is not, of one after the other, until it is enough.
    """
    if wanted.chat_id is None and "long" in asked.parameters:
        sql = f"""
            SELECT p.document_id, p.id FROM passage_trigrams f CROSS JOIN passage p ON p.id = f.rowid
            WHERE {asked.where} ORDER BY f.rowid DESC LIMIT :most
        """  # noqa: S608 - constants
        rows = db.sql(sql, asked.parameters | {"most": _FEW + 1}).fetchall()
        if len(rows) <= _FEW:
            in_sight = {document_id for document_id, _, _ in _documents(db, wanted)}
            kept = sorted((row for row in rows if row[0] in in_sight), key=lambda row: (-row[0], row[1]))
            return [passage_id for _, passage_id in kept[:limit]]
    found: list[int] = []
    sql = f"""
        SELECT f.rowid FROM passage_trigrams f
        WHERE {asked.where} AND f.rowid BETWEEN :first AND :last ORDER BY f.rowid LIMIT :most
    """  # noqa: S608 - constants
    for _, first, last in _documents(db, wanted):
        places = {"first": first, "last": last, "most": limit - len(found)}
        found += (row[0] for row in db.sql(sql, asked.parameters | places))
        if len(found) >= limit:
            break
    return found


def _documents(db: Connection, wanted: Filter) -> list[tuple[int, int, int]]:
    """The documents that are looked through, the newest first: each with its first and last passage."""
    chat = "" if wanted.chat_id is None else "AND c.id = :chat"
    sql = f"""
        SELECT d.id, min(p.id), max(p.id) FROM document d JOIN chat c ON c.id = d.chat_id
        JOIN passage p ON p.document_id = d.id
        WHERE c.deleted_at IS NULL {chat} GROUP BY d.id ORDER BY d.id DESC
    """  # noqa: S608 - constants
    return [tuple(row) for row in db.sql(sql, {} if wanted.chat_id is None else {"chat": wanted.chat_id})]


def _message_after(db: Connection, chat_id: int, created_at: float) -> int | None:
    sql = """
        SELECT number FROM turn WHERE chat_id = ? AND role = 'user' AND created_at >= ? ORDER BY id LIMIT 1
    """
    row = db.sql(sql, (chat_id, created_at)).fetchone()
    return None if row is None else int(row[0])
