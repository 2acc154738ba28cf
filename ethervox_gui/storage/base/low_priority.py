"""A thread that does what can wait, one thing after the other; and how a thread lets others go first."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress

#: As ``nice`` counts: about a tenth of the processor while somebody else wants all of it.
_NICE = 10

_log = logging.getLogger(__name__)


def let_others_go_first() -> None:
    """Give the calling thread what the processor has left over, where it can have a priority of its own.

    That is on Linux; without it the reply being written would slow down with every thread that computes.
    Where a sandbox forbids it the thread goes on as it is: what it does matters more.
    """
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with suppress(OSError):
            # Nobody may take precedence for themselves.
            nice = max(_NICE, os.getpriority(os.PRIO_PROCESS, thread))
            os.setpriority(os.PRIO_PROCESS, thread, nice)


class Background:
    """Tasks run in the order they were given; one that raises is logged, and the next one runs.

    The thread starts with the first task, and lets others go first.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._changed = threading.Condition()
        self._tasks: deque[Callable[[], None]] = deque()
        self._is_busy = self._is_closed = False
        self._thread: threading.Thread | None = None

    def do(self, task: Callable[[], None]) -> None:
        """Run ``task`` after those before; after :meth:`close` nothing is done any more."""
        with self._changed:
            if self._is_closed:
                return
            self._tasks.append(task)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name=self._name, daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def flush(self) -> None:
        """Wait until all tasks given so far, and those given meanwhile, are done."""
        with self._changed:
            self._changed.wait_for(lambda: not self._tasks and not self._is_busy)

    def close(self) -> None:
        """Finish all tasks, then end the thread.  Calling it again does nothing."""
        self.flush()
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        let_others_go_first()
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._tasks or self._is_closed)
                if not self._tasks:
                    return
                task, self._is_busy = self._tasks.popleft(), True
            try:
                task()
            except Exception:  # those behind it have nothing to do with that
                _log.exception("a task of the thread %s failed", self._name)
            with self._changed:
                self._is_busy = False
                self._changed.notify_all()
