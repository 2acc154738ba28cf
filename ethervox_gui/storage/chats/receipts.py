"""Receipts: what the model saw for each reply.  They go with their turns."""

from __future__ import annotations

from ethervox_gui.context.turns.receipt import Receipt, receipt_of
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.tables import ReceiptRow


def put(db: Connection, turn_id: int, receipt: Receipt) -> None:
    """Keep the receipt of a reply in place of the one it had."""
    values = [(turn_id, receipt.to_json())]
    db.many("INSERT OR REPLACE INTO receipt (turn_id, value) VALUES (?, ?)", values)


def get(db: Connection, turn_id: int) -> Receipt | None:
    """The receipt of a reply; ``None`` where it has none, or one that nobody can read."""
    for (value,) in db.rows(ReceiptRow.select(ReceiptRow.value).where(ReceiptRow.turn_id == turn_id)):
        return receipt_of(value)
    return None
