"""How many requests are held at once: whoever comes on top of that is told so, and when to come again."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.http.access_control import refuse


class Crowd:
    """Lets in ``limit`` requests at a time; most of them wait for their turn with the model."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self._app, self._limit = app, limit
        self._n_held = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._n_held >= self._limit:
            error = ApiError(
                503,
                f"{self._limit} requests are being answered, as many as are taken. Send it again later.",
                "service_unavailable",
                code="too_many_requests",
                headers={"Retry-After": "1"},
            )
            await refuse(error, scope, receive, send)
            return
        self._n_held += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._n_held -= 1
