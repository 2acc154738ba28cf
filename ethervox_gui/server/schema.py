"""What a request may say, checked before anything else looks at it.

Fields that are not listed pass: a remote server may know them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
    field_validator,
    model_validator,
)

from ethervox_gui.context.requests.message_strategies import Item, Strategy
from ethervox_gui.server.errors import ApiError

Message = Mapping[str, Any]

#: How a response is asked for how likely its tokens were.
LOGPROBS: Final = "message.output_text.logprobs"

#: What else a response may be asked to bring.  Nothing here has any of it, which OpenAI does not mind either;
#: agents ask for it whatever they do.
_Included = Literal[
    "code_interpreter_call.outputs",
    "computer_call_output.output.image_url",
    "file_search_call.results",
    "message.input_image.image_url",
    "message.output_text.logprobs",
    "reasoning.encrypted_content",
    "web_search_call.action.sources",
    "web_search_call.results",
]

#: What OpenAI's chat has and its responses call otherwise, or do not have.
_OF_CHAT: Final = {
    "max_tokens": "send max_output_tokens",
    "max_completion_tokens": "send max_output_tokens",
    "response_format": "send text.format",
    "functions": "send them as tools",
    "logprobs": f"send include with {LOGPROBS}",
    "stop": "/v1/chat/completions takes it",
    "logit_bias": "/v1/chat/completions takes it",
    "n": "/v1/chat/completions writes several replies",
    "grammar": "send a JSON schema as text.format",
}

_SHOULD: Final = "Input should be "
_OBJECT: Final = re.compile(r"a valid dictionary(?: or instance of \w+)?")


class _Part(BaseModel):
    """The base of all: a field that is ``null`` counts as one that is not there."""

    model_config = ConfigDict(extra="allow", protected_namespaces=())

    @model_validator(mode="before")
    @classmethod
    def _without_nulls(cls, given: object) -> object:
        if not isinstance(given, dict):
            return given
        return {name: value for name, value in given.items() if value is not None}


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


class NamedTool(_Part):
    """One tool, by its name."""

    type: Literal["function"]
    function: _NamedFunction


class _AllowedList(_Part):
    mode: Literal["auto", "required"]
    tools: Annotated[list[NamedTool], Field(min_length=1)]


class _AllowedTools(_Part):
    type: Literal["allowed_tools"]
    allowed_tools: _AllowedList


class _Schema(_Part):
    schema_: Annotated[dict[str, Any] | None, Field(alias="schema")] = None


class _Format(_Part):
    type: Literal["text", "json_object", "json_schema"]
    json_schema: _Schema | None = None


class _StreamOptions(_Part):
    include_usage: bool = False


def _limit(given: object) -> object:
    """What llama.cpp's server and LM Studio take for no limit is none."""
    return None if given == -1 else given


_Limit = Annotated[Annotated[int, Field(ge=1)] | None, BeforeValidator(_limit)]


class _Wishes(_Part):
    """How a request may wish that tokens are chosen."""

    temperature: Annotated[float | None, Field(ge=0, le=5, allow_inf_nan=False)] = None
    top_p: Annotated[float | None, Field(ge=0, le=1, allow_inf_nan=False)] = None
    top_k: Annotated[int | None, Field(ge=-1)] = None
    min_p: Annotated[float | None, Field(ge=0, le=1, allow_inf_nan=False)] = None
    repeat_penalty: Annotated[float | None, Field(ge=0.5, le=3, allow_inf_nan=False)] = None
    #: What others call it.
    repetition_penalty: Annotated[float | None, Field(ge=0.5, le=3, allow_inf_nan=False)] = None
    frequency_penalty: Annotated[float | None, Field(ge=-2, le=2, allow_inf_nan=False)] = None
    presence_penalty: Annotated[float | None, Field(ge=-2, le=2, allow_inf_nan=False)] = None
    seed: int | None = None


