"""What our engine tells of one completion, on the server's own loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable
from typing import Any

from ethervox_gui.governor.jobs.guest_jobs import (
    Complete,
    Completion,
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    HostedEnded,
    HostedGiven,
)
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.server.errors import from_user_error


def engine_events(submit: Callable[[Job], object], **request: Any) -> AsyncGenerator[CompletionEvent]:
    """The events of a completion, made of the fields of :class:`Completion`, as :func:`job_events`."""
    return job_events(lambda tell, gone: submit(Complete(Completion(tell=tell, cancelled=gone, **request))))


async def job_events(
    submit: Callable[[Callable[[CompletionEvent], None], Callable[[], bool]], object],
) -> AsyncGenerator[CompletionEvent]:
    """What is told of a job, which is submitted with a listener and a check whether anybody listens still.

    The last event is how it ended; raises :class:`ApiError` where it fails.  When whoever reads them stops,
    the job is cancelled.
    """
    loop, queue = asyncio.get_running_loop(), asyncio.Queue[CompletionEvent]()
    gone = threading.Event()

    def tell(event: CompletionEvent) -> None:
        try:
            loop.call_soon_threadsafe(queue.put_nowait, event)
        except RuntimeError:  # the server was stopped meanwhile
            gone.set()

    submit(tell, gone.is_set)
    try:
        while True:
            event = await queue.get()
            if isinstance(event, CompletionFailed):
                raise from_user_error(event.error)
            yield event
            if isinstance(event, CompletionEnded | HostedEnded | HostedGiven):
                return
    finally:
        gone.set()
