"""Chat templates: which text of the model's own goes between the texts of a conversation.

A template is rendered in Jinja's sandbox with unique sentinels in place of the texts, and the result is
cut at the sentinels.  So the template never sees a text, a text never reaches the template language, and
every turn's share of the tokens falls out of the cut.
"""

from __future__ import annotations

import datetime as dt
import functools
import itertools
import json
import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import jinja2
from jinja2.ext import Extension
from jinja2.nodes import Node
from jinja2.parser import Parser
from jinja2.sandbox import ImmutableSandboxedEnvironment

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns import Role

CHATML = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n{{ message['content'] }}<|im_end|>\n"
    "{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)

#: How many roles before a message's end are looked at to learn how it ends, where that must be quick.
_TAIL_ROLES = 3

Folded = list[tuple[str, str]]


class TurnPieces(NamedTuple):
    """The template's own text before and after one message's text."""

    head: str
    tail: str


class ChatTemplate:
    """A model's Jinja template.

    A template that refuses a role, or drops its text without a word, gets it folded into the neighbouring
    user message.  Raises :class:`EngineError` when it cannot be parsed or renders no simple conversation.
    """

    def __init__(self, source: str, *, bos: str = "", eos: str = "") -> None:
        environment = ImmutableSandboxedEnvironment(
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=["jinja2.ext.loopcontrols", _GenerationTag],
        )
        environment.globals["raise_exception"] = _raise
        environment.globals["strftime_now"] = _now
        environment.filters["tojson"] = _tojson
        self._bos, self._eos = bos, eos
        try:
            self._template = environment.from_string(source)
        except Exception as error:  # a stranger's program: Python itself may refuse what Jinja made of it
            raise EngineError(f"the chat template cannot be parsed: {error}") from error
        self._cut = functools.lru_cache(maxsize=512)(self._cut_uncached)
        self._local_tail = functools.lru_cache(maxsize=512)(self._local_tail_uncached)
        self.pieces([Role.USER, Role.ASSISTANT, Role.USER])

    def pieces(self, roles: Sequence[Role], start: int = 0) -> list[TurnPieces]:
        """The pieces around the messages from ``start`` on of a conversation of these roles.

        After a system or assistant turn a user turn is going to follow, and its end is cut as that will
        have it: some templates end such a turn otherwise where it is the last.
        """
        if start < len(roles) and roles[-1] in (Role.SYSTEM, Role.ASSISTANT):
            return list(self._cut((*roles, Role.USER), start)[0][:-1])
        return list(self._cut(tuple(roles), start)[0])

    def generation_prompt(self, roles: Sequence[Role]) -> str:
        """What asks for the assistant's next message after a conversation of these roles."""
        return self._cut(tuple(roles), len(roles))[1]

    def prompt_pieces(self, roles: Sequence[Role]) -> tuple[list[TurnPieces], str]:
        """The pieces of a whole prompt, and what asks for the reply, out of a single rendering.

        For prompts of thousands of messages: between two texts stands exactly what :meth:`pieces` puts there,
        but where one message ends and the next begins is learnt from the last few roles alone.
        """
        gaps = _gaps(self._rendered(tuple(roles), generation=True), len(roles))
        pieces: list[TurnPieces] = []
        head = gaps[0]
        for index, gap in enumerate(gaps[1:], 1):
            tail = self._local_tail(tuple(roles[max(0, index - _TAIL_ROLES) : index]))
            if not gap.startswith(tail):
                tail = ""
            pieces.append(TurnPieces(head, tail))
            head = gap[len(tail) :]
        return pieces, head

    # ---- inside ------------------------------------------------------------------------------------

    def _local_tail_uncached(self, roles: tuple[Role, ...]) -> str:
        first_user = next((i for i, role in enumerate(roles) if role in (Role.USER, Role.SYSTEM)), 0)
        return self._tail(roles[first_user:])

    def _cut_uncached(self, roles: tuple[Role, ...], start: int) -> tuple[tuple[TurnPieces, ...], str]:
        # Each end of a turn takes a rendering of its own, so only those asked for are looked at.
        base = self._rendered(roles, generation=False)
        asked = self._rendered(roles, generation=True)
        gaps = _gaps(base, len(roles))
        pieces: list[TurnPieces] = []
        head = gaps[0]
        for index in range(max(start - 1, 0), len(roles) - 1):
            gap = gaps[index + 1]
            tail = self._tail(roles[: index + 1])
            if not gap.startswith(tail):
                tail = ""
            pieces.append(TurnPieces(head, tail))
            head = gap[len(tail) :]
        last_tail, prompt = gaps[-1], ""
        if asked.startswith(base):
            prompt = asked[len(base) :]
        else:
            last_tail, prompt = "", _gaps(asked, len(roles))[-1]
        if roles:
            pieces.append(TurnPieces(head, last_tail))
        return tuple(pieces[len(pieces) - (len(roles) - start) :]), prompt

    def _tail(self, roles: tuple[Role, ...]) -> str:
        try:
            return _gaps(self._rendered(roles, generation=False), len(roles))[-1]
        except EngineError:
            return ""

    def _rendered(self, roles: tuple[Role, ...], *, generation: bool) -> str:
        """The rendering of the first way of folding in which every sentinel comes out once, in order."""
        refusal = ""
        for folded, no_tools in itertools.product(_ways(roles), _without_tools()):
            messages = [{"role": role, "content": content} for role, content in folded]
            try:
                text = self._template.render(
                    messages=messages,
                    add_generation_prompt=generation,
                    bos_token=self._bos,
                    eos_token=self._eos,
                    documents=None,
                    **no_tools,
                )
            except Exception as error:  # a stranger's program may raise anything
                refusal = str(error)
                continue
            if _intact(text, len(roles)):
                return text
            refusal = "a message's text did not come out of it"
        raise EngineError(f"the chat template refuses this conversation: {refusal}")


