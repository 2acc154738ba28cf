"""The part of the store that looks after the file: checks, copies, the bin, whole chats in and out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.file import backups, integrity
from ethervox_gui.storage.memories import edits
from ethervox_gui.storage.pages.page_store import PageStore
from ethervox_gui.storage.transfer import archive, export, import_
from ethervox_gui.storage.transfer.archive import ArchivedMemory, Space
from ethervox_gui.storage.transfer.import_ import Progress
from ethervox_gui.storage.transfer.records import ChatRecord


class FileStore:
    """The database as a whole.  The rules of :class:`~ethervox_gui.storage.store.Store` hold."""

    _database: Database
    _pages: PageStore

    def read_out(self, chat_ids: Sequence[int]) -> tuple[ChatRecord, ...]:
        """Whole chats as records: every branch, memory, version and edit."""
        with self._database.read() as db:
            return export.read_out(db, chat_ids)

    def write_in(self, records: Iterable[ChatRecord], progress: Progress | None = None) -> list[int]:
        """Store records as new chats, all of them or none; their ids.

        ``progress`` is told, on the writer's thread, how many are stored of how many; what it raises ends it,
        and nothing is stored.  Raises :class:`UserError` ``import_failed`` where a record names another that
        is not there.
        """
        tell = progress or import_.quiet
        return self._database.write(lambda db: import_.write_in(db, records, tell))

    def empty_bin(self, now: float | None = None) -> int:
        """Remove for good what has lain in the bin for 30 days; how many chats and memories went."""
        now = time.time() if now is None else now
        with self._database.read() as db:
            old = edits.expired_chats(db, now)
        # One by one: others may want to write in between.
        gone = 0
        for chat_id in old:
            if self._database.write(partial(edits.purge_chat, chat_id=chat_id, now=now)):
                self._pages.drop_chat(chat_id)
                gone += 1
        return gone + self._database.write(lambda db: edits.purge_memories(db, now))

    def purge_chat(self, chat_id: int) -> bool:
        """Remove a chat for good that lies in the bin, without waiting; whether it lay there."""
        gone = self._database.write(lambda db: edits.remove_chat(db, chat_id))
        if gone:
            self._pages.drop_chat(chat_id)
        return gone

    def purge_memory(self, memory_id: int) -> bool:
        """Remove a memory for good that lies in the bin; false where it does not, or stands in a context."""
        return self._database.write(lambda db: edits.remove_memory(db, memory_id))

    def copy_to(self, target: Path, stopped: Callable[[], bool] = lambda: False) -> None:
        """Copy everything, as it is at this moment, into a new file; nobody has to wait meanwhile.

        Raises :class:`InterruptedError` when ``stopped`` says so.
        """
        with self._database.read() as db:
            db.sql("SELECT 1 FROM chat").fetchone()  # from here on the copy sees one state
            backups.copy(db.raw, target, stopped)

    def rebuild_indexes(self, names: Iterable[str]) -> None:
        """Make full-text indexes anew from their tables; writers wait."""
        for name in names:
            self._database.write(partial(integrity.rebuild, index=name.partition(":")[0]))

    def check(self) -> list[str]:
        """What is wrong with the file, in SQLite's words; nothing if it is sound.

        Reads everything and holds up writers meanwhile: seconds for a large file.
        """
        return self._database.write(integrity.problems)

    # ---- retention -------------------------------------------------------------------------------

    def space(self) -> list[Space]:
        """What takes space in the file, the largest first.  Reads all of it: seconds for a large one."""
        with self._database.read() as db:
            return archive.space(db)

    def memories_to_archive(self, importance: float, before: float) -> list[ArchivedMemory]:
        """Memories below an importance and made before a time; not pinned, in no context of any branch."""
        with self._database.read() as db:
            return archive.may_leave(db, importance, before)

    def archive_memories(self, memory_ids: Iterable[int], now: float | None = None) -> None:
        """Put memories that are in a file now into the bin, all of them or none."""
        ids = list(memory_ids)
        self._database.write(lambda db: archive.leave(db, ids, time.time() if now is None else now))

    def unarchive_memories(self, archived: Iterable[ArchivedMemory]) -> int:
        """Take memories back from an archive; how many were not there."""
        memories = list(archived)
        return self._database.write(lambda db: archive.come_back(db, memories))
