"""The figures of the server: percentiles, and how many requests are remembered."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from ethervox_gui.context.requests.report import ContextReport, RequestRecord
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.records import Records
from ethervox_gui.server.replies.answers import Ending


def planned(milliseconds: float, summary_s: float = 0.0) -> Plan:
    report = ContextReport("none", 10, True, 1)
    return Plan([], report, 10, milliseconds / 1000 + summary_s, summary_s)


def test_half_of_the_requests_took_no_longer_and_nineteen_of_twenty() -> None:
    records = Records()
    assert records.stats("default")["added_ms"] == {"p50": 0.0, "p95": 0.0}
    for milliseconds in range(100, 0, -1):
        records.planned("default", planned(milliseconds))
    assert records.stats("default")["added_ms"] == {"p50": 51.0, "p95": 96.0}


def test_the_time_of_a_summary_is_not_added_time() -> None:
    assert round(Records().planned("default", planned(4, summary_s=20)), 6) == 4


def test_the_last_five_hundred_requests_are_remembered() -> None:
    records = Records()
    begun = [records.begin("default", 1) for _ in range(510)]
    assert [record.number for record in records.last()] == list(range(11, 511))
    for record in begun:
        records.update(replace(record, status=200))
    assert len(records.last()) == 500
    assert records.totals()["requests_total"] == {("default", "200"): 510}


def test_a_refusal_that_comes_again_is_told_once_more_and_listed_once() -> None:
    told: list[RequestRecord] = []
    records = Records(told.append)
    records.begin("default", 1)
    for problem in ("No key.", "No key.", "No such host."):
        records.turn_away("POST /v1/chat/completions", 401, problem)
    _, first, other = records.last()
    assert (first.problem, first.times, first.status) == ("No key.", 2, 401)
    assert (other.problem, other.times) == ("No such host.", 1)
    assert [record.number for record in told] == [1, 2, 2, 3]
    assert records.totals()["requests_total"] == {("", "401"): 3}


def test_a_flood_of_refusals_leaves_the_other_requests_and_its_listener_in_peace() -> None:
    told: list[RequestRecord] = []
    now = [0.0]
    records = Records(told.append, clock=lambda: now[0])
    served = [records.begin("default", 1).number for _ in range(10)]
    told.clear()
    for spell in range(100):
        now[0] = 10.0 * spell
        for number in range(300):
            records.turn_away(f"GET /{spell}/{number}/" + "x" * 10_000, 404, "y" * 10_000)
            records.turn_away("GET /", 404, "Nothing.")
    assert len(told) == 100 * 20
    kept = records.last()
    assert served == [record.number for record in kept if not record.asked]
    assert len(kept) == 10 + 100
    assert max(len(record.asked) + len(record.problem) for record in kept) < 500
    assert records.totals()["requests_total"]["", "404"] == 60_000, "all of them are counted"


def test_a_clock_that_is_put_back_meanwhile_takes_no_seconds_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A counter that falls is taken for one that began anew, by whoever draws it."""
    records = Records()
    ending = Ending(records, records.begin("default", 1))
    before = time.time()
    monkeypatch.setattr(time, "time", lambda: before - 3600.0)
    ending.end(200)
    assert 0 <= records.totals()["request_seconds_total"]["default", ""] < 60
