"""Searches on the hub, on a thread of its own: a new one ends the one before.

Nothing is asked of the network before :meth:`Hub.search` or :meth:`Hub.look`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.downloads.loop_thread import LoopThread
from ethervox_gui.services.hub.values import Contents, Page, Query

if TYPE_CHECKING:
    from ethervox_gui.services.hub.client import HubClient

#: Get an answer or what went wrong, on the thread of the hub.
Found = Callable[[Query, Page | UserError], None]
Looked = Callable[[str, Contents | UserError], None]

_log = logging.getLogger(__name__)


class Hub:
    """Asks the hub at ``endpoint``; ``found`` and ``looked`` are told the answers, each with its question.

    ``token_for`` is as :class:`HubClient` has it.
    """

    def __init__(
        self,
        endpoint: str,
        found: Found,
        looked: Looked,
        token_for: Callable[[str], str] = lambda _url: "",
    ) -> None:
        self._endpoint = endpoint
        self._token_for = token_for
        self._found, self._looked = found, looked
        self._thread = LoopThread("hub")
        self._client: HubClient | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def search(self, query: Query) -> None:
        """Look for repositories."""
        self._thread.run(
            self._begin("search", lambda client: client.search(query), lambda got: self._found(query, got))
        )

    def look(self, repository: str) -> None:
        """Look into a repository."""
        self._thread.run(
            self._begin(
                "look", lambda client: client.contents(repository), lambda got: self._looked(repository, got)
            )
        )

    def cancel(self) -> None:
        """Nobody waits for the search any more."""
        self._thread.run(self._cancel("search"))

    def close(self) -> None:
        """End everything."""
        self._thread.close(self._disconnect)

    # ---- on the thread of the hub ---------------------------------------------------------------

    async def _begin(
        self, kind: str, ask: Callable[[HubClient], Awaitable[Any]], told: Callable[[Any], None]
    ) -> None:
        await self._cancel(kind)
        self._tasks[kind] = asyncio.get_running_loop().create_task(self._answer(ask, told))

    async def _cancel(self, kind: str) -> None:
        task = self._tasks.pop(kind, None)
        if task is not None:
            task.cancel()

    async def _disconnect(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            await client.close()

    async def _answer(self, ask: Callable[[HubClient], Awaitable[Any]], told: Callable[[Any], None]) -> None:
        try:
            if self._client is None:
                from ethervox_gui.services.hub.client import HubClient  # with an HTTP client, slow to load

                self._client = HubClient(self._endpoint, token_for=self._token_for)
            answer = await ask(self._client)
        except UserError as error:
            answer = error
        except Exception as error:  # what a server sends may be anything, and whoever asked waits
            _log.exception("the hub could not be asked")
            answer = UserError("hub_failed", N_("The search failed."), N_("Try again."), repr(error))
        told(answer)
