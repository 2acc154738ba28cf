"""Folders: where chats are put together.  A folder that goes leaves its chats."""

from __future__ import annotations

import time

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.storage.base.values import Folder
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.schema import FolderRow


def make(db: Connection, name: str) -> Folder:
    folder_id = FolderRow.insert({FolderRow.name: name, FolderRow.created_at: time.time()}).execute(db)
    return Folder(folder_id, name)


def rename(db: Connection, folder_id: int, name: str) -> None:
    if not FolderRow.update({FolderRow.name: name}).where(FolderRow.id == folder_id).execute(db):
        raise not_found()


def delete(db: Connection, folder_id: int) -> list[int]:
    """Remove a folder; the chats that were in it."""
    rows = db.sql("SELECT id FROM chat WHERE folder_id = ? ORDER BY id", (folder_id,)).fetchall()
    if not FolderRow.delete().where(FolderRow.id == folder_id).execute(db):
        raise not_found()
    return [row[0] for row in rows]


def by_name(db: Connection) -> list[Folder]:
    """All folders, in the order of their names."""
    rows = db.sql("SELECT id, name FROM folder")
    return sorted(
        (Folder(*row) for row in rows), key=lambda folder: (folder.name.casefold(), folder.folder_id)
    )


def not_found() -> UserError:
    return UserError("folder_not_found", N_("There is no such folder."), N_("It may have been deleted."))
