"""Where a message is written: grows with its text; Enter sends, Shift+Enter begins a line.

An earlier message is edited here too, with a bar above that says which; what was typed before waits until
that is done.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.commands.command import is_command
from ethervox_gui.ui.composer.chips import Attachment, Chips, with_files
from ethervox_gui.ui.composer.edit_bar import EditBar, HalfEdit
from ethervox_gui.ui.composer.editor import Editor
from ethervox_gui.ui.kit.text.formatting import one_line, plain, tip
from ethervox_gui.ui.kit.theme.dressing import dress
from ethervox_gui.ui.kit.theme.theme import Theme

#: The editor grows to so many lines, in a low window to this share of its height, but at least to so few.
_MOST_LINES, _MOST_SHARE, _LEAST_MOST = 9, 0.22, 3


class Composer(QFrame):
    """The box with the editor and one button: Send, or Stop while something runs."""

    submitted = Signal(str)
    #: Somebody wants to send what cannot be sent yet: why not, and whether it is sent by itself then.  It
    #: stays where it is.
    held_back = Signal(str, bool)
    #: What waited to be sent was sent, or does not wait any more.
    waits_no_more = Signal()
    edited = Signal(int, str)
    stopped = Signal()
    changed = Signal(str)
    files_given = Signal(list)
    picture_given = Signal()
    long_text_given = Signal(str)
    #: The user wants to save what is written as a prompt; or to see all prompts.
    save_prompt_wanted = Signal(str)
    prompts_wanted = Signal()
    #: The user wants to pick files.
    attach_wanted = Signal()
    #: Files that become documents of the chat; emitted before the message that they came with.
    documents_given = Signal(list)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("composerBox")
        self._theme = theme
        self._ready = False
        self._busy = False
        self._will_be_ready = False
        self._waits = False  # Enter was pressed before it could be sent
        self._hints: list[str] = []
        self._waiting = self._before = ""
        self._waiting_files: list[Attachment] = []
        self._before_shown = ""  # the same as the editor shows it: it has no-break spaces for plain ones
        self.editor = self._make_editor()
        self.send_button = self._make_button("sendButton", self.tr("Send"), self.tr("Send message"))
        self.send_button.setToolTip(self.tr("Send (Enter)"))
        self.send_button.clicked.connect(self._clicked)
        self.stop_button = self._make_button("stopButton", self.tr("Stop"), self.tr("Stop the reply"))
        self.stop_button.setToolTip(self.tr("Stop; what was written is kept (Esc)"))
        self.stop_button.clicked.connect(self.stopped)
        self.attach_button = QToolButton(self)
        self.attach_button.setObjectName("attachButton")
        self.attach_button.setProperty("role", "tiny")
        self.attach_button.setAccessibleName(self.tr("Attach files"))
        self.attach_button.setToolTip(self.tr("Attach files (Ctrl+Shift+A); or drop or paste them"))
        self.attach_button.clicked.connect(self.attach_wanted)
        self.chips = Chips(theme, self)
        self.chips.changed.connect(self.keep_back)
        self.chips.changed.connect(self._update)
        self._bar = EditBar(theme, self)
        self._bar.cancelled.connect(self.end_edit)
        self._stack = QStackedLayout()
        self._lay_out()
        self.setFocusProxy(self.editor)
        theme.changed.connect(self._retheme)
        self._retheme()
        self._update()

    def _make_editor(self) -> Editor:
        editor = Editor(self)
        editor.setObjectName("composer")
        editor.setAccessibleName(self.tr("Message"))
        editor.setTabChangesFocus(True)
        editor.setFrameShape(QFrame.Shape.NoFrame)
        editor.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        editor.document().setDocumentMargin(4)
        editor.textChanged.connect(self._text_changed)
        editor.send.connect(self._send)
        editor.escaped.connect(self.end_edit)
        editor.files.connect(self.files_given)
        editor.picture.connect(self.picture_given)
        editor.long_text.connect(self.long_text_given)
        editor.focused.connect(self._focused)
        editor.composing.connect(self._show_hint)
        editor.save_prompt.connect(lambda: self.save_prompt_wanted.emit(self.text()))
        editor.prompts.connect(self.prompts_wanted)
        editor.viewport().installEventFilter(self)
        return editor

    def _make_button(self, name: str, words: str, accessible: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName(name)
        button.setProperty("role", "primary")
        button.setAccessibleName(accessible)
        return button

    def _lay_out(self) -> None:
        buttons = QWidget(self)
        buttons.setLayout(self._stack)
        self._stack.addWidget(self.send_button)
        self._stack.addWidget(self.stop_button)
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

    # ---- for the window -------------------------------------------------------------------------

    def set_ready(self, ready: bool, reason: str = "", *, will_be: bool = False) -> None:
        """Say whether messages can be sent; if not, the reason stands in the empty box.

        ``will_be``: they can be soon.  What is to be sent until then waits for that.
        """
        self._ready = ready
        self._will_be_ready = will_be
        self._wait(self._waits and (ready or will_be))
        self._hints = [reason] if reason else [self.tr("Message, or / for commands"), self.tr("Message")]
        self._show_hint()
        self._update()

    def set_busy(self, busy: bool) -> None:
        """Say whether something runs that Stop would stop."""
        had_focus = self.send_button.hasFocus() or self.stop_button.hasFocus()
        self._busy = busy
        self._stack.setCurrentWidget(self.stop_button if busy else self.send_button)
        self._update()
        if had_focus:
            self.editor.setFocus()

    @property
    def waits(self) -> bool:
        """Whether the message is sent by itself as soon as it can be."""
        return self._waits

    def keep_back(self) -> bool:
        """What waits to be sent is not sent by itself any more; whether anything waited."""
        waited = self._waits
        self._wait(False)
        return waited

    def text(self) -> str:
        return self.editor.toPlainText()

    def message(self) -> str:
        """What would be sent now: the files that go whole, and what was typed."""
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
        """Edit an earlier message; what was typed and attached so far waits."""
        self.resume_edit(HalfEdit(turn, text, text))
        self.editor.setFocus()

    def resume_edit(self, edit: HalfEdit) -> None:
        """Go on with an edit that was begun before, without taking the focus."""
        if self.editing is None:
            self._waiting, self._waiting_files = self.text(), self.chips.take()
        self._before, self._before_shown = edit.before, QTextDocument(edit.before).toPlainText()
        self._bar.show_turn(edit.turn)
        self.editor.takes_escape = True
        self.set_text(edit.text)

    def end_edit(self) -> None:
        """Stop editing; what was typed and attached before stands here again."""
        if self.editing is None:
            return
        self._bar.show_turn(None)
        self.editor.takes_escape = False
        self.set_text(self._waiting)
        self._waiting = ""
        files, self._waiting_files = self._waiting_files, []
        for one in files:
            if not one.unreadable:
                self.chips.add(one)

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

    def _clicked(self) -> None:
        self.editor.setFocus()  # else the focus goes on to the next button as soon as nothing can be sent
        self._send()

    def _wait(self, waits: bool) -> None:
        waited, self._waits = self._waits, waits
        if waited and not waits:
            self.waits_no_more.emit()

    def _send(self) -> None:
        if not self._may_send():
            if self.text().strip() and not self._ready:
                self._wait(self._will_be_ready)
                self.held_back.emit(self._hints[-1], self._waits)
            elif not self._busy and (name := self.chips.being_read):
                reason = self.tr("{} is still being read.").format(one_line(plain(name), 80))
                self.held_back.emit(reason, False)
            elif self._busy and self._is_something() and self.chips.are_read:
                self._wait(True)
                self.held_back.emit(self.tr("The model is still at work."), True)
            return
        self._wait(False)
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
        return self._is_something() and self.chips.are_read and self._ready and not self._busy

    def _is_something(self) -> bool:
        return bool(self.text().strip() or (self.chips.attachments and self.editing is None))

    def _hand_over_files(self) -> None:
        """Take the chips off; the files that do not go whole are announced as documents."""
        documents = [one for one in self.chips.take() if not one.whole]
        if documents:
            self.documents_given.emit(documents)

    def _send_waiting(self) -> None:
        if self._waits:
            self._send()

    def _text_changed(self) -> None:
        self._wait(False)
        self._fit()
        self._update()
        self.changed.emit(self.text())

    def retranslate(self) -> None:
        """Choose the hint anew: in another language it has another length."""
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
        # What is left out of it stands in the tooltip.
        editor.setToolTip(tip(whole) if shown not in self._hints else "")
        if editor.is_composing:
            shown = ""  # Qt would paint it below what is being composed
        if editor.placeholderText() != shown:
            editor.setPlaceholderText(shown)
            editor.viewport().update()  # Qt paints words that replace others only where the cursor blinks

    def _update(self) -> None:
        may_send = self._may_send()
        self.send_button.setEnabled(may_send)
        if may_send and self._waits:
            QTimer.singleShot(0, self, self._send_waiting)  # once everybody knows that it may

    def _most_lines(self, spacing: int) -> int:
        """How many lines leave room for the chat in a low window, or one with large letters."""
        share = round(_MOST_SHARE * self.window().height() / max(1, spacing))
        return max(_LEAST_MOST, min(_MOST_LINES, share))

    def _fit(self) -> None:
        """Make the editor as high as its text, within limits."""
        editor = self.editor
        metrics = QFontMetrics(editor.font())
        lines = 0
        most = self._most_lines(metrics.lineSpacing())
        layout = editor.document().documentLayout()
        block = editor.document().begin()
        while block.isValid() and lines < most:
            layout.blockBoundingRect(block)  # lays it out; what was pasted is not yet
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
        dress(self, "focused", focused)

    def _retheme(self) -> None:
        self._theme.put_icon(self.send_button, "send", "accent_ink", 14)
        self._theme.put_icon(self.stop_button, "stop", "accent_ink", 14)
        self._theme.put_icon(self.attach_button, "attach", "muted", 16)
        self._bar.retheme()
        self.chips.retheme()
        self._fit()
        self._show_hint()
