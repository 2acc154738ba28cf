"""Backups: whole copies beside the database, checked before they count, seven of each kind kept.

One is made of every day on which the program starts, and one before the file is brought to a newer version.
"""

from __future__ import annotations

import os
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.storage.db.schema import APPLICATION_ID

FOLDER: Final = "backups"
KEPT: Final = 7
#: How the names of the files end that SQLite keeps beside one it writes.
COMPANIONS: Final = ("-wal", "-shm", "-journal")
_DRAFT: Final = ".part"
_A_MINUTE: Final = 60.0  # a file system may keep another time than the clock

_PAGES = 2_000  # copied between two looks at whether to stop
_STAMP = "%Y%m%d-%H%M%S"
_DAILY = re.compile(r"-(\d{8})-\d{6}\.db$")
# The name of the database, then a version where a migration was to follow.
_OURS = re.compile(r"(.+?)(-v\d+)?-\d{8}-\d{6}(?(2)-\d{9})\.db")
_BEFORE_MIGRATION = re.compile(r"-v\d+-(\d{8}-\d{6})-\d{9}\.db$")


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was found sound.  ``made_at`` is in seconds since the epoch."""

    path: Path
    made_at: float
    n_chats: int


def before_migration(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """Copy the database and make sure the copy can be read; :class:`UserError` if not."""
    folder = path.parent / FOLDER
    stamp = time.strftime(_STAMP, time.gmtime())
    target = folder / f"{path.stem}-v{version}-{stamp}-{time.time_ns() % 1_000_000_000:09d}{path.suffix}"
    draft = draft_of(target)
    try:
        copy(connection, draft)
        verify(draft, version)
        publish(draft, target)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            draft.unlink()
        raise UserError(
            "backup_failed",
            N_("The chats could not be backed up before an update of their file, so nothing was changed."),
            N_("Free space on the disk with {folder}.").format(folder=folder),
            str(error),
        ) from error
    return target


def of_today(path: Path) -> Path | None:
    """The daily backup of today, if there is one (days change at midnight UTC)."""
    today = time.strftime("%Y%m%d", time.gmtime())
    for found in _files(path):
        match = _DAILY.search(found.name)
        if match and match[1] == today and not _BEFORE_MIGRATION.search(found.name):
            return found
    return None


def daily_target(path: Path) -> Path:
    """Where the daily backup goes that is made now."""
    stamp = time.strftime(_STAMP, time.gmtime())
    return path.parent / FOLDER / f"{path.stem}-{stamp}{path.suffix}"


def draft_of(target: Path) -> Path:
    """Where a backup stands until it was checked."""
    return target.with_suffix(_DRAFT)


def remove_drafts(folder: Path) -> None:
    """Remove what programs left in the folder of backups that were killed while they made one."""
    for ending in ("", *COMPANIONS):
        for left in folder.glob(f"*{_DRAFT}{ending}"):
            left.unlink(missing_ok=True)


def copy(connection: sqlite3.Connection, draft: Path, stopped: Callable[[], bool] = lambda: False) -> None:
    """Copy what ``connection`` sees into a new file that only its user may read.

    ``stopped`` is asked between pieces; :class:`InterruptedError` when it says so.  Each piece is on the disk
    before the next one is written: else a turn that is stored meanwhile could wait for hundreds of megabytes.
    """
    draft.parent.mkdir(mode=0o700, exist_ok=True)
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))

    def look(_status: int, _remaining: int, _total: int) -> None:
        if stopped():
            raise InterruptedError
        os.fsync(file.fileno())

    with draft.open("rb+") as file, closing(sqlite3.connect(draft)) as target:
        connection.backup(target, pages=_PAGES, progress=look, sleep=0)
        target.execute("PRAGMA journal_mode = DELETE")


def verify(path: Path, version: int | None = None) -> Backup:
    """Read a copy through; :class:`sqlite3.DatabaseError` if it is damaged or of another version."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {verdict}")
        if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            raise sqlite3.DatabaseError("the copy belongs to another program")
        found = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version is not None and found != version:
            raise sqlite3.DatabaseError("the copy has another version")
        (n_chats,) = connection.execute("SELECT count(*) FROM chat WHERE deleted_at IS NULL").fetchone()
    return Backup(path, path.stat().st_mtime, n_chats)


def publish(draft: Path, target: Path) -> None:
    """Give a copy that was checked its name, and let go of the oldest beyond seven of its kind.

    What anybody else put beside them stays.
    """
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    draft.replace(target)
    alike = [file for file in target.parent.iterdir() if _kind(file) == _kind(target) and file.is_file()]
    for old in sorted(alike, key=_age)[:-KEPT]:
        old.unlink(missing_ok=True)


def newest_sound(path: Path) -> Backup | None:
    """The newest backup that can be read from end to end; it may be of an older version."""
    for file in sorted(_files(path), key=_age, reverse=True):
        with suppress(OSError, sqlite3.Error):
            return verify(file)
    return None


def _kind(file: Path) -> tuple[str, bool] | None:
    """Which database a backup is of, and whether a migration was to follow; ``None`` for any other file."""
    match = _OURS.fullmatch(file.name)
    return (match[1], match[2] is not None) if match else None


def _files(path: Path) -> list[Path]:
    return [file for file in (path.parent / FOLDER).glob(f"{path.stem}-*{path.suffix}") if file.is_file()]


def _age(file: Path) -> tuple[bool, float, str]:
    """What sorts the newest last.  One of a day to come is older than it says: a clock was set back since."""
    made_at = file.stat().st_mtime
    return made_at < time.time() + _A_MINUTE, made_at, file.name
