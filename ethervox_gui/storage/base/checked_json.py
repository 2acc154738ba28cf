"""Small files of JSON with a checksum: what they hold is what was written, or nothing."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any, Final

from ethervox_gui.whole_files import make_private, write_whole

_VERSION: Final = 1


def write(path: Path, items: Any) -> None:
    """Write a value in one atomic rename, readable by its user alone."""
    text = json.dumps({"version": _VERSION, "items": items}).encode()
    make_private(path.parent)
    write_whole(path, [b"%08x\n" % zlib.crc32(text), text])


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
