"""Queries on documents, their passages, and which of these stand in a context."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.recall.passages import Passage
from ethervox_gui.storage.base.folding import fold
from ethervox_gui.storage.base.values import storable
from ethervox_gui.storage.db.connection import Connection

_PASSAGE = "p.id, p.document_id, d.name, p.number, p.text, p.page, p.heading, p.line"


@dataclass(frozen=True, slots=True)
class Document:
    """A document of a chat.  ``n_bytes`` is the size of the file it was read from."""

    document_id: int
    chat_id: int
    name: str
    kind: str
    n_bytes: int
    n_passages: int
    created_at: float


@dataclass(frozen=True, slots=True)
class StoredPassage:
    """A passage, and the document that it is of."""

    passage_id: int
    document_id: int
    document: str
    passage: Passage

    @property
    def words(self) -> str:
        """By what it is found: what it says, and what stands above it."""
        heading, text = self.passage.heading, self.passage.text
        return f"{heading}\n{text}" if heading else text


def add(
    db: Connection,
    chat_id: int,
    name: str,
    kind: str,
    n_bytes: int,
    passages: Sequence[Passage],
    created_at: float | None = None,
) -> Document:
    """Store a document with its passages."""
    made_at = time.time() if created_at is None else created_at
    row = db.sql(
        "INSERT INTO document (chat_id, name, kind, n_bytes, created_at) VALUES (?, ?, ?, ?, ?)",
        (chat_id, storable(name), storable(kind), n_bytes, made_at),
    )
    document_id = row.lastrowid or 0
    db.many(
        "INSERT INTO passage (document_id, number, page, heading, line, text) VALUES (?, ?, ?, ?, ?, ?)",
        [(document_id, p.number, p.page, storable(p.heading), p.line, storable(p.text)) for p in passages],
    )
    rows = db.sql("SELECT id, heading, text FROM passage WHERE document_id = ?", (document_id,)).fetchall()
    db.many(
        "INSERT INTO passage_trigrams (rowid, text) VALUES (?, ?)",
        [(passage_id, found_by(storable(name), heading, text)) for passage_id, heading, text in rows],
    )
    return Document(document_id, chat_id, name, kind, n_bytes, len(passages), made_at)


def found_by(document: str, heading: str, text: str) -> str:
    """What a passage is found by, as the index has it.

    Two characters more: so its last letters begin pieces of three, as all others do.
    """
    return fold(f"{document}\n{heading}\n{text}\n\n").replace("\0", " ")


def of_chat(db: Connection, chat_id: int) -> list[Document]:
    """The documents of a chat in the order in which they came."""
    rows = db.sql(
        """
        SELECT d.id, d.chat_id, d.name, d.kind, d.n_bytes, count(p.id), d.created_at
        FROM document d LEFT JOIN passage p ON p.document_id = d.id
        WHERE d.chat_id = ? GROUP BY d.id ORDER BY d.id
        """,
        (chat_id,),
    )
    return [Document(*row) for row in rows.fetchall()]


def passages(db: Connection, chat_id: int) -> list[StoredPassage]:
    """All passages of all documents of a chat, in order."""
    sql = f"""
        SELECT {_PASSAGE} FROM passage p JOIN document d ON d.id = p.document_id
        WHERE d.chat_id = ? ORDER BY p.id
    """  # noqa: S608 - a constant
    return [_stored(row) for row in db.sql(sql, (chat_id,)).fetchall()]


def passage(db: Connection, passage_id: int) -> StoredPassage:
    """One passage; :class:`StorageError` if there is none."""
    sql = f"SELECT {_PASSAGE} FROM passage p JOIN document d ON d.id = p.document_id WHERE p.id = ?"  # noqa: S608
    row = db.sql(sql, (passage_id,)).fetchone()
    if row is None:
        raise StorageError(f"There is no passage {passage_id}.")
    return _stored(row)


def remove(db: Connection, document_id: int) -> None:
    """Remove a document with its passages, for good."""
    db.sql("DELETE FROM document WHERE id = ?", (document_id,))


def standing(db: Connection, chat_id: int) -> list[tuple[int, StoredPassage]]:
    """The passages that stand in the context of a chat, each with the turn it stands behind."""
    sql = f"""
        SELECT q.turn_id, {_PASSAGE} FROM quoted q JOIN passage p ON p.id = q.passage_id
        JOIN document d ON d.id = p.document_id WHERE q.chat_id = ? ORDER BY p.id
    """  # noqa: S608 - a constant
    return [(row[0], _stored(row[1:])) for row in db.sql(sql, (chat_id,)).fetchall()]


def set_standing(db: Connection, chat_id: int, behind: Iterable[tuple[int, int]]) -> None:
    """Note which passages stand in a context: ids of passages and of the turns they stand behind."""
    db.sql("DELETE FROM quoted WHERE chat_id = ?", (chat_id,))
    db.many(
        "INSERT INTO quoted (chat_id, passage_id, turn_id) VALUES (?, ?, ?)",
        [(chat_id, passage_id, turn_id) for passage_id, turn_id in behind],
    )


def _stored(row: Sequence[Any]) -> StoredPassage:
    passage_id, document_id, name, number, text, page, heading, line = row
    inside = Passage(number, text, page, heading, line)
    return StoredPassage(passage_id, document_id, name, inside)
