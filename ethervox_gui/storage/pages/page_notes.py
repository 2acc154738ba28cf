"""The part of the page store that notes what belongs to a chat's pages: its layout and its edits."""

from __future__ import annotations

import hashlib
import threading
from functools import partial
from typing import Any

from ethervox_gui.storage.base.low_priority import Background
from ethervox_gui.storage.pages.layout import (
    EditRecord,
    Layout,
    NoteKey,
    Notes,
    edits_from_json,
    edits_to_json,
    layout_from_json,
    layout_to_json,
)


class NotedPages:
    """Notes of chats, for each model its own.  Every method may be called from any thread."""

    _background: Background
    _budget: int
    _changed: threading.Condition
    _failure: str
    _is_closed: bool
    _notes: Notes

    def save_layout(self, chat_id: int, fingerprint: str, layout: Layout) -> None:
        """Note which pages make up the cache of a chat, in position order."""
        self._note(NoteKey(chat_id, short(fingerprint), "layout"), layout_to_json(layout))

    def layout(self, chat_id: int, fingerprint: str) -> Layout:
        """What :meth:`save_layout` noted last; empty if nothing, or nothing that is whole."""
        return layout_from_json(self._notes.get(NoteKey(chat_id, short(fingerprint), "layout")), chat_id)

    def save_edits(self, chat_id: int, fingerprint: str, edits: tuple[EditRecord, ...]) -> None:
        """Note which edits of a chat can be undone, the newest last."""
        self._note(NoteKey(chat_id, short(fingerprint), "edits"), edits_to_json(edits))

    def edits(self, chat_id: int, fingerprint: str) -> tuple[EditRecord, ...]:
        """What :meth:`save_edits` noted last; empty if nothing, or nothing that is whole."""
        return edits_from_json(self._notes.get(NoteKey(chat_id, short(fingerprint), "edits")))

    def _note(self, key: NoteKey, value: Any) -> None:
        with self._changed:
            is_kept = self._budget > 0 and not self._is_closed
        if is_kept and self._notes.set(key, value):
            self._background.do(partial(self._write_note, key))

    def _write_note(self, key: NoteKey) -> None:
        try:
            self._notes.write(key)
        except OSError as error:
            with self._changed:
                self._failure = error.strerror or str(error)


def short(fingerprint: str) -> str:
    """The few letters of a fingerprint that names of files have."""
    return hashlib.blake2b(fingerprint.encode(), digest_size=8).hexdigest()
