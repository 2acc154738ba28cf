"""The open database: one thread that writes, readers that never wait for it.

Writes run one after another on a thread of their own, each in a transaction that is on the disk when
:meth:`Database.write` returns (write-ahead log, ``synchronous=FULL``).  Reads run on the caller's thread, on
a connection of its own that cannot write, and see the last committed state.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from ethervox_gui.context.errors import StorageError
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.errors import DATABASE_ERRORS, code_of, translated

T = TypeVar("T")
Work = Callable[[Connection], T]

_CLOSE_TIMEOUT = 10.0


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
        self._idle: list[Connection] = []
        self._busy: list[Connection] = []
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
        except Exception as error:
            self._late[key] = error
        else:
            self._late.pop(key, None)

    def _transact(self, work: Work[T], *, at_once: bool = True) -> T:
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
                self._idle.append(reader)
                self._lock.notify_all()

    def _borrow(self) -> Connection:
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
            for reader in self._idle:
                reader.close()
        try:
            self._writer.sql("PRAGMA optimize")
            self._writer.sql("PRAGMA wal_checkpoint(TRUNCATE)")
        except DATABASE_ERRORS as error:
            # On a full disk nothing is lost: all of it stays in the log beside the file.
            if code_of(error) != sqlite3.SQLITE_FULL:
                raise translated(error) from error
        finally:
            self._writer.close()
        if self._late:
            raise self._late.pop(next(iter(self._late)))
