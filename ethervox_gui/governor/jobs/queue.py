"""The jobs that wait, in the order in which they are done, and what a stop takes with it.

The chat's own jobs and those of guests take turns, so that neither waits for all others.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.governor.jobs.guest_jobs import Complete, Completion, GuestJob
from ethervox_gui.governor.jobs.jobs import (
    ApplyDraft,
    BringBack,
    ChangeSettings,
    ClearContext,
    DraftSummary,
    EditMessage,
    ExplainReply,
    ForgetTurns,
    GoOn,
    Job,
    LoadModel,
    OpenChat,
    PruneUnimportant,
    Regenerate,
    SendMessage,
    ShiftWindow,
    Shutdown,
    SummarizeOld,
    Tell,
    UnawaitedJob,
    UndoEdit,
)

#: What is not begun any more when the user stops what runs before it.
_STOPPABLE = (
    SendMessage,
    Regenerate,
    GoOn,
    EditMessage,
    SummarizeOld,
    DraftSummary,
    ApplyDraft,
    ShiftWindow,
    PruneUnimportant,
    ClearContext,
    ExplainReply,
    ForgetTurns,
)

#: What is for nobody once the program ends, however long it would take.
_FOR_LATER = (LoadModel, OpenChat)

#: What may be done whichever chat is open.
_OF_NO_CHAT = (Tell, ChangeSettings, UnawaitedJob)


class JobQueue:
    """Jobs by number, from 1.  ``put`` and ``cancel`` may be called from any thread, the rest from one."""

    def __init__(self) -> None:
        self._jobs: FairQueue[tuple[int, Job]] = FairQueue()
        self._lock = threading.Lock()
        self._n_put = 0
        self._is_stoppable = False  # whether the job that runs may also be stopped while it waits
        self._is_for_later = False  # whether that is so where the program ends at once
        self._stopped = 0  # the number of the job that ran when cancel was called
        self._cancelled = 0  # jobs up to this number are cancelled, if they may be
        self.running = 0  # the number of the job that runs
        self._has_last = False  # whether the last job waits
        self._ends_at_once = False  # whether all that it waited behind had been cancelled

    def put(self, job: Job) -> int:
        """Let a job wait; its number."""
        with self._lock:
            if isinstance(job, Shutdown):
                self._has_last = True
                self._ends_at_once = self._ends_at_once or self._cancelled == self._n_put
            self._n_put += 1
            self._jobs.put((self._n_put, job), guest=isinstance(job, GuestJob))
            return self._n_put

    def cancel(self) -> None:
        """Stop what is running now, and the messages and edits that wait behind it.

        With a last job right behind it the program ends at once: then models and chats that wait to be
        loaded are stopped, too.
        """
        with self._lock:
            self._stopped = self.running
            self._cancelled = self._n_put

    def next(self) -> Job:
        """Wait for the job whose turn it is; from now on it is the one that runs."""
        number, job = self._jobs.get()
        with self._lock:
            self.running, self._is_stoppable = number, _is_stoppable(job)
            self._is_for_later = isinstance(job, _FOR_LATER)
        return job

    def next_guest(self) -> Job | None:
        """A guest's job that waits, if there is one; from now on it is the one that runs."""
        found = self._jobs.get_guest()
        if found is None:
            return None
        number, job = found
        with self._lock:
            self.running, self._is_stoppable, self._is_for_later = number, False, False
        return job

    def next_request(self, encoder: PromptEncoder) -> Completion | None:
        """The request for this model that waits longest, if any does: it is met beside the job that runs."""

        def is_one(waiting: tuple[int, Job]) -> bool:
            return isinstance(waiting[1], Complete) and waiting[1].request.encoder is encoder

        found = self._jobs.get_guest(is_one)
        return found[1].request if found is not None and isinstance(found[1], Complete) else None

    def done(self) -> None:
        """The job that ran is over, and a stop of it with it: idle time is stopped only by another."""
        with self._lock:
            self._stopped, self._is_stoppable, self._is_for_later = 0, False, False

    def is_cancelled(self) -> bool:
        """Whether the job that runs, or what is done in idle time behind it, is to stop."""
        may_be = self._is_stoppable or (self._is_for_later and self._ends_at_once)
        waited = may_be and self.running <= self._cancelled
        return waited or self.running == self._stopped

    def is_ending(self) -> bool:
        """Whether what runs is to stop because the program ends, and not only this job."""
        return self._has_last and self.is_cancelled()

    def is_overtaken(self) -> bool:
        """Whether another chat is opened next: whoever prepares one now does it for nobody."""
        waiting = self._jobs.first(lambda one: not isinstance(one[1], _OF_NO_CHAT))
        return waiting is not None and isinstance(waiting[1], OpenChat)

    def is_empty(self, *, guests_too: bool = True) -> bool:
        """As :meth:`FairQueue.empty`; the job that runs does not wait any more."""
        return self._jobs.empty(guests_too=guests_too)

    def take_guests(self) -> list[Job]:
        """The jobs of guests that wait, which nobody is going to do."""
        return [job for _, job in self._jobs.take_guests()]


def _is_stoppable(job: Job) -> bool:
    """Whether a job that waits is not begun when the user stops what runs before it.

    What a click brings back comes from pages at once.  What the model may have to read again was asked for
    by a command, of an edit or turns that what is stopped might have been about.
    """
    if isinstance(job, BringBack | UndoEdit):
        return job.may_read
    return isinstance(job, _STOPPABLE)


T = TypeVar("T")


class FairQueue(Generic[T]):
    """First in, first out within a lane; the two lanes are served alternately while both have something."""

    def __init__(self) -> None:
        self._lanes: tuple[deque[T], deque[T]] = (deque(), deque())
        self._next = 0
        self._changed = threading.Condition()

    def put(self, item: T, *, guest: bool = False) -> None:
        """Let an item wait, in the lane of guests or in the first."""
        with self._changed:
            self._lanes[guest].append(item)
            self._changed.notify()

    def get(self) -> T:
        """The next item; waits for one."""
        with self._changed:
            self._changed.wait_for(lambda: any(self._lanes))
            lane = self._next if self._lanes[self._next] else 1 - self._next
            self._next = 1 - lane
            return self._lanes[lane].popleft()

    def get_guest(self, wanted: Callable[[T], bool] = lambda _: True) -> T | None:
        """The guest's item that waits longest of those that are ``wanted``, if any is."""
        with self._changed:
            for place, item in enumerate(self._lanes[1]):
                if wanted(item):
                    del self._lanes[1][place]
                    return item
            return None

    def first(self, wanted: Callable[[T], bool]) -> T | None:
        """The item of the first lane that waits longest of those that are ``wanted``; it goes on waiting."""
        with self._changed:
            return next(filter(wanted, self._lanes[0]), None)

    def empty(self, *, guests_too: bool = True) -> bool:
        """Whether nothing waits; without ``guests_too``, whether none of the chat's own jobs does."""
        with self._changed:
            return not self._lanes[0] and not (guests_too and self._lanes[1])

    def take_guests(self) -> list[T]:
        """Take out every guest's item that waits."""
        with self._changed:
            waiting = list(self._lanes[1])
            self._lanes[1].clear()
            return waiting
