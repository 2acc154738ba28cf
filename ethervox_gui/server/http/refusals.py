"""Notes requests that are refused before anything is begun for them: what was asked for, and why not."""

from __future__ import annotations

from http import HTTPStatus

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethervox_gui.server.records import ASKED, Asked, Records

#: What a caller that went away is counted as; nobody refused it anything.
_GONE = 499


class Refusals:
    """Stands in front of everything that may refuse a request; of the request it keeps method and path alone.

    Never headers or what follows a question mark: keys are there.
    """

    def __init__(self, app: ASGIApp, records: Records) -> None:
        self._app, self._records = app, records

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        asked = Asked()
        ASKED.set(asked)
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            if status >= HTTPStatus.BAD_REQUEST and status != _GONE and not asked.has_record:
                self._records.turn_away(f"{scope['method']} {scope['path']}", status, asked.problem)
