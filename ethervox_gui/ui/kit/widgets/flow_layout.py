"""Widgets beside each other, on as many lines as it takes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Breaks lines like text does, each in the middle of its line; hidden widgets take no room."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 6) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """The height that is needed at this width; with ``move`` everything is put in its place."""
        y = rect.y()
        for number, line in enumerate(self._lines(rect.width())):
            if number:
                y += self.spacing()
            height = max(item.sizeHint().height() for item in line)
            x = rect.x()
            for item in line:
                size = item.sizeHint()
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += height
        return y - rect.y()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        """What is to be seen, line by line."""
        lines: list[list[QLayoutItem]] = []
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue
            taken = item.sizeHint().width()
            if not lines or x + taken > width:
                lines.append([])
                x = 0
            lines[-1].append(item)
            x += taken + self.spacing()
        return lines