class _Generation(_Wishes):
    """What every request for text may say."""

    model: Annotated[str, Field(min_length=1)]
    stream: bool = False
    stream_options: _StreamOptions | None = None
    n: Annotated[int | None, Field(ge=1)] = None
    logit_bias: dict[str, Annotated[float, Field(ge=-100, le=100, allow_inf_nan=False)]] | None = None
    stop: str | Annotated[list[str], Field(max_length=16)] | None = None

    @property
    def stops(self) -> tuple[str, ...]:
        return (self.stop,) if isinstance(self.stop, str) else tuple(self.stop or ())

    @property
    def biases(self) -> dict[int, float]:
        """What is added to the logit of each token."""
        return {int(token): value for token, value in (self.logit_bias or {}).items()}

    @field_validator("logit_bias")
    @classmethod
    def _are_tokens(cls, biases: dict[str, float] | None) -> dict[str, float] | None:
        if biases is not None and not all(token.isdecimal() and len(token) < 10 for token in biases):
            raise ValueError("must name tokens by their numbers")
        return biases

    @property
    def wants_usage(self) -> bool:
        return self.stream_options is not None and self.stream_options.include_usage


class ChatRequest(_Generation):
    """The body of a chat's completion, or of a plan."""

    messages: Annotated[list[_Message], Field(min_length=1)]
    max_tokens: _Limit = None
    max_completion_tokens: _Limit = None
    logprobs: bool | None = None
    top_logprobs: Annotated[int | None, Field(ge=0, le=20)] = None
    parallel_tool_calls: bool | None = None
    tools: list[_Tool] | None = None
    tool_choice: Literal["none", "auto", "required"] | NamedTool | _AllowedTools | None = None
    #: What tools were before there were tools; no model of ours is told of them.
    functions: Any = None
    response_format: _Format | None = None
    context_strategy: Strategy | None = None

    @model_validator(mode="after")
    def _offers_what_it_allows(self) -> ChatRequest:
        """Allow some of the tools as if there were no others."""
        choice = self.tool_choice
        if isinstance(choice, _AllowedTools):
            names = {tool.function.name for tool in choice.allowed_tools.tools}
            self.tools = [tool for tool in self.tools or () if tool.function.name in names]
            if not self.tools:
                place = "tool_choice.allowed_tools.tools"
                sentence = f"{place}: None of these tools is among those of the request."
                raise ApiError(400, sentence, code="invalid_value", param=place)
            self.tool_choice = choice.allowed_tools.mode
        return self

    @property
    def longest(self) -> int | None:
        """Most tokens of the reply; ``None`` where the caller does not say."""
        return self.max_completion_tokens or self.max_tokens


_Token = Annotated[int, Field(ge=0, lt=1 << 31)]
_Tokens = Annotated[list[_Token], Field(min_length=1)]


class TextRequest(_Generation):
    """The body of a plain text's completion."""

    prompt: (
        str
        | _Tokens
        | Annotated[list[str], Field(min_length=1)]
        | Annotated[list[_Tokens], Field(min_length=1)]
    )
    #: What comes behind what is missing; the prompt is what stands before it.
    suffix: str | None = None
    max_tokens: Annotated[Annotated[int, Field(ge=0)] | None, BeforeValidator(_limit)] = 16
    logprobs: Annotated[int | None, Field(ge=0, le=20)] = None
    echo: bool = False

    @property
    def prompts(self) -> list[str | list[int]]:
        """Each of the prompts, as a text or as tokens."""
        prompt = self.prompt
        if isinstance(prompt, str):
            return [prompt]
        if all(isinstance(part, int) for part in prompt):
            return [[part for part in prompt if isinstance(part, int)]]
        return [part for part in prompt if not isinstance(part, int)]


class _Conversation(_Part):
    id: str


#: What a program calls a conversation or a response, by its own keys: within OpenAI's limits.
Labels = Annotated[
    dict[Annotated[str, Field(max_length=64)], Annotated[str, Field(max_length=512)]], Field(max_length=16)
]


