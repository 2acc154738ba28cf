"""What the user can do with versions: write a reply again, edit a message, page to and fro."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ethervox_gui.context.events.events import BranchSwitched, ErrorRaised, Event
from ethervox_gui.context.events.window_events import JobFinished
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.jobs.jobs import (
    EditMessage,
    GoOn,
    IfTooLong,
    Job,
    Regenerate,
    ShowTurn,
    ShowVersion,
)
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.composer.edit_bar import HalfEdit
from ethervox_gui.ui.shell.services import Parts


class VersionActions(QObject):
    """Wires the buttons at the messages, their menus and the keys."""

    def __init__(self, parts: Parts, open_chat: Callable[..., None]) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._window = window = parts.window
        self._session = parts.session
        self._thread = parts.thread
        self._store = parts.store
        self._background = parts.background
        self._open_chat = open_chat
        self._goal: int | None = None  # the turn to go to on the branch that is being gone to
        self._sent: HalfEdit | None = None  # an edit that is on its way
        self._half_done = parts.half_done
        chat, composer = window.chat, window.composer
        chat.version_wanted.connect(self.show_version)
        chat.regenerate_wanted.connect(self.regenerate)
        chat.go_on_wanted.connect(self.go_on)
        chat.edit_wanted.connect(self.begin_edit)
        chat.edit_question_wanted.connect(self.edit_question)
        composer.edited.connect(self.edit)
        window.memory.turns_wanted.connect(self.go_to_turn)
        window.memory.turn_chosen.connect(self._look_at_turn)
        composer.editor.edit_last.connect(self.edit_last)
        tr = self.tr
        window.add_shortcut("Ctrl+R", tr("Regenerate the last reply"), lambda: self.regenerate(None))
        window.add_shortcut("Ctrl+J", tr("Continue the last reply"), self.go_on)
        window.add_shortcut("Ctrl+Shift+E", tr("Edit the last message"), self.edit_last)

    def take(self, event: Event) -> None:
        """A slot of :attr:`Session.taken`."""
        is_here = self._session.shown_chat == self._session.live.chat_id  # else it waits as a draft there
        if isinstance(event, ErrorRaised) and self._sent is not None and is_here:
            text = self._sent.text
            composer = self._window.composer
            typed = composer.text()
            if typed == text or typed.startswith(f"{text}\n\n"):  # it came back as a message that was refused
                composer.set_text(typed[len(text) :].lstrip("\n"))
            composer.resume_edit(self._sent)
            composer.setFocus()
        if isinstance(event, BranchSwitched):
            self._branch_switched(event.turn_number)
        if isinstance(event, ErrorRaised | JobFinished):
            self._sent = self._goal = None

    def regenerate(self, number: int | None) -> None:
        """Write the reply again that a turn belongs to, or the last one."""
        if self._submit(Regenerate(number)):
            self._window.status.sent()

    def go_on(self) -> None:
        """Write the last reply on where it ended."""
        if self._submit(GoOn()):
            self._window.status.sent()

    def begin_edit(self, number: int) -> None:
        """Put an earlier message into the composer; what was changed at another one waits."""
        composer = self._window.composer
        item = self._window.chat.transcript.turn(number)
        if composer.editing == number:
            composer.setFocus()
        elif item is not None and item.role is Role.USER:
            self._put_aside()
            composer.begin_edit(number, item.text)
            waiting = self._half_done.take_up(self._session.shown_chat, number, item.text)
            if waiting is not None:
                composer.resume_edit(waiting)

    def _put_aside(self) -> None:
        half, chat_id = self._window.composer.half_edit, self._session.shown_chat
        if half is not None and chat_id is not None:
            self._half_done.put_aside(chat_id, half)
            title = self.tr("The other edit is not lost")
            self._window.toast.tell("notice", title, self.tr("It goes on when you edit that message again."))

    def edit_question(self, number: int) -> None:
        """Edit the message that a reply answers."""
        before: TurnItem | None = None
        for item in self._window.chat.transcript.items:
            if isinstance(item, TurnItem) and item.holds(number):
                break
            if isinstance(item, TurnItem) and item.role is Role.USER:
                before = item
        if before is not None and before.number is not None:
            self.begin_edit(before.number)

    def edit_last(self) -> None:
        """Edit the last message of the user."""
        for item in reversed(self._window.chat.transcript.items):
            if isinstance(item, TurnItem) and item.role is Role.USER and item.number is not None:
                self.begin_edit(item.number)
                return

    def edit(self, number: int, text: str, if_too_long: IfTooLong = IfTooLong.REFUSE) -> None:
        """Say something else in place of a message."""
        item = self._window.chat.transcript.turn(number)
        if item is not None and item.text == text:
            return  # nothing was changed
        if self._submit(EditMessage(number, text, if_too_long)):
            self._sent = HalfEdit(number, text, "" if item is None else item.text)
            self._window.status.sent()

    def show_version(self, number: int, version: int) -> None:
        self._submit(ShowVersion(number, version))

    def go_to_turn(self, chat_id: int, number: int, turn_id: int = 0) -> None:
        """Show a turn that was found; where it stands on another branch, the chat goes on with that one."""
        store = self._store

        def found(here: set[int]) -> None:
            if not turn_id or here:
                self._open_chat(chat_id, number)
                return
            self._open_chat(chat_id)
            self._goal = number
            self._thread.submit(ShowTurn(turn_id))
            self._session.submitted()
            words = self.tr("It is shown in place of the previous version.")
            self._window.toast.tell("notice", self.tr("This turn belongs to another version"), words)

        self._background.read(lambda: store.in_conversation([turn_id]), found)

    def _look_at_turn(self, chat_id: int, number: int, turn_id: int) -> None:
        """Bring a turn that was found into sight, where it is in the chat that is shown."""
        store = self._store

        def found(here: set[int]) -> None:
            if here and chat_id == self._session.shown_chat:
                self._window.chat.scroll_to_turn(number)
                self._window.chat.highlight_turn(number)
                self._window.header.timeline.show_turn(number)

        if chat_id == self._session.shown_chat:
            self._background.read(lambda: store.in_conversation([turn_id]), found)

    def _branch_switched(self, number: int) -> None:
        """From turn ``number`` on other turns are shown: what was edited behind it cannot be said there."""
        is_other = self._session.shown_chat != self._session.live.chat_id
        if self._goal is not None and not is_other:
            self._session.scroll_to = self._goal
        composer = self._window.composer
        turn, text, half = composer.editing, composer.text(), composer.half_edit
        if turn is None or is_other or turn < number or (turn == number and half is not None):
            return
        composer.end_edit()
        if text.strip() and half is not None:
            waiting = composer.text()
            composer.set_text(f"{text}\n\n{waiting}" if waiting.strip() else text)
            words = self.tr("Your text is in the composer; to edit the message, go back to its version.")
            title = self.tr("The edited message belongs to another version.")
            self._window.toast.tell("notice", title, words)

    def _submit(self, job: Job) -> bool:
        return self._parts.submit_if_free(job)
