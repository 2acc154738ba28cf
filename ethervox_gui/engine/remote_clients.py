"""HTTP clients for other servers: which way out they take, and where they never go.

Loopback addresses are always asked directly, whatever the environment says.  A redirect is never followed:
the key belongs to the address that the user gave, and to no other.
"""

from __future__ import annotations

import ipaddress
from typing import Any, Final

import httpx

from ethervox_gui.engine.protocol import RemoteSource

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
