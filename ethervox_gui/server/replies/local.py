"""Replies of our own engine: the request becomes a job, its events become what OpenAI's API says."""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from collections.abc import AsyncGenerator, Callable, Collection, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.requests.pictures import Picture
from ethervox_gui.context.requests.report import ContextReport
from ethervox_gui.context.requests.token_scores import Likely, TokenScore
from ethervox_gui.context.turns.turns import Message
from ethervox_gui.engine.protocol import EngineInfo, PromptEncoder
from ethervox_gui.governor.jobs.guest_jobs import (
    CompletionEnded,
    CompletionEvent,
    PromptRead,
    TextWritten,
)
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.server import convert
from ethervox_gui.server.context.pictures import RequestPictures
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.errors import ApiError, from_user_error, misfit
from ethervox_gui.server.replies import of_guide
from ethervox_gui.server.replies.engine_events import engine_events
from ethervox_gui.server.replies.side_by_side import sampling_for, side_by_side
from ethervox_gui.server.schema import ChatRequest, NamedTool, ResponseRequest, TextRequest
from ethervox_gui.server.shapes.choice import Choice
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import AskedSampling, SamplingSettings, Settings

Chunk = dict[str, Any]

#: Most choices of one request.
MOST_CHOICES: Final = 8

#: What other servers call the form of a reply.
FORMS_OF_OTHERS: Final = (
    "grammar",
    "json_schema",
    "guided_json",
    "guided_regex",
    "guided_choice",
    "guided_grammar",
    "structured_outputs",
)

#: A share that the likeliest token has always: what a top_p of 0 asks for.
_LEAST_SHARE: Final = 1e-6
#: A share of the likeliest token's that no other has, unless it is as likely: what a min_p of 1 asks for.
_MOST_SHARE: Final = 1 - 1e-6

#: As in the settings.
_MOST_K: Final = 100_000

#: JSON knows no infinity: what OpenAI says of tokens that could not come.
_LEAST: Final = -9999.0


