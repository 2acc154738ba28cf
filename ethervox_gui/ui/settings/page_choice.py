"""The pages of the settings as one line: in a narrow window their list leaves no room for what is on them."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QListWidget, QWidget

#: So many letters there should be room for beside the list.
_LETTERS = 26


class PageChoice(QComboBox):
    """Shows and chooses the row of a list, and takes its place while that would be too wide."""

    def __init__(self, pages: QListWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("settingsPage")
        self.setAccessibleName(pages.accessibleName())
        self._pages = pages
        self.setModel(pages.model())
        pages.currentRowChanged.connect(self.setCurrentIndex)
        self.activated.connect(pages.setCurrentRow)
        self.hide()

    def take_turns(self, width: int) -> None:
        """Show itself or the list, whichever suits a dialog with this much room for both list and page."""
        letters = self.fontMetrics().averageCharWidth() * _LETTERS
        is_narrow = width - self._pages.sizeHint().width() < letters
        if is_narrow != self.isHidden():
            return
        had_keys = self.window().focusWidget() in (self._pages, self)
        self._pages.setHidden(is_narrow)
        self.setVisible(is_narrow)
        if had_keys:
            (self if is_narrow else self._pages).setFocus()
