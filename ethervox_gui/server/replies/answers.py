"""A request that is going to be met: its chunks or its body, and a record of how it ended."""

from __future__ import annotations

import dataclasses
import json
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.requests.report import ContextReport, RequestRecord
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.errors import ApiError, from_user_error
from ethervox_gui.server.records import Records
from ethervox_gui.server.replies.local import LocalReply
from ethervox_gui.server.shapes.fields import OwnField, named_by

#: Goes on evenly, whatever becomes of the time of day: how long requests took is added up.
_clock = time.monotonic

#: What is written down for a caller that went away.
GONE = 499
#: And for one that was told that the server is being stopped.
_STOPPED: Final = 503


#: Makes of a body what is told.
Shaped = Callable[[dict[str, Any]], Mapping[str, Any]]


@dataclass(slots=True)
class Answer:
    """A request that is going to be met: its plan, and the chunks or the body it is answered with.

    ``close`` must be called at the end, however it comes: only then it is certain to be written down.
    ``failed`` is called before, where what is made of the chunks fails; ``whole`` is told what to make of the
    body.
    ``alive`` is the event that says in a stream that it goes on, while there is nothing else; empty for none.
    ``fails`` is what ends a stream that has events of its own for that.
    """

    plan: Plan
    chunks: Callable[[], AsyncGenerator[str]]
    whole: Callable[[Shaped], Awaitable[Mapping[str, Any]]]
    close: Callable[[], None]
    failed: Callable[[Exception], None]
    alive: Callable[[], str] = lambda: ""
    fails: Callable[[ApiError], str] = lambda _: ""


class Reply(Protocol):
    """What both kinds of reply have in common."""

    n_tokens: int

    async def answer(self) -> dict[str, Any]: ...


class Ending:
    """Writes down, once, how a request ended, and lets go of what it held.

    Within it an error is the end; without one the request goes on, until something else ends it.
    """

    def __init__(self, records: Records, record: RequestRecord) -> None:
        self._records = records
        self.record = record
        #: Lets go of what is held for the request, once something is.
        self.release: Callable[[], None] = lambda: None
        self._ended = False
        self._began = _clock()
        #: Tokens of the reply so far, and the report if it has changed since the plan.
        self.figures: Callable[[], tuple[int, ContextReport | None]] = lambda: (0, None)

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is not None:
            self.fail(error)

    def fail(self, error: BaseException) -> None:
        """It ended with ``error``; what is no mishap but a cancellation means that the caller went away."""
        if isinstance(error, UserError):
            error = from_user_error(error)
        if isinstance(error, ApiError):
            if error.is_for_length and not self._ended:
                self._records.refused(self.record.model)
            self.end(error.status, str(error))
        elif isinstance(error, Exception):
            self.end(400 if isinstance(error, EthervoxError) else 500, f"{type(error).__name__}: {error}")
        else:
            self.close()

    def close(self) -> None:
        """Without an end so far, whoever asked went away, or the server was stopped."""
        self.end(_STOPPED if self._records.is_stopping else GONE)

    def end(self, status: int, problem: str = "") -> None:
        if self._ended:
            return
        self._ended = True
        self.release()
        n_tokens, report = self.figures()
        record = self.record if report is None else dataclasses.replace(self.record, report=report)
        seconds = _clock() - self._began
        self._records.update(
            dataclasses.replace(record, status=status, n_tokens=n_tokens, seconds=seconds, problem=problem)
        )


def answer_with(
    reply: Reply,
    chunks: Callable[[], AsyncGenerator[str]],
    plan: Plan,
    ending: Ending,
    own_field: OwnField = str,
) -> Answer:
    """The answer of a reply, whose end is written down; fields are named by ``own_field`` in its errors."""

    async def written_down() -> AsyncGenerator[str]:
        try:
            async with aclosing(chunks()) as found:
                with named_by(own_field):
                    async for chunk in found:
                        yield chunk
        except GeneratorExit:  # whoever reads them knows why there are to be no more
            raise
        except BaseException as error:
            ending.fail(error)
            raise
        ending.end(200)

    async def whole(shaped: Shaped) -> Mapping[str, Any]:
        with ending, named_by(own_field):
            found = shaped(await reply.answer())
        ending.end(200)
        return found

    return Answer(plan, written_down, whole, ending.close, ending.fail)


def as_text(reply: LocalReply) -> Callable[[], AsyncGenerator[str]]:
    """The chunks of our own engine as JSON."""

    async def chunks() -> AsyncGenerator[str]:
        async with aclosing(reply.chunks()) as found:
            async for chunk in found:
                yield json.dumps(chunk)

    return chunks
