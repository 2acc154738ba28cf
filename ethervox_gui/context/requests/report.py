"""What happened to a request of another program, as values: for its answer, for the window."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class ContextReport:
    """What happened to the messages of one request: the ``context`` object of its answer.

    ``counted`` are the tokens that go to the model; ``kept``, ``summarized`` and ``dropped`` are messages.
    """

    strategy: str
    counted: int
    exact: bool
    kept: int
    summarized: int = 0
    dropped: int = 0
    tokens_removed: int = 0
    memory_id: int | None = None
    reused_tokens: int = 0

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class RequestRecord:
    """One request as the window shows it.

    ``status`` is 0 while it runs and 499 when its caller went away; ``added_ms`` went into counting and
    trimming; ``report`` is ``None`` where the request never came so far.  ``at`` is in seconds since the
    epoch, ``limit`` in tokens.  ``program`` is who called, where it has a key of its own.
    """

    number: int
    at: float
    model: str
    n_messages: int
    n_received: int = 0
    limit: int = 0
    report: ContextReport | None = None
    added_ms: float = 0.0
    status: int = 0
    n_tokens: int = 0
    seconds: float = 0.0
    problem: str = ""
    program: str = ""
