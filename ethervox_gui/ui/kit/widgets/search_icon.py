"""What stands in a line that searches: a magnifying glass, and what empties it; both have names."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QToolButton

from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.theme import Theme


class SearchIcon(QAction):
    """The glass before the words; a click on it goes into the line, which gets what empties it, too."""

    def __init__(self, theme: Theme, line: QLineEdit) -> None:
        super().__init__(theme.icon("search"), "", line)
        self._theme, self._line = theme, line
        self.triggered.connect(self._go)
        add_clear_button(line)
        line.addAction(self, QLineEdit.ActionPosition.LeadingPosition)
        for button in line.findChildren(QToolButton):
            if button.defaultAction() is self:
                button.setAccessibleName(tr("Search"))
        theme.changed.connect(self._retheme)

    def _go(self) -> None:
        self._line.setFocus()
        self._line.selectAll()

    def _retheme(self) -> None:
        self.setIcon(self._theme.icon("search"))


def add_clear_button(line: QLineEdit) -> None:
    """Qt's own, which has no name for screen readers."""
    line.setClearButtonEnabled(True)
    for button in line.findChildren(QToolButton):
        button.setAccessibleName(tr("Clear"))
