"""What a request may say, checked before anything else looks at it.

Fields that are not listed pass: a remote server may know them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ethervox_gui.context.requests.message_strategies import Item, Strategy
from ethervox_gui.server.errors import ApiError

Message = Mapping[str, Any]


class _Part(BaseModel):
    model_config = ConfigDict(extra="allow")


class _Function(_Part):
    name: Annotated[str, Field(min_length=1, max_length=256)]
    arguments: str = "{}"


class _Call(_Part):
    id: str
    type: Literal["function"] = "function"
    function: _Function


class _Message(_Part):
    role: Literal["system", "developer", "user", "assistant", "tool", "function"]
    content: str | list[dict[str, Any]] | None = None
    tool_calls: list[_Call] | None = None
    tool_call_id: str | None = None


class _ToolFunction(_Part):
    name: Annotated[str, Field(min_length=1, max_length=256)]
    description: str | None = None
    parameters: dict[str, Any] | None = None


class _Tool(_Part):
    type: Literal["function"]
    function: _ToolFunction


class _NamedFunction(_Part):
    name: str


class _NamedTool(_Part):
    type: Literal["function"]
    function: _NamedFunction


class _Schema(_Part):
    schema_: Annotated[dict[str, Any] | None, Field(alias="schema")] = None


class _Format(_Part):
    type: Literal["text", "json_object", "json_schema"]
    json_schema: _Schema | None = None


class _StreamOptions(_Part):
    include_usage: bool = False


class ChatRequest(BaseModel):
    """The body of a completion, or of a plan."""

    model_config = ConfigDict(extra="allow", protected_namespaces=())

    model: Annotated[str, Field(min_length=1)]
    messages: Annotated[list[_Message], Field(min_length=1)]
    stream: bool = False
    stream_options: _StreamOptions | None = None
    max_tokens: Annotated[int | None, Field(ge=1)] = None
    max_completion_tokens: Annotated[int | None, Field(ge=1)] = None
    temperature: Annotated[float | None, Field(ge=0, le=5, allow_inf_nan=False)] = None
    top_p: Annotated[float | None, Field(ge=0, le=1, allow_inf_nan=False)] = None
    seed: int | None = None
    n: Annotated[int | None, Field(ge=1)] = None
    stop: str | Annotated[list[str], Field(max_length=16)] | None = None
    tools: list[_Tool] | None = None
    tool_choice: Literal["none", "auto", "required"] | _NamedTool | None = None
    response_format: _Format | None = None
    context_strategy: Strategy | None = None

    @property
    def stops(self) -> tuple[str, ...]:
        return (self.stop,) if isinstance(self.stop, str) else tuple(self.stop or ())

    @property
    def longest(self) -> int:
        """Most tokens of the reply; 0 where the caller does not say."""
        return self.max_completion_tokens or self.max_tokens or 0

    @property
    def wants_usage(self) -> bool:
        return self.stream_options is not None and self.stream_options.include_usage


_REQUEST = TypeAdapter(ChatRequest)


def parse(body: bytes, message_limit: int) -> tuple[ChatRequest, dict[str, Any]]:
    """The request and its body as it came.  Raises :class:`ApiError` 400 for anything that does not fit."""
    try:
        raw = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise ApiError(400, "The body is no JSON text in UTF-8.", code="invalid_json") from error
    if not isinstance(raw, dict):
        raise ApiError(400, "The body must be a JSON object.", code="invalid_json")
    messages = raw.get("messages")
    if isinstance(messages, list) and len(messages) > message_limit:
        raise ApiError(
            400,
            f"{len(messages)} messages are too many; at most {message_limit} are taken.",
            code="too_many_messages",
            param="messages",
        )
    try:
        return _REQUEST.validate_python(raw), raw
    except (ValidationError, RecursionError) as error:
        raise _misfit(error) from error


def _misfit(error: ValidationError | RecursionError) -> ApiError:
    if isinstance(error, RecursionError):
        return ApiError(400, "The body is nested too deeply.", code="invalid_json")
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return ApiError(400, f"{place}: {first['msg']}.", code="invalid_value", param=place)


def items(messages: Sequence[Message], sizes: Sequence[int]) -> list[Item]:
    """The messages as the strategies see them."""
    return [
        Item(
            message["role"],
            size,
            tuple(str(call["id"]) for call in calls) if (calls := message.get("tool_calls")) else (),
            message.get("tool_call_id"),
        )
        for message, size in zip(messages, sizes, strict=True)
    ]
