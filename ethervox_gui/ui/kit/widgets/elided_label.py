"""A line of words that ends in an ellipsis where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QStyle, QStyleOption, QWidget

from ethervox_gui.ui.kit.text.formatting import tip

_NARROWEST = 24


class ElidedLabel(QLabel):
    """What is left out is in its tooltip; screen readers are told all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        #: What its tooltip says besides.
        self.more = ""
        self._told = ""

    @property
    def shown(self) -> str:
        """The words that there is room for."""
        if self.wordWrap():
            return self.text()
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), _NARROWEST), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown
        told = "\n".join(filter(None, ("" if shown == self.text() else self.text(), self.more)))
        if self._told != told:
            self._told = told
            self.setToolTip(tip(told) if told else "")
        if shown == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.setPen(option.palette.color(self.foregroundRole()))
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.contentsRect(), int(align), shown)
        painter.end()
