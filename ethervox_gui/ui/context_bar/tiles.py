"""The timeline strip as pictures: painted in pieces when they are first in sight, and kept."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.ui.context_bar.layout import StripLayout
from ethervox_gui.ui.context_bar.painter import HEIGHT, StripPainter
from ethervox_gui.ui.kit.theme.theme import Theme

#: The width of a piece, in pixels.
TILE = 256
_MOST_TILES = 64


class Tiles:
    """The pieces of one strip."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._tiles: dict[int, QPixmap] = {}

    def clear(self) -> None:
        """Nothing of what was painted holds any more."""
        self._tiles.clear()

    def forget_from(self, x: float) -> None:
        """Nothing of what was painted right of ``x`` holds any more."""
        for number in [number for number in self._tiles if (number + 1) * TILE > x]:
            del self._tiles[number]

    def make(
        self, entries: Sequence[TurnView], layout: StripLayout, offset: float, width: int, scale: float
    ) -> list[tuple[int, QPixmap]]:
        """The pieces that are in sight, each with its number."""
        first, last = int(offset // TILE), int((offset + width) // TILE)
        return [(number, self._tile(number, entries, layout, scale)) for number in range(first, last + 1)]

    def _tile(self, number: int, entries: Sequence[TurnView], layout: StripLayout, scale: float) -> QPixmap:
        tile = self._tiles.get(number)
        if tile is None or tile.devicePixelRatioF() != scale:
            if len(self._tiles) >= _MOST_TILES:
                self._tiles.clear()
            tile = self._tiles[number] = QPixmap(round(TILE * scale), round(HEIGHT * scale))
            tile.setDevicePixelRatio(scale)
            tile.fill(Qt.GlobalColor.transparent)
            painter = StripPainter(tile, self._theme, layout)
            left = number * TILE
            painter.translate(-left, 0)
            shown = layout.visible(left - 1, left + TILE)
            for index in shown:
                painter.entry(entries[index], index)
            painter.braces(shown)
            painter.cuts(left - 20, left + TILE + 20)
            painter.end()
        return tile


def draw(painter: QPainter, tiles: list[tuple[int, QPixmap]], offset: float) -> None:
    """Put the pieces where they belong."""
    for number, tile in tiles:
        painter.drawPixmap(QPointF(number * TILE - offset, 0), tile)
