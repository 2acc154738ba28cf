"""Replies that begin as a call without a mark around it does: which of them may be one.

A call begins with its tool's name, its arguments or what goes with them, or with the name of the tool as the
only key of an object.  What reads calls and what passes a reply on must agree on which is an answer.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Final

from ethervox_gui.context.calls.reading import CALL_KEYS

#: So much of the beginning is looked at: where it tells nothing, only the end does.
_LOOKED_AT: Final = 400

#: What a call may be written with, and what some models think in front of one.
_OF_CALLS: Final = CALL_KEYS.union(("thought", "thoughts", "thinking", "reasoning"))

_OBJECT: Final = re.compile(r"\s*(?:\[\s*)?\{")
_KEY: Final = re.compile(r'\s*(?P<key>"(?:[^"\\]|\\.)*")\s*:\s*')
#: A text, and any value that has no parts.
_TEXT: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_PLAIN: Final = re.compile(r'(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)\s*,')
#: What a list of calls may begin with that are written as in Python.
_LIST: Final = re.compile(r"\s*\[\s*(?P<name>[\w.-]*)(?P<more>.?)", re.DOTALL)


def may_be_bare_call(text: str, names: Collection[str]) -> bool:
    """Whether a reply that begins so can be a call of one of the tools ``names`` that has no mark in front.

    Once it cannot it never can, whatever follows.
    """
    begun = _OBJECT.match(text)
    if begun is not None:
        return not _is_other_object(text[:_LOOKED_AT], begun.end(), names)
    listed = _LIST.match(text)
    if listed is None:
        return not text.strip()
    if listed["more"]:
        return listed["name"] in names
    return any(name.startswith(listed["name"]) for name in names)


def _is_other_object(text: str, at: int, names: Collection[str]) -> bool:
    """Whether the object whose first key is to come ``at`` there is something else than a call."""
    while (found := _KEY.match(text, at)) is not None:
        key, at = _spelled_by(found["key"]), found.end()
        if key is None or key in names:
            return False
        if key not in _OF_CALLS:
            return True
        said = _TEXT.match(text, at)
        if key == "name" and said is not None:
            name = _spelled_by(said[0])
            return name is not None and name.removeprefix("functions.") not in names
        value = _PLAIN.match(text, at)
        if value is None:
            return False
        at = value.end()
    return False


def _spelled_by(text: str) -> str | None:
    """What a text of JSON says, whatever of it is written as a number; ``None`` where only others read it."""
    try:
        return str(json.loads(text, strict=False))
    except ValueError:
        return None
