"""The HTTP side: routes, bodies, event streams, and callers that go away."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing, suppress
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

import ethervox_gui
from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.server import schema
from ethervox_gui.server.errors import ApiError, from_user_error
from ethervox_gui.server.http.access_control import (
    BodyLimit,
    HostCheck,
    JsonAnswer,
    KeyCheck,
    OriginForm,
    answer,
    asks_theirs,
    drain,
    headers_of,
    split_list,
)
from ethervox_gui.server.http.crowd import Crowd
from ethervox_gui.server.http.refusals import Refusals
from ethervox_gui.server.http.stopping import CutOff, Stopping
from ethervox_gui.server.http.wrong_addresses import unknown_address, unknown_method
from ethervox_gui.server.records import metrics_text
from ethervox_gui.server.replies.answers import Answer, Shaped
from ethervox_gui.server.service import Service
from ethervox_gui.server.shapes import anthropic, unkept
from ethervox_gui.server.shapes.fields import named_by
from ethervox_gui.server.shapes.input import is_begun
from ethervox_gui.settings import ServerSettings

T = TypeVar("T")

#: Requests that are held at once.
MOST_AT_ONCE: Final = 512

#: So often is told that it goes on while nothing else comes, so that nobody gives the stream up.
_KEEP_ALIVE = 10.0
#: A comment; programs that count events alone are told by one of theirs.
_STILL: Final = ": still working\n\n"

#: What the shapes of other APIs may say and OpenAI's chat does not know: many servers take it, some do not.
_NOT_OPENAI: Final = ("top_k", "min_p", "repeat_penalty", "repetition_penalty")

_NOT_STORED: Final = {"cache-control": "no-store"}

#: What ends a stream in OpenAI's shape.
_DONE = "data: [DONE]\n\n"

_MISHAP: Final = "Something went wrong inside the program; its log says what. Send it again."

_log = logging.getLogger("ethervox_gui.server")


def make_app(service: Service, settings: ServerSettings, key: str | None, stopping: Stopping) -> ASGIApp:
    """The whole API behind its gates; without a key (``None``) everybody is let in.

    What is asked ends once ``stopping`` has begun.
    """
    api = _Api(service, settings, stopping)
    origins = split_list(settings.allowed_origins)
    hosts = split_list(settings.allowed_hosts) | {settings.host.lower()}
    middleware = [Middleware(HostCheck, hosts=hosts, origins=origins)]
    if origins:
        middleware.append(
            Middleware(
                CORSMiddleware,
                allow_origins=sorted(origins),
                allow_methods=["GET", "POST", "DELETE"],
                # Packages of others send some of their own.  Who may call was decided by the origin before.
                allow_headers=["*"],
                expose_headers=["x-context-tokens", "x-context-strategy"],
            )
        )
    middleware += [
        Middleware(KeyCheck, key=key, program_of=service.program_of),
        Middleware(BodyLimit, limit=settings.body_limit_mb * 2**20, idle_timeout=settings.idle_timeout),
    ]
    app = Starlette(
        routes=[
            Route("/health", api.health),
            Route("/metrics", api.metrics),
            Route("/v1/models", api.models),
            Route("/v1/models/{name:path}", api.model),
            Route("/v1/chat/completions", api.completions, methods=["POST"]),
            Route("/v1/completions", api.text_completions, methods=["POST"]),
            Route("/v1/embeddings", api.embeddings, methods=["POST"]),
            Route("/v1/responses", api.responses, methods=["POST"]),
            Route("/v1/responses/input_tokens", api.input_tokens, methods=["POST"]),
            Route("/v1/responses/{name}", api.response, methods=["GET", "DELETE"]),
            Route("/v1/responses/{name}/input_items", api.input_items),
            Route("/v1/responses/{name}/cancel", api.cancel, methods=["POST"]),
            Route("/v1/conversations", api.new_conversation, methods=["POST"]),
            Route("/v1/conversations/{name}", api.conversation, methods=["GET", "POST", "DELETE"]),
            Route("/v1/conversations/{name}/items", api.conversation_items, methods=["GET", "POST"]),
            Route("/v1/conversations/{name}/items/{item}", api.conversation_item, methods=["GET", "DELETE"]),
            Route("/v1/messages", api.messages, methods=["POST"]),
            Route("/v1/messages/count_tokens", api.count_tokens, methods=["POST"]),
            Route("/v1/context/stats", api.stats),
            Route("/v1/context/plan", api.plan, methods=["POST"]),
        ],
        middleware=middleware,
        exception_handlers={
            ApiError: _tell,
            UserError: _tell_user_error,
            EthervoxError: _tell_failure,
            HTTPException: _tell_http,
            ClientDisconnect: _tell_gone,
            Exception: _tell_mishap,
        },
    )
    return CutOff(OriginForm(Refusals(Crowd(app, MOST_AT_ONCE), service.records)))


class _Api:
    def __init__(self, service: Service, settings: ServerSettings, stopping: Stopping) -> None:
        self._service, self._settings, self._stopping = service, settings, stopping

    async def health(self, _request: Request) -> Response:
        if self._service.is_stopped:  # whoever watches starts the program again
            return JsonAnswer({"status": "stopped", "version": ethervox_gui.__version__}, status_code=503)
        status = "ok" if self._service.is_ready else "loading"
        return JsonAnswer({"status": status, "version": ethervox_gui.__version__})

    async def metrics(self, _request: Request) -> Response:
        if not self._service.gives_figures:
            sentence = "Figures are not given here. The setting server.metrics turns them on."
            raise ApiError(404, sentence, code="metrics_off")
        text = metrics_text(self._service.records.totals(), ready=self._service.is_ready)
        return Response(text, media_type="text/plain; version=0.0.4")

    async def models(self, request: Request) -> Response:
        found = self._service.models()
        return JsonAnswer(anthropic.models(found) if asks_theirs(request.scope) else found)

    async def model(self, request: Request) -> Response:
        name = request.path_params["name"]
        if not name:
            return await self.models(request)
        found = self._service.model(name)
        return JsonAnswer(anthropic.model(found) if asks_theirs(request.scope) else found)

    async def stats(self, request: Request) -> Response:
        name = request.query_params.get("model")
        if not name:
            raise ApiError(400, "Missing 'model' query parameter.", code="missing_parameter", param="model")
        return JsonAnswer(await self._service.stats(name))

    async def plan(self, request: Request) -> Response:
        parsed, raw = schema.checked_chat(schema.read(await request.body()), self._settings.message_limit)
        work = self._service.plan(parsed, raw)
        return JsonAnswer(await _unless_gone(request.receive, work, self._stopping))

    async def completions(self, request: Request) -> Response:
        parsed, raw = schema.checked_chat(schema.read(await request.body()), self._settings.message_limit)
        found = await self._begun(request, self._service.complete(parsed, raw, goes_on=True))
        if parsed.stream:
            return self._stream(found, as_data(found.chunks()), _told_as_data)
        return await self._whole(request, found)

    async def text_completions(self, request: Request) -> Response:
        parsed = schema.checked(schema.read(await request.body()), schema.TextRequest)
        found = await self._begun(request, self._service.complete_text(parsed))
        if parsed.stream:
            return self._stream(found, as_data(found.chunks()), _told_as_data)
        return await self._whole(request, found)

    async def messages(self, request: Request) -> Response:
        asked = schema.read(await request.body())
        chat, own_field = anthropic.to_chat(asked), partial(anthropic.own_field, asked)
        with named_by(own_field):
            parsed, raw = schema.checked_chat(chat, self._settings.message_limit)
        work = self._service.complete(parsed, raw, spare=_NOT_OPENAI, goes_on=True, own_field=own_field)
        found = await self._begun(request, work)
        if parsed.stream:
            frames = anthropic.events(found.chunks(), parsed.model, found.plan.report.counted)
            found.alive = lambda: anthropic.PING
            return self._stream(found, frames, lambda error: anthropic.event(anthropic.error_body(error)))
        return await self._whole(request, found, anthropic.from_chat)

    async def count_tokens(self, request: Request) -> Response:
        asked = schema.read(await request.body())
        chat = anthropic.to_chat(asked, counting=True)
        with named_by(partial(anthropic.own_field, asked)):
            parsed, raw = schema.checked_chat(chat, self._settings.message_limit)
            work = self._service.count(parsed, raw)
            return JsonAnswer({"input_tokens": await _unless_gone(request.receive, work, self._stopping)})

    async def embeddings(self, request: Request) -> Response:
        parsed = schema.checked(schema.read(await request.body()), schema.EmbeddingRequest)
        return JsonAnswer(await _unless_gone(request.receive, self._service.embed(parsed), self._stopping))

    async def responses(self, request: Request) -> Response:
        told = schema.read(await request.body())
        parsed = schema.checked(told, schema.ResponseRequest)
        resolved = await self._service.hosting.resolved(told)
        raw, is_kept = await self._service.whole(parsed, resolved)
        if not is_kept:
            as_kept = self._service.is_told_as_kept(parsed, raw)
            return await self._unkept(request, raw, told, as_kept=as_kept)
        if raw is not told:
            parsed = schema.checked(raw, schema.ResponseRequest)
        found = await self._begun(request, self._service.respond(parsed, raw, told))
        if parsed.stream:
            return self._stream(found, found.chunks(), found.fails)
        return await self._whole(request, found)

    async def input_tokens(self, request: Request) -> Response:
        told = schema.read(await request.body())
        parsed = schema.checked(told, schema.ResponseRequest)
        resolved = await self._service.hosting.resolved(told)
        work = self._service.count_response(parsed, resolved)
        n_tokens = await _unless_gone(request.receive, work, self._stopping)
        return JsonAnswer({"object": "response.input_tokens", "input_tokens": n_tokens})

    async def response(self, request: Request) -> Response:
        asked, name = dict(request.query_params), request.path_params["name"]
        await self._service.hosting.end_of_left(name)
        if request.method == "GET" and asked.get("stream") == "true":
            events = await asyncio.to_thread(self._service.hosting.replay, name, asked)
            return Response("".join(events), media_type="text/event-stream", headers=_NOT_STORED)
        return await self._kept(request, self._service.hosting.retrieve, self._service.hosting.delete)

    async def input_items(self, request: Request) -> Response:
        return await self._listed(request, self._service.hosting.input_items)

    async def cancel(self, request: Request) -> Response:
        return JsonAnswer(await asyncio.to_thread(self._service.hosting.cancel, request.path_params["name"]))

    async def new_conversation(self, request: Request) -> Response:
        body = await request.body()
        raw = schema.read(body) if body.strip() else {}
        parsed = schema.checked(raw, schema.ConversationRequest)
        return JsonAnswer(await self._service.hosting.begin(parsed))

    async def conversation(self, request: Request) -> Response:
        hosting = self._service.hosting
        if request.method != "POST":
            return await self._kept(request, hosting.conversation, hosting.end)
        parsed = schema.checked(schema.read(await request.body()), schema.LabelsRequest)
        return JsonAnswer(await asyncio.to_thread(hosting.call, request.path_params["name"], parsed))

    async def conversation_items(self, request: Request) -> Response:
        hosting = self._service.hosting
        if request.method != "POST":
            return await self._listed(request, hosting.items.page)
        parsed = schema.checked(schema.read(await request.body()), schema.ItemsRequest)
        return JsonAnswer(await hosting.add_items(request.path_params["name"], parsed))

    async def conversation_item(self, request: Request) -> Response:
        hosting = self._service.hosting
        name, item = request.path_params["name"], request.path_params["item"]
        if request.method == "DELETE":
            return JsonAnswer(await hosting.delete_item(name, item))
        return JsonAnswer(await asyncio.to_thread(hosting.items.one, name, item))

    # ---- inside ------------------------------------------------------------------------------------

    async def _unkept(
        self, request: Request, asked: Mapping[str, Any], told: Mapping[str, Any], *, as_kept: bool
    ) -> Response:
        """A response of which nothing is stored: a chat's completion in another shape."""
        parsed, raw = unkept.checked_chat(asked, self._settings.message_limit)
        shape = unkept.shape_of(told)
        begun = is_begun(asked)
        work = self._service.complete(
            parsed, raw, spare=_NOT_OPENAI, goes_on=begun, as_kept=as_kept, own_field=unkept.own_field
        )
        found = await self._begun(request, work)

        def ended(response: Mapping[str, Any]) -> None:
            if asked.get("store") is not False:
                self._service.hosting.remembered.add(asked, response)

        if parsed.stream:
            found.alive = shape.waits
            frames = unkept.events(found.chunks(), shape, ended, found.plan.report.as_json())
            return self._stream(found, frames, shape.fails)

        def shaped(body: Mapping[str, Any]) -> Mapping[str, Any]:
            response = unkept.from_chat(shape, body)
            ended(response)
            return response

        return await self._whole(request, found, shaped)

    async def _kept(
        self,
        request: Request,
        look: Callable[[str], dict[str, Any]],
        end: Callable[[str], dict[str, Any]],
    ) -> Response:
        """What is asked of something that is kept; the database is read on another thread."""
        work = end if request.method == "DELETE" else look
        return JsonAnswer(await asyncio.to_thread(work, request.path_params["name"]))

    async def _listed(
        self, request: Request, look: Callable[[str, Mapping[str, str]], dict[str, Any]]
    ) -> Response:
        """A page of what is kept under a name."""
        asked = dict(request.query_params)
        return JsonAnswer(await asyncio.to_thread(look, request.path_params["name"], asked))

    async def _begun(self, request: Request, work: Awaitable[Answer]) -> Answer:
        """The caller may go away while a summary is written, too."""
        return await _unless_gone(request.receive, work, self._stopping)

    def _stream(
        self, found: Answer, frames: AsyncGenerator[str], told: Callable[[ApiError], str]
    ) -> Response:
        return _EventStream(frames, found, told, self._settings.idle_timeout, self._stopping)

    async def _whole(
        self,
        request: Request,
        found: Answer,
        shaped: Shaped = lambda body: body,
    ) -> Response:
        try:
            body = await _unless_gone(request.receive, found.whole(shaped), self._stopping)
        finally:
            found.close()
        return JsonAnswer(body, headers=_headers(found))


