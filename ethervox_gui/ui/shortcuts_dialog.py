"""The list of keyboard shortcuts."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.ui.labels import heading


class ShortcutsDialog(QDialog):
    """Keys, and beside them what they do, in two columns, so that all of it fits on a small screen."""

    def __init__(self, shortcuts: list[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shortcutsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        typing = [
            (self.tr("Enter"), self.tr("Send")),
            (self.tr("Shift+Enter"), self.tr("New line")),
            (self.tr("/"), self.tr("Commands (in a message)")),
            (self.tr("F2"), self.tr("Rename the chat (in the list)")),
            (self.tr("Del"), self.tr("Delete the chat or memory (in its list)")),
            (self.tr("Left, Right"), self.tr("Walk the turns (in the timeline)")),
        ]
        keys_of: dict[str, list[str]] = {}
        for keys, words in [*shortcuts, *typing]:
            keys_of.setdefault(words, []).append(keys)
        columns = QHBoxLayout()
        columns.setSpacing(40)
        lines = list(keys_of.items())
        half = -(-len(lines) // 2)
        for part in (lines[:half], lines[half:]):
            grid = QGridLayout()
            grid.setHorizontalSpacing(24)
            grid.setVerticalSpacing(6)
            grid.setColumnStretch(1, 1)
            for row, (words, all_keys) in enumerate(part):
                name = QLabel(", ".join(all_keys), self)
                name.setProperty("role", "title")
                grid.addWidget(name, row, 0)
                grid.addWidget(QLabel(words, self), row, 1)
            grid.setRowStretch(len(part), 1)
            columns.addLayout(grid)
        close = QPushButton(self.tr("Close"), self)
        close.setDefault(True)
        close.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(16)
        column.addWidget(heading(self.tr("Keyboard shortcuts"), self))
        column.addLayout(columns)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
