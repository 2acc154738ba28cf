"""Memories: summaries and notes, the turns they stand for, and the tree they form."""

from __future__ import annotations

import functools
import json
import time
from collections.abc import Iterable, Sequence
from typing import Any

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.storage.base.values import Memory, NewMemory
from ethervox_gui.storage.chats import chats, turns
from ethervox_gui.storage.db.connection import Connection, compiled
from ethervox_gui.storage.db.errors import damaged
from ethervox_gui.storage.db.tables import MemoryRow, RecalledRow

#: What :func:`memory_of` reads.
FIELDS = (
    *(MemoryRow.id, MemoryRow.chat_id, MemoryRow.text, MemoryRow.kind, MemoryRow.level),
    *(MemoryRow.importance, MemoryRow.tags, MemoryRow.n_tokens_before, MemoryRow.n_tokens_after),
    *(MemoryRow.source, MemoryRow.parent_id, MemoryRow.first_turn, MemoryRow.last_turn),
    *(MemoryRow.created_at, MemoryRow.pinned, MemoryRow.edited_at, MemoryRow.deleted_at),
    *(MemoryRow.fidelity, MemoryRow.lost),
)
#: The same of a table called ``x``, for what no query on a model can be: trees, and filters of the search.
COLUMNS = ", ".join(f"x.{field.column_name}" for field in FIELDS)

_BY_ID = compiled(MemoryRow.select(*FIELDS).where(MemoryRow.id == 0))

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

_CHATS = """
    WITH RECURSIVE part (id) AS (
        SELECT ?
        UNION
        SELECT memory.id FROM part JOIN memory ON memory.parent_id = part.id
    )
    SELECT DISTINCT chat_id FROM memory WHERE id IN part
"""

#: A table of what stands in a context or can stand there again: what turns of any branch are left under, and
#: what is recalled, each with all below it, whose words it says.  What was recalled and then deleted does
#: not: the chat is opened without it.
STANDING = """
    WITH RECURSIVE standing (id) AS (
        SELECT id FROM memory WHERE EXISTS (SELECT 1 FROM turn WHERE turn.memory_id = memory.id)
        UNION
        SELECT memory_id FROM recalled JOIN memory ON memory.id = memory_id WHERE deleted_at IS NULL
        UNION
        SELECT memory.id FROM standing JOIN memory ON memory.parent_id = standing.id
    )
"""

# A damaged file may hold a circle: nothing is followed further than this.
_DEEPEST = 100

_ABOVE = f"""
    WITH RECURSIVE up (id, height) AS (
        SELECT parent_id, 1 FROM memory WHERE id = ?
        UNION
        SELECT memory.parent_id, height + 1 FROM up JOIN memory ON memory.id = up.id
        WHERE height < {_DEEPEST}
    )
    SELECT {COLUMNS} FROM up JOIN memory x ON x.id = up.id WHERE x.deleted_at IS NULL ORDER BY up.height
"""  # noqa: S608 - constants


@functools.lru_cache(maxsize=4096)
def tags_of(stored: str) -> tuple[str, ...]:
    """The tags of a row, which holds them as a JSON list."""
    try:
        return tuple(json.loads(stored))
    except ValueError as error:
        raise damaged(str(error)) from error


def tags_stored(tags: Sequence[str]) -> str:
    """The tags as a row holds them; each once."""
    return json.dumps(list(dict.fromkeys(tags)), ensure_ascii=False)


def memory_of(row: tuple[Any, ...]) -> Memory:
    """The domain value of a row that holds :data:`FIELDS`."""
    memory_id, chat_id, text, kind, level, importance, tags, n_before, n_after, *rest = row
    source, parent_id, first_turn, last_turn, created_at, pinned, edited_at, deleted_at, *scored = rest
    fidelity, lost = scored
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
        pinned=bool(pinned),
        edited_at=edited_at,
        deleted_at=deleted_at,
        fidelity=fidelity,
        lost=tags_of(lost),
    )


