"""Another look for the whole application, taken on step by step."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ethervox_gui.ui.runtime.background import MOMENT_S, in_moments

_IS_DRESSED = Qt.WidgetAttribute.WA_WState_Polished


class Look(NamedTuple):
    """What Qt is told of a look."""

    palette: QPalette
    font: QFont
    style_sheet: str


class Restyle(QObject):
    """Puts on the look that ``look`` makes, and says so by ``dressed``.

    Between the steps the window listens; until the last of them what is in sight stays the picture it was.
    While nothing is in sight all is done at once.

    :attr:`changing` goes out again and again before the first step, with a list: who still makes itself
    smaller for it adds itself, since every widget there is takes its time.
    """

    changing = Signal(object)

    def __init__(self, look: Callable[[], Look], dressed: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._dressed = dressed
        self._steps: Iterator[None] | None = None
        self._is_late = False
        self._still: list[QWidget] = []
        self._timer = in_moments(self, self._step)

    @property
    def settled(self) -> bool:
        """Whether everything wears the newest look."""
        return self._steps is None

    def begin(self) -> None:
        """The look is another now."""
        if self._steps is not None:
            self._is_late = True  # by then it may be another one yet
            return
        self._still = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
        for window in self._still:
            window.setUpdatesEnabled(False)
        self._steps = self._put_on()
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
            if self._is_late:
                self._is_late = False
                self.begin()

    def _put_on(self) -> Iterator[None]:
        while self._is_waited_for():
            yield
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        # Given another sheet, Qt dresses all widgets at once, and each as often as it has ancestors.  So that
        # is done while they seem to be undressed, and what Qt would do is done for one after the other.
        widgets = [widget for widget in app.allWidgets() if widget.testAttribute(_IS_DRESSED)]
        yield from _one_by_one(widgets, _undress)
        look = self._look()
        app.setStyleSheet("")
        app.setPalette(look.palette)
        app.setFont(look.font)
        yield
        app.setStyleSheet(look.style_sheet)
        yield
        yield from _one_by_one(widgets, _dress)
        self._dressed()
        yield

    def _is_waited_for(self) -> bool:
        waiting: list[object] = []
        self.changing.emit(waiting)
        return bool(waiting)


def _one_by_one(widgets: Sequence[QWidget], change: Callable[[QWidget], None]) -> Iterator[None]:
    """Change those that are still there, as many at a time as fit into a moment."""
    until = time.perf_counter() + MOMENT_S
    for widget in widgets:
        if shiboken6.isValid(widget):
            change(widget)
        if time.perf_counter() >= until:
            yield
            until = time.perf_counter() + MOMENT_S


def _undress(widget: QWidget) -> None:
    widget.style().unpolish(widget)
    widget.setAttribute(_IS_DRESSED, False)


def _dress(widget: QWidget) -> None:
    widget.setAttribute(_IS_DRESSED)
    widget.style().polish(widget)
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
