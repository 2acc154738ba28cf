"""How the rows of the chat list are drawn and renamed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ethervox_gui.ui.chat_list.model import ENTRY, ChatRow, FolderRow, Heading, Index, Row
from ethervox_gui.ui.kit.text.formatting import clock, isolated, one_line
from ethervox_gui.ui.kit.theme.theme import Theme

_PAD = 8
_ICON = 14
_INSET = 18  # of chats in a folder
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class ChatRows(QStyledItemDelegate):
    """Draws headings, folders and chats; ``is_heading`` says of a row's number whether it is one."""

    renamed = Signal(int, str)
    folder_renamed = Signal(int, str)

    def __init__(self, theme: Theme, parent: QWidget, is_heading: Callable[[int], bool]) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_heading = is_heading
        self._sizes: tuple[QSize, QSize] | None = None  # of a chat or folder, and of a heading
        theme.changed.connect(self._forget_sizes)
        #: The chat that the window shows, wherever keys or a menu are in the list.
        self.shown: int | None = None
        #: The chat that a reply is being written in.
        self.writing: int | None = None

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        # Asked for each of thousands of rows, whenever one comes or goes.
        if self._sizes is None:
            line = QFontMetrics(self._theme.font()).height()
            self._sizes = QSize(100, line + 2 * _PAD), QSize(100, line + 12)
        return self._sizes[self._is_heading(index.row())]

    def _forget_sizes(self) -> None:
        self._sizes = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Row = index.data(ENTRY)
        rect: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(entry, Heading):
            painter.setFont(self._theme.font("caption", 500))
            painter.setPen(self._theme.colour("faint"))
            box = rect.adjusted(_PAD, 0, -_PAD, -3)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft), entry.words)
        else:
            chosen = isinstance(entry, ChatRow) and entry.chat.chat_id == self.shown
            self._draw_ground(painter, rect, option.state, chosen)
            self._draw_words(painter, rect.adjusted(_PAD, 1, -_PAD, -1), entry, index.data(), chosen)
        painter.restore()

    def _draw_ground(self, painter: QPainter, rect: QRect, state: QStyle.StateFlag, chosen: bool) -> None:
        theme = self._theme
        focused = bool(state & QStyle.StateFlag.State_Selected and state & QStyle.StateFlag.State_HasFocus)
        if chosen or focused or state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(theme.colour("raised" if chosen else "hover"))
            edge = theme.colour("accent" if focused else "line")
            painter.setPen(edge if chosen or focused else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(QRectF(rect.adjusted(0, 1, 0, -1)).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)

    def _draw_words(
        self, painter: QPainter, inner: QRect, entry: FolderRow | ChatRow, words: str, chosen: bool
    ) -> None:
        theme = self._theme
        if isinstance(entry, FolderRow):
            aside = str(entry.n_chats)
            shut = "chevron-left" if _is_mirrored(painter) else "chevron-right"
            inner = self._draw_icon(painter, inner, "chevron-down" if entry.is_open else shut)
            inner = self._draw_icon(painter, inner, "folder")
        else:
            aside = clock(entry.chat.updated_at)
            if entry.chat.chat_id == self.writing and not chosen:
                aside = self.tr("writing…")
            inner = _rest(painter, inner, _INSET if entry.inside else 0)
            if entry.chat.pinned:
                inner = self._draw_icon(painter, inner, "pin")
        small = theme.font("caption")
        width = QFontMetrics(small).horizontalAdvance(aside)
        font = theme.font(weight=500 if chosen or isinstance(entry, FolderRow) else 400)
        room = inner.width() - width - 10
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(inner, _LEFT, isolated(shown))
        painter.setFont(small)
        painter.setPen(theme.colour("faint"))
        painter.drawText(inner, _RIGHT, aside)

    def _draw_icon(self, painter: QPainter, inner: QRect, name: str) -> QRect:
        """An icon where one begins to read; what room is left beside it."""
        ratio, side = painter.device().devicePixelRatioF(), self._theme.scaled(_ICON)
        place = QRect(inner.left(), inner.top() + (inner.height() - side) // 2, side, side)
        place = QStyle.visualRect(painter.layoutDirection(), inner, place)
        painter.drawPixmap(place.topLeft(), self._theme.pixmap(name, "muted", side, ratio))
        return _rest(painter, inner, side + 5)

    # ---- renaming --------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        is_folder = isinstance(index.data(ENTRY), FolderRow)
        editor.setAccessibleName(self.tr("Folder name") if is_folder else self.tr("Chat title"))
        editor.setMaxLength(200)
        return editor

    def setModelData(self, editor: QWidget, _model: object, index: Index) -> None:
        entry = index.data(ENTRY)
        title = one_line(editor.text(), 200) if isinstance(editor, QLineEdit) else ""
        if isinstance(entry, ChatRow) and title not in ("", entry.chat.title):
            self.renamed.emit(entry.chat.chat_id, title)
        elif isinstance(entry, FolderRow) and title not in ("", entry.folder.name):
            self.folder_renamed.emit(entry.folder.folder_id, title)


def _is_mirrored(painter: QPainter) -> bool:
    """Whether what is painted reads from right to left."""
    return painter.layoutDirection() == Qt.LayoutDirection.RightToLeft


def _rest(painter: QPainter, inner: QRect, taken: int) -> QRect:
    """The room that is left where so much is taken at the side where one begins to read."""
    return inner.adjusted(0, 0, -taken, 0) if _is_mirrored(painter) else inner.adjusted(taken, 0, 0, 0)
