"""Where the keys lead on the timeline."""

from __future__ import annotations

from PySide6.QtCore import Qt

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

#: What shows the turn that was walked to.
SHOW_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


def walked_to(key: int, current: int | None, n_entries: int) -> int | None:
    """The index of the entry a key leads to from ``current``; ``None`` for a key that leads nowhere."""
    last = n_entries - 1
    if last < 0:
        return None
    if key == Qt.Key.Key_Home:
        return 0
    if key == Qt.Key.Key_End:
        return last
    if key not in _STEPS:
        return None
    at = n_entries if current is None else current
    return max(0, min(last, at + _STEPS[Qt.Key(key)]))
