"""The items of a response as they come: what was thought, the message, the calls; and their events."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ethervox_gui.server.shapes.responses import ResponseShape


@dataclass(slots=True)
class Output:
    """The items of one response; ``body`` is all of it, once it has ended."""

    shape: ResponseShape
    body: dict[str, Any] = field(default_factory=dict)
    _items: list[dict[str, Any]] = field(default_factory=list)
    _thought: str = ""
    _said: str = ""
    _scores: list[Mapping[str, Any]] = field(default_factory=list)
    _is_speaking: bool = False
    _call: dict[str, Any] | None = None
    _n_calls: int = 0

    def add(self, delta: Mapping[str, Any], logprobs: Mapping[str, Any] | None = None) -> list[str]:
        """More of it, as a delta of OpenAI's chat: the events that tell it."""
        made: list[str] = []
        scores = (logprobs or {}).get("content") or ()
        self._scores += scores
        self._thought += delta.get("reasoning_content") or ""
        text = delta.get("content") or ""
        is_half = bool(scores) and self._is_speaking and not delta  # of a character that was cut
        if text or is_half:
            if not self._is_speaking:
                made += self._speaks()
            self._said += text
            made.append(self.shape.says(len(self._items), text, scores))
        for call in delta.get("tool_calls") or ():
            function = call.get("function") or {}
            if function.get("name"):
                made += [*self._ends(), *self._thinks()]
                self._call = self.shape.call(self._n_calls, call.get("id"), function["name"])
                self._n_calls += 1
                made.append(self.shape.calls(len(self._items), self._call))
            if function.get("arguments") and self._call is not None:
                self._call["arguments"] += function["arguments"]
                made.append(self.shape.calls_with(len(self._items), self._call, function["arguments"]))
        return made

    def end(self, status: str, usage: Mapping[str, Any] | None, **more: Any) -> list[str]:
        """It has ended: the last events."""
        made = self._ends(status)
        if not any(item["type"] != "reasoning" for item in self._items):  # nothing was said at all
            made += [*self._speaks(), *self._ends(status)]
        self.body = self.shape.body(status, usage=usage, output=self._items, **more)
        return [*made, self.shape.finishes(self.body)]

    def _speaks(self) -> list[str]:
        made = [*self._ends(), *self._thinks()]
        self._is_speaking = True
        return [*made, self.shape.speaks(len(self._items))]

    def _thinks(self) -> list[str]:
        """What was thought until now, whole."""
        if not self._thought:
            return []
        item, told = self.shape.thinks(len(self._items), self._thought)
        self._items.append(item)
        self._thought = ""
        return [told]

    def _ends(self, status: str = "completed") -> list[str]:
        """The message or the call that was begun is complete, or ends so."""
        if self._call is not None:
            item, self._call = {**self._call, "status": _status(self._call, status)}, None
            told = self.shape.called(len(self._items), item)
        elif self._is_speaking:
            item, told = self.shape.spoke(len(self._items), self._said, status, self._scores)
            self._is_speaking, self._said, self._scores = False, "", []
        else:
            return []
        self._items.append(item)
        return [told]


def _status(call: Mapping[str, Any], status: str) -> str:
    """How a call ended in a response that ends so: its arguments may be whole all the same."""
    try:
        json.loads(call["arguments"])
    except (ValueError, RecursionError):
        return status
    return "completed"