def _headers(found: Answer) -> dict[str, str]:
    report = found.plan.report
    if not report.counted:  # what the governor does is known at the end
        return headers_of({"x-context-strategy": report.strategy})
    return headers_of({"x-context-tokens": report.counted, "x-context-strategy": report.strategy})


async def as_data(chunks: AsyncGenerator[str]) -> AsyncGenerator[str]:
    """The chunks of OpenAI's shape as events, and what ends them."""
    async with aclosing(chunks) as found:
        async for chunk in found:
            yield f"data: {chunk}\n\n"
    yield _DONE


def _told_as_data(error: ApiError) -> str:
    return f"data: {json.dumps(error.body)}\n\n{_DONE}"


class _UnreadError(EthervoxError):
    """Nobody reads what is sent."""


class _Emit(Protocol):
    def __call__(self, text: str, *, more: bool = True) -> Awaitable[None]: ...


class _EventStream(Response):
    """Server-sent events, as ``frames`` has them; stops at once when the caller goes away.

    ``told`` is how an error is told in them.  However it ends, ``found`` is closed.
    """

    def __init__(
        self,
        frames: AsyncGenerator[str],
        found: Answer,
        told: Callable[[ApiError], str],
        send_timeout: float,
        stopping: Stopping,
    ) -> None:
        super().__init__(media_type="text/event-stream", headers={**_NOT_STORED, **_headers(found)})
        del self.headers["content-length"]
        self._frames, self._found, self._told = frames, found, told
        self._send_timeout, self._stopping = send_timeout, stopping

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            await _unless_gone(receive, self._stream(send))
        except ClientDisconnect:
            return
        finally:
            self._found.close()

    async def _stream(self, send: Send) -> None:
        async def emit(text: str, *, more: bool = True) -> None:
            message = {"type": "http.response.body", "body": text.encode(), "more_body": more}
            try:
                async with asyncio.timeout(self._send_timeout):  # wait_for may swallow a cancellation
                    await send(message)
            except TimeoutError:
                raise _UnreadError from None

        with suppress(_UnreadError):  # closing the connection is all that is left
            await self._emit_all(emit)

    async def _emit_all(self, emit: _Emit) -> None:
        try:
            async with aclosing(_with_pauses(self._frames, _KEEP_ALIVE, self._stopping)) as frames:
                async for frame in frames:
                    await emit(frame if frame is not None else self._found.alive() or _STILL)
        except _UnreadError:
            raise
        except ApiError as error:
            self._found.failed(error)
            await emit(self._told(error))
        except Exception as error:  # whatever it is, who waits for the rest must hear that none comes
            self._found.failed(error)
            _log.exception("a stream failed")
            await emit(self._told(ApiError(500, _MISHAP, "server_error")))
        await emit("", more=False)


