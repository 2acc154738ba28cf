"""The facts and tags below a card, on as many lines as they take: none is left out where it is narrow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle

from ethervox_gui.ui.kit.theme.theme import Theme

_GAP = 6
_LINE_GAP = 4
_INSET = 5


def height_of(tags: Sequence[str], font: QFont, width: int) -> int:
    """The pixels that all of them take; 0 where there is none."""
    return max((place.bottom() + 1 for _, place in _places(tags, QFontMetrics(font), width)), default=0)


def paint(painter: QPainter, tags: Sequence[str], theme: Theme, room: QRect) -> None:
    """They begin where one begins to read; ``room`` is as wide as for :func:`height_of`."""
    font = theme.font("caption")
    metrics = QFontMetrics(font)
    painter.setFont(font)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tag, place in _places(tags, metrics, room.width()):
        seen = QStyle.visualRect(painter.layoutDirection(), room, place.translated(room.topLeft()))
        box = QRectF(seen).translated(0.5, 0.5)
        painter.setPen(theme.colour("line"))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(theme.colour("muted"))
        room_in_it = place.width() - 2 * _INSET
        # Asked for exactly its own width Qt shortens it: advances are rounded.
        is_wider = metrics.horizontalAdvance(tag) > room_in_it
        shown = metrics.elidedText(tag, Qt.TextElideMode.ElideRight, room_in_it) if is_wider else tag
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), shown)


def _places(tags: Sequence[str], metrics: QFontMetrics, width: int) -> Iterator[tuple[str, QRect]]:
    """Each with its place, from the left; one that is wider than a line has a whole one."""
    x, y, height = 0, 0, metrics.height() + 2
    for tag in tags:
        taken = min(metrics.horizontalAdvance(tag) + 2 * _INSET, width - 1)
        if x and x + taken >= width:
            x, y = 0, y + height + _LINE_GAP
        yield tag, QRect(x, y, taken, height)
        x += taken + _GAP
