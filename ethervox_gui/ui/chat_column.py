"""The column in which the items of a chat stand below each other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.message import Message

#: Between two items, in pixels.
GAP = 14
_WIDEST = 880


def side_margin(width: int) -> int:
    """The margin left and right of what is read: lines do not get longer than is pleasant."""
    return max(20, (width - _WIDEST) // 2)


class Column(QWidget):
    """Lays its widgets out below each other, in one pass, so that the scroll position can be kept."""

    laid_out = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.widgets: list[Message] = []
        self._least_height = 0
        self._outer_width = 0

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.lay_out()
            self.laid_out.emit()
            return True
        return super().event(event)

    def fit(self, width: int, least_height: int, outer_width: int) -> None:
        """Take this width; ``outer_width`` counts the scroll bar too, so that edges do not move with it."""
        self._least_height = least_height
        self._outer_width = outer_width
        self.resize(width, self.height())
        self.lay_out()

    def lay_out(self) -> None:
        """Give every widget its place; short chats stand at the bottom."""
        margin = side_margin(self._outer_width)
        width = max(60, self._outer_width - 2 * margin)
        heights = [widget.heightForWidth(width) for widget in self.widgets]
        total = sum(heights) + GAP * max(0, len(heights) - 1) + 2 * 18
        y = 18 + max(0, self._least_height - total)
        for widget, height in zip(self.widgets, heights, strict=True):
            widget.setGeometry(margin, y, width, height)
            y += height + GAP
        self.resize(self.width(), max(total, self._least_height))

    def anchor(self, top: int) -> tuple[Message | None, int]:
        """The first widget that reaches below a line, and how far below that line it begins."""
        for widget in self.widgets:
            if widget.geometry().bottom() >= top:
                return widget, widget.y() - top
        return None, 0
