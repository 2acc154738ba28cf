"""Exchanges that stand quoted in the context of a chat, and what servers were told of a chat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ethervox_gui.storage.base.values import storable
from ethervox_gui.storage.db.connection import Connection

_STANDING = """
    SELECT quotation.turn_id, quotation.first_id, quotation.behind_id, quotation.text
    FROM quotation JOIN turn ON turn.id = quotation.turn_id
    WHERE quotation.chat_id = ? ORDER BY turn.number
"""


class Quotation(NamedTuple):
    """An exchange as it stands quoted: its turns and the turn it stands behind, by id, and its text."""

    turn_ids: tuple[int, ...]
    behind_id: int
    text: str


def standing(db: Connection, chat_id: int) -> list[Quotation]:
    """What stands quoted in a chat, the exchanges in their order."""
    found: dict[int, Quotation] = {}
    for turn_id, first_id, behind_id, text in db.sql(_STANDING, (chat_id,)):
        before = found.get(first_id, Quotation((), behind_id, ""))
        found[first_id] = Quotation((*before.turn_ids, turn_id), behind_id, before.text + text)
    return list(found.values())


def set_standing(db: Connection, chat_id: int, quotations: Iterable[Quotation]) -> None:
    """Note what stands quoted in a chat, in place of what stood there."""
    db.sql("DELETE FROM quotation WHERE chat_id = ?", (chat_id,))
    rows = [
        (turn_id, chat_id, one.turn_ids[0], one.behind_id, text if turn_id == one.turn_ids[0] else "")
        for one in quotations
        for text in (storable(one.text),)
        for turn_id in one.turn_ids
    ]
    sql = "INSERT INTO quotation (turn_id, chat_id, first_id, behind_id, text) VALUES (?, ?, ?, ?, ?)"
    db.many(sql, rows)


def told(db: Connection, chat_id: int, server: str) -> set[int]:
    """The ids of the turns of a chat that a server had before it for a reply."""
    sql = "SELECT turn_id FROM turn JOIN told ON turn_id = id WHERE chat_id = ? AND server = ?"
    return {turn_id for (turn_id,) in db.sql(sql, (chat_id, server))}


def note_told(db: Connection, server: str, turn_ids: Iterable[int]) -> None:
    """A server had these turns before it."""
    rows = [(turn_id, server) for turn_id in turn_ids]
    db.many("INSERT OR IGNORE INTO told (turn_id, server) VALUES (?, ?)", rows)
