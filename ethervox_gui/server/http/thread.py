"""The server's thread: its own asyncio loop under uvicorn, started and stopped from any other."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import socket
import threading
from typing import Final

import uvicorn

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.server.http.access_control import refuse_empty
from ethervox_gui.server.http.protocol import protocol_with
from ethervox_gui.server.http.routes import MOST_AT_ONCE, make_app
from ethervox_gui.server.http.stopping import Stopping
from ethervox_gui.server.records import Records
from ethervox_gui.server.service import Service
from ethervox_gui.server.sources import Sources
from ethervox_gui.settings import ServerSettings

_BACKLOG = 128
#: So many more are refused without a sentence, together with those over which nothing is asked just now.
_MAX_CONNECTIONS = MOST_AT_ONCE + 128
_MAX_HEADER_BYTES = 64 * 1024
#: When it is stopped, what runs has so long to end by itself; whoever waits still is told then.
_GRACE_SECONDS = 0.9
#: And so long have those that do not even end then, as they do not read what they are told.
_STOP_SECONDS = 2


_ELSEWHERE: Final = N_(
    "This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too."
)


class ServerThread:
    """One running API.

    :attr:`url`, where programs of this machine reach it, is known as soon as it was made, since the port is
    taken then.  Programs must bring the ``key``; with ``None`` everybody is let in.  Raises
    :class:`UserError` where the key is empty or the address cannot be taken.
    """

    def __init__(
        self, sources: Sources, settings: ServerSettings, key: str | None, records: Records | None = None
    ) -> None:
        refuse_empty(key)
        self._socket = _listen(settings.host, settings.port)
        address, port = self._socket.getsockname()[:2]
        if ipaddress.ip_address(address.partition("%")[0]).is_unspecified:  # nobody can call that one
            address = "::1" if ":" in address else "127.0.0.1"
        self.url = f"http://{f'[{address}]' if ':' in address else address}:{port}"
        self.records = records or Records()
        self._sources, self._settings, self._key = sources, settings, key
        self._server: uvicorn.Server | None = None
        self._ready = threading.Event()
        self._failure: Exception | None = None
        self._thread = threading.Thread(target=self._run, name="server", daemon=True)

    def start(self) -> None:
        """Begin to answer; returns when it does.

        Raises :class:`UserError` where it cannot, and is stopped then.
        """
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            self.stop()
            words = N_("The API could not be started.")
            raise UserError("api_failed", words, "", str(self._failure)) from self._failure

    def stop(self) -> None:
        """Take no more requests, break off those that run and tell them, wait for the end: a few seconds."""
        if self._server is not None:
            self._server.should_exit = True
        if self._thread.is_alive():
            self._thread.join()
        self._socket.close()

    # ---- on the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except Exception as error:  # whoever starts the server waits for that, and raises it
            if self._ready.is_set():
                raise  # nobody waits any more: it is logged as what ended a thread
            self._failure = error
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        service = Service(self._sources, self.records)
        stopping = Stopping(self.records)
        config = uvicorn.Config(
            make_app(service, self._settings, self._key, stopping),
            http=protocol_with(self._settings.header_timeout),
            ws="none",
            lifespan="off",
            loop="asyncio",
            log_config=None,
            access_log=False,
            server_header=False,
            h11_max_incomplete_event_size=_MAX_HEADER_BYTES,
            limit_concurrency=_MAX_CONNECTIONS,
            timeout_keep_alive=max(1, round(self._settings.idle_timeout)),
            timeout_graceful_shutdown=_STOP_SECONDS,
            backlog=_BACKLOG,
        )
        self._server = server = _Server(config, self._ready, stopping)
        try:
            await server.serve(sockets=[self._socket])
        finally:
            await service.close()


class _Server(uvicorn.Server):
    """Tells when it listens, and those that wait when it stops."""

    def __init__(self, config: uvicorn.Config, ready: threading.Event, stopping: Stopping) -> None:
        super().__init__(config)
        self._ready, self._stopping = ready, stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self._ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().call_later(_GRACE_SECONDS, self._stopping.begin)
        await super().shutdown(sockets=sockets)
        for connection in list(self.server_state.connections):  # nobody reads them, or will write to them
            connection.transport.abort()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only of a socket that says TCP asyncio takes the delay away: 40 ms for every answer otherwise.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(_BACKLOG)
        found.setblocking(False)
    except (OSError, OverflowError, UnicodeError) as error:
        found.close()
        advice = N_("Choose another port, or end the program that uses it.")
        if isinstance(error, socket.gaierror | UnicodeError) or error.args[:1] == (errno.EADDRNOTAVAIL,):
            advice = _ELSEWHERE
        raise UserError(
            "address_in_use",
            N_("The address {host}:{port} cannot be used.").format(host=host, port=port),
            advice,
            str(error),
        ) from error
    return found
