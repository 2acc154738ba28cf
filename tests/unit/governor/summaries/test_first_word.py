"""How long a first word waits for a summary, by a clock that counts the tokens that are read and written."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import SCRATCH
from ethervox_gui.context.events.events import (
    ContextEdited,
    Event,
    SummaryCompleted,
    SummaryStored,
    TokenGenerated,
)
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.jobs.jobs import Job, SendMessage
from ethervox_gui.governor.session import idle as ahead
from tests.helpers.desk import INSTRUCTION, Desk, counting, desk, errors, messages, verify_order
from tests.helpers.scripted_engine import Respond

SECOND = 1.0
ROUNDED = 1e-9
TOLD = [f"My {thing} is called {thing.title()}o." for thing in ("boat", "dog", "cat", "house", "car", "cow")]


def respond(prompt: str) -> str:
    if INSTRUCTION in prompt or "Note what I told you" in prompt:
        return "- You: My boat is called Boato."
    return counting(90)


def rambles(prompt: str) -> str:
    return counting(900) if INSTRUCTION in prompt else "Good."


def writes_shortly(prompt: str) -> str:
    return respond(prompt) if INSTRUCTION in prompt else "Good."


def waits(
    at: Desk,
    monkeypatch: pytest.MonkeyPatch,
    n_messages: int = 15,
    *,
    speed: float,
    prepared: str = "",
    replies: Respond = respond,
    token_s: float = 0.0,
    **options: Any,
) -> list[float]:
    """Seconds from each message to the first word of its reply, without those that reading it takes.

    ``prepared``: before each there is idle time, as much as is wanted ("and read"), or enough to write what
    will be needed ("written").  ``token_s``: so much longer it takes to write a token than to read one.
    """

    ends: list[float] = []  # of each batch

    def now() -> float:
        for _, chunk in at.engine.decoded[len(ends) :]:
            ends.append((ends[-1] if ends else 0.0) + len(chunk) / speed + token_s * (len(chunk) == 1))
        return ends[-1] if ends else 0.0

    monkeypatch.setattr(batch_steps, "time", SimpleNamespace(monotonic=now))
    began: list[float] = []
    found: list[float] = []

    def watch(event: Event) -> None:
        if isinstance(event, TokenGenerated) and len(found) < len(began):
            found.append(now() - began[-1])

    at.watch = watch
    said = [*map(SendMessage, TOLD), *messages(n_messages)]

    def idle() -> None:
        if prepared == "and read":
            at.governor.session.use_idle_time(lambda: False)
        elif prepared:
            ahead.prepare_summary(at.live)

    jobs: list[Job] = []
    for message in said:
        jobs += [at.then(idle), at.then(lambda: began.append(now())), message]
    told = at.play(replies, jobs, n_ctx=1024, verified=False, tokens_per_s=speed, **options)
    assert errors(told) == []
    verify_order(told)
    assert len(at.told(ContextEdited)) >= 3
    assert len(found) == len(said)
    around = len(at.engine.encode([], generation=True).generation) + 2
    own = [(len(message.text) + around) / speed + token_s for message in said]
    return [wait - took for wait, took in zip(found, own, strict=True)]


#: A machine that takes a second and more to read a summary of this window, one that takes several, and one
#: that reads nothing of it in a second.
SPEEDS = {"slow": 200.0, "very slow": 80.0, "hardly": 20.0}


@pytest.mark.parametrize("interleaves", [True, False], ids=["beside the reply", "alone"])
@pytest.mark.parametrize("prepared", ["and read", "written", ""])
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("way", ["sentences", "model", "late", "automatic"])
def test_a_first_word_waits_less_than_a_second_for_a_summary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str, speed: str, prepared: str, interleaves: bool
) -> None:
    """For its writing and its reading together, whether there was idle time for it or not.

    Automatic: the guide's, of its own replies.  These are held back until it is known whether they are true,
    which takes as long as eight words of it: what is measured here comes before that.
    """
    with desk(tmp_path, context__notes=way, sampling__fresh_replies=way != "automatic") as at:
        longest = max(
            waits(
                at,
                monkeypatch,
                speed=SPEEDS[speed],
                prepared=prepared,
                interleaves=interleaves,
                is_guide=way == "automatic",
            )
        )
        assert longest <= SECOND + ROUNDED
        assert at.told(SummaryStored), "and something is known of what left"
        if prepared == "and read" or interleaves:
            (block,) = at.ended.timeline.blocks
            assert block.is_whole or at.told(SummaryCompleted), "in the end it says all of it"


def test_a_summary_that_is_being_written_when_its_time_is_over_is_made_of_what_was_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a second, what is left for writing is what reading does not need."""
    speed, token_s = 3000.0, 0.01
    with desk(tmp_path, context__notes="late", context__prepare_ahead=False) as at:
        longest = max(waits(at, monkeypatch, 40, speed=speed, token_s=token_s, replies=rambles))
        written = [
            sum(len(tokens) / speed + token_s * (len(tokens) == 1) for _, tokens in batches)
            for seq, batches in groupby(at.engine.decoded, lambda batch: batch[0])
            if seq == SCRATCH
        ]
        assert len(written) >= 3
        assert SECOND / 2 < max(written) < SECOND, "the time ran out"
        assert SECOND / 2 < longest <= SECOND + ROUNDED
        assert {made.source for made in at.told(SummaryStored)} == {"extractive"}
