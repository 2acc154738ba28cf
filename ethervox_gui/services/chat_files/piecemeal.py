"""JSON of many chats, read one chat after another.

A call of the JSON reader lets no other thread run before it has ended, and takes a second for a large export:
the window would stand still meanwhile.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

_SPACE: Final = re.compile(r"[ \t\n\r]*")
_DECODER: Final = json.JSONDecoder()


class _UnexpectedError(ValueError):
    """What is there is not what has to be there."""


def loads_piecemeal(data: bytes, taken: Callable[[Any], Any]) -> Any:
    """What ``json.loads`` makes of ``data``; the items of a list, or of lists in an object, one by one.

    Of a list, what ``taken`` makes of each item: to look for garbage among all that is in a large export
    takes long, too, and holds up all threads.  Raises what ``json.loads`` does.
    """
    text = data.decode(json.detect_encoding(data), "surrogatepass")
    start = _after_space(text, 0)
    try:
        found, end = _object(text, start) if text.startswith("{", start) else _value(text, start, taken)
        if _after_space(text, end) == len(text):
            return found
    except ValueError:
        pass
    return json.loads(text)  # says what is wrong, and where


def _object(text: str, start: int) -> tuple[dict[str, Any], int]:
    found: dict[str, Any] = {}
    at = _after_space(text, start + 1)
    if text.startswith("}", at):
        return found, at + 1
    while True:
        key, at = _DECODER.raw_decode(text, at)
        at = _after_space(text, at)
        if not isinstance(key, str) or not text.startswith(":", at):
            raise _UnexpectedError
        found[key], at = _value(text, _after_space(text, at + 1), _as_it_is)
        is_last, at = _next(text, at, "}")
        if is_last:
            return found, at


def _value(text: str, start: int, taken: Callable[[Any], Any]) -> tuple[Any, int]:
    """A value and where it ends; a list item by item, and of each what ``taken`` makes of it."""
    if not text.startswith("[", start):
        return _DECODER.raw_decode(text, start)
    items: list[Any] = []
    at = _after_space(text, start + 1)
    if text.startswith("]", at):
        return items, at + 1
    while True:
        item, at = _DECODER.raw_decode(text, at)
        items.append(taken(item))
        is_last, at = _next(text, at, "]")
        if is_last:
            return items, at


def _as_it_is(item: Any) -> Any:
    return item


def _next(text: str, at: int, end: str) -> tuple[bool, int]:
    """Whether ``end`` stands behind an item, and where what follows begins."""
    at = _after_space(text, at)
    if text.startswith(end, at):
        return True, at + 1
    if not text.startswith(",", at):
        raise _UnexpectedError
    return False, _after_space(text, at + 1)


def _after_space(text: str, start: int) -> int:
    found = _SPACE.match(text, start)
    return start if found is None else found.end()
