"""What takes space, what lies in the bin, and memories that the user moves to a file.

Nothing is removed here that nobody asked for; the bin is emptied by ``storage/daily_check.py``.

An archive is ``{"format": "ethervox-archive", "version": 1, "memories": […]}``, each memory with the chat it
came from.  It can be read back as long as that chat is there, even after the bin was emptied.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import count, islice
from pathlib import Path
from typing import Final, Literal

from pydantic import ConfigDict, TypeAdapter, ValidationError

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.text import N_, joined
from ethervox_gui.governor.summaries.store import SUMMARY_TAGS
from ethervox_gui.services.chat_files.chosen import read_chosen
from ethervox_gui.storage.base.values import Memory
from ethervox_gui.storage.store import Store
from ethervox_gui.storage.transfer.archive import ArchivedMemory, Space

FORMAT: Final = "ethervox-archive"
VERSION: Final = 1

_DAY = 86_400.0
_MEGABYTE = 1_000_000
#: How many memories of the bin are listed.
_MOST = 200
#: What is deleted so soon after it was made, nobody deleted: it was not to be stored.
_AT_ONCE_S = 1.0


@dataclass(frozen=True, slots=True)
class ArchiveFile:
    """What an archive holds."""

    format: str
    version: int
    memories: tuple[ArchivedMemory, ...]

    __pydantic_config__ = ConfigDict(allow_inf_nan=False)


Kind = Literal["chat", "memory"]


@dataclass(frozen=True, slots=True)
class Deleted:
    """What lies in the bin: a chat, or a memory that was deleted by itself.  ``title`` may be empty."""

    kind: Kind
    number: int
    title: str
    deleted_at: float


def in_bin(store: Store, kind: Kind | None = None) -> list[Deleted]:
    """What somebody put in the bin (of one kind, if it is named), the last deleted first.

    Summaries that are not stored (``context.store_summaries``) lie there from the first, and are not named.
    Nor are more than 200 memories.
    """
    found: list[Deleted] = []
    if kind != "memory":
        chats = store.list_chats(deleted=True)
        found += [Deleted("chat", chat.chat_id, chat.title, chat.deleted_at or 0.0) for chat in chats]
    if kind != "chat":
        memories = islice(_deleted_memories(store), _MOST)
        found += [Deleted("memory", one.memory_id, one.title, one.deleted_at or 0.0) for one in memories]
    return sorted(found, key=lambda one: -one.deleted_at)


def _deleted_memories(store: Store) -> Iterator[Memory]:
    for offset in count(0, _MOST):
        page = store.deleted_memories(_MOST, offset)
        for one in page:
            at_once = (one.deleted_at or 0.0) - one.created_at < _AT_ONCE_S
            if not (at_once and one.tags == SUMMARY_TAGS):
                yield one
        if len(page) < _MOST:
            return


def restore(store: Store, kind: Kind, number: int) -> str:
    """Take something out of the bin; its title.  Raises :class:`UserError` where it does not lie there."""
    if kind == "chat":
        titles = {one.number: one.title for one in in_bin(store, kind)}
        if number not in titles:
            words, advice = N_("Chat {number} is not in the bin."), N_("/chat restore lists what is there.")
            raise UserError("not_in_bin", words.format(number=number), advice)
        store.restore_chat(number)
        return titles[number]
    try:
        memory = store.memory(number)
    except StorageError:
        memory = None
    if memory is None or memory.deleted_at is None:
        words, advice = N_("Memory {number} is not in the bin."), N_("/memory restore lists what is there.")
        raise UserError("not_in_bin", words.format(number=number), advice)
    if any(chat.chat_id == memory.chat_id for chat in store.list_chats(deleted=True)):
        words = N_("Memory {number} belongs to chat {chat}, which is in the bin.")
        advice = N_("Restore that chat first: /chat restore {chat}.").format(chat=memory.chat_id)
        raise UserError("not_in_bin", words.format(number=number, chat=memory.chat_id), advice)
    store.restore_memory(number)
    return memory.title


def remove(store: Store, found: Iterable[Deleted]) -> list[Deleted]:
    """Remove for good what lies in the bin; those that are gone.  A memory that a chat still uses stays."""
    return [
        one for one in found if (store.purge_chat if one.kind == "chat" else store.purge_memory)(one.number)
    ]


@cache
def _adapter() -> TypeAdapter[ArchiveFile]:
    """Made when it is needed first, which takes a moment."""
    return TypeAdapter(ArchiveFile)


def report(store: Store) -> list[Space]:
    """What takes space in the data folder, the largest first."""
    folder = store.path.parent
    found = store.space()
    sorts = {
        N_("backups"): folder.glob("backups/*"),
        N_("saved context"): folder.glob("pages/**/*"),
        N_("damaged files set aside"): folder.glob("*.damaged-*"),
    }
    for what, files in sorts.items():
        sizes = [file.stat().st_size for file in files if file.is_file()]
        found.append(Space(what, sum(sizes), len(sizes)))
    return sorted(found, key=lambda s: -s.n_bytes)


def report_text(store: Store) -> str:
    """The report as lines."""
    words = N_("{what}: {mb:,.1f} MB ({n:,})")
    lines = (words.format(what=s.what, mb=s.n_bytes / _MEGABYTE, n=s.n_things) for s in report(store))
    return joined(*lines, by="\n")


def archive(
    store: Store, path: Path, *, below_importance: float, older_than_days: float, now: float | None = None
) -> int:
    """Write memories to a new file, see that it can be read, then put them in the bin; how many.

    Pinned ones stay, and those that stand in a chat's context or do on another branch.  Raises
    :class:`UserError` when the file cannot be written or is there already, and what the database raises; all
    memories stay then, and nothing is left of the file.
    """
    now = time.time() if now is None else now
    memories = tuple(store.memories_to_archive(below_importance, now - older_than_days * _DAY))
    if not memories:
        return 0
    _write(path, _adapter().dump_json(ArchiveFile(FORMAT, VERSION, memories), indent=1) + b"\n")
    try:
        is_sound = _read(path) == memories
    except UserError:
        is_sound = False
    if not is_sound:
        _remove(path)
        raise UserError(
            "archive_failed",
            N_("{name} does not contain what was written to it.").format(name=path.name),
            N_("Choose another disk."),
        )
    try:
        store.archive_memories([memory.record.key for memory in memories], now)
    except StorageError:
        _remove(path)
        raise
    return len(memories)


def unarchive(store: Store, path: Path) -> int:
    """Take the memories of an archive back; how many were not there.  :class:`UserError` if it is none."""
    try:
        return store.unarchive_memories(_read(path))
    except StorageError as error:
        raise _no_archive(path, str(error)) from error


def _write(path: Path, data: bytes) -> None:
    """Write a new file, of which nothing is left where that fails; none that is there is touched."""
    is_ours = False
    try:
        with path.open("xb") as file:
            is_ours = True
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        if is_ours:
            _remove(path)
        raise UserError(
            "archive_failed",
            N_("The archive {name} could not be written, so nothing was moved.").format(
                name=path.name or path
            ),
            N_("Choose another name or folder."),
            str(error),
        ) from error


def _remove(path: Path) -> None:
    with suppress(OSError):  # what went wrong before is what is told
        path.unlink()


def _read(path: Path) -> tuple[ArchivedMemory, ...]:
    try:
        found = _adapter().validate_json(read_chosen(path, "archive_failed"))
    except ValidationError as error:
        raise _no_archive(path, str(error)) from error
    if found.format != FORMAT or found.version > VERSION:
        raise _no_archive(path, f"format {found.format}, version {found.version}")
    return found.memories


def _no_archive(path: Path, details: str) -> UserError:
    return UserError(
        "archive_failed",
        N_("The file {name} is not a readable archive of memories.").format(name=path.name),
        N_("Choose another one."),
        details[:4000],
    )
