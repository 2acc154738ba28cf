"""Replies of our own engine: the request becomes a job, its events become what OpenAI's API says."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import uuid
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from typing import Any

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.requests.report import ContextReport
from ethervox_gui.engine.protocol import EngineInfo, PromptEncoder
from ethervox_gui.governor.jobs.guest_jobs import (
    Complete,
    Completion,
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    PromptRead,
    TextWritten,
)
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.server import convert
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.errors import ApiError, from_user_error
from ethervox_gui.server.schema import ChatRequest
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import SamplingSettings, Settings

Chunk = dict[str, Any]


@dataclass(slots=True)
class LocalReply:
    """One reply of our engine, as chunks of a stream or as one answer.

    ``submit`` takes jobs from any thread.  When whoever reads the chunks stops, the job is cancelled.
    """

    request: ChatRequest
    plan: Plan
    info: EngineInfo
    encoder: PromptEncoder
    sampling: SamplingSettings
    submit: Callable[[Job], object]
    model: str
    _id: str = field(default_factory=lambda: f"chatcmpl-{uuid.uuid4().hex}")
    _created: int = field(default_factory=lambda: int(time.time()))
    _n_prompt: int = 0
    n_tokens: int = 0
    _reason: str = "stop"
    report: ContextReport | None = None

    async def chunks(self) -> AsyncGenerator[Chunk]:
        """The reply as a stream of chunks; the last one carries ``context``."""
        yield self._chunk({"role": "assistant", "content": ""})
        names = self._tool_names
        held = convert.CallHold(bool(names))
        async with aclosing(self._events()) as events:
            async for event in events:
                if text := held.add(event.text):
                    yield self._chunk({"content": text})
        text, calls = convert.parse_calls(held.text, names)
        rest = "" if calls else text[held.n_passed :]
        if rest:
            yield self._chunk({"content": rest})
        for index, call in enumerate(calls):
            yield self._chunk({"tool_calls": [{"index": index, **_call_json(call)}]})
        last = self._chunk({}, finish_reason="tool_calls" if calls else self._reason)
        context = self._context()
        if not self.request.wants_usage:
            yield {**last, "context": context}
            return
        yield last
        yield {**self._chunk(None), "usage": self._usage(), "context": context}

    async def answer(self) -> Chunk:
        """The reply as one answer."""
        whole = ""
        async with aclosing(self._events()) as events:
            async for event in events:
                whole += event.text
        text, calls = convert.parse_calls(whole, self._tool_names)
        message: dict[str, Any] = {"role": "assistant", "content": None if calls and not text else text}
        if calls:
            message["tool_calls"] = [_call_json(call) for call in calls]
        reason = "tool_calls" if calls else self._reason
        return {
            "id": self._id,
            "object": "chat.completion",
            "created": self._created,
            "model": self.model,
            "choices": [{"index": 0, "message": message, "logprobs": None, "finish_reason": reason}],
            "usage": self._usage(),
            "context": self._context(),
        }

    def check(self) -> None:
        """Raise :class:`ApiError` for what our engine cannot do, before anything runs."""
        extra = self.request.model_extra or {}
        if (self.request.n or 1) > 1:
            raise ApiError(400, "Only one choice (n = 1) can be made.", code="unsupported", param="n")
        if extra.get("logprobs"):
            raise ApiError(400, "logprobs cannot be given.", code="unsupported", param="logprobs")
        self._grammar()

    # ---- inside ------------------------------------------------------------------------------------

    async def _events(self) -> AsyncGenerator[TextWritten]:
        """The text as the engine writes it; ends with the reply, raises :class:`ApiError` where it fails."""
        loop, queue = asyncio.get_running_loop(), asyncio.Queue[CompletionEvent]()
        gone = threading.Event()

        def tell(event: CompletionEvent) -> None:
            try:
                loop.call_soon_threadsafe(queue.put_nowait, event)
            except RuntimeError:  # the server was stopped meanwhile
                gone.set()

        completion = Completion(
            prompt=await asyncio.to_thread(self._prompt),
            encoder=self.encoder,
            sampling=self.sampling,
            tell=tell,
            cancelled=gone.is_set,
            max_tokens=self.request.longest,
            stop=self.request.stops,
            grammar=self._grammar(),
        )
        self.submit(Complete(completion))
        try:
            while True:
                event = await queue.get()
                match event:
                    case PromptRead(n_prompt, n_reused):
                        self._n_prompt = n_prompt
                        self.report = replace(
                            self.plan.report, counted=n_prompt, exact=True, reused_tokens=n_reused
                        )
                    case TextWritten():
                        self.n_tokens = event.n_tokens
                        yield event
                    case CompletionEnded():
                        self.n_tokens = event.n_tokens
                        self._reason = "length" if event.stop_reason is StopReason.LENGTH else "stop"
                        return
                    case CompletionFailed(error):
                        raise from_user_error(error)
        finally:
            gone.set()

    def _prompt(self) -> Sequence[int]:
        try:
            return self.encoder.prompt(convert.to_engine(self.plan.messages, self._tools))
        except EthervoxError as error:
            raise ApiError(503, f"The model could not read this: {error}.", "service_unavailable") from error

    @property
    def _tools(self) -> Sequence[Mapping[str, Any]]:
        return told_tools(self.request)

    @property
    def _tool_names(self) -> frozenset[str]:
        return frozenset(tool["function"]["name"] for tool in self._tools)

    def _grammar(self) -> str:
        request = self.request
        if self._tools and request.tool_choice not in (None, "auto"):
            name = None if isinstance(request.tool_choice, str) else request.tool_choice.function.name
            return self.encoder.schema_grammar(json.dumps(convert.call_schema(self._tools, name)))
        form = request.response_format
        if form is None or form.type == "text":
            return ""
        schema = form.json_schema.schema_ if form.json_schema is not None else None
        if schema is None and form.type == "json_schema":
            place = "response_format.json_schema.schema"
            raise ApiError(400, f"{place}: Field required.", code="invalid_value", param=place)
        return self.encoder.schema_grammar(json.dumps(schema or {"type": "object"}))

    def _chunk(self, delta: dict[str, Any] | None, finish_reason: str | None = None) -> Chunk:
        choice = {"index": 0, "delta": delta, "logprobs": None, "finish_reason": finish_reason}
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
        }

    def _context(self) -> dict[str, Any]:
        return (self.report or self.plan.report).as_json()


def told_tools(request: ChatRequest) -> Sequence[Mapping[str, Any]]:
    """The tools the model is told of."""
    if not request.tools or request.tool_choice == "none":
        return ()
    return [tool.model_dump(exclude_none=True) for tool in request.tools]


def sampling_of(request: ChatRequest, profile: Profile, general: Settings) -> SamplingSettings:
    """How tokens are chosen: the request's wish, else as in a chat with the profile.

    What nobody said is left to the engine, which asks the model.
    """
    try:
        sampling = profile.settings(general).sampling
    except UserError as error:
        raise from_user_error(error) from error
    wishes = {
        "temperature": request.temperature,
        "top_p": request.top_p or None,
        "seed": None if request.seed is None else request.seed % (2**32 - 1),
    }
    given = {name: value for name, value in wishes.items() if value is not None}
    return sampling.model_copy(update=given)


def with_prompt(profile: Profile, messages: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """The messages with the system prompt of a local profile in front, where they bring none of their own."""
    has_own = any(message["role"] in ("system", "developer") for message in messages)
    if not profile.system_prompt or profile.kind == "remote" or has_own:
        return messages
    return [{"role": "system", "content": profile.system_prompt}, *messages]


def _call_json(call: convert.ToolCall) -> dict[str, Any]:
    return {
        "id": f"call_{uuid.uuid4().hex[:24]}",
        "type": "function",
        "function": {"name": call.name, "arguments": call.arguments},
    }
