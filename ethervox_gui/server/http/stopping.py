"""What programs are told that still wait while the server is stopped."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethervox_gui.server.errors import ApiError, unavailable
from ethervox_gui.server.http.access_control import answer
from ethervox_gui.server.records import Records

_STOPPING: Final = "The server is being stopped. Send it again once it is back."


class Stopping:
    """Whether all that is still asked is to end: known on the server's loop."""

    def __init__(self, records: Records) -> None:
        self._records = records
        records.is_stopping = False
        self._event = asyncio.Event()

    def begin(self) -> None:
        """Whoever waits still is told."""
        self._records.is_stopping = True
        self._event.set()

    async def wait(self) -> None:
        await self._event.wait()

    @staticmethod
    def error() -> ApiError:
        """What they are told, in a stream too."""
        return unavailable(_STOPPING, "shutting_down")


class CutOff:
    """Ends what does not end by itself even then: requests that wait for a thread, callers that do not read.

    uvicorn cancels those, and would log that as failures.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def watched(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except asyncio.CancelledError:
            if not has_begun:
                await answer(Stopping.error(), scope)(scope, receive, send)
