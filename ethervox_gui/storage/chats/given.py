"""What other programs put into the chats that are kept for them, and what their responses said."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.storage.base.stored_json import object_in
from ethervox_gui.storage.base.values import storable
from ethervox_gui.storage.chats import turns
from ethervox_gui.storage.chats.turns import Below
from ethervox_gui.storage.db.connection import Connection


class GivenCall(NamedTuple):
    """A call of a tool in a turn that a program put there, by the name that it gave the call."""

    call_id: str
    function: str


class GivenTurn(NamedTuple):
    """A turn to be put into a chat, with the calls in its text, in their order."""

    role: Role
    text: str
    calls: tuple[GivenCall, ...] = ()


def put(db: Connection, chat_id: int, given: Iterable[GivenTurn], below: Below = "head") -> list[Turn]:
    """Put turns into a chat, one below the other, and make the last of them the head.

    Without any the turn ``below`` becomes the head.
    """
    if below != "head":
        turns.set_head(db, chat_id, below)
    stored: list[Turn] = []
    for one in given:
        turn = turns.append(
            db,
            chat_id,
            one.role,
            one.text,
            importance=1.0 if one.role is Role.SYSTEM else importance(one.role, one.text),
            n_tokens=0,  # counted when the chat is read
            created_at=None,
            complete=True,
        )
        name_calls(db, turn.turn_id, one.calls)
        stored.append(replace(turn, n_calls=len(one.calls)))
    return stored


def name_calls(db: Connection, turn_id: int, calls: Iterable[GivenCall]) -> None:
    """Note the calls in a turn, in their order."""
    rows = [(turn_id, number, *map(storable, call)) for number, call in enumerate(calls)]
    db.many("INSERT INTO given_call (turn_id, number, call_id, function) VALUES (?, ?, ?, ?)", rows)


def calls(db: Connection, chat_id: int) -> dict[int, tuple[GivenCall, ...]]:
    """The calls that programs put into a chat, by the ids of their turns."""
    sql = """SELECT turn_id, call_id, function FROM given_call JOIN turn ON turn.id = turn_id
             WHERE turn.chat_id = ? ORDER BY turn_id, given_call.number"""
    found: dict[int, tuple[GivenCall, ...]] = {}
    for turn_id, *call in db.sql(sql, (chat_id,)):
        found[turn_id] = (*found.get(turn_id, ()), GivenCall(*call))
    return found


def labels(db: Connection, chat_id: int) -> dict[str, str]:
    """What a program calls a chat, by its own keys; what cannot be read counts as nothing."""
    row = db.sql("SELECT value FROM label WHERE chat_id = ?", (chat_id,)).fetchone()
    return {key: str(value) for key, value in object_in(row[0] if row else None).items()}


def set_labels(db: Connection, chat_id: int, found: Mapping[str, str]) -> None:
    """Call a chat so, and nothing else."""
    value = storable(json.dumps(dict(found), ensure_ascii=False))
    db.sql("INSERT OR REPLACE INTO label (chat_id, value) VALUES (?, ?)", (chat_id, value))


def response(db: Connection, turn_id: int) -> dict[str, Any]:
    """What the response to a turn said besides its turns; nothing where that is not known or readable."""
    row = db.sql("SELECT value FROM response WHERE turn_id = ?", (turn_id,)).fetchone()
    return object_in(row[0] if row else None)


def keep_response(db: Connection, turn_id: int, said: Mapping[str, Any]) -> None:
    """Keep that in place of what was kept; nothing of a turn that is gone."""
    db.sql(
        "INSERT OR REPLACE INTO response (turn_id, value) SELECT id, ? FROM turn WHERE id = ?",
        (json.dumps(said), turn_id),
    )
