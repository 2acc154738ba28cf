"""The program is asked to end by its system or its terminal: Qt's loop hears of it, and ends all in order."""

from __future__ import annotations

import signal
import socket
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

#: To end, the terminal is gone, Ctrl+C; Ctrl+Break.  Not every system has all of them.
_NAMES: Final = ("SIGTERM", "SIGHUP", "SIGINT", "SIGBREAK")


class Interrupts(QObject):
    """``came`` carries the number of the signal, on the GUI thread; made and closed on the main thread.

    Once: whoever asks a second time does not want to wait, and ends the program as it is.  Of a terminal that
    is gone both its shell and the system may tell; that is ignored from then on.  What was ignored when the
    program was started (``nohup``, a shell's background) stays so.
    """

    came = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # While Qt waits, Python runs nothing: the number of a signal, written here, wakes it.
        self._read_end, self._write_end = socket.socketpair()
        self._read_end.setblocking(False)
        self._write_end.setblocking(False)
        self._notifier = QSocketNotifier(self._read_end.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        self._fd_before = signal.set_wakeup_fd(self._write_end.fileno(), warn_on_full_buffer=False)
        known = (getattr(signal, name) for name in _NAMES if hasattr(signal, name))
        self._numbers = [n for n in known if signal.getsignal(n) not in (signal.SIG_IGN, None)]
        self._before = {number: signal.signal(number, self._note) for number in self._numbers}

    def close(self) -> None:
        """Let signals do what they did before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._fd_before)
        for number, before in self._before.items():
            signal.signal(number, before)
        self._read_end.close()
        self._write_end.close()

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        for number in self._numbers:
            is_told_twice = number == getattr(signal, "SIGHUP", None)
            signal.signal(number, signal.SIG_IGN if is_told_twice else signal.SIG_DFL)

    def _read(self) -> None:
        try:
            written = self._read_end.recv(64)
        except BlockingIOError:
            return
        came = next((number for number in written if number in self._numbers), None)
        if came is not None:
            self.came.emit(came)
