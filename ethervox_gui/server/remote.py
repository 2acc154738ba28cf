"""Remote profiles: another OpenAI-compatible server answers; what is not ours passes through untouched."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from ethervox_gui.server.errors import ApiError
from ethervox_gui.services.profiles import Profile

_CONNECT_TIMEOUT = 10.0
#: An error's body is passed on up to this size.
_MAX_ERROR = 64 * 1024


@dataclass(slots=True)
class Upstream:
    """The server behind one remote profile."""

    client: httpx.AsyncClient
    profile: Profile
    key: str | None

    def body(self, raw: Mapping[str, Any], messages: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """The caller's body with the upstream's model and the planned messages."""
        sent = {name: value for name, value in raw.items() if name != "context_strategy"}
        sent |= {"model": self.profile.model, "messages": list(messages)}
        for name in ("temperature", "top_p", "seed"):
            own = getattr(self.profile, name)
            if own is not None and name not in sent:
                sent[name] = own
        return sent

    async def answer(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """The upstream's answer.  Raises :class:`ApiError` with its status and body where it fails."""
        async with self._asked(body) as response:
            text = await _read(response)
        try:
            found = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise _broken("its answer is no JSON") from error
        if not isinstance(found, dict):
            raise _broken("its answer is no JSON object")
        return found

    async def events(self, body: Mapping[str, Any]) -> AsyncIterator[str]:
        """The data of the upstream's events as they come, without ``[DONE]``; whole streams only.

        Raises :class:`ApiError` when it refuses, stalls or breaks off.
        """
        is_done = False
        async with self._asked(body) as response:
            try:
                async for line in response.aiter_lines():
                    if not line.startswith("data:"):
                        continue
                    data = line[5:].strip()
                    if data == "[DONE]":
                        is_done = True
                        break
                    yield data
            except httpx.HTTPError as error:
                raise _failure(error) from error
        if not is_done:
            raise _broken("its answer broke off")

    @asynccontextmanager
    async def _asked(self, body: Mapping[str, Any]) -> AsyncIterator[httpx.Response]:
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        timeout = httpx.Timeout(self.profile.timeout, connect=min(_CONNECT_TIMEOUT, self.profile.timeout))
        url = self.profile.base_url.rstrip("/") + "/chat/completions"
        try:
            async with self.client.stream(
                "POST", url, json=body, headers=headers, timeout=timeout
            ) as response:
                if response.status_code >= 400:
                    raise await _refused(response)
                yield response
        except httpx.HTTPError as error:
            raise _failure(error) from error


async def _read(response: httpx.Response) -> bytes:
    try:
        return await response.aread()
    except httpx.HTTPError as error:
        raise _failure(error) from error


async def _refused(response: httpx.Response) -> ApiError:
    """The upstream's own error, with its status and what tells when to come again."""
    text = bytearray()
    async for part in response.aiter_bytes():
        text += part
        if len(text) > _MAX_ERROR:
            break
    headers = {name: response.headers[name] for name in ("retry-after",) if name in response.headers}
    error = ApiError(
        response.status_code,
        f"The remote server answered {response.status_code}.",
        "upstream_error",
        code="upstream_error",
        headers=headers,
    )
    try:
        found = json.loads(bytes(text))
    except (ValueError, RecursionError):
        return error
    if isinstance(found, dict) and found.get("error"):
        error.body = found
    return error


def _failure(error: httpx.HTTPError) -> ApiError:
    if isinstance(error, httpx.TimeoutException):
        return ApiError(
            504, "The remote server did not answer in time.", "upstream_error", code="upstream_timeout"
        )
    if isinstance(error, httpx.ConnectError):
        return ApiError(
            502, "The remote server cannot be reached.", "upstream_error", code="upstream_unreachable"
        )
    return _broken("the connection broke off")


def _broken(why: str) -> ApiError:
    return ApiError(502, f"The remote server failed: {why}.", "upstream_error", code="upstream_failed")
