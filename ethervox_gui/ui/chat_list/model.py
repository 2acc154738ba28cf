"""The rows of the chat list: pinned chats, folders with their chats, the others by day."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QWidget

from ethervox_gui.storage.base.folding import for_filter
from ethervox_gui.storage.base.values import A_DAY, Chat, Folder
from ethervox_gui.ui.kit.text.formatting import counted, one_line

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()

#: What an index of the model gives for this role: a :data:`Row`.
ENTRY = Qt.ItemDataRole.UserRole
_MIME = "application/x-ethervox-chat"


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above a group."""

    words: str


@dataclass(frozen=True, slots=True)
class FolderRow:
    """A folder, with so many chats, pinned ones among them; open unless it is folded."""

    folder: Folder
    n_chats: int
    is_open: bool


@dataclass(slots=True)  # a frozen one takes twice as long to make, and there are thousands
class ChatRow:
    """A chat; ``inside``: it stands below its folder."""

    chat: Chat
    inside: bool


Row = Heading | FolderRow | ChatRow


class ChatListModel(QAbstractListModel):
    """``words`` filters by title; a chat that is dragged onto a folder wants to move there."""

    moved = Signal(int, object)
    #: Nothing else did: to lay out thousands of rows again would take a tenth of a second for each message.
    times_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chats: list[Chat] = []
        self._folders: list[Folder] = []
        self._rows: list[Row] = []
        self._headings: frozenset[int] = frozenset()
        self._words = ""
        #: The ids of folders whose chats are not shown.
        self.folded: set[int] = set()

    def show_chats(self, chats: Iterable[Chat], folders: Iterable[Folder] = ()) -> None:
        self._chats = list(chats)
        self._folders = list(folders)
        self._rebuild()

    def filter(self, words: str) -> None:
        self._words = for_filter(words).strip()
        self._rebuild()

    def fold(self, folder_id: int, folded: bool) -> None:
        """Hide or show the chats of a folder."""
        self.folded.discard(folder_id)
        if folded:
            self.folded.add(folder_id)
        self._rebuild()

    @property
    def stored(self) -> Sequence[Chat]:
        """All chats, also those that are filtered out or in a folder that is folded."""
        return tuple(self._chats)

    @property
    def folders(self) -> Sequence[Folder]:
        return tuple(self._folders)

    def known(self, chat_id: int | None) -> Chat | None:
        """The chat of this id, be it filtered out or in a folder that is folded."""
        return next((chat for chat in self._chats if chat.chat_id == chat_id), None)

    def unfold_for(self, chat_id: int) -> None:
        """Show the chats of the folder that this one is in."""
        chat = self.known(chat_id)
        if chat is not None and chat.folder_id is not None:
            self.fold(chat.folder_id, False)

    def is_heading(self, row: int) -> bool:
        return row in self._headings

    def row_of(self, chat_id: int) -> int | None:
        for row, entry in enumerate(self._rows):
            if isinstance(entry, ChatRow) and entry.chat.chat_id == chat_id:
                return row
        return None

    def row_of_folder(self, folder_id: int) -> int | None:
        for row, entry in enumerate(self._rows):
            if isinstance(entry, FolderRow) and entry.folder.folder_id == folder_id:
                return row
        return None

    def row_like(self, entry: Row | None) -> int | None:
        """Where the chat or folder of a row of earlier stands now."""
        if isinstance(entry, ChatRow):
            return self.row_of(entry.chat.chat_id)
        return self.row_of_folder(entry.folder.folder_id) if isinstance(entry, FolderRow) else None

    def entry_at(self, index: Index) -> Row | None:
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def chat_at(self, index: Index) -> Chat | None:
        entry = self.entry_at(index)
        return entry.chat if isinstance(entry, ChatRow) else None

    def folder_at(self, index: Index) -> Folder | None:
        entry = self.entry_at(index)
        return entry.folder if isinstance(entry, FolderRow) else None

    # ---- rows ------------------------------------------------------------------------------------

    def _rebuild(self) -> None:
        rows = self._wanted()
        if rows == self._rows:
            return  # a title that is being edited stays open
        if len(rows) == len(self._rows) and all(map(_look_alike, rows, self._rows)):
            self._rows = rows
            self.times_changed.emit()
            return
        self.beginResetModel()
        self._rows = rows
        self._headings = frozenset(number for number, row in enumerate(rows) if isinstance(row, Heading))
        self.endResetModel()

    def _wanted(self) -> list[Row]:
        words = self._words
        found = [chat for chat in self._chats if words in for_filter(chat.title)] if words else self._chats
        known = {folder.folder_id for folder in self._folders}
        rows: list[Row] = []
        pinned = [chat for chat in found if chat.pinned]
        if pinned:
            rows.append(Heading(self.tr("Pinned")))
            rows += (ChatRow(chat, False) for chat in pinned)
        rest = [chat for chat in found if not chat.pinned]
        rows += self._of_folders(found)
        group = ""
        group_of = self._groups(time.time())
        for chat in rest:
            if chat.folder_id in known:
                continue
            name = group_of(chat.updated_at)
            if name != group:
                group = name
                rows.append(Heading(name))
            rows.append(ChatRow(chat, False))
        return rows

    def _of_folders(self, chats: Sequence[Chat]) -> list[Row]:
        rows: list[Row] = []
        for folder in self._folders:
            all_of_it = [chat for chat in chats if chat.folder_id == folder.folder_id]
            inside = [chat for chat in all_of_it if not chat.pinned]  # pinned ones stand above
            if self._words and not inside and self._words not in for_filter(folder.name):
                continue
            is_open = bool(self._words) or folder.folder_id not in self.folded
            rows.append(FolderRow(folder, len(all_of_it), is_open))
            rows += (ChatRow(chat, True) for chat in inside if is_open)
        return [Heading(self.tr("Folders")), *rows] if rows else []

    def _groups(self, now: float) -> Callable[[float], str]:
        """What tells the heading for a time; of thousands of chats, so that all is looked up before."""
        names = self.tr("Today"), self.tr("This week"), self.tr("This month"), self.tr("Older")
        today, this_week, this_month, older = names
        date = time.localtime(now)[:3]

        def group_of(when: float) -> str:
            ago = now - when
            # What is to come was before a clock was set back; if that is far off, nobody knows when.
            if -A_DAY <= ago < 0 or (0 <= ago < 2 * A_DAY and time.localtime(when)[:3] == date):
                return today
            if 0 <= ago < 7 * A_DAY:
                return this_week
            return this_month if 0 <= ago < 31 * A_DAY else older

        return group_of

    # ---- Qt's model ------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entry_at(index)
        if entry is None:
            return None
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(entry)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return self._words_of(entry)
        return None

    def _words_of(self, entry: Row) -> str:
        if isinstance(entry, Heading):
            return entry.words
        if isinstance(entry, FolderRow):
            return one_line(entry.folder.name, 120) or self.tr("Folder")
        return one_line(entry.chat.title, 120) or self.tr("New chat")

    def _spoken(self, entry: Row) -> str:
        words = self._words_of(entry)
        if isinstance(entry, FolderRow):
            state = self.tr("open") if entry.is_open else self.tr("folded")
            n_chats = counted(entry.n_chats, self.tr("{} chat"), self.tr("{} chats"))
            return self.tr("Folder {}, {}, {}").format(words, n_chats, state)
        if isinstance(entry, ChatRow) and entry.chat.pinned:
            return self.tr("{}, pinned").format(words)
        return words

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        entry = self.entry_at(index)
        if entry is None or isinstance(entry, Heading):
            return flag.ItemIsDropEnabled if entry is not None else flag.NoItemFlags
        flags = flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsEditable | flag.ItemIsDropEnabled
        return flags | flag.ItemIsDragEnabled if isinstance(entry, ChatRow) else flags

    # ---- dragging --------------------------------------------------------------------------------

    def mimeTypes(self) -> list[str]:
        return [_MIME]

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        chat = next((chat for chat in map(self.chat_at, indexes) if chat is not None), None)
        if chat is not None:
            data.setData(_MIME, QByteArray(str(chat.chat_id).encode()))
        return data

    def canDropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, parent: Index
    ) -> bool:
        return self._dropped(data) is not None and parent.isValid()

    def dropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, parent: Index
    ) -> bool:
        """A chat was let go over ``parent``: a folder or a chat in one takes it in, all else takes it out."""
        chat = self._dropped(data)
        entry = self.entry_at(parent)
        if chat is None or entry is None:
            return False
        target = _folder_of(entry)
        if target != chat.folder_id:
            self.moved.emit(chat.chat_id, target)
        return False  # the rows change when it is stored

    def rows_of_drop(self, data: QMimeData, parent: Index) -> range:
        """Where a chat would be that is let go over ``parent``: a folder with its chats, or those in none.

        Empty where it would stay where it is.
        """
        chat, entry = self._dropped(data), self.entry_at(parent)
        if chat is None or entry is None or _folder_of(entry) == chat.folder_id:
            return range(0)
        target, first, end = _folder_of(entry), parent.row(), parent.row() + 1
        while first and _folder_of(self._rows[first - 1]) == target:
            first -= 1
        while end < len(self._rows) and _folder_of(self._rows[end]) == target:
            end += 1
        while end > first + 1 and isinstance(self._rows[end - 1], Heading):
            end -= 1  # that of what follows
        return range(first, end)

    def _dropped(self, data: QMimeData) -> Chat | None:
        """The chat that is dragged; other things have no business here."""
        text = bytes(data.data(_MIME).data()).decode("ascii", "replace") if data.hasFormat(_MIME) else ""
        return next((chat for chat in self._chats if str(chat.chat_id) == text), None)


def _folder_of(entry: Row) -> int | None:
    """The folder that this row is, or stands in."""
    if isinstance(entry, FolderRow):
        return entry.folder.folder_id
    return entry.chat.folder_id if isinstance(entry, ChatRow) and entry.inside else None


def _look_alike(one: Row, other: Row) -> bool:
    """Whether all that is seen or said of two rows is the same, but for their times."""
    if not isinstance(one, ChatRow) or not isinstance(other, ChatRow):
        return one == other
    first, second = one.chat, other.chat
    return (
        first.chat_id == second.chat_id
        and first.title == second.title
        and first.pinned == second.pinned
        and one.inside == other.inside
    )
