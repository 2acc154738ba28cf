"""Files that appear whole or not at all: written beside their place, then renamed."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

#: How the name of a file ends while it is being written.
TEMPORARY: Final = ".tmp"


def write_whole(
    path: Path, parts: Iterable[bytes | bytearray], *, private: bool = True, sync: bool = False
) -> None:
    """Write a file in one atomic rename; what was there before stays where that fails.

    ``private``: readable by its user alone, from its first byte on.  ``sync``: renamed only once the disk has
    it, so that a power failure leaves one or the other.  Raises :class:`OSError`, and leaves nothing beside
    the file then.
    """
    temporary = path.with_name(path.name + TEMPORARY)
    temporary.unlink(missing_ok=True)
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
