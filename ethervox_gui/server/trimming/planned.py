"""What the guard works with: a plan for a request, summaries that stand for its first messages."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ethervox_gui.context.request_report import ContextReport

Message = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """The messages that go to the model, and what was done to them.

    ``n_received`` are the tokens of the request as it came; ``seconds`` went into counting and trimming, and
    into a new summary where one was made (``summary_seconds`` of them).
    """

    messages: list[Message]
    report: ContextReport
    n_received: int
    system_tokens: int
    seconds: float
    summary_seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Written:
    """A stored summary of the first messages of a conversation."""

    memory_id: int | None
    text: str
    n_messages: int


#: Makes the summary of messages, given an earlier one of the first of them.  ``None``: none could be made.
Summarize = Callable[[Sequence[Message], Written | None, str], Awaitable[Written | None]]
#: The stored summary of a prefix by its hash.
Lookup = Callable[[str], Written | None]


def prefix_hashes(messages: Sequence[Message], points: Sequence[int]) -> dict[int, str]:
    """A hash of all messages before each of the points."""
    digest = hashlib.sha256()
    wanted, found = set(points), dict[int, str]()
    for index, message in enumerate(messages):
        if index in wanted:
            found[index] = digest.copy().hexdigest()[:40]
        told = [message.get(key) for key in ("role", "content", "tool_calls", "tool_call_id")]
        digest.update(json.dumps(told, sort_keys=True, default=str).encode())
    return found
