"""Chats of any length, written into the database in one go."""

from __future__ import annotations

from contextlib import closing

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.store import Store
from tests.helpers.live import SYSTEM_PROMPT

TEXT = "The boat in the harbour was painted in summer, and it is red."


def stored(store: Store, n_turns: int, n_resident: int) -> int:
    """The number of a new chat, of whose turns the model would see the newest ``n_resident``."""
    chat_id = store.create_chat("long", "", SYSTEM_PROMPT).chat_id
    store.append_turn(chat_id, Role.SYSTEM, SYSTEM_PROMPT, importance=1.0)
    with closing(Connection(store.path, writable=True)) as db, db.transaction_of("IMMEDIATE"):
        (parent,) = db.sql("SELECT head_id FROM chat WHERE id = ?", (chat_id,)).fetchone()
        for number in range(1, n_turns + 1):
            state = "in_kv" if number > n_turns - n_resident else "dropped"
            role = ("assistant", "user")[number % 2]
            added = db.sql(
                "INSERT INTO turn (chat_id, parent_id, number, role, text, n_tokens, importance, pinned,"
                " state, complete, created_at) VALUES (?, ?, ?, ?, ?, 9, 0.5, 0, ?, 1, ?)",
                (chat_id, parent, number, role, f"{number}: {TEXT}", state, float(number)),
            )
            parent = added.lastrowid
        db.sql("UPDATE chat SET head_id = ? WHERE id = ?", (parent, chat_id))
    return chat_id
