"""Drags a block of the timeline that is out of the context back among those that are in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.ui.context_bar.layout import in_cache
from ethervox_gui.ui.context_bar.painter import HEIGHT, StripPainter
from ethervox_gui.ui.context_bar.viewport import Viewport


class Drag:
    """What the mouse carries over one strip, whose entries stand in ``view``."""

    def __init__(self, view: Viewport) -> None:
        self._view = view
        self._index: int | None = None
        self._from = self._to = QPoint()

    @property
    def is_going_on(self) -> bool:
        return self._index is not None

    def cancel(self) -> None:
        """Carry nothing any more."""
        self._index = None

    def pressed(self, point: QPoint) -> None:
        """Note where the mouse was pressed: a drag may begin there."""
        self._from = point

    def moved(self, point: QPoint, entries: Sequence[TurnView]) -> bool:
        """Follow the mouse while its button is down; whether it carries a block."""
        if self._index is None:
            index = self._view.index_at(self._from.x())
            far = (point - self._from).manhattanLength() >= QApplication.startDragDistance()
            if index is None or not far or in_cache(entries[index]):
                return False
            self._index = index
        self._to = point
        return True

    def dropped(self, point: QPoint, entries: Sequence[TurnView], strip: QRect) -> int | None:
        """The number of the turn that is to come back, if the mouse was released where it can be."""
        index, self._index = self._index, None
        if index is None or not strip.adjusted(0, -HEIGHT, 0, HEIGHT).contains(point):
            return None
        under = self._view.index_at(point.x())
        if under is not None and not in_cache(entries[under]):
            return None
        return entries[index].number

    def paint(self, painter: StripPainter, entries: Sequence[TurnView], offset: float) -> None:
        """Paint the block where the mouse is."""
        if self._index is not None:
            painter.dragged(entries[self._index], self._index, self._to.x() + offset)