@dataclass(slots=True)
class LocalReply:
    """One reply of our engine, as chunks of a stream or as one answer.

    ``submit`` takes jobs from any thread.  With ``goes_on`` what the model said last of all is what its reply
    begins with; that is not told again.  ``as_kept``: the model is told of tools as in a conversation that is
    kept.  When whoever reads the chunks stops, the job is cancelled.
    """

    request: ChatRequest
    plan: Plan
    info: EngineInfo
    encoder: PromptEncoder
    sampling: SamplingSettings
    submit: Callable[[Job], object]
    model: str
    pictures: RequestPictures
    goes_on: bool = False
    as_kept: bool = False
    _seen: tuple[Picture, ...] = ()
    _id: str = field(default_factory=lambda: f"chatcmpl-{uuid.uuid4().hex}")
    _created: int = field(default_factory=lambda: int(time.time()))
    _n_prompt: int = 0
    n_tokens: int = 0
    report: ContextReport | None = None
    _n_written: list[int] = field(default_factory=list)
    _n_open: int = 0
    _choices: Sequence[Choice] = ()

    async def chunks(self) -> AsyncGenerator[Chunk]:
        """The reply as a stream of chunks, its choices side by side; the last one carries ``context``."""
        prompt, choices = await asyncio.to_thread(self._begin)
        for number in range(len(choices)):
            yield self._chunk({"role": "assistant", "content": ""}, number)
        async with aclosing(self._events(prompt)) as events:
            async for number, event in events:
                choice = choices[number]
                if isinstance(event, TextWritten):
                    scores = self._scores(event)
                    for delta in choice.add(event.text, event.n_tokens) or ([{}] if scores else []):
                        yield self._chunk(delta, number, scores=scores)
                        scores = None
                    continue
                for delta in choice.finish(is_cut=event.stop_reason is StopReason.LENGTH):
                    yield self._chunk(delta, number)
                last = self._chunk({}, number, self._reason(choice, event))
                last["choices"][0] |= _stop_json(choice, event)
                self._n_open -= 1
                if self._n_open or self.request.wants_usage:
                    yield last
                else:
                    yield {**last, "context": self._context()}
        if self.request.wants_usage:
            yield {**self._chunk(None), "usage": self._usage(), "context": self._context()}

    async def answer(self) -> Chunk:
        """The reply as one answer."""
        prompt, choices = await asyncio.to_thread(self._begin)
        contents: list[list[dict[str, Any]]] = [[] for _ in choices]
        ends: list[dict[str, Any]] = [{"finish_reason": "stop"} for _ in choices]
        async with aclosing(self._events(prompt)) as events:
            async for number, event in events:
                if isinstance(event, TextWritten):
                    choices[number].add(event.text, event.n_tokens)
                    contents[number] += (self._scores(event) or {}).get("content", ())
                else:
                    choice = choices[number]
                    choice.finish(is_cut=event.stop_reason is StopReason.LENGTH)
                    ends[number] = {"finish_reason": self._reason(choice, event), **_stop_json(choice, event)}
        return {
            "id": self._id,
            "object": "chat.completion",
            "created": self._created,
            "model": self.model,
            "choices": [
                {
                    "index": number,
                    "message": choice.message,
                    "logprobs": {"content": content} if self.request.logprobs else None,
                    **end,
                }
                for number, (choice, content, end) in enumerate(zip(choices, contents, ends, strict=True))
            ],
            "usage": self._usage(),
            "context": self._context(),
        }

    def check(self) -> None:
        """Raise :class:`ApiError` for what our engine cannot do, before anything runs."""
        request = self.request
        if request.top_logprobs and not request.logprobs:
            sentence = "top_logprobs needs logprobs: true."
            raise ApiError(400, sentence, code="invalid_value", param="top_logprobs")
        if self._n_choices > MOST_CHOICES:
            sentence = f"At most {MOST_CHOICES} choices can be made at once."
            raise ApiError(400, sentence, code="invalid_value", param="n")
        check_tokens(request.biases, self.encoder, "logit_bias")
        self._grammar()

    # ---- inside ------------------------------------------------------------------------------------

    @property
    def _n_choices(self) -> int:
        return self.request.n or 1

    def _begin(self) -> tuple[Sequence[int], list[Choice]]:
        """The prompt, and the choices, of which nothing is written yet; on a thread that may wait."""
        plain = self._grammar() or self._begun
        opening = "" if plain else (self._telling or self.encoder).reply_start(self._messages)
        parallel = self.request.parallel_tool_calls is not False
        self._n_written = [0] * self._n_choices
        self._n_open = self._n_choices
        may_be_called = () if answers_in_form(self.request) else self._tools
        is_forced = forces_call(self.request)
        choices = [
            Choice(may_be_called, opening, parallel=parallel, is_forced=is_forced) for _ in self._n_written
        ]
        self._choices = choices
        return self._prompt(), choices

    def _reason(self, choice: Choice, event: CompletionEnded) -> str:
        """Why a finished choice ended, as OpenAI says it."""
        if choice.calls and not choice.is_cut:
            return "tool_calls"
        return "length" if event.stop_reason is StopReason.LENGTH else "stop"

    async def _events(
        self, prompt: Sequence[int]
    ) -> AsyncGenerator[tuple[int, TextWritten | CompletionEnded]]:
        """The texts of the choices as the engine writes them, and how each ends.

        All choices have the prompt in common, which is read once.  Raises :class:`ApiError` where one fails.
        """
        may_search = self.info.is_guide and not self._grammar() and not self._begun
        reply = self._reply_of_guide if may_search else self._reply
        begins = [partial(reply, prompt, number) for number in range(self._n_choices)]
        async with aclosing(side_by_side(begins)) as found:
            async for number, event in found:
                match event:
                    case PromptRead(n_prompt, n_reused) if not number:
                        self._n_prompt = n_prompt
                        self.report = replace(
                            self.plan.report, counted=n_prompt, exact=True, reused_tokens=n_reused
                        )
                    case TextWritten() | CompletionEnded():
                        self._n_written[number] = event.n_tokens
                        self.n_tokens = sum(self._n_written)
                        yield number, event

    async def _reply(self, prompt: Sequence[int], number: int) -> AsyncGenerator[CompletionEvent]:
        events = engine_events(
            self.submit,
            prompt=prompt,
            encoder=self.encoder,
            sampling=sampling_for(self.sampling, number),
            max_tokens=self.request.longest,
            stop=self.request.stops,
            grammar=self._grammar(),
            pictures=self._seen,
            bias=self.request.biases,
            n_likely=n_likely_in(self.request),
        )
        try:
            async with aclosing(events) as found:
                async for event in found:
                    yield event
        except ApiError as error:
            raise unusable_form(error, self.request, self.encoder) from error

    async def _reply_of_guide(self, prompt: Sequence[int], number: int) -> AsyncGenerator[CompletionEvent]:
        """As :meth:`_reply`, of the guide: see :mod:`ethervox_gui.server.replies.of_guide`."""
        reply = of_guide.searched(self._reply(prompt, number), partial(self._reply_again, number))
        # Of other words than the model's nobody can say how likely they were.
        is_free = self.sampling.fresh_replies and not self._tools and not self.request.logprobs
        if is_free:
            limits = self.request.longest, self.request.stops
            reply = of_guide.put_right(reply, self._messages, self.encoder.count_tokens, *limits)
        async with aclosing(reply) as found:
            async for event in found:
                yield event

    async def _reply_again(self, number: int) -> AsyncGenerator[CompletionEvent]:
        """As :meth:`_reply`, after a search that found nothing."""
        prompt = await asyncio.to_thread(self._prompt, of_guide.FOUND_NOTHING)
        async with aclosing(self._reply(prompt, number)) as found:
            async for event in found:
                yield event

    @property
    def _messages(self) -> list[Message]:
        return self._with_pictures[0]

    @property
    def _with_pictures(self) -> tuple[list[Message], list[convert.Shown]]:
        return convert.with_pictures(self.plan.messages, () if self._telling is not None else self._tools)

    @property
    def _begun(self) -> str:
        """What the reply begins with already; empty where it does with nothing, or is held to a form."""
        *before, last = self.plan.messages
        is_begun = self.goes_on and before and last["role"] == "assistant" and not last.get("tool_calls")
        return self._messages[-1].text if is_begun and not self._grammar() else ""

    @property
    def _telling(self) -> PromptEncoder | None:
        """What tells the model of the tools in its own form, where its template knows one."""
        return self.encoder.telling_of(self._tools, kept=self.as_kept) if self._tools else None

    def _prompt(self, told: Sequence[Message] = ()) -> Sequence[int]:
        """What the model reads: the messages, and what it was ``told`` behind them."""
        messages, shown = self._with_pictures
        placed = self.pictures.placed(shown)
        self._seen = tuple(one.picture for one in placed)
        begun = self._begun
        try:
            said = messages[:-1] if begun else [*messages, *told]
            return (self._telling or self.encoder).prompt(said, placed, begun)
        except EthervoxError as error:
            raise ApiError(503, f"The model could not read this: {error}.", "service_unavailable") from error

    @property
    def _tools(self) -> Sequence[Mapping[str, Any]]:
        return told_tools(self.request)

    def _grammar(self) -> str:
        return grammar_of(self.request, self.encoder)

    def _scores(self, event: TextWritten) -> dict[str, Any] | None:
        """How likely the tokens of a piece were, as OpenAI says it; ``None`` where nobody asked."""
        return scores_json(event.scores)

    def _chunk(
        self,
        delta: dict[str, Any] | None,
        number: int = 0,
        finish_reason: str | None = None,
        scores: dict[str, Any] | None = None,
    ) -> Chunk:
        choice = {"index": number, "delta": delta, "logprobs": scores, "finish_reason": finish_reason}
        return {
            "id": self._id,
            "object": "chat.completion.chunk",
            "created": self._created,
            "model": self.model,
            "choices": [] if delta is None else [choice],
        }

    def _usage(self) -> dict[str, Any]:
        report = self.report or self.plan.report
        return {
            "prompt_tokens": self._n_prompt,
            "completion_tokens": self.n_tokens,
            "total_tokens": self._n_prompt + self.n_tokens,
            "prompt_tokens_details": {"cached_tokens": report.reused_tokens},
            "completion_tokens_details": {
                "reasoning_tokens": sum(choice.n_thought for choice in self._choices)
            },
        }

    def _context(self) -> dict[str, Any]:
        return (self.report or self.plan.report).as_json()


