"""What is half typed, and neither sent nor saved: edits of messages, notes, and a message without a chat.

It is kept in a file in the data folder, so it is there again however the program ended.  Whoever keeps or
drops something says so here; it is written down when nothing has been typed for a moment.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.composer.edit_bar import HalfEdit
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.whole_files import write_whole

HALF_DONE_FILE: Final = "half_done.json"
_PAUSE_MS = 600
#: The text of a note and its line of tags; and with them what both began from.
_Typed = tuple[str, str]
Begun = tuple[_Typed, _Typed]
#: A chat, a turn in it, and what that says: its versions say different things.
EditKey = tuple[int, int, str]


@dataclass(slots=True)
class _Edit:
    """``is_open``: it stands in the composer when its chat is shown; else it waits until it is asked for."""

    half: HalfEdit
    is_open: bool


def key_of(chat_id: int, half: HalfEdit) -> EditKey:
    """Which message it is an edit of."""
    return chat_id, half.turn, half.before


def write(path: Path, text: str) -> None:
    """Store it so that a power failure leaves this or what was there before.  Raises :class:`UserError`."""
    try:
        write_whole(path, [text.encode()], sync=True)
    except OSError as error:
        raise UserError(
            "half_done_unwritable",
            N_("What was typed and not sent cannot be stored at {path}.").format(path=path),
            N_("Check that its disk is connected, has free space, and that you may write to it."),
            str(error),
        ) from error


class HalfDone(QObject):
    """``failed`` tells of the first time in a row that it could not be written; it stays in memory then."""

    failed = Signal(Exception)

    def __init__(self, path: Path, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._background = background
        self._edits: dict[EditKey, _Edit] = {}
        self._notes: dict[int | None, Begun] = {}  # by memory, ``None`` for a new one
        self._refused: dict[int | None, list[Begun]] = {}  # what could not be saved of these
        #: A message that was typed while no chat was open, as while a model is being loaded.
        self.message = ""
        self._written = ""
        self._is_writing = self._fails = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._write)
        self._read()

    # ---- messages that are being edited ---------------------------------------------------------

    def open_edit(self, chat_id: int) -> HalfEdit | None:
        """The edit that goes on when this chat is shown: of several the one that was typed last."""
        found = [edit.half for key, edit in self._edits.items() if key[0] == chat_id and edit.is_open]
        return found[-1] if found else None

    def keep_open(self, chat_id: int, half: HalfEdit) -> None:
        """The composer holds this edit in this chat now."""
        self._edits.pop(key_of(chat_id, half), None)
        self._edits[key_of(chat_id, half)] = _Edit(half, True)
        self._pause.start()

    def drop_open(self, key: EditKey) -> None:
        """The edit that the composer held is sent or given up; one that was put aside stays."""
        edit = self._edits.get(key)
        if edit is not None and edit.is_open:
            del self._edits[key]
            self._pause.start()

    def put_aside(self, chat_id: int, half: HalfEdit) -> None:
        """It waits until somebody edits that message again."""
        self._edits[key_of(chat_id, half)] = _Edit(half, False)
        self._pause.start()

    def take_up(self, chat_id: int | None, turn: int, before: str) -> HalfEdit | None:
        """The edit that waits for this message, if that still says what it said then.

        It is open from now on.
        """
        edit = self._edits.get((chat_id, turn, before)) if chat_id is not None else None
        if chat_id is None or edit is None:
            return None
        self.keep_open(chat_id, edit.half)
        return edit.half

    def keep_message(self, text: str) -> None:
        """This is typed, or waits, for a chat that is not open yet; empty: nothing is any more."""
        if text != self.message:
            self.message = text
            self._pause.start()

    # ---- notes ----------------------------------------------------------------------------------

    def note(self, memory_id: int | None) -> Begun | None:
        """What was typed of a memory and not saved, and what it began from."""
        refused = self._refused.get(memory_id)
        if refused and memory_id not in self._notes:
            self._notes[memory_id] = refused.pop()
        return self._notes.get(memory_id)

    def keep_note(self, memory_id: int | None, begun: Begun) -> None:
        """This is typed now; where nothing differs from what it began from, there is nothing to keep."""
        typed, before = begun
        if typed == before:
            self._notes.pop(memory_id, None)
        else:
            self._notes[memory_id] = begun
        self._pause.start()

    def drop_note(self, memory_id: int | None) -> Begun | None:
        """It is given up, or about to be saved; what it was, for :meth:`put_back_note`."""
        self._pause.start()
        return self._notes.pop(memory_id, None)

    def put_back_note(self, memory_id: int | None, begun: Begun | None) -> None:
        """It could not be saved: it goes on where nothing newer is half typed, now or later."""
        if begun is not None:
            self._refused.setdefault(memory_id, []).append(begun)
            self._pause.start()

    # ---- the file -------------------------------------------------------------------------------

    def forget_what_is_gone(self, store: Store) -> None:
        """Keep nothing of chats and memories that were removed for good."""
        chats = {chat_id for chat_id, *_ in self._edits}
        memories = {memory_id for memory_id in (*self._notes, *self._refused) if memory_id is not None}
        if not chats and not memories:
            return

        def gone() -> tuple[set[int], set[int]]:
            known = {chat.chat_id for bin_ in (False, True) for chat in store.list_chats(deleted=bin_)}
            return chats - known, {memory_id for memory_id in memories if not store.has_memory(memory_id)}

        def forget(found: tuple[set[int], set[int]]) -> None:
            self._edits = {key: edit for key, edit in self._edits.items() if key[0] not in found[0]}
            for memory_id in found[1]:
                self._notes.pop(memory_id, None)
                self._refused.pop(memory_id, None)
            self._pause.start()

        self._background.read(gone, forget)

    def flush(self) -> None:
        """Before the program ends, when nothing runs in the background any more: write it now.

        Raises :class:`UserError` when that fails.
        """
        self._pause.stop()
        text = self._as_text()
        if text != self._written:
            write(self._path, text)
            self._written = text

    def _as_text(self) -> str:
        edits = [{"chat": key[0], "open": e.is_open, **asdict(e.half)} for key, e in self._edits.items()]
        kept = [(memory_id, one) for memory_id, several in self._refused.items() for one in several]
        kept += self._notes.items()
        notes = [{"memory": memory_id, "typed": typed, "before": old} for memory_id, (typed, old) in kept]
        message = {"message": self.message} if self.message else {}
        return json.dumps({"edits": edits, "notes": notes, **message}, indent=1) + "\n"

    def _write(self) -> None:
        """One after the other, so that the newest is what stays."""
        text = self._as_text()
        if self._is_writing or text == self._written:
            return
        self._is_writing = True

        def done(_: None) -> None:
            self._is_writing = self._fails = False
            self._written = text
            self._write()

        def failed(error: Exception) -> None:
            self._is_writing = False
            if not self._fails:
                self._fails = True
                self.failed.emit(error)

        self._background.read(lambda: write(self._path, text), done, failed)

    def _read(self) -> None:
        """What another run left; of a file that says something else, nothing."""
        try:
            found = json.loads(self._path.read_bytes())
        except (OSError, ValueError, RecursionError):
            found = None
        for chat_id, edit in _edits_in(found):
            self._edits[key_of(chat_id, edit.half)] = edit
        for memory_id, begun in _notes_in(found):  # of several the last one is the newest
            self.put_back_note(memory_id, self._notes.get(memory_id))
            self._notes[memory_id] = begun
        message = found.get("message") if isinstance(found, dict) else None
        self.message = message if isinstance(message, str) else ""
        self._written = self._as_text()


def _edits_in(found: Any) -> Iterator[tuple[int, _Edit]]:
    for one in _records(found, "edits"):
        match one:
            case {"chat": int(chat), "turn": int(turn), "text": str(text), "before": str(before)}:
                yield chat, _Edit(HalfEdit(turn, text, before), one.get("open") is True)


def _notes_in(found: Any) -> Iterator[tuple[int | None, Begun]]:
    for one in _records(found, "notes"):
        match one:
            case {
                "memory": int() | None as memory_id,
                "typed": [str(text), str(tags)],
                "before": [str(old_text), str(old_tags)],
            }:
                yield memory_id, ((text, tags), (old_text, old_tags))


def _records(found: Any, kind: str) -> Sequence[Any]:
    records = found.get(kind) if isinstance(found, dict) else None
    return records if isinstance(records, list) else ()
