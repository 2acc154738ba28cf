"""Shapes and backgrounds that several widgets share, so that a state looks the same everywhere.

Gauge, timeline and legend share their shapes.  A change can be followed: the picture from before fades away
over what is there now.  Behind an opaque widget nothing needs to be painted.
"""

from __future__ import annotations

import functools
import traceback
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QStyle, QWidget

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


@functools.lru_cache(maxsize=8)
def _stripes(colour: int, scale: float) -> QPixmap:
    """A tile of slanted stripes that joins itself on all sides."""
    side = round(_STRIPE * scale)
    far = side / scale
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    tile.setDevicePixelRatio(scale)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor.fromRgba(colour), 1.6))
    for shift in (-far, 0.0, far):
        painter.drawLine(QPointF(shift - 1, far + 1), QPointF(shift + far + 1, -1))
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


def swatch(painter: QPainter, theme: Theme, kind: str, box: QRectF) -> None:
    """A kind of the legend, small: ``hatched``, ``dropped``, ``pinned``, ``edit``, or a colour."""
    if kind in {"hatched", "reserve"}:
        hatch(painter, rounded(box, 2), theme, theme.colour("summary" if kind == "hatched" else kind))
    elif kind == "dropped":
        dashed(painter, box, theme.colour("dropped"), 2)
    elif kind == "pinned":
        top = box.center()
        top.setY(box.top() + 1)
        triangle(painter, top, 0.4 * box.height(), theme.colour("text"))
    elif kind == "edit":
        side, scale = round(1.2 * box.width()), painter.device().devicePixelRatioF()
        painter.drawPixmap(box.topLeft(), theme.pixmap("scissors", "warning", side, scale))
    elif kind == "kv_user":
        fill(painter, rounded(box.adjusted(0, 0.3 * box.height(), 0, 0), 2), theme.colour(kind))
    else:
        fill(painter, rounded(box, 2), theme.colour(kind))


#: How long it takes, in milliseconds.
FADE_MS = 220


def wants_motion(widget: QWidget, theme: Theme) -> bool:
    """Whether things may move: the user may want less of it, or the desktop, which then stills its styles."""
    return (
        theme.motion
        and widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget) > 0
    )


class Fade(QVariantAnimation):
    """Belongs to one widget, which calls :meth:`paint` last when it paints itself."""

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        super().__init__(widget)
        self._widget = widget
        self._theme = theme
        self._picture = QPixmap()
        self.setStartValue(1.0)
        self.setEndValue(0.0)
        self.setDuration(FADE_MS)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(lambda _: widget.update())

    def start_from(self, picture: QPixmap) -> None:
        """Let this picture fade, unless nothing is to move."""
        if wants_motion(self._widget, self._theme):
            self._picture = picture
            self.stop()
            self.start()

    def paint(self, painter: QPainter) -> None:
        if self.state() is QVariantAnimation.State.Running:
            painter.save()
            painter.setOpacity(float(self.currentValue()))
            painter.drawPixmap(0, 0, self._picture)
            painter.restore()


#: When the style sheet, whose widgets are all transparent, has been put on again.
_DRESSED = (QEvent.Type.Polish, QEvent.Type.StyleChange)


class Opaque(QWidget):
    """Fills what is painted of it with the colour of the middle column.

    One that moves is moved as a picture by Qt; one of which a part changes is painted alone, without the
    window, the splitter and the column that it stands in.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "paintEvent" in cls.__dict__:
            cls.paintEvent = _told(cls.paintEvent)  # type: ignore[method-assign,assignment]

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.changed.connect(self.update)

    def event(self, event: QEvent) -> bool:
        known = super().event(event)
        if event.type() in _DRESSED:
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        return known

    def paint_ground(self, painter: QPainter, rect: QRect) -> None:
        """What is below all that is painted: first thing in a ``paintEvent`` of its own."""
        # At a scale of 1.5 it may end within a pixel: a smooth edge would leave half of what was there.
        painter.fillRect(rect.adjusted(-1, -1, 1, 1), self._theme.colour("surface"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_ground(painter, event.rect())
        painter.end()


def _told(paint: Callable[[Any, QPaintEvent], None]) -> Callable[[Any, QPaintEvent], None]:
    """A ``paintEvent`` that fails as PySide can bear it.

    PySide 6.11 ends the process for an exception that C code raised (a list's index, say) where a paint event
    is sent on by an ``event`` of ours, and Qt does where a painter is still at work.
    """

    @functools.wraps(paint)
    def painted(widget: Any, event: QPaintEvent) -> None:
        try:
            paint(widget, event)
        except Exception as error:
            words = "".join(traceback.format_exception(error))
            traceback.clear_frames(error.__traceback__)
            raise RuntimeError(words) from None

    return painted
