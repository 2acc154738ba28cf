"""The page store: saved KV cells on disk, one file a turn, within a budget.

Pages are a cache: whatever is missing here is read again from the text.  So nothing in here raises; a full
disk or a damaged file makes a page that is not there.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import shutil
import threading
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from ethervox_gui.context.turns import Span
from ethervox_gui.storage import page_file, page_layout
from ethervox_gui.storage.background import Background
from ethervox_gui.storage.page_file import PageDamagedError, PageKey
from ethervox_gui.storage.page_index import Entry, Name, folders, path_of, scan, unlink
from ethervox_gui.storage.page_layout import Layout

_DEFAULT_BUDGET: Final = 4 << 30
#: As many bytes may wait for the disk before :meth:`PageStore.save` waits too.
_MAX_WAITING: Final = 256 << 20

_log = logging.getLogger(__name__)


class Page(NamedTuple):
    """Saved cells and the span they were saved from."""

    span: Span
    data: bytes | bytearray


@dataclass(frozen=True, slots=True)
class PageFigures:
    """Pages of one chat and of all, in files and bytes; how many asked for were there, and were not."""

    n_pages: int
    n_bytes: int
    n_pages_all: int
    n_bytes_all: int
    budget: int
    hits: int
    misses: int


class PageStore:
    """Every method may be called from any thread; writing and deleting happen on a thread of its own."""

    def __init__(self, folder: Path, budget: int = _DEFAULT_BUDGET) -> None:
        self._folder = folder
        self._budget = budget
        self._changed = threading.Condition()
        self._index: dict[Name, Entry] | None = None
        self._waiting: dict[Name, Page] = {}
        self._layouts: dict[tuple[int, str], Layout] = {}
        self._n_waiting = 0
        self._is_closed = False
        self._background = Background("pages")
        self._hits = self._misses = 0
        self._failure = ""

    @property
    def folder(self) -> Path:
        return self._folder

    def set_budget(self, n_bytes: int) -> None:
        """How much disk all pages together may take; 0 keeps none, and those there are go."""
        with self._changed:
            if n_bytes == self._budget:
                return
            self._budget = n_bytes
        if self._folder.is_dir():
            self._background.do(self._evict)

    def take_failure(self) -> str:
        """Why a page could not be written since this was asked last; empty if all could."""
        with self._changed:
            failure, self._failure = self._failure, ""
        return failure

    # ---- pages -----------------------------------------------------------------------------------

    def save(self, key: PageKey, fingerprint: str, span: Span, data: bytes | bytearray) -> bool:
        """Keep a page in place of the one this item has; false where no pages are kept.

        It can be loaded at once and is written in the background.
        """
        with self._changed:
            if self._is_closed or len(data) >= self._budget:
                return False
            name, page = Name(key, _short(fingerprint)), Page(span, data)
            while self._n_waiting and self._n_waiting + len(data) > _MAX_WAITING:
                self._changed.wait()
            before = self._waiting.get(name)
            self._n_waiting += len(data) - (len(before.data) if before else 0)
            self._waiting[name] = page
        self._background.do(lambda: self._write(name, fingerprint, page))
        return True

    def load(self, key: PageKey, fingerprint: str) -> Page | None:
        """A page as it was saved under this fingerprint; ``None`` when there is none that is whole."""
        name = Name(key, _short(fingerprint))
        with self._changed:
            page = self._waiting.get(name)
            entry = self._entries().get(name)
        if page is None and entry is not None:
            page = self._read(name, fingerprint, entry)
        with self._changed:
            self._hits += page is not None
            self._misses += page is None
        return page

    def span(self, key: PageKey, fingerprint: str) -> Span | None:
        """Where the cells of a page were saved; ``None`` when there is no page."""
        name = Name(key, _short(fingerprint))
        with self._changed:
            page = self._waiting.get(name)
            entry = self._entries().get(name)
        return page.span if page else entry.span if entry else None

    # ---- layouts ---------------------------------------------------------------------------------

    def save_layout(self, chat_id: int, fingerprint: str, layout: Layout) -> None:
        """Note which pages make up the cache of a chat, in position order."""
        with self._changed:
            place = (chat_id, _short(fingerprint))
            if self._is_closed or not self._budget or self._layouts.get(place) == layout:
                return
            self._layouts[place] = layout
        self._background.do(lambda: self._write_layout(place, layout))

    def layout(self, chat_id: int, fingerprint: str) -> Layout:
        """What :meth:`save_layout` noted last; empty if nothing, or nothing that is whole."""
        place = (chat_id, _short(fingerprint))
        with self._changed:
            found = self._layouts.get(place)
        return found if found is not None else page_layout.read(self._layout_path(place), chat_id)

    # ---- all together ----------------------------------------------------------------------------

    def figures(self, chat_id: int) -> PageFigures:
        self.flush()
        with self._changed:
            entries = self._entries()
            own = [entry.size for name, entry in entries.items() if name.key.chat_id == chat_id]
            everything = sum(entry.size for entry in entries.values())
            return PageFigures(
                len(own), sum(own), len(entries), everything, self._budget, self._hits, self._misses
            )

    def drop_chat(self, chat_id: int) -> None:
        """Remove the pages of a chat."""
        with self._changed:
            for name in [name for name in self._waiting if name.key.chat_id == chat_id]:
                self._n_waiting -= len(self._waiting.pop(name).data)
            self._changed.notify_all()
            for name in [name for name in self._entries() if name.key.chat_id == chat_id]:
                del self._entries()[name]
            for place in [place for place in self._layouts if place[0] == chat_id]:
                del self._layouts[place]
        if self._folder.is_dir():
            self._background.do(lambda: self._drop(lambda found: found == str(chat_id)))

    def sweep(self, chat_ids: Collection[int]) -> None:
        """Remove what a program that was killed left half-written, and pages of chats that are no more."""
        if self._folder.is_dir():
            known = {str(chat_id) for chat_id in chat_ids}
            self._background.do(lambda: self._sweep(known))

    def flush(self) -> None:
        """Wait until everything is on the disk."""
        self._background.flush()

    def close(self) -> None:
        """Finish what waits to be written.  Calling it again does nothing."""
        with self._changed:
            self._is_closed = True
        self._background.close()

    # ---- on the writer's thread --------------------------------------------------------------------

    def _write(self, name: Name, fingerprint: str, page: Page) -> None:
        with self._changed:
            if self._waiting.get(name) is not page:
                return  # a newer page of this item waits, or the chat is gone
            before = self._entries().get(name)
        path = path_of(self._folder, name, page.span)
        try:
            size = page_file.write(path, name.key, fingerprint, page.span, page.data)
            entry: Entry | None = Entry(path, page.span, size, time.time())
        except OSError as error:
            entry = None
            with self._changed:
                self._failure = error.strerror or str(error)
        with self._changed:
            if self._waiting.get(name) is page:
                del self._waiting[name]
                self._n_waiting -= len(page.data)
                self._changed.notify_all()
                if entry is not None:
                    self._entries()[name] = entry
                elif before is not None:
                    self._entries().pop(name, None)  # an older page of cells that have changed since
            else:
                unlink(path)  # while it was written a newer one came, or the chat went
        if before is not None and (entry is None or before.path != path):
            unlink(before.path)
        self._evict()

    def _write_layout(self, place: tuple[int, str], layout: Layout) -> None:
        with self._changed:
            if self._layouts.get(place) is not layout:
                return
        try:
            page_layout.write(self._layout_path(place), layout)
        except OSError as error:
            with self._changed:
                self._failure = error.strerror or str(error)

    def _evict(self) -> None:
        """Keep to the budget: what was of no use for the longest time goes first."""
        with self._changed:
            entries = self._entries()
            excess = sum(entry.size for entry in entries.values()) - self._budget
            gone: list[Path] = []
            for name, entry in sorted(entries.items(), key=lambda pair: pair[1].used):
                if excess <= 0:
                    break
                excess -= entry.size
                gone.append(entry.path)
                del entries[name]
        for path in gone:
            unlink(path)

    def _drop(self, gone: Callable[[str], bool]) -> None:
        with self._changed:
            entries = self._entries()
            for name in [name for name in entries if gone(str(name.key.chat_id))]:
                del entries[name]
        for folder in folders(self._folder):
            if gone(folder.name):
                shutil.rmtree(folder, ignore_errors=True)

    def _sweep(self, known: set[str]) -> None:
        self._drop(lambda found: found not in known)
        for folder in folders(self._folder):
            for path in folder.glob("*" + page_file.TEMPORARY):
                unlink(path)
        self._evict()

    # ---- inside ------------------------------------------------------------------------------------

    def _read(self, name: Name, fingerprint: str, entry: Entry) -> Page | None:
        try:
            data = page_file.read(entry.path, name.key, fingerprint, entry.span)
        except (OSError, PageDamagedError) as error:
            _log.warning("%s is no page any more: %s", entry.path.name, error)
            with self._changed:
                if self._entries().get(name) is entry:
                    del self._entries()[name]
            unlink(entry.path)
            return None
        entry.used = time.time()
        with contextlib.suppress(OSError):
            os.utime(entry.path)  # so that the next start knows it too
        return Page(entry.span, data)

    def _entries(self) -> dict[Name, Entry]:
        """The index, made from the names of the files; the lock is held."""
        if self._index is None:
            self._index = dict(scan(self._folder))
        return self._index

    def _layout_path(self, place: tuple[int, str]) -> Path:
        return self._folder / str(place[0]) / f"layout-{place[1]}"


def _short(fingerprint: str) -> str:
    return hashlib.blake2b(fingerprint.encode(), digest_size=8).hexdigest()
