"""Replies in conversations that the server keeps: a message goes to the governor, which keeps the rest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any

from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.requests.report import CameBack, ContextReport, Shortened
from ethervox_gui.governor.jobs.guest_jobs import (
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    HostedBegun,
    HostedEnded,
    HostedMessage,
    HostedStored,
    HostedTurns,
    SayHosted,
    TextWritten,
)
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.server.conversations import Conversations
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.replies.engine_events import job_events
from ethervox_gui.server.replies.local import scores_json
from ethervox_gui.server.replies.running import Running
from ethervox_gui.server.shapes.choice import Choice, Delta
from ethervox_gui.server.shapes.output import Output
from ethervox_gui.server.shapes.responses import ResponseShape, completed_at, usage_of

#: A delta of OpenAI's chat, and how likely its tokens were, where somebody asked.  ``None`` before the first:
#: once the message is stored, and again once it is read.
_Told = tuple[Delta | None, dict[str, Any] | None]

#: Replies that ended so are whole.
_WHOLE = (StopReason.END, StopReason.LOOP)

#: And so those that became too long.
_TOO_LONG = (StopReason.LENGTH, StopReason.PAUSED)


def status_of(reason: StopReason | None) -> str:
    """What is told of a reply that ended so; one that has no end was broken off with the program."""
    return "completed" if reason in _WHOLE else "incomplete"


def details_of(reason: StopReason | None) -> dict[str, Any] | None:
    """Why a reply is incomplete that ended so; OpenAI has no word for one that was broken off."""
    if reason in _WHOLE:
        return None
    return {"reason": "max_output_tokens" if reason in _TOO_LONG else None}


@dataclass(slots=True)
class HostedReply:
    """One reply; ``message`` are the fields of :class:`HostedMessage` but for those of the listener.

    ``told`` hears before the first word how many tokens the messages have, and what goes to the model.
    While it is written, whether anybody reads it or not, it is among ``running``.  ``tools`` are those that
    the reply may call, with ``parallel`` several at once; ``is_forced``: it must make a call.
    ``failed`` makes of what goes wrong on the way what is told of it.
    """

    shape: ResponseShape
    conversations: Conversations
    message: dict[str, Any]
    submit: Callable[[Job], object]
    told: Callable[[int, ContextReport], None] = lambda _n, _report: None
    running: Running = field(default_factory=Running)
    tools: Sequence[Mapping[str, Any]] = ()
    parallel: bool = True
    is_forced: bool = False
    failed: Callable[[ApiError], ApiError] = lambda error: error
    n_tokens: int = 0
    report: ContextReport | None = None
    _name: str = ""  # once the engine thread knows it
    _turn_id: int = 0  # the turn that it answers
    _n_input: int = 0
    _n_reused: int = 0
    _came_back: tuple[CameBack, ...] = ()
    _shortened: tuple[Shortened, ...] = ()
    _ended: HostedEnded | None = None
    _choice: Choice = field(default_factory=lambda: Choice(()))

    async def chunks(self) -> AsyncGenerator[str]:
        """The events of a stream, ready to be sent.  Raises :class:`ApiError`."""
        output, is_known = Output(self.shape), False
        async with aclosing(self._deltas()) as deltas:
            async for delta, scores in deltas:
                if delta is None:
                    tell = self.shape.goes_on if is_known else self.shape.begins
                    is_known = True
                    yield tell(context=self._context())
                    continue
                for event in output.add(delta, scores):
                    yield event
        last = self._end(output)
        await self._keep(output.body)
        for event in last:
            yield event

    async def answer(self) -> dict[str, Any]:
        """All of it."""
        output = Output(self.shape)
        content: list[Mapping[str, Any]] = []
        async with aclosing(self._deltas()) as deltas:
            async for _, scores in deltas:
                content += (scores or {}).get("content", ())
        output.add(self._choice.message, {"content": content})
        self._end(output)
        await self._keep(output.body)
        return output.body

    # ---- inside ------------------------------------------------------------------------------------

    async def _keep(self, body: Mapping[str, Any]) -> None:
        """Have it told again as it is told now."""
        await asyncio.to_thread(self.conversations.keep, self._turn_id, body)

    async def _deltas(self) -> AsyncGenerator[_Told]:
        """The answer, as deltas of OpenAI's chat with how likely their tokens were; ``None`` before them."""
        try:
            async with aclosing(self._heard(job_events(self._say))) as found:
                async for told in found:
                    yield told
        except ApiError as error:
            raise self.failed(error) from error
        finally:
            self.running.leave(self._name)

    def _say(self, tell: Callable[[CompletionEvent], None], gone: Callable[[], bool]) -> None:
        """Let the governor answer, and know from its own thread when it has begun and when it is over."""

        def hear(event: CompletionEvent) -> None:
            match event:
                case HostedStored(turn_id):
                    self._name = self.conversations.reply_name(self.message["chat_id"], turn_id)
                    self.running.add(self._name, is_left=gone())
                case HostedEnded() | CompletionEnded() | CompletionFailed():
                    self.running.end(self._name)  # before the end of it is told
            tell(event)

        self.submit(SayHosted(HostedMessage(tell=hear, cancelled=gone, **self.message)))

    async def _heard(self, events: AsyncGenerator[CompletionEvent]) -> AsyncGenerator[_Told]:
        self._choice = choice = Choice(self.tools, parallel=self.parallel, is_forced=self.is_forced)
        async with aclosing(events) as found:
            async for event in found:
                match event:
                    case HostedStored(turn_id):
                        self.shape.take_names(self._name, turn_id)
                        self._turn_id = turn_id
                        await self._keep(self.shape.body("in_progress"))
                        yield None, None
                    case HostedBegun(n_received, n_prompt, n_reused, turns, came_back, shortened):
                        self._n_input, self._n_reused = n_prompt, n_reused
                        self._came_back, self._shortened = came_back, shortened
                        self.told(n_received, self._count(turns))
                        await self._keep(self.shape.body("in_progress", context=self._context()))
                        yield None, None
                    case TextWritten(text, n_tokens, of_tokens):
                        self.n_tokens = n_tokens
                        scores = scores_json(of_tokens)
                        for delta in choice.add(text, n_tokens) or ([{}] if scores else []):
                            yield delta, scores
                            scores = None
                    case HostedEnded():
                        is_cut = status_of(event.stop_reason) != "completed"
                        for delta in choice.finish(is_cut=is_cut):
                            yield delta, None
                        self.n_tokens, self._ended = event.n_tokens, event
                        self._came_back = event.came_back
                    case CompletionEnded():
                        raise ApiError(409, "The reply was stopped before its first word.", code="stopped")

    def _count(self, turns: HostedTurns) -> ContextReport:
        self.report = report = ContextReport(
            strategy="governed",
            counted=self._n_input,
            exact=True,
            kept=turns.n_kept,
            summarized=turns.n_summarized,
            dropped=turns.n_dropped,
            memory_id=turns.memory_id,
            reused_tokens=self._n_reused,
            came_back=self._came_back,
            tokens_removed=sum(result.n_left_out for result in self._shortened),
            shortened=self._shortened,
        )
        return report

    def _context(self) -> dict[str, Any] | None:
        return self.report.as_json() if self.report is not None else None

    def _end(self, output: Output) -> list[str]:
        """The last events; ``output`` has all of it then."""
        assert self._ended is not None
        self._count(self._ended.turns)
        status = status_of(self._ended.stop_reason)
        usage = usage_of(self._n_input, self._n_reused, self._ended.n_tokens, self._choice.n_thought)
        return output.end(
            status,
            usage,
            incomplete_details=details_of(self._ended.stop_reason),
            completed_at=completed_at(status),
            context=self._context(),
        )
