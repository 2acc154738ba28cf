"""Sections of the settings, and what a setting allows and needs, in the words of its field."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict
from pydantic.fields import FieldInfo

from ethervox_gui.context.text import N_


class Needs(StrEnum):
    """What has to happen before a change can be seen."""

    NOTHING = ""
    RELOAD = "reload"  # the model is loaded again
    NEW_CHAT = "new_chat"
    RESTART = "restart"


def needing(what: Needs) -> dict[str, Any]:
    """For ``json_schema_extra`` of a field."""
    return {"needs": what.value}


def needs_of(field: FieldInfo) -> Needs:
    """What a change of this field needs."""
    extra = field.json_schema_extra
    return Needs(str(extra.get("needs", ""))) if isinstance(extra, dict) else Needs.NOTHING


def range_of(field: FieldInfo, translate: Callable[[str], str] = str) -> str:
    """The bounds of a number: ``0 – 5``, ``more than 0, at most 1``; empty where there are none."""
    low, high = _bound(field, "ge"), _bound(field, "le")
    above, below = _bound(field, "gt"), _bound(field, "lt")
    if low is not None and high is not None:
        return f"{low:,} – {high:,}"
    words = (
        (N_("at least {}"), low),
        (N_("more than {}"), above),
        (N_("at most {}"), high),
        (N_("less than {}"), below),
    )
    return ", ".join(translate(word).format(f"{bound:,}") for word, bound in words if bound is not None)


def _bound(field: FieldInfo, name: str) -> float | None:
    for constraint in field.metadata:
        bound = getattr(constraint, name, None)
        if isinstance(bound, int | float):
            return bound
    return None


class Section(BaseModel):
    """The base of all sections: frozen, no unknown fields, and defaults are held to their ranges."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)
