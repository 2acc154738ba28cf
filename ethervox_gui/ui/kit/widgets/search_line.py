"""A line that looks for something: Esc empties it first, and closes what it stands in only then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


class SearchLine(QLineEdit):
    """Without words Esc is whoever's it stands in."""

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.ShortcutOverride:
            return super().event(event)
        if event.key() == Qt.Key.Key_Escape and self.text():
            event.accept()  # else it is the window's, which stops what runs
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
