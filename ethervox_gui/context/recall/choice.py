"""What comes back for a message, from the scores of the exchanges that left.

Each signal has a limit of its own, which few everyday messages reach, and is counted in units of that limit.
A sum would let the signals that know nothing drown the one that does, and the greatest alone would be
believed even where no other agrees.  So the greatest counts in full, and the others in part.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from heapq import nlargest
from itertools import islice
from typing import Final, TypeVar

Key = TypeVar("Key", bound=Hashable)

#: So many exchanges come back for one message at most.
MOST: Final = 3
#: What came back and was not touched for so many messages goes again.
WORKING_SET: Final = 6
#: What is this near to the limit comes along with what is above it, where there is room to spare.
NEARLY: Final = 0.85

#: Of so many exchanges each is looked at; of more so many that each signal asks for most, and so many others.
_FEW: Final = 512
_OF_EACH, _SPACED = 64, 128

#: What the others say counts so much beside the greatest; then the limit of one, of two and of three signals.
#: Chosen with Qwen2.5 Coder 0.5B on tests/data/fault_choosing.txt and tests/data/fault_everyday.txt: of 547
#: everyday messages 23 bring something where 208 of 246 things that are asked for are found; with the
#: greatest alone, the sum of two by a limit of its own, and fewer lessons to learn from it was 57.
_BESIDE: Final = 0.6
_LIMITS: Final = (1.0, 1.15, 1.3)


def candidates(signals: Iterable[Mapping[Key, float]], every: Collection[Key]) -> Collection[Key]:
    """Those of many exchanges of which one may come back, in the order of ``every``.

    The ones that each signal asks for most, and some evenly spaced, which tell what is usual; of few
    exchanges all.
    """
    if len(every) <= _FEW:
        return every
    wanted = set(islice(every, 0, None, len(every) // _SPACED))
    for signal in signals:
        wanted.update(nlargest(_OF_EACH, signal, key=signal.__getitem__))
    return [key for key in every if key in wanted]


def together(signals: Sequence[Mapping[Key, float]], among: Iterable[Key] | None = None) -> dict[Key, float]:
    """What signals, each in units of its limit, say together of exchanges: of each those that know it.

    ``among``: of these alone.

    That a signal is far from its limit says no more than that it knows nothing.
    """
    found: dict[Key, float] = {}
    for key in dict.fromkeys(key for signal in signals for key in signal) if among is None else among:
        said = [max(0.0, signal[key]) for signal in signals if key in signal]
        if not said:
            continue
        greatest_said = max(said)
        beside = _BESIDE * (sum(said) - greatest_said)
        found[key] = (greatest_said + beside) / _LIMITS[min(len(said), len(_LIMITS)) - 1]
    return found


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
