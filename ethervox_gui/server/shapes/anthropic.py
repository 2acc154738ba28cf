"""The shape of Anthropic's API: ``/v1/messages``, whole and as a stream."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from typing import Any, Final

from ethervox_gui.server.errors import ApiError, misfit

_KINDS: Final = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
    503: "overloaded_error",
}

_REASONS: Final = {"stop": "end_turn", "length": "max_tokens", "tool_calls": "tool_use"}

#: What both shapes call the same.
_ALIKE: Final = ("model", "stream", "temperature", "top_p", "top_k", "max_tokens", "context_strategy")

#: How fields of OpenAI's chat are called here.
_FIELDS: Final = (
    ("stop", "stop_sequences"),
    (r"tools\.(\d+)\.function\.parameters", r"tools.\1.input_schema"),
    (r"tools\.(\d+)\.function", r"tools.\1"),
    (r"tool_choice\.function", "tool_choice"),
)

#: Where a request says what the answer is held to: now, and before.
_FORMS: Final = ("output_config.format", "output_format")

#: How the model is told that a tool could not do it; OpenAI's shape has no field for that.
_FAILED: Final = "The call failed. "

#: When a model was released of which nobody knows: as their documentation has it.
_SOME_TIME: Final = "1970-01-01T00:00:00Z"

#: How the line begins that Claude Code puts before its system prompt.
_BOOKED: Final = "x-anthropic-billing-header:"

#: Tools that say themselves what they take; those of all other types are known to Anthropic's models alone.
_THEIR_OWN: Final = (None, "custom")

#: What their streams say while nothing else comes.  Their programs give up one that says nothing for minutes,
#: and comments are nothing to them.
PING: Final = 'event: ping\ndata: {"type": "ping"}\n\n'


#: What only their servers do.  A request that counts on it means something else without it: one that goes on
#: in a thread brings nothing of what was said before.
_ELSEWHERE: Final = {
    "thread": "No threads are kept here: send the whole conversation without thread (with a tool runner of "
    "theirs thread=False), or use /v1/responses, which keeps conversations.",
    "compaction": "What is too long is looked after here (context_strategy): leave compaction out.",
    "mcp_servers": "This server calls no others: leave mcp_servers out, and send tools of your own.",
}
#: By this name their packages know that they have to send everything, and do.
_NO_THREADS: Final = {"error_code": "thread_unsupported_request"}


def to_chat(raw: Mapping[str, Any], *, counting: bool = False) -> dict[str, Any]:
    """A request as one of OpenAI's chat, which is checked then.  Raises :class:`ApiError` 400."""
    for field, sentence in _ELSEWHERE.items():
        if raw.get(field):
            details = _NO_THREADS if field == "thread" else None
            raise ApiError(400, sentence, code="unsupported", param=field, details=details)
    if not counting and raw.get("max_tokens") is None:
        raise misfit("max_tokens", "Field required")
    chat: dict[str, Any] = {name: raw[name] for name in _ALIKE if name in raw}
    messages: list[dict[str, Any]] = []
    if raw.get("system") and (begins := _system(raw["system"])):
        messages.append({"role": "system", "content": begins})
    for index, message in enumerate(_list(raw.get("messages"), "messages")):
        messages += _messages(_object(message, f"messages.{index}"), f"messages.{index}")
    chat["messages"] = messages
    if raw.get("stop_sequences") is not None:
        chat["stop"] = _list(raw["stop_sequences"], "stop_sequences")
    if raw.get("tools"):
        chat["tools"] = [
            _tool(_object(tool, f"tools.{index}"), f"tools.{index}")
            for index, tool in enumerate(_list(raw["tools"], "tools"))
        ]
    if raw.get("tool_choice") is not None:
        chat |= _tool_choice(_object(raw["tool_choice"], "tool_choice"))
    chat |= _form(raw)
    if chat.get("stream"):
        chat["stream_options"] = {"include_usage": True}
    return chat


def own_field(raw: Mapping[str, Any], field: str) -> str:
    """How a field of the chat that a request became is called in the request itself."""
    place = next((place for place in _FORMS if _at(raw, place) is not None), _FORMS[0])
    for theirs, own in (*_FIELDS, (r"response_format(?:\.json_schema)?", place)):
        own, n_found = re.subn(rf"^{theirs}(?=\.|$)", own, field)
        if n_found:
            return own
    if (found := re.match(r"messages\.(\d+)", field)) is None:
        return field
    origins = ["system"] if raw.get("system") and _system(raw["system"]) else []
    for index, message in enumerate(raw["messages"]):
        origins += [f"messages.{index}"] * len(_messages(message, ""))
    return next(iter(origins[int(found[1]) :]), "messages")


