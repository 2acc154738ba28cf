"""HTTP to an OpenAI-compatible server: clients, whole answers, event streams, and what may go wrong.

Loopback addresses are always asked directly, whatever the environment says.  A redirect is never followed:
the key belongs to the address that the user gave, and to no other.
"""

from __future__ import annotations

import ipaddress
import json
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import RemoteSource
from ethervox_gui.engine.remote.event_lines import LineTooLongError, data_of, says_the_end

_CONNECT_TIMEOUT: Final = 10.0
#: An error's body is kept up to this size.
_MAX_ERROR: Final = 64 * 1024
#: The end of a reply is told by one of so many events, counted from the last: figures may follow it.
_LAST: Final = 4

_UNREACHABLE: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.UnsupportedProtocol)

_STALLED: Final = N_("Send the message again, or give the server more time in the profile.")
ADDRESS: Final = N_("The address of such a server usually ends with /v1.")
_AGAIN: Final = N_("What was written so far is kept; send the message again.")


class RemoteError(UserError):
    """A remote server refused, failed or went silent.

    ``status`` is what it answered with, or what a gateway in front of it would say (502, 504).  ``body`` is
    its own error object and ``retry_after`` its header, where it sent them.
    """

    def __init__(
        self,
        code: str,
        message: str,
        advice: str = "",
        details: str = "",
        *,
        status: int = 502,
        body: Mapping[str, Any] | None = None,
        retry_after: str = "",
    ) -> None:
        super().__init__(code, message, advice, details)
        self.status = status
        self.body = body
        self.retry_after = retry_after


def client_of(clients: RemoteClients, source: RemoteSource) -> httpx.AsyncClient:
    """The client for a server.  Raises :class:`RemoteError` where its proxy cannot be used."""
    try:
        return clients.of(source)
    except (httpx.InvalidURL, ValueError, ImportError) as error:
        raise proxy_unusable(error) from error


def proxy_unusable(error: Exception) -> RemoteError:
    """What is told of a proxy that no client can be made with."""
    return RemoteError(
        "remote_proxy",
        N_("The proxy for the remote server cannot be used."),
        N_("Enter an address such as http://proxy.example:3128 in the profile, or “none”."),
        f"{type(error).__name__}: {error}",
    )


async def answer(client: httpx.AsyncClient, source: RemoteSource, body: Mapping[str, Any]) -> dict[str, Any]:
    """The server's whole answer to a completion.  Raises :class:`RemoteError`."""
    async with _asked(client, source, body) as response:
        try:
            text = await response.aread()
        except httpx.HTTPError as error:
            raise failure(error) from error
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _broken(N_("its answer is not JSON"), str(error)) from error
    if not isinstance(found, dict):
        raise _broken(N_("its answer is not a JSON object"), text[:200].decode("utf-8", "replace"))
    return found


async def events(
    client: httpx.AsyncClient, source: RemoteSource, body: Mapping[str, Any]
) -> AsyncGenerator[str]:
    """The data of the server's events as they come, without ``[DONE]``.

    Raises :class:`RemoteError` when it refuses, stalls or breaks off before it is done.
    """
    last: deque[str] = deque(maxlen=_LAST)
    async with _asked(client, source, body) as response:
        try:
            async for data in data_of(response.aiter_text()):
                if data == "[DONE]":
                    return
                last.append(data)
                yield data
        except httpx.HTTPError as error:
            raise failure(error) from error
        except LineTooLongError as error:
            raise _no_such_server() from error
        kind = response.headers.get("content-type", "")
    if not last and not kind.startswith("text/event-stream"):
        raise _no_such_server(kind)
    if not says_the_end(last):
        raise _broken(N_("its answer broke off"))


# ---- inside ----------------------------------------------------------------------------------------


@asynccontextmanager
async def _asked(
    client: httpx.AsyncClient, source: RemoteSource, body: Mapping[str, Any]
) -> AsyncIterator[httpx.Response]:
    content = _encoded(body)
    headers = {"Content-Type": "application/json"}
    if source.key:
        headers["Authorization"] = f"Bearer {source.key}"
    timeout = httpx.Timeout(source.timeout, connect=min(_CONNECT_TIMEOUT, source.timeout))
    url = source.base_url.rstrip("/") + "/chat/completions"
    try:
        async with client.stream("POST", url, content=content, headers=headers, timeout=timeout) as response:
            if response.status_code >= 300:
                raise await _refused(response, source)
            yield response
    except UnicodeEncodeError as error:  # a key that is no header
        raise key_refused(source, 401, str(error)) from error
    except (
        httpx.HTTPError,
        httpx.InvalidURL,
        ValueError,
        ExceptionGroup,
    ) as error:  # no such port, no such host
        raise failure(error) from error


def _encoded(body: Mapping[str, Any]) -> bytes:
    """The body as it is sent.  Raises :class:`RemoteError` for what JSON cannot say."""
    try:
        spelled = json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        return spelled.encode()
    except (ValueError, RecursionError) as error:  # half a character is a ValueError too
        raise RemoteError(
            "remote_unsendable",
            N_(
                "This cannot be sent to the remote server: it contains half a character, or something that "
                "is not a number."
            ),
            N_("Correct the messages and send them again."),
            f"{type(error).__name__}: {error}",
            status=400,
        ) from error


