"""Lists of memories: filtered, ordered, in pages; and what there is to filter by.

The filters, as SQL conditions, serve the search too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Literal

from ethervox_gui.storage.base.values import Filter, HitKind, Memory, storable
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.memories import memories

#: Pinned ones come first in every order but that of the bin.
Order = Literal["newest", "oldest", "importance"]

_ORDERS: dict[Order, str] = {
    "newest": "x.pinned DESC, x.id DESC",
    "oldest": "x.pinned DESC, x.id",
    "importance": "x.pinned DESC, x.importance DESC, x.id DESC",
}


_HAS_PARENT = "EXISTS (SELECT 1 FROM memory p WHERE p.id = x.parent_id AND p.deleted_at IS NULL"

_EARLIER = """
    WITH RECURSIVE below (top, id, chat_id) AS (
        SELECT id, id, chat_id FROM memory WHERE id IN (SELECT value FROM json_each(?))
        UNION
        SELECT top, memory.id, memory.chat_id FROM below JOIN memory ON memory.parent_id = below.id
        WHERE memory.deleted_at IS NULL AND memory.chat_id = below.chat_id
    )
    SELECT top, count(*) - 1 FROM below GROUP BY top
"""


def n_earlier(db: Connection, memory_ids: Iterable[int]) -> dict[int, int]:
    """How many earlier summaries of the same chat each of the memories stands for."""
    return dict(db.sql(_EARLIER, (json.dumps(list(memory_ids)),)).fetchall())


def page(db: Connection, wanted: Filter, order: Order, limit: int, offset: int) -> list[Memory]:
    """Some of the memories that pass, without those in the bin."""
    where, parameters = _alive(wanted)
    by = f"ORDER BY {_ORDERS[order]}"
    # Sorted are the ids alone: with the texts that takes four times as long.
    ids = f"SELECT x.id FROM memory x {where} {by} LIMIT :limit OFFSET :offset"  # noqa: S608
    rest = f"WHERE x.id IN ({ids}) {by}"
    return memories.select(db, rest, parameters | {"limit": limit, "offset": offset})


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
    asked, parameters = conditions(wanted, "memory")
    where = " AND ".join(["x.deleted_at IS NULL", "c.deleted_at IS NULL", *asked])
    return f"JOIN chat c ON c.id = x.chat_id {join} WHERE {where}", parameters


Conditions = tuple[list[str], dict[str, Any]]


def passes_turns(wanted: Filter) -> bool:
    """Whether a turn can pass: what only memories have must not be asked for."""
    asked = (wanted.kind, wanted.level, wanted.pinned)
    return all(value is None for value in asked) and not wanted.tags and not (wanted.roots or wanted.current)


def conditions(wanted: Filter, kind: HitKind) -> Conditions:
    """What the filter asks of a row called ``x``, as conditions of SQL and their parameters."""
    found, parameters = _of_both(wanted)
    if kind == "memory":
        more, more_parameters = _of_memories(wanted)
        found, parameters = found + more, parameters | more_parameters
    return found, parameters


def _of_both(wanted: Filter) -> Conditions:
    asked = {
        "x.chat_id = :chat": ("chat", wanted.chat_id),
        "x.created_at >= :since": ("since", wanted.since),
        "x.created_at < :until": ("until", wanted.until),
        "x.importance >= :importance": ("importance", wanted.min_importance),
    }
    return _given(asked)


def _of_memories(wanted: Filter) -> Conditions:
    kind = None if wanted.kind is None else storable(wanted.kind)
    pinned = None if wanted.pinned is None else int(wanted.pinned)
    asked = {
        "x.kind = :kind": ("kind", kind),
        "x.level = :level": ("level", wanted.level),
        "x.pinned = :pinned": ("pinned", pinned),
    }
    for number, tag in enumerate(wanted.tags):
        name = f"tag{number}"
        condition = f"EXISTS (SELECT 1 FROM json_each(x.tags) WHERE value = :{name})"  # noqa: S608
        asked[condition] = (name, storable(tag))
    found, parameters = _given(asked)
    if wanted.roots:
        found.append(f"NOT {_HAS_PARENT})")
    if wanted.current:
        found.append(f"(x.pinned OR NOT {_HAS_PARENT} AND p.chat_id = x.chat_id))")
    return found, parameters


def _given(asked: dict[str, tuple[str, Any]]) -> Conditions:
    found = [condition for condition, (_, value) in asked.items() if value is not None]
    return found, {name: value for name, value in asked.values() if value is not None}
