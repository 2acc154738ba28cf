"""Opening the file: looking before touching, so that what we cannot read is never changed."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.db.errors import DATABASE_ERRORS, damaged, translated
from ethervox_gui.storage.db.schema import APPLICATION_ID
from ethervox_gui.storage.file import recovery
from ethervox_gui.storage.file.migrations import MIGRATIONS, migrate, version_of
from ethervox_gui.storage.file.recovery import FILE_NAME

_MAGIC = b"SQLite format 3\0"
_OLDEST_SQLITE = (3, 34, 0)  # the first with a trigram tokenizer
_QUICK_CHECK_BYTES = 32_000_000  # larger files are checked in the background instead


def open_database(data_dir: Path) -> Database:
    """Open the database in ``data_dir``, making both if they are missing, and bring it up to date.

    Raises :class:`UserError` with a sentence that says why it cannot be used; the file is as before then.
    """
    if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
        raise UserError(
            "sqlite_too_old",
            N_("This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.").format(
                sqlite_version=sqlite3.sqlite_version
            ),
            N_("Install a newer Python."),
        )
    path = data_dir / FILE_NAME
    try:
        recovery.finish(data_dir)
        recovery.take_up_draft(data_dir)
    except OSError as error:
        raise translated(error) from error
    _prepare(path)
    try:
        if path.stat().st_size:
            _inspect(path)
        writer = Connection(path, writable=True)
        try:
            migrate(writer.raw, path)
            _forget_sizes(writer.raw)
        except BaseException:
            writer.close()
            raise
    except (*DATABASE_ERRORS, OSError) as error:
        raise translated(error) from error
    return Database(path, writer)


def _prepare(path: Path) -> None:
    """See that there is a file that can be written, readable by its user alone."""
    log = path.with_name(path.name + "-wal")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if _size(path) == 0 and _size(log) > 0:
            # SQLite would take the file for a new one and throw the log away, and with it what is in there.
            raise damaged(f"{path.name} is missing or empty, but {log.name} is not.")
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise UserError(
            "database_unwritable",
            N_("The chats cannot be stored in {parent}.").format(parent=path.parent),
            N_("Choose another folder with --data-dir."),
            str(error),
        ) from error


def _forget_sizes(connection: sqlite3.Connection) -> None:
    """Drop what SQLite noted of how large the tables are, as ``PRAGMA optimize`` of earlier builds did.

    A note stays as it is while a table grows.  By one of three turns each step up a chat reads all turns
    there are, and opening a chat of 20,000 that was imported then takes minutes instead of 0.1 s.  Without
    any, SQLite takes tables for large, which is never far wrong.
    """
    noted = "SELECT name FROM sqlite_master WHERE name IN ('sqlite_stat1', 'sqlite_stat4')"
    names = [str(name) for (name,) in connection.execute(noted)]
    if not names:
        return
    with suppress(sqlite3.OperationalError):  # on a full disk chats are slow, and can be read
        for name in names:
            connection.execute(f"DROP TABLE {name}")
        connection.execute("ANALYZE sqlite_master")  # which is how a connection forgets what it has read


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def _inspect(path: Path) -> None:
    """Look at a file without changing it, and raise what speaks against using it."""
    # A journal is left only where making the file was cut short; then SQLite has to be let undo that first.
    cut_short = _size(path.with_name(path.name + "-journal")) > 0
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC and not cut_short:
            raise damaged("It does not begin as a database does.")
    try:
        uri = f"{path.absolute().as_uri()}?mode={'rw' if cut_short else 'ro'}"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            version = version_of(connection)
            application = int(connection.execute("PRAGMA application_id").fetchone()[0])
            n_tables = int(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
            if application != APPLICATION_ID and (application or version or n_tables):
                raise damaged("It belongs to another program.")
            if version > len(MIGRATIONS):
                raise UserError(
                    "database_too_new",
                    N_("The chats were stored by a newer version of this program."),
                    N_("Install that version again, or choose another folder with --data-dir."),
                    f"schema version {version}, known up to {len(MIGRATIONS)}",
                )
            if path.stat().st_size <= _QUICK_CHECK_BYTES:
                verdict = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
                if verdict != "ok":
                    raise damaged(verdict)
    except EthervoxError:
        raise
    except sqlite3.Error as error:
        raise translated(error) from error
