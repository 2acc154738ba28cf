"""A button that opens a menu."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QToolButton, QWidget


class MenuButton(QToolButton):
    """Opens :attr:`choices` at once; whoever owns it fills the menu when that is about to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A style sheet mirrors the arrow, but not the room for it.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.choices = QMenu(self)
        self.choices.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._left))
        self.setMenu(self.choices)

    def _left(self) -> None:
        """Qt does not say that the mouse left where something was chosen with it, and it seems to be here."""
        if not self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            self.update()
