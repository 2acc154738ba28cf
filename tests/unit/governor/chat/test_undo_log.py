"""The edits that can be undone: so many, the newest."""

from __future__ import annotations

from ethervox_gui.governor.chat.undo_log import N_UNDOABLE, PageNotes, Undoable


def test_the_oldest_edits_cannot_be_undone_any_more() -> None:
    notes = PageNotes()
    for number in range(N_UNDOABLE + 2):
        notes.add(Undoable((number,), (), {}, None))
    assert [edit.turn_ids for edit in notes.edits] == [(number,) for number in range(2, N_UNDOABLE + 2)]
