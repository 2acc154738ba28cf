"""The embedding model that the settings name: it begins with the program, and is exchanged for another.

One that was exchanged finishes what it is at and then frees its memory, while the next is loaded already.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError
from ethervox_gui.storage.store import Store

if TYPE_CHECKING:
    from ethervox_gui.services.meaning import MeaningSearch


Failed = Callable[[UserError], None]
Make = Callable[[Store, Path, Failed], "MeaningSearch"]


class EmbeddingChoice:
    """Which one is at work.  All of it may be called from any thread.

    ``failed`` is called, on any thread, where the one that was chosen cannot be used.  ``make`` makes a
    search by meaning with the model of a file, which is not begun yet.
    """

    def __init__(self, store: Store, failed: Failed, make: Make | None = None) -> None:
        self._store = store
        self._failed = failed
        self._make = make or _made
        self._lock = threading.Lock()
        self._written = ""
        self._at_work: MeaningSearch | None = None
        self._ending: list[MeaningSearch] = []
        self._stopped = False

    @property
    def at_work(self) -> MeaningSearch | None:
        """The one that was chosen; it may still be loaded."""
        return self._at_work

    def choose(self, written: str) -> None:
        """Let the model of this file find by meaning, as the settings have it; none where it is empty.

        Returns at once but for the first one, which loads a library.
        """
        with self._lock:
            if self._stopped or written == self._written:
                return
            self._written = written
            if self._at_work is not None:
                self._at_work.end()
                self._ending = [*filter(_is_running, self._ending), self._at_work]
                self._at_work = None
            if written:
                self._at_work = self._make(self._store, paths.as_written(written), self._failed)
                self._at_work.start()

    def stop(self) -> None:
        """End them all, and wait for that.  Calling it again does nothing."""
        with self._lock:
            self._stopped = True
            ending = [*self._ending, *([] if self._at_work is None else [self._at_work])]
            self._ending, self._at_work = [], None
        for one in ending:
            one.end()
        for one in ending:
            one.stop()


def _made(store: Store, path: Path, failed: Failed) -> MeaningSearch:
    from ethervox_gui.services.meaning import MeaningSearch  # here, because only this needs numpy

    return MeaningSearch(store, path, failed)


def _is_running(one: MeaningSearch) -> bool:
    return one.is_running
