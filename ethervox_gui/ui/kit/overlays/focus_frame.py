"""A frame around something large that the Tab key came to: without it nobody sees where the keys go."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.kit.theme.theme import Theme

_WIDTH = 2
_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
#: The keys are elsewhere for a while, and come back.
_FOR_A_WHILE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class FocusFrame(QWidget):
    """Lies over the edge of ``around``, and takes no room; there is none after a click, as on buttons."""

    def __init__(self, theme: Theme, around: QWidget) -> None:
        super().__init__(around)
        self.setObjectName("focusFrame")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._around = around
        self._by_keys = False
        around.installEventFilter(self)
        theme.changed.connect(self.update)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            if event.reason() not in _FOR_A_WHILE:
                self._by_keys = event.gotFocus() and event.reason() in _BY_KEYS
            self._place()
            self.setVisible(event.gotFocus() and self._by_keys)
        elif event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        whole = self._around.rect()
        inside = whole.adjusted(_WIDTH, _WIDTH, -_WIDTH, -_WIDTH)
        self.setGeometry(whole)
        self.setMask(QRegion(whole).subtracted(QRegion(inside)))  # what is inside scrolls as fast as ever
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.colour("accent")))
        painter.end()
