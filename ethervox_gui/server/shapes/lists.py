"""Lists as OpenAI's API gives them: a page at a time, each asked for by the item that it stands behind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ethervox_gui.server.errors import ApiError

#: Items of a page where nobody says how many, and the most.
_USUAL: Final = 20
_MOST: Final = 100


def page(items: Sequence[Mapping[str, Any]], asked: Mapping[str, str]) -> dict[str, Any]:
    """A page of ``items``, which are the oldest first; ``asked`` are ``after``, ``limit`` and ``order``.

    Without an order the newest comes first.  Raises :class:`ApiError` 400 for what is no page of this list.
    """
    order, limit = asked.get("order", "desc"), _limit(asked.get("limit"))
    if order not in ("asc", "desc"):
        raise _misfit("order", "Input should be 'asc' or 'desc'")
    ordered = list(items if order == "asc" else reversed(items))
    begin = 0
    if after := asked.get("after"):
        begin = next((at + 1 for at, item in enumerate(ordered) if item["id"] == after), 0)
        if not begin:
            raise _misfit("after", f"There is no item '{after}' in this list")
    return whole(ordered[begin : begin + limit], has_more=begin + limit < len(ordered))


def whole(data: Sequence[Mapping[str, Any]], *, has_more: bool = False) -> dict[str, Any]:
    """A list of all of ``data``, or a page with ``has_more`` behind it."""
    return {
        "object": "list",
        "data": data,
        "first_id": data[0]["id"] if data else None,
        "last_id": data[-1]["id"] if data else None,
        "has_more": has_more,
    }


def _limit(given: str | None) -> int:
    if given is None:
        return _USUAL
    if not given.isascii() or not given.isdecimal() or len(given) > 3 or not 1 <= int(given) <= _MOST:
        raise _misfit("limit", f"Input should be a number from 1 to {_MOST}")
    return int(given)


def _misfit(place: str, why: str) -> ApiError:
    return ApiError(400, f"{place}: {why}.", code="invalid_value", param=place)
