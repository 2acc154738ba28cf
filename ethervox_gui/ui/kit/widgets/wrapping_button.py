"""A button whose words stand on several lines where there is no room for one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QTextLayout
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget


class WrappingButton(QPushButton):
    """Whoever lays it out says how wide it may be; its text stays what it was set to."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._widest: int | None = None

    @property
    def on_one_line(self) -> QSize:
        """The room it would take."""
        return super().sizeHint()

    def set_widest(self, pixels: int) -> None:
        """What is wider is broken."""
        if pixels != self._widest:
            self._widest = pixels
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._size_of(self._broken(self._widest))

    def minimumSizeHint(self) -> QSize:
        """As wide as the longest word: else what it stands in could not get so narrow that it is broken."""
        if self._widest is None:
            return super().minimumSizeHint()
        return QSize(self._size_of(self._broken(0)).width(), self.sizeHint().height())

    def _size_of(self, broken: str) -> QSize:
        metrics, lines = self.fontMetrics(), Qt.TextFlag.TextShowMnemonic
        return self.on_one_line - metrics.size(lines, self.text()) + metrics.size(lines, broken)

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self._broken(self._widest)
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)

    def _broken(self, widest: int | None) -> str:
        text, hint = self.text(), self.on_one_line.width()
        if widest is None or hint <= widest:
            return text
        sides = hint - self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()
        layout = QTextLayout(text, self.font())
        lines: list[str] = []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, widest - sides))
            lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
        layout.endLayout()
        return "\n".join(lines)
