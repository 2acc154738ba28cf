"""Messages of the API as messages of our engine, and tool calls as the text that models read and write."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ethervox_gui.context.reply_ends import overlap
from ethervox_gui.context.turns.turns import Message, Role
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
_CALL = re.compile(r"<tool_call>\s*(\{.*?\})\s*</tool_call>", re.S)

_TOOLS_TEXT = """# Tools

You may call one or more of these functions. Each is described by a JSON object in a line:
{tools}

To call a function answer with nothing but this, for each call:
<tool_call>{{"name": "the function's name", "arguments": {{…}}}}</tool_call>"""


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call a model made; ``arguments`` is JSON text."""

    name: str
    arguments: str


def tools_text(tools: Sequence[Mapping[str, Any]]) -> str:
    """How a model is told of the tools it may use."""
    lines = [json.dumps(tool["function"], ensure_ascii=False) for tool in tools]
    return _TOOLS_TEXT.format(tools="\n".join(lines))


def to_engine(messages: Sequence[Mapping[str, Any]], tools: Sequence[Mapping[str, Any]]) -> list[Message]:
    """The messages for the engine's chat template.

    Where there are tools the first is a system message that tells of them, put to the caller's own if that
    stands first; so there may be one message more than was given.  Raises :class:`ApiError` for pictures.
    """
    found = [
        Message(
            _ROLES[message["role"]],
            content
            if isinstance(content := message.get("content"), str) and "tool_calls" not in message
            else _text(message),
        )
        for message in messages
    ]
    if tools:
        told = tools_text(tools)
        if found and found[0].role is Role.SYSTEM:
            found[0] = Message(Role.SYSTEM, f"{found[0].text}\n\n{told}")
        else:
            found.insert(0, Message(Role.SYSTEM, told))
    return found


def parse_calls(text: str, names: Collection[str]) -> tuple[str, list[ToolCall]]:
    """The text of a reply without the calls in it, and the calls; only tools that were offered are called."""
    if not names:
        return text, []
    bare = _call(text.strip(), names)
    if bare is not None:
        return "", [bare]
    calls: list[ToolCall] = []
    rest: list[str] = []
    cursor = 0
    for match in _CALL.finditer(text):
        call = _call(match.group(1), names)
        if call is not None:
            rest.append(text[cursor : match.start()])
            cursor = match.end()
            calls.append(call)
    rest.append(text[cursor:])
    return ("".join(rest).strip() if calls else text), calls


class CallHold:
    """Passes a reply on piece by piece, as long as it cannot be a call; ``text`` is all of it.

    A bare JSON object and everything from :data:`CALL_MARK` on are held back, since only the end tells.
    ``n_passed`` characters were passed on.
    """

    def __init__(self, may_call: bool) -> None:
        self.text = ""
        self.n_passed = 0
        self._may_call = may_call

    def add(self, piece: str) -> str:
        """What of the text so far can be passed on."""
        self.text += piece
        end = len(self.text)
        if self._may_call:
            if self.text.lstrip()[:1] in ("{", ""):
                return ""
            mark = self.text.find(CALL_MARK, self.n_passed)
            end = mark if mark >= 0 else end - overlap(self.text, CALL_MARK)
        clear, self.n_passed = self.text[self.n_passed : end], end
        return clear


def call_schema(tools: Sequence[Mapping[str, Any]], name: str | None) -> dict[str, Any]:
    """The JSON schema of a bare call of one of the tools, or of the named one."""
    alternatives = [
        {
            "type": "object",
            "properties": {
                "name": {"const": tool["function"]["name"]},
                "arguments": tool["function"].get("parameters") or {"type": "object"},
            },
            "required": ["name", "arguments"],
            "additionalProperties": False,
        }
        for tool in tools
        if name is None or tool["function"]["name"] == name
    ]
    if not alternatives:
        raise ApiError(400, f"There is no tool '{name}'.", code="invalid_value", param="tool_choice")
    return alternatives[0] if len(alternatives) == 1 else {"oneOf": alternatives}


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
    spelled = arguments if isinstance(arguments, str) else json.dumps(arguments, ensure_ascii=False)
    return ToolCall(name, spelled)


def _text(message: Mapping[str, Any]) -> str:
    content = message.get("content")
    if isinstance(content, list):
        content = "\n".join(_part(part) for part in content)
    parts = [content] if content else []
    for call in message.get("tool_calls") or ():
        function = call["function"]
        arguments = function.get("arguments", "{}")
        with contextlib.suppress(ValueError, RecursionError):
            arguments = json.loads(arguments)
        spelled = json.dumps({"name": function["name"], "arguments": arguments}, ensure_ascii=False)
        parts.append(f"{CALL_MARK}{spelled}</tool_call>")
    return "\n".join(parts)


def _part(part: Mapping[str, Any]) -> str:
    text = part.get("text", part.get("refusal"))
    if isinstance(text, str):
        return text
    kind = str(part.get("type"))
    raise ApiError(
        400, f"This model takes text only, no {kind} parts.", code="unsupported_content", param="messages"
    )
