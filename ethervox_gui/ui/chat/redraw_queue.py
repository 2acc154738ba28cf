"""Widgets of a chat that are to be drawn again, a moment at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from ethervox_gui.ui.chat.message import Message
from ethervox_gui.ui.runtime.time_slices import in_moments

#: How long widgets are made (or drawn again) before the window listens again.
MOMENT_S = 0.008


class Redrawing:
    """``is_there`` tells whether a widget still counts, ``drawn`` is called after each moment."""

    def __init__(
        self, parent: QObject, is_there: Callable[[Message], bool], drawn: Callable[[], None]
    ) -> None:
        self._is_there = is_there
        self._drawn = drawn
        self._waiting: list[tuple[Message, Callable[[], object]]] = []
        self._timer = in_moments(parent, self._draw)

    @property
    def pending(self) -> bool:
        """Whether anything still looks as it did before."""
        return bool(self._waiting)

    def add(self, draws: Iterable[tuple[Message, Callable[[], object]]]) -> None:
        """Widgets, in their order, each with what draws it again; the last of them is the first to come."""
        self._waiting += draws
        self._timer.start()

    def _draw(self) -> None:
        until = time.perf_counter() + MOMENT_S
        while self._waiting and time.perf_counter() < until:
            widget, draw = self._waiting.pop()
            if self._is_there(widget):
                draw()
        if not self._waiting:
            self._timer.stop()
        self._drawn()
