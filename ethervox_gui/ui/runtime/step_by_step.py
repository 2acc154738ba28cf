"""A change of everything in sight, step by step: the window listens, and stays the picture it was."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from ethervox_gui.ui.runtime.background import MOMENT_S, in_moments

T = TypeVar("T", bound=QObject)


class StepByStep(QObject):
    """Takes the steps that ``steps`` makes, and begins anew where :meth:`begin` is called meanwhile.

    While nothing is in sight all is done at once.
    """

    def __init__(self, steps: Callable[[], Iterator[None]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make = steps
        self._steps: Iterator[None] | None = None
        self._is_late = False
        self._still: list[QWidget] = []
        self._timer = in_moments(self, self._step)

    @property
    def settled(self) -> bool:
        """Whether all that was begun is done."""
        return self._steps is None

    def begin(self) -> None:
        """What is to be taken on is another now."""
        if self._steps is not None:
            self._is_late = True  # by then it may be another one yet
            return
        self._still = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
        for window in self._still:
            window.setUpdatesEnabled(False)
        self._steps = self._make()
        if self._still:
            self._timer.start()
            return
        while not self.settled:
            self._step()

    def _step(self) -> None:
        if self._steps is not None and next(self._steps, self) is self:
            self._timer.stop()
            self._steps = None
            for window in self._still:
                if shiboken6.isValid(window):
                    window.setUpdatesEnabled(True)
                    # What Qt wanted painted meanwhile it takes for asked for already, and asks no more.
                    QCoreApplication.postEvent(window, QEvent(QEvent.Type.UpdateRequest))
            if self._is_late:
                self._is_late = False
                self.begin()


def one_by_one(things: Iterable[T], change: Callable[[T], None]) -> Iterator[None]:
    """Change those that are still there, as many at a time as fit into a moment."""
    until = time.perf_counter() + MOMENT_S
    for thing in things:
        if shiboken6.isValid(thing):
            change(thing)
        if time.perf_counter() >= until:
            yield
            until = time.perf_counter() + MOMENT_S
