"""The line in a chat that says on which day it went on, with the way to what came before."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from ethervox_gui.ui.chat_items import DayItem
from ethervox_gui.ui.message import Message
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import day


class DayLine(Message):
    """“Continued on Tue 12 May 2026”; what was summarised before is a click away."""

    def __init__(self, theme: Theme, item: DayItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("dayLine")
        self._item = item
        words = self.tr("Continued on {}").format(day(item.said_at))
        label = QLabel(words, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "faint")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 2)
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(label)
        if item.memory_id is not None:
            button = QPushButton(self.tr("Show what came before"), self)
            button.setProperty("role", "seam")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda: self.show_summary.emit(item.memory_id))
            row.addWidget(button)
        row.addStretch(1)
        self.setAccessibleName(words)

    @property
    def item(self) -> DayItem:
        return self._item

    def heightForWidth(self, _width: int) -> int:
        return self.sizeHint().height()
