"""A thread that does what can wait, one thing after the other."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable

_log = logging.getLogger(__name__)


class Background:
    """Tasks run in the order they were given; one that raises is logged, and the next one runs.

    The thread starts with the first task.
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
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._tasks or self._is_closed)
                if not self._tasks:
                    return
                task, self._is_busy = self._tasks.popleft(), True
            try:
                task()
            except Exception:
                _log.exception("a task of the thread %s failed", self._name)
            with self._changed:
                self._is_busy = False
                self._changed.notify_all()
