"""What this machine has that decides which models it can run."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import psutil

#: What a model may take of the whole memory: the system and other programs need the rest.
_MOST_SHARE: Final = 0.75
#: Up to this share the machine stays usable for everything else beside it.
_EASY_SHARE: Final = 0.5


class Fit(StrEnum):
    """How well a model goes with a machine's memory."""

    EASY = "easy"
    TIGHT = "tight"
    TOO_LARGE = "too_large"


def total_memory() -> int:
    """The machine's main memory in bytes."""
    return int(psutil.virtual_memory().total)


def free_memory() -> int:
    """What of it can be had now, in bytes."""
    return int(psutil.virtual_memory().available)


def fit(needed: int, total: int) -> Fit:
    """How ``needed`` bytes of a model and its context go with ``total`` bytes of main memory."""
    if needed <= total * _EASY_SHARE:
        return Fit.EASY
    return Fit.TIGHT if needed <= total * _MOST_SHARE else Fit.TOO_LARGE
