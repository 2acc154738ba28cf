"""Names of repositories and files on the hub: which of them may become file names here."""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 150
_DEEPEST: Final = 4
_REPOSITORY: Final = re.compile(r"[A-Za-z0-9_][\w.-]{0,95}/[A-Za-z0-9_][\w.-]{0,95}", re.ASCII)
#: Has a meaning of its own on one system or another.
_SPECIAL: Final = frozenset('\\/:*?"<>|')
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def is_repository(name: str) -> bool:
    """Whether this is ``author/name`` as the hub has them, and may become a folder."""
    return _REPOSITORY.fullmatch(name) is not None and all(_is_part(part) for part in name.split("/"))


def is_file(path: str) -> bool:
    """Whether this is the name of a model file, perhaps in folders, that may become one here."""
    parts = path.split("/")
    return (
        path.lower().endswith(".gguf")
        and len(parts) <= _DEEPEST
        and all(_is_part(part) for part in parts)
        and len(parts[-1]) > len(".gguf")
    )


def _is_part(part: str) -> bool:
    return (
        0 < len(part) <= _LONGEST
        and part.isprintable()  # no line breaks, and nothing that turns the writing direction around
        and not _SPECIAL.intersection(part)
        and not part.startswith((".", " ", "~", "-"))
        and not part.endswith((".", " "))
        and _DEVICES.fullmatch(part) is None
    )
