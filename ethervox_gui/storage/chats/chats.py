"""Chats: made, listed, renamed, put in the bin and taken out again.

Folders: where chats are put together.  A folder that goes leaves its chats.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.summaries.levels import TOPIC
from ethervox_gui.context.text import N_
from ethervox_gui.storage.base.stored_json import object_in
from ethervox_gui.storage.base.values import A_DAY, Chat, Folder, NamedBy
from ethervox_gui.storage.db.connection import Connection, compiled
from ethervox_gui.storage.db.tables import ChatRow, FolderRow

#: The fields of :class:`Chat`, in its order.
_FIELDS = (
    *(ChatRow.id, ChatRow.title, ChatRow.model, ChatRow.system_prompt, ChatRow.head_id),
    *(ChatRow.created_at, ChatRow.updated_at, ChatRow.deleted_at),
    *(ChatRow.profile, ChatRow.folder_id, ChatRow.pinned, ChatRow.n_ctx, ChatRow.named_by),
)
_BY_ID = compiled(ChatRow.select(*_FIELDS).where(ChatRow.id == 0, ChatRow.deleted_at.is_null()))
#: The largest number that SQLite knows.
_LARGEST = 2**63 - 1
#: What is said follows by so much on what is dated later than now.
_NEXT_S: Final = 0.001
_HEAD = compiled(ChatRow.select(ChatRow.head_id).where(ChatRow.id == 0))


def _chat_of(row: tuple[Any, ...]) -> Chat:
    return replace(Chat(*row), pinned=bool(row[10]))


# What stands for memories of several chats, one of which is this, and is where the chat is.
_MOVE_FOLDS = f"""
    WITH RECURSIVE up (id) AS (
        SELECT id FROM memory WHERE chat_id = :chat
        UNION
        SELECT memory.parent_id FROM up JOIN memory ON memory.id = up.id WHERE memory.parent_id IS NOT NULL
    )
    UPDATE memory SET deleted_at = :now
    WHERE id IN up AND level >= {TOPIC} AND chat_id <> :chat AND deleted_at IS :before
