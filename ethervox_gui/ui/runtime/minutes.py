"""Times of day are said again as time goes by: “now” is true for one minute, “Today” until midnight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

_MS: Final = 60_000


def each_minute(seen: QWidget, say_again: Callable[[], object]) -> QTimer:
    """Call ``say_again`` once a minute while a widget is on the screen; the timer ends with the widget."""
    timer = QTimer(seen)
    timer.setTimerType(Qt.TimerType.VeryCoarseTimer)  # wakes the machine up only together with others
    timer.setInterval(_MS)
    timer.timeout.connect(lambda: seen.isVisible() and say_again())
    timer.start()
    return timer
