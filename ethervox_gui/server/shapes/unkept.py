"""The shape of OpenAI's responses where nothing is kept: the whole conversation comes with the request.

So are requests met that have tools, ask for JSON or say ``store: false``: they become one of OpenAI's chat.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any, Final

from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.schema import LOGPROBS
from ethervox_gui.server.shapes.responses import ResponseShape, usage_of

_ROLES: Final = ("user", "assistant", "system", "developer")
_FIRST: Final = ("system", "developer")
_TEXTS: Final = ("input_text", "output_text", "text")

#: What is to be done with a conversation that is too long, as OpenAI says it and as we do.
_STRATEGIES: Final = {"auto": "token_budget", "disabled": "manual"}

#: What both shapes call the same.
_ALIKE: Final = (
    "model",
    "stream",
    "temperature",
    "top_p",
    "top_k",
    "frequency_penalty",
    "presence_penalty",
    "seed",
    "parallel_tool_calls",
    "context_strategy",
)


def to_chat(raw: Mapping[str, Any]) -> dict[str, Any]:
    """A request as one of OpenAI's chat, which is checked then.  Raises :class:`ApiError` 400."""
    chat: dict[str, Any] = {name: raw[name] for name in _ALIKE if raw.get(name) is not None}
    if raw.get("max_output_tokens") is not None:
        chat["max_completion_tokens"] = raw["max_output_tokens"]
    if LOGPROBS in (raw.get("include") or ()) or raw.get("top_logprobs") is not None:
        chat |= {"logprobs": True, "top_logprobs": raw.get("top_logprobs") or 0}
    if raw.get("truncation") in _STRATEGIES:
        chat.setdefault("context_strategy", _STRATEGIES[raw["truncation"]])
    chat["messages"] = _messages(raw)
    if raw.get("tools"):
        chat["tools"] = [_tool(tool, f"tools.{index}") for index, tool in enumerate(raw["tools"])]
        if raw.get("tool_choice") is not None:
            chat["tool_choice"] = _tool_choice(raw["tool_choice"])
    form = _format(raw)
    if form["type"] == "json_schema":
        named = {name: form[name] for name in ("name", "schema", "strict") if name in form}
        chat["response_format"] = {"type": "json_schema", "json_schema": named}
    elif form["type"] != "text":
        chat["response_format"] = dict(form)
    if chat.get("stream"):
        chat["stream_options"] = {"include_usage": True}
    return chat


def shape_of(raw: Mapping[str, Any]) -> ResponseShape:
    """How the answer to a request is told."""
    told = {
        "store": False,
        "truncation": raw.get("truncation") or "auto",
        "tools": raw.get("tools") or [],
        "tool_choice": raw.get("tool_choice") or "auto",
        "parallel_tool_calls": raw.get("parallel_tool_calls") is not False,
        "text": {"format": _format(raw)},
    }
    return ResponseShape(f"resp_{uuid.uuid4().hex}", str(raw["model"]), raw, told=told)


def from_chat(shape: ResponseShape, body: Mapping[str, Any]) -> dict[str, Any]:
    """The answer of OpenAI's chat in this shape."""
    choice = body["choices"][0]
    message = choice["message"]
    output = _Output(shape)
    output.add({**message, "tool_calls": message.get("tool_calls") or ()}, choice.get("logprobs"))
    output.reason = choice.get("finish_reason")
    output.usage, output.context = body.get("usage"), body.get("context")
    output.end()
    return output.body


async def events(chunks: AsyncGenerator[str], shape: ResponseShape) -> AsyncGenerator[str]:
    """The chunks of OpenAI's chat as the events of this shape, ready to be sent."""
    output = _Output(shape)
    yield shape.begins()
    try:
        async with aclosing(chunks) as found:
            async for text in found:
                chunk = json.loads(text)
                if "error" in chunk:
                    problem = chunk["error"]
                    told = problem.get("message") if isinstance(problem, dict) else None
                    yield shape.fails(ApiError(502, str(told or problem)))
                    return
                output.usage = chunk.get("usage") or output.usage
                output.context = chunk.get("context", output.context)
                for choice in chunk.get("choices") or ():
                    for event in output.add(choice.get("delta") or {}, choice.get("logprobs")):
                        yield event
                    output.reason = choice.get("finish_reason") or output.reason
    except ApiError as error:
        yield shape.fails(error)
        raise
    for event in output.end():
        yield event


