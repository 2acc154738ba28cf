"""Sections of the settings, and what a setting allows and needs, in the words of its field."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, get_args

from pydantic import BaseModel, ConfigDict
from pydantic.fields import FieldInfo

from ethervox_gui.context.text import N_, Text

_DECIMAL_COMMA = re.compile(r"[+-]?\d+,\d+")

#: The names of pydantic's errors for what is not a number, or is out of range.
NO_NUMBER = frozenset(
    {
        *("float_parsing", "float_type", "finite_number", "int_parsing", "int_parsing_size", "int_type"),
        *("int_from_float", "greater_than", "greater_than_equal", "less_than", "less_than_equal"),
    }
)


class Needs(StrEnum):
    """What has to happen before a change can be seen."""

    NOTHING = ""
    RELOAD = "reload"  # the model is loaded again
    NEW_CHAT = "new_chat"
    RESTART = "restart"


#: A row of the settings table.
SettingField = FieldInfo

#: The unit of a share of 1, which the window shows in percent.
SHARE = "%"


def shown(
    *,
    needs: Needs = Needs.NOTHING,
    unit: str = "",
    step: float = 0,
    words: Mapping[str, str] | None = None,
    numbers: Mapping[str, str] | None = None,
    advanced: bool = False,
) -> dict[str, Any]:
    """For ``json_schema_extra`` of a field: how the window shows it, and what a change of it needs.

    ``unit`` stands behind a number that goes up and down by ``step``; ``words`` say plainly what each value
    of a choice means, ``numbers`` what a number means that is not an amount.  What is ``advanced`` is folded
    away.
    """
    return {
        "needs": needs.value,
        "unit": unit,
        "step": step,
        "words": words or {},
        "numbers": numbers or {},
        "advanced": advanced,
    }


def needs_of(field: FieldInfo) -> Needs:
    """What a change of this field needs."""
    return Needs(str(_extra(field).get("needs", "")))


def unit_of(field: FieldInfo) -> str:
    """What stands behind its number; :data:`SHARE` where that is shown in percent."""
    unit: str = _extra(field).get("unit", "")
    return unit


def words_of(field: FieldInfo) -> dict[str, str]:
    """The plain words of each value of a choice; empty where it has none."""
    return dict(_extra(field).get("words", {}))


def numbers_of(field: FieldInfo) -> dict[str, str]:
    """The plain words of numbers that are not amounts, such as a seed of -1; empty where it has none."""
    return dict(_extra(field).get("numbers", {}))


def is_advanced(field: FieldInfo) -> bool:
    """Whether hardly anybody looks for it."""
    return bool(_extra(field).get("advanced", False))


def is_whole(field: FieldInfo) -> bool:
    """Whether it is a number without decimals."""
    types = get_args(field.annotation) or (field.annotation,)
    return int in types and bool not in types and float not in types


def step_of(field: FieldInfo) -> float:
    """By how much its number goes up and down: as its table says, else by its range; 0 for what is none."""
    types = get_args(field.annotation) or (field.annotation,)
    said = float(_extra(field).get("step", 0))
    if is_whole(field):
        return int(said) or 1
    if float not in types:
        return 0
    low = _bound(field, "ge") or _bound(field, "gt") or 0.0
    high = _bound(field, "le") or _bound(field, "lt") or 0.0
    return said or (1.0 if high - low > 20 else 0.05 if high - low > 1 else 0.01)


def limits_of(field: FieldInfo) -> tuple[float, float]:
    """The least and the greatest number that steps lead to."""
    low, high, step = _bound(field, "ge"), _bound(field, "le"), step_of(field)
    if low is None:
        above = _bound(field, "gt")
        low = -math.inf if above is None else above + step
    if high is None:
        below = _bound(field, "lt")
        high = math.inf if below is None else below - step
    return low, high


def _extra(field: FieldInfo) -> dict[str, Any]:
    extra = field.json_schema_extra
    return dict(extra) if isinstance(extra, dict) else {}


def range_of(
    field: FieldInfo, translate: Callable[[str], str] = str, write: Callable[[str], str] = str
) -> str:
    """The bounds of a number: ``0 – 5``, ``more than 0 %, at most 50 %``; empty where there are none.

    A share is said in percent, as the window shows it.  ``write`` makes of figures what a language does.
    """

    def figures(bound: float) -> str:
        return write(f"{100 * bound:.4g} %" if unit_of(field) == SHARE else f"{bound:,}")

    low, high = _bound(field, "ge"), _bound(field, "le")
    above, below = _bound(field, "gt"), _bound(field, "lt")
    if low is not None and high is not None:
        return translate(N_("{} – {}")).format(figures(low), figures(high))
    words = (
        (N_("at least {}"), low),
        (N_("more than {}"), above),
        (N_("at most {}"), high),
        (N_("less than {}"), below),
    )
    said = [translate(word).format(figures(bound)) for word, bound in words if bound is not None]
    return translate(N_("{}, {}")).format(*said) if len(said) == 2 else "".join(said)


def wanted(field: FieldInfo) -> str | None:
    """What to enter for a number, to end a sentence with; ``None`` for a field of another type."""
    types = get_args(field.annotation) or (field.annotation,)
    if float not in types and (int not in types or bool in types):
        return None
    is_whole = float not in types
    low, high, above = (_shown(_bound(field, name)) for name in ("ge", "le", "gt"))
    if low and high:
        words = (
            N_("enter a whole number from {low} to {high}")
            if is_whole
            else N_("enter a number from {low} to {high}")
        )
        return words.format(low=low, high=high)
    if above and high:
        return N_("enter a number of more than {above}, at most {high}").format(above=above, high=high)
    if low:
        words = (
            N_("enter a whole number, at least {low}") if is_whole else N_("enter a number, at least {low}")
        )
        return words.format(low=low)
    return N_("enter a whole number") if is_whole else N_("enter a number")


def _shown(bound: float | None) -> str:
    """A bound as a text of which only the language decides how its figures are written."""
    return "" if bound is None else Text("{n:,}", {"n": bound})


def typed(field: FieldInfo, value: Any) -> Any:
    """What was meant by a value that somebody typed: many write a number's decimals behind a comma."""
    types = get_args(field.annotation) or (field.annotation,)
    is_meant = isinstance(value, str) and float in types and _DECIMAL_COMMA.fullmatch(value.strip())
    return value.replace(",", ".") if is_meant else value


def _bound(field: FieldInfo, name: str) -> float | None:
    for constraint in field.metadata:
        bound = getattr(constraint, name, None)
        if isinstance(bound, int | float):
            return bound
    return None


class Section(BaseModel):
    """The base of all sections: frozen, no unknown fields, and defaults are held to their ranges."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)
