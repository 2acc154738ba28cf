"""From one part of a window to the next by keys: the Tab key stops at everything between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def go_to_part(parts: Sequence[tuple[QWidget, QWidget]], focused: QWidget | None, step: int) -> None:
    """Put the keys into the part ``step`` behind the one they are in, in a circle; hidden ones are left out.

    Of each part: all of it, and where in it the keys go.  From outside they come to the first or the last.
    """
    seen = [(whole, place) for whole, place in parts if place.isVisible() and place.isEnabled()]
    inside = [focused is not None and (whole is focused or whole.isAncestorOf(focused)) for whole, _ in seen]
    at = inside.index(True) if True in inside else min(0, -step)
    if seen:
        seen[(at + step) % len(seen)][1].setFocus(Qt.FocusReason.ShortcutFocusReason)
