"""Tests whether a remote server can be used: is it there, does it take the key, which models does it have?"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, replace
from typing import Any, Final

import httpx

from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import RemoteSource
from ethervox_gui.engine.remote.http import (
    ADDRESS,
    RemoteError,
    failure,
    key_refused,
    options_for,
    proxy_unusable,
    refusal,
)

#: Who tries a connection does not want to wait as long as for a reply.
_TIMEOUT: Final = 10.0
_MOST_BYTES: Final = 4 << 20


@dataclass(frozen=True, slots=True)
class ServerReport:
    """What a server said: the names of its models, and the seconds that it took."""

    models: tuple[str, ...]
    seconds: float


def probe(source: RemoteSource) -> ServerReport:
    """Ask a server for its models; nothing is generated.  Blocks; any thread.

    Raises :class:`RemoteError` with a sentence about what is wrong.
    """
    try:
        client = httpx.Client(**options_for(source), timeout=min(_TIMEOUT, source.timeout))
    except (httpx.InvalidURL, ValueError, ImportError) as error:
        raise proxy_unusable(error) from error
    with client:
        try:
            return _asked(client, source)
        except RemoteError as error:
            if error.code in ("remote_not_found", "remote_no_models"):
                raise _mended(client, source, error) from error
            raise


# ---- inside ----------------------------------------------------------------------------------------


def _asked(client: httpx.Client, source: RemoteSource) -> ServerReport:
    url = source.base_url.rstrip("/") + "/models"
    headers = {"Authorization": f"Bearer {source.key}"} if source.key else {}
    started, data = time.perf_counter(), bytearray()
    try:
        with client.stream("GET", url, headers=headers) as response:
            for part in response.iter_bytes():
                data += part
                if len(data) > _MOST_BYTES:
                    break
    except UnicodeEncodeError as error:
        raise key_refused(source, 401, str(error)) from error
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        raise failure(error) from error
    seconds = time.perf_counter() - started
    text = bytes(data[:_MOST_BYTES]).decode("utf-8", "replace")
    if response.status_code == 404:
        sentence = N_("A server answers there, but it lists no models (404).")
        raise RemoteError("remote_not_found", sentence, ADDRESS, text[:4000], status=404)
    if response.status_code >= 300:
        raise refusal(source, response.status_code, response.headers.get("retry-after", ""), text)
    names = _names(text)
    if names is None:
        sentence = N_("The server at this address is not OpenAI-compatible.")
        raise RemoteError("remote_no_models", sentence, ADDRESS, text[:4000])
    return ServerReport(names, seconds)


def _mended(client: httpx.Client, source: RemoteSource, error: RemoteError) -> RemoteError:
    """The error, with the address that would have been right if a little was missing."""
    base = source.base_url.rstrip("/")
    if base.endswith("/v1"):
        return error
    try:
        _asked(client, replace(source, base_url=f"{base}/v1"))
    except RemoteError:
        return error
    return RemoteError(
        error.code, error.message, N_("Did you mean {base}/v1?").format(base=base), error.details, status=404
    )


def _names(text: str) -> tuple[str, ...] | None:
    """The names of the models in an answer; ``None`` for one of another kind."""
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError):
        return None
    listed = found.get("data") if isinstance(found, dict) else None
    if not isinstance(listed, list):
        return None
    names = (model.get("id") for model in listed if isinstance(model, dict))
    return tuple(name for name in names if isinstance(name, str))
