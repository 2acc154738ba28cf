"""Replies in conversations that the server keeps: a message goes to the governor, which keeps the rest."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any

from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.requests.report import CameBack, ContextReport
from ethervox_gui.governor.jobs.guest_jobs import (
    CompletionEnded,
    CompletionEvent,
    HostedBegun,
    HostedEnded,
    HostedMessage,
    HostedTurns,
    SayHosted,
    TextWritten,
)
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.server.conversations import Conversations
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.replies.choice import Reasoning
from ethervox_gui.server.replies.engine_events import job_events
from ethervox_gui.server.shapes.responses import ResponseShape, usage_of

#: Replies that ended so are whole.
_WHOLE = (StopReason.END, StopReason.LOOP)


def status_of(reason: StopReason | None) -> str:
    """What is told of a reply that ended so; one that has no end was broken off with the program."""
    return "completed" if reason in _WHOLE else "incomplete"


@dataclass(slots=True)
class HostedReply:
    """One reply; ``message`` are the fields of :class:`HostedMessage` but for those of the listener.

    ``told`` hears before the first word how many tokens the messages have, and what goes to the model.
    While it is written its name is among those of ``running``.
    """

    shape: ResponseShape
    conversations: Conversations
    message: dict[str, Any]
    submit: Callable[[Job], object]
    told: Callable[[int, ContextReport], None] = lambda _n, _report: None
    running: set[str] = field(default_factory=set)
    n_tokens: int = 0
    report: ContextReport | None = None
    _n_input: int = 0
    _n_reused: int = 0
    _came_back: tuple[CameBack, ...] = ()
    _thought: str = ""
    _said: str = ""
    _body: dict[str, Any] = field(default_factory=dict)

    async def chunks(self) -> AsyncGenerator[str]:
        """The events of a stream, ready to be sent."""
        index, is_known, has_begun = 0, False, False
        try:
            async with aclosing(self._pieces()) as pieces:
                async for piece in pieces:
                    if piece is None:
                        is_known = True
                        yield self.shape.begins(context=self._context())
                        continue
                    if not has_begun:
                        index, has_begun = int(bool(self._thought)), True
                        yield self._message_begins()
                    yield self.shape.says(index, piece)
        except ApiError as error:
            if not is_known:  # those who read a stream count on its beginning
                yield self.shape.begins(context=None)
            yield self.shape.fails(error)
            raise
        if not has_begun:
            index = int(bool(self._thought))
            yield self._message_begins()
        yield self.shape.spoke(index, self._said, str(self._body["status"]))[1] + self.shape.finishes(
            self._body
        )

    async def answer(self) -> dict[str, Any]:
        """All of it."""
        async with aclosing(self._pieces()) as pieces:
            async for _ in pieces:
                pass
        return self._body

    # ---- inside ------------------------------------------------------------------------------------

    def _message_begins(self) -> str:
        thought = self.shape.thinks(0, self._thought)[1] if self._thought else ""
        return thought + self.shape.speaks(int(bool(self._thought)))

    async def _pieces(self) -> AsyncGenerator[str | None]:
        """The answer, piece by piece, ``None`` before it; what the model thinks is put aside."""
        reasoning = Reasoning()
        events = job_events(
            lambda tell, gone: self.submit(
                SayHosted(HostedMessage(tell=tell, cancelled=gone, **self.message))
            )
        )
        try:
            async with aclosing(self._heard(events, reasoning)) as found:
                async for piece in found:
                    yield piece
        finally:  # before the end of it is told
            self.running.discard(self.shape.name)

    async def _heard(
        self, events: AsyncGenerator[CompletionEvent], reasoning: Reasoning
    ) -> AsyncGenerator[str | None]:
        async with aclosing(events) as found:
            async for event in found:
                match event:
                    case HostedBegun(turn_id, n_received, n_prompt, n_reused, turns, came_back):
                        name = self.conversations.reply_name(self.message["chat_id"], turn_id)
                        self.shape.take_names(name, turn_id)
                        self.running.add(name)
                        self._n_input, self._n_reused, self._came_back = n_prompt, n_reused, came_back
                        self.told(n_received, self._count(turns))
                        yield None
                    case TextWritten(text, n_tokens):
                        self.n_tokens = n_tokens
                        for piece in self._parted(*reasoning.add(text)):
                            yield piece
                    case HostedEnded():
                        for piece in self._parted(*reasoning.finish()):
                            yield piece
                        self._end(event)
                    case CompletionEnded():
                        raise ApiError(409, "The reply was stopped before its first word.", code="stopped")

    def _parted(self, thought: str, said: str) -> list[str]:
        self._thought += thought
        self._said += said
        return [said] if said else []

    def _count(self, turns: HostedTurns) -> ContextReport:
        self.report = report = ContextReport(
            strategy="governed",
            counted=self._n_input,
            exact=True,
            kept=turns.n_kept,
            summarized=turns.n_summarized,
            dropped=turns.n_dropped,
            reused_tokens=self._n_reused,
            came_back=self._came_back,
        )
        return report

    def _context(self) -> dict[str, Any] | None:
        return self.report.as_json() if self.report is not None else None

    def _end(self, event: HostedEnded) -> None:
        self.n_tokens = event.n_tokens
        self._count(event.turns)
        self._body = self.shape.body(
            status_of(event.stop_reason),
            self._said,
            self._thought,
            usage_of(self._n_input, self._n_reused, event.n_tokens),
            context=self._context(),
        )
