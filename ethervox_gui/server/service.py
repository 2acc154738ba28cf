"""What the API does, apart from HTTP: profiles, plans of the context, replies, records."""

from __future__ import annotations

import dataclasses
import json
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, Protocol

import httpx

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.message_strategies import Strategy
from ethervox_gui.engine.protocol import EngineInfo, PromptEncoder
from ethervox_gui.governor.jobs import Job
from ethervox_gui.server import errors
from ethervox_gui.server.counting import Counter, EstimatingCounter, ExactCounter
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.guard import ContextReport, Guard, Plan, Summarize, Written
from ethervox_gui.server.local import LocalReply, sampling_of, told_tools
from ethervox_gui.server.policy import Policy, policy_of
from ethervox_gui.server.records import Records, RequestRecord
from ethervox_gui.server.remote import Upstream
from ethervox_gui.server.schema import ChatRequest
from ethervox_gui.server.summaries import SummaryBook, write_summary
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import Profile, Profiles
from ethervox_gui.settings import Settings
from ethervox_gui.storage.store import Store

Chunk = dict[str, Any]

#: What is written down for a caller that went away.
_GONE = 499


class EnginePort(Protocol):
    """The governor, as the server sees it."""

    @property
    def loaded(self) -> tuple[EngineInfo, PromptEncoder] | None: ...

    def submit(self, job: Job) -> None: ...


@dataclass(slots=True)
class Sources:
    """Where the service finds what it needs; the callables are asked anew for every request."""

    engine: EnginePort
    store: Store
    settings: Callable[[], Settings]
    profiles: Callable[[], Profiles]
    keys: Keys


@dataclass(slots=True)
class Answer:
    """A request that is going to be met: its plan, and the chunks or the body it is answered with.

    ``close`` must be called at the end, however it comes: only then it is certain to be written down.
    """

    plan: Plan
    chunks: Callable[[], AsyncGenerator[str]]
    whole: Callable[[], Awaitable[Chunk]]
    close: Callable[[], None]


