"""What the model said: Markdown over the whole width, rendered while it streams."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.ui.chat_items import TurnItem, split_thinking
from ethervox_gui.ui.code_block import CodeView
from ethervox_gui.ui.markdown import CodeBlock, TextBlock, to_blocks
from ethervox_gui.ui.message import LONGEST_SHOWN, Message
from ethervox_gui.ui.rich_text import RichText
from ethervox_gui.ui.small_lines import Folded
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import number, plain

_CARET = "▍"


class AssistantMessage(Message):
    """Markdown over the whole width, with what is known of the turn below it."""

    def __init__(self, theme: Theme, item: TurnItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._item = item
        self._blocks: list[TextBlock | CodeBlock] = []
        self._views: list[RichText | CodeView] = []
        self._whole = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._thinking = Folded(theme, self.tr("Thinking"), self)
        self._column.addWidget(self._thinking)
        self._body = QVBoxLayout()
        self._body.setSpacing(8)
        self._column.addLayout(self._body)
        self._more = QPushButton(self)
        self._more.setProperty("role", "link")
        self._more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._more.clicked.connect(self._show_all)
        self._column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)

        self._meta = QLabel(self)
        self._meta.setProperty("role", "faint")
        self._meta.setTextFormat(Qt.TextFormat.PlainText)
        self._copy = QToolButton(self)
        self._copy.setProperty("role", "tiny")
        self._copy.setIconSize(QSize(14, 14))
        self._copy.setFixedSize(22, 20)
        self._copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy.setToolTip(self.tr("Copy message"))
        self._copy.setAccessibleName(self.tr("Copy message"))
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._item.text))
        foot = QHBoxLayout()
        foot.setSpacing(4)
        foot.addWidget(self._meta)
        foot.addWidget(self._copy)
        foot.addStretch(1)
        self._column.addLayout(foot)
        self.retheme()

    @property
    def item(self) -> TurnItem:
        return self._item

    def refresh(self, *, force: bool = False) -> None:
        """Show the item as it is now; only blocks that changed are laid out again."""
        item = self._item
        thinking, text = split_thinking(plain(item.text))
        cut = len(text) > LONGEST_SHOWN and not self._whole
        if cut:
            text = text[:LONGEST_SHOWN] + "…"
        blocks = to_blocks(text + _CARET if item.streaming else text)
        self._show_blocks(blocks, force)
        self._thinking.show_text(thinking)
        self._more.setVisible(cut)
        self._more.setText(self.tr("Show all {} characters").format(number(len(item.text))))
        self._copy.setVisible(not item.streaming)
        self._meta.setText(self._meta_words())
        gone = self.tr("The model no longer sees this turn; it stays in the chat and can be searched.")
        self._meta.setToolTip("" if item.seen else gone)
        state = self._state_words(item)
        name = self.tr("Model") if item.number is None else self.tr("Model, turn {}").format(item.number)
        self.setAccessibleName(f"{name}, {state}" if state else name)
        self.updateGeometry()

    def _show_blocks(self, blocks: list[TextBlock | CodeBlock], force: bool) -> None:
        ink = "text" if self._item.seen else "muted"
        for index, block in enumerate(blocks):
            old = self._blocks[index] if index < len(self._blocks) else None
            if block == old and not force:
                continue
            view = self._view_for(index, block)
            if isinstance(block, CodeBlock):
                assert isinstance(view, CodeView)
                view.show_block(block, force=force)
            else:
                assert isinstance(view, RichText)
                view.set_html(block.html, ink)
        for view in self._views[len(blocks) :]:
            self._body.removeWidget(view)
            view.deleteLater()
        del self._views[len(blocks) :]
        self._blocks = blocks

    def _view_for(self, index: int, block: TextBlock | CodeBlock) -> RichText | CodeView:
        wanted = CodeView if isinstance(block, CodeBlock) else RichText
        if index < len(self._views):
            if isinstance(self._views[index], wanted):
                return self._views[index]
            old = self._views.pop(index)
            self._body.removeWidget(old)
            old.hide()
            old.deleteLater()
        view: RichText | CodeView
        if isinstance(block, CodeBlock):
            view = CodeView(self._theme, block, self)
        else:
            view = RichText(self._theme, self)
            view.setAccessibleName(self.tr("Model's text"))
            view.link_clicked.connect(self.link_clicked)
        self._views.insert(index, view)
        self._body.insertWidget(index, view)
        view.show()
        return view

    def _meta_words(self) -> str:
        item = self._item
        words = []
        if item.number is not None:
            words.append(self.tr("turn {}").format(item.number))
        if item.n_tokens:
            words.append(self.tr("{} tokens").format(number(item.n_tokens)))
        if item.tokens_per_second > 0:
            words.append(self.tr("{} tokens/s").format(f"{item.tokens_per_second:.1f}"))
        if item.stopped:
            words.append(self.tr("stopped"))
        state = self._state_words(item)
        if state:
            words.append(state)
        return " · ".join(words)

    def _show_all(self) -> None:
        self._whole = True
        self.refresh()

    def retheme(self) -> None:
        self._copy.setIcon(self._theme.icon("copy", "faint"))
        self._thinking.retheme()
        for view in self._views:
            if isinstance(view, CodeView):
                view.retheme()
        self.refresh(force=True)
