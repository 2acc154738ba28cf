"""Lists of memories: filtered, ordered, by pages; and what there is to filter by."""

from __future__ import annotations

from typing import Any, Literal

from ethervox_gui.storage import filters, memories
from ethervox_gui.storage.connection import Connection
from ethervox_gui.storage.values import Filter, Memory

#: Pinned ones come first in every order but that of the bin.
Order = Literal["newest", "oldest", "importance"]

_ORDERS: dict[Order, str] = {
    "newest": "x.pinned DESC, x.id DESC",
    "oldest": "x.pinned DESC, x.id",
    "importance": "x.pinned DESC, x.importance DESC, x.id DESC",
}


def page(db: Connection, wanted: Filter, order: Order, limit: int, offset: int) -> list[Memory]:
    """Some of the memories that pass, without those in the bin."""
    where, parameters = _alive(wanted)
    by = f"ORDER BY {_ORDERS[order]}"
    # Sorted are the ids alone: with the texts that takes four times as long.
    ids = f"SELECT x.id FROM memory x {where} {by} LIMIT :limit OFFSET :offset"  # noqa: S608
    rest = f"WHERE x.id IN ({ids}) {by}"
    return memories.select(db, rest, parameters | {"limit": limit, "offset": offset})


def count(db: Connection, wanted: Filter) -> int:
    """How many memories pass."""
    where, parameters = _alive(wanted)
    return int(db.sql(f"SELECT count(*) FROM memory x {where}", parameters).fetchone()[0])  # noqa: S608


def kinds(db: Connection, wanted: Filter) -> dict[str, int]:
    """How many of each kind pass; the most frequent first."""
    where, parameters = _alive(wanted)
    sql = f"SELECT x.kind, count(*) FROM memory x {where} GROUP BY 1 ORDER BY 2 DESC, 1"  # noqa: S608
    return dict(db.sql(sql, parameters).fetchall())


def tags(db: Connection, wanted: Filter) -> dict[str, int]:
    """The tags of those that pass, and on how many each is; the most frequent first."""
    where, parameters = _alive(wanted, "JOIN json_each(x.tags) e")
    sql = f"SELECT e.value, count(*) FROM memory x {where} GROUP BY 1 ORDER BY 2 DESC, 1"  # noqa: S608
    return dict(db.sql(sql, parameters).fetchall())


def in_bin(db: Connection, limit: int, offset: int) -> list[Memory]:
    """What was deleted by itself (not with its chat), the last deleted first."""
    return memories.select(
        db,
        """
        JOIN chat c ON c.id = x.chat_id
        WHERE x.deleted_at IS NOT NULL AND c.deleted_at IS NULL
        ORDER BY x.deleted_at DESC, x.id DESC LIMIT ? OFFSET ?
        """,
        (limit, offset),
    )


def _alive(wanted: Filter, join: str = "") -> tuple[str, dict[str, Any]]:
    asked, parameters = filters.conditions(wanted, "memory")
    where = " AND ".join(["x.deleted_at IS NULL", "c.deleted_at IS NULL", *asked])
    return f"JOIN chat c ON c.id = x.chat_id {join} WHERE {where}", parameters
