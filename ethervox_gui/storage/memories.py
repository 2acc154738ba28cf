"""Memories: summaries and notes, the turns they stand for, and the tree they form."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from typing import Any

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.turns import Turn
from ethervox_gui.storage import chats, turns
from ethervox_gui.storage.connection import Connection
from ethervox_gui.storage.tables import MemoryRow
from ethervox_gui.storage.values import Memory

_COLUMNS = (
    "m.id, m.chat_id, m.text, m.kind, m.level, m.importance, m.tags, m.n_tokens_before, m.n_tokens_after,"
    " m.source, m.parent_id, m.first_turn, m.last_turn, m.created_at"
)

_TURNS = f"""
    WITH RECURSIVE part (id) AS (
        SELECT ?
        UNION
        SELECT memory.id FROM part JOIN memory ON memory.parent_id = part.id
    )
    SELECT {turns.COLUMNS} FROM turn t
    WHERE t.id IN (SELECT turn_id FROM memory_turn WHERE memory_id IN part)
    ORDER BY t.number, t.id
"""  # noqa: S608 - constants


def tags_of(stored: str) -> tuple[str, ...]:
    """The tags of a row, which holds them as a JSON list."""
    return tuple(json.loads(stored))


def memory_of(row: tuple[Any, ...]) -> Memory:
    """The domain value of a row that holds the columns above."""
    *before, tags, n_before, n_after, source, parent_id, first_turn, last_turn, created_at = row
    memory_id, chat_id, text, kind, level, importance = before
    return Memory(
        memory_id=memory_id,
        chat_id=chat_id,
        text=text,
        kind=kind,
        level=level,
        importance=importance,
        tags=tags_of(tags),
        n_tokens_before=n_before,
        n_tokens_after=n_after,
        source=source,
        parent_id=parent_id,
        first_turn=first_turn,
        last_turn=last_turn,
        created_at=created_at,
    )


def add(
    db: Connection,
    chat_id: int,
    text: str,
    *,
    kind: str,
    level: int,
    importance: float,
    tags: Sequence[str],
    n_tokens_before: int,
    n_tokens_after: int,
    turn_ids: Iterable[int],
    child_memory_ids: Iterable[int],
    source: str,
) -> Memory:
    """Store a memory with the turns and the older memories it stands for."""
    chats.get(db, chat_id)
    wanted, children = sorted(set(turn_ids)), sorted(set(child_memory_ids))
    values = {
        MemoryRow.chat_id: chat_id,
        MemoryRow.kind: kind,
        MemoryRow.level: level,
        MemoryRow.text: text,
        MemoryRow.tags: json.dumps(list(tags), ensure_ascii=False),
        MemoryRow.importance: importance,
        MemoryRow.n_tokens_before: n_tokens_before,
        MemoryRow.n_tokens_after: n_tokens_after,
        MemoryRow.source: source,
        MemoryRow.created_at: time.time(),
    }
    memory_id = MemoryRow.insert(values).execute(db)
    db.many("INSERT INTO memory_turn (memory_id, turn_id) VALUES (?, ?)", [(memory_id, i) for i in wanted])
    adopted = db.many(
        "UPDATE memory SET parent_id = ? WHERE id = ? AND id <> ?",
        [(memory_id, i, memory_id) for i in children],
    )
    if children and adopted != len(children):
        raise StorageError(f"Some of the memories {children} do not exist.")
    db.sql(
        """
        WITH reach (low, high) AS (
            SELECT t.number, t.number
            FROM memory_turn l JOIN turn t ON t.id = l.turn_id WHERE l.memory_id = :id
            UNION ALL
            SELECT first_turn, last_turn FROM memory WHERE parent_id = :id
        )
        UPDATE memory SET first_turn = (SELECT min(low) FROM reach), last_turn = (SELECT max(high) FROM reach)
        WHERE id = :id
        """,
        {"id": memory_id},
    )
    return get(db, memory_id)


def get(db: Connection, memory_id: int) -> Memory:
    found = _select(db, "WHERE m.id = ?", (memory_id,))
    if not found:
        raise StorageError(f"There is no memory {memory_id}.")
    return found[0]


def newest_first(db: Connection, chat_id: int | None, kind: str | None, limit: int) -> list[Memory]:
    """Memories of one chat, or of all that do not lie in the bin."""
    return _select(
        db,
        """
        JOIN chat c ON c.id = m.chat_id
        WHERE c.deleted_at IS NULL
          AND (:chat IS NULL OR m.chat_id = :chat) AND (:kind IS NULL OR m.kind = :kind)
        ORDER BY m.id DESC LIMIT :limit
        """,
        {"chat": chat_id, "kind": kind, "limit": limit},
    )


def children(db: Connection, memory_id: int) -> list[Memory]:
    """The memories that this one stands for, oldest first."""
    return _select(db, "WHERE m.parent_id = ? ORDER BY m.id", (memory_id,))


def stood_for(db: Connection, memory_id: int) -> list[Turn]:
    """The turns that a memory stands for, itself or through its children."""
    return [turns.turn_of(row) for row in db.sql(_TURNS, (memory_id,))]


def _select(db: Connection, rest: str, parameters: Any) -> list[Memory]:
    sql = f"SELECT {_COLUMNS} FROM memory m {rest}"  # noqa: S608 - constants of this module
    return [memory_of(row) for row in db.sql(sql, parameters)]
