"""The edges of a plan: exactly at the limit, too long to be counted twice, a summary that is of no use."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.server.context.counting import EstimatingCounter, Method
from ethervox_gui.server.context.guard import Guard
from ethervox_gui.server.context.plan import Message, Plan, Policy, Written
from ethervox_gui.server.errors import ApiError
from tests.helpers.api import talk


class Exactly(EstimatingCounter):
    """Its figures are worked out as estimates are, and count as exact."""

    def __init__(self) -> None:
        super().__init__()
        self.method: Method = "exact"


def size(messages: Sequence[Message]) -> int:
    sizes, base = Exactly().measure(messages, ())
    return sum(sizes) + base


def policy(strategy: Strategy, max_tokens: int, warning: float = 1.0, **limits: Any) -> Policy:
    given = {"max_messages": 3, "last_turns": 3, **limits}
    return Policy(strategy, max_tokens, warning, 1.0, **given)


def planned(policy: Policy, messages: list[dict[str, Any]], summary: str = "") -> Plan:
    async def summarize(early: Sequence[Message], _before: Written | None, _prefix: str) -> Written | None:
        return Written(7, summary, len(early))

    guard = Guard("default", policy, Exactly(), lambda _: None, summarize)
    return asyncio.run(guard.plan(messages))


def test_what_is_exactly_at_the_limit_passes_untouched() -> None:
    messages = talk(21, 40, system=20)
    plan = planned(policy(Strategy.LAST_TURNS, size(messages)), messages)
    assert (plan.report.strategy, plan.report.kept, plan.messages) == ("none", 22, messages)
    plan = planned(policy(Strategy.LAST_TURNS, size(messages) - 1), messages)
    assert (plan.report.strategy, plan.report.kept) == ("last_turns", 4)


@pytest.mark.parametrize(("n_left", "exact"), [(901, True), (1101, False)])
def test_a_sum_of_more_than_a_thousand_messages_is_not_called_exact(n_left: int, exact: bool) -> None:
    """They are placed otherwise without the messages before them, and are not counted once more."""
    messages = talk(1301, 4)
    strategy = policy(Strategy.LAST_TURNS, size(messages) - 1, last_turns=n_left)
    plan = planned(strategy, messages)
    assert (plan.report.kept, plan.report.exact) == (n_left, exact)
    assert plan.report.counted == size(plan.messages)
    assert plan.report.tokens_removed == size(messages) - size(plan.messages)


def test_a_summary_that_is_no_shorter_is_no_help() -> None:
    messages = talk(21, 40, system=20)
    wanted = policy(Strategy.SUMMARIZATION, 4 * size(messages), warning=0.2)
    plan = planned(wanted, messages, "- They talked.")
    assert plan.report.strategy == "summarization"
    assert plan.report.counted < size(messages)
    plan = planned(wanted, messages, "They talked. " * 200)
    assert plan.report.memory_id is None, "the old ones leave without it"
    assert plan.report.summarized == 0 < plan.report.dropped
    assert plan.report.counted <= wanted.warning_at


@pytest.mark.parametrize("strategy", [Strategy.SLIDING_WINDOW, Strategy.LAST_TURNS])
@pytest.mark.parametrize("n_most", [50, 9])
def test_of_so_many_messages_those_stay_that_fit(strategy: Strategy, n_most: int) -> None:
    """By default fifty stay: in a small context a chat was refused once its messages were too long for it."""
    messages = talk(41, 200, system=20)
    n_ctx = size(messages) // 6
    wanted = policy(strategy, n_ctx, warning=0.85, max_messages=n_most, last_turns=n_most)
    plan = planned(wanted, messages)
    fits = planned(policy(Strategy.TOKEN_BUDGET, n_ctx, warning=0.85), messages)
    assert plan.messages == fits.messages
    assert plan.messages[0] == messages[0]
    assert plan.messages[-1] == messages[-1]
    assert 2 < len(plan.messages) < 10
    assert plan.report.counted <= 0.85 * n_ctx, "the reply needs room as well"
    assert (plan.report.strategy, plan.report.dropped) == (strategy.value, 42 - len(plan.messages))
    with pytest.raises(ApiError):
        planned(wanted, talk(1, 10 * n_ctx))


def step(number: int, text: str, *more: str) -> list[dict[str, Any]]:
    """A call, or several at once, with what was said to it."""
    ids = [f"call_{number}_{n}" for n in range(1 + len(more))]
    called = [
        {"id": name, "type": "function", "function": {"name": "read", "arguments": "{}"}} for name in ids
    ]
    results = [
        {"role": "tool", "tool_call_id": name, "content": said}
        for name, said in zip(ids, (text, *more), strict=True)
    ]
    return [{"role": "assistant", "content": None, "tool_calls": called}, *results]


PAGE = "\n".join(f"row {n} of the page" for n in range(600))
AGENT = [{"role": "system", "content": "You read."}, {"role": "user", "content": "Read the pages."}]


@pytest.mark.parametrize("strategy", [one for one in Strategy if one is not Strategy.MANUAL])
def test_of_a_result_that_cannot_fit_both_ends_stay(strategy: Strategy) -> None:
    messages = [*AGENT, *step(0, "short"), *step(1, PAGE)]
    plan = planned(policy(strategy, 1000, warning=0.85, max_messages=50, last_turns=50), messages)
    assert plan.messages[:-1] == messages[:-1]
    read = plan.messages[-1]["content"]
    assert "row 0 of" in read
    assert "row 599 of" in read
    assert "row 300 of" not in read
    (shortened,) = plan.report.shortened
    assert (shortened.call_id, shortened.turn, shortened.memory_id) == ("call_1_0", None, None)
    assert read.startswith(f"(The beginning and the end of {shortened.n_tokens:,} tokens;")
    assert plan.report.counted == size(plan.messages) <= 850
    assert (plan.report.strategy, plan.report.dropped) == (strategy.value, 0)
    assert plan.report.tokens_removed == plan.n_received - plan.report.counted > 1000
    assert plan.report.as_json()["shortened"] == [
        {"n_tokens": shortened.n_tokens, "n_left": shortened.n_left, "call_id": "call_1_0"}
    ]
    again = planned(
        policy(strategy, 1000, warning=0.85, max_messages=50, last_turns=50), [*messages, *step(2, "more")]
    )
    assert again.messages[: len(messages)] == plan.messages, "what is in the cache stays of use"


def test_a_result_is_shortened_alike_whatever_is_asked_behind_it() -> None:
    """Else half of it was read again with every question of another length."""
    wanted = policy(Strategy.TOKEN_BUDGET, 1000, warning=0.85)
    messages = [*AGENT, *step(0, PAGE)]
    read = planned(wanted, messages).messages[-1]
    messages.append({"role": "assistant", "content": "It has rows."})
    for question in ("Which?", "And what stands in the last of them? " * 3, "Really? " * 12):
        asked = [*messages, {"role": "user", "content": question}]
        plan = planned(wanted, asked)
        assert plan.messages == [*messages[:3], read, *asked[4:]]
    long = {"role": "user", "content": "Compare it with this. " * 110}
    plan = planned(wanted, [*messages, long])
    assert plan.messages[3]["content"][:50] == read["content"][:50], "a part of it has room even so"
    assert size([plan.messages[3]]) < size([read])
    assert plan.report.counted <= 850


def test_results_of_one_step_share_the_room_and_short_ones_stay_whole() -> None:
    messages = [*AGENT, *step(0, PAGE, "short", PAGE)]
    plan = planned(policy(Strategy.TOKEN_BUDGET, 1000, warning=0.85), messages)
    assert [result.call_id for result in plan.report.shortened] == ["call_0_0", "call_0_2"]
    assert plan.messages[4] == messages[4]
    assert [size([plan.messages[place]]) > 150 for place in (3, 5)] == [True, True]
    assert plan.report.counted <= 850


def test_what_fits_is_not_shortened_and_a_message_never_is() -> None:
    messages = [*AGENT, *step(0, PAGE[:2400])]
    most = size(messages)
    plan = planned(policy(Strategy.TOKEN_BUDGET, most + 20, warning=0.85), messages)
    assert (plan.messages, plan.report.shortened) == (messages, ())
    with pytest.raises(ApiError):
        planned(policy(Strategy.TOKEN_BUDGET, 1000), [*AGENT[:1], {"role": "user", "content": PAGE}])
    with pytest.raises(ApiError):
        planned(policy(Strategy.MANUAL, 1000), [*AGENT, *step(0, PAGE)])
    picture = [{"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}}]
    seen = step(0, "x")
    seen[-1]["content"] = [*picture, {"type": "text", "text": PAGE}]
    with pytest.raises(ApiError):
        planned(policy(Strategy.TOKEN_BUDGET, 1000), [*AGENT, *seen])


def test_where_no_summary_can_stand_for_them_older_calls_leave() -> None:
    """An agent's work is one exchange: there is no place where a summary of it could end."""
    steps = [message for number in range(8) for message in step(number, PAGE[:600])]
    wanted = policy(Strategy.SUMMARIZATION, 1000, warning=0.85)
    plan = planned(wanted, [*AGENT, *steps], "- They read.")
    assert plan.messages[:2] == AGENT
    assert plan.messages[-2:] == steps[-2:]
    assert plan.report.dropped > 0
    assert plan.report.counted <= 850


