"""Whole chats out of a database, as records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.events.events import Action, Method, StopReason, Trigger
from ethervox_gui.context.recall.passages import Passage
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage.chats import chats, context_edits, receipts
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.errors import known
from ethervox_gui.storage.db.tables import EventRow, LinkRow, MemoryRow, TurnRow, VersionRow
from ethervox_gui.storage.documents import documents
from ethervox_gui.storage.memories import forgetting
from ethervox_gui.storage.memories.memories import tags_of
from ethervox_gui.storage.transfer.records import (
    MEMORY_COLUMNS,
    ChatRecord,
    DocumentRecord,
    EventRecord,
    Keys,
    MemoryRecord,
    TurnRecord,
    VersionRecord,
)

#: The fields of :class:`TurnRecord`, in its order.
_TURN_FIELDS = (
    *(TurnRow.id, TurnRow.parent_id, TurnRow.number, TurnRow.role, TurnRow.text, TurnRow.n_tokens),
    *(TurnRow.importance, TurnRow.pinned, TurnRow.state, TurnRow.memory_id, TurnRow.complete),
    *(TurnRow.stop_reason, TurnRow.created_at, TurnRow.leaf_id, TurnRow.continues, TurnRow.thinks),
    TurnRow.tokens_per_second,
)


def read_out(db: Connection, chat_ids: Sequence[int]) -> tuple[ChatRecord, ...]:
    """The chats as records; :class:`UserError` if there is none of one of the ids."""
    keys = Keys()
    for chat_id in chat_ids:
        chats.get(db, chat_id)
        for table, numbers in ((TurnRow, keys.turns), (MemoryRow, keys.memories)):
            for row_id in _ids(db, table, chat_id):
                numbers[row_id] = len(numbers) + 1
    return tuple(_chat_of(db, chat_id, keys) for chat_id in chat_ids)


def _ids(db: Connection, table: Any, chat_id: int) -> list[int]:
    """The ids of what a table has of a chat."""
    chosen = table.select(table.id).where(table.chat_id == chat_id)
    return [row_id for (row_id,) in db.rows(chosen.order_by(table.id))]


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
        named_by=chat.named_by,
        documents=_documents_of(db, chat_id),
        own=chats.own(db, chat_id),
    )


def _documents_of(db: Connection, chat_id: int) -> tuple[DocumentRecord, ...]:
    found: dict[int, list[Passage]] = {}
    for stored in documents.passages(db, chat_id):
        found.setdefault(stored.document_id, []).append(stored.passage)
    return tuple(
        DocumentRecord(d.name, d.kind, d.n_bytes, d.created_at, tuple(found.get(d.document_id, ())))
        for d in documents.of_chat(db, chat_id)
    )


def _turns_of(db: Connection, chat_id: int, keys: Keys) -> tuple[TurnRecord, ...]:
    rows = db.rows(TurnRow.select(*_TURN_FIELDS).where(TurnRow.chat_id == chat_id).order_by(TurnRow.id))
    kept = receipts.of_chat(db, chat_id)
    forgotten = forgetting.of_chat(db, chat_id)
    found = []
    for row_id, parent, number, role, text, n_tokens, importance, pinned, state, memory, *rest in rows:
        complete, stop_reason, created_at, leaf, continues, thinks, speed = rest
        found.append(
            TurnRecord(
                keys.turns[row_id],
                keys.turns.get(parent),
                number,
                known(Role, role),
                text,
                n_tokens,
                importance,
                pinned,
                known(TurnState, state),
                keys.memories.get(memory),
                complete,
                known(StopReason, stop_reason) if stop_reason else None,
                created_at,
                keys.turns.get(leaf),
                continues,
                thinks,
                speed,
                kept[row_id].with_memories(keys.memories).to_dict() if row_id in kept else None,
                row_id in forgotten,
            )
        )
    return tuple(found)


def _memories_of(db: Connection, chat_id: int, keys: Keys) -> tuple[MemoryRecord, ...]:
    found = []
    for row_id in _ids(db, MemoryRow, chat_id):
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
    fields = [getattr(MemoryRow, name) for name in ("parent_id", *MEMORY_COLUMNS)]
    row = db.row(MemoryRow.select(*fields).where(MemoryRow.id == memory_id))
    if row is None:
        raise StorageError(f"There is no memory {memory_id}.")
    parent, *rest = row
    values: dict[str, Any] = dict(zip(MEMORY_COLUMNS, rest, strict=True))
    values |= {name: tags_of(values[name]) for name in ("tags", "lost")}
    links = LinkRow.select(LinkRow.turn_id).where(LinkRow.memory_id == memory_id).order_by(LinkRow.turn_id)
    turns = tuple(turn for (turn,) in db.rows(links))
    return MemoryRecord(memory_id, parent, turns=turns, versions=_versions_of(db, memory_id), **values)


def _versions_of(db: Connection, memory_id: int) -> tuple[VersionRecord, ...]:
    fields = (VersionRow.text, VersionRow.tags, VersionRow.importance, VersionRow.written_at)
    rows = db.rows(
        VersionRow.select(*fields).where(VersionRow.memory_id == memory_id).order_by(VersionRow.id)
    )
    return tuple(VersionRecord(text, tags_of(tags), importance, at) for text, tags, importance, at in rows)


def _events_of(db: Connection, chat_id: int, keys: Keys) -> tuple[EventRecord, ...]:
    chosen = EventRow.select(*context_edits.FIELDS, EventRow.created_at, EventRow.turn_id)
    rows = db.rows(chosen.where(EventRow.chat_id == chat_id).order_by(EventRow.id))
    found = []
    for action, trigger, method, first, last, before, after, freed, ms, *rest in rows:
        memory, created_at, turn = rest
        words = (known(Action, action), known(Trigger, trigger), known(Method, method))
        figures = (first, last, before, after, freed, ms)
        place = (keys.memories.get(memory), created_at, keys.turns.get(turn))
        found.append(EventRecord(*words, *figures, *place))
    return tuple(found)
