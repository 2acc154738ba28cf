"""The widgets of a chat's items: what they share, and what the user said."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QWidget,
)

from ethervox_gui.context.turns import TurnState
from ethervox_gui.ui.chat_items import TurnItem
from ethervox_gui.ui.rich_text import RichText
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import number, plain

#: More than this is laid out only when asked for: a pasted megabyte must not stall the window.
LONGEST_SHOWN = 20_000
_CARET = "▍"
_BUBBLE_SHARE = 0.8
_PAD_X, _PAD_Y = 14, 9


class Message(QWidget):
    """What all items have in common."""

    link_clicked = Signal(str)
    show_summary = Signal(int)
    undo_wanted = Signal(int, int)

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
        self._text.more_actions.append((self.tr("Copy message"), self._copy_text))
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

    def refresh(self, *, force: bool = False) -> None:  # noqa: ARG002 - as the others have it
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

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._item.text)

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
