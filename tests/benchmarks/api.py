"""What the API adds to a request: counting its messages and trimming them, with the guide's vocabulary.

A conversation is sent again, whole, with every request, so the usual case is that all messages but the last
two were counted before (``again``); ``first time`` is a long conversation that was never seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from statistics import median
from typing import Any

from ethervox_gui import paths
from ethervox_gui.context.message_strategies import Strategy
from ethervox_gui.engine import llama
from ethervox_gui.server.counting import Counter, EstimatingCounter, ExactCounter
from ethervox_gui.server.guard import Guard
from ethervox_gui.server.policy import Policy
from ethervox_gui.settings import ModelSettings
from tests.benchmarks.measure import Row, below, ms

_LIMITS = {200: 5.0, 5000: 50.0}


def rows(*, quick: bool = False) -> Iterator[Row]:
    """Counting alone, and each strategy above its threshold, at 200 and 5,000 messages."""
    engine = llama.load(paths.guide_model(), ModelSettings(n_threads=1))
    try:
        for n_messages, limit in _LIMITS.items():
            exact = ExactCounter(engine.prompts)
            first = ms(lambda n=n_messages, c=exact: c.measure(_talk(n), ()))  # type: ignore[misc]
            yield below(f"count {n_messages:,} messages, exact, first time", first, limit)
            for name, counter in (("exact, again", exact), ("estimate", EstimatingCounter())):
                n_rounds = 3 if quick else 9
                yield below(
                    f"count {n_messages:,} messages, {name}",
                    _planned(counter, n_messages, None, n_rounds),
                    limit,
                )
                for strategy in (Strategy.SLIDING_WINDOW, Strategy.TOKEN_BUDGET, Strategy.SMART):
                    spent = _planned(counter, n_messages, strategy, n_rounds)
                    yield below(f"{strategy}, {n_messages:,} messages, {name}", spent, limit)
    finally:
        engine.close()


def _planned(counter: Counter, n_messages: int, strategy: Strategy | None, n_rounds: int) -> float:
    """Milliseconds of planning a request that has one exchange more each time."""
    messages = _talk(n_messages)
    n_tokens = sum(counter.measure(messages, ())[0])
    # Just above the threshold, or far below it.
    n_max = 100 * n_tokens if strategy is None else int(n_tokens / 0.9)
    spent: list[float] = []
    for number in range(n_rounds):
        messages = [*messages, *_talk(2, number)]
        policy = Policy(strategy or Strategy.MANUAL, n_max, 0.85, 0.95, n_messages // 2, 10)
        guard = Guard("benchmark", policy, counter, lambda _: None)
        spent.append(1000 * asyncio.run(guard.plan(messages)).seconds)
    return median(spent)


def _talk(count: int, salt: int = -1) -> list[dict[str, Any]]:
    """Messages of about a hundred characters, ending with a question."""
    text = (
        "The boat in the harbour was painted in summer, and message {} of {} tells of it once more, briefly."
    )
    roles = ["user", "assistant"] if salt < 0 else ["assistant", "user"]
    return [
        {"role": roles[i % 2], "content": text.format(i, salt)} for i in range(count - count % 2 + (salt < 0))
    ]
