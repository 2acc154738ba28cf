"""A line of the table, and how it is measured: in turn with what it is compared with, medians over rounds."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any, ClassVar, NamedTuple, Self

#: What the time is taken with; :func:`use_processor_time` changes it.
_clock: Callable[[], float] = time.perf_counter


def now() -> float:
    """Seconds, for differences."""
    return _clock()


def use_processor_time() -> None:
    """Count the processor time of this thread: for a machine that others keep busy, where hours mean nothing.

    What waits (for the disk, for another thread) then counts as nothing.
    """
    global _clock
    _clock = time.thread_time


def takes_processor_time() -> bool:
    """Whether :func:`use_processor_time` was asked for, and so one thread must do all of the work."""
    return _clock is time.thread_time


class Row(NamedTuple):
    """A figure, what it is measured against, their ratio, and whether the goal is met."""

    name: str
    value: float
    against: float
    ratio: float
    goal: str
    ok: bool


class Counts:
    """What is counted adds up field by field; a base of dataclasses."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def __add__(self, other: Self) -> Self:
        both = ((getattr(self, name), getattr(other, name)) for name in self.__dataclass_fields__)
        return type(self)(*(one + another for one, another in both))


def ms(work: Callable[[], object]) -> float:
    """Milliseconds of one go."""
    started = now()
    work()
    return (now() - started) * 1000


def each_ms(work: Callable[[], object], n_times: int, n_rounds: int = 5) -> float:
    """Milliseconds of one of ``n_times`` goes in a row, as the median over rounds."""

    def many() -> None:
        for _ in range(n_times):
            work()

    return median(ms(many) for _ in range(n_rounds)) / n_times


def below(name: str, value: float, limit: float, unit: str = "ms") -> Row:
    """A figure that must stay below ``limit``; the ratio is to that."""
    return Row(f"{name} [{unit}]", value, limit, value / limit, f"< {limit:g} {unit}", value < limit)


def at_most(name: str, value: float, against: float, limit: float, ratio: float | None = None) -> Row:
    """A figure that may be ``limit`` times what it is measured against."""
    found = value / against if ratio is None else ratio
    return Row(name, value, against, found, f"≤ {limit:g}", found <= limit)


def at_least(name: str, value: float, against: float, limit: float, ratio: float | None = None) -> Row:
    """A figure that must be ``limit`` times what it is measured against."""
    found = value / against if ratio is None else ratio
    return Row(name, value, against, found, f"≥ {limit:g}", found >= limit)


def in_turn(
    ours: Callable[[], float], theirs: Callable[[], float], n_rounds: int
) -> tuple[float, float, float]:
    """The medians of two figures and of their ratios, round by round; each begins every other round."""
    pairs: list[tuple[float, float]] = []
    for number in range(n_rounds):
        if number % 2:
            second = theirs()
            pairs.append((ours(), second))
        else:
            pairs.append((ours(), theirs()))
    return median(a for a, _ in pairs), median(b for _, b in pairs), median(a / b for a, b in pairs)
