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
from tests.helpers.desk import INSTRUCTION, Desk, counting, desk, errors, messages, verify_order

#: As the scripted engine says of itself.
TOKENS_PER_S = 100
SECOND = 1.0
TOLD = [f"My {thing} is called {thing.title()}o." for thing in ("boat", "dog", "cat", "house", "car", "cow")]


def respond(prompt: str) -> str:
    if INSTRUCTION in prompt or "Note what I told you" in prompt:
        return "- You: My boat is called Boato."
    return counting(90)


def waits(at: Desk, monkeypatch: pytest.MonkeyPatch, n_messages: int = 30, **options: Any) -> list[float]:
    """Seconds from each message to the first word of its reply, without those that reading it takes."""

    def n_decoded() -> int:
        return sum(len(chunk) for _, chunk in at.engine.decoded)

    monkeypatch.setattr(batch_steps, "time", SimpleNamespace(monotonic=lambda: n_decoded() / TOKENS_PER_S))
    began: list[int] = []
    found: list[float] = []

    def watch(event: Event) -> None:
        if isinstance(event, TokenGenerated) and len(found) < len(began):
            found.append((n_decoded() - began[-1]) / TOKENS_PER_S)

    at.watch = watch
    said = [*map(SendMessage, TOLD), *messages(n_messages)]
    jobs: list[Job] = []
    for message in said:
        jobs += [at.then(lambda: began.append(n_decoded())), message]
    told = at.play(respond, jobs, n_ctx=1024, **options)
    assert errors(told) == []
    verify_order(told)
    assert len(at.told(ContextEdited)) >= 3
    assert len(found) == len(said)
    around = len(at.engine.encode([], generation=True).generation) + 2
    own = [(len(message.text) + around) / TOKENS_PER_S for message in said]
    return [wait - took for wait, took in zip(found, own, strict=True)]


@pytest.mark.parametrize("way", ["sentences", "model", "automatic"])
def test_a_first_word_waits_less_than_a_second_for_a_summary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Also where no idle time is left, and reading the summary alone takes longer than that."""
    with desk(tmp_path, context__notes=way) as at:
        longest = max(waits(at, monkeypatch, interleaves=True, is_guide=way == "automatic"))
        assert any(made.n_tokens > TOKENS_PER_S * SECOND for made in at.told(SummaryStored))
        assert longest <= SECOND


def test_the_model_writes_for_a_second_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is to write a summary when turns leave, and nothing can be written beside a reply."""
    n_batch = 8
    with desk(tmp_path, context__notes="late", context__prepare_ahead=False) as at:
        waits(at, monkeypatch, n_batch=n_batch)
        written = [
            sum(len(tokens) for _, tokens in batches)
            for seq, batches in groupby(at.engine.decoded, lambda batch: batch[0])
            if seq == SCRATCH
        ]
        assert len(written) >= 3
        assert max(written) >= TOKENS_PER_S * SECOND, "the time ran out"
        assert max(written) <= TOKENS_PER_S * SECOND + n_batch
