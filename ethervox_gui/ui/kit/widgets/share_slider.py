"""A share of something, in percent, that is drawn along a line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget


class ShareSlider(QWidget):
    """A slider of whole percent, with its figure behind it.

    A value between two percent stays what it is until the slider is moved.  ``low`` and ``high`` are percent.
    ``settled`` comes when the value is another and nothing is being dragged.
    """

    settled = Signal()

    def __init__(self, value: float, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = value
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(low, high)
        self.slider.setPageStep(5)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setValue(round(100 * value))
        self.slider.installEventFilter(self)
        self._figure = QLabel(self)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._figure.setMinimumWidth(self._figure.fontMetrics().horizontalAdvance("100.0 %") + 4)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.slider, 1)
        line.addWidget(self._figure)
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(self._moved)
        self.slider.sliderReleased.connect(self.settled)
        self._show_figure()

    @property
    def value(self) -> float:
        """The share, 0 to 1."""
        return self._value

    def name(self, words: str, description: str) -> None:
        """Say to screen readers whose share it is."""
        self.setAccessibleName(words)
        self.slider.setAccessibleName(words)
        self.slider.setAccessibleDescription(description)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A wheel that scrolls the page changes no value on its way."""
        if event.type() == QEvent.Type.Wheel and not self.slider.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _moved(self, percent: int) -> None:
        self._value = percent / 100
        self._show_figure()
        if not self.slider.isSliderDown():
            self.settled.emit()

    def _show_figure(self) -> None:
        self._figure.setText(f"{100 * self._value:.4g} %")