_SENTINEL = re.compile("\ue000([0-9]+)\ue001")


def _sentinel(index: int) -> str:
    return f"\ue000{index}\ue001"


def _ways(roles: Sequence[Role]) -> Iterable[Folded]:
    """Ways to put a conversation to a template, from as it is to the most accommodating."""
    plain: Folded = [(str(role), _sentinel(i)) for i, role in enumerate(roles)]
    yield plain
    no_tools: Folded = [("user" if role == "tool" else role, text) for role, text in plain]
    yield no_tools
    yield _merged(no_tools)
    no_system: Folded = [("user" if role == "system" else role, text) for role, text in no_tools]
    yield _merged(no_system)
    if no_system and no_system[0][0] == "assistant":
        yield _merged([("user", "."), *no_system])


def _without_tools() -> tuple[dict[str, Any], ...]:
    """How a template is told that there are no tools: by None, as where these templates come from, since an
    empty list makes some announce tools; by the empty list where None is refused.  Firefunction wants other
    variables.
    """
    firefunction = {"tools": [], "functions": "[]", "datetime": _now("%d %b %Y")}
    return {"tools": None}, {"tools": []}, firefunction


def _merged(messages: Folded) -> Folded:
    """Messages of one role in a row made one."""
    merged: Folded = []
    for role, text in messages:
        if merged and merged[-1][0] == role:
            merged[-1] = (role, f"{merged[-1][1]}\n\n{text}")
        else:
            merged.append((role, text))
    return merged


def _intact(text: str, count: int) -> bool:
    """Whether every sentinel came out once, in order."""
    return _SENTINEL.split(text)[1::2] == [str(i) for i in range(count)]


def _gaps(text: str, count: int) -> list[str]:
    """What stands before, between and after the sentinels."""
    gaps = _SENTINEL.split(text)[0::2]
    return [*gaps, *[""] * (count + 1 - len(gaps))]


def _now(form: str) -> str:
    return dt.datetime.now(dt.UTC).astimezone().strftime(form)


def _raise(message: str) -> None:
    raise jinja2.TemplateError(message)


def _tojson(value: Any, **options: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=options.get("indent"))


class _GenerationTag(Extension):
    """``{% generation %}…{% endgeneration %}``, a marker for training: its body passes through."""

    tags = {"generation"}  # noqa: RUF012 - Jinja's own declaration

    def parse(self, parser: Parser) -> list[Node]:
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)
