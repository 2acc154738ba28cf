"""The cards of the memory panel: a memory or a turn each, with the words that were found marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ethervox_gui.ui.kit.focus.focus_frame import FOR_A_WHILE, frame_while_empty
from ethervox_gui.ui.kit.motion.clock import Progress
from ethervox_gui.ui.kit.text.formatting import isolated
from ethervox_gui.ui.kit.text_views import snippet as snippet_text
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.memory import card_tags

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_CARD_ROLE = Qt.ItemDataRole.UserRole
_PAD = 11
_LINES = 3
#: More cards than that are higher than any panel.
_FEW = 20
_FAR = 24


@dataclass(frozen=True, slots=True)
class Card:
    """What a card shows.

    ``kind`` is ``memory``, ``turn`` or ``passage`` (of a document); ``marks`` are ranges of ``snippet``,
    ``turns`` the first and the last that a memory stands for.
    """

    kind: str
    item_id: int
    chat_id: int
    title: str
    when: str
    snippet: str
    marks: tuple[tuple[int, int], ...]
    tags: tuple[str, ...]
    turn_number: int | None = None
    pinned: bool = False
    turns: tuple[int, int] | None = None


class CardModel(QAbstractListModel):
    """The cards in the order in which they were found, as far as they were asked for."""

    more_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []
        self._has_more = False

    def show_cards(self, cards: Sequence[Card], *, has_more: bool = False) -> None:
        self.beginResetModel()
        self._cards = list(cards)
        self._has_more = has_more
        self.endResetModel()

    @property
    def cards(self) -> Sequence[Card]:
        return self._cards

    def append_cards(self, cards: Sequence[Card], *, has_more: bool) -> None:
        """The next page; what is shown already is left out."""
        known = {(card.kind, card.item_id) for card in self._cards}
        new = [card for card in cards if (card.kind, card.item_id) not in known]
        self._has_more = has_more
        if new:
            first = len(self._cards)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._cards += new
            self.endInsertRows()

    def canFetchMore(self, parent: Index = _NOWHERE) -> bool:
        return self._has_more and not parent.isValid()

    def fetchMore(self, parent: Index = _NOWHERE) -> None:
        """The list came to its end: the next page is asked for once, and arrives later."""
        if self.canFetchMore(parent):
            self._has_more = False
            self.more_wanted.emit()

    def card_at(self, index: Index) -> Card | None:
        inside = index.isValid() and index.row() < len(self._cards)
        return self._cards[index.row()] if inside else None

    def row_of(self, kind: str, item_id: int) -> int | None:
        for row, card in enumerate(self._cards):
            if card.kind == kind and card.item_id == item_id:
                return row
        return None

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        card = self.card_at(index)
        if card is None:
            return None
        if role == _CARD_ROLE:
            return card
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            said = [part.rstrip(".") for part in (card.title, card.snippet) if part]
            return ". ".join((*said, ", ".join((card.when, *card.tags))))
        return None


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: MemoryList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._heights: dict[Card, int] = {}
        self._heights_for = (0, 0)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Cached: a list of thousands of cards asks for all of them whenever it is laid out."""
        card = index.data(_CARD_ROLE)
        width = self._view.viewport().width()
        if self._heights_for != (width, self._theme.px()):
            self._heights_for = (width, self._theme.px())
            self._heights.clear()
        if card not in self._heights:
            self._heights[card] = self._height(card, width)
        return QSize(width, self._heights[card])

    def _height(self, card: Card, width: int) -> int:
        height: float = self._heading_height() + 2 * _PAD + 8
        if card.snippet:
            font = self._theme.font("small")
            height += snippet_text.height_of(card.snippet, font, _inner_width(width), _LINES)
        if card.tags:
            tags = card_tags.height_of(card.tags, self._theme.font("caption"), _inner_width(width))
            height += tags + 6
        return round(height)

    def _heading_height(self) -> int:
        return _height_of(self._theme.font(weight=600))

    def _lay_snippet(self, card: Card, width: int) -> tuple[QTextLayout, float]:
        found = QTextCharFormat()
        found.setBackground(self._theme.colour("mark"))
        found.setForeground(self._theme.colour("text"))
        font = self._theme.font("small")
        return snippet_text.lay_out(card.snippet, font, width, _LINES, card.marks, found)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._theme
        card = index.data(_CARD_ROLE)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(rect).adjusted(1, 1, -1, -7)
        done = self._view.forming.done_of(card)
        if done < 1:
            painter.setOpacity(done)
            from_right = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
            painter.translate((1 - done) * (_FAR if from_right else -_FAR), 0)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver) and not chosen
        painter.setBrush(theme.colour("hover" if hovered else "raised"))
        pen = painter.pen()
        has_keys = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        pen.setColor(theme.colour("accent" if has_keys else "muted" if chosen else "line"))
        pen.setWidthF(2 if chosen else 1)
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        inner = box.adjusted(_PAD, _PAD - 2, -_PAD, 0).toRect()
        left, top = inner.left(), inner.top()

        small = theme.font("caption")
        when_width = QFontMetrics(small).horizontalAdvance(card.when)
        if card.pinned:
            side = QFontMetrics(small).ascent()
            mark = theme.pixmap("pin", "accent", side, painter.device().devicePixelRatio())
            place = QRect(inner.right() - when_width - side - 5, top, side, self._heading_height())
            place = QStyle.visualRect(painter.layoutDirection(), inner, place)
            painter.drawPixmap(place.left(), top + (place.height() - side) // 2, mark)
            when_width += side + 5
        bold = theme.font(weight=600)
        heading = QRect(left, top, inner.width(), self._heading_height())
        title = QFontMetrics(bold).elidedText(
            card.title, Qt.TextElideMode.ElideRight, inner.width() - when_width - 10
        )
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        begins = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(heading, begins, isolated(title))
        painter.setFont(small)
        painter.setPen(theme.colour("faint"))
        painter.drawText(heading, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), card.when)

        height = 0.0
        if card.snippet:
            layout, height = self._lay_snippet(card, inner.width())
            painter.setPen(theme.colour("muted"))
            layout.draw(painter, QPointF(left, top + heading.height() + 1))
        y = round(top + heading.height() + height + 6)
        card_tags.paint(painter, card.tags, theme, QRect(left, y, inner.width(), box.toRect().bottom() - y))
        painter.restore()


