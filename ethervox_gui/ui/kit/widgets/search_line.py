"""A line that looks for something: Esc empties it first, and closes what it stands in only then.

The icons in it, a magnifying glass and one that empties it, have accessible names.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QDragEnterEvent, QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QStyle, QToolButton, QWidget

from ethervox_gui.ui.kit.overlays.drops import files_in
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.theme import Theme

_LEFT, _GAP = 6, 4


class SearchLine(QLineEdit):
    """Without words Esc is whoever's it stands in.

    While something is being composed, by an input method, the keys that end that mean nothing else.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_composing = False

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        super().inputMethodEvent(event)
        self.is_composing = bool(event.preeditString())

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.ShortcutOverride:
            return super().event(event)
        if event.key() == Qt.Key.Key_Escape and (self.text() or self.is_composing):
            event.accept()  # else it is the window's, which stops what runs
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.is_composing:
            QGuiApplication.inputMethod().reset()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files are taken by what is around it: nobody looks for the address of one."""
        if files_in(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)


class ListFilter(SearchLine):
    """The line above a list: Down goes into the list, Enter opens the first of what was found."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._list: QWidget | None = None
        self._open_first: Callable[[], object] | None = None

    def lead_to(self, listed: QWidget, open_first: Callable[[], object]) -> None:
        """The list below, and what Enter does."""
        self._list, self._open_first = listed, open_first

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, is_return = event.key(), event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self.is_composing and is_return:
            QGuiApplication.inputMethod().commit()
        elif key == Qt.Key.Key_Down and self._list is not None:
            self._list.setFocus(Qt.FocusReason.TabFocusReason)
        elif is_return and self._open_first is not None and self.text().strip():
            self._open_first()
        else:
            super().keyPressEvent(event)


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