class OnlyBeside(Exactly):
    """Each of its counts waits until something else was done meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.is_free = threading.Event()
        self.waited: list[bool] = []

    def measure(self, messages: Sequence[Message], tools: Sequence[Message]) -> tuple[list[int], int]:
        self.is_free.clear()
        self.waited.append(self.is_free.wait(10))
        return super().measure(messages, tools)


@pytest.mark.parametrize("strategy", [Strategy.SLIDING_WINDOW, Strategy.SMART, Strategy.SUMMARIZATION])
def test_nobody_else_waits_while_tokens_are_counted(strategy: Strategy) -> None:
    """A message of megabytes takes seconds."""
    messages, counter = talk(21, 40, system=20), OnlyBeside()

    async def summarize(early: Sequence[Message], _before: Written | None, _prefix: str) -> Written | None:
        return Written(7, "- They talked.", len(early))

    async def others() -> None:
        while True:
            counter.is_free.set()
            await asyncio.sleep(0)

    async def both() -> Plan:
        wanted = policy(strategy, 4 * size(messages), 0.2)
        guard = Guard("default", wanted, counter, lambda _: None, summarize)
        beside = asyncio.create_task(others())
        try:
            return await guard.plan(messages)
        finally:
            beside.cancel()

    plan = asyncio.run(both())
    assert plan.report.strategy == strategy.value
    assert counter.waited == [True] * len(counter.waited)
    assert len(counter.waited) > 1
