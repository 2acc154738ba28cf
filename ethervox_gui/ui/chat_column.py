"""The column in which the items of a chat stand below each other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.message import Message

#: Between two items, in pixels.
GAP = 14
#: Above the first and below the last.
_EDGE = 18
_WIDEST = 880


def side_margin(width: int) -> int:
    """The margin left and right of what is read: lines do not get longer than is pleasant."""
    return max(20, (width - _WIDEST) // 2)


class Column(QWidget):
    """Lays its widgets out below each other, in one pass, so that the scroll position can be kept.

    ``outgrown``: one of them is of another size; :meth:`fit` is to be called.
    """

    outgrown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.widgets: list[Message] = []

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.outgrown.emit()
            return True
        return super().event(event)

    def fit(self, width: int, least_height: int, outer_width: int, *, from_top: bool) -> None:
        """Take this width, and give every widget its place.

        ``outer_width`` counts the scroll bar too, so that edges do not move with it.  A column that is not as
        high as it should be at least stands at the bottom, unless ``from_top``.
        """
        margin = side_margin(outer_width)
        inner = max(60, outer_width - 2 * margin)
        heights = [widget.heightForWidth(inner) for widget in self.widgets]
        total = sum(heights) + GAP * max(0, len(heights) - 1) + 2 * _EDGE
        y = _EDGE + (0 if from_top else max(0, least_height - total))
        for widget, height in zip(self.widgets, heights, strict=True):
            widget.setGeometry(margin, y, inner, height)
            y += height + GAP
        self.resize(width, max(total, least_height))

    def beyond(self, top: int, bottom: int) -> tuple[int, int]:
        """How far the widgets reach above and below two lines; less than nothing where they do not."""
        if not self.widgets:
            return top - bottom, top - bottom
        return top - self.widgets[0].y(), self.widgets[-1].geometry().bottom() - bottom

    def hold(self, top: int, *, by_bottom: bool = False) -> Callable[[], int]:
        """A line that is at ``top`` stays with the widget it crosses; what is returned says where it is then.

        Where the widget itself may change its height: with its upper edge, or ``by_bottom`` its lower one.
        """

        def edge(widget: Message) -> int:
            return widget.geometry().bottom() if by_bottom else widget.y()

        for widget in self.widgets:
            if widget.geometry().bottom() >= top:
                offset = top - edge(widget)
                return lambda: edge(widget) + offset if widget in self.widgets else top
        return lambda: top
