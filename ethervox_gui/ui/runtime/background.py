"""Slow work: away from the GUI thread, or on it a time slice at a time.

``work`` runs on a worker thread, one piece after another in the order asked for, and must not touch a widget;
``then`` gets its result on the GUI thread.  What takes long (a server, a keyring, a large file) runs
``beside`` the rest, in an order of its own, so that nothing else waits for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

T = TypeVar("T")
Failed = Callable[[Exception], None]


class Background(QObject):
    """The worker.  A failure goes to ``failed`` if given, otherwise to the signal of that name."""

    failed = Signal(object)
    _finished = Signal(object, object)

    def __init__(self, executor: ThreadPoolExecutor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._in_order = _Lane(executor)
        self._beside = _Lane(executor)
        self._pending = 0
        self._closed = False
        self._finished.connect(self._deliver)

    @property
    def idle(self) -> bool:
        """Whether every result was delivered."""
        return self._pending == 0

    def read(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        failed: Failed | None = None,
        *,
        beside: bool = False,
    ) -> None:
        """Look something up."""
        self._start(work, then, failed, beside)

    def change(
        self,
        work: Callable[[], T],
        then: Callable[[T], None] | None = None,
        failed: Failed | None = None,
        *,
        beside: bool = False,
    ) -> None:
        """Change something stored."""
        self._start(work, then or (lambda _: None), failed, beside)

    def close(self) -> None:
        """Deliver nothing any more."""
        self._closed = True

    @property
    def closed(self) -> bool:
        """Whether the program ends: work that takes long looks at it, and breaks off.  Any thread may ask."""
        return self._closed

    def _start(
        self, work: Callable[[], T], then: Callable[[T], None], failed: Failed | None, beside: bool
    ) -> None:
        def run() -> None:
            try:
                result = work()
            except Exception as error:  # the thread has other work, and the window says what failed
                self._finished.emit(failed or self.failed.emit, error)
            else:
                self._finished.emit(then, result)

        if not self._closed:
            self._pending += 1
            (self._beside if beside else self._in_order).add(run)

    def _deliver(self, receiver: Callable[[Any], None], value: object) -> None:
        self._pending -= 1
        if not self._closed:
            receiver(value)


class _Lane:
    """Work that is done one after another, by whichever worker is free."""

    def __init__(self, executor: ThreadPoolExecutor) -> None:
        self._executor = executor
        self._lock = Lock()
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_busy = False

    def add(self, run: Callable[[], None]) -> None:
        with self._lock:
            self._waiting.append(run)
            if self._is_busy:
                return
            self._is_busy = True
        self._executor.submit(self._work)

    def _work(self) -> None:
        while (run := self._next()) is not None:
            run()

    def _next(self) -> Callable[[], None] | None:
        with self._lock:
            self._is_busy = bool(self._waiting)
            return self._waiting.popleft() if self._waiting else None


#: How long such work goes on before the window listens again.
MOMENT_S = 0.008


def in_moments(parent: QObject, work: Callable[[], None]) -> QTimer:
    """Calls ``work`` whenever nothing else waits, from its start to its stop."""
    timer = QTimer(parent)
    timer.setInterval(0)
    timer.timeout.connect(work)
    return timer
