"""From a damaged file to a backup: nothing is thrown away, and being cut short leaves nothing half done."""

from __future__ import annotations

import logging
import os
import re
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_, joined
from ethervox_gui.storage.db.errors import translated
from ethervox_gui.storage.file import backups
from ethervox_gui.storage.file.backups import COMPANIONS, Backup
from ethervox_gui.whole_files import write_whole

#: What the database of a data folder is called.
FILE_NAME: Final = "ethervox.db"

_DRAFT = ".part"  # a copy that is being made, also where a file that was removed is written anew
_READY = ".restored"  # a backup that only has to take its place
_LEAVING = ".leaving"  # holds the name under which the database is set aside, for as long as that takes

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put in place of what; ``set_aside`` is ``None`` where there was no file."""

    backup: Backup
    set_aside: Path | None


def newest_backup(data_dir: Path) -> Backup | None:
    """The newest backup that is sound, if there is one.  Reads it through: seconds for a large one."""
    return backups.newest_sound(data_dir / FILE_NAME)


def restore(data_dir: Path, backup: Backup) -> Restored:
    """Set the database aside under another name and put the backup in its place.

    Whoever calls this sees to it that nobody has the database open.  Raises :class:`UserError` when it
    cannot be done; the database is as before then.
    """
    path = data_dir / FILE_NAME
    draft = path.with_name(path.name + _DRAFT)
    try:
        shutil.copyfile(backup.path, draft)
        draft.chmod(0o600)
        backups.verify(draft)
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        draft.replace(path.with_name(path.name + _READY))
        aside = finish(data_dir)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            draft.unlink()
        raise UserError(
            "restore_failed",
            N_("The backup {name} could not be put in place.").format(name=backup.path.name),
            N_("Check that the disk with {data_dir} has free space and is writable.").format(
                data_dir=data_dir
            ),
            str(error),
        ) from error
    return Restored(backup, aside)


def finish(data_dir: Path) -> Path | None:
    """Go on with what was cut short, a restore or a setting aside, if there is one; what was set aside."""
    path = data_dir / FILE_NAME
    ready = path.with_name(path.name + _READY)
    if not ready.exists():
        return set_aside(data_dir) if _begun(path) is not None else None
    aside = set_aside(data_dir)
    ready.replace(path)
    return aside


def take_up_draft(data_dir: Path) -> None:
    """See to a copy that was being made when the program ended, if there is one.

    Where there is no database it is what the chats were written to after somebody had removed their file: if
    it is whole it takes that place.  Any other goes.
    """
    path = data_dir / FILE_NAME
    draft = path.with_name(path.name + _DRAFT)
    if not draft.exists():
        return
    is_missing = not path.exists() or path.stat().st_size == 0
    if is_missing and _is_whole(draft):
        for beside in COMPANIONS:  # of the file that was removed
            path.with_name(path.name + beside).unlink(missing_ok=True)
        draft.replace(path)
        _log.warning("the file with the chats was removed; what had been written anew is taken up")
        return
    for left in ("", *COMPANIONS):
        draft.with_name(draft.name + left).unlink(missing_ok=True)


def _is_whole(draft: Path) -> bool:
    """Whether nothing of a copy is missing; what SQLite had not finished it undoes first."""
    try:
        with closing(sqlite3.connect(draft)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
        backups.verify(draft)
    except sqlite3.Error:
        return False
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    return True


def set_aside(data_dir: Path) -> Path | None:
    """Give the database (with its log) another name, which is returned; ``None`` if there was nothing.

    Where that was cut short, it goes on: a database without its log would be without its newest turns.
    """
    path = data_dir / FILE_NAME
    files = {ending: path.with_name(path.name + ending) for ending in (*COMPANIONS, "")}
    leaving = path.with_name(path.name + _LEAVING)
    aside = _begun(path)
    if aside is None:
        if not any(file.exists() for file in files.values()):
            return None
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{time.time_ns() % 1_000_000:06d}{path.suffix}")
        with suppress(OSError):  # a full disk, on which files can be renamed all the same
            write_whole(leaving, [aside.name.encode()], sync=True)
    if not aside.exists():  # the database goes last: where it is there, all are
        for ending, file in files.items():
            if file.exists():
                file.replace(aside.with_name(aside.name + ending))
    leaving.unlink(missing_ok=True)
    return aside


def _begun(path: Path) -> Path | None:
    """Under which name the database is being set aside, if it is.

    What names no such file, or one that is there beside a newer database, was left over, and goes.
    """
    leaving = path.with_name(path.name + _LEAVING)
    try:
        name = leaving.read_bytes().decode("utf-8", "replace")
    except FileNotFoundError:
        return None
    if re.fullmatch(rf"{re.escape(path.stem)}\.damaged-[0-9-]+{re.escape(path.suffix)}", name):
        aside = path.with_name(name)
        if not (aside.exists() and path.exists()):
            return aside
    leaving.unlink()
    return None


def start_afresh(data_dir: Path) -> None:
    """Set the database aside, so that the next start makes a new one; :class:`UserError` if it cannot be."""
    try:
        set_aside(data_dir)
    except OSError as error:
        raise translated(error) from error


def restore_newest(data_dir: Path) -> Restored:
    """Put the newest sound backup in place; :class:`UserError` ``no_backup`` if there is none."""
    backup = newest_backup(data_dir)
    if backup is None:
        raise UserError(
            "no_backup",
            N_("There is no backup of the chats that could be restored."),
            N_("To start over, move {file_name} out of {data_dir}.").format(
                file_name=FILE_NAME, data_dir=data_dir
            ),
        )
    return restore(data_dir, backup)


def words_for(restored: Restored) -> str:
    """What was done, for the user."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(restored.backup.made_at))
    said = N_("The chats were restored from the backup of {when}.").format(when=when)
    if restored.set_aside is None:
        return said
    return joined(said, N_("The file before is kept as {name}.").format(name=restored.set_aside.name))
