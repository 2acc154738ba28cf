"""Receipts: what the model saw for each reply.  They go with their turns."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable

from ethervox_gui.context.turns.receipt import Receipt, receipt_of
from ethervox_gui.storage.base.values import storable
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.tables import ReceiptRow


def put(db: Connection, turn_id: int, receipt: Receipt) -> None:
    """Keep the receipt of a reply in place of the one it had."""
    values = [(turn_id, storable(receipt.to_json()))]
    db.many("INSERT OR REPLACE INTO receipt (turn_id, value) VALUES (?, ?)", values)


def put_all(db: Connection, found: Iterable[tuple[int, Receipt]]) -> None:
    """Keep receipts of replies that have none, by the ids of these."""
    values = [(turn_id, storable(receipt.to_json())) for turn_id, receipt in found]
    db.many("INSERT INTO receipt (turn_id, value) VALUES (?, ?)", values)


def of_chat(db: Connection, chat_id: int) -> dict[int, Receipt]:
    """All receipts of a chat that can be read, by the ids of their replies."""
    return _read(db, chat_id, "")


def of_returns(db: Connection, chat_id: int) -> dict[int, Receipt]:
    """Those of a chat's receipts that tell of turns that came back for a message."""
    return _read(db, chat_id, '"came_back":[')  # as JSON has it; in a text the quotes would be escaped


def silence(db: Connection, memory_ids: Collection[int]) -> None:
    """Receipts of whatever chat say no more what these memories said: it is forgotten."""
    saying = [f'"memory_id":{memory_id},"lines":["' for memory_id in memory_ids]  # as JSON has it
    sql = """SELECT turn_id, value FROM receipt
             WHERE EXISTS (SELECT 1 FROM json_each(?) AS said WHERE instr(receipt.value, said.value))"""
    for turn_id, value in db.sql(sql, (json.dumps(saying),)).fetchall():
        receipt = receipt_of(value)
        if receipt is not None:
            put(db, turn_id, receipt.without_lines_of(memory_ids))


def get(db: Connection, turn_id: int) -> Receipt | None:
    """The receipt of a reply; ``None`` where it has none, or one that nobody can read."""
    for (value,) in db.rows(ReceiptRow.select(ReceiptRow.value).where(ReceiptRow.turn_id == turn_id)):
        return receipt_of(value)
    return None


def _read(db: Connection, chat_id: int, saying: str) -> dict[int, Receipt]:
    """The receipts of a chat in whose JSON this stands."""
    sql = """SELECT turn_id, value FROM receipt JOIN turn ON turn.id = turn_id
             WHERE turn.chat_id = ? AND instr(receipt.value, ?)"""
    read = ((turn_id, receipt_of(value)) for turn_id, value in db.sql(sql, (chat_id, saying)))
    return {turn_id: receipt for turn_id, receipt in read if receipt is not None}
