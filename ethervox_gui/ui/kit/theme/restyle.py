"""Another look for the whole application, taken on step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ethervox_gui.ui.runtime.step_by_step import StepByStep, one_by_one

_IS_DRESSED = Qt.WidgetAttribute.WA_WState_Polished


class Look(NamedTuple):
    """What Qt is told of a look."""

    palette: QPalette
    font: QFont
    style_sheet: str


class Restyle(StepByStep):
    """Puts on the look that ``look`` makes, and says so by ``dressed``.

    :attr:`changing` goes out again and again before the first step, with a list: who still makes itself
    smaller for it adds itself, since every widget there is takes its time.
    """

    changing = Signal(object)

    def __init__(self, look: Callable[[], Look], dressed: Callable[[], None], parent: QObject) -> None:
        super().__init__(self._put_on, parent)
        self._look = look
        self._dressed = dressed

    def _put_on(self) -> Iterator[None]:
        while self._is_waited_for():
            yield
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        # Given another sheet, Qt dresses all widgets at once, and each as often as it has ancestors.  So that
        # is done while they seem to be undressed, and what Qt would do is done for one after the other.
        widgets = [widget for widget in app.allWidgets() if widget.testAttribute(_IS_DRESSED)]
        yield from one_by_one(widgets, _undress)
        look = self._look()
        app.setStyleSheet("")
        app.setPalette(look.palette)
        yield
        app.setStyleSheet(look.style_sheet)
        # Behind the sheet, with which Qt takes the desktop's own fonts for buttons, labels and menus again.
        app.setFont(look.font)
        yield
        yield from one_by_one(widgets, _dress)
        self._dressed()
        yield

    def _is_waited_for(self) -> bool:
        waiting: list[object] = []
        self.changing.emit(waiting)
        return bool(waiting)


def _undress(widget: QWidget) -> None:
    widget.style().unpolish(widget)
    widget.setAttribute(_IS_DRESSED, False)


def _dress(widget: QWidget) -> None:
    widget.setAttribute(_IS_DRESSED)
    widget.style().polish(widget)
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
