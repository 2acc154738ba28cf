"""Turns by their numbers, as texts name them: "1–2, 5–7"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

#: Turns by their numbers, in order: first and last of each run.
Runs = tuple[tuple[int, int], ...]

#: More runs of turns than these are not all said on one line.
_MOST_RUNS: Final = 4


def runs_of(numbers: Iterable[int]) -> Runs:
    """Numbers in order, those that follow each other as one run."""
    runs: list[tuple[int, int]] = []
    for one in sorted(numbers):
        if runs and runs[-1][1] == one - 1:
            runs[-1] = (runs[-1][0], one)
        else:
            runs.append((one, one))
    return tuple(runs)


def all_named(runs: Sequence[tuple[int, int]]) -> str:
    """``7``, ``1–20`` or ``1–2, 5–7``."""
    return ", ".join(_parts(runs))


def named(runs: Sequence[tuple[int, int]]) -> str:
    """As :func:`all_named`; of many runs the first ones and the last: ``1–2, 5–7, 9, …, 40–52``."""
    parts = _parts(runs)
    return ", ".join(parts if len(parts) <= _MOST_RUNS else (*parts[: _MOST_RUNS - 1], "…", parts[-1]))


def _parts(runs: Sequence[tuple[int, int]]) -> list[str]:
    return [str(first) if first == last else f"{first}–{last}" for first, last in runs]
