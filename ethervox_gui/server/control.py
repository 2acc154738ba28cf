"""Starts and stops the server as the settings say; for a front end that has other things to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ethervox_gui.context.requests.report import RequestRecord
from ethervox_gui.server.records import Records
from ethervox_gui.server.sources import Sources
from ethervox_gui.settings import ServerSettings

if TYPE_CHECKING:
    from ethervox_gui.server.http.thread import ServerThread


class ServerControl:
    """At most one running server.  Its methods are called from one thread, and wait for the server's.

    ``listener`` hears every new state of a request, on the server's thread.
    """

    def __init__(self, sources: Sources, listener: Callable[[RequestRecord], None] = lambda _: None) -> None:
        self._sources = sources
        self._running: ServerThread | None = None
        self._settings: ServerSettings | None = None
        self.records = Records(listener)

    @property
    def url(self) -> str | None:
        """Where it listens; ``None`` while it does not."""
        return None if self._running is None else self._running.url

    @property
    def key(self) -> str:
        """What programs must bring."""
        return self._sources.keys.server_key()

    def requests(self) -> list[RequestRecord]:
        """The last requests, oldest first."""
        return self.records.last()

    def apply(self, settings: ServerSettings) -> bool:
        """Start, stop or start again, if the settings say something else than before; whether they do.

        Raises :class:`UserError` where the address cannot be used; nothing runs then.
        """
        if settings == self._settings:
            return False
        self.stop()
        self._settings = settings
        if settings.enabled:
            # Web servers take a good part of the start; most windows have none.
            from ethervox_gui.server.http.thread import ServerThread

            running = ServerThread(self._sources, settings, self.key, self.records)
            running.start()
            self._running = running
        return True

    def stop(self) -> None:
        """Stop it, if it runs."""
        running, self._running, self._settings = self._running, None, None
        if running is not None:
            running.stop()
