"""What moves or glows for a moment, driven by one clock: that of Qt's animations, which tests set by hand."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.kit.theme.painting import wants_motion
from ethervox_gui.ui.kit.theme.theme import Theme

#: How long a place that was gone to stands out, and how long something moves, in milliseconds.
GLOW_MS, SLIDE_MS = 1400, 350


class Glow(QVariantAnimation):
    """How much something stands out: less and less, or without motion wholly to the end."""

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        super().__init__(widget)
        self._widget = widget
        self._theme = theme
        self._fades = True
        self.setStartValue(1.0)
        self.setEndValue(0.0)
        self.setDuration(GLOW_MS)
        self.setEasingCurve(QEasingCurve.Type.InCubic)
        self.valueChanged.connect(lambda _: widget.update())
        self.finished.connect(widget.update)

    def begin(self) -> None:
        """Stand out from now on."""
        self._fades = wants_motion(self._widget, self._theme)
        self.stop()
        self.start()
        self._widget.update()

    @property
    def strength(self) -> float:
        """From 0 to 1."""
        if self.state() is not QVariantAnimation.State.Running:
            return 0.0
        return float(self.currentValue()) if self._fades else 1.0


class Progress(QVariantAnimation):
    """Goes from 0 to 1, slowly at both ends; does not begin where nothing is to move."""

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        super().__init__(widget)
        self._widget = widget
        self._theme = theme
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(SLIDE_MS)
        self.setEasingCurve(QEasingCurve.Type.InOutCubic)

    def begin(self) -> bool:
        """Whether it moves from now on."""
        self.stop()
        if not wants_motion(self._widget, self._theme):
            return False
        self.start()
        return True

    @property
    def moves(self) -> bool:
        return self.state() is QVariantAnimation.State.Running

    @property
    def done(self) -> float:
        """From 0 to 1, and 1 while nothing moves."""
        return float(self.currentValue()) if self.moves else 1.0
