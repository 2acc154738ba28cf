"""Which pages there are, read from the names of their files: ``pages/chat/t12-340-395-<model>.page``.

The order in which they go when room is needed is here too.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from ethervox_gui.context.turns.turns import Span
from ethervox_gui.storage.pages.page_file import PageKey, PageKind

#: How the names of files with keys end.
KEYS: Final = ".keys"

#: Where there are more pages than these, so much of the budget is freed beyond what is needed.  To sort
#: 100,000 takes a third of a second, in which nobody finds a page, and it would be done for each written one.
_MANY: Final = 1_000
_AT_ONCE: Final = 1 / 32
#: Seconds between pages that are of use together: any time that is not nothing.
_NEXT_S: Final = 0.001


class Name(NamedTuple):
    """What an entry is found by; ``model`` is the beginning of the fingerprint's hash."""

    key: PageKey
    model: str


@dataclass(slots=True)
class Entry:
    """A file: its span by its name, its size in bytes, when it was of use last (seconds since the epoch).

    The size of the keys beside it is counted in.
    """

    path: Path
    span: Span
    size: int
    used: float


class Index:
    """The pages on the disk and the bytes they take together.  For one thread at a time."""

    def __init__(self, folder: Path) -> None:
        self._entries = dict(scan(folder))
        self._newest_use = max((entry.used for entry in self._entries.values()), default=0.0)
        self.n_bytes = sum(entry.size for entry in self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, name: Name) -> Entry | None:
        return self._entries.get(name)

    def put(self, name: Name, entry: Entry) -> None:
        self.pop(name)
        self._entries[name] = entry
        self.n_bytes += entry.size

    def pop(self, name: Name) -> Entry | None:
        """Take an entry out, if there is one."""
        entry = self._entries.pop(name, None)
        if entry is not None:
            self.n_bytes -= entry.size
        return entry

    def grow(self, name: Name, n_bytes: int) -> None:
        """An entry's files take so many bytes more."""
        entry = self._entries.get(name)
        if entry is not None:
            entry.size += n_bytes
            self.n_bytes += n_bytes

    def next_use(self) -> float:
        """The time of a use: behind those before, also where the clock was set back since."""
        self._newest_use = max(time.time(), self._newest_use + _NEXT_S)
        return self._newest_use

    def of_chat(self, chat_id: int) -> list[Entry]:
        return [entry for name, entry in self._entries.items() if name.key.chat_id == chat_id]

    def spans(self) -> dict[Name, Span]:
        """The span of every page."""
        return {name: entry.span for name, entry in self._entries.items()}

    def drop(self, is_gone: Callable[[int], bool]) -> None:
        """Take out the pages of the chats that are gone."""
        for name in [name for name in self._entries if is_gone(name.key.chat_id)]:
            self.pop(name)

    def drop_keys(self, gone: Collection[PageKey]) -> list[Path]:
        """Take out all pages of these items; the files."""
        names = [name for name in self._entries if name.key in gone]
        return [entry.path for name in names if (entry := self.pop(name)) is not None]

    def make_room(self, budget: int, in_bin: Collection[int]) -> list[Path]:
        """Take out what must go so that no more than ``budget`` bytes are left; the files.

        Pages of chats in the bin go first, then what was of no use for the longest time.  Of many pages a few
        more go, so that those which are written next find room.
        """
        if self.n_bytes <= budget:
            return []
        if len(self._entries) > _MANY:
            budget -= int(_AT_ONCE * budget)
        gone: list[Path] = []
        order = sorted(
            self._entries.items(), key=lambda pair: (pair[0].key.chat_id not in in_bin, pair[1].used)
        )
        for name, entry in order:
            if self.n_bytes <= budget:
                break
            self.pop(name)
            gone.append(entry.path)
        return gone


def path_of(folder: Path, name: Name, span: Span) -> Path:
    """Where a page's file lies below ``folder``."""
    file = f"{name.key.kind}{name.key.item_id}-{span.p0}-{span.p1}-{name.model}.page"
    return folder / str(name.key.chat_id) / file


def keys_path(path: Path) -> Path:
    """Where the keys of a page lie, beside it."""
    return path.with_suffix(KEYS)


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
                    found, beside = path.stat(), 0
                    with contextlib.suppress(OSError):
                        beside = keys_path(path).stat().st_size
                    size = found.st_size + beside
                    yield Name(key, model), Entry(path, Span(int(p0), int(p1)), size, found.st_mtime)


def folders(folder: Path) -> list[Path]:
    """The folders in ``folder``; none where it cannot be read."""
    try:
        return [path for path in folder.iterdir() if path.is_dir() and not path.is_symlink()]
    except OSError:
        return []


def unlink(path: Path) -> None:
    """Remove a file if that can be done, and the keys that lie beside a page with it."""
    if path.suffix != KEYS:
        with contextlib.suppress(OSError):
            keys_path(path).unlink(missing_ok=True)
    with contextlib.suppress(OSError):  # whatever became of its keys: it may be what was forgotten
        path.unlink(missing_ok=True)