def models(found: Mapping[str, Any]) -> dict[str, Any]:
    """The list of models of OpenAI's API in this shape; all of them are on one page."""
    data = [model(one) for one in found["data"]]
    names = [one["id"] for one in data]
    return {
        "data": data,
        "has_more": False,
        "first_id": (names or [None])[0],
        "last_id": ([None, *names])[-1],
    }


def model(found: Mapping[str, Any]) -> dict[str, Any]:
    """A model of OpenAI's API in this shape."""
    return {"type": "model", "id": found["id"], "display_name": found["id"], "created_at": _SOME_TIME}


def from_chat(body: Mapping[str, Any]) -> dict[str, Any]:
    """The answer of OpenAI's chat in this shape."""
    choice = body["choices"][0]
    message = choice["message"]
    content: list[dict[str, Any]] = []
    if message.get("reasoning_content"):
        content.append({"type": "thinking", "thinking": message["reasoning_content"], "signature": ""})
    if message.get("content"):
        content.append({"type": "text", "text": message["content"]})
    content += [
        {**_call_start(call), "input": _read(call["function"].get("arguments"))}
        for call in message.get("tool_calls") or ()
    ]
    return {
        **_message_start(body.get("model")),
        "content": content,
        **_end(choice),
        "usage": _usage(body.get("usage")),
        "context": body.get("context"),
    }


async def events(chunks: AsyncGenerator[str], model: str, n_prompt: int) -> AsyncGenerator[str]:
    """The chunks of OpenAI's chat as the events of this shape, ready to be sent.

    ``n_prompt`` are the tokens of the request, told in the first event, as many programs look nowhere else.
    Which of them the cache had is known only at the end.
    """
    blocks = _Blocks()
    end, usage, context = _end({}), _usage({"prompt_tokens": n_prompt}), None
    yield event({"type": "message_start", "message": {**_message_start(model), "usage": usage}})
    async with aclosing(chunks) as found:
        async for text in found:
            chunk = _read(text)
            usage = _usage(chunk["usage"]) if chunk.get("usage") else usage
            context = chunk.get("context", context)
            for choice in chunk.get("choices") or ():
                if choice.get("index", 0):
                    continue
                for made in blocks.add(choice.get("delta") or {}):
                    yield event(made)
                end = _end(choice) if choice.get("finish_reason") else end
    for made in blocks.end():
        yield event(made)
    yield event({"type": "message_delta", "delta": end, "usage": usage, "context": context})
    yield event({"type": "message_stop"})


def event(made: Mapping[str, Any]) -> str:
    """An event, as it is sent."""
    return f"event: {made['type']}\ndata: {json.dumps(made)}\n\n"


def error_body(error: ApiError) -> dict[str, Any]:
    """An error in this shape."""
    told = error.body.get("error")
    details = told if isinstance(told, dict) else {}
    kind = _KINDS.get(error.status, "api_error" if error.status >= 500 else "invalid_request_error")
    found = {"type": kind, "message": str(details.get("message") or error)}
    return {"type": "error", "error": {**details, **found}}


def _end(choice: Mapping[str, Any]) -> dict[str, Any]:
    """Why it ended, and with which of the request's stop strings."""
    found = choice.get("stop_reason")
    if isinstance(found, str) and found and choice.get("finish_reason") == "stop":
        return {"stop_reason": "stop_sequence", "stop_sequence": found}
    return {"stop_reason": _REASONS.get(str(choice.get("finish_reason")), "end_turn"), "stop_sequence": None}