@dataclass(slots=True)
class _Output:
    """The items of a response as they come: what was thought, the message, the calls; and their events."""

    shape: ResponseShape
    reason: str | None = None
    usage: Mapping[str, Any] | None = None
    context: Mapping[str, Any] | None = None
    body: dict[str, Any] = field(default_factory=dict)
    _items: list[dict[str, Any]] = field(default_factory=list)
    _thought: str = ""
    _said: str = ""
    _scores: list[Mapping[str, Any]] = field(default_factory=list)
    _is_speaking: bool = False
    _call: dict[str, Any] | None = None

    def add(self, delta: Mapping[str, Any], logprobs: Mapping[str, Any] | None = None) -> list[str]:
        made: list[str] = []
        scores = (logprobs or {}).get("content") or ()
        self._scores += scores
        self._thought += delta.get("reasoning_content") or ""
        if text := delta.get("content"):
            if not self._is_speaking:
                made += self._speaks()
            self._said += text
            made.append(self.shape.says(len(self._items), text, scores))
        for call in delta.get("tool_calls") or ():
            function = call.get("function") or {}
            if function.get("name"):
                made += [*self._ends(), *self._thinks()]
                self._call = _call_item(call.get("id"), function["name"])
                made.append(self.shape.calls(len(self._items), self._call))
            if function.get("arguments") and self._call is not None:
                self._call["arguments"] += function["arguments"]
                made.append(self.shape.calls_with(len(self._items), self._call, function["arguments"]))
        return made

    def end(self) -> list[str]:
        """It is complete; what comes of it is the ``body``."""
        made = self._ends()
        if not any(item["type"] != "reasoning" for item in self._items):  # nothing was said at all
            made += [*self._speaks(), *self._ends()]
        usage = self.usage or {}
        cached = (usage.get("prompt_tokens_details") or {}).get("cached_tokens") or 0
        self.body = self.shape.body(
            self._status,
            usage=usage_of(usage.get("prompt_tokens") or 0, cached, usage.get("completion_tokens") or 0),
            output=self._items,
            context=self.context,
        )
        return [*made, self.shape.finishes(self.body)]

    @property
    def _status(self) -> str:
        return "incomplete" if self.reason == "length" else "completed"

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

    def _ends(self) -> list[str]:
        """The message or the call that was begun is complete."""
        if self._call is not None:
            item, self._call = {**self._call, "status": "completed"}, None
            told = self.shape.called(len(self._items), item)
        elif self._is_speaking:
            item, told = self.shape.spoke(len(self._items), self._said, self._status, self._scores)
            self._is_speaking, self._said, self._scores = False, "", []
        else:
            return []
        self._items.append(item)
        return [told]


def _call_item(name: str | None, function: str) -> dict[str, Any]:
    return {
        "type": "function_call",
        "id": f"fc_{uuid.uuid4().hex}",
        "call_id": name or f"call_{uuid.uuid4().hex[:24]}",
        "name": function,
        "arguments": "",
        "status": "in_progress",
    }


# ---- what is asked -----------------------------------------------------------------------------------


def _messages(raw: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The messages of a request; what the conversation begins with is one."""
    found: list[dict[str, Any]] = []
    if raw.get("instructions"):
        found.append({"role": "system", "content": raw["instructions"]})
    given = raw.get("input")
    if isinstance(given, str):
        return [*found, {"role": "user", "content": given}]
    for index, item in enumerate(given or ()):
        place = f"input.{index}"
        match item.get("type", "message"):
            case "reasoning":
                continue  # earlier thinking is not put to the model again
            case "function_call":
                if not found or found[-1]["role"] != "assistant":
                    found.append({"role": "assistant", "content": None})
                found[-1].setdefault("tool_calls", []).append(_call(item, place))
            case "function_call_output":
                said = _content(item.get("output"), f"{place}.output")
                found.append({"role": "tool", "tool_call_id": item.get("call_id"), "content": said})
            case "message" if item.get("role") in _ROLES:
                _add_message(found, item["role"], _content(item.get("content"), f"{place}.content"))
            case kind:
                raise _misfit(place, f"items of the type '{kind}' are not taken, or its role is not known")
    return found


def _add_message(found: list[dict[str, Any]], role: str, content: str | list[dict[str, Any]]) -> None:
    before = found[-1] if found else {}
    texts = before.get("content"), content
    if role in _FIRST and before.get("role") in _FIRST and all(isinstance(text, str) for text in texts):
        found[-1] = {**before, "content": f"{texts[0]}\n\n{texts[1]}"}
    else:
        found.append({"role": role, "content": content})


def _content(content: object, place: str) -> str | list[dict[str, Any]]:
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        raise _misfit(place, "Input should be a valid string")
    parts: list[dict[str, Any]] = []
    for index, part in enumerate(content):
        kind = part.get("type") if isinstance(part, dict) else None
        if kind in _TEXTS and isinstance(part.get("text"), str):
            parts.append({"type": "text", "text": part["text"]})
        elif kind == "refusal":
            parts.append({"type": "text", "text": str(part.get("refusal"))})
        elif kind == "input_image" and isinstance(part.get("image_url"), str):
            parts.append({"type": "image_url", "image_url": {"url": part["image_url"]}})
        else:
            raise _misfit(f"{place}.{index}", f"parts of the type '{kind}' are not taken")
    if all(part["type"] == "text" for part in parts):
        return "\n".join(part["text"] for part in parts)
    return parts


def _call(item: Mapping[str, Any], place: str) -> dict[str, Any]:
    for name in ("call_id", "name", "arguments"):
        if not isinstance(item.get(name), str):
            raise _misfit(f"{place}.{name}", "Input should be a valid string")
    function = {"name": item["name"], "arguments": item["arguments"]}
    return {"id": item["call_id"], "type": "function", "function": function}


def _tool(tool: Mapping[str, Any], place: str) -> dict[str, Any]:
    if tool.get("type") != "function":
        raise _misfit(f"{place}.type", f"Tools of the type '{tool.get('type')}' are not known here")
    named = {
        name: tool[name]
        for name in ("name", "description", "parameters", "strict")
        if tool.get(name) is not None
    }
    return {"type": "function", "function": named}


def _tool_choice(choice: object) -> object:
    if isinstance(choice, Mapping) and choice.get("type") == "function" and "name" in choice:
        return {"type": "function", "function": {"name": choice["name"]}}
    return choice


def _format(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    found = (raw.get("text") or {}).get("format")
    if found is None:
        return {"type": "text"}
    if not isinstance(found, Mapping) or not isinstance(found.get("type"), str):
        raise _misfit("text.format", "Input should be a valid object with a type")
    return found


def _misfit(place: str, why: str) -> ApiError:
    return ApiError(400, f"{place}: {why}.", code="invalid_value", param=place)