class Service:
    """One running API."""

    def __init__(self, sources: Sources, records: Records | None = None) -> None:
        self._from = sources
        self.records = records or Records()
        self._book = SummaryBook(sources.store)
        self._client: httpx.AsyncClient | None = None  # made when needed: reading the certificates takes long
        self._estimates: dict[tuple[str, str], EstimatingCounter] = {}

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    # ---- what can be asked -------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether a model is loaded."""
        return self._from.engine.loaded is not None

    def models(self) -> dict[str, Any]:
        """The profiles, as a list of models."""
        return {"object": "list", "data": [_model(profile) for profile in self._from.profiles()]}

    def model(self, name: str) -> dict[str, Any]:
        """One of them."""
        return _model(self._profile(name))

    def stats(self, name: str) -> dict[str, Any]:
        """Limits, the way of counting and the counters of a profile."""
        profile = self._profile(name)
        policy, counter = self._terms(profile, None)
        counting: dict[str, Any] = {"method": counter.method, "error": round(counter.error, 4)}
        if isinstance(counter, EstimatingCounter):
            counting["factor"] = round(counter.factor, 4)
        return {
            "model": name,
            "kind": profile.kind,
            "contextWindow": {
                "maxTokens": policy.max_tokens,
                "strategy": policy.strategy.value,
                "warningThreshold": policy.warning,
                "errorThreshold": policy.error,
                "maxMessages": policy.max_messages,
                "lastTurns": policy.last_turns,
            },
            "counting": counting,
            **self.records.stats(name),
        }

    async def plan(self, request: ChatRequest, raw: Mapping[str, Any]) -> dict[str, Any]:
        """What would happen to the messages of a request; nothing is run."""
        profile = self._profile(request.model)
        policy, counter = self._terms(profile, request)
        guard = Guard(profile.name, policy, counter, self._book.lookup, tools=told_tools(request))
        messages: Sequence[Mapping[str, Any]] = raw["messages"]
        window = {"maxTokens": policy.max_tokens, "warningAt": policy.warning_at, "errorAt": policy.error_at}
        try:
            plan = await guard.plan(messages)
        except ApiError as error:
            if "details" not in error.body["error"]:
                raise
            return {"model": profile.name, "accepted": False, "contextWindow": window, **error.body}
        return {
            "model": profile.name,
            "accepted": True,
            "contextWindow": window,
            "received_tokens": plan.n_received,
            "context": plan.report.as_json(),
            "messages": plan.messages,
        }

    async def complete(self, request: ChatRequest, raw: dict[str, Any]) -> Answer:
        """Plan a request; the answer runs it.  Raises :class:`ApiError` when it is refused."""
        profile = self._profile(request.model)
        record = self.records.begin(profile.name, len(raw["messages"]))
        try:
            policy, counter = self._terms(profile, request)
            summarize = self._summarizer(profile, counter, policy)
            guard = Guard(profile.name, policy, counter, self._book.lookup, summarize, told_tools(request))
            plan = await guard.plan(raw["messages"])
            added = self.records.planned(profile.name, plan)
            record = dataclasses.replace(
                record,
                n_received=plan.n_received,
                limit=policy.max_tokens,
                report=plan.report,
                added_ms=added,
            )
            self.records.update(record)
            if profile.kind == "remote":
                return self._ask(profile, request, raw, plan, counter, record)
            return self._write(profile, request, plan, record)
        except ApiError as error:
            if error.body["error"].get("type", "").startswith("context_length"):
                self.records.refused(profile.name)
            self._end(record, error.status, problem=str(error))
            raise
        except BaseException:
            self._end(record, _GONE)
            raise

    # ---- local -------------------------------------------------------------------------------------

    def _write(self, profile: Profile, request: ChatRequest, plan: Plan, record: RequestRecord) -> Answer:
        info, encoder = self._loaded(profile)
        reply = LocalReply(
            request=request,
            plan=plan,
            info=info,
            encoder=encoder,
            sampling=sampling_of(request, profile, self._from.settings().sampling, info),
            submit=self._from.engine.submit,
            model=profile.name,
        )
        try:
            reply.check()
        except UserError as error:
            raise errors.from_user_error(error) from error

        recorded = _Recorded(self, record, lambda: (reply.n_tokens, reply.report))

        async def chunks() -> AsyncGenerator[str]:
            with recorded:
                async with aclosing(reply.chunks()) as found:
                    async for chunk in found:
                        yield json.dumps(chunk)

        async def whole() -> Chunk:
            with recorded:
                return await reply.answer()

        return Answer(plan, chunks, whole, recorded.close)

    def _loaded(self, profile: Profile) -> tuple[EngineInfo, PromptEncoder]:
        loaded = self._from.engine.loaded
        if loaded is None:
            raise ApiError(
                503,
                "No model is loaded yet.",
                "service_unavailable",
                code="no_model",
                headers={"Retry-After": "2"},
            )
        path = loaded[0].path
        if profile.model and (path is None or str(path) != profile.model):
            raise ApiError(
                503,
                f"The profile '{profile.name}' needs another model than the one that is loaded. "
                "Load it in the window.",
                "service_unavailable",
                code="model_not_loaded",
            )
        return loaded

    # ---- remote ------------------------------------------------------------------------------------

    def _ask(
        self,
        profile: Profile,
        request: ChatRequest,
        raw: dict[str, Any],
        plan: Plan,
        counter: Counter,
        record: RequestRecord,
    ) -> Answer:
        upstream = self._upstream(profile)
        body = upstream.body(raw, plan.messages)
        n_tokens = 0

        def learn(usage: object) -> None:
            nonlocal n_tokens
            if not isinstance(usage, Mapping):
                return
            reported, written = usage.get("prompt_tokens"), usage.get("completion_tokens")
            n_tokens = written if isinstance(written, int) else n_tokens
            if isinstance(reported, int) and isinstance(counter, EstimatingCounter):
                counter.learn(plan.messages, told_tools(request), reported)

        recorded = _Recorded(self, record, lambda: (n_tokens, None))

        async def chunks() -> AsyncGenerator[str]:
            with recorded:
                held: dict[str, Any] | None = None
                async for data in upstream.events(body):
                    if held is not None:
                        yield json.dumps(held)
                        held = None
                    try:
                        found = json.loads(data)
                    except (ValueError, RecursionError):
                        found = None
                    if not isinstance(found, dict):
                        yield data
                        continue
                    learn(found.get("usage"))
                    if _may_be_last(found):
                        held = found
                    else:
                        yield data
                last = held if held is not None else {"object": "chat.completion.chunk", "choices": []}
                yield json.dumps({**last, "context": plan.report.as_json()})

        async def whole() -> Chunk:
            with recorded:
                found = await upstream.answer(body)
                learn(found.get("usage"))
                return {**found, "context": plan.report.as_json()}

        return Answer(plan, chunks, whole, recorded.close)

    def _upstream(self, profile: Profile) -> Upstream:
        if self._client is None:
            self._client = httpx.AsyncClient(follow_redirects=False, trust_env=False)
        key = self._from.keys.get(profile.key_name) if profile.key_name else None
        return Upstream(self._client, profile, key)

    # ---- context -----------------------------------------------------------------------------------

    def _profile(self, name: str) -> Profile:
        profiles = self._from.profiles()
        profile = profiles.get(name)
        if profile is None:
            raise errors.model_not_found(name, profiles.names)
        return profile

    def _terms(self, profile: Profile, request: ChatRequest | None) -> tuple[Policy, Counter]:
        """The limits that hold for a request, and who counts its tokens."""
        strategy = request.context_strategy if request is not None else None
        settings = self._from.settings().server
        if profile.kind == "remote":
            # Another address or model counts otherwise, so it begins anew.
            counter = self._estimates.setdefault((profile.base_url, profile.model), EstimatingCounter())
            return policy_of(settings, profile, None, strategy), counter
        info, encoder = self._loaded(profile)
        return policy_of(settings, profile, info.n_ctx, strategy), ExactCounter(encoder)

    def _summarizer(self, profile: Profile, counter: Counter, policy: Policy) -> Summarize:
        async def summarize(
            messages: Sequence[Mapping[str, Any]], earlier: Written | None, prefix: str
        ) -> Written | None:
            longest = max(16, min(500, policy.max_tokens // 8))
            room = max(64, policy.warning_at - 2 * longest)
            text, source = await write_summary(
                messages, earlier, counter.count_text, self._writer(profile), room, longest
            )
            if not text:
                return None
            sizes = sum(counter.measure(messages, ())[0]), counter.count_text(text)
            memory_id = self._book.keep(prefix, text, earlier, sizes, source)
            return Written(memory_id, text, len(messages))

        return summarize

    def _writer(self, profile: Profile) -> Callable[[Sequence[Mapping[str, Any]], int], Any]:
        """Lets the profile's own model answer, for summaries; empty where it fails."""

        async def write(messages: Sequence[Mapping[str, Any]], longest: int) -> str:
            request = ChatRequest.model_validate(
                {"model": profile.name, "messages": list(messages), "temperature": 0, "max_tokens": longest}
            )
            raw = {"messages": list(messages), "temperature": 0, "max_tokens": longest}
            try:
                if profile.kind == "remote":
                    upstream = self._upstream(profile)
                    found = await upstream.answer(upstream.body(raw, messages))
                else:
                    info, encoder = self._loaded(profile)
                    counter = ExactCounter(encoder)
                    whole = Guard(profile.name, _boundless(info.n_ctx), counter, lambda _: None)
                    sampling = sampling_of(request, profile, self._from.settings().sampling, info)
                    found = await LocalReply(
                        request,
                        await whole.plan(messages),
                        info,
                        encoder,
                        sampling,
                        self._from.engine.submit,
                        profile.name,
                    ).answer()
                text = found["choices"][0]["message"]["content"]
            except (EthervoxError, KeyError, IndexError, TypeError):
                return ""
            return text if isinstance(text, str) else ""

        return write

    # ---- records -----------------------------------------------------------------------------------

    def _end(self, record: RequestRecord, status: int, n_tokens: int = 0, problem: str = "") -> None:
        seconds = time.time() - record.at
        self.records.update(
            dataclasses.replace(record, status=status, n_tokens=n_tokens, seconds=seconds, problem=problem)
        )


def _model(profile: Profile) -> dict[str, Any]:
    return {"id": profile.name, "object": "model", "created": 0, "owned_by": profile.kind}


class _Recorded:
    """Writes down, once, how the running of a request ended."""

    def __init__(
        self, service: Service, record: RequestRecord, figures: Callable[[], tuple[int, ContextReport | None]]
    ) -> None:
        self._service, self._record, self._figures = service, record, figures
        self._ended = False

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ApiError):
            self._end(error.status, str(error))
        else:
            self._end(200 if error is None else _GONE)

    def close(self) -> None:
        """Without an end so far, whoever asked went away before it began."""
        self._end(_GONE)

    def _end(self, status: int, problem: str = "") -> None:
        if self._ended:
            return
        self._ended = True
        n_tokens, report = self._figures()
        record = self._record if report is None else dataclasses.replace(self._record, report=report)
        self._service._end(record, status, n_tokens, problem)


def _boundless(n_ctx: int) -> Policy:
    """For what the server asks by itself: it was cut to size already."""
    return Policy(Strategy.TOKEN_BUDGET, n_ctx, 0.999, 1.0, 1, 1)


def _may_be_last(chunk: Mapping[str, Any]) -> bool:
    """Whether no text can come after this chunk: it says why the reply ended, or has no choice at all."""
    choices = chunk.get("choices")
    if not isinstance(choices, list) or not choices:
        return True
    return any(isinstance(choice, Mapping) and choice.get("finish_reason") for choice in choices)
