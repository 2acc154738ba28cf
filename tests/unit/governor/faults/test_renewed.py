"""Of what the guide was told twice, what is true now comes back and is found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.events.events import Trigger, TurnPagedIn
from ethervox_gui.context.events.window_events import ToolCalled
from ethervox_gui.governor.jobs.jobs import Job, SendMessage, ShiftWindow, SummarizeOld
from tests.helpers.desk import Desk, desk, errors, verify_order

OPENING = "I have time today. " * 8
TOLD = ("My launch code is 5531.", "Well, that was a long day.", "My launch code is 7012 now.")
SEARCH = call_text(MEMORY_SEARCH, query="launch code")


def noted(prompt: str) -> str:
    """As the guide answers: a note of a code; a search where it is asked for."""
    if "Found in memory" in prompt:
        return "There it is."
    if "Look it up" in prompt:
        return SEARCH
    told = re.search(r"code is (\d+)", prompt)
    return f"Noted. (1) Your launch code is {told[1]}." if told else "I see."


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path, context__recall="automatic", context__keep_recent_turns=4) as made:
        yield made
        assert made.store.check() == []


def came_back(at: Desk, *, is_guide: bool) -> set[int]:
    jobs: list[Job] = [SendMessage(text) for text in (OPENING, *TOLD, "It rained.", "Then it stopped.")]
    asked = [ShiftWindow(2), SendMessage("What is my launch code?")]
    told = at.play(noted, [*jobs, *asked], n_ctx=2048, is_guide=is_guide)
    assert errors(told) == []
    verify_order(told)
    back = (event for event in told if isinstance(event, TurnPagedIn) and event.trigger is Trigger.QUESTION)
    return {turn for event in back for turn in event.turns}


def test_the_newer_of_two_notes_comes_back(at: Desk) -> None:
    assert came_back(at, is_guide=True) == {7, 8}


def test_of_other_models_nobody_knows_what_a_reply_is_about(at: Desk) -> None:
    assert {3, 4} <= came_back(at, is_guide=False)


@pytest.mark.parametrize("edit", [ShiftWindow(0), SummarizeOld(0)], ids=["in turns", "in a summary"])
def test_what_is_looked_up_is_what_is_true_now(at: Desk, edit: Job) -> None:
    first, *later = (SendMessage(text) for text in TOLD)
    jobs: list[Job] = [SendMessage(OPENING), first, edit, *later, ShiftWindow(0), SendMessage("Look it up.")]
    told = at.play(noted, jobs, n_ctx=2048, is_guide=True)
    assert errors(told) == []
    (call,) = at.told(ToolCalled)
    assert "7012" in call.result
    assert "5531" not in call.result
