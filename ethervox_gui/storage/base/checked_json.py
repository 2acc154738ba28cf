"""Small files of JSON with a checksum: what they hold is what was written, or nothing."""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from typing import Any, Final

_VERSION: Final = 1

#: How the name of a file ends while it is being written.
TEMPORARY: Final = ".tmp"


def write(path: Path, items: Any) -> None:
    """Write a value in one atomic rename, readable by its user alone."""
    text = json.dumps({"version": _VERSION, "items": items}).encode()
    temporary = path.with_name(path.name + TEMPORARY)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    temporary.unlink(missing_ok=True)
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "wb") as file:  # noqa: PTH123 - a descriptor
        file.write(b"%08x\n" % zlib.crc32(text) + text)
    temporary.replace(path)


def read(path: Path) -> Any:
    """The value at ``path``; ``None`` if there is none that is whole."""
    try:
        check, _, text = path.read_bytes().partition(b"\n")
        if int(check, 16) != zlib.crc32(text):
            return None
        found = json.loads(text)
        return found["items"] if found["version"] == _VERSION else None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
