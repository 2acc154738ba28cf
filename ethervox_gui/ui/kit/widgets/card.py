"""A card: words on the left, buttons on the right, or below where it is narrow, each on a line if need be."""

from __future__ import annotations

from PySide6.QtCore import QEvent
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
        self._right: QBoxLayout | None = None
        self._buttons: tuple[QWidget, ...] = ()

    def fill(self, mark: QLabel, words: QLayout, *buttons: QWidget) -> None:
        """The mark stands before the words."""
        left = QHBoxLayout()
        left.setSpacing(12)
        left.addWidget(mark)
        left.addLayout(words, 1)
        right = self._right = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons = buttons
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
        self._choose_ways()

    def event(self, event: QEvent) -> bool:
        known = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # the words of a button are others
            self._choose_ways()
        return known

    def _choose_ways(self) -> None:
        if self._both is None or self._right is None:
            return
        way = QBoxLayout.Direction
        is_narrow = self.width() < _NARROW * self.font().pixelSize()
        margins, spacing = self._both.contentsMargins(), self._right.spacing()
        shown = [button.sizeHint().width() for button in self._buttons if not button.isHidden()]
        # The stretch before them has its space, too.
        fits = sum(shown) + len(shown) * spacing <= self.width() - margins.left() - margins.right()
        for layout, wanted in (
            (self._both, way.TopToBottom if is_narrow else way.LeftToRight),
            (self._right, way.LeftToRight if fits else way.TopToBottom),
        ):
            if layout.direction() != wanted:
                layout.setDirection(wanted)
