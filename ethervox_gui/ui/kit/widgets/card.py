"""A card: words on the left, buttons on the right, or below where it is narrow."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QLayout, QWidget

#: In heights of its letters.
_NARROW = 40


class Card(QFrame):
    """:meth:`fill` puts everything in its place; whoever makes one does so once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._both: QBoxLayout | None = None

    def fill(self, mark: QLabel, words: QLayout, *buttons: QWidget) -> None:
        """The mark stands before the words."""
        left = QHBoxLayout()
        left.setSpacing(12)
        left.addWidget(mark)
        left.addLayout(words, 1)
        right = QHBoxLayout()
        right.setSpacing(8)
        right.addStretch(1)
        for button in buttons:
            right.addWidget(button)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(16, 12, 12, 12)
        self._both.setSpacing(12)
        self._both.addLayout(left, 1)
        self._both.addLayout(right)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        wanted = way.TopToBottom if self.width() < _NARROW * self.font().pixelSize() else way.LeftToRight
        if self._both is not None and self._both.direction() != wanted:
            self._both.setDirection(wanted)
