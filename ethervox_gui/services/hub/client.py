"""Questions to the hub, over the web.

``GET /api/models`` searches, ``GET /api/models/{id}?blobs=true`` lists files with sizes and checksums, and
``/{id}/resolve/main/{file}`` is a file.  Nobody but the hub is asked a question: it may send on to another of
its own addresses only.  A file may lie anywhere, as long as the way there is secure.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Final
from urllib.parse import quote

import httpx

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.gguf.shape import GgufShape, read_shape
from ethervox_gui.services.downloads.connection import is_secure, open_client
from ethervox_gui.services.downloads.errors import insecure, is_certificate
from ethervox_gui.services.hub import errors
from ethervox_gui.services.hub.answers import contents_of, main_name, page_of, with_shape
from ethervox_gui.services.hub.names import is_repository
from ethervox_gui.services.hub.values import Contents, Page, Query
from ethervox_gui.storage.base.values import storable

#: So many repositories are asked for at once.
PAGE: Final = 30
_FIELDS: Final = ("author", "downloads", "gated", "lastModified", "likes", "pipeline_tag", "tags")
_MOST_BYTES: Final = 8 << 20
_MOST_REDIRECTS: Final = 3
#: In the beginning of a file, all about its shape stands within this.
_BEGINNING: Final = 96 << 10
_PATIENCE_S: Final = 30.0
_LONGEST_WAIT: Final = 86_400

Parameters = Sequence[tuple[str, str]]


class HubClient:
    """Asks the hub at ``endpoint``, such as ``https://huggingface.co``.

    It asks as nobody, also where a token is kept: ``token_for`` knows what opens an address, and is asked for
    the beginnings of gated files alone.

    Raises :class:`UserError`: ``hub_bad_address``, and with each question ``hub_unreachable``, ``hub_busy``,
    ``hub_gone``, ``hub_refused`` or ``hub_unreadable``.
    """

    def __init__(
        self,
        endpoint: str,
        patience_s: float = _PATIENCE_S,
        token_for: Callable[[str], str] = lambda _url: "",
    ) -> None:
        try:
            url = httpx.URL(endpoint.strip().rstrip("/"))
        except httpx.InvalidURL as error:
            raise errors.bad_address(endpoint) from error
        if not is_secure(url) or "%" in url.host or url.query or url.userinfo or url.fragment:
            raise errors.bad_address(endpoint)
        self._endpoint = str(url)
        self._host = url.host
        self._patience_s = patience_s
        self._token_for = token_for
        self._client = open_client(self._endpoint, _refuse_insecure)

    async def close(self) -> None:
        """End the connections."""
        await self._client.aclose()

    async def search(self, query: Query) -> Page:
        """Repositories with models in GGUF files that fit the words."""
        parameters = [
            ("search", storable(query.words)),
            ("filter", "gguf"),
            ("sort", query.sort.value),
            ("direction", "-1"),
            ("limit", str(PAGE)),
            *(("expand", field) for field in _FIELDS),
        ]
        if query.cursor:
            parameters.append(("cursor", query.cursor))
        answer, next_url = await self._ask("/api/models", parameters)
        try:
            return page_of(answer, next_url)
        except ValueError as error:
            raise errors.unreadable(self._host, str(error)) from error

    async def contents(self, repository: str) -> Contents:
        """The models of a repository, with their shape where the beginning of a file tells it."""
        if not is_repository(repository):
            raise errors.refused(404, self._host, repository[:80] or "?", 0)
        answer, _ = await self._ask(f"/api/models/{quote(repository)}", [("blobs", "true")], repository)
        base = f"{self._endpoint}/{quote(repository)}"
        try:
            found = contents_of(answer, repository, lambda path: f"{base}/resolve/main/{quote(path)}", base)
        except ValueError as error:
            raise errors.unreadable(self._host, str(error)) from error
        shape = await self._shape(found)
        return found if shape is None else with_shape(found, shape)

    # ---- inside ---------------------------------------------------------------------------------

    async def _ask(self, path: str, parameters: Parameters, repository: str = "") -> tuple[object, str]:
        """The answer, and the address of the next page."""
        try:
            async with asyncio.timeout(self._patience_s):
                response, body = await self._get(self._endpoint + path, parameters)
        except TimeoutError as error:
            raise errors.too_slow(self._host) from error
        except httpx.TimeoutException as error:
            raise errors.too_slow(self._host) from error
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise errors.unreachable(self._host, error, is_certificate=is_certificate(error)) from error
        if response.status_code != 200:
            wait = _wait(response.headers)
            raise errors.refused(response.status_code, self._host, repository, wait)
        try:
            return json.loads(body), response.links.get("next", {}).get("url", "")
        except (ValueError, RecursionError) as error:
            raise errors.unreadable(self._host, f"{error}: {bytes(body[:200])!r}") from error

    async def _get(self, address: str, parameters: Parameters) -> tuple[httpx.Response, bytearray]:
        url = httpx.URL(address, params=list(parameters))
        for _ in range(_MOST_REDIRECTS + 1):
            async with self._client.stream("GET", url, follow_redirects=False) as response:
                if response.has_redirect_location:
                    url = url.join(response.headers["Location"])
                    if (url.host, url.scheme, url.port) != (
                        response.url.host,
                        response.url.scheme,
                        response.url.port,
                    ):
                        raise errors.unreadable(self._host, f"it sends on to {url.host}")
                    continue
                body = bytearray()
                async for piece in response.aiter_bytes():
                    body += piece
                    if len(body) > _MOST_BYTES:
                        raise errors.unreadable(self._host, f"more than {_MOST_BYTES} bytes")
                return response, body
        raise errors.unreadable(self._host, "it sends on in circles")

    async def _shape(self, contents: Contents) -> GgufShape | None:
        """What the beginning of the smallest file tells; a failure only means that nothing is known."""
        main = main_name(contents)
        model = next((model for model in contents.models if model.model_name.text == main), None)
        if model is None:
            return None
        url = model.files[0].url
        if not model.is_gated:
            return await self._beginning(self._client, url)
        token = await asyncio.to_thread(self._token_for, url)
        if not token:
            return None
        async with open_client(url, _refuse_insecure, token) as client:
            return await self._beginning(client, url)

    async def _beginning(self, client: httpx.AsyncClient, url: str) -> GgufShape | None:
        headers = {"Range": f"bytes=0-{_BEGINNING - 1}"}
        beginning = bytearray()
        try:
            async with (
                asyncio.timeout(self._patience_s / 2),
                client.stream("GET", url, headers=headers) as response,
            ):
                if response.status_code not in (200, 206):
                    return None
                async for piece in response.aiter_bytes():
                    beginning += piece
                    if len(beginning) >= _BEGINNING:
                        break
        except (httpx.HTTPError, httpx.InvalidURL, UserError, TimeoutError):
            return None
        return read_shape(bytes(beginning[:_BEGINNING]))


def _refuse_insecure(url: httpx.URL) -> None:
    if not is_secure(url):
        raise insecure(str(url))


def _wait(headers: Mapping[str, str]) -> int:
    """After how many seconds to try again, as far as that is told; else 0."""
    told = headers.get("Retry-After", "")
    seconds = 0
    if told.isascii() and told.isdecimal() and len(told) < 10:
        seconds = int(told)
    elif told:
        try:
            seconds = round((parsedate_to_datetime(told) - datetime.now(UTC)).total_seconds())
        except (ValueError, TypeError, OverflowError):
            seconds = 0
    elif found := re.search(r";\s*t=(\d{1,9})", headers.get("RateLimit", "")):
        seconds = int(found[1])
    return max(0, min(seconds, _LONGEST_WAIT))
