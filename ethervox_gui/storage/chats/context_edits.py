"""What was done to the context of a chat: each edit, stored together with what it did to the turns."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable

from ethervox_gui.context.events.events import Action, ContextEdited, Method, Trigger
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.storage.base.values import StoredEvent
from ethervox_gui.storage.chats import chats, turns
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.errors import known
from ethervox_gui.storage.db.tables import EventRow

#: The fields of an edit in the order of :class:`ContextEdited`.
FIELDS = (
    *(EventRow.action, EventRow.trigger, EventRow.method, EventRow.first_turn, EventRow.last_turn),
    *(EventRow.n_before, EventRow.n_after, EventRow.tokens_freed, EventRow.duration_ms, EventRow.memory_id),
)


def apply(
    db: Connection,
    chat_id: int,
    event: ContextEdited,
    turn_ids: Iterable[int],
    state: TurnState,
    memory_id: int | None,
) -> StoredEvent:
    """Record an edit of the context together with what it did to the turns."""
    chats.get(db, chat_id)
    ids = list(turn_ids)
    turns.set_states(db, ids, state, memory_id)
    # json_each: more ids than SQLite takes parameters may leave at once.
    sql = "SELECT max(id) FROM turn WHERE id IN (SELECT value FROM json_each(?)) AND number = ?"
    (last_id,) = db.sql(sql, (json.dumps(ids), event.last_turn)).fetchone()
    values = {
        EventRow.chat_id: chat_id,
        EventRow.action: event.action.value,
        EventRow.trigger: event.trigger.value,
        EventRow.method: event.method.value,
        EventRow.first_turn: event.first_turn,
        EventRow.last_turn: event.last_turn,
        EventRow.n_before: event.n_before,
        EventRow.n_after: event.n_after,
        EventRow.tokens_freed: event.tokens_freed,
        EventRow.duration_ms: event.duration_ms,
        EventRow.memory_id: event.memory_id,
        EventRow.turn_id: last_id,
        EventRow.created_at: (now := time.time()),
    }
    return StoredEvent(EventRow.insert(values).execute(db), chat_id, event, now)


def of_chat(db: Connection, chat_id: int) -> list[StoredEvent]:
    """The edits of the conversation, oldest first, without those of turns on other branches."""
    rows = db.rows(
        EventRow.select(EventRow.turn_id, EventRow.id, EventRow.created_at, *FIELDS)
        .where(EventRow.chat_id == chat_id)
        .order_by(EventRow.id)
    )
    if not rows:
        return []
    here = {None, *turns.ids_to(db, chats.head(db, chat_id))}
    found = []
    for turn_id, event_id, created_at, action, trigger, method, *numbers in rows:
        if turn_id in here:
            event = ContextEdited(
                known(Action, action), known(Trigger, trigger), known(Method, method), *numbers
            )
            found.append(StoredEvent(event_id, chat_id, event, created_at))
    return found
