"""Tools in the words of a model's chat template, for requests and for conversations that are kept."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ethervox_gui.context.calls.tools_in_words import parted
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.turns import MadeCall, Role
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.templates.chat_template import ChatTemplate

#: Sets of tools that are kept ready.
TOOLS_KEPT: Final = 8
#: Calls of which it is known whether they spell control tokens: each is told again with every message.
CALLS_KEPT: Final = 1024

Tools = Sequence[Mapping[str, Any]]


def spells_control(vocabulary: Vocabulary, tools: Tools) -> bool:
    """Whether what is said of tools spells control tokens: what a template writes may become such.

    A program that describes its tools must not write any.
    """
    said = "\n".join((json.dumps(tools, ensure_ascii=False), *_texts_in(tools)))
    return _spells(vocabulary, said)


def spells_control_in_calls(vocabulary: Vocabulary, calls: Sequence[MadeCall]) -> bool:
    """As :func:`spells_control`, for calls that a template is to write."""
    said = [json.loads(call.arguments) for call in calls]
    texts = (*_texts_in(list(calls)), *_texts_in(said), json.dumps(said, ensure_ascii=False))
    return _spells(vocabulary, "\n".join(texts))


def telling(template: ChatTemplate, tools: Tools) -> ChatTemplate | None:
    """The template that tells of tools itself; ``None`` where it cannot."""
    try:
        found = template.telling_of(tools)
        found.prompt_pieces([Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL, Role.USER])
    except EngineError:
        return None
    return found


class Beginning(NamedTuple):
    """What a conversation begins with: the template's words, instructions, and the words behind them."""

    head: str
    text: str
    tail: str


class ToldTools:
    """How conversations of one model begin that are stored with tools in our own words.

    For one thread alone.
    """

    def __init__(self, vocabulary: Vocabulary, template: ChatTemplate) -> None:
        self._vocabulary, self._template = vocabulary, template
        self._known: OrderedDict[str, ChatTemplate | None] = OrderedDict()

    def beginning(self, prompt: str) -> Beginning | None:
        """Of a system turn with this text; ``None`` where it has no tools, or the words stay our own."""
        base, tools = parted(prompt)
        template = self._telling(tools) if tools else None
        if template is None:
            return None
        (head, tail), (user, _) = template.pieces([Role.SYSTEM, Role.USER])
        if not base:  # the template's own system prompt stands before the tools then
            whole = template.pieces([Role.USER])[0].head
            if whole.endswith(user):
                return Beginning("", "", whole.removesuffix(user))
        return Beginning(head, base, tail)

    # ---- inside ------------------------------------------------------------------------------------

    def _telling(self, tools: Tools) -> ChatTemplate | None:
        described, known = json.dumps(tools), self._known
        if described not in known:
            found = None if spells_control(self._vocabulary, tools) else telling(self._template, tools)
            known[described] = found if found is not None and found.differs_first(self._template) else None
            while len(known) > TOOLS_KEPT:
                known.popitem(last=False)
        known.move_to_end(described)
        return known[described]


def _spells(vocabulary: Vocabulary, text: str) -> bool:
    return bool(vocabulary.spells_marks(text) or vocabulary.control_tokens_in(text))


def _texts_in(value: Any) -> Iterator[str]:
    """All texts in what JSON can hold, as they are: JSON spells a quotation mark in one otherwise."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield str(name)
            yield from _texts_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts_in(inner)
