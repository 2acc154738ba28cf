"""Reading what somebody cut off a mapped file, while a batch is computed: it reads as zeros.

The system ends a process that does so, with SIGBUS, unless it puts something in the place of what is missing.
That is done on whichever of the library's threads computes, which holds nothing that Python waits for.
"""

from __future__ import annotations

import ctypes
import mmap
import platform
import signal
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

#: Where the layout of what the system tells is known; elsewhere the process ends as it did.
IS_KNOWN: Final = sys.platform == "linux" and platform.machine() in {"x86_64", "aarch64"}

#: Where the address stands in ``siginfo_t``.
_ADDRESS_AT: Final = 16
_SA_SIGINFO: Final = 4
_MAP_FIXED: Final = 0x10

#: From where to where files are mapped whose end may go.
_mapped: list[tuple[int, int]] = []

#: What happened at SIGBUS before, and what keeps our handler alive.
_before: list[Any] = []

_Handler = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


class _Action(ctypes.Structure):
    """``struct sigaction`` of the C library."""

    _fields_ = (
        ("handler", ctypes.c_void_p),
        ("mask", ctypes.c_ulong * 16),
        ("flags", ctypes.c_int),
        ("restorer", ctypes.c_void_p),
    )


def watch(inodes: Collection[int]) -> list[tuple[int, int]]:
    """Let what is mapped of these files be read as zeros where it is cut off; where that is."""
    if not IS_KNOWN:
        return []
    found: list[tuple[int, int]] = []
    try:
        with Path("/proc/self/maps").open(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                extent, _, _, _, inode, *_ = line.split(maxsplit=5)
                if int(inode) in inodes:
                    first, last = (int(end, 16) for end in extent.split("-"))
                    found.append((first, last))
    except (OSError, ValueError):
        return []
    _mapped.extend(found)
    if found:
        _install()
    return found


def forget(extents: Collection[tuple[int, int]]) -> None:
    """Know nothing of these any more."""
    for extent in extents:
        _mapped.remove(extent)


# ---- inside ----------------------------------------------------------------------------------------


def _install() -> None:
    """Handle SIGBUS from now on; what is no business of ours ends as it did before."""
    if _before:
        return
    library = ctypes.CDLL(None)
    library.mmap.restype = ctypes.c_void_p
    library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    library.sigaction.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _MAP_FIXED
    before = _Action()

    def handle(_signal: int, info: int, _context: int) -> None:
        address = ctypes.c_size_t.from_address(info + _ADDRESS_AT).value
        page = address - address % mmap.PAGESIZE
        for first, last in _mapped:
            if first <= page < last:
                library.mmap(page, last - page, mmap.PROT_READ, flags, -1, 0)
                return
        library.sigaction(signal.SIGBUS, ctypes.byref(before), None)  # and it happens once more

    handler = _Handler(handle)
    ours = _Action(ctypes.cast(handler, ctypes.c_void_p), flags=_SA_SIGINFO)
    if library.sigaction(signal.SIGBUS, ctypes.byref(ours), ctypes.byref(before)) == 0:
        _before.extend((before, handler))
