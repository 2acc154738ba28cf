"""A quiet sign that something is going on: a dot that slowly fades and comes back."""

from __future__ import annotations

import math
import time

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.kit.theme.painting import Opaque, wants_motion
from ethervox_gui.ui.kit.theme.theme import Theme

_SIDE = 8
#: From dark to dark again.
_PERIOD_S = 1.8
#: A few pictures a second are enough for something so slow, and cost the model nothing.
_FRAME_MS = 120
_PALEST = 0.25


class Pulse(Opaque):
    """Moves while it is shown; where nothing is to move, it is a still dot.

    Screen readers are told by the words beside it.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("pulse")
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self.update)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)

    @property
    def moving(self) -> bool:
        """Whether it is painted again and again."""
        return self._timer.isActive()

    @property
    def strength(self) -> float:
        """How dark it is now, up to 1."""
        if not self.moving:
            return 1.0
        wave = (1 + math.cos(2 * math.pi * time.monotonic() / _PERIOD_S)) / 2
        return _PALEST + (1 - _PALEST) * wave

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if wants_motion(self, self._theme):
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_ground(painter, event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.mix("accent", "surface", self.strength))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()
