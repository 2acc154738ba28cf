"""The thresholds of the context, dragged along a gauge."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from ethervox_gui.ui.kit.theme.painting import fill, rounded
from ethervox_gui.ui.kit.theme.theme import Theme

_BAR = 10
_HANDLE = 16
#: Colours from the empty end to the first threshold, from there to the second …
_ZONES = ("ok", "warning", "critical", "overflow")
_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Up: 1}


class ThresholdGauge(QWidget):
    """A bar from an empty to a full context, with a handle at each threshold that keeps between the others.

    It runs as one reads.  ``names`` has the handles' words by key, in rising order.  ``moved`` tells key and
    share, 0 to 1, when a handle was let go of or went a step by the arrow keys.
    """

    moved = Signal(str, float)

    def __init__(self, theme: Theme, names: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("thresholdGauge")
        self.setAccessibleName(self.tr("Thresholds of the context"))
        self._bar = _Bar(theme, names, self)
        self._words = QLabel(self)
        self._words.setProperty("role", "caption")
        self._words.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(4)
        column.addWidget(self._bar)
        column.addWidget(self._words)
        self._names = names
        self._bar.dragged.connect(self._say)
        self._bar.let_go.connect(self.moved)

    @property
    def handles(self) -> list[QWidget]:
        """The handles, from the lowest threshold to the highest."""
        return list(self._bar.handles)

    def show_values(self, values: Mapping[str, float]) -> None:
        """Where the thresholds are: shares by key."""
        self._bar.show_values([values[key] for key in self._names])
        self._say()

    def _say(self) -> None:
        parts = [handle.accessibleName() for handle in self._bar.handles]
        self._words.setText(" · ".join(parts))


class _Bar(QWidget):
    dragged = Signal()
    let_go = Signal(str, float)

    def __init__(self, theme: Theme, names: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._keys = list(names)
        self._percents = [0] * len(names)
        self.handles = [_Handle(theme, words, index, self) for index, words in enumerate(names.values())]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(240, _HANDLE + 4)

    def show_values(self, shares: list[float]) -> None:
        self._percents = [round(100 * share) for share in shares]
        self._place()

    def put(self, index: int, percent: int) -> None:
        """Move a handle as far as its neighbours let it."""
        low = self._percents[index - 1] + 1 if index else 1
        high = self._percents[index + 1] - 1 if index + 1 < len(self._percents) else 100
        self._percents[index] = min(high, max(low, percent))
        self._place()
        self.dragged.emit()

    def percent(self, index: int) -> int:
        return self._percents[index]

    def percent_at(self, x: float) -> int:
        along = self.width() - x if self.isRightToLeft() else x
        return round(100 * (along - _HANDLE / 2) / max(1, self.width() - _HANDLE))

    def settle(self, index: int) -> None:
        self.let_go.emit(self._keys[index], self._percents[index] / 100)

    def resizeEvent(self, _event: object) -> None:
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()
        super().changeEvent(event)

    def _place(self) -> None:
        for index, handle in enumerate(self.handles):
            handle.say(self._percents[index])
            handle.move(round(self._x(self._percents[index]) - _HANDLE / 2), 2)
        self.update()

    def _x(self, percent: float) -> float:
        x = _HANDLE / 2 + (self.width() - _HANDLE) * percent / 100
        return self.width() - x if self.isRightToLeft() else x

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = self._zone(0, 100)
        painter.setClipPath(rounded(bar, _BAR / 2))
        ends = [0, *self._percents, 100]
        for colour, begin, end in zip(_ZONES, ends, ends[1:], strict=False):
            fill(painter, rounded(self._zone(begin, end), 0), self._theme.colour(colour))
        painter.end()

    def _zone(self, begin: float, end: float) -> QRectF:
        """The part of the bar between two shares, in per cent."""
        left, right = sorted((self._x(begin), self._x(end)))
        return QRectF(left, (self.height() - _BAR) / 2, right - left, _BAR)


class _Handle(QWidget):
    """One threshold: dragged, or moved by the arrow keys."""

    def __init__(self, theme: Theme, words: str, index: int, bar: _Bar) -> None:
        super().__init__(bar)
        self._theme, self._bar, self._index, self._words = theme, bar, index, words
        self._before: int | None = None
        self.setFixedSize(_HANDLE, _HANDLE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.SizeHorCursor)

    def say(self, percent: int) -> None:
        words = f"{self._words} {percent} %"
        self.setAccessibleName(words)
        self.setToolTip(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _KEYS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        before = self._bar.percent(self._index)
        sideways = event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}
        self._bar.put(self._index, before - step if sideways and self.isRightToLeft() else before + step)
        if self._bar.percent(self._index) != before:
            self._bar.settle(self._index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._before = self._bar.percent(self._index)
            self.raise_()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._before is not None:
            x = self.mapTo(self._bar, event.position()).x()
            self._bar.put(self._index, self._bar.percent_at(x))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._before is not None:
            before, self._before = self._before, None
            if self._bar.percent(self._index) != before:
                self._bar.settle(self._index)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._theme.colour("raised"))
        painter.setPen(self._theme.colour("accent" if self.hasFocus() else "text"))
        middle = QPointF(_HANDLE / 2, _HANDLE / 2)
        painter.drawEllipse(middle, _HANDLE / 2 - 2, _HANDLE / 2 - 2)
        if self.hasFocus():
            painter.setBrush(self._theme.colour("accent"))
            painter.drawEllipse(middle, 2.5, 2.5)
        painter.end()
