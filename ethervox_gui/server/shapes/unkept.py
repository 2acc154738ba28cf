"""The shape of OpenAI's responses where nothing is kept: the whole conversation comes with the request.

So are requests met that have tools, ask for JSON or say ``store: false``: they become one of OpenAI's chat.
"""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from typing import Any, Final

from ethervox_gui.server import schema
from ethervox_gui.server.errors import misfit
from ethervox_gui.server.schema import LOGPROBS, ChatRequest
from ethervox_gui.server.shapes.fields import named_by
from ethervox_gui.server.shapes.input import chat_messages
from ethervox_gui.server.shapes.output import Output
from ethervox_gui.server.shapes.responses import ResponseShape, completed_at, usage_of
from ethervox_gui.server.shapes.tools import Offer, tool_choice

#: What is to be done with a conversation that is too long, as OpenAI says it and as we do.
_STRATEGIES: Final = {"auto": "token_budget", "disabled": "manual"}

#: How fields of OpenAI's chat are called here.
_FIELDS: Final = (
    (r"response_format\.json_schema\b", "text.format"),
    (r"response_format\b", "text.format"),
    (r"max_completion_tokens\b", "max_output_tokens"),
    (r"tools\.(\d+)\.function\b", r"tools.\1"),
    (r"tool_choice\.function\b", "tool_choice"),
    (r"messages(?:\..*)?$", "input"),  # several items may be one message
)

#: What both shapes call the same.
_ALIKE: Final = (
    "model",
    "stream",
    "temperature",
    "top_p",
    "top_k",
    "frequency_penalty",
    "presence_penalty",
    "min_p",
    "repeat_penalty",
    "repetition_penalty",
    "seed",
    "parallel_tool_calls",
    "context_strategy",
)


def checked_chat(raw: Mapping[str, Any], message_limit: int) -> tuple[ChatRequest, dict[str, Any]]:
    """A request as one of OpenAI's chat, checked, and its body.

    Raises :class:`ApiError` 400, which names the fields as the request does.
    """
    with named_by(own_field):
        return schema.checked_chat(to_chat(raw), message_limit)


def own_field(field: str) -> str:
    """How a field of OpenAI's chat is called here."""
    for theirs, own in _FIELDS:
        own, n_found = re.subn(f"^{theirs}", own, field)
        if n_found:
            return own
    return field


def to_chat(raw: Mapping[str, Any]) -> dict[str, Any]:
    """A request as one of OpenAI's chat, which is checked then.  Raises :class:`ApiError` 400."""
    chat: dict[str, Any] = {name: raw[name] for name in _ALIKE if raw.get(name) is not None}
    if raw.get("max_output_tokens") is not None:
        chat["max_completion_tokens"] = raw["max_output_tokens"]
    if LOGPROBS in (raw.get("include") or ()) or raw.get("top_logprobs"):
        chat |= {"logprobs": True, "top_logprobs": raw.get("top_logprobs") or 0}
    if raw.get("truncation") in _STRATEGIES:
        chat.setdefault("context_strategy", _STRATEGIES[raw["truncation"]])
    chat["messages"] = chat_messages(raw)
    if raw.get("tools"):
        chat["tools"] = Offer.of(raw).tools
        chat |= tool_choice(raw.get("tool_choice"), chat["tools"])
    elif raw.get("tool_choice") not in (None, "auto", "none"):
        raise misfit("tool_choice", "It asks for a tool, but the request has no tools")
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
        **told_of(raw),
    }
    return ResponseShape(f"resp_{uuid.uuid4().hex}", str(raw["model"]), raw, told=told)


def from_chat(shape: ResponseShape, body: Mapping[str, Any]) -> dict[str, Any]:
    """The answer of OpenAI's chat in this shape."""
    choice = body["choices"][0]
    message = choice["message"]
    output = Output(shape)
    output.add({**message, "tool_calls": message.get("tool_calls") or ()}, choice.get("logprobs"))
    status = _status(choice.get("finish_reason"))
    output.end(
        status, _usage(body.get("usage")), completed_at=completed_at(status), context=body.get("context")
    )
    return output.body


async def events(
    chunks: AsyncGenerator[str],
    shape: ResponseShape,
    ended: Callable[[Mapping[str, Any]], object],
    context: Mapping[str, Any] | None = None,
) -> AsyncGenerator[str]:
    """The chunks of OpenAI's chat as the events of this shape, ready to be sent.

    ``ended`` hears all of the response before the last events are told.  ``context`` is what was planned, and
    told first; the last chunk says how it was.  Raises :class:`ApiError`.
    """
    output = Output(shape)
    reason: str | None = None
    usage: Mapping[str, Any] | None = None
    yield shape.begins(context=context)
    async with aclosing(chunks) as found:
        async for text in found:
            chunk = json.loads(text)
            usage = chunk.get("usage") or usage
            context = chunk.get("context", context)
            for choice in chunk.get("choices") or ():
                for event in output.add(choice.get("delta") or {}, choice.get("logprobs")):
                    yield event
                reason = choice.get("finish_reason") or reason
    status = _status(reason)
    last = output.end(status, _usage(usage), completed_at=completed_at(status), context=context)
    ended(output.body)
    for event in last:
        yield event


def told_of(raw: Mapping[str, Any]) -> dict[str, Any]:
    """What is told of a request's tools and of its form."""
    return {
        "tools": Offer.of(raw).given,
        "tool_choice": raw.get("tool_choice") or "auto",
        "parallel_tool_calls": raw.get("parallel_tool_calls") is not False,
        "text": {"format": _format(raw)},
    }


# ---- inside ------------------------------------------------------------------------------------------


def _status(reason: str | None) -> str:
    return "incomplete" if reason == "length" else "completed"


def _usage(usage: Mapping[str, Any] | None) -> dict[str, Any]:
    found = usage or {}
    n_reused = (found.get("prompt_tokens_details") or {}).get("cached_tokens") or 0
    n_thought = (found.get("completion_tokens_details") or {}).get("reasoning_tokens") or 0
    n_output = found.get("completion_tokens") or 0
    return usage_of(found.get("prompt_tokens") or 0, n_reused, n_output, n_thought)


def _format(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    found = (raw.get("text") or {}).get("format")
    if found is None:
        return {"type": "text"}
    if not isinstance(found, Mapping) or not isinstance(found.get("type"), str):
        raise misfit("text.format", "Input should be a valid object with a type")
    if found["type"] == "json_schema" and found.get("schema") is None:
        raise misfit("text.format.schema", "Field required")
    return found
