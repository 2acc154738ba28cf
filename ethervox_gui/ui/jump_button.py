"""“Jump to latest”: stands above the end of the conversation while the reader is further up."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QToolButton

from ethervox_gui.ui.theme import Theme


class JumpButton(QToolButton):
    """Floats in the middle of its scroll area's lower edge."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setObjectName("jumpToLatest")
        self.setText(self.tr("Jump to latest"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.hide()

    def offer(self, offered: bool) -> None:
        """Show it where it belongs, or hide it."""
        self.setVisible(offered)
        if offered:
            self.adjustSize()
            viewport = self._area.viewport()
            self.move((viewport.width() - self.width()) // 2, viewport.height() - self.height() - 12)
            self.raise_()

    def retheme(self, theme: Theme) -> None:
        theme.put_icon(self, "arrow-down")
