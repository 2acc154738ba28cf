"""The icons in a search field: a magnifying glass, and one that empties it; both have accessible names."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLineEdit, QStyle, QToolButton

from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.theme import Theme

_LEFT, _GAP = 6, 4


class SearchIcon(QToolButton):
    """The glass before the words; a click on it goes into the line, which gets what empties it, too.

    No action of the line: Qt draws those in sixteen pixels, however large the letters are.
    """

    def __init__(self, theme: Theme, line: QLineEdit) -> None:
        super().__init__(line)
        self._theme, self._line = theme, line
        self.setProperty("role", "tiny")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        add_clear_button(line)
        self.setAccessibleName(tr("Search"))
        self.clicked.connect(self._go)
        line.installEventFilter(self)
        theme.changed.connect(self._retheme)
        self._retheme()

    def _go(self) -> None:
        self._line.setFocus()
        self._line.selectAll()

    def _retheme(self) -> None:
        self._theme.put_icon(self, "search", room=QSize(20, 20))
        self._place()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutDirectionChange}:
            self._place()
        return False

    def _place(self) -> None:
        line, room = self._line, self.width() + _GAP
        is_mirrored = line.isRightToLeft()
        line.setTextMargins(0 if is_mirrored else room, 0, room if is_mirrored else 0, 0)
        place = QRect(QPoint(_LEFT, (line.height() - self.height()) // 2), self.size())
        self.setGeometry(QStyle.visualRect(line.layoutDirection(), line.rect(), place))


def add_clear_button(line: QLineEdit) -> None:
    """Qt's own, which has no name for screen readers."""
    line.setClearButtonEnabled(True)
    for button in line.findChildren(QToolButton):
        button.setAccessibleName(tr("Clear"))
