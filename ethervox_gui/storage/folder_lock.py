"""Only one process at a time uses a data folder: two would not see what the other has in its context."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FILE_NAME = "ethervox.lock"

#: What the system says where another process has the lock; anything else is a disk that knows no locks.
_TAKEN = {errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK}


class FolderLock:
    """Holds a data folder until it is released, or until the process ends in whatever way.

    Where the system can, the folder itself is locked as well: a file that looks like a left-over is easily
    removed while its program runs, and the next one would lock a file of its own.
    """

    def __init__(self, data_dir: Path) -> None:
        """Take the lock.

        Raises :class:`UserError`: ``already_running`` if another process has it, ``lock_unusable`` where
        something else has its name, or the disk knows no locks.
        """
        path = data_dir / FILE_NAME
        self._folder: int | None = None
        try:
            self._file: int | None = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise UserError(
                "lock_unusable",
                N_("{path} cannot be opened as a file.").format(path=path),
                N_("Move it away, or choose another folder with --data-dir."),
                str(error),
            ) from error
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                self._lock_folder(data_dir)
        except OSError as error:
            self.release()
            if error.errno not in _TAKEN:
                raise UserError(
                    "lock_unusable",
                    N_("The chats cannot be stored in {parent}.").format(parent=data_dir),
                    N_("Choose another folder with --data-dir."),
                    f"{path}: {error}",
                ) from error
            raise UserError(
                "already_running",
                N_("These chats are open in another EthervoxGUI."),
                N_("Close it first, or choose another folder with --data-dir."),
                f"{path}: {error}",
            ) from error

    if sys.platform != "win32":  # where a file that is open cannot be removed

        def _lock_folder(self, data_dir: Path) -> None:
            """Raises :class:`OSError` if another process has it, not where the disk locks no folders."""
            try:
                self._folder = os.open(data_dir, os.O_RDONLY)
                fcntl.flock(self._folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                if error.errno in {errno.EAGAIN, errno.EWOULDBLOCK}:
                    raise

    def release(self) -> None:
        """Let others have it.  May be called twice."""
        for held in (self._file, self._folder):
            if held is not None:
                os.close(held)
        self._file = self._folder = None
