"""Turns: a tree for each chat, of which the path from the root to the head is the conversation."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Literal

from peewee import fn

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.storage.chats import chats
from ethervox_gui.storage.db.connection import Connection, compiled
from ethervox_gui.storage.db.errors import known
from ethervox_gui.storage.db.tables import ChatRow, GivenCallRow, TurnRow

_STORED = (
    *(TurnRow.number, TurnRow.role, TurnRow.text, TurnRow.n_tokens, TurnRow.importance, TurnRow.state),
    *(TurnRow.pinned, TurnRow.memory_id, TurnRow.id, TurnRow.created_at, TurnRow.continues, TurnRow.thinks),
    TurnRow.reminder,
)
#: What :func:`turn_of` reads.
FIELDS = (
    *_STORED,
    GivenCallRow.select(fn.COUNT(GivenCallRow.number)).where(GivenCallRow.turn_id == TurnRow.id),
)
#: The same of a table or subquery called ``t``, for statements that peewee's queries cannot express.
COLUMNS = ", ".join(
    [
        *(f"t.{field.column_name}" for field in _STORED),
        "(SELECT COUNT(*) FROM given_call WHERE given_call.turn_id = t.id)",
    ]
)

_BY_ID = compiled(TurnRow.select(*FIELDS).where(TurnRow.id == 0))
_CHAT = compiled(TurnRow.select(TurnRow.chat_id).where(TurnRow.id == 0))

# In SQL, because a whole chat is read this way, and peewee's recursive queries convert each row once more.
_PATH = f"""
    WITH RECURSIVE path (id, parent_id) AS (
        SELECT turn.id, turn.parent_id FROM turn JOIN chat ON chat.head_id = turn.id WHERE chat.id = ?
        UNION ALL
        SELECT turn.id, turn.parent_id FROM path JOIN turn ON turn.id = path.parent_id
    )
    SELECT {COLUMNS} FROM path JOIN turn t ON t.id = path.id ORDER BY t.number
"""  # noqa: S608 - constants

_UP = """
    WITH RECURSIVE path (id, parent_id, depth) AS (
        SELECT id, parent_id, 0 FROM turn WHERE id = ?
        UNION ALL
        SELECT turn.id, turn.parent_id, depth + 1 FROM path JOIN turn ON turn.id = path.parent_id
    )
    SELECT id FROM path ORDER BY depth DESC
