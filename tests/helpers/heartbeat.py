"""How long the GUI thread works without listening."""

from __future__ import annotations

import gc
import time

from PySide6.QtCore import QTimer

#: What tests allow: the longest stretch as a share of all that the GUI thread worked.  Work that is not cut
#: up is one stretch, so its share is near 1 on every machine.
LONGEST_SHARE = 0.8


class Heartbeat:
    """A timer on the GUI thread.  Between two beats lie the stretches in which nothing else is heard.

    ``longest`` counts processor time of that thread, so that a busy machine does not matter; ``longest_wall``
    what a user would have waited.  Both in seconds.

    What was there before is kept from the garbage collector meanwhile, as the program does it with all that
    it has loaded: what a test run has loaded is no part of the window.
    """

    def __init__(self, every_ms: int = 5) -> None:
        self.longest = self.longest_wall = 0.0
        self.n_beats = 0
        gc.freeze()
        self._last, self._last_wall = time.thread_time(), time.perf_counter()
        self._begun = self._last
        self._timer = QTimer()
        self._timer.setInterval(every_ms)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now, wall = time.thread_time(), time.perf_counter()
        self.n_beats += 1
        self.longest = max(self.longest, now - self._last)
        self.longest_wall = max(self.longest_wall, wall - self._last_wall)
        self._last, self._last_wall = now, wall

    def stop(self) -> float:
        """The longest stretch of processor time, in seconds."""
        self._beat()
        self._timer.stop()
        gc.unfreeze()
        return self.longest

    def stop_share(self) -> float:
        """The longest stretch as a share of the processor time of all stretches."""
        longest = self.stop()
        return longest / (self._last - self._begun)