class _Blocks:
    """The content blocks of a stream: one after the other, each begun and ended."""

    def __init__(self) -> None:
        self._n = 0
        self._kind = ""

    def add(self, delta: Mapping[str, Any]) -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = []
        if delta.get("reasoning_content"):
            made += self._go_on("thinking", {"type": "thinking", "thinking": "", "signature": ""})
            made.append(self._delta({"type": "thinking_delta", "thinking": delta["reasoning_content"]}))
        if delta.get("content"):
            made += self._go_on("text", {"type": "text", "text": ""})
            made.append(self._delta({"type": "text_delta", "text": delta["content"]}))
        for call in delta.get("tool_calls") or ():
            function = call.get("function") or {}
            if function.get("name"):
                made += self.end()
                made += self._go_on("tool_use", {**_call_start(call), "input": {}})
            if function.get("arguments") and self._kind == "tool_use":
                made.append(self._delta({"type": "input_json_delta", "partial_json": function["arguments"]}))
        return made

    def end(self) -> list[dict[str, Any]]:
        if not self._kind:
            return []
        self._kind, self._n = "", self._n + 1
        return [{"type": "content_block_stop", "index": self._n - 1}]

    def _go_on(self, kind: str, block: dict[str, Any]) -> list[dict[str, Any]]:
        if self._kind == kind and kind != "tool_use":
            return []
        ended, self._kind = self.end(), kind
        return [*ended, {"type": "content_block_start", "index": self._n, "content_block": block}]

    def _delta(self, delta: dict[str, Any]) -> dict[str, Any]:
        return {"type": "content_block_delta", "index": self._n, "delta": delta}


def _message_start(model: object) -> dict[str, Any]:
    return {
        "id": f"msg_{uuid.uuid4().hex}",
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": [],
        "stop_reason": None,
        "stop_sequence": None,
    }


def _usage(usage: Mapping[str, Any] | None) -> dict[str, int]:
    """What is read from the cache is no input here."""
    found = usage or {}
    cached = int((found.get("prompt_tokens_details") or {}).get("cached_tokens") or 0)
    return {
        "input_tokens": max(int(found.get("prompt_tokens") or 0) - cached, 0),
        "cache_read_input_tokens": cached,
        "cache_creation_input_tokens": 0,
        "output_tokens": int(found.get("completion_tokens") or 0),
    }


def _call_start(call: Mapping[str, Any]) -> dict[str, Any]:
    name = (call.get("function") or {}).get("name")
    return {"type": "tool_use", "id": call.get("id") or f"toolu_{uuid.uuid4().hex[:24]}", "name": name}


def _messages(message: Mapping[str, Any], place: str) -> list[dict[str, Any]]:
    """One message as OpenAI's: results of tools are messages of their own there."""
    role, content = message.get("role"), message.get("content")
    if role not in ("user", "assistant", "system"):
        raise misfit(f"{place}.role", "Input should be 'user' or 'assistant'")
    if isinstance(content, str):
        return [{"role": role, "content": content}]
    found: list[dict[str, Any]] = []
    parts: list[dict[str, Any]] = []
    calls: list[dict[str, Any]] = []
    for index, given in enumerate(_list(content, f"{place}.content")):
        here = f"{place}.content.{index}"
        block = _object(given, here)
        match block.get("type"):
            case "tool_use":
                function = {
                    "name": _text(block.get("name"), f"{here}.name"),
                    "arguments": json.dumps(block.get("input") or {}),
                }
                calls.append(
                    {"id": _text(block.get("id"), f"{here}.id"), "type": "function", "function": function}
                )
            case "tool_result":
                found.append(
                    {
                        "role": "tool",
                        "tool_call_id": _text(block.get("tool_use_id"), f"{here}.tool_use_id"),
                        "content": _result(block, f"{here}.content"),
                    }
                )
            case "thinking" | "redacted_thinking":
                pass  # earlier thinking is not put to the model again
            case _:
                parts.append(_part(block, here))
    if parts or calls:
        said: dict[str, Any] = {"role": role, "content": _joined(parts) if parts else None}
        found.append({**said, "tool_calls": calls} if calls else said)
    return found


def _result(block: Mapping[str, Any], place: str) -> str | list[dict[str, Any]]:
    """What a tool said: a text or, where it shows pictures (of a page, of a file), parts."""
    content = block.get("content") or ""
    failed = _FAILED if block.get("is_error") else ""
    if isinstance(content, str):
        return failed + content
    parts = [
        _part(_object(given, f"{place}.{index}"), f"{place}.{index}")
        for index, given in enumerate(_list(content, place))
    ]
    said = _joined(parts)
    return failed + said if isinstance(said, str) else [*([_said(failed)] if failed else []), *said]


def _part(block: Mapping[str, Any], here: str) -> dict[str, Any]:
    """A block that somebody says or shows, as a part of a message of OpenAI's."""
    match block.get("type"):
        case "text":
            return _said(_text(block.get("text"), f"{here}.text"))
        case "document":
            return _said(_document(block, here))
        case "image":
            return {"type": "image_url", "image_url": {"url": _picture(block)}}
        case kind:
            raise misfit(f"{here}.type", f"'{kind}' blocks are not taken")


