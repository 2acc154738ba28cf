"""Passages of documents that hold all the words looked for: looked through as they are, for they are few."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ethervox_gui.storage.base.values import Filter
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.documents import documents
from ethervox_gui.storage.documents.documents import StoredPassage
from ethervox_gui.storage.search.snippets import Marker, fold

#: So many are looked at, the newest documents first: some hundred milliseconds.
_MOST: Final = 50_000


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
    words = [word for word in fold(text).replace('"', " ").split() if word]
    if not words or limit <= 0:
        return []
    where, parameters = "c.deleted_at IS NULL", dict[str, int]()
    if wanted.chat_id is not None:
        where, parameters = f"{where} AND c.id = :chat", {"chat": wanted.chat_id}
    sql = f"""
        SELECT p.id, p.text, p.heading, d.name, c.id, c.title, d.created_at
        FROM passage p JOIN document d ON d.id = p.document_id JOIN chat c ON c.id = d.chat_id
        WHERE {where} ORDER BY d.id DESC, p.id LIMIT {_MOST}
    """  # noqa: S608 - constants
    marker = Marker.for_parts(words)
    found: list[PassageHit] = []
    for passage_id, said, heading, name, chat_id, title, created_at in db.sql(sql, parameters):
        folded = fold(f"{name}\n{heading}\n{said}")
        if all(word in folded for word in words):
            number = _message_after(db, chat_id, created_at)
            stored = documents.passage(db, passage_id)
            hit = PassageHit(stored, chat_id, title, created_at, number, *marker.snippet(said))
            found.append(hit)
            if len(found) == limit:
                break
    return found


def _message_after(db: Connection, chat_id: int, created_at: float) -> int | None:
    sql = """
        SELECT number FROM turn WHERE chat_id = ? AND role = 'user' AND created_at >= ? ORDER BY id LIMIT 1
    """
    row = db.sql(sql, (chat_id, created_at)).fetchone()
    return None if row is None else int(row[0])
