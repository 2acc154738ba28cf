"""Responses of which nothing is stored, as long as somebody may go on behind them."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from ethervox_gui.server.shapes.input import FIRST, input_of

#: So many are remembered, of together so many characters; one with a picture may have 27 million.
_MOST: Final = 256
_MOST_CHARACTERS: Final = 64_000_000
#: What items are called here; by names of their own making programs would come by those of each other.
_OWN: Final = re.compile(r"(?:msg|rs|fc)_[0-9a-f]{32}", re.ASCII)


class Remembered:
    """The newest of them: what was said, and what was answered.  Used on the server's thread alone."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[list[Any], str | None, int]] = OrderedDict()
        self._n_characters = 0
        #: The newest item of each name, and the response that it was kept with.
        self._items: dict[str, tuple[Mapping[str, Any], str]] = {}

    def add(self, asked: Mapping[str, Any], body: Mapping[str, Any]) -> None:
        """Remember a response, ``body``, and what it was the answer to."""
        items = [*input_of(asked), *body["output"]]
        size = len(json.dumps(items))
        if size > _MOST_CHARACTERS:  # the others need not go for it
            return
        name = str(body["id"])
        self._kept[name] = items, asked.get("instructions"), size
        self._items |= {item["id"]: (item, name) for item in _named(items)}
        self._n_characters += size
        while self._kept and (len(self._kept) > _MOST or self._n_characters > _MOST_CHARACTERS):
            name, (items, _, gone) = self._kept.popitem(last=False)
            self._n_characters -= gone
            for item in _named(items):
                if self._items.get(item["id"], (None, None))[1] == name:  # and not of a newer one
                    del self._items[item["id"]]

    def item(self, item_id: str) -> Mapping[str, Any] | None:
        """An item of what was said in them, by its name, if that was given here: nobody guesses it."""
        found = self._items.get(item_id)
        return None if found is None else found[0]

    def with_before(self, asked: Mapping[str, Any]) -> dict[str, Any] | None:
        """A request with all that was said before it; ``None`` where the response before is none of these.

        What a program says to begin with, it may send with every request: it is said once.
        """
        found = self._kept.get(str(asked.get("previous_response_id")))
        if found is None:
            return None
        items, instructions, _ = found
        whole = {name: value for name, value in asked.items() if name != "previous_response_id"}
        begins = [_beginning(item) for item in items]
        new = [item for item in input_of(asked) if not (_beginning(item) and _beginning(item) in begins)]
        whole["input"] = [*items, *new]
        if not asked.get("instructions") and instructions:
            whole["instructions"] = instructions
        return whole


def _named(items: Iterable[Any]) -> Iterator[Mapping[str, Any]]:
    """Those that were given their names here."""
    for item in items:
        if isinstance(item, Mapping) and isinstance(name := item.get("id"), str) and _OWN.fullmatch(name):
            yield item


def _beginning(item: Mapping[str, Any]) -> tuple[str, Any] | None:
    """What the conversation is to begin with, where an item says that."""
    role = item.get("role")
    return (role, item.get("content")) if role in FIRST else None
