"""“3 passages from report.pdf (p. 4, p. 7)”: a quiet line at the message they came in for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ethervox_gui.ui.chat.message import Message
from ethervox_gui.ui.chat.transcript import DocumentItem
from ethervox_gui.ui.kit.text.formatting import counted, one_line, plain
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.kit.theme.theme import Theme


class DocumentLine(Message):
    """Says what came in, or that a document is the chat's now."""

    def __init__(self, theme: Theme, item: DocumentItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("documentLine")
        self._item = item
        self._icon = QLabel(self)
        words = document_words(item)
        label = QLabel(words, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "faint")
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 2)
        self._row.setSpacing(6)
        self._row.addWidget(label, 1)
        self._row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(words)
        self.retheme()

    @property
    def item(self) -> DocumentItem:
        return self._item

    def retheme(self) -> None:
        side = self._theme.scaled(12)
        self._icon.setPixmap(self._theme.pixmap("attach", "recalled_ink", side, self.devicePixelRatioF()))

    def heightForWidth(self, width: int) -> int:
        return self._row.totalHeightForWidth(width)


def document_words(item: DocumentItem) -> str:
    """What is said of it."""
    name = one_line(plain(item.name), 80)
    if item.places:
        words = counted(item.n_passages, tr("{} passage from"), tr("{} passages from"))
        places = ", ".join(one_line(plain(said(place)), 60) for place in item.places)
        return tr("{} {} ({})").format(words, name, places)
    words = counted(item.n_passages, tr("{} passage"), tr("{} passages"))
    return tr("{} is a document of this chat · {}").format(name, words)
