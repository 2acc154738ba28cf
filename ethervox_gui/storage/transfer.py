"""Whole chats out of a database and into another: every branch, memory, version and edit.

A record names others by keys that count from 1 in the order of the archive, so that a chat that was read in
and written out again gives the same archive.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events import Action, Method, StopReason, Trigger
from ethervox_gui.context.turns import Role, TurnState
from ethervox_gui.storage import chats
from ethervox_gui.storage.connection import Connection
from ethervox_gui.storage.memories import tags_of, tags_stored
from ethervox_gui.storage.values import storable


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """A turn; ``parent`` and ``memory`` are keys.  Times are in seconds since the epoch."""

    key: int
    parent: int | None
    number: int
    role: Role
    text: str
    n_tokens: int = 0
    importance: float = 0.5
    pinned: bool = False
    state: TurnState = TurnState.IN_KV
    memory: int | None = None
    complete: bool = True
    stop_reason: StopReason | None = None
    created_at: float = 0.0


@dataclass(frozen=True, slots=True)
class VersionRecord:
    """What a memory said before an edit."""

    text: str
    tags: tuple[str, ...]
    importance: float
    written_at: float


@dataclass(frozen=True, slots=True)
class MemoryRecord:
    """A memory; ``parent`` is the key of the one above it, ``turns`` are those it stands for itself."""

    key: int
    parent: int | None
    kind: str
    level: int
    text: str
    tags: tuple[str, ...]
    importance: float
    n_tokens_before: int
    n_tokens_after: int
    first_turn: int | None
    last_turn: int | None
    source: str
    created_at: float
    pinned: bool = False
    edited_at: float | None = None
    deleted_at: float | None = None
    turns: tuple[int, ...] = ()
    versions: tuple[VersionRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class EventRecord:
    """An edit of the context; ``memory`` is a key."""

    action: Action
    trigger: Trigger
    method: Method
    first_turn: int
    last_turn: int
    n_before: int
    n_after: int
    tokens_freed: int
    duration_ms: float
    memory: int | None
    created_at: float


@dataclass(frozen=True, slots=True)
class ChatRecord:
    """A chat with all its branches; ``head`` is the key of the turn at its head."""

    title: str
    model: str
    system_prompt: str
    created_at: float
    updated_at: float
    head: int | None = None
    turns: tuple[TurnRecord, ...] = ()
    memories: tuple[MemoryRecord, ...] = ()
    events: tuple[EventRecord, ...] = ()


@dataclass(slots=True)
class _Keys:
    """Keys for ids (or the other way round), given in the order in which they are met."""

    turns: dict[int, int] = field(default_factory=dict)
    memories: dict[int, int] = field(default_factory=dict)


def read_out(db: Connection, chat_ids: Sequence[int]) -> tuple[ChatRecord, ...]:
    """The chats as records; :class:`UserError` if there is none of one of the ids."""
    keys = _Keys()
    for chat_id in chat_ids:
        chats.get(db, chat_id)
        for table, known in (("turn", keys.turns), ("memory", keys.memories)):
            sql = f"SELECT id FROM {table} WHERE chat_id = ? ORDER BY id"  # noqa: S608 - one of two
            for (row_id,) in db.sql(sql, (chat_id,)):
                known[row_id] = len(known) + 1
    return tuple(_chat_of(db, chat_id, keys) for chat_id in chat_ids)


def _chat_of(db: Connection, chat_id: int, keys: _Keys) -> ChatRecord:
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
    )


def _turns_of(db: Connection, chat_id: int, keys: _Keys) -> tuple[TurnRecord, ...]:
    sql = """
        SELECT id, parent_id, number, role, text, n_tokens, importance, pinned, state, memory_id, complete,
               stop_reason, created_at
        FROM turn WHERE chat_id = ? ORDER BY id
    """
    found = []
    for row_id, parent, number, role, text, n_tokens, importance, pinned, state, memory, *rest in db.sql(
        sql, (chat_id,)
    ):
        complete, stop_reason, created_at = rest
        found.append(
            TurnRecord(
                keys.turns[row_id],
                keys.turns.get(parent),
                number,
                Role(role),
                text,
                n_tokens,
                importance,
                bool(pinned),
                TurnState(state),
                keys.memories.get(memory),
                bool(complete),
                StopReason(stop_reason) if stop_reason else None,
                created_at,
            )
        )
    return tuple(found)


_MEMORY = (
    "kind, level, text, tags, importance, n_tokens_before, n_tokens_after, first_turn, last_turn, source,"
    " created_at, pinned, edited_at, deleted_at"
)


def _memories_of(db: Connection, chat_id: int, keys: _Keys) -> tuple[MemoryRecord, ...]:
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
    sql = f"SELECT parent_id, {_MEMORY} FROM memory WHERE id = ?"  # noqa: S608
    parent, *row = db.sql(sql, (memory_id,)).fetchone()
    values: dict[str, Any] = dict(zip(_MEMORY.split(", "), row, strict=True))
    values |= {"tags": tags_of(values["tags"]), "pinned": bool(values["pinned"])}
    links = db.sql("SELECT turn_id FROM memory_turn WHERE memory_id = ? ORDER BY turn_id", (memory_id,))
    turns = tuple(turn for (turn,) in links)
    return MemoryRecord(memory_id, parent, turns=turns, versions=_versions_of(db, memory_id), **values)


def _versions_of(db: Connection, memory_id: int) -> tuple[VersionRecord, ...]:
    sql = "SELECT text, tags, importance, written_at FROM memory_version WHERE memory_id = ? ORDER BY id"
    rows = db.sql(sql, (memory_id,))
    return tuple(VersionRecord(text, tags_of(tags), importance, at) for text, tags, importance, at in rows)


def _events_of(db: Connection, chat_id: int, keys: _Keys) -> tuple[EventRecord, ...]:
    sql = """
        SELECT "action", "trigger", method, first_turn, last_turn, n_before, n_after, tokens_freed,
               duration_ms, memory_id, created_at
        FROM context_event WHERE chat_id = ? ORDER BY id
    """
    found = []
    for action, trigger, method, first, last, before, after, freed, ms, memory, created_at in db.sql(
        sql, (chat_id,)
    ):
        words = (Action(action), Trigger(trigger), Method(method))
        figures = (first, last, before, after, freed, ms)
        found.append(EventRecord(*words, *figures, keys.memories.get(memory), created_at))
    return tuple(found)


# ---- in ------------------------------------------------------------------------------------------


def write_in(db: Connection, records: Iterable[ChatRecord]) -> list[int]:
    """Store the chats anew; their ids.  :class:`UserError` if a key names nothing in the archive."""
    records = tuple(records)
    _refuse_circles({turn.key: turn.parent for record in records for turn in record.turns})
    _refuse_circles({memory.key: memory.parent for record in records for memory in record.memories})
    ids = _Keys()
    made = [_insert_chat(db, record, ids) for record in records]
    for chat_id, record in zip(made, records, strict=True):
        _connect(db, chat_id, record, ids)
    return made


def _insert_chat(db: Connection, record: ChatRecord, ids: _Keys) -> int:
    texts = (storable(record.title), storable(record.model), storable(record.system_prompt))
    sql = "INSERT INTO chat (title, model, system_prompt, created_at, updated_at) VALUES (?, ?, ?, ?, ?)"
    chat_id = db.sql(sql, (*texts, record.created_at, record.updated_at)).lastrowid or 0
    for turn in record.turns:
        sql = """
            INSERT INTO turn (chat_id, number, role, text, n_tokens, importance, pinned, state, complete,
                              stop_reason, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
        figures = (turn.n_tokens, turn.importance, turn.pinned, turn.state.value, turn.complete)
        values = (chat_id, turn.number, turn.role.value, storable(turn.text), *figures)
        row = db.sql(sql, (*values, turn.stop_reason and turn.stop_reason.value, turn.created_at))
        _know(ids.turns, turn.key, row.lastrowid)
    for memory in record.memories:
        _know(ids.memories, memory.key, insert_memory(db, chat_id, memory))
    return chat_id


def insert_memory(
    db: Connection, chat_id: int, memory: MemoryRecord, memory_id: int | None = None
) -> int | None:
    """Store a memory without what it is connected with; its id, which may be given."""
    m = memory
    values: tuple[Any, ...] = (
        *(storable(m.kind), m.level, storable(m.text), storable(tags_stored(m.tags)), m.importance),
        *(m.n_tokens_before, m.n_tokens_after, m.first_turn, m.last_turn, storable(m.source)),
        *(m.created_at, m.pinned, m.edited_at, m.deleted_at),
    )
    places = ", ".join("?" * (len(values) + 2))
    sql = f"INSERT INTO memory (id, chat_id, {_MEMORY}) VALUES ({places})"  # noqa: S608 - constants
    memory_id = db.sql(sql, (memory_id, chat_id, *values)).lastrowid
    db.many(
        "INSERT INTO memory_version (memory_id, text, tags, importance, written_at) VALUES (?, ?, ?, ?, ?)",
        [
            (memory_id, storable(v.text), storable(tags_stored(v.tags)), v.importance, v.written_at)
            for v in m.versions
        ],
    )
    return memory_id


def _connect(db: Connection, chat_id: int, record: ChatRecord, ids: _Keys) -> None:
    turn, memory = ids.turns, ids.memories
    head = _found(turn, record.head)
    db.sql("UPDATE chat SET head_id = ? WHERE id = ?", (head, chat_id))
    db.many(
        "UPDATE turn SET parent_id = ?, memory_id = ? WHERE id = ?",
        [(_found(turn, t.parent), _found(memory, t.memory), turn[t.key]) for t in record.turns],
    )
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
                                   n_after, tokens_freed, duration_ms, memory_id, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
            (
                *(chat_id, e.action.value, e.trigger.value, e.method.value, e.first_turn, e.last_turn),
                *(e.n_before, e.n_after, e.tokens_freed, e.duration_ms, _found(memory, e.memory)),
                e.created_at,
            )
            for e in record.events
        ],
    )


def _refuse_circles(parents: dict[int, int | None]) -> None:
    """Whoever followed a circle of parents would never end."""
    ended: set[int] = set()
    for start in parents:
        way: set[int] = set()
        at: int | None = start
        while at is not None and at not in ended:
            if at in way:
                raise _wrong(f"what has the key {at} is above itself")
            way.add(at)
            at = parents.get(at)
        ended |= way


def _know(ids: dict[int, int], key: int, row_id: int | None) -> None:
    if key in ids:
        raise _wrong(f"the key {key} is there twice")
    ids[key] = row_id or 0


def _found(ids: dict[int, int], key: int | None) -> int | None:
    if key is None:
        return None
    if key not in ids:
        raise _wrong(f"there is nothing with the key {key}")
    return ids[key]


def _wrong(details: str) -> UserError:
    return UserError("import_failed", "This file of chats is not complete.", "Export it again.", details)
