"""Turns are forgotten: nothing that is kept for the model tells of them any more, in any version or bin.

They stay stored, as they were said, for their reader.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ethervox_gui.context.summaries.completeness import Fidelity
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.storage.base.values import Memory
from ethervox_gui.storage.chats import receipts, turns
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.tables import MemoryRow
from ethervox_gui.storage.memories import edits, memories

_LISTED: Final = "IN (SELECT value FROM json_each(?))"
_TELLING: Final = f"""
    WHERE x.id IN (
        WITH RECURSIVE up (id) AS (
            SELECT memory_id FROM memory_turn WHERE turn_id {_LISTED}
            UNION
            SELECT memory.parent_id FROM up JOIN memory ON memory.id = up.id
            WHERE memory.parent_id IS NOT NULL
        )
        SELECT id FROM up
    )
    ORDER BY x.level, x.id
"""  # noqa: S608 - a constant


class Remade(NamedTuple):
    """What a summary says without what is forgotten, its tokens, and how much that is of what is left."""

    text: str
    n_tokens: int
    fidelity: Fidelity


def telling_of(db: Connection, turn_ids: Iterable[int]) -> list[Memory]:
    """The memories made of these turns or of such memories, the lowest first; those in the bin, too."""
    return memories.select(db, _TELLING, (json.dumps([*turn_ids]),))


def among(db: Connection, turn_ids: Iterable[int]) -> set[int]:
    """Those of the turns that are forgotten."""
    sql = f"SELECT turn_id FROM forgotten WHERE turn_id {_LISTED}"  # noqa: S608 - a constant
    return {turn_id for (turn_id,) in db.sql(sql, (json.dumps([*turn_ids]),))}


def of_chat(db: Connection, chat_id: int) -> set[int]:
    """The turns of a chat that are forgotten."""
    sql = "SELECT turn_id FROM forgotten JOIN turn ON turn.id = turn_id WHERE chat_id = ?"
    return {turn_id for (turn_id,) in db.sql(sql, (chat_id,))}


def forget(db: Connection, turn_ids: Sequence[int], remade: Mapping[int, Remade | None]) -> None:
    """Forget turns.  ``remade`` says of each memory :func:`telling_of` them what it says now.

    ``None``: it goes.  What else stood under it is under the one above it, or simply not in the context.
    """
    listed = (json.dumps([*turn_ids]),)
    turns.set_states(db, turn_ids, TurnState.DROPPED, None)
    mark(db, turn_ids)
    for table in ("note", "memory_turn"):
        db.sql(f"DELETE FROM {table} WHERE turn_id {_LISTED}", listed)  # noqa: S608 - constants
    there = {memory_id for memory_id in remade if memories.is_there(db, memory_id)}
    for memory_id, now in remade.items():
        if memory_id not in there:
            continue
        if now is None:
            _remove(db, memory_id)
        else:
            _say(db, memory_id, now)
    for memory_id in there:
        memories.reach(db, memory_id)
    receipts.silence(db, remade)


def mark(db: Connection, turn_ids: Iterable[int]) -> None:
    """Note that turns are forgotten, and nothing else."""
    db.many("INSERT OR IGNORE INTO forgotten (turn_id) VALUES (?)", [(turn_id,) for turn_id in turn_ids])


# ---- inside ----------------------------------------------------------------------------------------


def _remove(db: Connection, memory_id: int) -> None:
    (parent,) = db.sql("SELECT parent_id FROM memory WHERE id = ?", (memory_id,)).fetchone()
    if parent is not None:
        sql = "INSERT OR IGNORE INTO memory_turn SELECT ?, turn_id FROM memory_turn WHERE memory_id = ?"
        db.sql(sql, (parent, memory_id))
        db.sql("UPDATE memory SET parent_id = ? WHERE parent_id = ?", (parent, memory_id))
    state = (TurnState.DROPPED if parent is None else TurnState.SUMMARIZED).value
    db.sql("UPDATE turn SET state = ?, memory_id = ? WHERE memory_id = ?", (state, parent, memory_id))
    MemoryRow.delete().where(MemoryRow.id == memory_id).execute(db)


def _say(db: Connection, memory_id: int, now: Remade) -> None:
    db.sql("DELETE FROM memory_version WHERE memory_id = ?", (memory_id,))
    edits.update(
        db,
        memory_id,
        {
            MemoryRow.text: now.text,
            MemoryRow.n_tokens_after: now.n_tokens,
            MemoryRow.source: "extractive",
            MemoryRow.edited_at: None,
        },
    )
    edits.set_fidelity(db, memory_id, now.fidelity)
