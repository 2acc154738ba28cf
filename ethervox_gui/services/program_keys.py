"""Keys of single programs for the API: each has a name, is shown once, and can be taken back.

What is kept of a key is a hash: whoever reads the file cannot call with it.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import threading
from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.keys import keep_in_file

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
        """A new key for a program, in place of the one it may have.  Raises :class:`UserError`."""
        name = " ".join(name.split())
        if not name or len(name) > _LONGEST_NAME:
            raise UserError(
                "bad_argument",
                N_("A program's name must have 1 to {most} characters.").format(most=_LONGEST_NAME),
                N_("Choose another."),
            )
        key = secrets.token_urlsafe(32)
        programs = [entry for entry in self._stored() if entry["name"] != name]
        self._store([*programs, {"name": name, "sha256": _hash(key.encode())}])
        return key

    def revoke(self, name: str) -> None:
        """Take a program's key back; from the next request on nobody is let in with it.

        Raises :class:`UserError` where there is no such program.
        """
        name = " ".join(name.split())
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
        """The programs that have a key, the oldest first."""
        return [entry["name"] for entry in self._stored()]

    def name_of(self, key: bytes) -> str | None:
        """The program whose key this is; ``None`` for any other."""
        with self._lock:
            stamp = self._now()
            if stamp != self._stamp:
                self._names = {entry["sha256"]: entry["name"] for entry in self._stored()}
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
        """What the file says; what is no entry is passed over, and lets nobody in."""
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return []
        entries = found.get("programs") if isinstance(found, dict) else None
        return [
            entry
            for entry in (entries if isinstance(entries, list) else ())
            if isinstance(entry, dict) and all(isinstance(entry.get(k), str) for k in ("name", "sha256"))
        ]

    def _store(self, programs: list[dict[str, str]]) -> None:
        keep_in_file(self._path, {"programs": programs})


def _hash(key: bytes) -> str:
    return hashlib.sha256(key).hexdigest()
