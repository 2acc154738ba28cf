"""The plan for one request: what holds for it, and the summaries that stand for its first messages.

The general settings hold, a profile's own on top, the request's strategy first.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.context.requests.report import ContextReport
from ethervox_gui.context.summaries.summary import block_texts
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import ServerSettings

Message = Mapping[str, Any]

#: Callers that name the most a model could write would leave no room for what was said.
_MOST_FOR_REPLY: Final = 0.25


@dataclass(frozen=True, slots=True)
class Plan:
    """The messages that go to the model, and what was done to them.

    ``n_received`` are the tokens of the request as it came; ``seconds`` went into counting and trimming, and
    into a new summary where one was made (``summary_seconds`` of them).
    """

    messages: list[Message]
    report: ContextReport
    n_received: int
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


def summary_messages(text: str) -> list[Message]:
    """A summary as it stands in requests: a question and its answer; none for an empty one."""
    if not text:
        return []
    question, answer = block_texts(text)
    return [{"role": "user", "content": question}, {"role": "assistant", "content": answer}]


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


@dataclass(frozen=True, slots=True)
class Policy:
    """Limits in tokens and messages, thresholds as shares of ``max_tokens``.

    ``reply`` are the tokens of the reply that is asked for; 0 where the caller does not say.
    """

    strategy: Strategy
    max_tokens: int
    warning: float
    error: float
    max_messages: int
    last_turns: int
    reply: int = 0

    @property
    def most_messages(self) -> int | None:
        """How many messages the strategy keeps; ``None`` where it goes by their tokens.

        A new strategy gets its line here.
        """
        match self.strategy:
            case Strategy.SLIDING_WINDOW:
                return self.max_messages
            case Strategy.LAST_TURNS:
                return self.last_turns
            case Strategy.TOKEN_BUDGET | Strategy.SMART | Strategy.SUMMARIZATION | Strategy.MANUAL:
                return None

    @property
    def warning_at(self) -> int:
        """Most tokens that pass untouched."""
        return min(int(self.max_tokens * self.warning), self._before_reply)

    @property
    def counted_at(self) -> int:
        """Most tokens where messages are counted, however long they are."""
        return min(self.error_at, self._before_reply)

    @property
    def error_at(self) -> int:
        """Most tokens that ever pass."""
        return int(self.max_tokens * self.error)

    @property
    def _before_reply(self) -> int:
        """Tokens that leave room for the reply; where nothing may be trimmed, all there are."""
        if self.strategy is Strategy.MANUAL:
            return self.max_tokens
        return self.max_tokens - min(self.reply, int(self.max_tokens * _MOST_FOR_REPLY))


def policy_of(
    settings: ServerSettings,
    profile: Profile,
    n_ctx: int | None,
    strategy: Strategy | None,
    reply: int | None = None,
) -> Policy:
    """``n_ctx`` is the context of a local model; ``None`` where only the settings know.

    ``reply`` are the tokens of the reply that is asked for, if the caller says so.
    """
    limit = profile.context_limit or n_ctx or settings.remote_max_tokens
    if n_ctx is not None:
        limit = min(limit, n_ctx)
    warning = _first(profile.warning_threshold, settings.warning_threshold)
    error = _first(profile.error_threshold, settings.error_threshold)
    return Policy(
        strategy=strategy or profile.strategy or settings.strategy,
        max_tokens=limit,
        warning=min(warning, error),
        error=error,
        max_messages=profile.max_messages or settings.max_messages,
        last_turns=profile.last_turns or settings.last_turns,
        reply=reply or 0,
    )


def _first(own: float | None, general: float) -> float:
    return general if own is None else own
