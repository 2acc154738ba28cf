"""Slow work: away from the GUI thread, or on it a time slice at a time.

``work`` runs on one worker thread, in the order asked for, and must not touch a widget; ``then`` gets its
result on the GUI thread.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

T = TypeVar("T")
Failed = Callable[[Exception], None]


class Background(QObject):
    """The worker.  A failure goes to ``failed`` if given, otherwise to the signal of that name."""

    failed = Signal(object)
    changed = Signal()
    _finished = Signal(object, object)

    def __init__(self, executor: ThreadPoolExecutor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = executor
        self._pending = 0
        self._closed = False
        self._finished.connect(self._deliver)

    @property
    def idle(self) -> bool:
        """Whether every result was delivered."""
        return self._pending == 0

    def read(self, work: Callable[[], T], then: Callable[[T], None], failed: Failed | None = None) -> None:
        """Look something up."""
        self._start(work, then, failed)

    def change(
        self,
        work: Callable[[], T],
        then: Callable[[T], None] | None = None,
        failed: Failed | None = None,
    ) -> None:
        """Change something stored; :attr:`changed` says afterwards that views should look again."""

        def done(result: T) -> None:
            if then is not None:
                then(result)
            self.changed.emit()

        self._start(work, done, failed)

    def close(self) -> None:
        """Deliver nothing any more."""
        self._closed = True

    def _start(self, work: Callable[[], T], then: Callable[[T], None], failed: Failed | None) -> None:
        def run() -> None:
            try:
                result = work()
            except Exception as error:
                self._finished.emit(failed or self.failed.emit, error)
            else:
                self._finished.emit(then, result)

        if not self._closed:
            self._pending += 1
            self._executor.submit(run)

    def _deliver(self, receiver: Callable[[Any], None], value: object) -> None:
        self._pending -= 1
        if not self._closed:
            receiver(value)


#: How long such work goes on before the window listens again.
MOMENT_S = 0.008


def in_moments(parent: QObject, work: Callable[[], None]) -> QTimer:
    """Calls ``work`` whenever nothing else waits, from its start to its stop."""
    timer = QTimer(parent)
    timer.setInterval(0)
    timer.timeout.connect(work)
    return timer
