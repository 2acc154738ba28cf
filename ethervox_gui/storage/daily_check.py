"""Looks after the database in the background, once after every start.

It copies the file and checks the copy from end to end (tables, references, full-text indexes), so that nobody
waits for that, and keeps the copy as the backup of the day.  A large file is copied only once a day; at
further starts its tables are checked in place, by a reader, which holds nobody up.  What has lain in the bin
for too long is removed, by a clock that has not leapt (``file/clock.py``).
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.storage.base.low_priority import let_others_go_first
from ethervox_gui.storage.file import backups, clock, integrity
from ethervox_gui.storage.store import Store

_LARGE = 256_000_000  # bytes; a larger file is copied only once a day
_PATIENCE = 5.0  # seconds that stopping waits; what FTS5 does cannot be broken off
_STEPS = 20_000  # of SQLite's machine, between two looks at whether to stop


class Caretaker:
    """A thread that works once.  ``tell`` is called on it with what the user should know.

    ``now`` says the time, in seconds since the epoch.
    """

    def __init__(
        self, store: Store, tell: Callable[[UserError], object], now: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._tell = tell
        self._now = now
        self.stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="caretaker", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait for the work to be done; whether it is."""
        self._thread.join(timeout)
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Break off what is being done.  May be called twice, and before :meth:`start`."""
        self.stopping.set()
        if self._thread.ident is not None:
            self._thread.join(_PATIENCE)

    def _run(self) -> None:
        let_others_go_first()
        path = self._store.path
        draft = backups.draft_of(backups.daily_target(path))
        try:
            sound = self._look(path, draft)
        except (OSError, sqlite3.Error, EthervoxError) as error:
            if self.stopping.is_set():
                return
            sound = not (isinstance(error, UserError) and error.code == "database_damaged")
            self._tell(
                UserError(
                    "backup_failed",
                    N_("Today's backup of the chats could not be made."),
                    N_("Check that the disk with {parent} has free space and is writable.").format(
                        parent=draft.parent
                    ),
                    str(error),
                )
            )
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
        if sound:
            # Where it fails, the next start tries it again, and who wants to store something is told why.
            with suppress(EthervoxError, OSError):
                self._store.empty_bin(clock.believed(path.parent, self._now()))

    def _look(self, path: Path, draft: Path) -> bool:
        """Check the tables and make the backup of the day; whether the tables are sound."""
        backups.remove_drafts(draft.parent)
        due = backups.of_today(path) is None
        if not due and path.stat().st_size > _LARGE:
            return not self._tell_of(path, self._problems_in_place(path))
        self._store.copy_to(draft, self.stopping.is_set)
        found = self._problems(draft)
        if self._tell_of(path, found.tables):
            return False
        if found.indexes:
            self._store.rebuild_indexes(found.indexes)  # the next copy will be whole
        elif due:
            backups.publish(draft, backups.daily_target(path))
        return True

    def _tell_of(self, path: Path, problems: tuple[str, ...]) -> bool:
        """Tell the user of a damage; whether there is one."""
        if problems:
            self._tell(_damaged(problems, backups.newest_sound(path) is not None))
        return bool(problems)

    def _problems_in_place(self, path: Path) -> tuple[str, ...]:
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
            connection.set_progress_handler(self.stopping.is_set, _STEPS)
            try:
                return integrity.problems_of_tables(connection)
            except sqlite3.DatabaseError as error:
                if self.stopping.is_set():
                    raise
                return (str(error),)

    def _problems(self, copy: Path) -> integrity.Problems:
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            connection.set_progress_handler(self.stopping.is_set, _STEPS)
            try:
                return integrity.problems_of(connection)
            except sqlite3.DatabaseError as error:
                if self.stopping.is_set():
                    raise
                return integrity.Problems((str(error),), ())


def _damaged(problems: tuple[str, ...], has_backup: bool) -> UserError:
    return UserError(
        "database_damaged",
        N_("The chat database is damaged; what you see may be incomplete."),
        N_("Export what matters, then start with --restore-backup to go back to the newest sound backup.")
        if has_backup
        else N_("There is no backup yet: export what matters, then move the file away to start over."),
        "\n".join(problems[:20]),
    )
