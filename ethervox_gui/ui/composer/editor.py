"""The text field of the composer: its keys, prompts that are filled in, and what is pasted or dropped."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QTextCursor,
)
from PySide6.QtWidgets import QMenu, QWidget

from ethervox_gui.services.prompts import placeholders
from ethervox_gui.ui.composer.chips import LONGEST_LINE, LONGEST_PASTE
from ethervox_gui.ui.kit.overlays.drops import files_in
from ethervox_gui.ui.kit.text_views.plain_edit import PlainEdit

#: What these keys mean for a message is not meant while something is being composed.
_OF_COMPOSING = frozenset(
    {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Tab}
)

_PAGES = {int(Qt.Key.Key_PageUp): -1, int(Qt.Key.Key_PageDown): 1}


class Editor(PlainEdit):
    """A text field whose keys have meanings.  While ``takes_escape``, Esc ends an edit instead of a reply."""

    send = Signal()
    files = Signal(list)
    picture = Signal()
    long_text = Signal(str)
    focused = Signal(bool)
    escaped = Signal()
    edit_last = Signal()
    save_prompt = Signal()
    prompts = Signal()
    #: A page up (-1) or down (1) in the chat: all of the message is in sight.
    paged = Signal(int)
    #: Something is being composed (of keys of an input method, say), or is no more.
    composing = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.takes_escape = False
        self.is_composing = False  # by an input method: it is in sight and not yet in the text
        self._fills_in = False  # a prompt was inserted, and Tab goes through its places
        self.textChanged.connect(self._look_whether_empty)

    def fill_in(self, text: str) -> None:
        """Write a prompt in place of what was typed, its first place to fill in selected."""
        cursor = self.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self.setTextCursor(cursor)
        self._fills_in = True
        self._select_place(0)

    def _select_place(self, after: int) -> bool:
        """Select the next place to fill in, or the first where none follows; whether there is one."""
        text = self.toPlainText()
        places = placeholders(text)
        if not places:
            self._fills_in = False
            return False
        place = next((each for each in places if each.start >= after), places[0])
        cursor = self.textCursor()
        cursor.setPosition(_units(text, place.start))
        cursor.setPosition(_units(text, place.end), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes to the next place to fill in, and on when there is none left."""
        end = self.textCursor().selectionEnd()
        if forward and self._fills_in and self._select_place(_characters(self.toPlainText(), end)):
            return True
        return super().focusNextPrevChild(forward)

    def _look_whether_empty(self) -> None:
        self._fills_in = self._fills_in and not self.document().isEmpty()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        super().inputMethodEvent(event)
        is_composing = bool(event.preeditString())
        if is_composing != self.is_composing:
            self.is_composing = is_composing
            self.composing.emit(is_composing)

    def event(self, event: QEvent) -> bool:
        wanted = (self.takes_escape or self.is_composing) and event.type() == QEvent.Type.ShortcutOverride
        if wanted and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()  # or it would stop the reply
            return True
        if event.type() == QEvent.Type.ShortcutOverride and self._leaves(event):
            event.ignore()
            return False
        return super().event(event)

    def _leaves(self, event: QEvent) -> bool:
        """Whether a key that goes to the end is the chat's: the cursor stands at the end of the message."""
        to_the_end = QKeySequence.StandardKey.MoveToEndOfDocument
        is_one = isinstance(event, QKeyEvent) and event.matches(to_the_end)
        return is_one and self.textCursor().atEnd()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_composing and event.key() in _OF_COMPOSING:
            self._end_composing(keeps=event.key() != Qt.Key.Key_Escape)
            return
        if event.matches(QKeySequence.StandardKey.Undo) and not self.document().isUndoAvailable():
            event.ignore()  # there may be something else to undo
            return
        if event.key() == Qt.Key.Key_Escape and self.takes_escape:
            self.escaped.emit()
            return
        if event.key() == Qt.Key.Key_Up and not event.modifiers() and self.document().isEmpty():
            self.edit_last.emit()
            return
        page = _PAGES.get(event.key(), 0)
        if page and not event.modifiers() and not self.verticalScrollBar().maximum():
            self.paged.emit(page)
            return
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.send.emit()
        elif event.key() == Qt.Key.Key_Tab and not event.modifiers():
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def _end_composing(self, *, keeps: bool) -> None:
        """Take what is being composed into the text, or drop it."""
        method = QGuiApplication.inputMethod()
        if keeps:
            method.commit()
        else:
            method.reset()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """A picture too: it is then refused with words instead of in silence."""
        return bool(files_in(source)) or source.hasImage() or super().canInsertFromMimeData(source)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files are the window's wherever they are let go: it says what becomes of them."""
        if files_in(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Announce files and very long texts that are dropped or pasted; insert all else as text."""
        found = files_in(source)
        if found:
            self.files.emit(found)
        elif source.hasImage() and not source.hasText():
            self.picture.emit()
        elif _is_long(text := source.text()):
            self.long_text.emit(text)
        else:
            super().insertFromMimeData(source)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu().popup(event.globalPos())

    def menu(self) -> QMenu:
        """Qt's own, and the prompts."""
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSeparator()
        menu.addAction(self.tr("Save as prompt…"), self.save_prompt.emit).setEnabled(
            bool(self.toPlainText().strip())
        )
        menu.addAction(self.tr("Prompts…"), self.prompts.emit)
        return menu

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)


def _is_long(text: str) -> bool:
    """Whether nobody would edit it here."""
    return len(text) > LONGEST_PASTE or max(map(len, text.split("\n"))) > LONGEST_LINE


def _units(text: str, n_characters: int) -> int:
    """A position in characters as Qt counts it: those beyond the first 65,536 code points are two units."""
    return len(text[:n_characters].encode("utf-16-le")) // 2


def _characters(text: str, n_units: int) -> int:
    """A position in Qt's units, in characters."""
    return len(text.encode("utf-16-le")[: 2 * n_units].decode("utf-16-le", "ignore"))
