"""Counting what the evaluation finds."""

from __future__ import annotations

from collections import defaultdict


class Scores:
    """Hits and tries of each measured thing, and some misses to look at."""

    def __init__(self, show: int) -> None:
        self.hits: dict[str, int] = defaultdict(int)
        self.tries: dict[str, int] = defaultdict(int)
        self.shown: dict[str, int] = defaultdict(int)
        self.show = show

    def add(
        self, name: str, good: bool | int, of: int = 1, got: str = "", want: str = "", said: str = ""
    ) -> None:
        """Count one try, or several at once."""
        self.hits[name] += int(good)
        self.tries[name] += of
        if int(good) < of and self.shown[name] < self.show:
            self.shown[name] += 1
            print(f"MISS {name}: {said!r} -> {got!r}, wanted {want!r}", flush=True)

    def table(self) -> str:
        """A Markdown table."""
        rows = [
            f"| {name} | {self.hits[name]} / {self.tries[name]} | {100 * self.hits[name] / max(1, self.tries[name]):.1f} % |"
            for name in self.tries
        ]
        return "\n".join(["| measured | right | share |", "| --- | --- | --- |", *rows])
