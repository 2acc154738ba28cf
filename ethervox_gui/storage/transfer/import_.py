"""Whole chats into a database: records become new rows, all of them or none."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.receipt import Receipt, receipt_in
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage.base.values import storable, storable_time
from ethervox_gui.storage.chats import chats, receipts
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.tables import ChatRow, MemoryRow, VersionRow
from ethervox_gui.storage.documents import documents
from ethervox_gui.storage.memories import forgetting
from ethervox_gui.storage.memories.memories import tags_stored
from ethervox_gui.storage.transfer.indexing import indexed_together
from ethervox_gui.storage.transfer.records import MEMORY_COLUMNS, ChatRecord, Keys, MemoryRecord, TurnRecord

#: Is told how many chats of how many are stored.
Progress = Callable[[int, int], None]


def quiet(_done: int, _total: int) -> None:
    """Tell nobody."""


def write_in(db: Connection, records: Iterable[ChatRecord], progress: Progress = quiet) -> list[int]:
    """Store the chats anew; their ids.  :class:`UserError` if something is missing or contradicts the rest.

    What ``progress`` raises ends it; the caller's transaction undoes what was stored so far.
    """
    records = tuple(records)
    _refuse_circles({turn.key: turn.parent for record in records for turn in record.turns})
    _refuse_circles({memory.key: memory.parent for record in records for memory in record.memories})
    for record in records:
        _refuse_disorder(record.turns)
        _refuse_others(record)
    ids = Keys()
    made: list[int] = []
    with indexed_together(db) as indexing:
        for record in records:
            progress(len(made), len(records))
            made.append(_insert_chat(db, record, ids))
            indexing.stored(len(record.turns))
    for chat_id, record in zip(made, records, strict=True):
        _connect(db, chat_id, record, ids)
    return made


def _insert_chat(db: Connection, record: ChatRecord, ids: Keys) -> int:
    values = {
        ChatRow.title: record.title,
        ChatRow.model: record.model,
        ChatRow.system_prompt: record.system_prompt,
        ChatRow.profile: record.profile,
        ChatRow.draft: record.draft,
        ChatRow.n_ctx: record.n_ctx,
        ChatRow.pinned: record.pinned,
        ChatRow.named_by: record.named_by,
        ChatRow.own: chats.own_stored(record.own),
        ChatRow.created_at: storable_time(record.created_at),
        ChatRow.updated_at: storable_time(record.updated_at),
    }
    chat_id = int(ChatRow.insert(values).execute(db))
    for turn in _parents_first(record.turns):
        # Not a query on the model: an archive may hold 100,000 turns, and building one takes longer.
        sql = """
            INSERT INTO turn (chat_id, number, role, text, n_tokens, importance, pinned, state, complete,
                              stop_reason, created_at, continues, thinks, tokens_per_second)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
        known = (turn.n_tokens, turn.importance, turn.pinned, turn.state.value, turn.complete)
        said = (chat_id, turn.number, turn.role.value, storable(turn.text), *known)
        ended = turn.stop_reason and turn.stop_reason.value
        part = (turn.continues, turn.thinks, turn.tokens_per_second)
        row = db.sql(sql, (*said, ended, storable_time(turn.created_at), *part))
        _know(ids.turns, turn.key, row.lastrowid)
    for memory in record.memories:
        _know(ids.memories, memory.key, insert_memory(db, chat_id, memory))
    for one in record.documents:
        made_at = storable_time(one.created_at)
        documents.add(db, chat_id, one.name, one.kind, one.n_bytes, one.passages, made_at)
    return chat_id


def insert_memory(
    db: Connection, chat_id: int, memory: MemoryRecord, memory_id: int | None = None
) -> int | None:
    """Store a memory without what it is connected with; its id, which may be given."""
    values = {getattr(MemoryRow, name): getattr(memory, name) for name in MEMORY_COLUMNS}
    values |= {
        MemoryRow.chat_id: chat_id,
        MemoryRow.tags: tags_stored(memory.tags),
        **_score(memory),
        MemoryRow.created_at: storable_time(memory.created_at),
        MemoryRow.edited_at: storable_time(memory.edited_at),
        MemoryRow.deleted_at: storable_time(memory.deleted_at),
    }
    if memory_id is not None:
        values[MemoryRow.id] = memory_id
    made = int(MemoryRow.insert(values).execute(db))
    for version in memory.versions:
        said = {
            VersionRow.memory_id: made,
            VersionRow.text: version.text,
            VersionRow.tags: tags_stored(version.tags),
            VersionRow.importance: version.importance,
            VersionRow.written_at: storable_time(version.written_at),
        }
        VersionRow.insert(said).execute(db)
    return made


