"""The list of chats: chosen, renamed, pinned, put into folders, exported, deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.storage.base.values import Chat, Folder
from ethervox_gui.ui.chat_list.model import ChatListModel, Row
from ethervox_gui.ui.chat_list.rows import ChatRows
from ethervox_gui.ui.kit.focus.focus_frame import frame_while_empty
from ethervox_gui.ui.kit.overlays.drops import paint_target
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.minutes import each_minute


class ChatList(QListView):
    """Choosing opens a chat or folds a folder; F2 renames, Delete removes; a chat is dragged into a folder.

    ``folder_wanted`` carries the id of the chat that a new folder is made for, or ``None``; ``move_wanted`` a
    chat and the folder it should go to, ``None`` for out of all.
    """

    chosen = Signal(int)
    renamed = Signal(int, str)
    delete_wanted = Signal(int)
    export_wanted = Signal(int, str)
    export_all_wanted = Signal()
    #: A name is about to be typed here: the list must be seen.
    name_wanted = Signal()
    #: And a chat in it that does not pass the filter.
    filter_unwanted = Signal()
    pin_wanted = Signal(int, bool)
    move_wanted = Signal(int, object)
    folder_wanted = Signal(object)
    folder_renamed = Signal(int, str)
    folder_delete_wanted = Signal(int)
    folder_unwanted = Signal(int)
    bin_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chatList")
        self.setAccessibleName(self.tr("Chats"))
        self._model = ChatListModel(self)
        self._model.moved.connect(self.move_wanted)
        self._model.times_changed.connect(self.viewport().update)
        self.setModel(self._model)
        frame_while_empty(theme, self)
        self._rows = rows = ChatRows(theme, self, self._model.is_heading)
        rows.renamed.connect(self.renamed)
        rows.folder_renamed.connect(self.folder_renamed)
        rows.closeEditor.connect(self._named)
        self.setItemDelegate(rows)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)
        self._words = ""
        #: Said where no chat passes the filter.
        self.nothing = QLabel(self.tr("No title matches. Ctrl+F searches what was said."), self.viewport())
        self.nothing.setProperty("role", "caption")
        self.nothing.setWordWrap(True)
        self.nothing.hide()
        inside = QVBoxLayout(self.viewport())
        inside.setContentsMargins(8, 8, 8, 8)
        inside.addWidget(self.nothing, 0, Qt.AlignmentFlag.AlignTop)
        self._shown: int | None = None
        self._theme = theme
        self._target = range(0)  # the rows that are framed while a chat is dragged
        self._new_folder: int | None = None  # while it is being named
        self._waiting: tuple[list[Chat], list[Folder]] | None = None
        theme.changed.connect(self.scheduleDelayedItemsLayout)
        self.minutes = each_minute(self, self._say_times)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._take_name_left)

    @property
    def chats(self) -> ChatListModel:
        return self._model

    def show_chats(self, chats: Iterable[Chat], folders: Iterable[Folder] = ()) -> None:
        """Other chats are stored now; the chat shown stays selected.

        While a name is typed that waits: new rows would take away the line in which it is.
        """
        self._waiting = list(chats), list(folders)
        self._show_waiting()

    def _show_waiting(self) -> None:
        if self._waiting is None or self.state() == QAbstractItemView.State.EditingState:
            return
        (chats, folders), self._waiting = self._waiting, None
        index = self.currentIndex()
        entry, row = self._model.entry_at(index), index.row()
        self._model.show_chats(chats, folders)
        self._say_nothing()
        if self.hasFocus() and entry is not None:
            self._stay_at(entry, row)
        else:
            self._select()

    def _say_times(self) -> None:
        """A minute went by: a chat may be of another day now."""
        if self._waiting is None:
            self.show_chats(self._model.stored, self._model.folders)
        self.viewport().update()

    def _stay_at(self, entry: Row, row: int) -> None:
        """Keys that are in the list stay at this chat or folder; if it is gone, at what took its place."""
        there = self._model.row_like(entry)
        rows = [row, *range(row + 1, self._model.rowCount()), *range(row - 1, -1, -1)]
        for each in rows if there is None else [there]:
            index = self._model.index(each)
            if index.flags() & Qt.ItemFlag.ItemIsSelectable:
                self.setCurrentIndex(index)
                return
        self._select()

    def filter(self, words: str) -> None:
        self._words = words
        self._model.filter(words)
        self._say_nothing()
        self._select()

    def _say_nothing(self) -> None:
        self.nothing.setVisible(bool(self._words.strip()) and not self._model.rowCount())

    def choose_first(self) -> None:
        """Open the first chat that passes the filter."""
        rows = (self._model.index(row) for row in range(self._model.rowCount()))
        first = next((row for row in rows if self._model.chat_at(row) is not None), None)
        if first is not None:
            self._choose(first)

    def title_of(self, chat_id: int | None) -> str:
        """The title of a chat; empty where it is not in the list."""
        chat = self._model.known(chat_id)
        return "" if chat is None else chat.title

    def mark(self, chat_id: int | None) -> None:
        """Select the chat that the window shows."""
        is_other = self._shown != chat_id
        self._shown = self._rows.shown = chat_id
        if is_other or not self.hasFocus():
            self._select()
        self.viewport().update()

    def mark_writing(self, chat_id: int | None) -> None:
        """Say at a chat that a reply is being written in it, which is seen where another one is shown."""
        if self._rows.writing != chat_id:
            self._rows.writing = chat_id
            self.viewport().update()

    def rename_shown(self) -> None:
        """Let the user type another name for the chat that the window shows, if anything was said in it."""
        chat = self._model.known(self._shown)
        if chat is not None:
            self._rename(chat.chat_id)

    def name_folder(self, folder_id: int) -> None:
        """Let the user name a folder, which was just made; where that is given up nobody wants it."""
        row = self._model.row_of_folder(folder_id)
        if row is not None:
            self._new_folder = folder_id
            self.setCurrentIndex(self._model.index(row))
            self.edit(self._model.index(row))

    def _take_name_left(self, _: QWidget | None, now: QWidget | None) -> None:
        """Take a name that was left without a word: under a dialog Qt does not tell its line of that."""
        if self.state() != QAbstractItemView.State.EditingState or now is None:
            return
        if now.window() is self.window() and not self.isAncestorOf(now):
            lines = self.viewport().findChildren(QLineEdit)
            for line in (each for each in lines if not each.isHidden()):  # hidden ones were taken
                self._rows.commitData.emit(line)
                self._rows.closeEditor.emit(line, QAbstractItemDelegate.EndEditHint.NoHint)

    def _named(self, _editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        folder_id, self._new_folder = self._new_folder, None
        if folder_id is not None and hint is QAbstractItemDelegate.EndEditHint.RevertModelCache:
            self.folder_unwanted.emit(folder_id)
        QTimer.singleShot(0, self, self._show_waiting)

    def _select(self) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            return
        row = None if self._shown is None else self._model.row_of(self._shown)
        if row is None:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        else:
            self.setCurrentIndex(self._model.index(row))

    def _choose(self, index: QModelIndex) -> None:
        chat, folder = self._model.chat_at(index), self._model.folder_at(index)
        if chat is not None:
            self.chosen.emit(chat.chat_id)
        elif folder is not None:
            self._fold(folder, folder.folder_id not in self._model.folded)

    def _fold(self, folder: Folder, folded: bool) -> None:
        self._model.fold(folder.folder_id, folded)
        row = self._model.row_of_folder(folder.folder_id)
        if row is not None:
            self.setCurrentIndex(self._model.index(row))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keys that come in stand at a row, so that it is seen where they are."""
        super().focusInEvent(event)
        by_keys = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        if not by_keys or self.selectedIndexes():
            return
        rows = (self._model.index(row) for row in range(self._model.rowCount()))
        first = next((row for row in rows if row.flags() & Qt.ItemFlag.ItemIsSelectable), None)
        if first is not None:
            self.setCurrentIndex(first)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Where keys went in it was no choice: it is the shown chat again."""
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._select()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        chat, folder = self._model.chat_at(index), self._model.folder_at(index)
        if event.key() == Qt.Key.Key_Delete and chat is not None:
            self.delete_wanted.emit(chat.chat_id)
        elif event.key() == Qt.Key.Key_Delete and folder is not None:
            self.folder_delete_wanted.emit(folder.folder_id)
        elif event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right} and folder is not None:
            self._fold(folder, event.key() == Qt.Key.Key_Left)
        else:
            super().keyPressEvent(event)

    # ---- dragging --------------------------------------------------------------------------------

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        taken = event.isAccepted()
        self._frame(self._model.rows_of_drop(event.mimeData(), index) if taken else range(0))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._frame(range(0))

    def dropEvent(self, event: QDropEvent) -> None:
        super().dropEvent(event)
        self._frame(range(0))

    def _frame(self, rows: range) -> None:
        if rows != self._target:
            self._target = rows
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Qt's own rectangle says neither where a chat would go, nor that it would stay.
        self.setDropIndicatorShown(False)
        super().paintEvent(event)
        self.setDropIndicatorShown(True)
        if self._target:
            ends = self._model.index(self._target[0]), self._model.index(self._target[-1])
            frame = QRectF(self.visualRect(ends[0]).united(self.visualRect(ends[1])))
            frame.adjust(1, 1, -1, -1)
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_target(painter, self._theme, frame, self._theme.radius("m"))
            painter.end()

    # ---- menus -----------------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        index = index if index.isValid() else self.currentIndex()
        chat, folder = self._model.chat_at(index), self._model.folder_at(index)
        if chat is not None:
            self.menu_for(chat).popup(event.globalPos())
        elif folder is not None:
            self.menu_for_folder(folder).popup(event.globalPos())
        else:
            self.menu_for_all().popup(event.globalPos())

    def menu_for_all(self) -> QMenu:
        """What can be done beside all chats."""
        menu = self._menu(self.accessibleName())
        menu.addAction(self.tr("New folder…"), lambda: self.folder_wanted.emit(None))
        menu.addAction(self.tr("Export all chats…"), self.export_all_wanted.emit)
        self._add_bin(menu)
        return menu

    def menu_for(self, chat: Chat) -> QMenu:
        """What can be done with a chat."""
        menu = self._menu(one_line(chat.title, 60))
        menu.addAction(self.tr("Open"), lambda: self.chosen.emit(chat.chat_id))
        self._add_to_menu(menu, chat)
        self._add_bin(menu)
        return menu

    def add_shown_to_menu(self, menu: QMenu) -> None:
        """What can be done with the chat that the window shows, if anything was said in it."""
        chat = self._model.known(self._shown)
        if chat is not None:
            self._add_to_menu(menu, chat)

    def _rename(self, chat_id: int) -> None:
        """Where the chat stands now: the list may be another one than when its menu opened."""
        self.name_wanted.emit()
        if self._model.row_of(chat_id) is None:
            self.filter_unwanted.emit()
        if self._model.row_of(chat_id) is None:
            self._model.unfold_for(chat_id)
        self._edit_row(self._model.row_of(chat_id))

    def _edit_row(self, row: int | None) -> None:
        if row is not None:
            index = self._model.index(row)
            self.scrollTo(index)  # Qt edits out of sight, too
            self.edit(index)

    def shown_acts(self) -> list[tuple[str, Callable[[], object]]]:
        """What can be done at once with that chat: the words of each, and what it does."""
        chat = self._model.known(self._shown)
        return [] if chat is None else [*self._naming(chat), *self._taking_away(chat)]

    def _naming(self, chat: Chat) -> Iterator[tuple[str, Callable[[], object]]]:
        chat_id = chat.chat_id
        if self._model.known(chat_id) is not None:
            yield self.tr("Rename"), lambda: self._rename(chat_id)
        words = self.tr("Unpin") if chat.pinned else self.tr("Pin to the top")
        yield words, lambda: self.pin_wanted.emit(chat_id, not chat.pinned)

    def _taking_away(self, chat: Chat) -> Iterator[tuple[str, Callable[[], object]]]:
        yield self.tr("Export…"), lambda: self.export_wanted.emit(chat.chat_id, chat.title)
        yield self.tr("Delete"), lambda: self.delete_wanted.emit(chat.chat_id)

    def _add_to_menu(self, menu: QMenu, chat: Chat) -> None:
        for words, act in self._naming(chat):
            menu.addAction(words, act)
        self._add_folders(menu.addMenu(self.tr("Move to folder")), chat)
        for words, act in self._taking_away(chat):
            menu.addAction(words, act)

    def _add_folders(self, menu: QMenu, chat: Chat) -> None:
        for folder in self._model.folders:
            action = menu.addAction(one_line(folder.name, 60).replace("&", "&&"))
            action.triggered.connect(partial(self.move_wanted.emit, chat.chat_id, folder.folder_id))
            action.setEnabled(folder.folder_id != chat.folder_id)
        if self._model.folders:
            menu.addSeparator()
        out = menu.addAction(self.tr("No folder"), lambda: self.move_wanted.emit(chat.chat_id, None))
        out.setEnabled(chat.folder_id is not None)
        menu.addAction(self.tr("New folder…"), lambda: self.folder_wanted.emit(chat.chat_id))

    def menu_for_folder(self, folder: Folder) -> QMenu:
        """What can be done with a folder."""
        folder_id = folder.folder_id
        folded = folder_id in self._model.folded
        menu = self._menu(one_line(folder.name, 60))
        words = self.tr("Show its chats") if folded else self.tr("Hide its chats")
        menu.addAction(words, lambda: self._fold(folder, not folded))
        if self._model.row_of_folder(folder_id) is not None:
            rename = menu.addAction(self.tr("Rename"))
            rename.triggered.connect(lambda: self._edit_row(self._model.row_of_folder(folder_id)))
        words = self.tr("Delete folder, keep its chats")
        menu.addAction(words, lambda: self.folder_delete_wanted.emit(folder_id))
        self._add_bin(menu)
        return menu

    def _add_bin(self, menu: QMenu) -> None:
        if not menu.isEmpty():
            menu.addSeparator()
        menu.addAction(self.tr("Recently deleted…"), self.bin_wanted.emit)

    def _menu(self, of: str) -> QMenu:
        menu = QMenu(self)
        menu.setAccessibleName(of)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu
