"""What messages usually have in common with an exchange, whatever they are about."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention.watch import Values

#: Two messages that have so much in common say the same: one is no example of what is usual for the other.
SAME: Final = 0.98
#: No habit varies less: a square.
_LEAST: Final = 1e-8

#: Of each exchange: how many messages tell its habit, what they have in common with it, and its squares.
Sums = NDArray[np.float64]


def sums_of(common: Values) -> Sums:
    """From what messages have in common with exchanges, a row each, but for those that say the same."""
    usual = common < SAME
    given = np.where(usual, common, 0).astype(np.float64)
    return np.stack([usual.sum(0), given.sum(0), (given**2).sum(0)])


def habit_of(sums: Sums) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What is usual for each exchange, and its standard deviation."""
    count, total, squares = sums
    n_messages = np.maximum(count, 1)
    mean = total / n_messages
    return mean, np.sqrt(np.maximum(squares / n_messages - mean**2, _LEAST))