def check_tokens(tokens: Collection[int], encoder: PromptEncoder, place: str) -> None:
    """Raise :class:`ApiError` where there is no such token: the library would take it for one."""
    worst = max(tokens, default=0)
    if worst >= encoder.n_vocabulary:
        raise ApiError(400, f"The model has no token {worst}.", code="invalid_value", param=place)


def told_tools(request: ChatRequest) -> Sequence[Mapping[str, Any]]:
    """The tools the model is told of."""
    if not request.tools or request.tool_choice == "none":
        return ()
    return [tool.model_dump(exclude_none=True) for tool in request.tools]


def forces_call(request: ChatRequest) -> bool:
    """Whether the reply must be a call."""
    return bool(told_tools(request)) and request.tool_choice not in (None, "auto", "none")


def answers_in_form(request: ChatRequest) -> bool:
    """Whether the reply is JSON of a form, which is an answer whatever it looks like."""
    form = request.response_format
    return form is not None and form.type != "text" and not forces_call(request)


def grammar_of(request: ChatRequest, encoder: PromptEncoder) -> str:
    """What the reply is held to (GBNF): a call, or JSON of a form; empty for whatever comes.

    Raises :class:`ApiError` or :class:`UserError` where that cannot be done.
    """
    if not request.tools and request.tool_choice not in (None, "auto", "none"):
        sentence = "tool_choice asks for a tool, but the request has no tools."
        raise ApiError(400, sentence, code="invalid_value", param="tool_choice")
    _refuse_what_never_comes(request)
    schema = _wanted_schema(request)
    if schema is None:
        return ""
    try:
        return encoder.schema_grammar(json.dumps(schema))
    except UserError as error:
        raise unusable_form(from_user_error(error), request, encoder) from error


