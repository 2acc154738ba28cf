"""What the API does, apart from HTTP: profiles, plans of the context, replies, records."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.context.requests.report import ContextReport
from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.engine.remote.http import RemoteClients
from ethervox_gui.governor.jobs.guest_jobs import Vectors
from ethervox_gui.server import errors, schema
from ethervox_gui.server.context.counting import Counter, EstimatingCounter, ExactCounter
from ethervox_gui.server.context.guard import Guard
from ethervox_gui.server.context.pictures import RequestPictures
from ethervox_gui.server.context.plan import Plan, Policy, policy_of
from ethervox_gui.server.context.summaries import Ask, SummaryBook, summarizer
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.hosting import Hosting
from ethervox_gui.server.records import Records
from ethervox_gui.server.replies.answers import Answer, Ending, answer_with, as_text
from ethervox_gui.server.replies.local import LocalReply, sampling_of, told_tools, with_prompt
from ethervox_gui.server.replies.model_pool import ModelPool
from ethervox_gui.server.replies.remote import RemoteReply, Upstream
from ethervox_gui.server.replies.text import TextReply, check_text, text_prompts
from ethervox_gui.server.replies.vectors import EMBEDDING, body, by_meaning, by_model
from ethervox_gui.server.schema import ChatRequest, EmbeddingRequest, ResponseRequest, TextRequest
from ethervox_gui.server.shapes.fields import OwnField, named_by
from ethervox_gui.server.shapes.input import ends_with_reply, has_pictures
from ethervox_gui.server.shapes.unkept import own_field, to_chat
from ethervox_gui.server.sources import EmbeddingModel, Sources
from ethervox_gui.services.profiles import Profile, source_of

Messages = Sequence[Mapping[str, Any]]

#: Threads on which pictures are read: one conversation goes on while another brings many large ones.
_N_PICTURE_THREADS: Final = 2

_EMBEDDING_MODEL: Final = {"object": "model", "created": 0, "owned_by": "embedding"}

_NO_EMBEDDING: Final = (
    "No embedding model is set (memory.embedding_model). A profile's name takes that of its own model."
)


class Service:
    """One running API."""

    def __init__(self, sources: Sources, records: Records | None = None) -> None:
        self._from = sources
        self.records = records or Records()
        self._book = SummaryBook(sources.store)
        self._pool = ModelPool(sources.engine, sources.first_model, sources.load)
        self._clients = RemoteClients()
        self.hosting = Hosting(sources, self._pool, self.records)
        self._estimates: dict[tuple[str, str, str], EstimatingCounter] = {}
        # Of their own: a large picture takes about a second, and nobody else is to wait for that.
        self._picture_threads = ThreadPoolExecutor(_N_PICTURE_THREADS, "pictures")

    async def close(self) -> None:
        self._pool.close()
        await asyncio.to_thread(self._picture_threads.shutdown, cancel_futures=True)
        await self._clients.close()

    # ---- what can be asked -------------------------------------------------------------------------

    @property
    def program_of(self) -> Callable[[bytes], str | None]:
        """Whose key that is which is not the server's own."""
        return self._from.program_of

    @property
    def is_ready(self) -> bool:
        """Whether a model is loaded, and answers."""
        return self._from.engine.loaded is not None and not self.is_stopped

    @property
    def is_stopped(self) -> bool:
        """Whether the engine was ended by a failure: no request is met until the program is started again."""
        return self._from.engine.is_stopped

    @property
    def gives_figures(self) -> bool:
        """Whether its figures may be asked for."""
        return self._from.settings().server.metrics

    def models(self) -> dict[str, Any]:
        """The profiles, as a list of models."""
        data = [_model(profile) for profile in self._from.profiles()]
        if (embedding := self._from.embedding()) is not None:
            data.append({**_EMBEDDING_MODEL, "id": embedding.model_name})
        return {"object": "list", "data": data}

    def model(self, name: str) -> dict[str, Any]:
        """One of them; where its model is loaded, with what it takes."""
        embedding = self._from.embedding()
        if embedding is not None and name == embedding.model_name:
            return {**_EMBEDDING_MODEL, "id": name}
        profile = self._profile(name)
        if profile.kind != "local" or not self._pool.has(profile):
            return _model(profile)
        _, encoder = self._pool.loaded(profile)
        taken = ["text"] if encoder.pictures.refusal else ["text", "image"]
        return {**_model(profile), "input_modalities": taken}

    async def stats(self, name: str) -> dict[str, Any]:
        """Limits, the way of counting and the counters of a profile.

        Only the counters where its model is not loaded: looking must not wait for that.
        """
        profile = self._profile(name)
        counters = self.records.stats(name)
        if profile.kind == "local" and not self._pool.has(profile):
            return {"model": name, "kind": profile.kind, "loaded": False, **counters}
        policy, counter = await self._terms(profile, None)
        counting: dict[str, Any] = {"method": counter.method, "error": round(counter.error, 4)}
        if isinstance(counter, EstimatingCounter):
            counting["factor"] = round(counter.factor, 4)
        return {
            "model": name,
            "kind": profile.kind,
            "loaded": True,
            "contextWindow": {
                "maxTokens": policy.max_tokens,
                "strategy": policy.strategy.value,
                "warningThreshold": policy.warning,
                "errorThreshold": policy.error,
                "maxMessages": policy.max_messages,
                "lastTurns": policy.last_turns,
            },
            "counting": counting,
            **counters,
        }

    async def plan(self, request: ChatRequest, raw: Mapping[str, Any]) -> dict[str, Any]:
        """What would happen to the messages of a request; nothing is run."""
        profile = self._profile(request.model)
        if profile.kind == "remote":
            return await self._planned(profile, request, raw)
        release = await self._pool.hold(profile)
        try:
            return await self._planned(profile, request, raw)
        finally:
            release()

    async def _planned(
        self, profile: Profile, request: ChatRequest, raw: Mapping[str, Any]
    ) -> dict[str, Any]:
        policy, counter = await self._terms(profile, request)
        await self._read_pictures(counter, raw["messages"])
        guard = Guard(profile.name, policy, counter, self._book.lookup, tools=told_tools(request))
        window = {"maxTokens": policy.max_tokens, "warningAt": policy.warning_at, "errorAt": policy.error_at}
        try:
            plan = await guard.plan(with_prompt(profile, raw["messages"]))
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

    async def count(self, request: ChatRequest, raw: Mapping[str, Any], *, as_kept: bool = False) -> int:
        """The tokens of a request's messages, as they came; ``as_kept`` as for :meth:`complete`."""
        profile = self._profile(request.model)
        release = await self._pool.hold(profile) if profile.kind == "local" else lambda: None
        try:
            _, counter = await self._terms(profile, request, as_kept=as_kept)
            await self._read_pictures(counter, raw["messages"])
            found = await asyncio.to_thread(
                counter.measure, with_prompt(profile, raw["messages"]), told_tools(request)
            )
            return sum(found[0]) + found[1]
        finally:
            release()

    async def count_response(self, request: ResponseRequest, raw: Mapping[str, Any]) -> int:
        """The tokens of what a request for a response says, with all that was said before it."""
        found: Mapping[str, Any] | None = self.hosting.remembered.with_before(raw)
        if found is None:
            found = await asyncio.to_thread(self.hosting.with_before, request, raw)
        with named_by(own_field):
            chat = to_chat(found)
            as_kept = self.may_be_kept_later(request, found)
            return await self.count(schema.checked(chat, ChatRequest), chat, as_kept=as_kept)

    async def complete_text(self, request: TextRequest) -> Answer:
        """Go on with a plain text; the answer runs it.  Raises :class:`ApiError` when it is refused."""
        profile = self._profile(request.model)
        record = self.records.begin(profile.name, len(request.prompts))
        ending = Ending(self.records, record)
        with ending:
            check_text(request, profile)
            ending.release = await self._pool.hold(profile)
            policy, _ = await self._terms(profile, None)
            _, encoder = self._pool.loaded(profile)
            prompts = await asyncio.to_thread(text_prompts, request, encoder)
            longest = max(len(prompt.tokens) for prompt in prompts)
            if longest > policy.error_at:
                raise errors.limit_exceeded(
                    longest, policy.max_tokens, policy.error, len(prompts), longest, longest
                )
            n_tokens = sum(len(prompt.tokens) for prompt in prompts)
            report = ContextReport("none", n_tokens, True, len(prompts))
            plan = Plan([], report, report.counted, 0.0)
            ending.record = dataclasses.replace(
                record, n_received=report.counted, limit=policy.max_tokens, report=report
            )
            self.records.update(ending.record)
            reply = TextReply(
                request=request,
                prompts=prompts,
                plan=plan,
                encoder=encoder,
                sampling=sampling_of(request, profile, self._from.settings()),
                submit=self._from.engine.submit,
                model=profile.name,
            )
            ending.figures = lambda: (reply.n_tokens, reply.report)
            return answer_with(reply, reply.chunks, plan, ending)

    async def embed(self, request: EmbeddingRequest) -> dict[str, Any]:
        """The vectors of texts.  Raises :class:`ApiError`."""
        embedding = self._from.embedding()
        if request.model not in _names_of(embedding):
            self._profile(request.model)  # figures are kept of names that there are, and of no others
        record = self.records.begin(request.model, len(request.texts))
        ending = Ending(self.records, record)
        with ending:
            found = body(request, await self._vectors(request, ending))
        ending.end(200)
        return found

    async def whole(self, request: ResponseRequest, raw: Mapping[str, Any]) -> tuple[Mapping[str, Any], bool]:
        """The body of a request for a response, and whether it is said in a conversation that is kept.

        Pictures are not stored: with one in it a conversation is not kept, nor where the model was the last
        who spoke, and is to speak once more.  Where a request goes on behind a
        response of which nothing is stored, all that was said before comes with it, and from then on the
        conversation is kept, if it can be.  So it does where nothing is to be stored of a request itself.
        Raises :class:`ApiError` 400 where it names a conversation, too, and as :meth:`Hosting.with_before`.
        """
        if request.previous_response_id is not None and request.conversation is not None:
            sentence = "Name the conversation or the response before, not both."
            raise ApiError(400, sentence, code="invalid_value", param="conversation")
        found = self.hosting.remembered.with_before(raw)
        if found is None:
            is_first = request.previous_response_id is None and request.conversation is None
            if not is_first and request.store is False:
                return await asyncio.to_thread(self.hosting.with_before, request, raw, in_words=False), False
            return raw, request.is_kept and not (is_first and _is_never_kept(raw))
        return found, self.may_be_kept_later(request, found)

    def may_be_kept_later(self, request: ResponseRequest, raw: Mapping[str, Any]) -> bool:
        """Whether a conversation that begins so, or is so far, can be kept from the next message on."""
        return request.store is not False and self._is_like_kept(request, raw)

    def is_told_as_kept(self, request: ResponseRequest, raw: Mapping[str, Any]) -> bool:
        """Whether ``raw`` is read as in a conversation that is kept: as one before was, or a later one is."""
        is_first = request.previous_response_id is None and request.conversation is None
        return not (is_first and request.store is False) and self._is_like_kept(request, raw)

    def _is_like_kept(self, request: ResponseRequest, raw: Mapping[str, Any]) -> bool:
        profile = self._profile(request.model)
        is_ours = profile.kind == "local" and self._pool.has_chats(profile)
        return is_ours and not _is_never_kept(raw)

    async def respond(
        self, request: ResponseRequest, raw: Mapping[str, Any], told: Mapping[str, Any]
    ) -> Answer:
        """Say something in a conversation that is kept; the answer runs it, and tells ``told`` of it."""
        return await self.hosting.respond(request, raw, self._profile(request.model), told)

    async def complete(
        self,
        request: ChatRequest,
        raw: dict[str, Any],
        *,
        spare: Collection[str] = (),
        goes_on: bool = False,
        as_kept: bool = False,
        own_field: OwnField = str,
    ) -> Answer:
        """Plan a request; the answer runs it.  Raises :class:`ApiError` when it is refused.

        Another server is not told of the fields ``spare`` if it refuses them.  With ``goes_on`` a reply of
        the model's that comes last is begun, and goes on.  With ``as_kept`` the model is told of tools as
        in a conversation that is kept: what was read is not read once more where it goes on as one.
        Errors name fields by ``own_field``.
        """
        profile = self._profile(request.model)
        record = self.records.begin(profile.name, len(raw["messages"]))
        ending = Ending(self.records, record)
        with ending, named_by(own_field):
            if profile.kind == "local":
                ending.release = await self._pool.hold(profile)
            policy, counter = await self._terms(profile, request, as_kept=as_kept)
            await self._read_pictures(counter, raw["messages"])
            ask = self._asking(profile, counter)
            tools = told_tools(request)
            shared = tools if profile.kind == "local" else ()  # another server may take them for an order
            summarize = summarizer(self._book, counter, policy, profile.name, ask, shared)
            guard = Guard(profile.name, policy, counter, self._book.lookup, summarize, tools)
            plan = await guard.plan(with_prompt(profile, raw["messages"]))
            ending.record = dataclasses.replace(
                record,
                n_received=plan.n_received,
                limit=policy.max_tokens,
                report=plan.report,
                added_ms=self.records.planned(profile.name, plan),
            )
            self.records.update(ending.record)
            if profile.kind == "remote":
                theirs = self._remote(profile, request, raw, plan, counter, spare)
                ending.figures = lambda: (theirs.n_tokens, None)
                return answer_with(theirs, theirs.chunks, plan, ending, own_field)
            ours = await self._local(profile, request, plan, counter, goes_on=goes_on)
            ending.figures = lambda: (ours.n_tokens, ours.report)
            return answer_with(ours, as_text(ours), plan, ending, own_field)

    # ---- inside ------------------------------------------------------------------------------------

    async def _vectors(self, request: EmbeddingRequest, ending: Ending) -> Vectors:
        """Those of the embedding model, unless a profile has that name, or of the model of a profile."""
        embedding = self._from.embedding()
        known = self._from.profiles().get(request.model)
        if known is None and request.model in _names_of(embedding):
            if embedding is None:
                raise ApiError(404, _NO_EMBEDDING, code="model_not_found", param="model")
            return await by_meaning(embedding, request.texts)
        profile = self._profile(request.model)
        if profile.kind == "remote":
            sentence = f"'{profile.name}' is on another server, which is not asked for vectors."
            raise ApiError(400, sentence, code="unsupported", param="model")
        ending.release = await self._pool.hold(profile)
        _, encoder = self._pool.loaded(profile)
        return await by_model(self._from.engine.submit, encoder, request.texts)

    async def _local(
        self, profile: Profile, request: ChatRequest, plan: Plan, counter: Counter, *, goes_on: bool = False
    ) -> LocalReply:
        info, encoder = self._pool.loaded(profile)
        if isinstance(counter, ExactCounter) and counter.encoder is encoder:
            read = counter.pictures
        else:  # of another model, or of this one as it was before it was loaded again
            read = RequestPictures(encoder.pictures)
            await read.take(plan.messages, self._picture_threads)
        as_kept = isinstance(counter, ExactCounter) and counter.as_kept
        reply = LocalReply(
            request=request,
            plan=plan,
            info=info,
            encoder=encoder,
            sampling=sampling_of(request, profile, self._from.settings()),
            submit=self._from.engine.submit,
            model=profile.name,
            pictures=read,
            goes_on=goes_on,
            as_kept=as_kept,
        )
        try:
            await asyncio.to_thread(reply.check)
        except UserError as error:
            raise errors.from_user_error(error) from error
        return reply

    def _remote(
        self,
        profile: Profile,
        request: ChatRequest,
        raw: Mapping[str, Any],
        plan: Plan,
        counter: Counter,
        spare: Collection[str] = (),
    ) -> RemoteReply:
        source = source_of(profile, self._from.keys, self._from.settings())
        upstream = Upstream(self._clients, profile, source, spare)
        return RemoteReply(upstream, request, upstream.body(raw, plan.messages), plan, counter)

    def _asking(self, profile: Profile, counter: Counter) -> Ask:
        """Lets the profile's own model answer what the server asks by itself; it was cut to size already."""

        async def ask(request: ChatRequest, raw: dict[str, Any]) -> dict[str, Any]:
            whole = Policy(Strategy.TOKEN_BUDGET, 1 << 40, 0.999, 1.0, 1, 1)
            plan = await Guard(profile.name, whole, counter, lambda _: None).plan(raw["messages"])
            if profile.kind == "remote":
                return await self._remote(profile, request, raw, plan, counter).answer()
            reply = await self._local(profile, request, plan, counter)
            return await reply.answer()

        return ask

    def _profile(self, name: str) -> Profile:
        profiles = self._from.profiles()
        profile = profiles.get(name)
        if profile is None:
            raise errors.model_not_found(name, profiles.names)
        return profile

    async def _terms(
        self, profile: Profile, request: ChatRequest | None, *, as_kept: bool = False
    ) -> tuple[Policy, Counter]:
        """The limits that hold for a request, and who counts its tokens."""
        strategy = request.context_strategy if request is not None else None
        reply = request.longest if request is not None else None
        settings = self._from.settings().server
        if profile.kind == "local":
            info, encoder = self._pool.loaded(profile)
            policy = policy_of(settings, profile, info.n_ctx, strategy, reply)
            return policy, ExactCounter(encoder, as_kept=as_kept)
        # Another address or model counts otherwise, so it begins anew.
        known = (profile.base_url, profile.model, profile.vocabulary)
        counter = self._estimates.get(known)
        if counter is None:
            counter = self._estimates[known] = EstimatingCounter(await self._vocabulary(profile))
        return policy_of(settings, profile, None, strategy, reply), counter

    async def _vocabulary(self, profile: Profile) -> PromptEncoder | None:
        path = profile.vocabulary_path
        if path is None or self._from.vocabulary is None:
            return None
        try:
            return await asyncio.to_thread(self._from.vocabulary, path)
        except UserError as error:
            raise errors.from_user_error(error) from error

    async def _read_pictures(self, counter: Counter, messages: Messages) -> None:
        """Read the pictures of a request where a local model takes them; who counts them has them then."""
        if isinstance(counter, ExactCounter):
            await counter.pictures.take(messages, self._picture_threads)


def _is_never_kept(raw: Mapping[str, Any]) -> bool:
    """Whether a conversation that begins with such a request cannot be stored as a chat."""
    return has_pictures(raw) or ends_with_reply(raw)


def _names_of(embedding: EmbeddingModel | None) -> tuple[str, ...]:
    """What the embedding model that is set is called, also where there is none."""
    return (EMBEDDING,) if embedding is None else (EMBEDDING, embedding.model_name)


def _model(profile: Profile) -> dict[str, Any]:
    return {"id": profile.name, "object": "model", "created": 0, "owned_by": profile.kind}
