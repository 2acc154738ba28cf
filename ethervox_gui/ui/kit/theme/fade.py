"""A change that can be followed: the picture from before fades away over what is there now."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QWidget

from ethervox_gui.ui.kit.theme.theme import Theme

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
        """Let this picture fade, unless nothing shall move."""
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