class ResponseRequest(_Wishes):
    """The body of a response in a conversation that the server keeps."""

    model: Annotated[str, Field(min_length=1)]
    input: str | Annotated[list[dict[str, Any]], Field(min_length=1)]
    instructions: str | None = None
    previous_response_id: str | None = None
    conversation: str | _Conversation | None = None
    stream: bool = False
    store: bool | None = None
    max_output_tokens: _Limit = None
    truncation: Literal["auto", "disabled"] | None = None
    top_logprobs: Annotated[int | None, Field(ge=0, le=20)] = None
    include: list[_Included] | None = None
    tools: list[dict[str, Any]] | None = None
    text: dict[str, Any] | None = None
    metadata: Labels | None = None
    user: str | None = None
    safety_identifier: str | None = None
    prompt_cache_key: str | None = None
    prompt: Any = None

    @field_validator("prompt")
    @classmethod
    def _is_not_elsewhere(cls, prompt: object) -> None:
        if prompt is not None:
            raise ValueError("Prompts that are stored with OpenAI are not known here; send instructions")

    @model_validator(mode="after")
    def _is_no_chat(self) -> ResponseRequest:
        """Refuse what would be passed over in silence, and as OpenAI does."""
        for field, advice in _OF_CHAT.items():
            given = (self.model_extra or {}).get(field)
            if given and not (field == "n" and given == 1):
                raise ApiError(400, f"{field} is not taken here: {advice}.", code="unsupported", param=field)
        return self

    @property
    def has_form(self) -> bool:
        """Whether the answer is to be JSON."""
        return ((self.text or {}).get("format") or {"type": "text"}) != {"type": "text"}

    @property
    def wants_logprobs(self) -> bool:
        """Whether it is to be told how likely the tokens were."""
        return LOGPROBS in (self.include or ()) or bool(self.top_logprobs)

    @property
    def is_kept(self) -> bool:
        """Whether it is said in a conversation that the server keeps."""
        if self.previous_response_id is not None or self.conversation is not None:
            return True
        is_ours = self.store if self.wants_logprobs else self.store is not False
        return bool(is_ours) and not (self.tools or self.has_form)

    @property
    def conversation_id(self) -> str | None:
        found = self.conversation
        return found.id if isinstance(found, _Conversation) else found


class ConversationRequest(_Part):
    """The body that begins a conversation."""

    items: list[dict[str, Any]] | None = None
    metadata: Labels | None = None


class LabelsRequest(_Part):
    """The body that calls a conversation otherwise."""

    metadata: Labels


class ItemsRequest(_Part):
    """The body that adds items to a conversation."""

    items: Annotated[list[dict[str, Any]], Field(min_length=1)]


_Text = Annotated[str, Field(min_length=1)]


class EmbeddingRequest(_Part):
    """The body of a request for vectors."""

    model: Annotated[str, Field(min_length=1)]
    input: _Text | Annotated[list[_Text], Field(min_length=1, max_length=2048)]
    encoding_format: Literal["float", "base64"] = "float"
    dimensions: Annotated[int | None, Field(ge=1)] = None

    @field_validator("input", mode="before")
    @classmethod
    def _is_no_tokens(cls, given: object) -> object:
        first = given[0] if isinstance(given, list) and given else None
        if isinstance(first, int | list):
            raise ValueError(
                "Tokens of another vocabulary say nothing to this model. Send texts "
                "(with LangChain: check_embedding_ctx_length=False)"
            )
        return given

    @property
    def texts(self) -> list[str]:
        return [self.input] if isinstance(self.input, str) else self.input


Request = TypeVar("Request", bound=_Part)


def read(body: bytes) -> dict[str, Any]:
    """The body of a request.  Raises :class:`ApiError` 400 for what is no JSON object."""
    try:
        raw = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise ApiError(400, "The body is no JSON text in UTF-8.", code="invalid_json") from error
    if not isinstance(raw, dict):
        raise ApiError(400, "The body must be a JSON object.", code="invalid_json")
    return raw


def checked(raw: Mapping[str, Any], kind: type[Request]) -> Request:
    """A request of a kind.  Raises :class:`ApiError` 400 for anything that does not fit."""
    try:
        return kind.model_validate(raw)
    except (ValidationError, RecursionError) as error:
        raise _misfit(error, raw) from error


def checked_chat(raw: dict[str, Any], message_limit: int) -> tuple[ChatRequest, dict[str, Any]]:
    """A chat's request and its body.  Raises :class:`ApiError` 400 for anything that does not fit."""
    messages = raw.get("messages")
    if isinstance(messages, list):
        check_count(messages, message_limit, "messages")
    parsed = checked(raw, ChatRequest)
    return parsed, {**raw, "messages": in_order(raw["messages"])}