def _said(text: str) -> dict[str, Any]:
    return {"type": "text", "text": text}


def _joined(parts: list[dict[str, Any]]) -> str | list[dict[str, Any]]:
    """Texts alone as one."""
    if all(part["type"] == "text" for part in parts):
        return "\n".join(part["text"] for part in parts)
    return parts


def _document(block: Mapping[str, Any], here: str) -> str:
    """The text of a document, under its title."""
    source = _object(block.get("source"), f"{here}.source")
    match source.get("type"):
        case "text":
            text = _text(source.get("data"), f"{here}.source.data")
        case "content":
            text = _plain(source.get("content") or "", f"{here}.source.content")
        case kind:
            raise misfit(f"{here}.source.type", f"documents of the type '{kind}' are not taken, only texts")
    title = block.get("title")
    return f"{title}\n\n{text}" if isinstance(title, str) and title else text


def _picture(block: Mapping[str, Any]) -> str:
    source = block.get("source")
    given = source if isinstance(source, dict) else {}
    return str(given.get("url") or f"data:{given.get('media_type')};base64,{given.get('data')}")


def _tool(tool: Mapping[str, Any], place: str) -> dict[str, Any]:
    if tool.get("type") not in _THEIR_OWN:
        raise misfit(f"{place}.type", f"tools of the type '{tool['type']}' cannot be used with this server")
    function = {
        "name": tool.get("name"),
        "description": tool.get("description"),
        "parameters": tool.get("input_schema"),
    }
    return {"type": "function", "function": {k: v for k, v in function.items() if v is not None}}


def _tool_choice(choice: Mapping[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    match choice.get("type"):
        case "any":
            made["tool_choice"] = "required"
        case "tool":
            made["tool_choice"] = {"type": "function", "function": {"name": choice.get("name")}}
        case "auto" | "none" as kind:
            made["tool_choice"] = kind
        case _:
            raise misfit("tool_choice.type", "Input should be 'auto', 'any', 'tool' or 'none'")
    if choice.get("disable_parallel_tool_use"):
        made["parallel_tool_calls"] = False
    return made


def _form(raw: Mapping[str, Any]) -> dict[str, Any]:
    """What the answer is held to: said in ``output_config`` now, and beside it before."""
    if raw.get("output_config") is not None:
        _object(raw["output_config"], "output_config")
    place = next((place for place in _FORMS if _at(raw, place) is not None), None)
    if place is None:
        return {}
    told = _object(_at(raw, place), place)
    if told.get("type") != "json_schema":
        raise misfit(f"{place}.type", "Input should be 'json_schema'")
    named = {"name": "answer", "schema": _object(told.get("schema"), f"{place}.schema")}
    return {"response_format": {"type": "json_schema", "json_schema": named}}


def _at(raw: Mapping[str, Any], place: str) -> object:
    """What a request says in a place; ``None`` for nothing."""
    found: object = raw
    for name in place.split("."):
        found = found.get(name) if isinstance(found, Mapping) else None
    return found


def _system(system: object) -> str:
    """What the conversation begins with, without what Claude Code says to Anthropic's books in front of it.

    That is another text in each conversation: no two would have their long beginning in common.
    """
    kept = [block for block in system if not _is_booked(block)] if isinstance(system, list) else system
    return _plain(kept, "system")


def _is_booked(block: object) -> bool:
    return isinstance(block, dict) and str(block.get("text")).startswith(_BOOKED)


def _plain(content: object, place: str) -> str:
    """A text, or the texts of blocks."""
    if isinstance(content, str):
        return content
    texts = [
        _text(_object(block, f"{place}.{index}").get("text"), f"{place}.{index}.text")
        for index, block in enumerate(_list(content, place))
    ]
    return "\n".join(texts)


def _read(text: object) -> dict[str, Any]:
    try:
        found = json.loads(text) if isinstance(text, str) else text
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {}


def _list(value: object, place: str) -> Sequence[Any]:
    if not isinstance(value, list):
        raise misfit(place, "Input should be a valid list")
    return value


def _object(value: object, place: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise misfit(place, "Input should be a valid object")
    return value


def _text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise misfit(place, "Input should be a valid string")
    return value
