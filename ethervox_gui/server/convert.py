"""Messages of the API as messages of our engine, and tool calls as the text that models read and write."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ethervox_gui.context.calls.as_written import arguments_as_written
from ethervox_gui.context.calls.bare import may_be_bare_call
from ethervox_gui.context.calls.forms import HERMES_TOO, KNOWN_OPENINGS, NativeForm
from ethervox_gui.context.calls.reading import closed_calls, read_calls, whole_arguments
from ethervox_gui.context.calls.tools_in_words import tools_text
from ethervox_gui.context.reply_ends import overlap
from ethervox_gui.context.turns.turns import MadeCall, Message, Role
from ethervox_gui.server.errors import ApiError

_ROLES: Final = {
    "system": Role.SYSTEM,
    "developer": Role.SYSTEM,
    "user": Role.USER,
    "assistant": Role.ASSISTANT,
    "tool": Role.TOOL,
    "function": Role.TOOL,
}

#: What announces a call in a reply.
CALL_MARK: Final = "<tool_call>"

#: A code block, which small models put calls into.
_FENCE: Final = "```"
#: Where a code block has not come to a tool's name by then, it holds no call.
_NAMED_BY: Final = 160
#: Longer replies are not looked through for calls in the forms of other models.
_LONGEST: Final = 100_000
_OPENINGS: Final = (*KNOWN_OPENINGS, *(opening for opening in HERMES_TOO if opening != "{"), _FENCE)
_ANYWHERE: Final = NativeForm(tuple(dict.fromkeys((CALL_MARK, *_OPENINGS))))
#: How the second of several calls begins.
AGAIN: Final = (*KNOWN_OPENINGS, *HERMES_TOO)

#: How a call begins that names its tool at once.
_NAMES_ONE: Final = re.compile(rf'{CALL_MARK}\s*\{{\s*"name"\s*:\s*"(?P<name>[^"\\]*)"')

#: What holds schemas in a schema by names of any kind, and what holds values.
_NAMED: Final = frozenset(("properties", "patternProperties", "$defs", "definitions"))
_VALUES: Final = frozenset(("const", "enum", "default", "examples"))

#: A call in the form that models are told of, but without its end.
_CUT_CALL: Final = re.compile(
    rf'(?:{CALL_MARK})?\s*\{{\s*"name"\s*:\s*"(?P<name>[^"\\]*)"'
    r'(?:\s*,\s*"(?:arguments|parameters)"\s*:\s*(?P<arguments>\{.*)?|.{0,20})\Z',
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call a model made; ``arguments`` is JSON text."""

    name: str
    arguments: str


class Shown(NamedTuple):
    """A picture among messages: before the character ``at`` of the text of one; ``place`` is its field."""

    message: int
    at: int
    url: str
    place: str


def to_engine(messages: Sequence[Mapping[str, Any]], tools: Sequence[Mapping[str, Any]]) -> list[Message]:
    """The messages for the engine's chat template.

    Where there are tools the first is a system message that tells of them, put to the caller's own if that
    stands first; so there may be one message more than was given.  Raises :class:`ApiError` for pictures.
    """
    return _converted(messages, tools, None)


def with_pictures(
    messages: Sequence[Mapping[str, Any]], tools: Sequence[Mapping[str, Any]]
) -> tuple[list[Message], list[Shown]]:
    """As :func:`to_engine`, with the pictures in the messages, in order."""
    shown: list[Shown] = []
    found = _converted(messages, tools, shown)
    n_more = len(found) - len(messages)
    return found, [one._replace(message=one.message + n_more) for one in shown] if n_more else shown


def _converted(
    messages: Sequence[Mapping[str, Any]], tools: Sequence[Mapping[str, Any]], shown: list[Shown] | None
) -> list[Message]:
    found = [
        Message(_ROLES[message["role"]], content)
        if isinstance(content := message.get("content"), str) and "tool_calls" not in message
        else _message(message, index, shown)
        for index, message in enumerate(messages)
    ]
    if tools:
        told = tools_text(tools)
        if found and found[0].role is Role.SYSTEM:
            found[0] = Message(Role.SYSTEM, f"{found[0].text}\n\n{told}")
        else:
            found.insert(0, Message(Role.SYSTEM, told))
    return found