async def _refused(response: httpx.Response, source: RemoteSource) -> RemoteError:
    """The server's own error, in a sentence that says what to do."""
    data = bytearray()
    try:
        async for part in response.aiter_bytes():
            data += part
            if len(data) > _MAX_ERROR:
                break
    except httpx.HTTPError:
        pass  # the status says enough
    text = bytes(data[:_MAX_ERROR]).decode("utf-8", "replace")
    return refusal(source, response.status_code, response.headers.get("retry-after", ""), text)


def refusal(source: RemoteSource, status: int, wait: str, text: str) -> RemoteError:
    """What a server's status means; ``wait`` is its ``Retry-After``, ``text`` what it said."""
    error = _sentence(source, status, wait, text)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    error.body = found if isinstance(found, dict) and found.get("error") else None
    error.status, error.retry_after = status, wait
    return error


def _sentence(source: RemoteSource, status: int, wait: str, text: str) -> RemoteError:
    details = f"HTTP {status} from {source.base_url}\n{text}"
    if status in (401, 403):
        return key_refused(source, status, details)
    if status == 404:
        return RemoteError(
            "remote_not_found",
            N_("The remote server has no model “{model}” at this address (404).").format(model=source.model),
            N_("Check address and model in the profile."),
            details,
        )
    if status == 429:
        is_told = wait.isdecimal() and len(wait) < 9
        again = N_("Try again in {seconds} seconds.")
        return RemoteError(
            "remote_busy",
            N_("The remote server accepts no more requests for now (429)."),
            again.counted("seconds", "second", seconds=int(wait))
            if is_told
            else N_("Try again in a few minutes."),
            details,
        )
    if status < 400:
        sentence = N_("The remote server redirects to another address ({status}).").format(status=status)
        advice = N_(
            "Neither your key nor your messages were sent there. If you trust it, enter it in the profile."
        )
        return RemoteError("remote_refused", sentence, advice, details)
    if status >= 500:
        advice = N_("Send the message again; if the problem persists, check the server.")
        return RemoteError(
            "remote_failed", N_("The remote server failed ({status}).").format(status=status), advice, details
        )
    advice = N_("Its answer is in the details. Check the profile.")
    if "context" in text and ("length" in text or "exceed" in text):
        advice = N_("Its context is smaller than the profile says: set the profile's context limit lower.")
    return RemoteError(
        "remote_refused",
        N_("The remote server refused this ({status}).").format(status=status),
        advice,
        details,
    )


def key_refused(source: RemoteSource, status: int, details: str) -> RemoteError:
    """What is told of a key that a server does not take, or misses."""
    words = (
        N_("The remote server does not accept the key ({status}).")
        if source.key
        else N_("The remote server requires a key ({status}).")
    )
    return RemoteError(
        "remote_key",
        words.format(status=status),
        N_("Enter the right one in the profile."),
        details,
        status=status,
    )


def failure(error: Exception) -> RemoteError:
    """Why there is no answer, in a sentence that says what to do."""
    details = f"{type(error).__name__}: {error}"
    if isinstance(error, httpx.ProxyError):
        return proxy_unusable(error)
    if isinstance(error, _UNREACHABLE) or not isinstance(error, httpx.HTTPError):
        return RemoteError(
            "remote_unreachable",
            N_("The remote server cannot be reached."),
            N_("Is it running, and is the address in the profile right?"),
            details,
        )
    if isinstance(error, httpx.TimeoutException):
        sentence = N_("The remote server did not answer in time.")
        return RemoteError("remote_timeout", sentence, _STALLED, details, status=504)
    return _broken(N_("the connection broke off"), details)


def _no_such_server(details: str = "") -> RemoteError:
    """Somebody answers, but with something else: a page for people, as a rule."""
    sentence = N_("The server at this address is not OpenAI-compatible.")
    return RemoteError("remote_broken", sentence, ADDRESS, details)


def _broken(why: str, details: str = "") -> RemoteError:
    return RemoteError(
        "remote_broken", N_("The remote server failed: {why}.").format(why=why), _AGAIN, details
    )


#: What a source's ``proxy`` says where none is to be used, whatever the environment names.
NO_PROXY: Final = "none"


def is_loopback(url: str) -> bool:
    """Whether an address names this machine."""
    try:
        host = httpx.URL(url).host.rstrip(".").lower()
    except httpx.InvalidURL:
        return False
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def options_for(source: RemoteSource) -> dict[str, Any]:
    """How a client for this source is made.

    Without a proxy of its own it takes the one that the system names (``HTTPS_PROXY`` and the like, but for
    what ``NO_PROXY`` lists), and trusts the certificates that the environment names.
    """
    direct = source.proxy == NO_PROXY or is_loopback(source.base_url)
    return {
        "follow_redirects": False,
        "trust_env": not direct and not source.proxy,
        "proxy": None if direct else source.proxy or None,
    }


class RemoteClients:
    """A client for each way out, made when it is needed: reading the certificates takes long.

    Used on one event loop.
    """

    def __init__(self) -> None:
        self._clients: dict[tuple[bool, str | None], httpx.AsyncClient] = {}

    def of(self, source: RemoteSource) -> httpx.AsyncClient:
        """The client for a source.  Raises :class:`ValueError` and its like for a proxy that is none."""
        options = options_for(source)
        way = (options["trust_env"], options["proxy"])
        client = self._clients.get(way)
        if client is None:
            client = self._clients[way] = httpx.AsyncClient(**options)
        return client

    async def close(self) -> None:
        """Close all of them."""
        clients, self._clients = list(self._clients.values()), {}
        for client in clients:
            await client.aclose()
