"""A frame around something large that the Tab key came to: without it nobody sees where the keys go."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QWidget

from ethervox_gui.ui.kit.theme.theme import Theme

_WIDTH = 2
_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
#: The keys are elsewhere for a while, and come back.
FOR_A_WHILE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class FocusFrame(QWidget):
    """Lies over the edge of ``around``, and takes no room; there is none after a click, as on buttons.

    ``when`` says whether it is needed; :meth:`check` asks again.
    """

    def __init__(self, theme: Theme, around: QWidget, when: Callable[[], bool] = lambda: True) -> None:
        super().__init__(around)
        self.setObjectName("focusFrame")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._around = around
        self._when = when
        self._by_keys = self._has_keys = False
        around.installEventFilter(self)
        theme.changed.connect(self.update)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            if event.reason() not in FOR_A_WHILE:
                self._by_keys = event.gotFocus() and event.reason() in _BY_KEYS
            self._has_keys = event.gotFocus()
            self._place()
            self.check()
        elif event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def check(self) -> None:
        """Show it where it is needed, and only there."""
        self.setVisible(self._has_keys and self._by_keys and self._when())

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


def frame_while_empty(theme: Theme, view: QAbstractItemView) -> FocusFrame:
    """Around a list in which no row can show where the keys are; its model is the one it keeps."""
    model = view.model()
    frame = FocusFrame(theme, view, lambda: model.rowCount() == 0)
    for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved):
        changed.connect(frame.check)
    return frame