def parse_calls(text: str, tools: Sequence[Mapping[str, Any]]) -> tuple[str, list[ToolCall]]:
    """The text of a reply without the calls in it, and the calls; only tools that were offered are called.

    A call may stand in the form that the model is told of, or in any that models are known to write.
    """
    if not tools:
        return text, []
    names = names_of(tools)
    bare = _call(text.strip(), names) if may_be_bare_call(text, names) else None
    if bare is not None:
        return "", [bare]
    calls: list[ToolCall] = []
    rest: list[str] = []
    cursor = 0
    for match in closed_calls(text):
        call = _call(match.group(1), names)
        if call is not None:
            rest.append(text[cursor : match.start()])
            cursor = match.end()
            calls.append(call)
    rest.append(text[cursor:])
    left, more = _calls_in_any_form("".join(rest).strip() if calls else text, tools)
    return left, [*calls, *more]


def cut_call(text: str, tools: Sequence[Mapping[str, Any]]) -> tuple[str, ToolCall] | None:
    """The call that a reply was cut in, with what there is of its arguments, and the text before it.

    ``None`` where it was cut in none, or before the name of an offered tool was whole.
    """
    text = text.rstrip()
    at = max(text.rfind(CALL_MARK), 0)
    found = _CUT_CALL.match(text, at) if at or text.startswith((CALL_MARK, "{")) else None
    if found is None or found["name"] not in names_of(tools):
        return None
    return text[:at].rstrip(), ToolCall(found["name"], found["arguments"] or "")


def names_of(tools: Sequence[Mapping[str, Any]]) -> frozenset[str]:
    """The names of tools that are offered."""
    return frozenset(tool["function"]["name"] for tool in tools)


class CallHold:
    """Passes a reply on piece by piece, as long as it cannot be a call; ``text`` is all of it.

    A bare JSON object and everything from where a call may begin are held back, since only the end tells,
    unless it names a tool that there is not, or begins otherwise than calls do.
    ``n_passed`` characters were passed on; ``names`` are the tools that may be called.
    """

    def __init__(self, names: frozenset[str]) -> None:
        self.text = ""
        self.n_passed = 0
        self._names = names

    def add(self, piece: str) -> str:
        """What of the text so far can be passed on."""
        self.text += piece
        end = len(self.text)
        if self._names:
            if not self.n_passed and may_be_bare_call(self.text, self._names):
                return ""
            end = self._may_begin(self.n_passed)
            while (other := _NAMES_ONE.match(self.text, end)) and other["name"] not in self._names:
                end = self._may_begin(other.end())
        clear, self.n_passed = self.text[self.n_passed : end], end
        return clear

    def _may_begin(self, start: int) -> int:
        return min(_ANYWHERE.may_begin(self.text, start), self._fence(start))

    def _fence(self, start: int) -> int:
        """Where a code block begins that may hold a call: one that comes to a tool's name early."""
        text, at = self.text, self.text.find(_FENCE, start)
        while at >= 0:
            begun = text[at : at + _NAMED_BY]
            if len(begun) < _NAMED_BY or any(name in begun for name in self._names):
                return at
            at = text.find(_FENCE, at + len(_FENCE))
        return len(text) - overlap(text[start:], _FENCE)


def call_schema(tools: Sequence[Mapping[str, Any]], name: str | None) -> dict[str, Any]:
    """The JSON schema of a bare call of one of the tools, or of the named one."""
    called = [tool["function"] for tool in tools if name is None or tool["function"]["name"] == name]
    if not called:
        raise ApiError(400, f"There is no tool '{name}'.", code="invalid_value", param="tool_choice")
    # What a tool's own schema refers to stands in that, which is a part of this one.
    named = {str(number): function.get("parameters") or {} for number, function in enumerate(called)}
    alternatives = [
        {
            "type": "object",
            "properties": {
                "name": {"const": function["name"]},
                "arguments": {"$ref": f"#/$defs/{number}"} if named[number] else {"type": "object"},
            },
            "required": ["name", "arguments"],
            "additionalProperties": False,
        }
        for number, function in zip(named, called, strict=True)
    ]
    calls = alternatives[0] if len(alternatives) == 1 else {"oneOf": alternatives}
    return {
        **calls,
        "$defs": {number: _moved(schema, f"#/$defs/{number}") for number, schema in named.items()},
    }


def _moved(schema: Any, place: str) -> Any:
    """A schema that stands at a place in another one now, with its references to itself."""
    if isinstance(schema, list):
        return [_moved(part, place) for part in schema]
    if not isinstance(schema, Mapping):
        return schema
    found: dict[str, Any] = {}
    for word, part in schema.items():
        if word in _NAMED and isinstance(part, Mapping):
            found[word] = {name: _moved(one, place) for name, one in part.items()}
        else:
            found[word] = part if word in _VALUES else _moved(part, place)
    reference = found.get("$ref")
    if isinstance(reference, str) and reference.startswith("#"):
        found["$ref"] = place + reference[1:]
    return found


