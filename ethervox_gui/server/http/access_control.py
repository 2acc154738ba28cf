"""Who may come in: the right host, no stranger's web page, the right key, no endless body.

The order matters: a request with a foreign ``Host`` (DNS rebinding) or ``Origin`` is turned away before
anything else of it is looked at, and a body is read only for callers with the key.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Final
from urllib.parse import unquote

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.records import ASKED, CALLER
from ethervox_gui.server.shapes.anthropic import error_body

#: What may be asked without the key.
OPEN_PATHS: Final = frozenset({"/health"})

#: Where answers have the shape of Anthropic's API.
ANTHROPIC_PATH: Final = "/v1/messages"

#: How much of a body that is refused is still read (and thrown away), so that the caller sees the answer.
_DRAIN_BYTES = 512 * 1024 * 1024
_DRAIN_SECONDS = 10.0

_OTHER_NAME: Final = (
    "This host name is not served here. If it is a name of this machine, as host.docker.internal is in a "
    "container, add it to server.allowed_hosts."
)
_OTHER_PAGE: Final = "Web pages of this origin may not call. If they may, add it to server.allowed_origins."

_HOME: Final = ("127.0.0.1", "localhost", "[::1]")


def split_list(text: str) -> frozenset[str]:
    """The entries of a setting with commas between them, without a slash that ends them."""
    return frozenset(part.strip().lower().rstrip("/") for part in text.split(",") if part.strip())


class OriginForm:
    """Serves requests whose first line names the whole address (``GET http://host:port/v1/models``).

    The host in it is the one that is asked, whatever the header says (RFC 9112, 3.2.2).
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scheme, is_whole, address = scope.get("raw_path", b"").partition(b"://")
        if scope["type"] == "http" and is_whole and scheme.lower() in (b"http", b"https"):
            host, _, path = address.partition(b"/")
            headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope = {
                **scope,
                "raw_path": b"/" + path,
                "path": unquote(f"/{path.decode('latin-1')}"),
                "headers": [(b"host", host), *headers],
            }
        await self._app(scope, receive, send)


class HostCheck:
    """Lets in what names this machine, and comes from no web page that is not listed."""

    def __init__(self, app: ASGIApp, hosts: Collection[str], origins: Collection[str]) -> None:
        self._app = app
        self._hosts, self._origins = frozenset(hosts), frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            refusal = self._refusal(scope)
            if refusal is not None:
                await refuse(refusal, scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _refusal(self, scope: Scope) -> ApiError | None:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1 or hosts[0].decode("latin-1").lower() not in self._allowed(scope):
            return ApiError(403, _OTHER_NAME, code="host_not_allowed")
        for name, value in scope["headers"]:
            if name == b"origin" and value.decode("latin-1").lower() not in self._origins:
                return ApiError(403, _OTHER_PAGE, code="origin_not_allowed")
        return None

    def _allowed(self, scope: Scope) -> set[str]:
        address, port = scope["server"]
        names = {*_HOME, *self._hosts, f"[{address}]" if ":" in address else address}
        allowed = {f"{name}:{port}" for name in names}
        return allowed | names if port == 80 else allowed


def refuse_empty(key: str | None) -> None:
    """Raise :class:`UserError` for a key that is empty: a key that got lost is no wish to have none."""
    if key is not None and not key.strip():
        raise UserError("empty_key", N_("The API's key is empty: everybody would be let in."))


class KeyCheck:
    """Lets in who brings the key, or a program's own; without a key (``None``) everybody.

    Raises :class:`UserError` for an empty one.
    """

    def __init__(self, app: ASGIApp, key: str | None, program_of: Callable[[bytes], str | None]) -> None:
        refuse_empty(key)
        self._app = app
        self._key = None if key is None else key.encode()
        self._program_of = program_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_stranger, program, given = False, None, b""
        if self._key is not None and scope["type"] == "http" and scope["path"] not in OPEN_PATHS:
            given = _key_in(scope)
            is_stranger = not secrets.compare_digest(given, self._key)
        if is_stranger:
            program = await asyncio.to_thread(self._program_of, given)
        if is_stranger and program is None:
            error = ApiError(
                401,
                "The key is missing or wrong. Send it as “Authorization: Bearer …”.",
                "authentication_error",
                code="invalid_api_key",
                headers={"WWW-Authenticate": "Bearer"},
            )
            await refuse(error, scope, receive, send)
            return
        CALLER.set(program or "")
        await self._app(scope, receive, send)


def _key_in(scope: Scope) -> bytes:
    """The key that a request brings, in either of the usual ways; empty for none, or for several."""
    given: list[bytes] = []
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, key = value.partition(b" ")
            given.append(key.strip() if scheme.lower() == b"bearer" else b"")
        elif name == b"x-api-key":  # as Anthropic's API has it
            given.append(value.strip())
    return given[0] if len(set(given)) == 1 else b""


class BodyLimit:
    """Counts a body's bytes and the seconds between them; one that is compressed is not taken."""

    def __init__(self, app: ASGIApp, limit: int, idle_timeout: float) -> None:
        self._app = app
        self._limit, self._idle = limit, idle_timeout

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        encoding = headers.get(b"content-encoding", b"identity").decode("latin-1").strip().lower()
        if encoding != "identity":
            sentence = "The body is compressed, which is not read here: send it without Content-Encoding."
            await refuse(ApiError(415, sentence, code="unsupported_encoding"), scope, receive, send)
            return
        declared = headers.get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > self._limit:
            await refuse(self._too_large(), scope, receive, send)
            return
        n_bytes, is_over = 0, False

        async def counted() -> Message:
            nonlocal n_bytes, is_over
            if is_over:  # what comes now is thrown away, or says that the caller went away
                return await receive()
            try:
                async with asyncio.timeout(self._idle):
                    message = await receive()
            except TimeoutError:
                raise ApiError(
                    408, "The request's body did not come. Send it again.", code="body_timeout"
                ) from None
            n_bytes += len(message.get("body", b""))
            is_over = not message.get("more_body", False) or n_bytes > self._limit
            if n_bytes > self._limit:
                raise self._too_large()
            return message

        await self._app(scope, counted, send)

    def _too_large(self) -> ApiError:
        megabytes = self._limit // 2**20
        sentence = f"The request is larger than {megabytes} MB. Send less, or raise server.body_limit_mb."
        return ApiError(413, sentence, code="request_too_large")


class JsonAnswer(JSONResponse):
    """JSON in plain ASCII, so that half a character of a caller's text cannot spoil it."""

    def render(self, content: object) -> bytes:
        return json.dumps(content).encode()


def asks_theirs(scope: Scope) -> bool:
    """Whether a request asks Anthropic's API, which has some addresses in common with OpenAI's."""
    return scope["path"].startswith(ANTHROPIC_PATH) or b"anthropic-version" in dict(scope["headers"])


def answer(error: ApiError, scope: Scope) -> JsonAnswer:
    """The response that tells an error, in the shape of the API that was asked."""
    if (asked := ASKED.get()) is not None:
        asked.problem = str(error)
    body = error_body(error) if asks_theirs(scope) else error.body
    return JsonAnswer(body, error.status, headers=error.headers)


async def refuse(error: ApiError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer, having read what the caller still sends: else it may never see the answer.

    One that waits to be told to send its body sends none.
    """
    if (b"expect", b"100-continue") in [(name, value.lower()) for name, value in scope["headers"]]:
        error.headers["Connection"] = "close"
    else:
        await drain(receive)
    await answer(error, scope)(scope, receive, send)


async def drain(receive: Receive) -> None:
    """Read a body and throw it away, within bounds."""
    left = _DRAIN_BYTES
    more = True
    try:
        async with asyncio.timeout(_DRAIN_SECONDS):
            while more and left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                more = message["type"] == "http.request" and message.get("more_body", False)
    except TimeoutError:
        return


def headers_of(values: Mapping[str, object]) -> dict[str, str]:
    """Headers from values, in ASCII."""
    return {name: str(value).encode("ascii", "replace").decode() for name, value in values.items()}
