"""The open database: one thread that writes, readers that never wait for it.

Writes run one after another on a thread of their own, each in a transaction that is on the disk when
:meth:`Database.write` returns (write-ahead log, ``synchronous=FULL``).  Reads run on the caller's thread, on
a connection of its own that cannot write, and see the last committed state.

Where somebody removes the file meanwhile, what it holds is still there for whoever has it open: it is written
anew before the next transaction, and before it is closed.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from ethervox_gui.context.errors import StorageError
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.errors import DATABASE_ERRORS, code_of, translated

T = TypeVar("T")
Work = Callable[[Connection], T]

_CLOSE_TIMEOUT = 10.0
#: Seconds until a file that could not be written anew is tried again; all of it is copied each time.
_RETRY_AFTER = 30.0

_log = logging.getLogger(__name__)


class Database:
    """A database file that is open; made by :func:`ethervox_gui.storage.file.opening.open_database`."""

    def __init__(self, path: Path, writer: Connection) -> None:
        self.path = path
        self._writer = writer
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._posted: dict[int, Work[Any]] = {}
        self._late: dict[int, Exception] = {}
        self._lock = threading.Condition()
        self._closed = False
        self._try_again_at = 0.0
        self._idle: list[Connection] = []
        self._busy: list[Connection] = []
        self._outdated: list[Connection] = []  # they are busy with a file that was removed
        self._thread = threading.Thread(target=self._run, name="database-writer", daemon=True)
        self._thread.start()

    # ---- writing ---------------------------------------------------------------------------------

    def write(self, work: Work[T], *, settles: int | None = None, at_once: bool = True) -> T:
        """Run ``work`` in a transaction on the writer thread; return its result once it is on the disk.

        Not ``at_once``: once the system has it.  It then survives the end of the program, and the end of the
        machine from the next write on.  That is for what somebody waits for and could be done again.

        It makes good what a posted write of the key that ``settles`` names failed with.
        """
        result: Future[T] = Future()

        def job() -> None:
            if settles is not None:
                self._late.pop(settles, None)
            try:
                value = self._transact(work, at_once=at_once)
            except BaseException as error:
                result.set_exception(error)
            else:
                result.set_result(value)

        with self._lock:
            self._check_open()
            self._jobs.put(job)
        return result.result()

    def post(self, key: int, work: Work[object]) -> None:
        """Run ``work`` like :meth:`write`, but don't wait for it.

        If work of the same key still waits, this takes its place.  A failure is nobody else's: it is
        raised by :meth:`close`, unless work of the same key made it good by then.
        """
        with self._lock:
            self._check_open()
            waiting = key in self._posted
            self._posted[key] = work
            if not waiting:
                self._jobs.put(lambda: self._run_posted(key))

    def _run_posted(self, key: int) -> None:
        with self._lock:
            work = self._posted.pop(key)
        try:
            self._transact(work)
        except Exception as error:  # nobody waits: it is raised at the end, unless it is made good
            self._late[key] = error
        else:
            self._late.pop(key, None)

    def _transact(self, work: Work[T], *, at_once: bool = True) -> T:
        if self._is_gone() and time.monotonic() >= self._try_again_at:
            try:
                self._put_back()
            except (OSError, *DATABASE_ERRORS):
                self._try_again_at = time.monotonic() + _RETRY_AFTER
                _log.exception("the file with the chats was removed, and cannot be written anew")
        try:
            if not at_once:
                self._writer.sql("PRAGMA synchronous = NORMAL")
            try:
                with self._writer.transaction_of("IMMEDIATE"):
                    return work(self._writer)
            finally:
                if not at_once:
                    self._writer.sql("PRAGMA synchronous = FULL")
        except DATABASE_ERRORS as error:
            raise translated(error) from error

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

    # ---- a file that was removed ------------------------------------------------------------------

    def _is_gone(self) -> bool:
        """Whether there is no file any more.  Its folder must be there, or else a disk is away."""
        return not self.path.exists() and self.path.parent.is_dir()

    def _put_back(self, *, reopen: bool = True) -> None:
        """Write the file anew from what is open, and go on with that; all connections are let go of.

        Whoever reads meanwhile goes on with what it sees.  Raises :class:`OSError` or an error of the
        database, with everything as it was.
        """
        draft = self.path.with_name(f"{self.path.name}.part")
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            with closing(sqlite3.connect(draft)) as target:
                self._writer.raw.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")
        except BaseException:
            draft.unlink()  # it may be what fills the disk
            raise
        with self._lock:
            for beside in ("-wal", "-shm"):  # they belong to the file that was removed
                self.path.with_name(f"{self.path.name}{beside}").unlink(missing_ok=True)
            draft.replace(self.path)
            before = self._writer
            if reopen:
                try:
                    self._writer = Connection(self.path, writable=True)
                except DATABASE_ERRORS:
                    self.path.replace(draft)  # or it would be taken for the one that is written to
                    raise
            # Closing them leaves the new log alone: SQLite sees that their file is another one.
            for connection in (before, *self._idle):
                connection.close()
            self._idle.clear()
            self._outdated.extend(self._busy)
        _log.warning("the file with the chats was removed, and has been written anew")

    # ---- reading ---------------------------------------------------------------------------------

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection that cannot write; every query on it sees one and the same committed state."""
        reader = self._borrow()
        try:
            with reader.transaction_of("DEFERRED"):
                yield reader
        except DATABASE_ERRORS as error:
            raise translated(error) from error
        finally:
            with self._lock:
                self._busy.remove(reader)
                if reader in self._outdated:
                    self._outdated.remove(reader)
                    reader.close()
                else:
                    self._idle.append(reader)
                self._lock.notify_all()

    def _borrow(self) -> Connection:
        if not self._idle and self._is_gone():
            self._try_again_at = 0.0
            self.write(lambda _: None)  # it is written anew first
        with self._lock:
            self._check_open()
            if not self._idle:
                try:
                    self._idle.append(Connection(self.path, writable=False))
                except DATABASE_ERRORS as error:
                    raise translated(error) from error
            reader = self._idle.pop()
            self._busy.append(reader)
            return reader

    # ---- closing ---------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise StorageError("The database is closed.")

    def close(self) -> None:
        """Finish what waits, write everything into the one file, and let go of it.  May be called twice.

        Raises what a posted write failed with, after closing.
        """
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
            for reader in self._busy:
                reader.raw.interrupt()
        self._thread.join()
        with self._lock:
            self._lock.wait_for(lambda: not self._busy, _CLOSE_TIMEOUT)
            while self._idle:
                self._idle.pop().close()
        if self._is_gone():
            try:
                self._put_back(reopen=False)
            except (OSError, *DATABASE_ERRORS) as error:
                self._writer.close()
                raise translated(error) from error
            self._raise_late()
            return
        try:
            self._writer.sql("PRAGMA wal_checkpoint(TRUNCATE)")
        except DATABASE_ERRORS as error:
            # Nothing is lost: on a full disk all of it stays in the log beside the file, and where a damaged
            # index still reads (of which whoever wrote was told) it goes into the file as that is let go of.
            if code_of(error) not in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_LOCKED):
                raise translated(error) from error
        finally:
            self._writer.close()
        self._raise_late()

    def _raise_late(self) -> None:
        if self._late:
            raise self._late.pop(next(iter(self._late)))
