"""What takes space, and memories that leave for a file and come back from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ethervox_gui.context.text import N_
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.schema import INDEXES
from ethervox_gui.storage.db.tables import ChatRow, MemoryRow
from ethervox_gui.storage.memories import forgetting
from ethervox_gui.storage.memories.memories import STANDING
from ethervox_gui.storage.transfer import export, import_
from ethervox_gui.storage.transfer.records import MemoryRecord

# What the user pinned does not leave, nor what stands in a context or can stand there again.
_MAY_LEAVE = f"""
    {STANDING}
    SELECT m.id, m.chat_id, c.created_at FROM memory m JOIN chat c ON c.id = m.chat_id
    WHERE m.importance < ? AND m.created_at < ? AND NOT m.pinned
      AND m.deleted_at IS NULL AND c.deleted_at IS NULL
      AND m.id NOT IN standing
    ORDER BY m.id
"""  # noqa: S608 - constants

# A turn that was read back in meanwhile, or that another summary stands for, stays as it is.  Turns of other
# chats, which a memory of several chats tells of, are never under it.
_TAKE_TURNS = """
    WITH RECURSIVE part (id) AS (
        SELECT :id
        UNION
        SELECT memory.id FROM part JOIN memory ON memory.parent_id = part.id
    )
    UPDATE turn SET memory_id = :id
    WHERE id IN (SELECT turn_id FROM memory_turn WHERE memory_id IN part)
      AND chat_id = :chat AND state = 'summarized' AND memory_id IS NULL
"""


@dataclass(frozen=True, slots=True)
class Space:
    """Bytes of one sort in the database, and how many things they are; ``what`` is a text for the user."""

    what: str
    n_bytes: int
    n_things: int


@dataclass(frozen=True, slots=True)
class ArchivedMemory:
    """A memory in an archive.  ``record`` and ``children`` name memories and turns by their database ids.

    ``chat_created_at`` tells whether the chat of that id is the one it came from.  ``children`` are the
    memories right below it; files of earlier versions do not say.
    """

    chat_id: int
    chat_created_at: float
    record: MemoryRecord
    children: tuple[int, ...] = ()


def space(db: Connection) -> list[Space]:
    """What the database holds, the largest first.  Reads all of it."""
    bin_ = "chat_id IN (SELECT id FROM chat WHERE deleted_at IS NOT NULL)"
    texts = "SELECT sum(length(CAST(text AS BLOB))), count(*)"
    asked = {
        N_("texts of turns"): f"{texts} FROM turn WHERE NOT {bin_}",
        N_("texts of memories"): f"""
            {texts} FROM memory
            WHERE deleted_at IS NULL AND NOT {bin_}
        """,
        N_(
            "older versions of memories"
        ): "SELECT sum(length(CAST(text AS BLOB))), count(*) FROM memory_version",
        N_("the bin"): f"""
            SELECT sum(n), count(*) FROM (
                SELECT length(CAST(text AS BLOB)) AS n FROM turn WHERE {bin_}
                UNION ALL
                SELECT length(CAST(text AS BLOB)) FROM memory WHERE deleted_at IS NOT NULL OR {bin_}
            )
        """,  # noqa: S608
    }
    found = [Space(what, *_figures(db, sql)) for what, sql in asked.items()]
    indexes = [_figures(db, f"SELECT sum(length(block)), 1 FROM {index}_data")[0] for index in INDEXES]  # noqa: S608
    found.append(Space(N_("search indexes"), sum(indexes), len(indexes)))
    n_free = int(db.sql("PRAGMA freelist_count").fetchone()[0])
    size = int(db.sql("PRAGMA page_size").fetchone()[0])
    found.append(Space(N_("free room in the file"), n_free * size, n_free))
    return sorted(found, key=lambda s: -s.n_bytes)


def _figures(db: Connection, sql: str) -> tuple[int, int]:
    n_bytes, n_things = db.sql(sql).fetchone()
    return n_bytes or 0, n_things


def may_leave(db: Connection, importance: float, before: float) -> list[ArchivedMemory]:
    """The memories below an importance that are older than ``before``, with all that belongs to them."""
    found = []
    for memory_id, chat_id, created_at in db.sql(_MAY_LEAVE, (importance, before)).fetchall():
        record = export.memory_record(db, memory_id)
        below = MemoryRow.select(MemoryRow.id).where(MemoryRow.parent_id == memory_id).order_by(MemoryRow.id)
        children = tuple(child for (child,) in db.rows(below))
        found.append(ArchivedMemory(chat_id, created_at, record, children))
    return found


def leave(db: Connection, memory_ids: list[int], now: float) -> None:
    """Put the memories in the bin, from which they go for good after a while."""
    db.many("UPDATE memory SET deleted_at = ? WHERE id = ?", [(now, i) for i in memory_ids])


def come_back(db: Connection, archived: list[ArchivedMemory]) -> int:
    """Store again what is not there any more, or lies in the bin; how many came back.

    What belongs to a chat that is not in this database is left out, and what tells of turns that were
    forgotten since.  Memories and summarized turns that
    nothing stands for since it went are under it again.
    """
    back: list[ArchivedMemory] = []
    for one in archived:
        home = ChatRow.select(ChatRow.id).where(ChatRow.id == one.chat_id)
        if db.row(home.where(ChatRow.created_at == one.chat_created_at)) is None:
            continue
        there = MemoryRow.id == one.record.key
        row = db.row(MemoryRow.select(MemoryRow.deleted_at).where(there))
        if row is None:
            if forgetting.among(db, one.record.turns):
                continue
            import_.insert_memory(db, one.chat_id, one.record, one.record.key)
            _link_turns(db, one.record)
        elif row[0] is not None:
            MemoryRow.update({MemoryRow.deleted_at: None}).where(there).execute(db)
        else:
            continue
        back.append(one)
    _link(db, back)
    return len(back)


def _link(db: Connection, back: list[ArchivedMemory]) -> None:
    """Connect what is stored again with what is above and below it."""
    db.many(
        "UPDATE memory SET parent_id = ? WHERE id = ? AND EXISTS (SELECT 1 FROM memory WHERE id = ?)",
        [(one.record.parent, one.record.key, one.record.parent) for one in back if one.record.parent],
    )
    below = [(one.record.key, child) for one in back for child in one.children if child != one.record.key]
    db.many("UPDATE memory SET parent_id = ? WHERE id = ? AND parent_id IS NULL", below)
    # The lower come first: a turn is under the summary that tells most of it.
    for one in sorted(back, key=lambda one: one.record.level):
        db.sql(_TAKE_TURNS, {"id": one.record.key, "chat": one.chat_id})


def _link_turns(db: Connection, record: MemoryRecord) -> None:
    values: list[tuple[Any, ...]] = [(record.key, turn) for turn in record.turns]
    db.many("INSERT INTO memory_turn (memory_id, turn_id) SELECT ?, id FROM turn WHERE id = ?", values)
