"""What was typed but not sent stays with its chat, also when the program ends."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.composer.chips import Attachment
from ethervox_gui.ui.composer.composer import Composer
from ethervox_gui.ui.composer.half_done import EditKey, HalfDone, key_of
from ethervox_gui.ui.runtime.background import Background

#: A draft is stored when nothing was typed for so long.
_PAUSE_MS = 600


class Drafts(QObject):
    """``chat_shown`` says whose message the composer holds; ``None`` while a new chat is being opened.

    What cannot be stored waits until something is stored again; ``failed`` tells of the first such failure.
    """

    failed = Signal(Exception)

    def __init__(
        self,
        composer: Composer,
        store: Store,
        background: Background,
        chat_shown: Callable[[], int | None],
        half_done: HalfDone,
    ) -> None:
        super().__init__(composer)
        self._composer = composer
        self._store = store
        self._background = background
        self._chat_shown = chat_shown
        self._known: dict[int, str] = {}  # as stored, or about to be
        self._in_new = half_done.message  # typed in a new chat that is not opened yet, or before a model was
        self._unwritten: dict[int, str] = {}
        self._writing = False
        self._failing = False
        self._entered: int | None = None
        self._attached: dict[int | None, list[Attachment]] = {}  # not stored: files stay where they are
        self._half_done = half_done
        self._held: EditKey | None = None  # of the edit that is in the composer
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self.save)
        composer.changed.connect(lambda _: self._typed())
        composer.submitted.connect(lambda _: self.save())
        composer.edited.connect(lambda *_: self.save())

    def leave(self) -> None:
        """Another chat will be shown: keep what was typed in this one, and clear the composer."""
        chat_id = self._chat_shown()
        self._keep_edit()
        self._held = None
        self._composer.end_edit()
        self.save()
        if chat_id is None:
            self._in_new = self._composer.text() or self._in_new
        attached = self._composer.chips.take()
        if attached:
            self._attached[chat_id] = attached
        self._entered = None
        self._composer.set_text("")
        self._pause.stop()

    def take_along(self) -> None:
        """Move what was typed and attached to the chat that takes the place of this one.

        Nothing was said in it, so it begins anew in another; what is in the composer stays there.
        """
        chat_id = self._chat_shown()
        self._pause.stop()
        if chat_id is not None and self._known.get(chat_id):
            self._known[chat_id] = self._unwritten[chat_id] = ""
            self._write()
        self._entered = None

    def enter(self) -> None:
        """Put back what was typed in the chat that is shown now, once, unless something was typed already."""
        chat_id = self._chat_shown()
        if self._entered is not None and self._entered == chat_id:
            return
        self._entered = chat_id
        self._pause.start()  # what was typed while there was no chat belongs to this one
        self._hand_over(chat_id)
        for one in self._attached.pop(chat_id, []):
            self._put_chip(one)
        if chat_id is None:
            if not self._composer.text():
                text, self._in_new = self._in_new, ""
                self._show(chat_id, text)
        elif chat_id in self._known:
            self._show(chat_id, self._known[chat_id])
        else:
            store = self._store
            self._background.read(lambda: store.draft(chat_id), lambda text: self._found(chat_id, text))

    def save(self) -> None:
        """Store what is typed now, if that is another text than the one stored."""
        self._keep_edit()
        chat_id, text = self._chat_shown(), self._composer.draft()
        if chat_id is not None and self._known.get(chat_id, "") != text:
            self._known[chat_id] = self._unwritten[chat_id] = text
        self._half_done.keep_message((text if chat_id is None else "") or self._in_new)
        self._write()

    def put_back(self, chat_id: int, text: str) -> None:
        """A message of a chat that is not shown was not sent: it is its draft again."""
        typed = self._known.get(chat_id, "")
        self._known[chat_id] = self._unwritten[chat_id] = f"{text}\n\n{typed}" if typed.strip() else text
        self._write()

    def flush(self) -> None:
        """Before the program ends, when nothing runs in the background any more: store it now.

        Each of the two is tried, whatever becomes of the other.  Raises what the last try failed with.
        """
        self._writing = True  # here, not there
        self.save()
        try:
            while self._unwritten:
                chat_id = next(iter(self._unwritten))
                self._store.set_draft(chat_id, self._unwritten[chat_id])
                del self._unwritten[chat_id]
        finally:
            self._half_done.flush()

    # ---- inside ---------------------------------------------------------------------------------

    def _hand_over(self, chat_id: int | None) -> None:
        """What was written in a new chat that was left before it opened belongs to the next empty one."""
        waiting, store = self._in_new, self._store
        if chat_id is None or not (waiting or self._attached.get(None)):
            return

        def take(is_empty: bool) -> None:
            free = chat_id == self._chat_shown() and not self._composer.text()
            if is_empty and free and self._in_new == waiting:
                self._in_new = ""
                self._composer.set_text(waiting)
                for one in self._attached.pop(None, []):
                    self._put_chip(one)

        self._background.read(
            lambda: all(turn.role is Role.SYSTEM for turn in store.turns_of_chat(chat_id)), take
        )

    def _put_chip(self, attachment: Attachment) -> None:
        if not attachment.unreadable:
            self._composer.chips.add(attachment)

    def _write(self) -> None:
        """One after the other, so that the newest text is what stays."""
        if self._writing or not self._unwritten:
            return
        chat_id, text = self._unwritten.popitem()
        self._writing = True
        store = self._store
        self._background.read(
            lambda: store.set_draft(chat_id, text),
            lambda _: self._written(),
            lambda error: self._not_written(chat_id, text, error),
        )

    def _written(self) -> None:
        self._writing = self._failing = False
        self._write()

    def _not_written(self, chat_id: int, text: str, error: Exception) -> None:
        self._writing = False
        self._unwritten.setdefault(chat_id, text)  # else there is a newer one
        if not self._failing:
            self._failing = True
            self.failed.emit(error)

    def _found(self, chat_id: int, text: str) -> None:
        self._known.setdefault(chat_id, text)
        self._show(chat_id, text)

    def _show(self, chat_id: int | None, text: str) -> None:
        if chat_id != self._chat_shown():
            return
        if text and not self._composer.text():
            self._composer.set_text(text)
        if chat_id is not None:
            self._resume(chat_id)

    def _typed(self) -> None:
        self._pause.start()
        if self._composer.editing is None:
            self._let_go()
        elif self._edit_now() != self._held:
            self._keep_edit()  # at once, so that one that is given up before the pause is given up

    def _edit_now(self) -> EditKey | None:
        """The message that is being edited, if anything was changed."""
        chat_id, half = self._chat_shown(), self._composer.half_edit
        return key_of(chat_id, half) if chat_id is not None and half is not None else None

    def _keep_edit(self) -> None:
        chat_id, half, now = self._chat_shown(), self._composer.half_edit, self._edit_now()
        if now != self._held:
            self._let_go()
        if chat_id is not None and half is not None:
            self._half_done.keep_open(chat_id, half)
        self._held = now

    def _let_go(self) -> None:
        """The edit that was in the composer is there no more."""
        if self._held is not None:
            self._half_done.drop_open(self._held)
        self._held = None

    def _resume(self, chat_id: int) -> None:
        """Go on with the edit that was left in this chat, if its message still says what it said then."""
        half, store = self._half_done.open_edit(chat_id), self._store
        if half is None:
            return

        def is_there() -> bool:
            said = (turn for turn in store.turns_of_chat(chat_id) if turn.role is Role.USER)
            return any((turn.number, turn.text) == (half.turn, half.before) for turn in said)

        def go_on(fits: bool) -> None:
            if chat_id != self._chat_shown():
                return
            if not fits:
                self._half_done.put_aside(chat_id, half)
            elif self._composer.editing is None:
                self._held = key_of(chat_id, half)
                self._composer.resume_edit(half)

        self._background.read(is_there, go_on)
