"""Limits what a process of ours may take that reads or draws files from strangers."""

from __future__ import annotations

import contextlib
import os
from typing import Any

resource: Any
try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None


def be_modest(memory: int) -> None:
    """Take so many bytes of memory at most from now on, and no time that anybody else wants."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    if resource is not None:
        for limit in ("RLIMIT_AS", "RLIMIT_DATA"):
            with contextlib.suppress(AttributeError, ValueError, OSError):
                resource.setrlimit(getattr(resource, limit), (memory, memory))
