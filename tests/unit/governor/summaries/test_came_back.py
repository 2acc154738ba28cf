"""Turns that came back and leave again: what was said since counts."""

from __future__ import annotations

import pytest

from ethervox_gui.governor.jobs.jobs import BringBack, SendMessage, SummarizeOld, SummaryFate
from tests.helpers.desk import Desk, counting, errors, says

OLD, NEW = "I live in Leeds now.", "I live in Bradford now."
#: What is long leaves room for a summary.
TOLD = [SendMessage(text) for text in (OLD, counting(300), "My cat is called Mira.", NEW, "My dog is Rex.")]


@pytest.mark.parametrize("notes", ["late", "automatic"])
def test_they_take_no_correction_back(at: Desk, notes: str) -> None:
    at.settings = at.settings.with_values({"context.notes": notes})
    back = BringBack(1, 2, SummaryFate.KEEP)
    jobs = [*TOLD, SummarizeOld(2), back, SendMessage("And now?"), SummarizeOld(2)]
    assert errors(at.play(says("Fine."), jobs, n_ctx=2048)) == []
    (block,) = at.ended.timeline.blocks
    assert OLD not in block.text
    assert NEW in block.text
