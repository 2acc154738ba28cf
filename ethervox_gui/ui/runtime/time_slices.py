"""Work that is done a moment at a time, so that the window listens in between."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

#: How long such work goes on before the window listens again.
MOMENT_S = 0.008


def in_moments(parent: QObject, work: Callable[[], None]) -> QTimer:
    """Calls ``work`` whenever nothing else waits, from its start to its stop."""
    timer = QTimer(parent)
    timer.setInterval(0)
    timer.timeout.connect(work)
    return timer
