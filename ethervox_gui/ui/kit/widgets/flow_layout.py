"""Widgets beside each other, on as many lines as it takes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget


class FlowLayout(QLayout):
    """Breaks lines like text does, and begins them where one begins to read.

    Each widget stands in the middle of its line, no wider than that; hidden ones take no room.
    """

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
        around = self.parentWidget()
        direction = Qt.LayoutDirection.LeftToRight if around is None else around.layoutDirection()
        for number, line in enumerate(self._lines(rect.width())):
            if number:
                y += self.spacing()
            sizes = [_size_in(item, rect.width()) for item in line]
            height = max(size.height() for size in sizes)
            x = rect.x()
            for item, size in zip(line, sizes, strict=True):
                if move:
                    place = QRect(QPoint(x, y + (height - size.height()) // 2), size)
                    item.setGeometry(QStyle.visualRect(direction, rect, place))
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


def _size_in(item: QLayoutItem, width: int) -> QSize:
    """What it would like, no wider than a line; words that are broken for it are higher."""
    size = item.sizeHint()
    if size.width() > width:
        narrow = max(width, item.minimumSize().width())
        size = QSize(narrow, item.heightForWidth(narrow) if item.hasHeightForWidth() else size.height())
    return size
