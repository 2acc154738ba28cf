"""A file to be downloaded, and how much of it is on the disk; light to load."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Wanted:
    """A file to get: from where, to where, and by what it is known.  ``sha256`` in hexadecimal.

    A size of 0 and an empty checksum are those that the server tells with the file.  ``is_gated``: it is
    for people who have been let in, and who that is a token tells.
    """

    url: str
    target: Path
    size_bytes: int
    sha256: str
    is_gated: bool = False


class Downloadable(Protocol):
    """A model that can be downloaded: what it is, what it will take, and its files.

    Sizes in bytes.  ``file_name`` is what it is known by, and where its first file goes below the folder of
    the downloads; ``kv_bytes_per_token`` is 0 where it is not known, ``rebuild`` empty where turns can leave
    the context one by one.  One that ``embeds`` does not talk.
    """

    @property
    def name(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def licence(self) -> str: ...
    @property
    def quantisation(self) -> str: ...
    @property
    def rebuild(self) -> str: ...
    @property
    def embeds(self) -> bool: ...
    @property
    def file_name(self) -> str: ...
    @property
    def size_bytes(self) -> int: ...
    @property
    def about_bytes(self) -> int: ...
    @property
    def kv_bytes_per_token(self) -> int: ...
    def memory_bytes(self, n_ctx: int) -> int: ...
    def read_bytes(self, n_ctx: int) -> int: ...

    def wanted(self, folder: Path) -> tuple[Wanted, ...]:
        """Its files below ``folder``; the first one is what is loaded."""
        ...


def is_there(wanted: Wanted) -> bool:
    """Whether the file was got and checked before."""
    try:
        # Only what was checked has this name.
        size = wanted.target.stat().st_size
        return size == wanted.size_bytes if wanted.size_bytes else size > 0
    except OSError:
        return False


class Part:
    """The beginning of a file that is being got, and the note that says of which file it is one."""

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted
        self.path = wanted.target.with_name(wanted.target.name + ".part")
        self._note = wanted.target.with_name(wanted.target.name + ".part.json")
        self.etag = ""
        try:
            note = json.loads(self._note.read_text(encoding="utf-8"))
            known = note["url"] == wanted.url and note["sha256"] == wanted.sha256
            self.etag = str(note["etag"]) if known else ""
        except (FileNotFoundError, ValueError, LookupError, TypeError, RecursionError):
            known = False
        if not known or self.size > wanted.size_bytes > 0:
            self.remove()

    @property
    def size(self) -> int:
        """How many bytes have arrived."""
        try:
            return self.path.stat().st_size
        except OSError:
            return 0

    def begin(self, etag: str) -> None:
        """Another beginning, of what the server calls ``etag``."""
        self.remove()
        self.etag = etag
        note = {"url": self._wanted.url, "sha256": self._wanted.sha256, "etag": etag}
        self._note.write_text(json.dumps(note), encoding="utf-8")

    def remove(self) -> None:
        """Forget what has arrived."""
        self.path.unlink(missing_ok=True)
        self._note.unlink(missing_ok=True)
        self.etag = ""

    def finish(self) -> None:
        """Give the file its own name."""
        with self.path.open("rb+") as file:
            os.fsync(file.fileno())
        self.path.replace(self._wanted.target)
        self._note.unlink(missing_ok=True)
