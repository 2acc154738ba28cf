"""How the calls in a model's replies are recognized: by the form it was trained on, or by none.

The guide has its own form (:mod:`ethervox_gui.context.calls.guide_calls`).  Any other model is read only
where its chat template told it of tools, and then in the form in which that template writes a call.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from ethervox_gui.context.calls import guide_calls
from ethervox_gui.context.calls.guide_calls import CONTEXT_MANAGE, MEMORY_SEARCH, Call, Calling
from ethervox_gui.context.calls.reading import CLOSERS, IN_TAGS, read_calls
from ethervox_gui.context.turns.thinking import answer_of, answer_start

_TOOLS: Final = frozenset((CONTEXT_MANAGE, MEMORY_SEARCH))

#: How calls open in the forms of the templates that come with llama.cpp: for stored replies, whose model may
#: be another one than the one that is loaded.
KNOWN_OPENINGS: Final = (
    "<tool_call>",
    "<|tool_call|>",
    "<|tool_call>",
    "<|tool_call_start|>",
    "<|tool_calls_section_begin|>",
    "<|tools_prefix|>",
    "<|python_tag|>",
    "<|START_ACTION|>",
    "<|channel|>commentary to=",
    "<|start|>assistant to=",
    "<｜tool▁calls▁begin｜>",
    "<｜tool▁call▁begin｜>",
    "<｜DSML｜",
    "<function=",
    "<invoke ",
    "<minimax:tool_call>",
    "<seed:tool_call>",
    "<tool_calls>",
    "<TOOLCALL>",
    "[TOOL_CALLS]",
    "functools[",
    ">>>memory_search",
    ">>>context_manage",
    "to=functions.",
    "Action:",
    "```tool_code",
    "```tool_call",
)


#: What models that were told to write JSON in a tag begin with as well, as llama.cpp's parser knows of them.
HERMES_TOO: Final = ("<function_call>", "<tools>", "{", "```json", "```xml")

#: Where an answer that begins as anything may has not come to a tool's name by then, it is no call.
_NAMED_BY: Final = 120


#: There is less space than that behind a call.
_LOOKED_AT: Final = 60


class CallReader(Protocol):
    """Reads the calls of one model's replies, also while they are being written."""

    @property
    def hidden(self) -> Sequence[str]:
        """Control tokens that are in the text for the reader's sake, and are never shown."""
        ...

    def calling(self, text: str) -> Calling | None:
        """The call that a reply makes; ``None`` when it makes none."""
        ...

    def may_become(self, answer: str) -> bool:
        """Whether an answer that begins like this can still turn out to be a call."""
        ...

    def may_begin(self, text: str, start: int) -> int:
        """From where behind ``start`` on a reply may be a call; its length where nothing may."""
        ...

    def is_worth_a_look(self, piece: str) -> bool:
        """Whether a call may begin with, or in, these characters of a reply that is under way."""
        ...


class _Trained:
    """The guide's own form, and those that models write without being told."""

    hidden: Sequence[str] = ()

    def calling(self, text: str) -> Calling | None:
        return guide_calls.calling(text)

    def may_become(self, answer: str) -> bool:
        return guide_calls.may_become_call(answer)

    def may_begin(self, text: str, start: int) -> int:
        return guide_calls.call_may_begin(text, start)

    def is_worth_a_look(self, piece: str) -> bool:
        return "<" in piece


#: The guide's form.
TRAINED: Final[CallReader] = _Trained()


@dataclass(frozen=True, slots=True)
class NativeForm:
    """A form that a chat template writes: a call begins with one of ``openings``.

    An opening that is a JSON object's brace, a code fence or the name of a tool counts at the beginning of an
    answer alone: in the middle of one it may be anything.  ``names`` are the tools that were offered.
    """

    openings: tuple[str, ...]
    hidden: tuple[str, ...] = ()
    names: frozenset[str] = _TOOLS
    _firsts: frozenset[str] = field(init=False, repr=False, default=frozenset())

    def __post_init__(self) -> None:
        object.__setattr__(self, "_firsts", frozenset(opening[0] for opening in self._anywhere))

    @property
    def _anywhere(self) -> tuple[str, ...]:
        """Openings that mean a call wherever they stand."""
        return tuple(opening for opening in self.openings if not _is_common(opening))

    def calling(self, text: str) -> Calling | None:
        begins = answer_start(text)
        answer = text[begins:]
        at = len(answer) - len(answer.lstrip())
        if not answer.startswith(self.openings, at):
            places = [place for opening in self._anywhere if (place := answer.find(opening)) >= 0]
            if not places:
                return None
            at = min(places)
        found = read_calls(answer, at, self.names, self.openings)
        if not found:
            return None
        first = found[0]  # of several at once it is made
        written = answer[at:].rstrip()
        return Calling(text[: begins + at].rstrip(), Call(first.name, first.arguments), written)

    def may_become(self, answer: str) -> bool:
        answer = answer.lstrip()
        begun = [opening for opening in self.openings if opening.startswith(answer[: len(opening)])]
        if len(answer) <= _NAMED_BY or not all(map(_is_common, begun)):
            return bool(begun)
        return bool(begun) and any(name in answer[:_NAMED_BY] for name in self.names)

    def may_begin(self, text: str, start: int) -> int:
        found = len(text)
        for opening in self._anywhere:
            at = text.find(opening, start)
            if at < 0:
                at = len(text) - _overlap(text, opening, start)
            found = min(found, at)
        return found

    def is_worth_a_look(self, piece: str) -> bool:
        return not self._firsts.isdisjoint(piece)


def _is_common(opening: str) -> bool:
    """Whether answers that are no calls begin so, too."""
    return opening in ("{", "[") or opening.startswith("```") or opening.strip() in _TOOLS


def _overlap(text: str, opening: str, start: int) -> int:
    """How many characters at the end of a text are the beginning of an opening."""
    longest = min(len(opening) - 1, len(text) - start)
    return next((size for size in range(longest, 0, -1) if text.endswith(opening[:size])), 0)


_ANY: Final = NativeForm(KNOWN_OPENINGS)


def calling_in_any_form(text: str) -> Calling | None:
    """The call that a stored reply makes, whichever model wrote it."""
    return guide_calls.calling(text) or _ANY.calling(text) or _bare(text)


def looks_like_call(text: str) -> bool:
    """Whether a stored reply begins as calls do, in any form."""
    answer = answer_of(text).lstrip()
    return bool(answer) and (guide_calls.may_become_call(answer) or answer.startswith(KNOWN_OPENINGS))


#: A bare JSON object that names a tool, as Llama writes its calls, or one in a code fence, as small ones do.
_BARE: Final = NativeForm(("[", *HERMES_TOO))


def _bare(text: str) -> Calling | None:
    return _BARE.calling(text) if re.match(r"\s*(?:[\[{]|```)", answer_of(text)) else None


def ends_call(reader: CallReader, text: str, piece: str) -> bool:
    """Whether a reply that is nothing but a call is over before ``piece``.

    The call is whole then, and something else begins: of several calls at once the first is made.  Behind a
    comma more of it may come.
    """
    begun = piece.strip()
    if not begun or begun.startswith(",") or not text[-_LOOKED_AT:].rstrip().endswith(CLOSERS):
        return False
    made = reader.calling(text)
    if made is None or answer_of(made.said).strip() or IN_TAGS.search(made.written):
        return False
    return reader.calling(text + piece) is None


def without_hidden(text: str, reader: CallReader | None) -> str:
    """A text as it may be shown: without the control tokens that only a reader needs."""
    for word in reader.hidden if reader is not None else ():
        text = text.replace(word, "")
    return text
