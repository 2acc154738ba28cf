"""Labels that several dialogs have."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def heading(words: str, parent: QWidget | None = None) -> QLabel:
    """The line at the top of a dialog or a page."""
    label = QLabel(words, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", "heading")
    return label
