"""What turns are about, as a model sees it: kept so that nothing is read again after a restart."""

from __future__ import annotations

from collections.abc import Mapping

from ethervox_gui.storage.db.connection import Connection

_OF_CHAT = """
    SELECT topic.turn_id, topic.vector FROM topic JOIN turn ON turn.id = topic.turn_id
    WHERE turn.chat_id = ? AND topic.model = ?
"""
#: Turns that are gone are left out.
_KEEP = "INSERT OR REPLACE INTO topic (turn_id, model, vector) SELECT id, ?, ? FROM turn WHERE id = ?"


def of_chat(db: Connection, chat_id: int, model: str) -> dict[int, bytes]:
    """What a model, by its fingerprint, made of turns of a chat, by their ids."""
    return dict(db.sql(_OF_CHAT, (chat_id, model)))


def keep(db: Connection, model: str, topics: Mapping[int, bytes]) -> None:
    """Keep what a model made of turns, in place of what another did."""
    db.many(_KEEP, [(model, vector, turn_id) for turn_id, vector in topics.items()])
