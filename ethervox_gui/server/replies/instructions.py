"""What a program wants a conversation to begin with: its instructions, what developers say, its tools."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ethervox_gui.context.calls.tools_in_words import told_in, tools_text
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.server.convert import to_engine
from ethervox_gui.storage.base.values import storable

#: Between instructions and what developers say: an empty line more than between their own paragraphs.
_PARTS: Final = "\n\n\n"


@dataclass(frozen=True, slots=True)
class Instructions:
    """What a request says of it.

    ``added`` are texts of developers among its messages; ``tools`` is ``None`` where it says nothing of any.
    """

    text: str = ""
    added: tuple[str, ...] = ()
    tools: list[dict[str, Any]] | None = None

    def __bool__(self) -> bool:
        """Whether the request says anything of what the conversation is to begin with."""
        return bool(self.text or self.added) or self.tools is not None

    def first(self, usual: str) -> str:
        """What a conversation begins with in which they are the first; ``usual`` where they say nothing."""
        told = _PARTS.join(filter(None, [self.text, *self.added]))
        return with_tools(told or usual, self.tools or ())

    def after(self, before: str) -> str:
        """What a conversation begins with from now on that began with ``before``.

        Other instructions take the place of those before, other tools that of all; what a developer says is
        told with the instructions, and what a request says nothing of stays as it is.
        """
        told, tools = told_in(before)
        base = told
        if self.text and not _begins_with(told, self.text):
            base = self.text
        for text in self.added:
            if text.strip("\n") not in base.split(_PARTS):
                base = _PARTS.join(filter(None, [base.rstrip("\n"), text.strip("\n")]))
        wanted = tools if self.tools is None or _same(self.tools, tools) else self.tools
        return before if base == told and wanted is tools else with_tools(base, wanted)


def instructions_in(
    messages: Sequence[Mapping[str, Any]], text: str = "", tools: Sequence[Mapping[str, Any]] | None = None
) -> Instructions:
    """What is said among ``messages`` of OpenAI's chat, of which ``text``, if there is any, is the first."""
    told = [message.text for message in to_engine(messages, ()) if message.role is Role.SYSTEM]
    added = tuple(map(storable, filter(None, told[1:] if text else told)))
    return Instructions(storable(text), added, None if tools is None else [_plain(tool) for tool in tools])


def with_tools(prompt: str, tools: Sequence[Mapping[str, Any]]) -> str:
    """What a conversation begins with whose model is told of tools."""
    return "\n\n".join(filter(None, [prompt, tools_text(tools) if tools else ""]))


def _begins_with(told: str, instructions: str) -> bool:
    """Whether these instructions are in effect already; what a developer said may stand behind them."""
    told, instructions = told.rstrip("\n"), instructions.rstrip("\n")
    return told == instructions or told.startswith(f"{instructions}{_PARTS}")


def _same(some: Sequence[Mapping[str, Any]], others: Sequence[Mapping[str, Any]]) -> bool:
    """Whether these are the same tools, in whatever order."""
    return len(some) == len(others) and all(tool in others for tool in some)


def _plain(tool: Mapping[str, Any]) -> dict[str, Any]:
    """A tool as it is read again from where the model is told of it."""
    return dict(json.loads(storable(json.dumps(tool, ensure_ascii=False))))
