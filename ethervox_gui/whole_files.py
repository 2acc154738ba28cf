"""Files that appear whole or not at all: written beside their place, then renamed; and their folders."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import chain, count, takewhile
from pathlib import Path
from typing import Final

#: How the name of a file ends while it is being written.
TEMPORARY: Final = ".tmp"


def write_whole(
    path: Path, parts: Iterable[bytes | bytearray], *, private: bool = True, sync: bool = False
) -> None:
    """Write a file in one atomic rename; what was there before stays where that fails.

    ``private``: ours, readable by its user alone, from its first byte on; else it lies among the user's own
    files, none of which is touched.  ``sync``: renamed only once the disk has
    it, so that a power failure leaves one or the other.  Raises :class:`OSError`, and leaves nothing beside
    the file then.
    """
    temporary = path.with_name(path.name + TEMPORARY)
    if private:
        temporary.unlink(missing_ok=True)
    else:
        temporary = _unused(temporary)
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
    try:
        with open(descriptor, "wb", buffering=0) as file:  # noqa: PTH123 - a descriptor
            for part in parts:
                rest = memoryview(part)
                while rest:
                    rest = rest[file.write(rest) or 0 :]
            if sync:
                os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def make_private(folder: Path) -> None:
    """Create a folder for files of ours, with those it stands in that are missing, for its user alone."""
    missing = list(takewhile(lambda each: not each.exists(), [folder, *folder.parents]))
    for each in reversed(missing):  # with ``parents`` the mode would be that of the last one alone
        each.mkdir(mode=0o700, exist_ok=True)


def _unused(path: Path) -> Path:
    """This name, or one like it that no file has."""
    names = (path.with_name(f"{path.stem}.{number}{path.suffix}") for number in count(2))
    return next(name for name in chain([path], names) if not os.path.lexists(name))
