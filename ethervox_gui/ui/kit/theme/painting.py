"""Shapes that gauge, timeline and legend share, so that a state looks the same everywhere."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from ethervox_gui.ui.kit.theme.theme import Theme

_STRIPE = 5.0


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    radius = min(radius, rect.width() / 2, rect.height() / 2)
    path.addRoundedRect(rect, radius, radius)
    return path


def fill(painter: QPainter, shape: QPainterPath, colour: QColor) -> None:
    painter.fillPath(shape, QBrush(colour))


def hatch(painter: QPainter, shape: QPainterPath, theme: Theme, colour: QColor) -> None:
    """A colour with slanted stripes over it."""
    painter.fillPath(shape, QBrush(colour))
    stripes = _stripes(theme.colour("hatch").rgba(), painter.device().devicePixelRatioF())
    painter.fillPath(shape, QBrush(stripes))


@lru_cache(maxsize=8)
def _stripes(colour: int, scale: float) -> QPixmap:
    """A tile of slanted stripes that joins itself on all sides."""
    side = _STRIPE * scale
    tile = QPixmap(round(side), round(side))
    tile.fill(Qt.GlobalColor.transparent)
    tile.setDevicePixelRatio(scale)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor.fromRgba(colour), 1.6))
    for shift in (-_STRIPE, 0.0, _STRIPE):
        painter.drawLine(QPointF(shift - 1, _STRIPE + 1), QPointF(shift + _STRIPE + 1, -1))
    painter.end()
    return tile


def dashed(painter: QPainter, rect: QRectF, colour: QColor, radius: float) -> None:
    """An outline of dashes: something was here."""
    pen = QPen(colour, 1.2)
    pen.setDashPattern([2.5, 2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)


def triangle(painter: QPainter, tip: QPointF, size: float, colour: QColor) -> None:
    """The mark of a pinned turn, its tip at the top."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(
        QPolygonF(
            [
                tip,
                QPointF(tip.x() - size, tip.y() + 1.6 * size),
                QPointF(tip.x() + size, tip.y() + 1.6 * size),
            ]
        )
    )