"""  # noqa: S608 - a constant


def create(db: Connection, title: str, model: str, system_prompt: str, profile: str) -> Chat:
    now = now_in(db)
    row = {
        ChatRow.title: title,
        ChatRow.model: model,
        ChatRow.system_prompt: system_prompt,
        ChatRow.created_at: now,
        ChatRow.updated_at: now,
        ChatRow.profile: profile,
        ChatRow.named_by: "words",
    }
    return get(db, ChatRow.insert(row).execute(db))


def get(db: Connection, chat_id: int) -> Chat:
    """The chat, or :class:`UserError` if there is none or it lies in the bin."""
    row = db.sql(_BY_ID, (chat_id,)).fetchone() if abs(chat_id) <= _LARGEST else None
    if row is None:
        raise not_found(chat_id)
    return _chat_of(row)


def newest_first(db: Connection, *, deleted: bool) -> list[Chat]:
    """Chats by their last activity; those of a day to come are the last, for that day never was."""
    chosen = ChatRow.select(*_FIELDS).where(ChatRow.deleted_at.is_null(not deleted))
    never_was = ChatRow.updated_at > time.time() + A_DAY
    order = never_was, ChatRow.updated_at.desc(), ChatRow.id.desc()
    return [_chat_of(row) for row in db.rows(chosen.order_by(*order))]


def update(db: Connection, chat_id: int, changes: dict[Any, Any]) -> None:
    """Change columns of a chat, whether it lies in the bin or not."""
    if not ChatRow.update(changes).where(ChatRow.id == chat_id).execute(db):
        raise not_found(chat_id)


def rename(db: Connection, chat_id: int, title: str, named_by: NamedBy) -> bool:
    """Give a chat a name; whether it has it now: the model takes no name away that the user gave."""
    if named_by == "model" and get(db, chat_id).named_by == "user":
        return False
    update(db, chat_id, {ChatRow.title: title, ChatRow.named_by: named_by})
    return True


def move(db: Connection, chat_ids: Iterable[int], folder_id: int | None) -> None:
    """Put chats into a folder, or (``None``) out of the one they are in."""
    if (
        folder_id is not None
        and db.row(FolderRow.select(FolderRow.id).where(FolderRow.id == folder_id)) is None
    ):
        raise folder_not_found()
    for chat_id in chat_ids:
        update(db, chat_id, {ChatRow.folder_id: folder_id})


def draft(db: Connection, chat_id: int) -> str:
    row = db.row(ChatRow.select(ChatRow.draft).where(ChatRow.id == chat_id))
    return row[0] if row else ""


def own(db: Connection, chat_id: int) -> dict[str, Any]:
    """What a chat sets otherwise than its profile, by key; what cannot be read counts as nothing."""
    row = db.row(ChatRow.select(ChatRow.own).where(ChatRow.id == chat_id))
    return object_in(row[0] if row else None)


def own_stored(own: Mapping[str, object]) -> str:
    """What a chat sets otherwise, as a row holds it."""
    return json.dumps(dict(own), ensure_ascii=False) if own else ""


def head(db: Connection, chat_id: int) -> int | None:
    """The turn that the conversation ends with; :class:`UserError` if there is no such chat."""
    row = db.sql(_HEAD, (chat_id,)).fetchone()
    if row is None:
        raise not_found(chat_id)
    head_id: int | None = row[0]
    return head_id


def set_deleted(db: Connection, chat_id: int, deleted: bool) -> None:
    """Put a chat into the bin, or take it out; what was folded from it and other chats goes with it."""
    found = db.sql("SELECT deleted_at FROM chat WHERE id = ?", (chat_id,)).fetchone()
    before = found[0] if found else None
    now = time.time() if deleted else None
    update(db, chat_id, {ChatRow.deleted_at: now})
    db.sql(_MOVE_FOLDS, {"chat": chat_id, "before": before, "now": now})


def remove(db: Connection, chat_id: int) -> bool:
    """Remove a chat with all that was said in it; whether there was one."""
    return bool(ChatRow.delete().where(ChatRow.id == chat_id).execute(db))


def touch(db: Connection, chat_id: int) -> None:
    """Note that something was said in it now."""
    update(db, chat_id, {ChatRow.updated_at: now_in(db)})


def now_in(db: Connection) -> float:
    """The time of what is said now: behind all that was said before, also where the clock was set back since.

    That is what sorts chats.  By more than a day it is the earlier times that are wrong.
    """
    now = time.time()
    (newest,) = db.sql("SELECT max(updated_at) FROM chat WHERE updated_at <= ?", (now + A_DAY,)).fetchone()
    return now if newest is None or newest < now else float(newest) + _NEXT_S


def not_found(chat_id: int) -> UserError:
    return UserError(
        "chat_not_found",
        N_("There is no chat {chat_id}.").format(chat_id=chat_id),
        N_("It may have been deleted."),
    )


def make_folder(db: Connection, name: str) -> Folder:
    folder_id = FolderRow.insert({FolderRow.name: name, FolderRow.created_at: time.time()}).execute(db)
    return Folder(folder_id, name)


def rename_folder(db: Connection, folder_id: int, name: str) -> None:
    if not FolderRow.update({FolderRow.name: name}).where(FolderRow.id == folder_id).execute(db):
        raise folder_not_found()


def delete_folder(db: Connection, folder_id: int) -> list[int]:
    """Remove a folder; the chats that were in it."""
    inside = ChatRow.select(ChatRow.id).where(ChatRow.folder_id == folder_id).order_by(ChatRow.id)
    chat_ids = [chat_id for (chat_id,) in db.rows(inside)]
    if not FolderRow.delete().where(FolderRow.id == folder_id).execute(db):
        raise folder_not_found()
    return chat_ids


def folders_by_name(db: Connection) -> list[Folder]:
    """All folders, in the order of their names."""
    found = [Folder(*row) for row in db.rows(FolderRow.select(FolderRow.id, FolderRow.name))]
    return sorted(found, key=lambda folder: (folder.name.casefold(), folder.folder_id))


def folder_not_found() -> UserError:
    return UserError("folder_not_found", N_("There is no such folder."), N_("It may have been deleted."))
