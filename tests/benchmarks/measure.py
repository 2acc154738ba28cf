"""A line of the table, and how it is measured: in turn with what it is compared with, medians over rounds."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple


class Row(NamedTuple):
    """A figure, what it is measured against, their ratio, and whether the goal is met."""

    name: str
    value: float
    against: float
    ratio: float
    goal: str
    ok: bool


def ms(work: Callable[[], object]) -> float:
    """Milliseconds of one go."""
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1000


def each_ms(work: Callable[[], object], n_times: int, n_rounds: int = 5) -> float:
    """Milliseconds of one of ``n_times`` goes in a row, as the median over rounds."""

    def many() -> None:
        for _ in range(n_times):
            work()

    return median(ms(many) for _ in range(n_rounds)) / n_times


def below(name: str, value: float, limit: float, unit: str = "ms") -> Row:
    """A figure that must stay below ``limit``; the ratio is to that."""
    return Row(f"{name} [{unit}]", value, limit, value / limit, f"< {limit:g} {unit}", value < limit)
