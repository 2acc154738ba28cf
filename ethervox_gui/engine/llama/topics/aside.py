"""How much is decoded at once of what is read aside: whoever has something else to do waits a moment only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ethervox_gui.context.errors import Cancelled
from ethervox_gui.engine.protocol import CancelCheck, never

#: Where it may have to give way, so much is decoded between two looks for something else to do: what is read
#: in so many seconds, but so many tokens at most, which is most texts at once, since a batch of few takes
#: nearly as long.
_STEP_S: Final = 0.4
_LEAST, _MOST = 4, 24


def steps(first: int, end: int, speed: float, cancelled: CancelCheck) -> Iterator[tuple[int, int]]:
    """The tokens from ``first`` to ``end`` in parts to be decoded, each with its own first and end.

    All at once where nothing can interrupt it.  ``speed``: tokens a second, 0 while that is not known.
    Raises :class:`Cancelled` before the next part when ``cancelled`` says so.
    """
    step = end - first if cancelled is never else _step(speed)
    for start in range(first, end, max(1, step)):
        if cancelled():
            raise Cancelled
        yield start, min(start + step, end)


# ---- inside ----------------------------------------------------------------------------------------


def _step(speed: float) -> int:
    return min(max(int(speed * _STEP_S), _LEAST), _MOST) if speed else _MOST
