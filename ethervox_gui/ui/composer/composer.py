"""Where a message is written: grows with its text; Enter sends, Shift+Enter begins a line.

An earlier message is edited here too, with a bar above that says which; what was typed before waits until
that is done.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QFontMetrics, QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.commands.command import is_command
from ethervox_gui.services.prompts import placeholders
from ethervox_gui.ui.composer.chips import LONGEST_PASTE, Chips, with_files
from ethervox_gui.ui.kit.text.formatting import tip
from ethervox_gui.ui.kit.theme.theme import Theme

_MOST_LINES, _LEAST_MOST, _MOST_SHARE = 9, 3, 0.22


@dataclass(frozen=True, slots=True)
class HalfEdit:
    """An earlier message that is being edited: its turn, what it shall say, and what it says."""

    turn: int
    text: str
    before: str


class _Editor(QPlainTextEdit):
    send = Signal()
    files = Signal(list)
    picture = Signal()
    long_text = Signal(str)
    focused = Signal(bool)
    escaped = Signal()
    edit_last = Signal()
    save_prompt = Signal()
    prompts = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.takes_escape = False
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

    def event(self, event: QEvent) -> bool:
        wanted = self.takes_escape and event.type() == QEvent.Type.ShortcutOverride
        if wanted and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()  # or it would stop the reply
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.takes_escape:
            self.escaped.emit()
            return
        if event.key() == Qt.Key.Key_Up and not event.modifiers() and self.document().isEmpty():
            self.edit_last.emit()
            return
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.send.emit()
        elif event.key() == Qt.Key.Key_Tab and not event.modifiers():
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Also of a picture, which is then refused with words instead of in silence."""
        return bool(_files(source)) or source.hasImage() or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Files and very long texts that are dropped or pasted are told of; all else is inserted as text."""
        found = _files(source)
        if found:
            self.files.emit(found)
        elif source.hasImage() and not source.hasText():
            self.picture.emit()
        elif len(text := source.text()) > LONGEST_PASTE:
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


def _files(source: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in source.urls() if url.isLocalFile()]


def _units(text: str, n_characters: int) -> int:
    """Where Qt counts a character: it takes those beyond the first 65,536 for two."""
    return len(text[:n_characters].encode("utf-16-le")) // 2


def _characters(text: str, n_units: int) -> int:
    """The other way round."""
    return len(text.encode("utf-16-le")[: 2 * n_units].decode("utf-16-le", "ignore"))


class Composer(QFrame):
    """The box with the editor and one button: Send, or Stop while something runs."""

    submitted = Signal(str)
    edited = Signal(int, str)
    stopped = Signal()
    changed = Signal(str)
    files_given = Signal(list)
    picture_given = Signal()
    long_text_given = Signal(str)
    #: What is written shall become a prompt; and all prompts are wanted.
    save_prompt_wanted = Signal(str)
    prompts_wanted = Signal()
    #: The user wants to pick files.
    attach_wanted = Signal()
    #: Files that become documents of the chat, before the message that they came with.
    documents_given = Signal(list)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("composerBox")
        self._theme = theme
        self._ready = False
        self._busy = False
        self._hints: list[str] = []
        self.editor = _Editor(self)
        self.editor.setObjectName("composer")
        self.editor.setAccessibleName(self.tr("Message"))
        self.editor.setTabChangesFocus(True)
        self.editor.setFrameShape(QFrame.Shape.NoFrame)
        self.editor.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.editor.document().setDocumentMargin(4)
        self.editor.textChanged.connect(self._text_changed)
        self.editor.send.connect(self._send)
        self.editor.files.connect(self.files_given)
        self.editor.picture.connect(self.picture_given)
        self.editor.long_text.connect(self.long_text_given)
        self.editor.focused.connect(self._focused)
        self.editor.save_prompt.connect(lambda: self.save_prompt_wanted.emit(self.text()))
        self.editor.prompts.connect(self.prompts_wanted)
        self.editor.viewport().installEventFilter(self)
        self.send_button = QPushButton(self.tr("Send"), self)
        self.send_button.setObjectName("sendButton")
        self.send_button.setProperty("role", "primary")
        self.send_button.setAccessibleName(self.tr("Send message"))
        self.send_button.setToolTip(self.tr("Send (Enter)"))
        self.send_button.clicked.connect(self._send)
        self.stop_button = QPushButton(self.tr("Stop"), self)
        self.stop_button.setObjectName("stopButton")
        self.stop_button.setProperty("role", "primary")
        self.stop_button.setAccessibleName(self.tr("Stop the reply"))
        self.stop_button.setToolTip(self.tr("Stop; what was written is kept (Esc)"))
        self.stop_button.clicked.connect(self.stopped)
        buttons = QWidget(self)
        self._stack = QStackedLayout(buttons)
        self._stack.addWidget(self.send_button)
        self._stack.addWidget(self.stop_button)
        self.attach_button = QToolButton(self)
        self.attach_button.setObjectName("attachButton")
        self.attach_button.setProperty("role", "tiny")
        self.attach_button.setAccessibleName(self.tr("Attach files"))
        self.attach_button.setToolTip(self.tr("Attach files (Ctrl+Shift+A); or drop or paste them"))
        self.attach_button.clicked.connect(self.attach_wanted)
        self.chips = Chips(theme, self)
        self.chips.changed.connect(self._update)
        self._bar = EditBar(theme, self)
        self._bar.cancelled.connect(self.end_edit)
        self.editor.escaped.connect(self.end_edit)
        self._waiting = self._before = ""
        self._before_shown = ""  # the same as the editor shows it: it has no-break spaces for plain ones
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.attach_button, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.editor, 1)
        row.addWidget(buttons, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self._bar)
        column.addWidget(self.chips)
        column.addLayout(row)
        self.setFocusProxy(self.editor)
        theme.changed.connect(self._retheme)
        self._retheme()
        self._update()

    # ---- for the window -------------------------------------------------------------------------

    def set_ready(self, ready: bool, reason: str = "") -> None:
        """Whether messages can be sent; the reason stands in the empty box when not."""
        self._ready = ready
        self._hints = [reason] if reason else [self.tr("Message, or / for commands"), self.tr("Message")]
        self._show_hint()
        self._update()

    def set_busy(self, busy: bool) -> None:
        """Whether something runs that Stop would stop."""
        had_focus = self.send_button.hasFocus() or self.stop_button.hasFocus()
        self._busy = busy
        self._stack.setCurrentWidget(self.stop_button if busy else self.send_button)
        self._update()
        if had_focus:
            self.editor.setFocus()

    def text(self) -> str:
        return self.editor.toPlainText()

    def message(self) -> str:
        """What would be sent now: what was typed, behind the files that go whole."""
        text = self.text().strip()
        return text if is_command(text) else with_files(text, self.chips.attachments)

    def set_text(self, text: str) -> None:
        self.editor.setPlainText(text)
        self.editor.moveCursor(self.editor.textCursor().MoveOperation.End)

    def fill_in(self, text: str) -> None:
        """Write a prompt here in place of what was typed; Tab goes through its places to fill in."""
        self.editor.fill_in(text)
        self.editor.setFocus()

    @property
    def editing(self) -> int | None:
        """The number of the turn that is edited, if one is."""
        return self._bar.turn

    @property
    def half_edit(self) -> HalfEdit | None:
        """The edit that is not sent yet, if anything was changed."""
        if self.editing is None or self.text() == self._before_shown:
            return None
        return HalfEdit(self.editing, self.text(), self._before)

    def begin_edit(self, turn: int, text: str) -> None:
        """Edit an earlier message; what was typed so far waits."""
        self.resume_edit(HalfEdit(turn, text, text))
        self.editor.setFocus()

    def resume_edit(self, edit: HalfEdit) -> None:
        """Go on with one that was begun before, without taking the focus."""
        if self.editing is None:
            self._waiting = self.text()
        self._before, self._before_shown = edit.before, QTextDocument(edit.before).toPlainText()
        self._bar.show_turn(edit.turn)
        self.editor.takes_escape = True
        self.set_text(edit.text)

    def end_edit(self) -> None:
        """No message is edited any more; what was typed before stands here again."""
        if self.editing is None:
            return
        self._bar.show_turn(None)
        self.editor.takes_escape = False
        self.set_text(self._waiting)
        self._waiting = ""

    def draft(self) -> str:
        """What was typed and not sent, also while an earlier message is edited."""
        return self.text() if self.editing is None else self._waiting

    def insert(self, text: str) -> None:
        """Put a text where the cursor stands, on lines of its own."""
        cursor = self.editor.textCursor()
        before = "" if cursor.atBlockStart() else "\n"
        self.editor.insertPlainText(before + text)
        self.editor.ensureCursorVisible()

    # ---- inside ---------------------------------------------------------------------------------

    def _send(self) -> None:
        if not self._may_send():
            return
        text = self.message()
        if not is_command(self.text()):
            self._hand_over_files()
        turn = self.editing
        if turn is not None:
            if text == self._before_shown.strip():
                text = self._before  # nothing was changed
            self.end_edit()
            self.edited.emit(turn, text)
        else:
            self.editor.clear()
            if text:
                self.submitted.emit(text)

    def _may_send(self) -> bool:
        something = bool(self.text().strip() or (self.chips.attachments and self.editing is None))
        return something and self.chips.are_read and self._ready and not self._busy

    def _hand_over_files(self) -> None:
        """They are sent: of those that do not go whole is told."""
        documents = [one for one in self.chips.take() if not one.whole]
        if documents:
            self.documents_given.emit(documents)

    def _text_changed(self) -> None:
        self._fit()
        self._update()
        self.changed.emit(self.text())

    def retranslate(self) -> None:
        """In another language the hint has another length."""
        self._show_hint()

    def _show_hint(self) -> None:
        """The first of the hints that there is room for in one line, or the beginning of the last."""
        editor = self.editor
        metrics = QFontMetrics(editor.font())
        room = editor.viewport().width() - 2 * round(editor.document().documentMargin()) - 1
        fitting = (hint for hint in self._hints if metrics.horizontalAdvance(hint) <= room)
        shown = next(fitting, None)
        whole = self._hints[-1] if self._hints else ""
        if shown is None:
            shown = metrics.elidedText(whole, Qt.TextElideMode.ElideRight, room)
        # What is left out is told otherwise.
        editor.setToolTip(tip(whole) if shown not in self._hints else "")
        if editor.placeholderText() != shown:
            editor.setPlaceholderText(shown)
            editor.viewport().update()  # Qt paints words that replace others only where the cursor blinks

    def _update(self) -> None:
        self.send_button.setEnabled(self._may_send())

    def _most_lines(self, spacing: int) -> int:
        """So many that a low window, or one with large letters, has room for more than the message."""
        share = round(_MOST_SHARE * self.window().height() / max(1, spacing))
        return max(_LEAST_MOST, min(_MOST_LINES, share))

    def _fit(self) -> None:
        """As high as the text, within limits."""
        editor = self.editor
        metrics = QFontMetrics(editor.font())
        lines = 0
        most = self._most_lines(metrics.lineSpacing())
        block = editor.document().begin()
        while block.isValid() and lines < most:
            lines += max(1, block.layout().lineCount())
            block = block.next()
        lines = max(1, min(lines, most))
        height = lines * metrics.lineSpacing() + 2 * round(editor.document().documentMargin()) + 2
        spare = max(0, self.send_button.sizeHint().height() - height)
        editor.setFixedHeight(height + spare)
        margins = (0, spare // 2, 0, spare - spare // 2)
        if editor.viewportMargins().top() != margins[1]:
            editor.setViewportMargins(*margins)
        bar = Qt.ScrollBarPolicy.ScrollBarAsNeeded if lines == most else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        editor.setVerticalScrollBarPolicy(bar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
            self._show_hint()
        return super().eventFilter(watched, event)

    def _focused(self, focused: bool) -> None:
        self.setProperty("focused", focused)
        self.style().unpolish(self)
        self.style().polish(self)

    def _retheme(self) -> None:
        self._theme.put_icon(self.send_button, "send", "accent_ink", 14)
        self._theme.put_icon(self.stop_button, "stop", "accent_ink", 14)
        self._theme.put_icon(self.attach_button, "attach", "muted", 16)
        self._bar.retheme()
        self.chips.retheme()
        self._fit()
        self._show_hint()


class EditBar(QFrame):
    """Hidden while no message is edited."""

    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("editBar")
        self._theme = theme
        self.turn: int | None = None
        self._icon = QLabel(self)
        self._label = QLabel(self)
        self._label.setProperty("role", "caption")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._cancel = QToolButton(self)
        self._cancel.setObjectName("cancelEdit")
        self._cancel.setProperty("role", "tiny")
        self._cancel.setAccessibleName(self.tr("Do not edit"))
        self._cancel.setToolTip(self.tr("Do not edit (Esc)"))
        self._cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._icon)
        row.addWidget(self._label, 1)
        row.addWidget(self._cancel)
        self.retheme()
        self.hide()

    def show_turn(self, turn: int | None) -> None:
        """The number of the turn that is edited; ``None``: none is."""
        self.turn = turn
        self.setVisible(turn is not None)
        if turn is not None:
            words = self.tr("Editing turn {} · the old version stays").format(turn)
            self._label.setText(words)
            self.setAccessibleName(words)

    def retheme(self) -> None:
        self._theme.put_icon(self._cancel, "close", size=12, room=QSize(22, 20))
        side = self._theme.scaled(12)
        self._icon.setPixmap(self._theme.pixmap("pencil", "muted", side, self.devicePixelRatioF()))
