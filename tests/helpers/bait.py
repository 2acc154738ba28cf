"""Files, a port and programs that nobody may touch, and what sees whoever does."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_IN_ACCESS, _IN_OPEN, _IN_CREATE = 0x1, 0x20, 0x100
_STARTS = frozenset({"subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork"})
_NETWORK = frozenset({"socket.connect", "socket.getaddrinfo", "socket.gethostbyname", "socket.sendto"})


class Bait:
    """A folder and a port.  :attr:`taken` says who opened a file there, connected, or started a program.

    Files are watched by the kernel (Linux), so that Qt's own reading is seen as well as Python's.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("picture.png", "sheet.css", "secret.txt"):
            (folder / name).write_bytes(b"bait")
        self._server = socket.create_server(("127.0.0.1", 0))
        self._server.setblocking(False)
        self.port: int = self._server.getsockname()[1]
        self._taken: list[str] = []
        self._watch = self._watched()
        self._thread = threading.get_ident()

    def _watched(self) -> int | None:
        if not sys.platform.startswith("linux"):
            return None
        libc = ctypes.CDLL(None, use_errno=True)
        watch = int(libc.inotify_init1(os.O_NONBLOCK))
        added = libc.inotify_add_watch(watch, os.fsencode(self.folder), _IN_ACCESS | _IN_OPEN | _IN_CREATE)
        assert watch >= 0
        assert added >= 0
        return watch

    def taken(self) -> list[str]:
        """What happened since the last time this was asked."""
        found, self._taken = self._taken, []
        if self._watch is not None:
            with suppress(BlockingIOError):
                found.append(f"file: {os.read(self._watch, 65536)!r}")
        try:
            connection, _ = self._server.accept()
        except BlockingIOError:
            pass
        else:
            connection.close()
            found.append("network: a connection")
        return found

    def hear(self, event: str, args: tuple[object, ...]) -> None:
        """An audit event of Python's."""
        if event in _STARTS or event in _NETWORK:
            self._taken.append(f"{event}: {args!r}"[:300])

    def close(self) -> None:
        self._server.close()
        if self._watch is not None:
            os.close(self._watch)


_active: list[Bait] = []
_hooked: list[bool] = []


def _audit(event: str, args: tuple[object, ...]) -> None:
    for bait in _active:
        bait.hear(event, args)


@contextmanager
def baited(folder: Path) -> Iterator[Bait]:
    """Lay the bait.  A hook of Python's cannot be taken away again, so there is one for all."""
    if not _hooked:
        _hooked.append(True)
        sys.addaudithook(_audit)
    bait = Bait(folder)
    _active.append(bait)
    try:
        yield bait
    finally:
        _active.remove(bait)
        bait.close()
