"""Shows the reader where they were led: a frame over the message for a moment, which fades away."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.kit.motion.clock import Glow
from ethervox_gui.ui.kit.theme import painting
from ethervox_gui.ui.kit.theme.theme import Theme

_AROUND = 6
_TINT = 0.10


class Highlight(QWidget):
    """Lies over one message of a column; the mouse goes through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("turnHighlight")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._message: QWidget | None = None
        self.glow = Glow(self, theme)
        self.glow.finished.connect(self.end)
        self.hide()

    @property
    def message(self) -> QWidget | None:
        """What it is around."""
        return self._message

    def show_at(self, message: QWidget) -> None:
        """Stand around another one, from now on for a moment."""
        self._message = message
        self.follow()
        self.show()
        self.raise_()
        self.glow.begin()

    def follow(self) -> None:
        """The message may stand elsewhere now."""
        if self._message is not None:
            place = self._message.geometry().adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
            if place != self.geometry():
                self.setGeometry(place)

    def end(self) -> None:
        """Stand nowhere any more."""
        self._message = None
        self.glow.stop()
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self.glow.strength)
        shape = painting.rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), self._theme.radius("bubble"))
        tint = self._theme.colour("accent")
        tint.setAlphaF(_TINT)
        painting.fill(painter, shape, tint)
        painter.setPen(QPen(self._theme.colour("accent"), 1.5))
        painter.drawPath(shape)
        painter.end()
