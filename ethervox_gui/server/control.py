"""Starts and stops the server as the settings say; for a front end that has other things to do."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ethervox_gui.context.requests.report import RequestRecord
from ethervox_gui.server.records import Records
from ethervox_gui.server.sources import Sources
from ethervox_gui.settings import ServerSettings

if TYPE_CHECKING:
    from ethervox_gui.server.http.thread import ServerThread

#: What is read anew for each request, by the server or the governor: a change of these breaks nothing off.
_READ_ANEW: Final = frozenset(
    {
        "strategy",
        "warning_threshold",
        "error_threshold",
        "max_messages",
        "last_turns",
        "remote_max_tokens",
        "metrics",
        "keep_conversations",
        "parallel",
    }
)


class ServerControl:
    """At most one running server.  :meth:`apply` and :meth:`close` wait for its thread, and for each other.

    ``listener`` hears every new state of a request, on the server's thread.
    """

    def __init__(self, sources: Sources, listener: Callable[[RequestRecord], None] = lambda _: None) -> None:
        self._sources = sources
        self._changing = threading.Lock()
        self._is_closed = False
        self._running: ServerThread | None = None
        self._applied: dict[str, Any] = _needs(ServerSettings())
        self.records = Records(listener)

    @property
    def url(self) -> str | None:
        """Where it listens; ``None`` while it does not."""
        running = self._running  # another thread may change it
        return None if running is None else running.url

    @property
    def key(self) -> str:
        """What programs must bring; may take a while.  Raises :class:`UserError` while it is locked away."""
        return self._sources.keys.server_key()

    def requests(self) -> list[RequestRecord]:
        """The last requests, oldest first."""
        return self.records.last()

    def apply(self, settings: ServerSettings) -> bool:
        """Start, stop or start again, if the settings need another server than before; whether they do.

        Raises :class:`UserError` where the address cannot be used or the key cannot be had; nothing runs
        then, and the same is tried again only after something else was.  Slow: not on the GUI thread.
        """
        with self._changing:
            needs = _needs(settings)
            if needs == self._applied or self._is_closed:
                return False
            self._stop()
            # Also where it fails: the next change of another setting is no reason to tell that again.
            self._applied = needs
            if settings.enabled:
                # Web servers take a good part of the start; most windows have none.
                from ethervox_gui.server.http.thread import ServerThread

                running = ServerThread(self._sources, settings, self.key, self.records)
                running.start()
                self._running = running
            return True

    def close(self) -> None:
        """Stop it, if it runs; it does not start again."""
        self._is_closed = True
        with self._changing:
            self._stop()

    def _stop(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.stop()


def _needs(settings: ServerSettings) -> dict[str, Any]:
    """What a server has to be started anew for; nothing else counts while there is to be none."""
    return settings.model_dump(exclude=set(_READ_ANEW)) if settings.enabled else {}
