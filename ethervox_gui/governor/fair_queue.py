"""The queue of jobs: the chat's own and those of guests take turns, so that neither waits for all others."""

from __future__ import annotations

import threading
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First in, first out within a lane; the two lanes are served alternately while both have something."""

    def __init__(self) -> None:
        self._lanes: tuple[deque[T], deque[T]] = (deque(), deque())
        self._next = 0
        self._changed = threading.Condition()

    def put(self, item: T, *, guest: bool = False) -> None:
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
