"""The bar above the composer while an earlier message is edited, and what such an edit is."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from ethervox_gui.ui.kit.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class HalfEdit:
    """An earlier message that is being edited: its turn, its new text, and its text before."""

    turn: int
    text: str
    before: str


class EditBar(QFrame):
    """Says which message is edited, and lets the user give that up.  Hidden while none is."""

    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("editBar")
        self._theme = theme
        self.turn: int | None = None
        self._icon = QLabel(self)
        self._label = QLabel(self)
        self._label.setProperty("role", "caption")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._cancel = QToolButton(self)
        self._cancel.setObjectName("cancelEdit")
        self._cancel.setProperty("role", "tiny")
        self._cancel.setAccessibleName(self.tr("Do not edit"))
        self._cancel.setToolTip(self.tr("Do not edit (Esc)"))
        self._cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._icon)
        row.addWidget(self._label, 1)
        row.addWidget(self._cancel)
        self.retheme()
        self.hide()

    def show_turn(self, turn: int | None) -> None:
        """The number of the turn that is edited; ``None``: none is."""
        self.turn = turn
        self.setVisible(turn is not None)
        if turn is not None:
            words = self.tr("Editing turn {} · the old version stays").format(turn)
            self._label.setText(words)
            self.setAccessibleName(words)

    def retheme(self) -> None:
        self._theme.put_icon(self._cancel, "close", size=12, room=QSize(22, 20))
        side = self._theme.scaled(12)
        self._icon.setPixmap(self._theme.pixmap("pencil", "muted", side, self.devicePixelRatioF()))