def _inner_width(width: int) -> int:
    """What a card has for its words in a list so wide."""
    return width - 2 * _PAD - 2


@lru_cache(maxsize=16)
def _height_of(font: QFont) -> int:
    return QFontMetrics(font).height() + 2


class Forming(Progress):
    """The card of a summary that was just made comes in from the side of the timeline."""

    def __init__(self, view: QListView, theme: Theme) -> None:
        super().__init__(view, theme)
        self._memory_id: int | None = None
        self._is_late = False
        self.valueChanged.connect(lambda _: view.viewport().update())
        self.finished.connect(view.viewport().update)

    def expect(self, memory_id: int) -> None:
        """Which memory it will be."""
        self._memory_id = memory_id
        self._is_late = True

    def arrived(self, cards: Sequence[Card]) -> None:
        """Other cards are shown: if the expected one is among them it forms now, once."""
        if self._is_late and any(c.kind == "memory" and c.item_id == self._memory_id for c in cards):
            self.begin()

    def begin(self) -> bool:
        self._is_late = False
        return super().begin()

    def done_of(self, card: Card) -> float:
        """How far a card is formed, from 0 to 1."""
        is_it = card.kind == "memory" and card.item_id == self._memory_id
        return self.done if is_it and self.moves else 1.0


class MemoryList(QListView):
    """The cards; choosing one shows it whole below."""

    card_chosen = Signal(object)
    delete_wanted = Signal(int)
    pin_wanted = Signal(int, bool)
    open_wanted = Signal()
    #: The card under the mouse, ``None`` once it is gone.
    pointed = Signal(object)
    #: The keys went elsewhere, not just for a while.
    keys_left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("memoryList")
        self.setAccessibleName(self.tr("Memories"))
        self._theme = theme
        self._model = CardModel(self)
        self.setModel(self._model)
        frame_while_empty(theme, self)
        self.setItemDelegate(_Delegate(theme, self))
        self.setMouseTracking(True)
        self.entered.connect(lambda index: self.pointed.emit(self._model.card_at(index)))
        self.viewportEntered.connect(lambda: self.pointed.emit(None))
        self._forming = Forming(self, theme)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(24)
        self.setUniformItemSizes(False)
        self._model.modelReset.connect(lambda: self._forming.arrived(self._model.cards))
        self.selectionModel().currentChanged.connect(lambda index: self._chosen(index))
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    @property
    def cards(self) -> CardModel:
        return self._model

    def select(self, kind: str, item_id: int) -> bool:
        """Choose a card; whether it is there."""
        row = self._model.row_of(kind, item_id)
        if row is not None:
            self.setCurrentIndex(self._model.index(row))
        return row is not None

    def stay_at(self, kind: str, item_id: int) -> None:
        """A card that was not chosen is current again in what is shown now, and still not chosen."""
        row = self._model.row_of(kind, item_id)
        if row is not None:
            nothing = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self._model.index(row), nothing)

    def choose_first(self) -> None:
        """Show the first card whole, also where it is chosen already."""
        first = self._model.index(0)
        if self.currentIndex() != first:
            self.setCurrentIndex(first)
        else:
            self._chosen(first)

    def form(self, memory_id: int) -> None:
        """The card of this memory forms as soon as it is there, or now."""
        self._forming.expect(memory_id)
        if self._model.row_of("memory", memory_id) is not None:
            self._forming.begin()

    @property
    def forming(self) -> Forming:
        return self._forming

    def wanted_height(self) -> int:
        """What its cards take, as far as a few of them tell."""
        rows = min(self._model.rowCount(), _FEW)
        return sum(self.sizeHintForIndex(self._model.index(row)).height() for row in range(rows)) + 8

    def scroll_to(self, top: int) -> None:
        """Show what begins so many pixels below the first card."""
        self.doItemsLayout()
        self.verticalScrollBar().setValue(top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width snippets take other lines; Qt lays rows out anew in another height alone."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def _chosen(self, index: QModelIndex) -> None:
        card = self._model.card_at(index)
        if card is not None:
            self.card_chosen.emit(card)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keys that come in stand at a card that is seen: Qt goes to one, and does not choose it."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            choose = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().select(self.currentIndex(), choose)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in FOR_A_WHILE:
            self.keys_left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the card that is current already shows it, too: it may have been closed below."""
        before = self._model.card_at(self.currentIndex())
        super().mousePressEvent(event)
        card = self._model.card_at(self.indexAt(event.position().toPoint()))
        if card is not None and card is before and event.button() == Qt.MouseButton.LeftButton:
            self.card_chosen.emit(card)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card = self._model.card_at(self.currentIndex())
        if card is not None and card.kind == "memory" and event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit(card.item_id)
        elif card is not None and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.card_chosen.emit(card)
            self.open_wanted.emit()
        else:
            super().keyPressEvent(event)

    # ---- the menu --------------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        card = self._model.card_at(index if index.isValid() else self.currentIndex())
        if card is not None:
            self.menu_for(card).popup(event.globalPos())

    def menu_for(self, card: Card) -> QMenu:
        """What can be done with a card."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show"), lambda: self.card_chosen.emit(card))
        if card.kind == "memory":
            words = self.tr("Unpin memory") if card.pinned else self.tr("Pin memory")
            menu.addAction(words, lambda: self.pin_wanted.emit(card.item_id, not card.pinned))
            menu.addAction(self.tr("Delete memory"), lambda: self.delete_wanted.emit(card.item_id))
        return menu
