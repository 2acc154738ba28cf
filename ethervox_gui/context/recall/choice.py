"""What comes back for a message, from the scores of the exchanges that left.

Each signal has a limit of its own, which few everyday messages reach, and is told in units of it; of several
the greatest counts.  A sum would let the signal that knows nothing drown the one that does; but two that are
both nearly at their limits say together what neither says alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Final, TypeVar

Key = TypeVar("Key", bound=Hashable)

#: So many exchanges come back for one message at most.
MOST: Final = 3
#: What came back and was not touched for so many messages goes again.
WORKING_SET: Final = 6
#: What is this near to the limit comes along with what is above it, where there is room to spare.
NEARLY: Final = 0.85


#: The sum of two signals has this limit.  Chosen with the limits of topics on tests/data/fault_choosing.txt.
_TOGETHER: Final = 1.6


def together(one: Mapping[Key, float], other: Mapping[Key, float]) -> dict[Key, float]:
    """What two signals, each in units of its limit, say together of what both know."""
    return {key: (score + other[key]) / _TOGETHER for key, score in one.items() if key in other}


def greatest(signals: Iterable[tuple[Mapping[Key, float], float]]) -> dict[Key, float]:
    """The score of each exchange: of its signals, each divided by its limit, the greatest."""
    found: dict[Key, float] = {}
    for scores, limit in signals:
        for key, score in scores.items():
            found[key] = max(found.get(key, 0.0), score / limit)
    return found


def touched(scores: Mapping[Key, float]) -> list[Key]:
    """The exchanges above the limit, the one that is most asked for first."""
    return sorted((key for key, score in scores.items() if score >= 1), key=lambda key: -scores[key])


def chosen(
    scores: Mapping[Key, float],
    sizes: Mapping[Key, int],
    room: int,
    most: int = MOST,
    spare: int | None = None,
) -> list[Key]:
    """The exchanges that come back into ``room`` tokens, the one that is most asked for first.

    ``sizes`` are those of the exchanges that can come back, in tokens.  ``spare`` is as much of the room as
    is free already (all of it unless it is told): what is only nearly asked for comes there alone, so that
    nothing has to go for it.
    """
    asked = touched(scores)
    nearly = sorted(
        (key for key, score in scores.items() if NEARLY <= score < 1), key=lambda key: -scores[key]
    )
    found: list[Key] = []
    spare = room if spare is None else min(spare, room)
    for key in [*asked, *(nearly if asked else ())]:
        if len(found) < most and key in sizes and sizes[key] <= (room if key in asked else spare):
            found.append(key)
            room -= sizes[key]
            spare -= sizes[key]
    return found