def _call(text: str, names: Collection[str]) -> ToolCall | None:
    if not (text.startswith("{") and text.endswith("}")):
        return None
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    name, arguments = found.get("name"), found.get("arguments", found.get("parameters", {}))
    if not isinstance(name, str) or name not in names or not isinstance(arguments, dict | str):
        return None
    if len(found) > 1 and not {"arguments", "parameters"}.intersection(found):
        return None
    if isinstance(arguments, str):
        return ToolCall(name, arguments)
    # As a stream of it is told; the last of what comes twice is what counts.
    written = arguments_as_written(text)
    is_same = bool(written) and json.loads(written) == arguments
    return ToolCall(name, written if is_same else json.dumps(arguments, ensure_ascii=False))


def _calls_in_any_form(text: str, tools: Sequence[Mapping[str, Any]]) -> tuple[str, list[ToolCall]]:
    """As :func:`parse_calls`, for calls behind which nothing stands."""
    names = names_of(tools)
    at = len(text) - len(text.lstrip())
    if not (text.startswith(("{", "["), at) and may_be_bare_call(text, names)):
        places = [place for opening in _OPENINGS if (place := text.find(opening)) >= 0]
        if not places:
            return text, []
        at = min(places)
    found = read_calls(text, at, names, AGAIN, whole_arguments, _LONGEST)
    calls = [
        ToolCall(call.name, json.dumps(_typed(call.arguments, call.name, tools), ensure_ascii=False))
        for call in found
    ]
    return (text[:at].strip(), calls) if calls else (text, [])


def _typed(arguments: Mapping[str, Any], name: str, tools: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The arguments with what was written in tags, where all are texts, as the schema has it."""
    (tool,) = [tool["function"] for tool in tools if tool["function"]["name"] == name][:1]
    properties = (tool.get("parameters") or {}).get("properties")
    typed = dict(arguments)
    for key, value in arguments.items():
        schema = properties.get(key) if isinstance(properties, dict) else None
        kind = schema.get("type") if isinstance(schema, dict) else None
        if isinstance(value, str) and kind in ("integer", "number", "boolean", "array", "object"):
            with contextlib.suppress(ValueError, RecursionError):
                typed[key] = json.loads(value.strip().lower() if kind == "boolean" else value)
    return typed


def _message(message: Mapping[str, Any], index: int, shown: list[Shown] | None) -> Message:
    """A message; pictures in it go to ``shown``, and are refused where that is ``None``."""
    role, said = _ROLES[message["role"]], message.get("content") or ""
    n_shown = len(shown or ())
    if isinstance(said, list):
        said = _joined(said, index, shown)
    lines = [said] if said else []
    calls: list[MadeCall] = []
    functions = [call["function"] for call in message.get("tool_calls") or ()]
    for function in functions:
        name, arguments = function["name"], function.get("arguments") or "{}"
        with contextlib.suppress(ValueError, RecursionError):
            read = json.loads(arguments)
            if isinstance(read, dict):
                calls.append(MadeCall(name, arguments))
            arguments = read
        spelled = json.dumps({"name": name, "arguments": arguments}, ensure_ascii=False)
        lines.append(f"{CALL_MARK}{spelled}</tool_call>")
    text = "\n".join(lines)
    # A template writes all of them or none, and nothing between what is said and a picture.
    if role is Role.ASSISTANT and len(calls) == len(functions) and len(shown or ()) == n_shown:
        return Message(role, text, tuple(calls), said if calls else "")
    return Message(role, text)


def _joined(content: Sequence[Mapping[str, Any]], index: int, shown: list[Shown] | None) -> str:
    """Texts that follow one another are lines; a picture stands between them as it is."""
    text, follows_text = "", False
    for number, part in enumerate(content):
        if part.get("type") == "image_url":
            place = f"messages.{index}.content.{number}.image_url"
            if shown is None:
                sentence = "No pictures are kept with a conversation. Send all of it, with store: false."
                raise ApiError(400, sentence, code="unsupported_content", param=place)
            shown.append(Shown(index, len(text), _url(part.get("image_url"), place), place))
            follows_text = False
        else:
            text = f"{text}\n{_part(part)}" if follows_text else text + _part(part)
            follows_text = True
    return text


def _url(given: object, place: str) -> str:
    url = given.get("url") if isinstance(given, Mapping) else given
    if not isinstance(url, str):
        raise ApiError(400, f"{place}: Input should have a valid url.", code="invalid_value", param=place)
    return url


def _part(part: Mapping[str, Any]) -> str:
    text = part.get("text", part.get("refusal"))
    if isinstance(text, str):
        return text
    kind = str(part.get("type"))
    sentence = f"Models here take text and pictures, no {kind}."
    raise ApiError(400, sentence, code="unsupported_content", param="messages")
