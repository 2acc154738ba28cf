"""What ends a reply besides the model: stop strings, which are found even when they come in pieces."""

from __future__ import annotations

from collections.abc import Sequence


class StopText:
    """Passes a text on piece by piece, without what may be the beginning of a stop string.

    ``found`` is the one that has come, else empty; nothing is passed on after it.  With ``trim`` the text
    begins with its first word; the blanks before that may begin a stop string, but are none.
    """

    def __init__(self, stops: Sequence[str], *, trim: bool = False) -> None:
        self._stops = [stop for stop in stops if stop]
        self._held = ""
        self._trim = trim
        self.found = ""

    def add(self, piece: str) -> str:
        """What of the text so far can be passed on."""
        if self.found:
            return ""
        text = self._held + piece
        begin = len(text) - len(text.lstrip()) if self._trim else 0
        if self._trim and begin == len(text):
            self._held = text
            return ""
        starts = ((text.find(stop, max(begin - len(stop) + 1, 0)), len(stop), stop) for stop in self._stops)
        places = [(place, length, stop) for place, length, stop in starts if place >= 0]
        if places:
            end, _, self.found = min(places)
            self._held = ""
        else:
            end = len(text) - max((overlap(text, stop) for stop in self._stops), default=0)
            self._held = text[end:]
        passed = text[begin:end]
        self._trim = self._trim and not passed
        return passed

    def finish(self) -> str:
        """What was held back, at the end of the text."""
        held, self._held = self._held, ""
        return held.lstrip() if self._trim else held


def before_any(text: str, stops: Sequence[str]) -> str | None:
    """What of a text comes before the first stop string in it; ``None`` where there is none."""
    places = [place for stop in stops if (place := text.find(stop)) >= 0]
    return text[: min(places)] if places else None


def overlap(text: str, stop: str) -> int:
    """How many characters at the end of ``text`` are the beginning of ``stop``."""
    for length in range(min(len(text), len(stop) - 1), 0, -1):
        if stop.startswith(text[-length:]):
            return length
    return 0
