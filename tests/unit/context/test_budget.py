"""The budget: reserves that fit the window, when to act, and what health is where."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.budget import Budget, Detail, Health, Thresholds, adaptive_trigger

windows = st.integers(256, 1 << 20)
instructions = st.integers(0, 4096)
details = st.sampled_from(Detail)


def test_a_large_window_has_the_reserves_that_were_asked_for() -> None:
    budget = Budget.for_context(32_768, reply_reserve=256, detail=Detail.DETAILED, n_instruction=45)
    assert (budget.reply_reserve, budget.summary_reserve, budget.n_instruction) == (256, 1000, 45)
    assert budget.reserve == 256 + 1000 + 45
    assert budget.act_at == int(0.8 * 32_768)
    assert budget.low_water == 32_768 // 2


def test_in_a_small_window_the_reserves_are_scaled() -> None:
    budget = Budget.for_context(1024, n_instruction=40)
    assert (budget.reply_reserve, budget.summary_reserve) == (128, 204)
    # Critical would be 819, but then there would be no room for a summary and a reply.
    assert budget.act_at == 1024 - 128 - 204 - 40


def test_a_long_instruction_leaves_half_of_a_small_window() -> None:
    """A template may put a system prompt of hundreds of tokens before it."""
    budget = Budget.for_context(512, n_instruction=480)
    assert budget.act_at == 256
    assert budget.low_water == 192


@given(windows, st.integers(16, 65_536), details, instructions)
def test_the_marks_are_in_order_in_any_window(
    n_ctx: int, reply_reserve: int, detail: Detail, n_instruction: int
) -> None:
    budget = Budget.for_context(
        n_ctx, reply_reserve=reply_reserve, detail=detail, n_instruction=n_instruction
    )
    assert budget.reply_reserve <= n_ctx / 8
    assert budget.summary_reserve <= n_ctx / 5
    assert 0 < budget.low_water < budget.act_at <= budget.emergency_at <= n_ctx
    # An edit that reaches low water leaves a good part of the window until the next.
    assert budget.act_at - budget.low_water >= n_ctx // 8


@given(windows, st.integers(0, 44))
def test_there_is_room_for_reply_summary_and_instruction_when_it_is_time_to_act(
    n_ctx: int, n_instruction: int
) -> None:
    budget = Budget.for_context(n_ctx, n_instruction=n_instruction)
    assert budget.act_at + budget.reserve <= n_ctx


@pytest.mark.parametrize(
    ("n_used", "health"),
    [
        (0, Health.OK),
        (599, Health.OK),
        (600, Health.WARNING),
        (799, Health.WARNING),
        (800, Health.CRITICAL),
        (949, Health.CRITICAL),
        (950, Health.OVERFLOW),
        (1000, Health.OVERFLOW),
    ],
)
def test_health_changes_at_each_threshold(n_used: int, health: Health) -> None:
    assert Budget.for_context(1000).health(n_used) is health


def test_thresholds_can_be_set() -> None:
    budget = Budget.for_context(10_000, thresholds=Thresholds(0.3, 0.5, 0.7))
    assert [budget.health(n) for n in (2_999, 3_000, 5_000, 7_000)] == list(Health)
    assert (budget.act_at, budget.emergency_at) == (5_000, 7_000)
    assert budget.low_water == 3_750
    assert budget.usage(2_500) == 0.25
    assert budget.prepare_at == 3_000, "where health changes"


def test_what_an_edit_needs_is_made_ready_before_it() -> None:
    """In a small window the reserves ask for the edit below the threshold at which that would begin."""
    budget = Budget.for_context(512, n_instruction=480)
    assert budget.prepare_at == int(0.75 * 256) < int(budget.thresholds.warning * 512)


def test_an_edit_that_leaves_three_quarters_comes_too_soon() -> None:
    budget = Budget.for_context(32_768)
    assert budget.high_water == (32_768 // 2 + int(0.8 * 32_768)) // 2


# ---- the trigger moves with the chat -------------------------------------------------------------


@pytest.mark.parametrize(
    ("exchanges", "moved"),
    [([], 0.0), ([10, 20], 0.05), ([82], 0.05), ([450], 0.0), ([900, 738], -0.05), ([8000], -0.05)],
)
def test_short_exchanges_can_wait_and_long_ones_cannot(exchanges: list[int], moved: float) -> None:
    assert adaptive_trigger(exchanges, 8192) == pytest.approx(moved, abs=0.002)


def test_the_trigger_goes_by_the_mean_of_the_exchanges() -> None:
    mixed = [200, 1800, 100, 900, 500]
    assert adaptive_trigger(mixed, 10_000) == pytest.approx(adaptive_trigger([700], 10_000))
    assert adaptive_trigger(mixed[::-1], 10_000) == pytest.approx(adaptive_trigger(mixed, 10_000))


def test_the_trigger_stays_between_75_and_85_percent() -> None:
    budget = Budget.for_context(100_000)
    assert budget.act_at == 80_000
    assert replace(budget, adapted=adaptive_trigger([100], 100_000)).act_at == 85_000
    assert replace(budget, adapted=adaptive_trigger([20_000], 100_000)).act_at == 75_000


def test_the_trigger_never_passes_the_thresholds_beside_it() -> None:
    tight = Budget.for_context(100_000, thresholds=Thresholds(0.79, 0.80, 0.81))
    assert replace(tight, adapted=0.05).act_at == 81_000
    assert replace(tight, adapted=-0.05).act_at == 79_000


@given(st.integers(100, 20_000), st.floats(0, 1.1), st.sampled_from([(0.6, 0.8, 0.95), (0.3, 0.31, 0.32)]))
def test_health_stays_until_the_next_threshold(n_ctx: int, share: float, limits: tuple[float, ...]) -> None:
    budget = Budget.for_context(n_ctx, thresholds=Thresholds(*limits))
    n_used = int(share * n_ctx)
    then = budget.next_health_at(n_used)
    assert then > n_used
    assert budget.health(then - 1) is budget.health(n_used), "nothing was missed on the way"
    assert then > n_ctx or budget.health(then) is not budget.health(n_used)
