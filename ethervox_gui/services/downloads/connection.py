"""Connections to servers that hand out models: always secure, and known by the program's name."""

from __future__ import annotations

import functools
import ssl
from collections.abc import Callable
from typing import Final

import httpx

import ethervox_gui

_TIMEOUT: Final = httpx.Timeout(30.0, connect=15.0)
_LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})


def is_secure(url: httpx.URL) -> bool:
    """Whether nobody on the way can read along or change anything."""
    return bool(url.host) and (url.scheme == "https" or (url.scheme == "http" and url.host in _LOOPBACK))


def open_client(url: str, check: Callable[[httpx.URL], None], token: str = "") -> httpx.AsyncClient:
    """A client for ``url``; ``check`` raises where it must not go, and is asked for every redirect too.

    The ``token`` is shown to the server of ``url`` alone, never to one that it sends on to.
    """
    home = _origin(httpx.URL(url))

    async def look(request: httpx.Request) -> None:
        check(request.url)
        request.headers.pop("Authorization", None)
        if token and _origin(request.url) == home:
            request.headers["Authorization"] = f"Bearer {token}"

    return httpx.AsyncClient(
        follow_redirects=True,
        timeout=_TIMEOUT,
        verify=_certificates(),
        trust_env=httpx.URL(url).host not in _LOOPBACK,
        headers={"User-Agent": f"EthervoxGUI/{ethervox_gui.__version__}", "Accept-Encoding": "identity"},
        event_hooks={"request": [look]},
    )


def _origin(url: httpx.URL) -> tuple[str, str, int | None]:
    return url.scheme, url.host, url.port


@functools.cache
def _certificates() -> ssl.SSLContext:
    """Whom to trust; reading the list takes a while, so it is done once."""
    return httpx.create_ssl_context()
