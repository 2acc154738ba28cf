"""The widgets of a chat's items: what the user said, what the model said, tool calls."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.calls import parse_call
from ethervox_gui.context.turns import TurnState
from ethervox_gui.ui.chat_items import NoteItem, ToolItem, TurnItem, split_thinking
from ethervox_gui.ui.code_block import CodeView
from ethervox_gui.ui.markdown import CodeBlock, TextBlock, to_blocks
from ethervox_gui.ui.rich_text import RichText
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import number, one_line, plain

#: More than this is laid out only when asked for: a pasted megabyte must not stall the window.
LONGEST_SHOWN = 20_000
_CARET = "▍"
_BUBBLE_SHARE = 0.8
_PAD_X, _PAD_Y = 14, 9


class Message(QWidget):
    """What all items have in common."""

    link_clicked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        if layout is None:
            return super().heightForWidth(width)
        if layout.hasHeightForWidth():
            return layout.totalHeightForWidth(width)
        return layout.totalSizeHint().height()

    def retheme(self) -> None:
        """Take the theme's colours and sizes again."""

    def _state_words(self, item: TurnItem) -> str:
        if item.state is TurnState.SUMMARIZED:
            return self.tr("summarised")
        if item.state is TurnState.DROPPED:
            return self.tr("dropped")
        return ""


class UserMessage(Message):
    """A bubble on the right, its text shown as it was typed."""

    def __init__(self, theme: Theme, item: TurnItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._item = item
        self._text = RichText(theme, self)
        self._text.link_clicked.connect(self.link_clicked)
        self._more = QPushButton(self)
        self._more.setProperty("role", "link")
        self._more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._more.clicked.connect(self._show_all)
        self._whole = False
        self._widths: dict[int, int] = {}
        self.refresh()

    @property
    def item(self) -> TurnItem:
        return self._item

    def refresh(self) -> None:
        """Show the item as it is now."""
        item = self._item
        cut = len(item.text) > LONGEST_SHOWN and not self._whole
        text = plain(item.text[:LONGEST_SHOWN] + "…" if cut else item.text)
        self._text.set_plain(text, "text" if item.seen else "muted")
        self._more.setVisible(cut)
        self._more.setText(self.tr("Show all {} characters").format(number(len(item.text))))
        state = self._state_words(item)
        name = self.tr("You") if item.number is None else self.tr("You, turn {}").format(item.number)
        self.setAccessibleName(f"{name}, {state}" if state else name)
        self._text.setAccessibleName(self.accessibleName())
        self.setToolTip("" if item.number is None else self._tooltip(state))
        self._widths.clear()
        self.updateGeometry()
        self.update()

    def _tooltip(self, state: str) -> str:
        words = self.tr("turn {}").format(self._item.number)
        if self._item.n_tokens:
            words += " · " + self.tr("{} tokens").format(number(self._item.n_tokens))
        return f"{words} · {state}" if state else words

    def _show_all(self) -> None:
        self._whole = True
        self.refresh()

    def _text_width(self, width: int) -> int:
        if width not in self._widths:
            self._widths[width] = self._text.ideal_width(int(width * _BUBBLE_SHARE) - 2 * _PAD_X)
        return self._widths[width]

    def heightForWidth(self, width: int) -> int:
        more = self._more.sizeHint().height() if not self._more.isHidden() else 0
        return self._text.heightForWidth(self._text_width(width)) + 2 * _PAD_Y + more

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = self._text_width(self.width())
        more = self._more.sizeHint().height() if not self._more.isHidden() else 0
        left = self.width() - width - _PAD_X
        self._text.setGeometry(left, _PAD_Y, width, self.height() - 2 * _PAD_Y - more)
        self._more.setGeometry(left - 5, self.height() - more - _PAD_Y + 4, width + 5, more)
        super().resizeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self._text.geometry()).adjusted(-_PAD_X, 0, _PAD_X, 0)
        box.setTop(0)
        box.setBottom(self.height())
        radius, corner = self._theme.radius("bubble"), self._theme.radius("s")
        path = QPainterPath()
        path.addRoundedRect(box, radius, radius)
        square = QPainterPath()
        square.addRoundedRect(
            QRectF(box.right() - 2 * radius, box.bottom() - 2 * radius, 2 * radius, 2 * radius),
            corner,
            corner,
        )
        share = 1.0 if self._item.seen else 0.45
        painter.fillPath(path.united(square), self._theme.mix("bubble", "surface", share))
        painter.end()

    def retheme(self) -> None:
        self.refresh()


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
        self._thinking = _Folded(theme, self.tr("Thinking"), self)
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


class _Folded(QWidget):
    """A line that opens a longer text below it."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = title
        self._shown = ""
        self._button = QPushButton(self)
        self._button.setProperty("role", "fold")
        self._button.setCheckable(True)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.toggled.connect(self._toggle)
        self._text = RichText(theme, self)
        self._text.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._text)
        self.retheme()
        self.hide()

    def show_text(self, text: str) -> None:
        self.setVisible(bool(text))
        if text == self._shown:
            return
        self._shown = text
        words = self.tr("{} words").format(number(len(text.split())))
        self._button.setText(f"{self._title} · {words}")
        if self._button.isChecked():
            self._text.set_plain(text, "muted")

    def retheme(self) -> None:
        name = "chevron-down" if self._button.isChecked() else "chevron-right"
        self._button.setIcon(self._theme.icon(name, "muted", 12))
        self._text.set_plain(self._shown, "muted")

    def _toggle(self, opened: bool) -> None:
        self._text.setVisible(opened)
        self.retheme()


class Note(Message):
    """What a command answered, in a box of its own; it is no part of the conversation."""

    def __init__(self, theme: Theme, item: NoteItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._item = item
        frame = QFrame(self)
        frame.setObjectName("note")
        title = QLabel(one_line(item.command, 120), frame)
        title.setProperty("role", "faint")
        title.setTextFormat(Qt.TextFormat.PlainText)
        self._text = RichText(theme, frame)
        self._text.setAccessibleName(self.tr("Answer to {}").format(one_line(item.command, 60)))
        self.setAccessibleName(self._text.accessibleName())
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(12, 8, 12, 10)
        inner.setSpacing(4)
        inner.addWidget(title)
        inner.addWidget(self._text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(frame)
        self.retheme()

    def retheme(self) -> None:
        self._text.set_mono(plain(self._item.text[:LONGEST_SHOWN]))


class ToolLine(Message):
    """A tool call as one small line; what it returned folds out."""

    def __init__(self, theme: Theme, item: ToolItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._item = item
        frame = QFrame(self)
        frame.setObjectName("toolLine")
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(6, 0, 0, 0)
        words = call_words(item.call) or self.tr("tool call")
        self._folded = _Folded(theme, words, frame)
        inner.addWidget(self._folded)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(frame)
        self._folded.show_text(plain(item.result[:LONGEST_SHOWN]) or self.tr("nothing"))
        self.setAccessibleName(self.tr("Tool call: {}").format(words))

    def retheme(self) -> None:
        self._folded.retheme()


def call_words(call: str) -> str:
    """A call as ``memory_search(“SQLite decision”)``, or as it was written if it cannot be read."""
    parsed = parse_call(call)
    if parsed is None:
        return one_line(call, 120)
    values = ", ".join(f"“{one_line(str(value), 80)}”" for value in parsed.arguments.values())
    return f"{one_line(parsed.name, 40)}({values})"
