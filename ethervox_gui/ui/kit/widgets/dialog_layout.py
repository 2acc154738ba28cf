"""Labels that several dialogs have."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.ui.kit.text.translate import tr


def heading(words: str, parent: QWidget | None = None) -> QLabel:
    """The line at the top of a dialog or a page."""
    label = QLabel(words, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", "heading")
    return label


# What lists in dialogs have in common: a column below a heading, and a foot with Close.


def column_of(dialog: QDialog, title: str) -> QVBoxLayout:
    """The layout of a dialog, with its title as the first line."""
    dialog.setWindowTitle(title)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(20, 20, 20, 16)
    column.setSpacing(12)
    column.addWidget(heading(title, dialog))
    return column


def foot_of(dialog: QDialog, *others: QWidget) -> QHBoxLayout:
    """The last line of a dialog that is only closed: other buttons on the left, Close on the right."""
    close = QPushButton(tr("Close"), dialog)
    close.setDefault(True)
    close.clicked.connect(dialog.reject)
    foot = QHBoxLayout()
    foot.setSpacing(8)
    for other in others:
        foot.addWidget(other)
    foot.addStretch(1)
    foot.addWidget(close)
    return foot
