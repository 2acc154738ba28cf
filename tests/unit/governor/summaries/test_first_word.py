"""How long a first word waits for a summary, by a clock that counts the tokens that are read and written."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import SCRATCH
from ethervox_gui.context.events.events import ContextEdited, Event, SummaryStored, TokenGenerated
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.jobs.jobs import Job, SendMessage
from ethervox_gui.governor.session import idle as ahead
from ethervox_gui.governor.summaries import patience
from ethervox_gui.governor.summaries.patience import READ_ANYWAY
from tests.helpers.desk import INSTRUCTION, Desk, counting, desk, errors, messages, verify_order
from tests.helpers.scripted_engine import Respond

SECOND = 1.0
FEW = 8  # tokens around what is read that nobody counts here
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


#: A machine that takes a second and more to read a summary of this window, and one that takes several.
SPEEDS = {"slow": 200.0, "very slow": 40.0}


@pytest.mark.parametrize("interleaves", [True, False], ids=["beside the reply", "alone"])
@pytest.mark.parametrize("prepared", ["and read", "written", ""])
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("way", ["sentences", "model", "late", "automatic"])
def test_a_first_word_waits_less_than_a_second_for_a_summary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str, speed: str, prepared: str, interleaves: bool
) -> None:
    """For its writing and its reading together, whether there was idle time for it or not.

    A machine that does not read in a second what is read anyway waits as long as it needs for that.
    Automatic: the guide's, of its own replies.
    """
    with desk(tmp_path, context__notes=way) as at:
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
        n_around = len(at.ended.block_tokens(""))
        assert longest <= max(SECOND, (READ_ANYWAY + n_around + FEW) / SPEEDS[speed])
        made = at.told(SummaryStored)
        assert made, "and something is known of what left"
        if (prepared or interleaves) and speed != "quick":
            assert any(each.n_tokens + n_around > SPEEDS[speed] * SECOND for each in made), (
                "it is not cut short"
            )


@pytest.mark.parametrize("way", ["sentences", "late", "automatic"])
def test_what_there_is_no_time_to_read_is_as_short_as_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Where nothing can be read beside a reply; and it stands in the context all the same.

    This window's summaries are brief ones, which are read anyway: so less is here.
    """
    monkeypatch.setattr(patience, "READ_ANYWAY", 64)
    with desk(tmp_path, context__notes=way, context__prepare_ahead=False) as at:
        longest = max(
            waits(at, monkeypatch, 40, speed=200.0, replies=writes_shortly, is_guide=way == "automatic")
        )
        assert longest <= SECOND
        room = 200.0 * SECOND - len(at.ended.block_tokens(""))
        stood = [each for each in at.told(SummaryStored) if " is called " in each.text]
        assert stood
        assert all(each.n_tokens <= room for each in stood)
        assert any(not block.recalled for block in at.ended.timeline.blocks)


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
        assert SECOND / 2 < longest <= SECOND
        assert {made.source for made in at.told(SummaryStored)} == {"extractive"}
