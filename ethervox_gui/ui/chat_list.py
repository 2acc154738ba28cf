"""The chats, newest first, in groups by day."""

from __future__ import annotations

import time
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ethervox_gui.storage.values import Chat
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import clock, one_line

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_CHAT_ROLE = Qt.ItemDataRole.UserRole
_PAD = 8


@dataclass(frozen=True, slots=True)
class _Heading:
    words: str


class ChatListModel(QAbstractListModel):
    """Chats with a heading before each group; ``words`` filters by title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chats: list[Chat] = []
        self._rows: list[Chat | _Heading] = []
        self._words = ""

    def show_chats(self, chats: list[Chat]) -> None:
        self._chats = chats
        self._rebuild()

    def filter(self, words: str) -> None:
        self._words = words.casefold().strip()
        self._rebuild()

    def row_of(self, chat_id: int) -> int | None:
        for row, entry in enumerate(self._rows):
            if isinstance(entry, Chat) and entry.chat_id == chat_id:
                return row
        return None

    def chat_at(self, index: Index) -> Chat | None:
        entry = self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None
        return entry if isinstance(entry, Chat) else None

    def _rebuild(self) -> None:
        self.beginResetModel()
        self._rows = []
        group = ""
        now = time.time()
        for chat in self._chats:
            if self._words and self._words not in chat.title.casefold():
                continue
            name = self._group(chat.updated_at, now)
            if name != group:
                group = name
                self._rows.append(_Heading(name))
            self._rows.append(chat)
        self.endResetModel()

    def _group(self, when: float, now: float) -> str:
        if time.localtime(when)[:3] == time.localtime(now)[:3]:
            return self.tr("Today")
        if now - when < 7 * 86400:
            return self.tr("This week")
        if now - when < 31 * 86400:
            return self.tr("This month")
        return self.tr("Older")

    # ---- Qt's model ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        entry = self._rows[index.row()]
        if role == _CHAT_ROLE:
            return entry
        if role in {
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.EditRole,
            Qt.ItemDataRole.AccessibleTextRole,
        }:
            return entry.words if isinstance(entry, _Heading) else self.title_of(entry)
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(entry, Chat):
            return None
        return None

    def title_of(self, chat: Chat) -> str:
        return one_line(chat.title, 120) or self.tr("New chat")

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.chat_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable


class _Delegate(QStyledItemDelegate):
    renamed = Signal(int, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        line = QFontMetrics(self._theme.font()).height()
        heading = isinstance(index.data(_CHAT_ROLE), _Heading)
        return QSize(100, line + 12 if heading else line + 2 * _PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, entry = self._theme, index.data(_CHAT_ROLE)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(entry, _Heading):
            painter.setFont(theme.font("caption", 500))
            painter.setPen(theme.colour("faint"))
            box = rect.adjusted(_PAD, 0, -_PAD, -3)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft), entry.words)
            painter.restore()
            return
        assert isinstance(entry, Chat)
        box = rect.adjusted(0, 1, 0, -1)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(theme.colour("raised" if chosen else "hover"))
            focused = chosen and state & QStyle.StateFlag.State_HasFocus
            edge = theme.colour("accent" if focused else "line")
            painter.setPen(edge if chosen else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        when = clock(entry.updated_at)
        small = theme.font("caption")
        width = QFontMetrics(small).horizontalAdvance(when)
        inner = box.adjusted(_PAD, 0, -_PAD, 0)
        font = theme.font(weight=500 if chosen else 400)
        title = QFontMetrics(font).elidedText(
            index.data(), Qt.TextElideMode.ElideRight, inner.width() - width - 10
        )
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), title)
        painter.setFont(small)
        painter.setPen(theme.colour("faint"))
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), when)
        painter.restore()

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(self.tr("Chat title"))
        editor.setMaxLength(200)
        return editor

    def setModelData(self, editor: QWidget, _model: object, index: Index) -> None:
        entry = index.data(_CHAT_ROLE)
        if isinstance(entry, Chat) and isinstance(editor, QLineEdit):
            title = one_line(editor.text(), 200)
            if title and title != entry.title:
                self.renamed.emit(entry.chat_id, title)


class ChatList(QListView):
    """The list: choosing opens a chat, F2 renames it, Delete moves it to the bin."""

    chosen = Signal(int)
    renamed = Signal(int, str)
    delete_wanted = Signal(int)
    export_wanted = Signal(int, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chatList")
        self.setAccessibleName(self.tr("Chats"))
        self._theme = theme
        self._model = ChatListModel(self)
        self.setModel(self._model)
        delegate = _Delegate(theme, self)
        delegate.renamed.connect(self.renamed)
        self.setItemDelegate(delegate)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)
        self._shown: int | None = None
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    @property
    def chats(self) -> ChatListModel:
        return self._model

    def show_chats(self, chats: list[Chat]) -> None:
        """Other chats are stored now; the chat shown stays selected."""
        self._model.show_chats(chats)
        self._select()

    def filter(self, words: str) -> None:
        self._model.filter(words)
        self._select()

    def mark(self, chat_id: int | None) -> None:
        """Select the chat that the window shows."""
        self._shown = chat_id
        self._select()

    def _select(self) -> None:
        row = None if self._shown is None else self._model.row_of(self._shown)
        if row is None:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        else:
            self.setCurrentIndex(self._model.index(row))

    def _choose(self, index: QModelIndex) -> None:
        chat = self._model.chat_at(index)
        if chat is not None:
            self.chosen.emit(chat.chat_id)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chat = self._model.chat_at(self.currentIndex())
        if event.key() == Qt.Key.Key_Delete and chat is not None:
            self.delete_wanted.emit(chat.chat_id)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        chat = self._model.chat_at(index if index.isValid() else self.currentIndex())
        if chat is not None:
            self.menu_for(chat).popup(event.globalPos())

    def menu_for(self, chat: Chat) -> QMenu:
        """What can be done with a chat."""
        chat_id = chat.chat_id
        row = self._model.row_of(chat_id)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Open"), lambda: self.chosen.emit(chat_id))
        if row is not None:
            menu.addAction(self.tr("Rename"), lambda: self.edit(self._model.index(row)))
        menu.addAction(self.tr("Export…"), lambda: self.export_wanted.emit(chat_id, chat.title))
        menu.addAction(self.tr("Delete"), lambda: self.delete_wanted.emit(chat_id))
        return menu