def unusable_form(error: ApiError, request: ChatRequest, encoder: PromptEncoder) -> ApiError:
    """An error of a reply, with the field of the request that it cannot be held to if that is the reason."""
    if error.body["error"]["code"] != "schema_unusable":
        return error
    if forces_call(request):
        place = _place_of_tool(request, encoder)
    else:
        is_schema = request.response_format is not None and request.response_format.json_schema is not None
        place = "response_format.json_schema.schema" if is_schema else "response_format"
    return misfit(place, str(error).removesuffix("."), "schema_unusable")


def _wanted_schema(request: ChatRequest) -> Mapping[str, Any] | None:
    """The JSON schema that a reply is held to: that of a call, or of a form; ``None`` for whatever comes."""
    if forces_call(request):
        return convert.call_schema(told_tools(request), _named_tool(request))
    form = request.response_format
    if form is None or form.type == "text":
        return None
    schema = form.json_schema.schema_ if form.json_schema is not None else None
    if schema is None and form.type == "json_schema":
        raise misfit("response_format.json_schema.schema", "Field required")
    return schema or {"type": "object"}


def _named_tool(request: ChatRequest) -> str | None:
    """The one tool that is to be called."""
    return request.tool_choice.function.name if isinstance(request.tool_choice, NamedTool) else None


def _place_of_tool(request: ChatRequest, encoder: PromptEncoder) -> str:
    """The schema of the only tool, or of the first that cannot be used; all where they cannot together."""
    name = _named_tool(request)
    tools = {
        f"tools.{index}.function.parameters": tool
        for index, tool in enumerate(told_tools(request))
        if name in (None, tool["function"]["name"])
    }
    for place, tool in tools.items():
        try:
            encoder.schema_grammar(json.dumps(convert.call_schema([tool], None)))
        except UserError:
            return place
    return next(iter(tools)) if len(tools) == 1 else "tools"


