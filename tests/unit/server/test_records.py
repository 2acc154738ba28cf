"""The figures of the server: percentiles, and how many requests are remembered."""

from __future__ import annotations

from dataclasses import replace

from ethervox_gui.context.requests.report import ContextReport
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.records import Records


def planned(milliseconds: float, summary_s: float = 0.0) -> Plan:
    report = ContextReport("none", 10, True, 1)
    return Plan([], report, 10, 0, milliseconds / 1000 + summary_s, summary_s)


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
