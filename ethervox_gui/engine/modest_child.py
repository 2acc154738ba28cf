"""Limits the resources of a child process that reads or draws files from strangers."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Any, Final

resource: Any
try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None

#: What ``prctl`` of Linux calls the signal for whose parent has died.
_PR_SET_PDEATHSIG: Final = 1


def be_modest(memory: int) -> None:
    """Take so many bytes of memory at most from now on, and no time that anybody else wants.

    Nor any once the program is gone: where it was killed nobody is left to end a process that hangs.
    """
    _end_with_parent()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    if resource is not None:
        for limit in ("RLIMIT_AS", "RLIMIT_DATA"):
            with contextlib.suppress(AttributeError, ValueError, OSError):
                resource.setrlimit(getattr(resource, limit), (memory, memory))


def _end_with_parent() -> None:
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # of a C library that has no such call
            import ctypes  # not for those who only import this

            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
