"""Changing memories without losing what was written.

An edit keeps the old version; what is deleted lies in the bin for :data:`BIN_DAYS` days, and for as
long as it stands in a context.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from ethervox_gui.context.summaries import completeness
from ethervox_gui.context.summaries.completeness import Fidelity
from ethervox_gui.context.summaries.levels import TOPIC
from ethervox_gui.storage.base.values import Memory, MemoryVersion
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.tables import ChatRow, MemoryRow, VersionRow
from ethervox_gui.storage.memories import memories

#: How long something that was deleted can be had back.
BIN_DAYS = 30

_DAY = 86_400.0

_EXPIRED = f"""
    {memories.STANDING}
    SELECT id FROM memory WHERE deleted_at < :before AND id NOT IN standing
"""  # noqa: S608 - a constant


def edit(
    db: Connection,
    memory_id: int,
    text: str,
    tags: Sequence[str] | None = None,
) -> Memory:
    """Give a memory another text (and tags), and keep the version before; without a change, do nothing."""
    before = memories.get(db, memory_id)
    new_tags = before.tags if tags is None else tuple(dict.fromkeys(tags))
    if (text, new_tags) == (before.text, before.tags):
        return before
    VersionRow.insert(
        {
            VersionRow.memory_id: memory_id,
            VersionRow.text: before.text,
            VersionRow.tags: memories.tags_stored(before.tags),
            VersionRow.importance: before.importance,
            VersionRow.written_at: before.created_at if before.edited_at is None else before.edited_at,
        }
    ).execute(db)
    changes: dict[Any, Any] = {
        MemoryRow.text: text,
        MemoryRow.tags: memories.tags_stored(new_tags),
        MemoryRow.edited_at: time.time(),
    }
    update(db, memory_id, changes)
    return memories.get(db, memory_id)


def put_back(db: Connection, memory_id: int, line: str) -> Memory:
    """Let a summary say a line again that it lost; the version before is kept.

    Nothing happens where it is not among those.
    """
    before = memories.get(db, memory_id)
    if before.fidelity is None or line not in before.lost:
        return before
    edit(db, memory_id, f"{before.text}\n- {line}")
    set_fidelity(db, memory_id, completeness.put_back(Fidelity(before.fidelity, before.lost), line))
    return memories.get(db, memory_id)


def set_fidelity(db: Connection, memory_id: int, found: Fidelity) -> None:
    """Note how much a summary says, and what it lost."""
    lost = json.dumps(list(found.lost), ensure_ascii=False)
    update(db, memory_id, {MemoryRow.fidelity: found.score, MemoryRow.lost: lost})


def versions(db: Connection, memory_id: int) -> list[MemoryVersion]:
    """What the memory said before its edits, the last first."""
    memories.get(db, memory_id)
    fields = (VersionRow.id, VersionRow.text, VersionRow.tags, VersionRow.importance, VersionRow.written_at)
    before = VersionRow.select(*fields).where(VersionRow.memory_id == memory_id)
    return [
        MemoryVersion(version_id, memory_id, text, memories.tags_of(tags), importance, written_at)
        for version_id, text, tags, importance, written_at in db.rows(before.order_by(VersionRow.id.desc()))
    ]


def update(db: Connection, memory_id: int, changes: dict[Any, Any]) -> None:
    """Change columns of a memory, of which no version is kept."""
    if not MemoryRow.update(changes).where(MemoryRow.id == memory_id).execute(db):
        raise memories.not_found(memory_id)


def set_deleted(db: Connection, memory_id: int, deleted: bool) -> None:
    update(db, memory_id, {MemoryRow.deleted_at: time.time() if deleted else None})


def expired_chats(db: Connection, now: float) -> list[int]:
    """The chats that have lain in the bin for too long."""
    expired = ChatRow.select(ChatRow.id).where(ChatRow.deleted_at < now - BIN_DAYS * _DAY)
    return [chat_id for (chat_id,) in db.rows(expired.order_by(ChatRow.id))]


def purge_chat(db: Connection, chat_id: int, now: float) -> int:
    """Remove a chat for good, unless somebody took it out of the bin meanwhile; how many went.

    What was folded from its memories and those of other chats says its words: that goes, too.
    """
    parameters = {"chat": chat_id, "before": now - BIN_DAYS * _DAY}
    asked = "SELECT m.id FROM memory m JOIN chat c ON c.id = m.chat_id WHERE c.id = :chat"
    _purge_folds(db, f"{asked} AND c.deleted_at < :before", parameters)
    expired = ChatRow.delete().where(ChatRow.id == chat_id, ChatRow.deleted_at < parameters["before"])
    return int(expired.execute(db))


def purge_memories(db: Connection, now: float) -> int:
    """Remove the memories for good that have lain in the bin for too long; how many went.

    What stands in a context stays: the chat goes on with it; where it was recalled it does without, when it
    is opened next.  What was folded from one that goes and those of
    other chats goes, too, and is not counted.
    """
    parameters: dict[str, Any] = {"before": now - BIN_DAYS * _DAY}
    expired = [row[0] for row in db.sql(_EXPIRED, parameters)]
    if not expired:
        return 0
    parameters["ids"] = json.dumps(expired)
    chosen = "SELECT value FROM json_each(:ids)"
    _purge_folds(db, chosen, parameters)
    db.sql(f"DELETE FROM memory WHERE id IN ({chosen})", parameters)  # noqa: S608 - a constant
    return len(expired)


def remove_chat(db: Connection, chat_id: int) -> bool:
    """Remove a chat for good that lies in the bin, however short, and what was folded from its memories.

    Whether it lay there.
    """
    parameters = {"chat": chat_id, "before": 0.0}  # all folds, those in the bin, too
    asked = "SELECT m.id FROM memory m JOIN chat c ON c.id = m.chat_id WHERE c.id = :chat"
    _purge_folds(db, f"{asked} AND c.deleted_at IS NOT NULL", parameters)
    gone = ChatRow.delete().where(ChatRow.id == chat_id, ChatRow.deleted_at.is_null(False))
    return bool(gone.execute(db))


def remove_memory(db: Connection, memory_id: int) -> bool:
    """Remove a memory for good that lies in the bin, and what was folded from it.

    Whether it is gone: what stands in a context stays, and so does what is not in the bin.
    """
    parameters: dict[str, Any] = {"id": memory_id, "before": 0.0}
    there = "SELECT id FROM memory WHERE id = :id AND deleted_at IS NOT NULL AND id NOT IN standing"
    if db.sql(f"{memories.STANDING} {there}", {"id": memory_id}).fetchone() is None:
        return False
    _purge_folds(db, "SELECT :id", parameters)
    db.sql("DELETE FROM memory WHERE id = ?", (memory_id,))
    return True


def _purge_folds(db: Connection, of: str, parameters: dict[str, Any]) -> None:
    """Remove what may stand for memories of several chats, above those that ``of`` selects.

    The other memories that it was made from stay, and are folded again.
    """
    sql = f"""
        WITH RECURSIVE up (id) AS (
            {of}
            UNION
            SELECT memory.parent_id FROM up JOIN memory ON memory.id = up.id
            WHERE memory.parent_id IS NOT NULL
        )
        DELETE FROM memory WHERE id IN up AND level >= {TOPIC} AND coalesce(deleted_at, :before) >= :before
    """  # noqa: S608 - constants of this module
    db.sql(sql, parameters)
