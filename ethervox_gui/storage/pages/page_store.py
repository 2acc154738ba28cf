"""The page store: saved KV cells on disk, one file a turn, within a budget.

Pages are a cache: whatever is missing here is read again from the text.  So nothing in here raises, and a
full disk or a damaged file makes a page that is not there.  The last of the disk is left to the words.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import shutil
import threading
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from ethervox_gui.context.turns.turns import Span
from ethervox_gui.storage.base.low_priority import Background
from ethervox_gui.storage.pages import page_file
from ethervox_gui.storage.pages.layout import Notes
from ethervox_gui.storage.pages.page_file import GUESTS, PageDamagedError, PageKey
from ethervox_gui.storage.pages.page_index import (
    KEYS,
    Entry,
    Index,
    Name,
    folders,
    keys_path,
    path_of,
    unlink,
)
from ethervox_gui.storage.pages.page_notes import NotedPages, short
from ethervox_gui.whole_files import TEMPORARY

_DEFAULT_BUDGET: Final = 4 << 30
#: So many bytes of the disk are left free for what cannot be computed again.
SPARE: Final = 128 << 20
#: As many bytes may wait for the disk before :meth:`PageStore.save` waits too.
_MAX_WAITING: Final = 256 << 20

#: Stands behind the fingerprint of keys, so that a page is never taken for them.
_KEYS: Final = " keys"

_log = logging.getLogger(__name__)


class Page(NamedTuple):
    """Saved cells and the span they were saved from."""

    span: Span
    data: bytes | bytearray


class KeptPage(NamedTuple):
    """A page to keep, with the keys of some of its tokens, by which it is looked for.

    They lie in a small file beside the page, which goes with it.
    """

    span: Span
    data: bytes | bytearray
    keys: bytes = b""

    @property
    def n_bytes(self) -> int:
        return len(self.data) + len(self.keys)


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


class PageStore(NotedPages):
    """Every method may be called from any thread; writing and deleting happen on a thread of its own."""

    def __init__(self, folder: Path, budget: int = _DEFAULT_BUDGET) -> None:
        self._folder = folder
        self._budget = budget
        self._changed = threading.Condition()
        self._index: Index | None = None
        self._in_bin: set[int] = set()
        self._waiting: dict[Name, KeptPage] = {}
        self._notes = Notes(folder)
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

    def save_all(self, pages: Sequence[tuple[PageKey, str, KeptPage]]) -> set[PageKey]:
        """Keep pages, each under its fingerprint and in place of the one its item has; those that are kept.

        They can be loaded at once, and are written in the background.  Many small ones are better kept at
        once: the writer begins when all are there, and takes no time away from whoever makes them.
        """
        kept: set[PageKey] = set()
        batch: list[tuple[Name, str, KeptPage]] = []
        with self._changed:
            for key, fingerprint, page in pages:
                n_bytes = page.n_bytes
                if self._is_closed or n_bytes >= self._budget:
                    continue
                if self._n_waiting + n_bytes > _MAX_WAITING:
                    self._begin_writing(batch)
                    batch = []
                while self._n_waiting and self._n_waiting + n_bytes > _MAX_WAITING:
                    self._changed.wait()
                name = Name(key, short(fingerprint))
                before = self._waiting.get(name)
                self._n_waiting += n_bytes - (before.n_bytes if before else 0)
                self._waiting[name] = page
                batch.append((name, fingerprint, page))
                kept.add(key)
        self._begin_writing(batch)
        return kept

    def load(self, key: PageKey, fingerprint: str) -> Page | None:
        """A page as it was saved under this fingerprint; ``None`` when there is none that is whole."""
        name = Name(key, short(fingerprint))
        with self._changed:
            kept = self._waiting.get(name)
            entry = self._entries().get(name)
        page = Page(kept.span, kept.data) if kept is not None else None
        if page is None and entry is not None:
            page = self._read(name, fingerprint, entry)
        with self._changed:
            self._hits += page is not None
            self._misses += page is None
        return page

    def span(self, key: PageKey, fingerprint: str) -> Span | None:
        """Where the cells of a page were saved; ``None`` when there is no page."""
        name = Name(key, short(fingerprint))
        with self._changed:
            page = self._waiting.get(name)
            entry = self._entries().get(name)
        return page.span if page else entry.span if entry else None

    def keys(self, key: PageKey, fingerprint: str) -> bytes:
        """The keys that are kept beside a page; empty when there are none that are whole."""
        name = Name(key, short(fingerprint))
        with self._changed:
            page = self._waiting.get(name)
            entry = self._entries().get(name)
        if page is not None:
            return page.keys
        if entry is not None:
            with contextlib.suppress(OSError, PageDamagedError):
                return page_file.read(keys_path(entry.path), key, fingerprint + _KEYS, entry.span)
        return b""

    def keep_keys(self, key: PageKey, fingerprint: str, keys: bytes) -> None:
        """Put keys beside a page that has none."""
        name = Name(key, short(fingerprint))
        with self._changed:
            entry = self._entries().get(name)
        if entry is None:
            return
        path = keys_path(entry.path)
        with contextlib.suppress(OSError):
            size = page_file.write(path, key, fingerprint + _KEYS, entry.span, keys)
            with self._changed:
                is_there = self._entries().get(name) is entry
                if is_there:
                    self._entries().grow(name, size)
            if not is_there:  # the page went meanwhile: nobody would take its keys along
                unlink(path)

    def listed(self, chat_id: int, fingerprint: str) -> list[tuple[PageKey, Span]]:
        """The pages of a chat that were saved under this fingerprint, in no order."""
        model = short(fingerprint)
        with self._changed:
            found = {name: page.span for name, page in self._waiting.items()}
            found = {**self._entries().spans(), **found}
        return [
            (name.key, span)
            for name, span in found.items()
            if name.key.chat_id == chat_id and name.model == model
        ]

    def keys_of_chat(self, chat_id: int) -> set[PageKey]:
        """The items of a chat that have a page, whatever it was written under."""
        with self._changed:
            names = {*self._waiting, *self._entries().spans()}
        return {name.key for name in names if name.key.chat_id == chat_id}

    def touch(self, keys: Sequence[PageKey], fingerprint: str) -> None:
        """Note that pages are of use still, the last one most, once all that waits is written."""
        model = short(fingerprint)
        self._background.do(lambda: self._touch([Name(key, model) for key in keys]))

    # ---- all together ----------------------------------------------------------------------------

    def figures(self, chat_id: int) -> PageFigures:
        self.flush()
        with self._changed:
            entries = self._entries()
            own = [entry.size for entry in entries.of_chat(chat_id)]
            return PageFigures(
                len(own), sum(own), len(entries), entries.n_bytes, self._budget, self._hits, self._misses
            )

    def set_in_bin(self, chat_id: int, in_bin: bool) -> None:
        """Note that a chat lies in the bin: its pages are the first to go when room is needed."""
        with self._changed:
            (self._in_bin.add if in_bin else self._in_bin.discard)(chat_id)

    def drop_chat(self, chat_id: int) -> None:
        """Remove the pages of a chat that is gone for good."""
        with self._changed:
            for name in [name for name in self._waiting if name.key.chat_id == chat_id]:
                self._n_waiting -= self._waiting.pop(name).n_bytes
            self._changed.notify_all()
            self._entries().drop(lambda found: found == chat_id)
            self._in_bin.discard(chat_id)
        self._notes.drop(lambda found: found == chat_id)
        if self._folder.is_dir():
            self._background.do(lambda: self._drop(lambda found: found == str(chat_id)))

    def drop_pages(self, gone: Collection[PageKey]) -> None:
        """Remove the pages of items whose cells must not come back, whatever they were written under."""
        with self._changed:
            for name in [name for name in self._waiting if name.key in gone]:
                self._n_waiting -= self._waiting.pop(name).n_bytes
            self._changed.notify_all()
            paths = self._entries().drop_keys(gone)
        for path in paths:
            unlink(path)

    def sweep(self, chat_ids: Collection[int], in_bin: Collection[int] = ()) -> None:
        """Remove what a program that was killed left half-written, and pages of chats that are no more.

        ``chat_ids`` are the chats there are, ``in_bin`` those that lie in the bin.
        """
        with self._changed:
            self._in_bin.update(in_bin)
        if self._folder.is_dir():
            known = {str(chat_id) for chat_id in (GUESTS, *chat_ids, *in_bin)}
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

    def _begin_writing(self, pages: Sequence[tuple[Name, str, KeptPage]]) -> None:
        if pages:
            self._background.do(partial(self._write_all, pages))

    def _write_all(self, pages: Sequence[tuple[Name, str, KeptPage]]) -> None:
        for name, fingerprint, page in pages:
            self._write(name, fingerprint, page)

    def _write(self, name: Name, fingerprint: str, page: KeptPage) -> None:
        with self._changed:
            if self._waiting.get(name) is not page:
                return  # a newer page of this item waits, or the chat is gone
            before = self._entries().get(name)
        path = path_of(self._folder, name, page.span)
        try:
            if page.n_bytes > self._room():
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            self._evict(page.n_bytes)
            size = page_file.write(path, name.key, fingerprint, page.span, page.data)
            if page.keys:
                beside = keys_path(path)
                size += page_file.write(beside, name.key, fingerprint + _KEYS, page.span, page.keys)
            with self._changed:
                at = self._entries().next_use()
            written = Entry(path, page.span, size, at)
            _note_use(written, at)
            entry: Entry | None = written
        except OSError as error:
            entry = None
            # Its keys may be what failed: nobody would count it, or find it before the next start.
            unlink(path)
            with self._changed:
                self._failure = error.strerror or str(error)
        with self._changed:
            if self._waiting.get(name) is page:
                del self._waiting[name]
                self._n_waiting -= page.n_bytes
                self._changed.notify_all()
                if entry is not None:
                    self._entries().put(name, entry)
                elif before is not None:
                    self._entries().pop(name)  # an older page of cells that have changed since
            else:
                unlink(path)  # while it was written a newer one came, or the chat went
        if before is not None and (entry is None or before.path != path):
            unlink(before.path)
        self._evict()

    def _room(self, coming: int = 0) -> int:
        """How many bytes all pages may take: the budget, or less where the disk is nearly full.

        ``coming`` are bytes that will be written next.
        """
        try:
            free = shutil.disk_usage(self._folder if self._folder.is_dir() else self._folder.parent).free
        except OSError:
            return self._budget
        with self._changed:
            return min(self._budget, max(0, self._entries().n_bytes + free - SPARE - coming))

    def _evict(self, coming: int = 0) -> None:
        """Keep to the budget, and leave room on the disk, also for bytes that come."""
        room = self._room(coming)
        with self._changed:
            gone = self._entries().make_room(room, self._in_bin)
        for path in gone:
            unlink(path)

    def _touch(self, names: Sequence[Name]) -> None:
        with self._changed:
            index = self._entries()
            found = [(entry, index.next_use()) for name in names if (entry := index.get(name)) is not None]
        for entry, at in found:
            _note_use(entry, at)

    def _drop(self, gone: Callable[[str], bool]) -> None:
        with self._changed:
            self._entries().drop(lambda chat_id: gone(str(chat_id)))
        for folder in folders(self._folder):
            if gone(folder.name):
                shutil.rmtree(folder, ignore_errors=True)

    def _sweep(self, known: set[str]) -> None:
        self._drop(lambda found: found not in known)
        for folder in folders(self._folder):
            for path in folder.glob("*" + TEMPORARY):
                unlink(path)
            for path in folder.glob("*" + KEYS):
                if not path.with_suffix(".page").exists():
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
                    self._entries().pop(name)
            unlink(entry.path)
            return None
        with self._changed:
            at = self._entries().next_use()
        _note_use(entry, at)
        return Page(entry.span, data)

    def _entries(self) -> Index:
        """The index, made from the names of the files; the lock is held."""
        if self._index is None:
            self._index = Index(self._folder)
        return self._index


def _note_use(entry: Entry, at: float) -> None:
    """Uses in quick succession are ahead of the clock, and of the time that the file system notes."""
    entry.used = at
    with contextlib.suppress(OSError):
        os.utime(entry.path, (at, at))  # so that the next start knows it too
