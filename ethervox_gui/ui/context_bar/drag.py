"""A block of the timeline that is out of the context can be dragged back among those that are in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from ethervox_gui.ui.context_bar.layout import in_cache
from ethervox_gui.ui.context_bar.painter import HEIGHT, StripPainter

if TYPE_CHECKING:
    from ethervox_gui.ui.context_bar.canvas import TimelineCanvas


class Carry:
    """What the mouse carries over one strip."""

    def __init__(self, strip: TimelineCanvas) -> None:
        self._strip = strip
        self._index: int | None = None
        self._from = self._to = QPoint()

    @property
    def going_on(self) -> bool:
        return self._index is not None

    def cancel(self) -> None:
        """Nothing is carried any more."""
        self._index = None

    def pressed(self, point: QPoint) -> None:
        """The mouse was pressed: a drag may begin here."""
        self._from = point

    def moved(self, point: QPoint) -> bool:
        """The mouse moves, its button down; whether it carries a block."""
        if self._index is None:
            index = self._strip.index_at(self._from)
            far = (point - self._from).manhattanLength() >= QApplication.startDragDistance()
            if index is None or not far or in_cache(self._strip.entries[index]):
                return False
            self._index = index
        self._to = point
        return True

    def dropped(self, point: QPoint) -> int | None:
        """The mouse was released; the number of the turn that shall come back, if it was put there."""
        index, self._index = self._index, None
        strip = self._strip
        if index is None or not strip.rect().adjusted(0, -HEIGHT, 0, HEIGHT).contains(point):
            return None
        under = strip.index_at(QPoint(point.x(), strip.rect().center().y()))
        if under is not None and not in_cache(strip.entries[under]):
            return None
        return strip.entries[index].number

    def paint(self, painter: StripPainter, offset: float) -> None:
        """The block, where the mouse is."""
        if self._index is not None:
            painter.dragged(self._strip.entries[self._index], self._index, self._to.x() + offset)