async def _with_pauses(
    source: AsyncGenerator[str], seconds: float, stopping: Stopping
) -> AsyncGenerator[str | None]:
    """The chunks, and ``None`` each time that many seconds passed without one; closes their source.

    Raises :class:`ApiError` where the server is stopped meanwhile.
    """
    coming: asyncio.Future[str] | None = None
    stopped = asyncio.ensure_future(stopping.wait())
    try:
        while True:
            if coming is None:
                coming = asyncio.ensure_future(anext(source))
            either: set[asyncio.Future[Any]] = {coming, stopped}
            await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if not coming.done():
                if stopped.done():
                    raise stopping.error()
                yield None
                continue
            try:
                chunk = coming.result()
            except StopAsyncIteration:
                return
            coming = None
            yield chunk
    finally:
        if coming is not None and not coming.done():
            coming.cancel()
            await asyncio.wait({coming})
        stopped.cancel()
        await source.aclose()


async def _unless_gone(receive: Receive, work: Awaitable[T], stopping: Stopping | None = None) -> T:
    """The result of ``work``, which is cancelled when the caller goes away (:class:`ClientDisconnect`).

    So it is where the server is ``stopping``; raises :class:`ApiError` then.
    """

    async def leave() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    working = asyncio.ensure_future(work)
    waiting: list[asyncio.Future[Any]] = [working, asyncio.ensure_future(leave())]
    if stopping is not None:
        waiting.append(asyncio.ensure_future(stopping.wait()))
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise stopping.error() if stopping is not None and waiting[-1].done() else ClientDisconnect
        return working.result()
    finally:
        for task in waiting:
            if not task.done():
                task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


# ---- errors ----------------------------------------------------------------------------------------

Handler = Callable[[Request, Exception], Awaitable[Response]]


async def _tell(request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    if error.status == 413:
        await drain(request.receive)
    if error.status in (408, 413):
        error.headers["Connection"] = "close"
    return answer(error, request.scope)


async def _tell_user_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, UserError)
    return answer(from_user_error(error), request.scope)


async def _tell_failure(request: Request, error: Exception) -> Response:
    found = ApiError(400, f"The model cannot read this: {error}.", code="unreadable", param="messages")
    return answer(found, request.scope)


async def _tell_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    headers: dict[str, str] = dict(error.headers or {})
    match error.status_code:
        case 404:
            found = unknown_address(
                request.scope, [one for one in request.app.routes if isinstance(one, Route)]
            )
        case 405:
            found = unknown_method(request.scope, headers.get("Allow", ""))
        case _:
            found = ApiError(error.status_code, error.detail, headers=headers)
    return answer(found, request.scope)


async def _tell_mishap(request: Request, _error: Exception) -> Response:
    found = ApiError(500, _MISHAP, "server_error")
    return answer(found, request.scope)


async def _tell_gone(_request: Request, _error: Exception) -> Response:
    return Response(status_code=499)
