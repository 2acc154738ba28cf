"""By which signals a program without a window is ended, and may end in order."""

from __future__ import annotations

import signal
from typing import Final

#: The terminal is gone; not every system has it.
_HANG_UP: Final[signal.Signals | None] = getattr(signal, "SIGHUP", None)


def signals_of_others() -> tuple[signal.Signals, ...]:
    """Those by which the system, its terminal or another program ends this one.

    A hang-up that was ignored when the program was started (``nohup``) is none of them: it stays ignored.
    """
    if _HANG_UP is None or signal.getsignal(_HANG_UP) in (signal.SIG_IGN, None):
        return (signal.SIGTERM,)
    return (signal.SIGTERM, _HANG_UP)


def ignore_hang_up() -> None:
    """Hear of a hang-up no more, on the main thread: a shell and the system may both tell of the same one."""
    if _HANG_UP is not None:
        signal.signal(_HANG_UP, signal.SIG_IGN)
