"""The guide's replies to requests, with given words in place of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.summaries.guide.truth import UNKNOWN
from ethervox_gui.context.summaries.summary import instruction
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.governor.jobs.guest_jobs import CompletionEnded, CompletionEvent, PromptRead, TextWritten
from ethervox_gui.server.replies import of_guide

TOLD = Message(Role.USER, "My dog is called Rex.")
NOTED = Message(Role.ASSISTANT, "Noted. (1) Your dog is called Rex.")
UNTRUE = "Your cat is called Tom."


async def _reply(text: str, end: StopReason = StopReason.END) -> AsyncGenerator[CompletionEvent]:
    yield PromptRead(10, 0)
    for n_tokens, word in enumerate(text.split(" "), 1):
        yield TextWritten(word if n_tokens == 1 else f" {word}", n_tokens)
    yield CompletionEnded(end, text.count(" ") + 1)


def _said(asked: str, reply: AsyncGenerator[CompletionEvent], longest: int | None = None) -> str:
    messages = [TOLD, NOTED, Message(Role.USER, asked)]

    async def text() -> str:
        events = of_guide.put_right(reply, messages, lambda said: len(said.split()), longest, ())
        found = [event async for event in events]
        assert isinstance(found[0], PromptRead)
        assert isinstance(found[-1], CompletionEnded)
        return "".join(event.text for event in found if isinstance(event, TextWritten))

    return asyncio.run(text())


@pytest.mark.parametrize(
    ("reply", "says"),
    [
        (UNTRUE, UNKNOWN),
        ("Your dog is called Rex.", "Your dog is called Rex."),
        ("I am the guide.", "I am the guide."),
    ],
)
def test_what_nobody_told_is_not_said(reply: str, says: str) -> None:
    assert _said("What is my cat called?", _reply(reply)) == says


@pytest.mark.parametrize("detail", Detail)
def test_a_summary_that_another_server_asks_for_is_its_own_matter(detail: Detail) -> None:
    """Who asks for one looks itself whether it says what was told."""
    assert _said(instruction(detail), _reply(UNTRUE)) == UNTRUE


def test_what_a_limit_ended_stays_and_what_is_said_instead_keeps_it() -> None:
    asked = "What is my cat called?"
    assert _said(asked, _reply(UNTRUE, StopReason.LENGTH)) == UNTRUE
    assert _said(asked, _reply(UNTRUE), len(UNKNOWN.split()) - 1) == UNTRUE
    assert _said(asked, _reply(UNTRUE), len(UNKNOWN.split())) == UNKNOWN
