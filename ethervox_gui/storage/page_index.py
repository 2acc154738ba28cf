"""Which pages there are, read from the names of their files: ``pages/chat/t12-340-395-<model>.page``."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ethervox_gui.context.turns import Span
from ethervox_gui.storage.page_file import PageKey, PageKind


class Name(NamedTuple):
    """What an entry is found by; ``model`` is the beginning of the fingerprint's hash."""

    key: PageKey
    model: str


@dataclass(slots=True)
class Entry:
    """A file: its span by its name, its size in bytes, when it was of use last (seconds since the epoch)."""

    path: Path
    span: Span
    size: int
    used: float


def path_of(folder: Path, name: Name, span: Span) -> Path:
    """Where a page's file lies below ``folder``."""
    file = f"{name.key.kind}{name.key.item_id}-{span.p0}-{span.p1}-{name.model}.page"
    return folder / str(name.key.chat_id) / file


def scan(folder: Path) -> Iterator[tuple[Name, Entry]]:
    """All pages below ``folder``; files of other names are passed over."""
    for chat in folders(folder):
        with contextlib.suppress(OSError):
            for path in chat.iterdir():
                with contextlib.suppress(ValueError, IndexError, OSError):
                    if path.suffix != ".page":
                        continue
                    item, p0, p1, model = path.stem.split("-")
                    key = PageKey(int(chat.name), PageKind(item[0]), int(item[1:]))
                    found = path.stat()
                    yield Name(key, model), Entry(path, Span(int(p0), int(p1)), found.st_size, found.st_mtime)


def folders(folder: Path) -> list[Path]:
    """The folders in ``folder``; none where it cannot be read."""
    try:
        return [path for path in folder.iterdir() if path.is_dir() and not path.is_symlink()]
    except OSError:
        return []


def unlink(path: Path) -> None:
    """Remove a file if that can be done."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
