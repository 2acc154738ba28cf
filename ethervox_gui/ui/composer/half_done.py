"""What is half typed, and neither sent nor saved: messages that are being edited, and notes.

It is there again after the program ended, however it did, from a file in the data folder.  Whoever keeps or
drops something says so here; it is written down when nothing was typed for a moment.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ethervox_gui.storage.store import Store
from ethervox_gui.ui.composer.composer import HalfEdit
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.whole_files import write_whole

HALF_DONE_FILE: Final = "half_done.json"
_PAUSE_MS = 600
#: The text of a note and its line of tags; and with them what both began from.
_Typed = tuple[str, str]
Begun = tuple[_Typed, _Typed]


@dataclass(slots=True)
class _Edit:
    """``is_open``: it stands in the composer when its chat is shown; else it waits until it is asked for."""

    half: HalfEdit
    is_open: bool


class HalfDone(QObject):
    """``failed`` tells of the first time in a row that it could not be written; it stays in memory then."""

    failed = Signal(Exception)

    def __init__(self, path: Path, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._background = background
        self._edits: dict[tuple[int, int], _Edit] = {}  # by chat and turn
        self._notes: dict[int | None, Begun] = {}  # by memory, ``None`` for a new one
        self._written = ""
        self._is_writing = self._fails = False
        self._read()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._write)

    # ---- messages that are being edited ---------------------------------------------------------

    def open_edit(self, chat_id: int) -> HalfEdit | None:
        """The edit that goes on when this chat is shown: of several the one that was typed last."""
        found = [edit.half for (chat, _), edit in self._edits.items() if chat == chat_id and edit.is_open]
        return found[-1] if found else None

    def keep_open(self, chat_id: int, half: HalfEdit) -> None:
        """The composer holds this edit in this chat now."""
        self._edits.pop((chat_id, half.turn), None)
        self._edits[chat_id, half.turn] = _Edit(half, True)
        self._pause.start()

    def drop_open(self, chat_id: int, turn: int) -> None:
        """The edit that the composer held is sent or given up; one that was put aside stays."""
        edit = self._edits.get((chat_id, turn))
        if edit is not None and edit.is_open:
            del self._edits[chat_id, turn]
            self._pause.start()

    def put_aside(self, chat_id: int, half: HalfEdit) -> None:
        """It waits until somebody edits that message again."""
        self._edits[chat_id, half.turn] = _Edit(half, False)
        self._pause.start()

    def take_up(self, chat_id: int | None, turn: int, before: str) -> HalfEdit | None:
        """The edit that waits for this message, if that still says what it said then.

        Who takes it keeps it from now on.
        """
        edit = self._edits.get((chat_id, turn)) if chat_id is not None else None
        if chat_id is None or edit is None or edit.half.before != before:
            return None
        del self._edits[chat_id, turn]
        return edit.half

    # ---- notes ----------------------------------------------------------------------------------

    def note(self, memory_id: int | None) -> Begun | None:
        """What was typed of a memory and not saved, and what it began from."""
        return self._notes.get(memory_id)

    def keep_note(self, memory_id: int | None, begun: Begun) -> None:
        """This is typed now; where nothing differs from what it began from, there is nothing to keep."""
        typed, before = begun
        if typed == before:
            self._notes.pop(memory_id, None)
        else:
            self._notes[memory_id] = begun
        self._pause.start()

    def drop_note(self, memory_id: int | None) -> None:
        """It is saved, or given up."""
        self._notes.pop(memory_id, None)
        self._pause.start()

    # ---- the file -------------------------------------------------------------------------------

    def forget_what_is_gone(self, store: Store) -> None:
        """Keep nothing of chats that were removed for good."""
        if not self._edits:
            return

        def known() -> set[int]:
            return {chat.chat_id for bin_ in (False, True) for chat in store.list_chats(deleted=bin_)}

        def forget(chats: set[int]) -> None:
            self._edits = {key: edit for key, edit in self._edits.items() if key[0] in chats}
            self._pause.start()

        self._background.read(known, forget)

    def flush(self) -> None:
        """Before the program ends, when nothing runs in the background any more: write it now.

        Raises :class:`OSError` when that fails.
        """
        self._pause.stop()
        text = self._as_text()
        if text != self._written:
            write_whole(self._path, [text.encode()])
            self._written = text

    def _as_text(self) -> str:
        edits = [{"chat": chat, "open": e.is_open, **asdict(e.half)} for (chat, _), e in self._edits.items()]
        notes = [{"memory": key, "typed": typed, "before": old} for key, (typed, old) in self._notes.items()]
        return json.dumps({"edits": edits, "notes": notes}, indent=1) + "\n"

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

        self._background.read(lambda: write_whole(self._path, [text.encode()]), done, failed)

    def _read(self) -> None:
        """What another run left; of a file that says something else, nothing."""
        try:
            found = json.loads(self._path.read_bytes())
        except (OSError, ValueError, RecursionError):
            found = None
        for chat_id, turn, edit in _edits_in(found):
            self._edits[chat_id, turn] = edit
        for memory_id, begun in _notes_in(found):
            self._notes[memory_id] = begun
        self._written = self._as_text()


def _edits_in(found: Any) -> Iterator[tuple[int, int, _Edit]]:
    for one in _records(found, "edits"):
        match one:
            case {"chat": int(chat), "turn": int(turn), "text": str(text), "before": str(before)}:
                yield chat, turn, _Edit(HalfEdit(turn, text, before), one.get("open") is True)


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
