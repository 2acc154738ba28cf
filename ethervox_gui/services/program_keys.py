"""Keys of single programs for the API: each has a name, is shown once, and can be taken back.

What is kept of a key is a hash: whoever reads the file cannot call with it.
"""

from __future__ import annotations

import hashlib
import secrets
import threading
from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.keys import keep_in_file, read_keys, unreadable

_FILE: Final = "programs.json"

_LONGEST_NAME: Final = 60


class ProgramKeys:
    """The programs that have a key of their own.  Any thread may use it; a file that changed is read anew."""

    def __init__(self, data_dir: Path) -> None:
        self._path = data_dir / _FILE
        self._lock = threading.Lock()
        self._stamp: tuple[int, int] | None = None
        self._names: dict[str, str] = {}

    def make(self, name: str) -> str:
        """A new key for a program, in place of the one it may have.

        Raises :class:`UserError` for a name that will not do, and where the file cannot be read or written.
        """
        name = " ".join(name.split())
        if not name or len(name) > _LONGEST_NAME:
            raise UserError(
                "bad_argument",
                N_("A program's name must have 1 to {most} characters.").format(most=_LONGEST_NAME),
                N_("Choose another."),
            )
        key = secrets.token_urlsafe(32)
        with self._lock:
            programs = [entry for entry in self._stored() if entry["name"] != name]
            self._store([*programs, {"name": name, "sha256": _hash(key.encode())}])
        return key

    def revoke(self, name: str) -> None:
        """Take a program's key back; from the next request on nobody is let in with it.

        Raises :class:`UserError` where there is no such program, or the file cannot be read or written.
        """
        name = " ".join(name.split())
        with self._lock:
            programs = self._stored()
            left = [entry for entry in programs if entry["name"] != name]
            if len(left) == len(programs):
                raise UserError(
                    "program_not_found",
                    N_("No program “{name}” has a key.").format(name=name[:_LONGEST_NAME]),
                    N_("See /api keys."),
                )
            self._store(left)

    def names(self) -> list[str]:
        """The programs that have a key, the oldest first.

        Raises :class:`UserError` where the file cannot be read.
        """
        return [entry["name"] for entry in self._stored()]

    def name_of(self, key: bytes) -> str | None:
        """The program whose key this is; ``None`` for any other, and while the file cannot be read."""
        with self._lock:
            stamp = self._now()
            if stamp != self._stamp:
                try:
                    stored = self._stored()
                except UserError:  # it may be let in again without a change of the file: by other rights
                    stored, stamp = [], None
                self._names = {entry["sha256"]: entry["name"] for entry in stored}
                self._stamp = stamp
            # What is looked up is a hash: how long that takes tells nothing of a key.
            return self._names.get(_hash(key)) if key else None

    # ---- the file --------------------------------------------------------------------------------

    def _now(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_ino

    def _stored(self) -> list[dict[str, str]]:
        found = read_keys(self._path)
        entries = found.get("programs") if found else []
        if not isinstance(entries, list) or not all(map(_is_entry, entries)):
            raise unreadable(self._path, "“programs” is no list of names and hashes")
        return entries

    def _store(self, programs: list[dict[str, str]]) -> None:
        keep_in_file(self._path, {"programs": programs})


def _is_entry(entry: object) -> bool:
    return isinstance(entry, dict) and all(isinstance(entry.get(key), str) for key in ("name", "sha256"))


def _hash(key: bytes) -> str:
    return hashlib.sha256(key).hexdigest()
