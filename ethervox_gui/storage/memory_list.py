"""Lists of memories: filtered, ordered, by pages; and what there is to filter by."""

from __future__ import annotations

from typing import Any, Literal

from ethervox_gui.storage import memories
from ethervox_gui.storage.connection import Connection
from ethervox_gui.storage.values import Filter, Memory, storable

#: Pinned ones come first in every order but that of the bin.
Order = Literal["newest", "oldest", "importance"]

_ORDERS: dict[Order, str] = {
    "newest": "m.pinned DESC, m.id DESC",
    "oldest": "m.pinned DESC, m.id",
    "importance": "m.pinned DESC, m.importance DESC, m.id DESC",
}


def conditions(wanted: Filter) -> tuple[list[str], dict[str, Any]]:
    """What the filter asks of a memory called ``m``, as conditions of SQL and their parameters."""
    parameters: dict[str, Any] = {}
    found: list[str] = []

    def ask(condition: str, **values: Any) -> None:
        found.append(condition)
        parameters.update(values)

    if wanted.chat_id is not None:
        ask("m.chat_id = :chat", chat=wanted.chat_id)
    if wanted.kind is not None:
        ask("m.kind = :kind", kind=storable(wanted.kind))
    if wanted.level is not None:
        ask("m.level = :level", level=wanted.level)
    if wanted.since is not None:
        ask("m.created_at >= :since", since=wanted.since)
    if wanted.until is not None:
        ask("m.created_at < :until", until=wanted.until)
    if wanted.min_importance is not None:
        ask("m.importance >= :importance", importance=wanted.min_importance)
    if wanted.pinned is not None:
        ask("m.pinned = :pinned", pinned=int(wanted.pinned))
    if wanted.roots:
        ask("NOT EXISTS (SELECT 1 FROM memory p WHERE p.id = m.parent_id AND p.deleted_at IS NULL)")
    for number, tag in enumerate(wanted.tags):
        name = f"tag{number}"
        ask(
            f"EXISTS (SELECT 1 FROM json_each(m.tags) WHERE value = :{name})",  # noqa: S608
            **{name: storable(tag)},
        )
    return found, parameters


def page(db: Connection, wanted: Filter, order: Order, limit: int, offset: int) -> list[Memory]:
    """Some of the memories that pass, without those in the bin."""
    where, parameters = _alive(wanted)
    rest = f"{where} ORDER BY {_ORDERS[order]} LIMIT :limit OFFSET :offset"
    return memories.select(db, rest, parameters | {"limit": limit, "offset": offset})


def count(db: Connection, wanted: Filter) -> int:
    """How many memories pass."""
    where, parameters = _alive(wanted)
    return int(db.sql(f"SELECT count(*) FROM memory m {where}", parameters).fetchone()[0])  # noqa: S608


def kinds(db: Connection, wanted: Filter) -> dict[str, int]:
    """How many of each kind pass; the most frequent first."""
    where, parameters = _alive(wanted)
    sql = f"SELECT m.kind, count(*) FROM memory m {where} GROUP BY 1 ORDER BY 2 DESC, 1"  # noqa: S608
    return dict(db.sql(sql, parameters).fetchall())


def tags(db: Connection, wanted: Filter) -> dict[str, int]:
    """The tags of those that pass, and on how many each is; the most frequent first."""
    where, parameters = _alive(wanted, "JOIN json_each(m.tags) e")
    sql = f"SELECT e.value, count(*) FROM memory m {where} GROUP BY 1 ORDER BY 2 DESC, 1"  # noqa: S608
    return dict(db.sql(sql, parameters).fetchall())


def in_bin(db: Connection, limit: int, offset: int) -> list[Memory]:
    """What was deleted by itself (not with its chat), the last deleted first."""
    return memories.select(
        db,
        """
        JOIN chat c ON c.id = m.chat_id
        WHERE m.deleted_at IS NOT NULL AND c.deleted_at IS NULL
        ORDER BY m.deleted_at DESC, m.id DESC LIMIT ? OFFSET ?
        """,
        (limit, offset),
    )


def _alive(wanted: Filter, join: str = "") -> tuple[str, dict[str, Any]]:
    asked, parameters = conditions(wanted)
    where = " AND ".join(["m.deleted_at IS NULL", "c.deleted_at IS NULL", *asked])
    return f"JOIN chat c ON c.id = m.chat_id {join} WHERE {where}", parameters