def in_order(messages: Sequence[dict[str, Any]], calls: Sequence[str] = ()) -> list[dict[str, Any]]:
    """The messages with results in the order of their calls: by that alone most models know which is whose.

    ``calls`` are the names of those that were made before the first message.
    """
    order = {name: number for number, name in enumerate(calls)}
    found: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []

    def place() -> None:
        results.sort(key=lambda result: order.get(str(result.get("tool_call_id")), len(order)))
        found.extend(results)
        results.clear()

    for message in messages:
        if message["role"] == "tool":
            results.append(message)
            continue
        place()
        order = {call["id"]: number for number, call in enumerate(message.get("tool_calls") or ())} or order
        found.append(message)
    place()
    return found


def check_count(given: Sequence[Any], limit: int, field: str) -> None:
    """Raise :class:`ApiError` 400 for more of something than are taken."""
    if len(given) > limit:
        sentence = f"{len(given)} {field} are too many; at most {limit} are taken (server.message_limit)."
        raise ApiError(400, sentence, code=f"too_many_{field}", param=field)


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


# ---- what does not fit -----------------------------------------------------------------------------


class _Problem(NamedTuple):
    """What does not fit, and in which of the forms that a request may have."""

    place: tuple[str | int, ...]
    form: tuple[str, ...]
    kind: str
    words: str

    @property
    def fit(self) -> tuple[int, bool, tuple[int, ...]]:
        """How far the request came in this form: a value of the wrong type was not meant so."""
        numbers = tuple(part for part in self.place if isinstance(part, int))
        return len(self.place), not self.kind.endswith(("_type", "_parsing")), numbers


def _misfit(error: ValidationError | RecursionError, raw: Mapping[str, Any]) -> ApiError:
    """The error of the first field of ``raw`` that does not fit, in the form that it comes closest to."""
    if isinstance(error, RecursionError):
        return ApiError(400, "The body is nested too deeply.", code="invalid_json")
    found = error.errors(include_url=False, include_input=False, include_context=False)
    problems = [_problem(each["loc"], each["type"], each["msg"], raw) for each in found]
    same = [problem for problem in problems if problem.place[:1] == problems[0].place[:1]]
    firsts: dict[tuple[str, ...], _Problem] = {}
    for problem in same:
        firsts.setdefault(problem.form, problem)
    same = list(firsts.values())
    best = max(problem.fit for problem in same)
    first = next(problem for problem in same if problem.fit == best)
    words = [problem.words for problem in same if problem.fit == best and problem.place == first.place]
    place = ".".join(map(str, first.place))
    return ApiError(400, f"{place}: {_said(words)}.", code="invalid_value", param=place)


def _problem(loc: tuple[str | int, ...], kind: str, words: str, raw: object) -> _Problem:
    place = _place(loc, raw, kind == "missing")
    form = tuple(part for part in loc if isinstance(part, str) and part not in place)
    return _Problem(place, form, kind, words)


def _place(loc: tuple[str | int, ...], raw: object, is_missing: bool) -> tuple[str | int, ...]:
    """Where in the request it is: without the names of forms."""
    place: list[str | int] = []
    for index, part in enumerate(loc):
        is_last = index + 1 == len(loc)
        if isinstance(raw, dict) and isinstance(part, str) and (part in raw or (is_last and is_missing)):
            raw = raw.get(part)
        elif isinstance(raw, list) and isinstance(part, int) and part < len(raw):
            raw = raw[part]
        else:
            continue
        place.append(part)
    return tuple(place)


def _said(words: list[str]) -> str:
    """What is wrong; where all forms fit as badly, what each of them would be."""
    words = [text.removeprefix("Value error, ") for text in words]
    words = list(dict.fromkeys(_OBJECT.sub("a valid object", text) for text in words))
    if len(words) > 1 and all(text.startswith(_SHOULD) for text in words):
        return _SHOULD + " or ".join(text.removeprefix(_SHOULD) for text in words)
    return words[0]
