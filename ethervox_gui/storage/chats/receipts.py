"""Receipts: what the model saw for each reply.  They go with their turns."""

from __future__ import annotations

from collections.abc import Container, Iterable

from ethervox_gui.context.turns.receipt import Receipt, receipt_of
from ethervox_gui.storage.base.values import storable
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.tables import ReceiptRow, TurnRow


def put(db: Connection, turn_id: int, receipt: Receipt) -> None:
    """Keep the receipt of a reply in place of the one it had."""
    values = [(turn_id, receipt.to_json())]
    db.many("INSERT OR REPLACE INTO receipt (turn_id, value) VALUES (?, ?)", values)


def put_all(db: Connection, found: Iterable[tuple[int, Receipt]]) -> None:
    """Keep receipts of replies that have none, by the ids of these."""
    values = [(turn_id, storable(receipt.to_json())) for turn_id, receipt in found]
    db.many("INSERT INTO receipt (turn_id, value) VALUES (?, ?)", values)


def of_chat(db: Connection, chat_id: int) -> dict[int, Receipt]:
    """All receipts of a chat that can be read, by the ids of their replies."""
    kept = ReceiptRow.select(ReceiptRow.turn_id, ReceiptRow.value)
    kept = kept.join(TurnRow, on=TurnRow.id == ReceiptRow.turn_id).where(TurnRow.chat_id == chat_id)
    read = ((turn_id, receipt_of(value)) for turn_id, value in db.rows(kept))
    return {turn_id: receipt for turn_id, receipt in read if receipt is not None}


def silence(db: Connection, memory_ids: Container[int]) -> None:
    """Receipts of whatever chat say no more what these memories said: it is forgotten."""
    changed: list[tuple[int, Receipt]] = []
    for turn_id, value in db.sql("""SELECT turn_id, value FROM receipt WHERE value LIKE '%"lines":["%'"""):
        before = receipt_of(value)
        if before is not None and (now := before.without_lines_of(memory_ids)) != before:
            changed.append((turn_id, now))
    for turn_id, receipt in changed:
        put(db, turn_id, receipt)


def get(db: Connection, turn_id: int) -> Receipt | None:
    """The receipt of a reply; ``None`` where it has none, or one that nobody can read."""
    for (value,) in db.rows(ReceiptRow.select(ReceiptRow.value).where(ReceiptRow.turn_id == turn_id)):
        return receipt_of(value)
    return None
