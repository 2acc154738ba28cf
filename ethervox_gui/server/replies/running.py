"""Which responses of kept conversations are being written, and when the governor has done with them.

A caller that goes away is not the end of its response: the governor sees it with the next token, and stores
what it has.  Until then the response is not what it is going to be, and nothing can stand behind it.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable


class Running:
    """Responses by name.  Any thread may use it."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[Callable[[], None]]] = {}
        self._left: set[str] = set()
        self._lock = threading.Lock()

    def __contains__(self, name: object) -> bool:
        return name in self._waiting

    def add(self, name: str, *, is_left: bool) -> None:
        """One is being written from now on; with ``is_left`` nobody waits for it any more."""
        with self._lock:
            self._waiting[name] = []
            if is_left:
                self._left.add(name)

    def leave(self, name: str) -> None:
        """Note that nobody waits for one any more: it ends soon, if it has not."""
        with self._lock:
            if name in self._waiting:
                self._left.add(name)

    def end(self, name: str) -> None:
        """One is written, and stored."""
        with self._lock:
            self._left.discard(name)
            tell_all = self._waiting.pop(name, [])
        for tell in tell_all:
            tell()

    async def end_of_left(self, names: Iterable[str]) -> None:
        """Wait for the end of those of ``names`` whose callers have gone away."""
        loop = asyncio.get_running_loop()
        for name in names:
            over = asyncio.Event()

            def tell(over: asyncio.Event = over) -> None:
                try:
                    loop.call_soon_threadsafe(over.set)
                except RuntimeError:  # the server was stopped meanwhile
                    return

            with self._lock:
                if name not in self._left:
                    continue
                self._waiting[name].append(tell)
            await over.wait()
