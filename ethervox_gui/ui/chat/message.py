"""The widgets of a chat's items: what they share, and what the user said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QWidget,
)

from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.chat.version_pager import QuietButton, QuietLabel, VersionPager
from ethervox_gui.ui.kit.text.formatting import beginning, further, number, plain
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.text_views.fences import fenced
from ethervox_gui.ui.kit.text_views.long_text import LongText, in_pieces
from ethervox_gui.ui.kit.text_views.parse import CodeBlock
from ethervox_gui.ui.kit.text_views.rich_text import Act, RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.background import in_moments

_BUBBLE_SHARE = 0.8
_PAD_X, _PAD_Y = 14, 9


class Message(QWidget):
    """What all items have in common."""

    link_clicked = Signal(str)
    show_summary = Signal(int)
    undo_wanted = Signal(int, int)
    version_wanted = Signal(int, int)
    edit_wanted = Signal(int)
    edit_question_wanted = Signal(int)
    regenerate_wanted = Signal(int)
    go_on_wanted = Signal()
    why_wanted = Signal(int)
    let_go_wanted = Signal()
    #: The number of the turn under the mouse, ``None`` once it is gone.
    pointed = Signal(object)
    #: The item of the marker under the mouse, ``None`` once it is gone.
    marker_pointed = Signal(object)
    stay_out_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._quiet: list[QuietButton | QuietLabel] = []
        self._is_pointed_at = False
        self._pager: VersionPager | None = None  # made when there are versions to page through
        self.is_whole = False
        self._n_shown: int | None = None  # characters of a long text, while more and more of it is shown
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

    @property
    def turn(self) -> int | None:
        """The number of the turn it shows; that of the first part of a reply."""
        return None

    @property
    def gives_way(self) -> bool:
        """Whether it is not to be seen, and takes no room."""
        return False

    @property
    def more_above(self) -> bool:
        """Whether not all of it was made yet, and something is missing at its top."""
        return False

    @property
    def more_below(self) -> bool:
        """Whether not all of it was made yet, and something is missing at its end."""
        return False

    def grow_up(self) -> None:
        """Make a bit more of it, at its top."""

    def grow_down(self) -> None:
        """Make a bit more of it, at its end."""

    def _part_of(self, text: str) -> str:
        """What is shown of a long text."""
        if self.is_whole:
            return text
        return beginning(text) if self._n_shown is None else text[: self._n_shown]

    def _show_all(self, text: str) -> None:
        """Show the rest of it too, some more with each moment."""
        self._n_shown = len(self._part_of(text))

        def show_more() -> None:
            self._n_shown = further(text, self._n_shown or 0)
            if self._n_shown >= len(text):
                self.is_whole = True
                unrolling.stop()
            self.refresh()

        unrolling = in_moments(self, show_more)
        unrolling.start()

    def refresh(self) -> None:
        """Show the item as it is now."""

    def _new_pager(self) -> VersionPager:
        self._pager = VersionPager(self._theme, self)
        self._pager.wanted.connect(self.version_wanted)
        return self._pager

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Beside its words, or with the keys at one of its buttons: what can be done with all of it."""
        words = next((text for text in self.findChildren(RichText) if text.more_actions), None)
        if words is None:
            super().contextMenuEvent(event)
        else:
            words.open_menu(event.globalPos())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.point(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point(False)

    def point(self, is_inside: bool) -> None:
        """The mouse came in or went, or the message did while the mouse rested."""
        if is_inside == self._is_pointed_at:
            return
        self._is_pointed_at = is_inside
        self._light(is_inside)
        if self.turn is not None:
            self.pointed.emit(self.turn if is_inside else None)

    def _light(self, lit: bool) -> None:
        for button in self._quiet:
            button.light(lit)

    def _gone_words(self) -> str:
        return self.tr("The model no longer sees this turn; it stays in the chat and can be searched.")

    def _state_words(self, item: TurnItem) -> str:
        if item.forgotten:
            return self.tr("forgotten")
        if item.state is TurnState.SUMMARIZED:
            return self.tr("summarized")
        if item.state is TurnState.DROPPED:
            return self.tr("dropped")
        return ""


def more_button(message: Message, show_all: Callable[[], None]) -> QPushButton:
    """What stands below the beginning of a long text."""
    button = QPushButton(message)
    button.setProperty("role", "link")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(show_all)
    return button


def retry_link(message: Message, retry: Callable[[], None]) -> QPushButton:
    """What stands below a message that got no reply, or a reply that broke off."""
    button = QPushButton(tr("Retry"), message)
    button.setObjectName("retryReply")
    button.setProperty("role", "link")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setToolTip(tr("Let the model reply again (Ctrl+R)"))
    button.clicked.connect(retry)
    return button


def _pieces(text: str, first: int) -> Iterator[str | CodeBlock]:
    """A text as it was typed, its code apart; ``first``: characters of the first piece of long words."""
    for part in fenced(text):
        if isinstance(part, CodeBlock):
            yield replace(part, code=plain(part.code))
        else:
            yield from map(plain, in_pieces(part, first))


class UserMessage(Message):
    """A bubble where a line ends, its text shown as it was typed, with code between fences as code."""

    def __init__(self, theme: Theme, item: TurnItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._item = item
        acts = (
            Act(self.tr("Copy message"), self._copy_text),
            Act(self.tr("Edit and send again…"), self._edit, lambda: item.number is not None),
            Act(self.tr("Retry"), self._retry, lambda: item.may_retry),
        )
        self.text = LongText(theme, self, acts, lambda: item.text)
        self.text.link_clicked.connect(self.link_clicked)
        self.text.grown.connect(self.updateGeometry)
        self.text.redrawn.connect(self._redrawn)
        self.more: QPushButton | None = None
        self._said: tuple[str, bool, int | None] | None = None
        self._widths: dict[int, int] = {}
        self._edit_button = QuietButton("pencil", self.tr("Edit and send again"), self)
        self._edit_button.setObjectName("editMessage")
        self._edit_button.clicked.connect(self._edit)
        self._quiet.append(self._edit_button)
        self._mark = QLabel(self)
        self._mark.setObjectName("goneMark")
        self._mark.setProperty("role", "faint")
        self._mark.setTextFormat(Qt.TextFormat.PlainText)
        self._edit_button.retheme(theme)
        self._again = retry_link(self, self._retry)
        self.refresh()

    @property
    def item(self) -> TurnItem:
        return self._item

    @property
    def turn(self) -> int | None:
        return self._item.number

    def refresh(self) -> None:
        """Show the item as it is now; its text is laid out again only if that changed."""
        item = self._item
        said = item.text, self.is_whole, self._n_shown
        if said != self._said:
            self._said = said
            self._show_text()
        self.text.set_ink("text" if item.seen else "muted")
        state = self._state_words(item)
        name = self.tr("You") if item.number is None else self.tr("You, turn {}").format(item.number)
        self.setAccessibleName(f"{name}, {state}" if state else name)
        self.text.name(self.accessibleName())
        self.setToolTip("" if item.number is None else self._tooltip(state))
        self._edit_button.setVisible(item.number is not None)
        self._edit_button.name_of(item.number)
        if item.versions is not None and self._pager is None:
            self._new_pager()
        if self._pager is not None:
            self._pager.show_versions(item.versions)
        self._mark.setText(state)
        self._mark.setVisible(bool(state))
        self._mark.setToolTip(self._gone_words() if state else "")
        self._again.setVisible(item.may_retry)
        if self._widths:  # laid out before; where it stays as high as it is, Qt does not ask again
            self._place()
        self.updateGeometry()
        self.update()

    def _show_text(self) -> None:
        whole = self._item.text
        text = self._part_of(whole)
        cut = self._n_shown is None and len(text) < len(whole)
        self.text.show_pieces(list(_pieces(text.removesuffix("\n") if cut else text, len(beginning(whole)))))
        if self._n_shown is None:
            self._widths.clear()
        if cut and self.more is None:
            self.more = more_button(self, lambda: self._show_all(self._item.text))
            self.more.stackUnder(self._mark)  # before it also for screen readers and the Tab key
        if self.more is not None:
            self.more.setText(self.tr("Show all {} characters").format(number(len(whole))))
            self.more.setVisible(cut)

    def _tooltip(self, state: str) -> str:
        words = self.tr("turn {}").format(self._item.number)
        if self._item.n_tokens:
            words += " · " + self.tr("{} tokens").format(number(self._item.n_tokens))
        return f"{words} · {state}" if state else words

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._item.text)

    def _edit(self) -> None:
        if self._item.number is not None:
            self.edit_wanted.emit(self._item.number)

    def _retry(self) -> None:
        if self._item.number is not None:
            self.regenerate_wanted.emit(self._item.number)

    def _text_width(self, width: int) -> int:
        if width not in self._widths:
            self._widths[width] = self.text.ideal_width(int(width * _BUBBLE_SHARE) - 2 * _PAD_X)
        return self._widths[width]

    def heightForWidth(self, width: int) -> int:
        more = self._more_height()
        return self.text.heightForWidth(self._text_width(width)) + 2 * _PAD_Y + more + self._foot_height()

    def _foot_height(self) -> int:
        """What stands below the bubble: whether the model still sees it, and the versions."""
        return max([0, *(part.sizeHint().height() + 2 for part in self._foot() if not part.isHidden())])

    def _foot(self) -> list[QWidget]:
        foot = [self._mark, self._again]
        return foot if self._pager is None else [self._pager, *foot]

    def _more_height(self) -> int:
        return 0 if self.more is None or self.more.isHidden() else self.more.sizeHint().height()

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.LayoutRequest and self._widths
        ):  # its words are said in another language
            self._place()
        return super().event(event)

    def _redrawn(self) -> None:
        """Formulas were drawn: the text takes another room than it did."""
        self._widths.clear()
        self.updateGeometry()
        self._place()
        self.update()

    def _place(self) -> None:
        """Give what is in it its places."""
        width = self._text_width(self.width())
        more = self._more_height()
        left = self.width() - width - _PAD_X
        height = self.height() - self._foot_height()
        self._put(self.text, left, _PAD_Y, QSize(width, height - 2 * _PAD_Y - more))
        if self.more is not None:
            self._put(self.more, left - 5, height - more - _PAD_Y + 4, QSize(width + 5, more))
        button = self._edit_button
        top = (min(height, 38) - button.height()) // 2
        self._put(button, max(0, left - _PAD_X - button.width() - 4), top, button.size())
        right = self.width()
        for part in self._foot():
            size = part.sizeHint()
            top = height + (self._foot_height() - size.height()) // 2 + 1
            self._put(part, right - size.width(), top, size)
            right -= 0 if part.isHidden() else size.width() + 6

    def _put(self, part: QWidget, left: int, top: int, size: QSize) -> None:
        """At this place, or at its mirror image where one reads from right to left."""
        place = QRect(QPoint(left, top), size)
        part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.text.geometry()).adjusted(-_PAD_X, 0, _PAD_X, 0)
        box.setTop(0)
        box.setBottom(self.height() - self._foot_height())
        radius, corner = self._theme.radius("bubble"), self._theme.radius("s")
        path = QPainterPath()
        path.addRoundedRect(box, radius, radius)
        square = QPainterPath()
        side = box.left() if self.isRightToLeft() else box.right() - 2 * radius
        square.addRoundedRect(QRectF(side, box.bottom() - 2 * radius, 2 * radius, 2 * radius), corner, corner)
        share = 1.0 if self._item.seen else 0.45
        painter.fillPath(path.united(square), self._theme.mix("bubble", "surface", share))
        painter.end()

    def retheme(self) -> None:
        self._edit_button.retheme(self._theme)
        if self._pager is not None:
            self._pager.retheme()
        self.text.retheme()
        self._widths.clear()
        self.refresh()
