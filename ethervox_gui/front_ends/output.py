"""What a program without a window writes for others, who may be gone."""

from __future__ import annotations

import contextlib
import os
from typing import IO


def write_out(output: IO[str], text: str) -> OSError | None:
    """Write this at once; why nobody can read it, where nobody can."""
    try:
        output.write(text)
        output.flush()
    except OSError as error:
        # What is still in the buffer must go somewhere, or Python complains at the end.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), output.fileno())
        return error
    return None
