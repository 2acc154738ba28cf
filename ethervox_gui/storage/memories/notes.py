"""Notes of what was said: what summaries are made of, each with the turn it comes from."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from ethervox_gui.context.summaries.note import Note, NoteSource
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.base.values import storable
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.tables import NoteRow

_FIELDS = (NoteRow.speaker, NoteRow.text, NoteRow.turn_id, NoteRow.worth, NoteRow.source)


def replace(db: Connection, chat_id: int, turn_ids: Iterable[int], notes: Sequence[Note]) -> None:
    """These are the notes of these turns now, and no others."""
    ids = [*turn_ids]
    NoteRow.delete().where(NoteRow.turn_id.in_(ids)).execute(db)
    now = time.time()
    values = [
        (chat_id, note.turn_id, str(note.speaker), note.worth, note.source, now, storable(note.text))
        for note in notes
    ]
    columns = "chat_id, turn_id, speaker, worth, source, created_at, text"
    db.many(f"INSERT INTO note ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)  # noqa: S608 - a constant


def of_chat(db: Connection, chat_id: int) -> list[Note]:
    """All notes of a chat, those of other branches too, in the order in which they were made."""
    found = NoteRow.select(*_FIELDS).where(NoteRow.chat_id == chat_id).order_by(NoteRow.id)
    return [
        Note(Role(speaker), text, turn_id, worth, _source(source))
        for speaker, text, turn_id, worth, source in db.rows(found)
    ]


def _source(stored: str) -> NoteSource:
    return "model" if stored == "model" else "extractive"