def add(db: Connection, chat_id: int, new: NewMemory) -> Memory:
    """Store a memory with the turns and the older memories it stands for, but for memories that are gone."""
    chats.get(db, chat_id)
    wanted, below = sorted(set(new.turn_ids)), sorted(set(new.child_memory_ids))
    now = time.time()
    values = {
        MemoryRow.chat_id: chat_id,
        MemoryRow.kind: new.kind,
        MemoryRow.level: new.level,
        MemoryRow.text: new.text,
        MemoryRow.tags: tags_stored(new.tags),
        MemoryRow.importance: new.importance,
        MemoryRow.n_tokens_before: new.n_tokens_before,
        MemoryRow.n_tokens_after: new.n_tokens_after,
        MemoryRow.source: new.source,
        MemoryRow.fidelity: new.fidelity,
        MemoryRow.lost: json.dumps(list(new.lost), ensure_ascii=False),
        MemoryRow.created_at: now,
        MemoryRow.deleted_at: None if new.is_listed else now,
    }
    memory_id = MemoryRow.insert(values).execute(db)
    db.many("INSERT INTO memory_turn (memory_id, turn_id) VALUES (?, ?)", [(memory_id, i) for i in wanted])
    db.many(
        "UPDATE memory SET parent_id = ? WHERE id = ? AND id <> ?",
        [(memory_id, i, memory_id) for i in below],
    )
    reach(db, memory_id)
    return get(db, memory_id)


def reach(db: Connection, memory_id: int) -> None:
    """Note from which turn to which a memory reaches, by what it stands for."""
    # Within the database: that may be thousands of turns.
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


def get(db: Connection, memory_id: int) -> Memory:
    """The memory, also one that lies in the bin."""
    row = db.sql(_BY_ID, (memory_id,)).fetchone()
    if row is None:
        raise not_found(memory_id)
    return memory_of(row)


def is_there(db: Connection, memory_id: int) -> bool:
    """Whether there is such a memory, be it in the bin."""
    return db.sql(_BY_ID, (memory_id,)).fetchone() is not None


def not_found(memory_id: int) -> StorageError:
    return StorageError(f"There is no memory {memory_id}.")


def children(db: Connection, memory_id: int) -> list[Memory]:
    """The memories that this one stands for, oldest first."""
    below = MemoryRow.select(*FIELDS).where(MemoryRow.parent_id == memory_id, MemoryRow.deleted_at.is_null())
    return [memory_of(row) for row in db.rows(below.order_by(MemoryRow.id))]


def ancestors(db: Connection, memory_id: int) -> list[Memory]:
    """The memories that stand for this one, the nearest first."""
    return [memory_of(row) for row in db.sql(_ABOVE, (memory_id,))]


def stood_for(db: Connection, memory_id: int) -> list[Turn]:
    """The turns that a memory stands for, itself or through its children."""
    return [turns.turn_of(row) for row in db.sql(_TURNS, (memory_id,))]


def chats_of(db: Connection, memory_id: int) -> set[int]:
    """The chats whose words a memory tells, itself or through its children, also those in the bin."""
    return {row[0] for row in db.sql(_CHATS, (memory_id,))}


def select(db: Connection, rest: str, parameters: Any) -> list[Memory]:
    """The memories that ``rest``, all of the statement behind ``FROM memory x``, picks."""
    sql = f"SELECT {COLUMNS} FROM memory x {rest}"  # noqa: S608 - constants of this package
    return [memory_of(row) for row in db.sql(sql, parameters)]


def recalled(db: Connection, chat_id: int) -> list[tuple[int, Memory]]:
    """What stands recalled in a chat, without the bin, each with the id of the turn it stands behind."""
    noted = MemoryRow.select(RecalledRow.turn_id, *FIELDS)
    noted = noted.join(RecalledRow, on=RecalledRow.memory_id == MemoryRow.id)
    alive = noted.where(RecalledRow.chat_id == chat_id, MemoryRow.deleted_at.is_null())
    return [(turn_id, memory_of(tuple(row))) for turn_id, *row in db.rows(alive.order_by(MemoryRow.id))]


def set_recalled(db: Connection, chat_id: int, behind: Iterable[tuple[int, int]]) -> None:
    """Note what stands recalled in a chat: ids of memories and of the turns they stand behind.

    A memory that is gone is passed over: its words may still stand in the context.
    """
    RecalledRow.delete().where(RecalledRow.chat_id == chat_id).execute(db)
    sql = "INSERT INTO recalled (chat_id, memory_id, turn_id) SELECT ?, id, ? FROM memory WHERE id = ?"
    db.many(sql, [(chat_id, turn_id, memory_id) for memory_id, turn_id in behind])
