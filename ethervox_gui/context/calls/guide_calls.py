"""The tool calls a model can make, as text: the alert that asks for one, and what is handed back.

The guide model is trained on exactly these texts (``resources/guide_model``), so a change here needs a
new guide.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.events.events import Action
from ethervox_gui.context.turns.thinking import answer_of, answer_start

CONTEXT_MANAGE: Final = "context_manage"
MEMORY_SEARCH: Final = "memory_search"
#: The tools that are run here; all others belong to programs.
OWN_TOOLS: Final = frozenset({CONTEXT_MANAGE, MEMORY_SEARCH})

#: ``keep_last_n_turns`` of a ``context_manage`` call: what is left out, and what is allowed.
KEEP_DEFAULT: Final = 10
KEEP_MIN: Final = 5
KEEP_MAX: Final = 50


FOUND_NOTHING: Final = "Nothing found in memory."
_FOUND: Final = "Found in memory:"
#: How what is handed back for a ``memory_search`` begins.
SEARCH_ANSWERS: Final = (FOUND_NOTHING, _FOUND)


def alert_text(n_used: int, n_ctx: int, n_turns: int) -> str:
    """The user turn that asks the model, on the scratch sequence, for one ``context_manage`` call."""
    percent = round(100 * n_used / n_ctx)
    return (
        f"ALERT: Context usage at {percent}% ({n_used}/{n_ctx} tokens, {n_turns} turns). "
        "Call context_manage tool immediately."
    )


def call_text(name: str, **arguments: str | int) -> str:
    """A call in the form DESIGN.md lists first: ``<tool_call name="…" key="value" />``."""
    attributes = "".join(f' {key}="{value}"' for key, value in arguments.items())
    return f'<tool_call name="{name}"{attributes} />'


def search_result_text(lines: Sequence[str]) -> str:
    """The tool turn that answers a ``memory_search`` call: what was found, a line each."""
    if not lines:
        return FOUND_NOTHING
    return _FOUND + "\n" + "\n".join(f"- {line}" for line in lines)


@dataclass(frozen=True, slots=True)
class Call:
    """A call that a model wrote: the tool's name and its arguments as they were written."""

    name: str
    arguments: Mapping[str, str | int | float]


_TAG = "<tool_call"
_ATTRIBUTE_FORM = re.compile(r"<tool_call((?:\s+\w+\s*=\s*\"[^\"]*\")+)\s*/>")
_ATTRIBUTE = re.compile(r"(\w+)\s*=\s*\"([^\"]*)\"")
_ELEMENT_FORM = re.compile(r"<tool_call>\s*(\{.*\})\s*</tool_call>", re.S)
_TAG_BEGIN = re.compile(r"<tool_call\b")
_TAG_END = re.compile(r"/>|</tool_call>")
#: Behind the backticks of a fence no other may stand on its line: that is code within a sentence.
_FENCE = re.compile(r"^ {0,3}(?:`{3,}(?=[^`\n]*$)|~~~)", re.M)


class Calling(NamedTuple):
    """A reply that ends in a call: what it says before, with its thinking, and the call as it was written."""

    said: str
    call: Call
    written: str


def calling(text: str) -> Calling | None:
    """The call that a reply makes; ``None`` when it makes none.

    A reply may be nothing but a call (:func:`parse_call`), or say something first and end with one call in
    a tag, on lines of its own.  A call in a code block is text, and so is one that something follows.
    """
    answer = answer_of(text).strip()
    begins = 0
    call = parse_call(answer)
    if call is None:
        found = list(_tags(answer, 0)) if _TAG in answer else []
        if len(found) != 1:
            return None
        begins = found[0]
        call = parse_call(answer[begins:])
    if call is None:
        return None
    written = answer[begins:]
    said = text[: text.rfind(written)] if begins else text[: answer_start(text)]
    return Calling(said.rstrip(), call, written)


