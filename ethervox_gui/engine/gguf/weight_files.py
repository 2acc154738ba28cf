"""The files that hold a loaded model's weights, watched while the model is in use.

The library maps them into memory.  If somebody cuts one short, as ``cp`` does before it writes another model
over it, the next read of what is missing ends the process with SIGBUS: no exception, no last words.  Not to
map them would take the memory twice while a model loads, and make it wait for the whole file.  So their size
is asked before each batch: a microsecond, where a batch takes milliseconds.  What is cut in the very moment
in which a batch is computed still ends the program; while it writes, or learns in idle time, that is likely.

A file that was written since may hold other weights, whatever its size: it is loaded again before the next
job.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import ModelCutError
from ethervox_gui.engine.gguf.header import files_of

#: Windows refuses to shorten a file that is mapped, and an open one could not be renamed there.
_CAN_BE_CUT: Final = os.name != "nt"


class WeightFiles:
    """The files of one model, by open descriptors: one that is renamed or deleted is mapped as before."""

    def __init__(self, path: Path) -> None:
        self._name = path.name
        #: Descriptors, and their files' sizes in bytes and times of the last change, in nanoseconds.
        self._loaded: list[tuple[int, int, int]] = []
        for file in files_of(path) if _CAN_BE_CUT else ():
            with contextlib.suppress(OSError):  # it was there a moment ago, and loading tells what is wrong
                descriptor = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
                found = os.fstat(descriptor)
                self._loaded.append((descriptor, found.st_size, found.st_mtime_ns))

    def are_whole(self) -> bool:
        """Whether none of them is shorter than it was when the model was loaded."""
        return all(os.fstat(descriptor).st_size >= size for descriptor, size, _ in self._loaded)

    def are_as_loaded(self) -> bool:
        """Whether none of them was written since: one that was cut, and is whole again, may be another."""
        for descriptor, size, changed_at in self._loaded:
            found = os.fstat(descriptor)
            if (found.st_size, found.st_mtime_ns) != (size, changed_at):
                return False
        return True

    def check(self) -> None:
        """Raise :class:`ModelCutError` where computing would end the process."""
        if not self.are_whole():
            raise ModelCutError(self._name)

    def close(self) -> None:
        """Let go of them.  May be called twice."""
        while self._loaded:
            os.close(self._loaded.pop()[0])
