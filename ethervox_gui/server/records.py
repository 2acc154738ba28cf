"""What the server did: a record for each request, counters for each profile."""

from __future__ import annotations

import threading
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ethervox_gui.context.requests.report import RequestRecord

if TYPE_CHECKING:
    from ethervox_gui.server.context.plan import Plan

_KEPT = 500
_SAMPLES = 2000


@dataclass(slots=True)
class _Figures:
    requests: int = 0
    refusals: int = 0
    tokens_removed: int = 0
    trims: Counter[str] = field(default_factory=Counter)
    added_ms: deque[float] = field(default_factory=lambda: deque(maxlen=_SAMPLES))


class Records:
    """The last requests, and counters since the server began.  Any thread may use it.

    ``listener`` hears every new state of a record, on the thread that brought it.
    """

    def __init__(self, listener: Callable[[RequestRecord], None] = lambda _: None) -> None:
        self._lock = threading.Lock()
        self._listener = listener
        self._last: dict[int, RequestRecord] = {}
        self._n = 0
        self._figures: dict[str, _Figures] = {}

    def begin(self, model: str, n_messages: int) -> RequestRecord:
        with self._lock:
            self._n += 1
            number = self._n
            self._of(model).requests += 1
        record = RequestRecord(number, time.time(), model, n_messages)
        self._keep(record)
        return record

    def update(self, record: RequestRecord) -> None:
        """Put the new state of a record in place of the one of its number."""
        self._keep(record)

    def planned(self, model: str, plan: Plan) -> float:
        """Count what a plan did; the milliseconds it added."""
        added = (plan.seconds - plan.summary_seconds) * 1000
        with self._lock:
            figures = self._of(model)
            figures.added_ms.append(added)
            figures.tokens_removed += plan.report.tokens_removed
            if plan.report.strategy != "none":
                figures.trims[plan.report.strategy] += 1
        return added

    def refused(self, model: str) -> None:
        with self._lock:
            self._of(model).refusals += 1

    def last(self) -> list[RequestRecord]:
        """The last requests, oldest first."""
        with self._lock:
            return list(self._last.values())

    def stats(self, model: str) -> dict[str, Any]:
        """The counters of a profile; milliseconds are percentiles of the time added to a request."""
        with self._lock:
            figures = self._of(model)
            added = sorted(figures.added_ms)
            return {
                "requests": figures.requests,
                "trims": dict(figures.trims),
                "refusals": figures.refusals,
                "tokens_removed": figures.tokens_removed,
                "added_ms": {"p50": _percentile(added, 0.5), "p95": _percentile(added, 0.95)},
            }

    def _of(self, model: str) -> _Figures:
        return self._figures.setdefault(model, _Figures())

    def _keep(self, record: RequestRecord) -> None:
        with self._lock:
            self._last[record.number] = record
            while len(self._last) > _KEPT:
                del self._last[next(iter(self._last))]
        self._listener(record)


def _percentile(values: list[float], share: float) -> float:
    return round(values[min(int(share * len(values)), len(values) - 1)], 3) if values else 0.0