def parse_call(text: str) -> Call | None:
    """The call a reply consists of, in any of the forms models write; ``None`` when it is plain text.

    The forms: ``<tool_call name="…" key="value" />``,
    ``<tool_call>{"name": …, "arguments": {…}}</tool_call>``, and that JSON object alone.  What the model
    thought before it does not count.
    """
    text = answer_of(text).strip()
    if match := _ATTRIBUTE_FORM.fullmatch(text):
        arguments: dict[str, str | int | float] = dict(_ATTRIBUTE.findall(match.group(1)))
        return _known(str(arguments.pop("name", "")), arguments)
    if match := _ELEMENT_FORM.fullmatch(text):
        text = match.group(1)
    if not (text.startswith("{") and text.endswith("}")):
        return None
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError):
        return None
    given: Any = found.get("arguments")
    if not isinstance(given, dict):
        return None
    plain = {str(key): value for key, value in given.items() if isinstance(value, str | int | float)}
    return _known(str(found.get("name", "")), plain)


def may_become_call(text: str) -> bool:
    """Whether a reply that begins like this can still turn out to be a call."""
    text = text.lstrip()
    return _TAG.startswith(text[: len(_TAG)]) or text.startswith("{")


def call_may_begin(text: str, start: int) -> int:
    """From where on a reply may be a call that it ends with; its length where nothing may.

    Nothing before ``start`` is.  For text as it grows: what may not be a call can be shown.
    """
    for at in _tags(text, start):
        end = _TAG_END.search(text, at)
        if end is None or not text[end.end() :].strip():
            return at
    last = text.rfind("<", start)
    may = last >= 0 and _TAG.startswith(text[last:]) and _stands_alone(text, last)
    return last if may else len(text)


def _tags(text: str, start: int) -> Iterator[int]:
    """Where calls in a tag begin behind ``start``, each on a line of its own."""
    return (match.start() for match in _TAG_BEGIN.finditer(text, start) if _stands_alone(text, match.start()))


def _stands_alone(text: str, at: int) -> bool:
    """Whether a line begins here, outside of code: none that is indented as code is, either."""
    before = text[max(0, at - 4) : at].rstrip(" ")
    begins = before.endswith("\n") or (not before and at <= 3)
    return begins and not _is_in_code(text, at)


def _is_in_code(text: str, at: int) -> bool:
    return len(_FENCE.findall(text[:at])) % 2 == 1


def _known(name: str, arguments: Mapping[str, str | int | float]) -> Call | None:
    return Call(name, arguments) if name in OWN_TOOLS else None


@dataclass(frozen=True, slots=True)
class ManageRequest:
    """What a ``context_manage`` call asks for; ``corrected`` says what was out of range, if anything was."""

    action: Action
    keep_last_n_turns: int = KEEP_DEFAULT
    detail: Detail = Detail.MODERATE
    corrected: str = ""


def manage_request(call: Call) -> ManageRequest:
    """The arguments of a ``context_manage`` call, with defaults where they are left out.

    A number of turns that is out of range is taken as the nearest that is allowed.  Raises
    :class:`ValueError` with a sentence for the model when an argument makes no sense.
    """
    given = call.arguments
    try:
        action = Action(str(given.get("action", "")))
    except ValueError as error:
        raise ValueError(f"action must be one of {', '.join(Action)}") from error
    try:
        asked = int(given.get("keep_last_n_turns", KEEP_DEFAULT))
    except (ValueError, OverflowError) as error:
        raise ValueError(f"keep_last_n_turns must be a whole number, {KEEP_MIN} to {KEEP_MAX}") from error
    try:
        detail = Detail(str(given.get("summary_detail", Detail.MODERATE)))
    except ValueError as error:
        raise ValueError(f"summary_detail must be one of {', '.join(Detail)}") from error
    keep = max(KEEP_MIN, min(KEEP_MAX, asked))
    corrected = f"keep_last_n_turns {asked} was taken as {keep}" if keep != asked else ""
    return ManageRequest(action, keep, detail, corrected)
