"""HTTP/1.1 as uvicorn speaks it, for callers that are slow with their request, or say no more behind it."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

#: A caller that says no more is looked after so soon, then each time after twice as long, up to the last.
_FIRST_LOOK: Final = 0.05
_LAST_LOOK: Final = 10.0
#: What a stream of events is looked after with: a comment, which no program is told of.
_NOTHING: Final = b":\n\n"


def protocol_with(header_timeout: float) -> type[asyncio.Protocol]:
    """The protocol, for connections that have to say within so many seconds what they want."""
    return type("Protocol", (PatientProtocol,), {"header_timeout": header_timeout})


class PatientProtocol(H11Protocol):
    """Closes connections that do not say in time what they want, and answers who only says no more.

    That is whoever closes its own side of the connection behind its request.  TCP tells it from a caller that
    went away only where something is sent to it: an interim answer, which every caller of HTTP/1.1 must take,
    or a comment in a stream.  Callers of HTTP/1.0 know neither, and count as gone.
    """

    #: Seconds within which a connection has to say what it wants.
    header_timeout: ClassVar[float]
    _waiting: asyncio.TimerHandle | None = None
    #: Set once the caller says no more.
    _looking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._waiting = self.loop.call_later(self.header_timeout, self._give_up)

    def data_received(self, data: bytes) -> None:
        began = self.conn.their_state is h11.IDLE
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif began and self._waiting is None and not self.transport.is_closing():
            # A later request on a kept connection: its headers have begun.
            self._waiting = self.loop.call_later(self.header_timeout, self._give_up)

    def eof_received(self) -> bool:  # type: ignore[override]
        if self._looking is None and self._is_answering:
            self._look(_FIRST_LOOK)
        return self._looking is not None

    def on_response_complete(self) -> None:
        super().on_response_complete()  # a request behind this one may be begun
        if self._looking is None or self.transport.is_closing():
            return
        self._looking.cancel()
        if self.cycle.response_complete:
            self.transport.close()
        else:
            self._look(_FIRST_LOOK)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._looking is not None:
            self._looking.cancel()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # the answer is under way, or went out before the body was over
            self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Java's clients offer HTTP/2 with every request, and none of what uvicorn says helps them."""

    @property
    def _is_answering(self) -> bool:
        """Whether all of a request is there, whose answer can be looked after."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or cycle.more_body:
            return False
        return cycle.response_started or cycle.scope["http_version"] != "1.0"

    def _look(self, seconds: float) -> None:
        """Send something: the connection is lost with what is sent after it, if nobody is there."""
        if self.transport.is_closing():
            return
        if self._is_answering and not self.transport.get_write_buffer_size():
            self.transport.write(self.conn.send(self._nothing))
        self._looking = self.loop.call_later(seconds, self._look, min(2 * seconds, _LAST_LOOK))

    @property
    def _nothing(self) -> h11.InformationalResponse | h11.Data:
        if self.cycle.response_started:
            return h11.Data(data=_NOTHING)
        return h11.InformationalResponse(status_code=100, headers=[], reason=b"Continue")

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.write(
                b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
            self.transport.close()
