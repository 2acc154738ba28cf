"""Stop strings: a reply ends before the first of them, also when it comes in pieces."""

from __future__ import annotations

from collections.abc import Sequence


class StopText:
    """Passes a text on piece by piece, without what may be the beginning of a stop string.

    ``found`` is true once one has come; nothing is passed on after it.
    """

    def __init__(self, stops: Sequence[str]) -> None:
        self._stops = [stop for stop in stops if stop]
        self._held = ""
        self.found = False

    def add(self, piece: str) -> str:
        """What of the text so far can be passed on."""
        if self.found:
            return ""
        text = self._held + piece
        places = [place for stop in self._stops if (place := text.find(stop)) >= 0]
        if places:
            self.found = True
            self._held = ""
            return text[: min(places)]
        held = max((overlap(text, stop) for stop in self._stops), default=0)
        self._held = text[len(text) - held :]
        return text[: len(text) - held]

    def finish(self) -> str:
        """What was held back, at the end of the text."""
        held, self._held = self._held, ""
        return held


def overlap(text: str, stop: str) -> int:
    """How many characters at the end of ``text`` are the beginning of ``stop``."""
    for length in range(min(len(text), len(stop) - 1), 0, -1):
        if stop.startswith(text[-length:]):
            return length
    return 0