def _connect(db: Connection, chat_id: int, record: ChatRecord, ids: Keys) -> None:
    turn, memory = ids.turns, ids.memories
    head = _found(turn, record.head)
    chats.update(db, chat_id, {ChatRow.head_id: head})
    # Each of these is one prepared statement for all rows.
    db.many(
        "UPDATE turn SET parent_id = ?, memory_id = ?, leaf_id = ? WHERE id = ?",
        [
            (_found(turn, t.parent), _found(memory, t.memory), _found(turn, t.leaf), turn[t.key])
            for t in record.turns
        ],
    )
    receipts.put_all(db, _receipts(record, ids))
    forgetting.mark(db, [turn[t.key] for t in record.turns if t.forgotten and t.state is not TurnState.IN_KV])
    db.many(
        "UPDATE memory SET parent_id = ? WHERE id = ?",
        [(_found(memory, m.parent), memory[m.key]) for m in record.memories],
    )
    db.many(
        "INSERT INTO memory_turn (memory_id, turn_id) VALUES (?, ?)",
        [(memory[m.key], _found(turn, key)) for m in record.memories for key in dict.fromkeys(m.turns)],
    )
    db.many(
        """
        INSERT INTO context_event (chat_id, "action", "trigger", method, first_turn, last_turn, n_before,
                                   n_after, tokens_freed, duration_ms, memory_id, created_at, turn_id)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
            (
                *(chat_id, e.action.value, e.trigger.value, e.method.value, e.first_turn, e.last_turn),
                *(e.n_before, e.n_after, e.tokens_freed, e.duration_ms, _found(memory, e.memory)),
                *(storable_time(e.created_at), _found(turn, e.turn)),
            )
            for e in record.events
        ],
    )


def _score(memory: MemoryRecord) -> dict[Any, Any]:
    """How much a summary says, and what it lost; one that can be no share is not known."""
    is_known = memory.fidelity is not None and 0.0 <= memory.fidelity <= 1.0
    lost = memory.lost if is_known else ()
    return {
        MemoryRow.fidelity: memory.fidelity if is_known else None,
        MemoryRow.lost: json.dumps(list(lost), ensure_ascii=False),
    }


def _receipts(record: ChatRecord, ids: Keys) -> Iterator[tuple[int, Receipt]]:
    """The receipts of a chat that make sense, by the ids of their replies; the others are left out."""
    last = max((turn.number for turn in record.turns), default=0)
    for turn in record.turns:
        receipt = receipt_in(turn.receipt) if turn.role is Role.ASSISTANT else None
        if receipt is not None and receipt.makes_sense(last):
            yield ids.turns[turn.key], receipt.with_memories(ids.memories)


def _parents_first(turns: Sequence[TurnRecord]) -> Iterator[TurnRecord]:
    """The turns in their order, but none before the one that it stands below.

    Which of two turns of a branch came later is told by their ids, and these are given in this order.
    """
    by_key = {turn.key: turn for turn in turns}
    done: set[int] = set()
    for turn in turns:
        way = [turn]
        while (parent := way[-1].parent) is not None and parent not in done:
            way.append(by_key[parent])
        for one in reversed(way):
            if one.key not in done:
                done.add(one.key)
                yield one


def _refuse_circles(parents: dict[int, int | None]) -> None:
    """Whoever followed a circle of parents would never end."""
    ended: set[int] = set()
    for start in parents:
        way: set[int] = set()
        at: int | None = start
        while at is not None and at not in ended:
            if at in way:
                raise _contradicts(f"what has the key {at} is above itself")
            way.add(at)
            at = parents.get(at)
        ended |= way


def _refuse_disorder(turns: Sequence[TurnRecord]) -> None:
    """A chat whose turns do not follow one another could not be opened."""
    numbers = {turn.key: turn.number for turn in turns}
    if len(numbers) < len(turns):
        raise _contradicts("two turns of a chat have the same key")
    for turn in turns:
        if turn.parent is None:
            continue
        if turn.parent not in numbers:
            raise _misses(f"there is no turn with the key {turn.parent} in its chat")
        if numbers[turn.parent] >= turn.number:
            raise _contradicts(f"turn {turn.number} comes after turn {numbers[turn.parent]}")


def _refuse_others(record: ChatRecord) -> None:
    """A chat that led into another would show what was said there.

    Only a memory may stand for those of several chats, and for their turns.
    """
    turns = {turn.key for turn in record.turns}
    memories = {memory.key for memory in record.memories}
    led_to = [record.head, *(turn.leaf for turn in record.turns), *(event.turn for event in record.events)]
    under = [*(turn.memory for turn in record.turns), *(event.memory for event in record.events)]
    for key in {key for key in led_to if key is not None} - turns:
        raise _misses(f"there is no turn with the key {key} in its chat")
    for key in {key for key in under if key is not None} - memories:
        raise _misses(f"there is no memory with the key {key} in its chat")


def _know(ids: dict[int, int], key: int, row_id: int | None) -> None:
    if key in ids:
        raise _contradicts(f"the key {key} is there twice")
    ids[key] = row_id or 0


def _found(ids: dict[int, int], key: int | None) -> int | None:
    if key is None:
        return None
    if key not in ids:
        raise _misses(f"there is nothing with the key {key}")
    return ids[key]


def _misses(details: str) -> UserError:
    """Something is missing."""
    return UserError(
        "import_failed", N_("This file of chats is incomplete."), N_("Export it again."), details
    )


def _contradicts(details: str) -> UserError:
    """Everything is there, and cannot be true."""
    return UserError(
        "import_failed", N_("This file of chats contradicts itself."), N_("Export it again."), details
    )