"""

#: Below which turn another goes: the head of the chat, a turn of that id, or none.
Below = int | None | Literal["head"]


def turn_of(row: tuple[Any, ...]) -> Turn:
    """The domain value of a row that holds :data:`FIELDS`."""
    number, role, text, n_tokens, importance, state, pinned, memory_id, turn_id, created_at, *part = row
    return Turn(
        number=number,
        role=known(Role, role),
        text=text,
        n_tokens=n_tokens,
        importance=importance,
        state=known(TurnState, state),
        pinned=bool(pinned),
        memory_id=memory_id,
        turn_id=turn_id,
        created_at=created_at,
        continues=bool(part[0]),
        thinks=bool(part[1]),
        reminder=part[2],
        n_calls=part[3],
    )


def append(
    db: Connection,
    chat_id: int,
    role: Role,
    text: str,
    *,
    importance: float,
    n_tokens: int,
    created_at: float | None,
    complete: bool,
    below: Below = "head",
    continues: bool = False,
    thinks: bool = False,
) -> Turn:
    """Put a turn below another one of the chat and make it the head."""
    parent_id, parent_number = _parent(db, chat_id, below)
    values = {
        TurnRow.chat_id: chat_id,
        TurnRow.parent_id: parent_id,
        TurnRow.number: 0 if parent_number is None else parent_number + 1,
        TurnRow.role: role.value,
        TurnRow.text: text,
        TurnRow.n_tokens: n_tokens,
        TurnRow.importance: importance,
        TurnRow.pinned: False,
        TurnRow.state: TurnState.IN_KV.value,
        TurnRow.complete: complete,
        TurnRow.created_at: time.time() if created_at is None else created_at,
        TurnRow.continues: continues,
        TurnRow.thinks: thinks,
        TurnRow.reminder: "",
    }
    turn_id = TurnRow.insert(values).execute(db)
    chats.update(db, chat_id, {ChatRow.head_id: turn_id, ChatRow.updated_at: chats.now_in(db)})
    return get(db, turn_id)


def _parent(db: Connection, chat_id: int, below: Below) -> tuple[int | None, int | None]:
    """The turn that another goes below, and its number; where that leaves a branch, its end is noted."""
    head_id = chats.head(db, chat_id)
    parent_id = head_id if below == "head" else below
    if parent_id != head_id:
        part_from(db, chat_id, parent_id)
    return parent_id, None if parent_id is None else get(db, parent_id).number


def get(db: Connection, turn_id: int) -> Turn:
    """The turn; :class:`StorageError` where there is none."""
    row = db.sql(_BY_ID, (turn_id,)).fetchone()
    if row is None:
        raise StorageError(f"There is no turn {turn_id}.")
    return turn_of(row)


def chat_of(db: Connection, turn_id: int) -> int | None:
    """The chat that a turn belongs to; ``None`` where there is no such turn."""
    row = db.sql(_CHAT, (turn_id,)).fetchone()
    return row[0] if row else None


def path(db: Connection, chat_id: int) -> list[Turn]:
    """The turns from the root to the head, in order."""
    chats.get(db, chat_id)
    return [turn_of(row) for row in db.sql(_PATH, (chat_id,))]


def unfinished(db: Connection, chat_id: int) -> list[Turn]:
    """The turns of the chat that were still being written when the program ended."""
    broken_off = TurnRow.select(*FIELDS).where(TurnRow.chat_id == chat_id, ~TurnRow.complete)
    return [turn_of(row) for row in db.rows(broken_off.order_by(TurnRow.id))]


def stop_reason(db: Connection, turn_id: int) -> StopReason | None:
    """Why a reply ended; ``None`` for other turns and while it is being written."""
    row = db.row(TurnRow.select(TurnRow.stop_reason).where(TurnRow.id == turn_id))
    return known(StopReason, row[0]) if row and row[0] else None


def ended_early(db: Connection, chat_id: int) -> dict[int, StopReason]:
    """Why those replies of a chat ended that the model did not end, by their ids; unfinished ones too."""
    sql = """
        SELECT id, stop_reason FROM turn
        WHERE chat_id = ? AND role = 'assistant' AND (NOT complete OR stop_reason <> 'end')
    """
    rows = db.sql(sql, (chat_id,)).fetchall()
    return {turn_id: known(StopReason, reason) if reason else StopReason.ERROR for turn_id, reason in rows}


def update(db: Connection, turn_id: int, changes: dict[Any, Any]) -> None:
    """Change columns of a turn; :class:`StorageError` where there is none."""
    if not TurnRow.update(changes).where(TurnRow.id == turn_id).execute(db):
        raise StorageError(f"There is no turn {turn_id}.")


def update_reply(db: Connection, turn_id: int, text: str, n_tokens: int | None) -> None:
    """Save what there is of a reply that is being written."""
    changes: dict[Any, Any] = {TurnRow.text: text}
    if n_tokens is not None:
        changes[TurnRow.n_tokens] = n_tokens
    update(db, turn_id, changes)


def speeds(db: Connection, chat_id: int) -> dict[int, float]:
    """Tokens a second with which the replies of a chat were written, where that is known, by id."""
    known_ones = TurnRow.select(TurnRow.id, TurnRow.tokens_per_second)
    wanted = TurnRow.chat_id == chat_id, TurnRow.tokens_per_second.is_null(False)
    return dict(db.rows(known_ones.where(*wanted)))


def finish(
    db: Connection,
    turn_id: int,
    text: str,
    n_tokens: int,
    reason: StopReason,
    speed: float | None,
    importance: float | None,
) -> Turn:
    """Store the whole reply, why it ended and how fast it was written (tokens a second).

    And its ``importance``, where that is told.
    """
    changes: dict[Any, Any] = {
        TurnRow.text: text,
        TurnRow.n_tokens: n_tokens,
        TurnRow.stop_reason: reason.value,
        TurnRow.complete: True,
        TurnRow.tokens_per_second: speed,
    }
    if importance is not None:
        changes[TurnRow.importance] = importance
    update(db, turn_id, changes)
    chats.touch(db, chat_of(db, turn_id) or 0)
    return get(db, turn_id)


def cut_reply(db: Connection, turn: Turn, rest: Turn) -> Turn:
    """End the reply that is being written where ``turn`` does; it goes on below as ``rest``."""
    values = {
        TurnRow.text: turn.text,
        TurnRow.n_tokens: turn.n_tokens,
        TurnRow.importance: turn.importance,
        TurnRow.complete: True,
    }
    update(db, turn.turn_id, values)
    return append(
        db,
        chat_of(db, turn.turn_id) or 0,
        Role.ASSISTANT,
        rest.text,
        importance=rest.importance,
        n_tokens=rest.n_tokens,
        created_at=None,
        complete=False,
        below=turn.turn_id,
        continues=True,
        thinks=rest.thinks,
    )


def reopen(db: Connection, turn_id: int) -> None:
    """Mark a complete reply as one that is being written again, at its end."""
    update(db, turn_id, {TurnRow.complete: False, TurnRow.stop_reason: None})


def set_states(db: Connection, turn_ids: Iterable[int], state: TurnState, memory_id: int | None) -> None:
    """Give all of the turns this state, or none of them if one does not exist."""
    wanted = set(turn_ids)
    # One prepared statement for all: an edit may take thousands of turns out.
    changed = db.many(
        "UPDATE turn SET state = ?, memory_id = ? WHERE id = ?",
        [(state.value, memory_id, turn_id) for turn_id in wanted],
    )
    if wanted and changed != len(wanted):
        raise StorageError(f"Some of the turns {sorted(wanted)} do not exist.")


def set_head(db: Connection, chat_id: int, turn_id: int | None) -> None:
    """Go to another branch (or back to an earlier turn): what is appended next comes below that turn."""
    if turn_id is not None and chat_of(db, turn_id) != chat_id:
        raise StorageError(f"There is no turn {turn_id} in chat {chat_id}.")
    part_from(db, chat_id, turn_id)
    chats.update(db, chat_id, {ChatRow.head_id: turn_id})


def ids_to(db: Connection, turn_id: int | None) -> list[int]:
    """The turns from the root to this one; none for ``None``."""
    return [] if turn_id is None else [row[0] for row in db.sql(_UP, (turn_id,))]


def part_from(db: Connection, chat_id: int, target: int | None) -> None:
    """Before the conversation goes to ``target``, remember where the branch that it leaves ended."""
    head_id = chats.head(db, chat_id)
    if head_id == target:
        return
    stays = set(ids_to(db, target))
    left = next((turn_id for turn_id in ids_to(db, head_id) if turn_id not in stays), None)
    if left is not None:
        update(db, left, {TurnRow.leaf_id: head_id})
