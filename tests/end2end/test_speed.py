"""The benchmarks in short: a lost order of magnitude is noticed, a busy machine is not."""

from __future__ import annotations

import time

import pytest

from tests.benchmarks import generation, governor, growth, measure, overflow, shifting


@pytest.fixture(autouse=True)
def _processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others do on the machine does not count."""
    monkeypatch.setattr(measure, "_clock", time.thread_time)


def test_generation_is_not_much_slower_than_a_bare_loop() -> None:
    for row in generation.rows(quick=True):
        assert row.ratio > 0.5, row


def test_a_prepared_summary_is_hardly_felt() -> None:
    prepared, unprepared, lost, *of_notes, together = overflow.rows(quick=True)
    for row in (prepared, *of_notes):  # some milliseconds, where the guide's token takes less than one
        assert row.ratio < 30, row
    assert unprepared.ratio < 0.5, unprepared
    assert lost.ratio < 2, lost
    assert together.ratio < 2, together


def test_the_governor_costs_little() -> None:
    for row in governor.rows(quick=True):
        assert row.ratio < 10, row


def test_costs_do_not_grow_with_the_chat() -> None:
    for row in growth.rows(quick=True):
        assert row.ratio < 10, row


def test_dropping_old_turns_is_nothing_against_reading_what_stays() -> None:
    for row in shifting.rows(quick=True):
        assert row.ratio < 0.03, row
