"""Branches: turns with the same parent are versions of each other, and the chat goes on from one of them.

The path from the root to the head is the conversation.  What stands on other branches stays stored, is found
by the search and can be gone back to: the turn at which a branch begins remembers how far it went.  A reply
that broke off before its first word is no version: there is nothing in it to go back to.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.turns.turns import Turn, TurnState
from ethervox_gui.storage.chats import chats, turns
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.tables import TurnRow

#: A turn that was said, and not a reply of which nothing came, nor instructions under which nothing was said.
_SAID = """(
    (turn.role <> 'assistant' OR trim(turn.text, char(9, 10, 13, 32)) <> '')
    AND (turn.role <> 'system' OR turn.parent_id IS NULL
         OR EXISTS (SELECT 1 FROM turn child WHERE child.parent_id = turn.id))
)"""

_VERSIONS = f"""
    WITH RECURSIVE path (id, parent_id, number, chat_id) AS (
        SELECT turn.id, turn.parent_id, turn.number, turn.chat_id
        FROM turn JOIN chat ON chat.head_id = turn.id WHERE chat.id = ?
        UNION ALL
        SELECT turn.id, turn.parent_id, turn.number, turn.chat_id
        FROM path JOIN turn ON turn.id = path.parent_id
    )
    SELECT path.number, json_group_array(turn.id) FROM path
    JOIN turn ON turn.chat_id = path.chat_id AND turn.number = path.number
        AND turn.parent_id IS path.parent_id
    WHERE {_SAID}
    GROUP BY path.id HAVING count(*) > 1
"""  # noqa: S608 - a constant


def versions(db: Connection, chat_id: int) -> dict[int, tuple[int, ...]]:
    """The turn numbers of the conversation at which there are several versions: their ids, oldest first."""
    return {number: tuple(sorted(json.loads(ids))) for number, ids in db.sql(_VERSIONS, (chat_id,))}


def below(db: Connection, chat_id: int, parent_id: int | None) -> tuple[int, ...]:
    """The ids of what was said behind a turn (``None``: of what chats begin with), oldest first."""
    sql = f"SELECT id FROM turn WHERE chat_id = ? AND parent_id IS ? AND {_SAID} ORDER BY id"  # noqa: S608
    return tuple(turn_id for (turn_id,) in db.sql(sql, (chat_id, parent_id)))


def replies_below(db: Connection, chat_id: int, parent_id: int) -> tuple[int, ...]:
    """The ids of the replies to a turn: those of which nothing came first, then the oldest."""
    sql = f"""
        SELECT id FROM turn WHERE chat_id = ? AND parent_id = ? AND role = 'assistant' ORDER BY {_SAID}, id
    """  # noqa: S608
    return tuple(turn_id for (turn_id,) in db.sql(sql, (chat_id, parent_id)))


def path_through(db: Connection, chat_id: int, turn_id: int, since: int | None = None) -> list[Turn]:
    """The turns from the root through this one to where its branch was left, or to the end of its newest.

    Of what comes before the turn ``since`` only system turns are read.  Raises :class:`StorageError` when
    there is no such turn in the chat.
    """
    if db.row(TurnRow.select(TurnRow.id).where(TurnRow.id == turn_id, TurnRow.chat_id == chat_id)) is None:
        raise StorageError(f"There is no turn {turn_id} in chat {chat_id}.")
    leaf = turn_id
    while True:
        left_at, newest = _way_on(db, leaf)
        if left_at is not None and leaf in (ids := turns.ids_to(db, left_at)):
            break
        if newest is None:
            ids = turns.ids_to(db, leaf)
            break
        leaf = newest
    # json_each: a branch may have more turns than SQLite takes parameters.
    sql = f"""
        SELECT {turns.COLUMNS} FROM turn t
        WHERE t.id IN (SELECT value FROM json_each(?)) AND (t.number >= ? OR t.role = 'system')
        ORDER BY t.number
    """  # noqa: S608 - a constant
    first = 0 if since is None else turns.get(db, since).number
    return [turns.turn_of(row) for row in db.sql(sql, (json.dumps(ids), first))]


def _way_on(db: Connection, turn_id: int) -> tuple[int | None, int | None]:
    """Where the branch that begins at a turn was left, and the newest of what follows the turn."""
    # One prepared statement: it is asked for each turn of a branch.
    sql = """
        SELECT turn.leaf_id, (SELECT max(id) FROM turn child WHERE child.parent_id = turn.id)
        FROM turn WHERE id = ?
    """
    left_at, newest = db.sql(sql, (turn_id,)).fetchone()
    return left_at, newest


def switch(
    db: Connection,
    chat_id: int,
    head_id: int | None,
    states: Mapping[int, tuple[TurnState, int | None]],
) -> None:
    """Make ``head_id`` the head, and give turns their state and the memory that stands for them.

    Where the head stays (``None``) only the states change.
    """
    by_state: dict[tuple[TurnState, int | None], list[int]] = {}
    for turn_id, state in states.items():
        by_state.setdefault(state, []).append(turn_id)
    for (kind, memory_id), ids in by_state.items():
        turns.set_states(db, ids, kind, memory_id)
    if head_id is not None:
        turns.set_head(db, chat_id, head_id)


def on_path(db: Connection, turn_ids: Iterable[int]) -> set[int]:
    """Those of the turns that stand in the conversation of their chat as it is now."""
    asked = sorted(set(turn_ids))
    if not asked:
        return set()
    sql = "SELECT DISTINCT chat_id FROM turn WHERE id IN (SELECT value FROM json_each(?))"
    there: set[int] = set()
    for (chat_id,) in db.sql(sql, (json.dumps(asked),)).fetchall():
        there.update(turns.ids_to(db, chats.head(db, chat_id)))
    return there.intersection(asked)
