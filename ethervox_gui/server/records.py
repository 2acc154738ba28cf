"""What the server did: a record for each request, counters for each profile."""

from __future__ import annotations

import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from ethervox_gui.context.requests.report import RequestRecord

if TYPE_CHECKING:
    from ethervox_gui.server.context.plan import Plan

#: The program that calls, where it has a key of its own.
CALLER: ContextVar[str] = ContextVar("caller", default="")


@dataclass(slots=True)
class Asked:
    """What is known of a request that is being answered: whether it has a record, and why it was refused."""

    has_record: bool = False
    problem: str = ""


#: The request that is being answered; everything that works for it shares the value.
ASKED: ContextVar[Asked | None] = ContextVar("asked", default=None)

#: The figures that are given, and what each of them is.
_HELP: Final = {
    "requests_total": "Requests that were answered, by the status of the answer.",
    "requests_running": "Requests that are under way.",
    "requests_refused_total": "Requests that were refused for their length.",
    "prompt_tokens_total": "Tokens that went to the model.",
    "prompt_tokens_reused_total": "Those of them that were in the cache already.",
    "reply_tokens_total": "Tokens of replies.",
    "context_tokens_removed_total": "Tokens that a strategy left out.",
    "request_seconds_total": "Seconds that requests took.",
}

_KEPT = 500
#: Those of them that were turned away: however many come, the others stay.
_KEPT_REFUSALS = 100
#: So many refusals are told in so many seconds; what comes beyond is counted alone.
_TOLD, _SPELL = 20, 10.0
_LONGEST_PATH, _LONGEST_PROBLEM = 120, 300
_SAMPLES = 2000


@dataclass(slots=True)
class _Figures:
    requests: int = 0
    refusals: int = 0
    tokens_removed: int = 0
    trims: Counter[str] = field(default_factory=Counter)
    added_ms: deque[float] = field(default_factory=lambda: deque(maxlen=_SAMPLES))
    answers: Counter[int] = field(default_factory=Counter)
    prompt_tokens: int = 0
    reused_tokens: int = 0
    reply_tokens: int = 0
    seconds: float = 0.0


class Records:
    """The last requests, and counters since the server began.  Any thread may use it.

    ``listener`` hears every new state of a record, on the thread that brought it; of refusals that come in
    a flood it hears some.  ``clock`` gives seconds.
    """

    def __init__(
        self,
        listener: Callable[[RequestRecord], None] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._lock = threading.Lock()
        #: Whether what ends early does so because the server is stopped, and nobody went away.
        self.is_stopping = False
        self._listener, self._clock = listener, clock
        self._refusals: dict[
            tuple[str, int, str, str], int
        ] = {}  # the numbers of their records, oldest first
        self._spell, self._n_told = clock(), 0
        self._last: dict[int, RequestRecord] = {}
        self._n = 0
        self._figures: dict[str, _Figures] = {}

    def begin(self, model: str, n_messages: int) -> RequestRecord:
        with self._lock:
            self._n += 1
            number = self._n
            self._of(model).requests += 1
        if (asked := ASKED.get()) is not None:
            asked.has_record = True
        record = RequestRecord(number, time.time(), model, n_messages, program=CALLER.get())
        self._keep(record)
        return record

    def update(self, record: RequestRecord) -> None:
        """Put the new state of a record in place of the one of its number."""
        if record.status:
            with self._lock:
                figures = self._of(record.model)
                figures.answers[record.status] += 1
                figures.reply_tokens += record.n_tokens
                figures.seconds += record.seconds
                if record.report is not None:
                    figures.prompt_tokens += record.report.counted
                    figures.reused_tokens += record.report.reused_tokens
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

    def turn_away(self, asked: str, status: int, problem: str) -> None:
        """Note a request for ``asked`` that was refused before anything was begun for it.

        The same once more is one record with the first.
        """
        asked, problem, program = asked[:_LONGEST_PATH], problem[:_LONGEST_PROBLEM], CALLER.get()
        kind = (asked, status, problem, program)
        with self._lock:
            self._of("").answers[status] += 1
            if self._clock() - self._spell >= _SPELL:
                self._spell, self._n_told = self._clock(), 0
            is_told = self._n_told < _TOLD
            before = self._last.get(self._refusals.get(kind, 0))
            if before is not None:
                record = replace(before, at=time.time(), times=before.times + 1)
            elif not is_told:
                return
            else:
                self._n += 1
                record = RequestRecord(
                    self._n, time.time(), "", 0, status=status, problem=problem, program=program, asked=asked
                )
                self._refusals[kind] = record.number
                if len(self._refusals) > _KEPT_REFUSALS:
                    self._last.pop(self._refusals.pop(next(iter(self._refusals))), None)
            self._n_told += is_told
            self._put(record)
        if is_told:
            self._listener(record)

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

    def totals(self) -> dict[str, dict[tuple[str, str], float]]:
        """Sums since the server began: of each figure by profile and status, which most have none of."""
        with self._lock:
            found: dict[str, dict[tuple[str, str], float]] = {name: {} for name in _HELP}
            running = Counter(record.model for record in self._last.values() if not record.status)
            for model, figures in self._figures.items():
                for status, count in sorted(figures.answers.items()):
                    found["requests_total"][model, str(status)] = count
                found["requests_running"][model, ""] = running[model]
                found["requests_refused_total"][model, ""] = figures.refusals
                found["prompt_tokens_total"][model, ""] = figures.prompt_tokens
                found["prompt_tokens_reused_total"][model, ""] = figures.reused_tokens
                found["reply_tokens_total"][model, ""] = figures.reply_tokens
                found["context_tokens_removed_total"][model, ""] = figures.tokens_removed
                found["request_seconds_total"][model, ""] = figures.seconds
            return found

    def _of(self, model: str) -> _Figures:
        return self._figures.setdefault(model, _Figures())

    def _keep(self, record: RequestRecord) -> None:
        with self._lock:
            self._put(record)
        self._listener(record)

    def _put(self, record: RequestRecord) -> None:
        """With the lock held."""
        self._last[record.number] = record
        while len(self._last) > _KEPT:
            del self._last[next(iter(self._last))]


def metrics_text(totals: Mapping[str, Mapping[tuple[str, str], float]], *, ready: bool) -> str:
    """The sums as Prometheus reads them."""
    lines = [
        "# HELP ethervox_ready Whether a model is loaded.",
        "# TYPE ethervox_ready gauge",
        f"ethervox_ready {int(ready)}",
    ]
    for name, values in totals.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# HELP ethervox_{name} {_HELP[name]}", f"# TYPE ethervox_{name} {kind}"]
        for (model, status), value in values.items():
            escaped = model.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
            labels = f'model="{escaped}"' + (f',status="{status}"' if status else "")
            lines.append(f"ethervox_{name}{{{labels}}} {round(value, 3)}")
    return "\n".join(lines) + "\n"


def _percentile(values: list[float], share: float) -> float:
    return round(values[min(int(share * len(values)), len(values) - 1)], 3) if values else 0.0