def _refuse_what_never_comes(request: ChatRequest) -> None:
    """Raise :class:`ApiError` where a program would wait for something that no model here can give."""
    extra = request.model_extra or {}
    modalities = extra.get("modalities")
    if request.functions and not request.tools:
        field, sentence = "functions", "functions are not taken: send them as tools."
    elif isinstance(modalities, list) and "audio" in modalities:
        field, sentence = "modalities", "Models here write text alone: leave audio out of modalities."
    elif extra.get("web_search_options") is not None:
        field = "web_search_options"
        sentence = (
            "Nothing is searched on the web here: leave web_search_options out, or send a tool that does it."
        )
    elif form := next((name for name in FORMS_OF_OTHERS if extra.get(name)), None):
        field, sentence = form, f"{form} is not taken: send a JSON schema as response_format."
    else:
        return
    raise ApiError(400, sentence, code="unsupported", param=field)


def sampling_of(
    request: ChatRequest | TextRequest | ResponseRequest, profile: Profile, general: Settings
) -> SamplingSettings:
    """How tokens are chosen: the request's wish, else as in a chat with the profile.

    What nobody said is left to the engine, which asks the model.
    """
    try:
        sampling = profile.settings(general).sampling
    except UserError as error:
        raise from_user_error(error) from error
    wishes: dict[str, float | None] = {
        "temperature": request.temperature,
        "top_p": None if request.top_p is None else max(request.top_p, _LEAST_SHARE),
        "min_p": None if request.min_p is None else min(request.min_p, _MOST_SHARE),
        "repeat_penalty": request.repeat_penalty or request.repetition_penalty,
        "seed": None if request.seed is None else request.seed % (2**32 - 1),
    }
    if request.top_k is not None:  # 0 and, with some, -1 are all of them
        wishes["top_k"] = min(max(request.top_k, 0), _MOST_K)
    wishes["frequency_penalty"] = request.frequency_penalty or None
    wishes["presence_penalty"] = request.presence_penalty or None
    given = _said(wishes)
    if given.keys() & {"frequency_penalty", "presence_penalty"}:
        return AskedSampling.model_validate({**sampling.model_dump(), **given})
    return sampling.model_copy(update=given)


def _said(wishes: Mapping[str, float | None]) -> dict[str, float]:
    return {name: value for name, value in wishes.items() if value is not None}


def with_prompt(profile: Profile, messages: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """The messages with the system prompt of a local profile in front, where they bring none of their own."""
    has_own = any(message["role"] in ("system", "developer") for message in messages)
    if not profile.system_prompt or profile.kind == "remote" or has_own:
        return messages
    return [{"role": "system", "content": profile.system_prompt}, *messages]


def _stop_json(choice: Choice, event: CompletionEnded) -> dict[str, str]:
    """Which stop string ended a choice, as other servers say it; OpenAI says nothing of that."""
    return {"stop_reason": event.stop} if event.stop and not choice.calls else {}


def said_logprob(likely: Likely) -> float:
    """How likely a token was, in what JSON can say."""
    return max(likely.logprob, _LEAST)


def n_likely_in(request: ChatRequest) -> int | None:
    """Of how many of the likeliest tokens a request wants to hear; ``None``: not even of those that come."""
    return (request.top_logprobs or 0) if request.logprobs else None


def scores_json(scores: Sequence[TokenScore]) -> dict[str, Any] | None:
    """How likely tokens were, as OpenAI says it; ``None`` where nobody asked."""
    return {"content": [score_json(score) for score in scores]} if scores else None


def score_json(score: TokenScore) -> dict[str, Any]:
    """A token of a reply and how likely it was, as OpenAI says it."""
    chosen, *others = (
        {
            "token": likely.piece.decode("utf-8", "replace"),
            "logprob": said_logprob(likely),
            "bytes": list(likely.piece),
        }
        for likely in (score.chosen, *score.likeliest)
    )
    return {**chosen, "top_logprobs": others}
