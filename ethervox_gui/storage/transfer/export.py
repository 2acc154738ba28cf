"""Whole chats out of a database, as records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ethervox_gui.context.events.events import Action, Method, StopReason, Trigger
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage.chats import chats
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.errors import known
from ethervox_gui.storage.memories.memories import tags_of
from ethervox_gui.storage.transfer.records import (
    MEMORY_COLUMNS,
    ChatRecord,
    EventRecord,
    Keys,
    MemoryRecord,
    TurnRecord,
    VersionRecord,
)


def read_out(db: Connection, chat_ids: Sequence[int]) -> tuple[ChatRecord, ...]:
    """The chats as records; :class:`UserError` if there is none of one of the ids."""
    keys = Keys()
    for chat_id in chat_ids:
        chats.get(db, chat_id)
        for table, numbers in (("turn", keys.turns), ("memory", keys.memories)):
            sql = f"SELECT id FROM {table} WHERE chat_id = ? ORDER BY id"  # noqa: S608 - one of two
            for (row_id,) in db.sql(sql, (chat_id,)):
                numbers[row_id] = len(numbers) + 1
    return tuple(_chat_of(db, chat_id, keys) for chat_id in chat_ids)


def _chat_of(db: Connection, chat_id: int, keys: Keys) -> ChatRecord:
    chat = chats.get(db, chat_id)
    return ChatRecord(
        title=chat.title,
        model=chat.model,
        system_prompt=chat.system_prompt,
        created_at=chat.created_at,
        updated_at=chat.updated_at,
        head=keys.turns.get(chat.head_id or 0),
        turns=_turns_of(db, chat_id, keys),
        memories=_memories_of(db, chat_id, keys),
        events=_events_of(db, chat_id, keys),
        profile=chat.profile,
        n_ctx=chat.n_ctx,
        pinned=chat.pinned,
        draft=chats.draft(db, chat_id),
    )


def _turns_of(db: Connection, chat_id: int, keys: Keys) -> tuple[TurnRecord, ...]:
    sql = """
        SELECT id, parent_id, number, role, text, n_tokens, importance, pinned, state, memory_id, complete,
               stop_reason, created_at, leaf_id, continues, thinks
        FROM turn WHERE chat_id = ? ORDER BY id
    """
    found = []
    for row_id, parent, number, role, text, n_tokens, importance, pinned, state, memory, *rest in db.sql(
        sql, (chat_id,)
    ):
        complete, stop_reason, created_at, leaf, continues, thinks = rest
        found.append(
            TurnRecord(
                keys.turns[row_id],
                keys.turns.get(parent),
                number,
                known(Role, role),
                text,
                n_tokens,
                importance,
                bool(pinned),
                known(TurnState, state),
                keys.memories.get(memory),
                bool(complete),
                known(StopReason, stop_reason) if stop_reason else None,
                created_at,
                keys.turns.get(leaf),
                bool(continues),
                bool(thinks),
            )
        )
    return tuple(found)


def _memories_of(db: Connection, chat_id: int, keys: Keys) -> tuple[MemoryRecord, ...]:
    rows = db.sql("SELECT id FROM memory WHERE chat_id = ? ORDER BY id", (chat_id,)).fetchall()
    found = []
    for (row_id,) in rows:
        record = memory_record(db, row_id)
        found.append(
            replace(
                record,
                key=keys.memories[row_id],
                parent=keys.memories.get(record.parent or 0),
                turns=tuple(keys.turns[turn] for turn in record.turns if turn in keys.turns),
            )
        )
    return tuple(found)


def memory_record(db: Connection, memory_id: int) -> MemoryRecord:
    """A memory that names others by their ids in the database."""
    sql = f"SELECT parent_id, {MEMORY_COLUMNS} FROM memory WHERE id = ?"  # noqa: S608
    parent, *row = db.sql(sql, (memory_id,)).fetchone()
    values: dict[str, Any] = dict(zip(MEMORY_COLUMNS.split(", "), row, strict=True))
    values |= {"tags": tags_of(values["tags"]), "pinned": bool(values["pinned"])}
    links = db.sql("SELECT turn_id FROM memory_turn WHERE memory_id = ? ORDER BY turn_id", (memory_id,))
    turns = tuple(turn for (turn,) in links)
    return MemoryRecord(memory_id, parent, turns=turns, versions=_versions_of(db, memory_id), **values)


def _versions_of(db: Connection, memory_id: int) -> tuple[VersionRecord, ...]:
    sql = "SELECT text, tags, importance, written_at FROM memory_version WHERE memory_id = ? ORDER BY id"
    rows = db.sql(sql, (memory_id,))
    return tuple(VersionRecord(text, tags_of(tags), importance, at) for text, tags, importance, at in rows)


def _events_of(db: Connection, chat_id: int, keys: Keys) -> tuple[EventRecord, ...]:
    sql = """
        SELECT "action", "trigger", method, first_turn, last_turn, n_before, n_after, tokens_freed,
               duration_ms, memory_id, created_at, turn_id
        FROM context_event WHERE chat_id = ? ORDER BY id
    """
    found = []
    for action, trigger, method, first, last, before, after, freed, ms, *rest in db.sql(sql, (chat_id,)):
        memory, created_at, turn = rest
        words = (known(Action, action), known(Trigger, trigger), known(Method, method))
        figures = (first, last, before, after, freed, ms)
        place = (keys.memories.get(memory), created_at, keys.turns.get(turn))
        found.append(EventRecord(*words, *figures, *place))
    return tuple(found)
