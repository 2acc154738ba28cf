"""A filter as conditions of SQL, for lists and for the search alike."""

from __future__ import annotations

from typing import Any

from ethervox_gui.storage.values import Filter, HitKind, storable

Conditions = tuple[list[str], dict[str, Any]]


def passes_turns(wanted: Filter) -> bool:
    """Whether a turn can pass: what only memories have must not be asked for."""
    asked = (wanted.kind, wanted.level, wanted.pinned)
    return all(value is None for value in asked) and not wanted.tags and not wanted.roots


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
        found.append("NOT EXISTS (SELECT 1 FROM memory p WHERE p.id = x.parent_id AND p.deleted_at IS NULL)")
    return found, parameters


def _given(asked: dict[str, tuple[str, Any]]) -> Conditions:
    found = [condition for condition, (_, value) in asked.items() if value is not None]
    return found, {name: value for name, value in asked.values() if value is not None}
