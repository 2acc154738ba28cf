"""What SQLite says when something fails, in the words of this program."""

from __future__ import annotations

import errno
import re
import sqlite3
from enum import StrEnum
from typing import TypeVar

import peewee

from ethervox_gui.context.errors import EthervoxError, StorageError, UserError
from ethervox_gui.context.text import N_

Word = TypeVar("Word", bound=StrEnum)

#: Everything a query may raise; UnicodeDecodeError where SQLite's own tables hold what is no text, and
#: UnicodeEncodeError where a text that is to be stored is none.
DATABASE_ERRORS = (
    sqlite3.Error,
    sqlite3.Warning,
    peewee.PeeweeException,
    OverflowError,
    UnicodeError,
)

_NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})

# All statements are ours: what they do not find was there when the file was sound.  The bare words come from
# the inside of a full-text index, for which SQLite has no better ones.
_SCHEMA = re.compile(
    "foreign key mismatch|no such (table|column|index)|has no column|malformed|invalid fts5|^SQL logic error$"
)

# A constraint of one of our tables is named in what SQLite says; this bare sentence comes from the inside of
# a full-text index, where a number that is to be given anew is taken already.
_INDEX = re.compile(r"^constraint failed$")


def code_of(error: BaseException) -> int:
    """The primary SQLite result code behind ``error``, 0 if there is none."""
    seen: BaseException | None = error
    while isinstance(seen, peewee.PeeweeException):
        seen = seen.__context__  # peewee wraps what SQLite raised
    code = getattr(seen, "sqlite_errorcode", 0)
    return code & 0xFF if isinstance(code, int) else 0


def translated(error: BaseException) -> EthervoxError:
    """The exception to raise instead of ``error``: a :class:`UserError` where the user can do something."""
    if isinstance(error, EthervoxError):
        return error
    details = f"{type(error).__name__}: {error}"
    if isinstance(error, UnicodeDecodeError):
        return damaged(details)
    if isinstance(error, OSError):
        return disk_full(details) if error.errno in _NO_ROOM else _unwritable(details)
    match code_of(error):
        case sqlite3.SQLITE_FULL:
            return disk_full(details)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return damaged(details)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_IOERR | sqlite3.SQLITE_PERM:
            return _unwritable(details)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return UserError(
                "database_busy",
                N_("Another program is using the chat database."),
                N_("Close it and try again."),
                details,
            )
        case sqlite3.SQLITE_ERROR if _SCHEMA.search(str(error)):
            return damaged(details)
        case sqlite3.SQLITE_CONSTRAINT if _INDEX.search(str(error)):
            return damaged(details)
    return StorageError(details)


def known(kind: type[Word], word: str) -> Word:
    """A stored word; :class:`UserError` where it is none that we write."""
    try:
        return kind(word)
    except ValueError as error:
        raise damaged(str(error)) from error


def disk_full(details: str) -> UserError:
    """There is no room for what should be written."""
    return UserError(
        "disk_full",
        N_("The disk is full, so this could not be saved."),
        N_("Free some space and try again."),
        details,
    )


def _unwritable(details: str) -> UserError:
    return UserError(
        "database_unwritable",
        N_("The chat database cannot be written."),
        N_("Check that its disk is connected, has free space, and that you may write to it."),
        details,
    )


def damaged(details: str) -> UserError:
    """The file is there but cannot be read as our database."""
    return UserError(
        "database_damaged",
        N_("The chat database is damaged, or is not a database."),
        N_(
            "It was left as it is. Start with --restore-backup to set it aside and use the "
            "newest sound backup."
        ),
        details,
    )
