"""The list of keyboard shortcuts."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget


class ShortcutsDialog(QDialog):
    """Keys on the left, what they do on the right."""

    def __init__(self, shortcuts: list[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shortcutsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        typing = [(self.tr("Enter"), self.tr("Send")), (self.tr("Shift+Enter"), self.tr("New line"))]
        keys_of: dict[str, list[str]] = {}
        for keys, words in [*shortcuts, *typing]:
            keys_of.setdefault(words, []).append(keys)
        for row, (words, all_keys) in enumerate(keys_of.items()):
            name = QLabel(", ".join(all_keys))
            name.setProperty("role", "title")
            grid.addWidget(name, row, 0)
            grid.addWidget(QLabel(words), row, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(16)
        column.addLayout(grid)
        column.addWidget(buttons)
