"""A line that looks for something: Esc empties it first, and closes what it stands in only then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QDragEnterEvent, QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ethervox_gui.ui.kit.overlays.drops import files_in


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
