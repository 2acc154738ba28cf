"""What ends a reply besides the model: a stop string, or saying the same thing again and again.

Stop strings are found even when they come in pieces.  Small models do go in circles, and would until the user
stops them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple


class StopText:
    """Passes a text on piece by piece, without what may be the beginning of a stop string.

    ``found`` is the one that has come, else empty; nothing is passed on after it.  With ``trim`` the text
    begins with its first word.
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
        if self._trim:
            piece = piece.lstrip()
            self._trim = not piece
        text = self._held + piece
        whole = before_any(text, self._stops)
        if whole is not None:
            behind = text[len(whole) :]
            self.found = min((stop for stop in self._stops if behind.startswith(stop)), key=len)
            self._held = ""
            return whole
        held = max((overlap(text, stop) for stop in self._stops), default=0)
        self._held = text[len(text) - held :]
        return text[: len(text) - held]

    def finish(self) -> str:
        """What was held back, at the end of the text."""
        held, self._held = self._held, ""
        return held


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


#: A reply goes in circles when its last so many tokens stood so many times, at the same distance each time.
N_TOKENS: Final = 40
N_TIMES: Final = 4


class Rounds(NamedTuple):
    """What a reply says again at its end: ``n_again`` tokens behind the first round, ``length`` a round."""

    length: int
    n_again: int

    @property
    def n_whole(self) -> int:
        """The tokens of them that make whole rounds: without these what is left reads on."""
        return self.n_again - self.n_again % self.length


class Repetition:
    """Looks at a reply token by token.

    What returns at unequal distances, as the chorus of a song does or a line of code, is no circle.
    """

    def __init__(self) -> None:
        self._tokens: list[int] = []
        self._seen: dict[int, list[int]] = {}  # where what has this hash ended

    def add(self, token: int) -> bool:
        """Whether the reply goes in circles with this token; the cost does not depend on its length."""
        self._tokens.append(token)
        end = len(self._tokens)
        if end < N_TOKENS:
            return False
        ends = self._seen.setdefault(hash(tuple(self._tokens[-N_TOKENS:])), [])
        before = set(ends)
        ends.append(end)
        return any(self._is_circle(end, end - other, before) for other in before)

    def rounds(self) -> Rounds | None:
        """What the reply says again, with the shortest round there is; ``None`` where rounds differ."""
        backwards = self._tokens[::-1]
        for length in range(1, len(backwards) // (N_TIMES - 1) + 1):
            pairs = zip(backwards, backwards[length:], strict=False)
            n_again = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
            if n_again >= (N_TIMES - 2) * length + N_TOKENS:
                return Rounds(length, n_again)
        return None

    def _is_circle(self, end: int, distance: int, before: set[int]) -> bool:
        if distance < N_TOKENS or any(end - n * distance not in before for n in range(1, N_TIMES)):
            return False
        last = self._tokens[end - N_TOKENS :]
        return all(
            self._tokens[end - n * distance - N_TOKENS : end - n * distance] == last
            for n in range(1, N_TIMES)
        )
