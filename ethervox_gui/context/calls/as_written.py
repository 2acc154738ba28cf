"""A call that is nothing but JSON, while it is written: its name, and its arguments as they are spelled."""

from __future__ import annotations

import json
import re
from typing import Final

#: What stands before the arguments, where these are an object.
_BEGINS: Final = re.compile(
    r'\s*\{\s*"name"\s*:\s*(?P<name>"(?:[^"\\]|\\.)*")'
    r'\s*,\s*"(?:arguments|parameters)"\s*:\s*(?=\{)',
    re.DOTALL,
)


class WrittenCall:
    """A call, piece by piece.  ``name`` is empty until all before the arguments is there."""

    def __init__(self) -> None:
        self.name = ""
        #: What there is of them so far.
        self.arguments = ""
        #: Whether that is all of them.
        self.is_whole = False
        self._text = ""
        self._depth = 0
        self._is_text = self._is_escaped = False

    def add(self, piece: str) -> str:
        """More of it; what of that belongs to the arguments."""
        if not self.name:
            self._text += piece
            begun = _BEGINS.match(self._text)
            if begun is None:
                return ""
            try:
                self.name = str(json.loads(begun["name"]))
            except ValueError:
                return ""
            piece = self._text[begun.end() :]
        if self.is_whole:
            return ""
        more = piece[: self._end_in(piece)]
        self.arguments += more
        return more

    def _end_in(self, piece: str) -> int:
        """How much of a piece stands before the end of the arguments."""
        for place, sign in enumerate(piece):
            if self._is_escaped:
                self._is_escaped = False
            elif self._is_text:
                self._is_escaped, self._is_text = sign == "\\", sign != '"'
            elif sign == '"':
                self._is_text = True
            elif sign in "{[":
                self._depth += 1
            elif sign in "}]":
                self._depth -= 1
                if not self._depth:
                    self.is_whole = True
                    return place + 1
        return len(piece)


def arguments_as_written(text: str) -> str:
    """The arguments of a whole call as it spells them; empty where they come in another order."""
    call = WrittenCall()
    call.add(text)
    return call.arguments if call.is_whole else ""
