"""A memory as a whole: its text, its figures, and the way to the turns it stands for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.ui.markdown import CodeBlock, to_blocks
from ethervox_gui.ui.message import LONGEST_SHOWN
from ethervox_gui.ui.rich_text import RichText
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import one_line, plain, turns


@dataclass(frozen=True, slots=True)
class Detail:
    """What is shown.  ``first_turn`` to ``last_turn`` of the chat are what it stands for."""

    title: str
    text: str
    facts: str
    chat_id: int
    chat_title: str
    first_turn: int | None
    last_turn: int | None
    markdown: bool = True


class MemoryDetail(QFrame):
    """A card of its own below the list."""

    turns_wanted = Signal(int, int)
    link_clicked = Signal(str)
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("memoryDetail")
        self.setAccessibleName(self.tr("Memory"))
        self._theme = theme
        self._detail: Detail | None = None
        self._source_words = ""
        card = QFrame(self)
        card.setObjectName("card")
        self._title = QLabel(card)
        self._title.setProperty("role", "title")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        self._copy = self._button("copy", self.tr("Copy memory"))
        self._copy.clicked.connect(self._copy_text)
        self._close = self._button("close", self.tr("Close memory"))
        self._close.clicked.connect(self.closed)
        self._text = RichText(theme)
        self._text.setAccessibleName(self.tr("Text of the memory"))
        self._text.link_clicked.connect(self.link_clicked)
        scroll = QScrollArea(card)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        text_column = QVBoxLayout(inner)
        text_column.setContentsMargins(0, 0, 4, 0)
        text_column.addWidget(self._text)
        text_column.addStretch(1)
        scroll.setWidget(inner)
        self._facts = QLabel(card)
        self._facts.setProperty("role", "caption")
        self._facts.setTextFormat(Qt.TextFormat.PlainText)
        self._facts.setWordWrap(True)
        self._source = QPushButton(card)
        self._source.setObjectName("memorySource")
        self._source.setProperty("role", "link")
        self._source.setAccessibleName(self.tr("Show the turns in the chat"))
        self._source.clicked.connect(self._go)
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self._title, 1)
        head.addWidget(self._copy, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(card)
        column.setContentsMargins(12, 8, 6, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(scroll, 1)
        column.addWidget(self._facts)
        column.addWidget(self._source, 0, Qt.AlignmentFlag.AlignLeft)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 4, 0, 0)
        outer.addWidget(card)
        self.setMinimumHeight(140)
        theme.changed.connect(self._retheme)
        self._retheme()

    @property
    def detail(self) -> Detail | None:
        return self._detail

    def show_detail(self, detail: Detail) -> None:
        """Show another memory."""
        self._detail = detail
        self._title.setText(one_line(detail.title, 120))
        self._facts.setText(detail.facts)
        self._facts.setVisible(bool(detail.facts))
        stands = detail.first_turn is not None and detail.last_turn is not None
        self._source.setVisible(stands)
        if detail.first_turn is not None and detail.last_turn is not None:
            which = turns(detail.first_turn, detail.last_turn)
            chat = one_line(detail.chat_title, 40) or self.tr("New chat")
            words = self.tr("Stands for turns {} of “{}”") if detail.markdown else self.tr("Turn {} of “{}”")
            self._source_words = words.format(which, chat)
            self._fit_source()
            self._source.setToolTip(self.tr("Show them in the chat"))
        self.setAccessibleName(self.tr("Memory: {}").format(one_line(detail.title, 80)))
        self._show_text()

    def _fit_source(self) -> None:
        metrics = self._source.fontMetrics()
        room = max(80, self.width() - 48)
        self._source.setText(metrics.elidedText(self._source_words, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_source()

    def _show_text(self) -> None:
        if self._detail is None:
            return
        text = plain(self._detail.text[:LONGEST_SHOWN])
        if not self._detail.markdown:
            self._text.set_plain(text)
            return
        parts = []
        for block in to_blocks(text):
            if isinstance(block, CodeBlock):
                escaped = block.code.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                parts.append(f"<pre>{escaped}</pre>")
            else:
                parts.append(block.html)
        self._text.set_html("".join(parts))

    def _button(self, icon: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("role", "flat")
        button.setProperty("iconName", icon)
        button.setIconSize(QSize(14, 14))
        button.setToolTip(name)
        button.setAccessibleName(name)
        return button

    def _copy_text(self) -> None:
        if self._detail is not None:
            QGuiApplication.clipboard().setText(self._detail.text)

    def _go(self) -> None:
        if self._detail is not None and self._detail.first_turn is not None:
            self.turns_wanted.emit(self._detail.chat_id, self._detail.first_turn)

    def _retheme(self) -> None:
        for button in (self._copy, self._close):
            button.setIcon(self._theme.icon(str(button.property("iconName"))))
        self._show_text()
