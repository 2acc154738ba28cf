"""When a chat's widgets are drawn again: a time slice at a time, and as often as one can follow.

What streams in is drawn more seldom where drawing is expensive.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

from ethervox_gui.ui.chat.message import Message
from ethervox_gui.ui.runtime.background import MOMENT_S, in_moments


class Redrawing:
    """``is_there`` tells whether a widget still counts, ``drawn`` is called after each moment."""

    def __init__(
        self, parent: QObject, is_there: Callable[[Message], bool], drawn: Callable[[], None]
    ) -> None:
        self._is_there = is_there
        self._drawn = drawn
        self._waiting: list[tuple[Message, Callable[[], object]]] = []
        self._timer = in_moments(parent, self._draw)

    @property
    def pending(self) -> bool:
        """Whether anything still looks as it did before."""
        return bool(self._waiting)

    def add(self, draws: Iterable[tuple[Message, Callable[[], object]]]) -> None:
        """Widgets, in their order, each with what draws it again; the last of them is the first to come."""
        self._waiting += draws
        self._timer.start()

    def _draw(self) -> None:
        until = time.perf_counter() + MOMENT_S
        while self._waiting and time.perf_counter() < until:
            widget, draw = self._waiting.pop()
            if self._is_there(widget):
                draw()
        if not self._waiting:
            self._timer.stop()
        self._drawn()


#: Between two pictures at least: more of them in a second do not look smoother where words appear.
LEAST_S = 0.1
#: And at most, however dear they are.
MOST_S = 0.4
#: What the GUI thread may take of one processor core while text streams: the model's own threads want it all.
SHARE = 0.02


class Pace(QObject):
    """Calls ``draw`` some time after it was asked to, however often that is.

    How long it waits follows all the work that the GUI thread had since the last time (``worked`` are its
    seconds of processor time): painting and layout come after ``draw`` has returned.
    """

    def __init__(
        self,
        draw: Callable[[], None],
        parent: QObject,
        clock: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.thread_time,
    ) -> None:
        super().__init__(parent)
        self._draw = draw
        self._clock = clock
        self._worked = worked
        self._drawn_at = clock() - MOST_S
        self._worked_then = worked()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._due)

    @property
    def wait_s(self) -> float:
        """Seconds until the next picture may come, 0 where it may come at once."""
        work = self._worked() - self._worked_then
        between = min(MOST_S, max(LEAST_S, work / SHARE))
        return max(0.0, self._drawn_at + between - self._clock())

    def ask(self) -> None:
        """There is something to be drawn."""
        if not self._timer.isActive():
            self._timer.start(round(self.wait_s * 1000))

    def stop(self) -> None:
        """There is nothing to be drawn any more."""
        self._timer.stop()

    def _due(self) -> None:
        self._drawn_at, self._worked_then = self._clock(), self._worked()
        self._draw()
