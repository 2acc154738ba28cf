"""A message larger than the window is condensed, or its end is sent; the whole of it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.events import ErrorRaised, MessageShortened, ReplyFinished
from ethervox_gui.context.turns import Role
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.engine.scripted import SURGICAL
from ethervox_gui.governor.jobs import IfTooLong, SendMessage
from tests.helpers.desk import INSTRUCTION, Desk, desk, errors, messages, notices, says, user_texts

SENTENCES = [f"The {n}th house on the road is painted in colour number {n}." for n in range(60)]
LONG = " ".join(SENTENCES)


def test_it_is_refused_with_its_size_and_the_limit_and_nothing_is_stored(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(2), SendMessage(LONG), *messages(1)], n_ctx=1024)
    (error,) = [event for event in told if isinstance(event, ErrorRaised)]
    assert error.code == "message_too_long"
    assert f"{len(LONG) // 1000}," in error.message
    assert "limit=" in error.details
    assert LONG not in user_texts(at.store, 1)
    assert len(user_texts(at.store, 1)) == 3, "and the chat goes on"


def respond(prompt: str) -> str:
    """A summary that holds the first sentence it is given."""
    if INSTRUCTION in prompt:
        found = [line for line in SENTENCES if line in prompt]
        return f"- {found[0]}" if found else ""
    return "Fine."


@pytest.mark.parametrize(
    "capability", [SURGICAL, Capability(False, False, "recurrent")], ids=["surgical", "rebuild"]
)
@pytest.mark.parametrize("how", [IfTooLong.CONDENSE, IfTooLong.END])
def test_what_is_sent_in_its_place_fits_and_says_what_it_is(
    tmp_path: Path, capability: Capability, how: IfTooLong
) -> None:
    with desk(tmp_path) as at:
        jobs = [*messages(2), SendMessage(LONG, how), *messages(2)]
        told = at.play(respond, jobs, n_ctx=1024, capability=capability)
        assert errors(told) == []
        sent = user_texts(at.store, 1)[2]
        (shortened,) = at.told(MessageShortened)
        assert sent == shortened.text
        note = at.store.memory(1)
        assert (note.text, note.kind) == (LONG, "note"), "nothing is lost"
        assert f"memory {note.memory_id}" in sent.splitlines()[0]
        body = sent.split("\n", 1)[1]
        if how is IfTooLong.END:
            assert LONG.endswith(body)
            assert SENTENCES[-1] in body
        else:
            lines = [line.removeprefix("- ") for line in body.splitlines()]
            assert len(lines) > 3
            assert set(lines) <= set(SENTENCES), "only what was said"
        assert len([event for event in told if isinstance(event, ReplyFinished)]) == 5


def test_what_fits_is_sent_as_it_is(at: Desk) -> None:
    at.play(respond, [SendMessage("Short.", IfTooLong.CONDENSE)], n_ctx=1024)
    assert user_texts(at.store, 1) == ["Short."]
    assert at.told(MessageShortened) == []
    assert at.store.memories() == []


def test_a_message_without_a_sentence_is_condensed_all_the_same(at: Desk) -> None:
    told = at.play(says("Fine."), [SendMessage("x" * 5000, IfTooLong.CONDENSE)], n_ctx=1024)
    assert errors(told) == []
    assert 0 < len(user_texts(at.store, 1)[0]) < 700


def test_stop_while_it_is_condensed_sends_nothing(at: Desk) -> None:
    def stop(prompt: str) -> str:
        if INSTRUCTION in prompt:
            at.governor.cancel()
        return "- So it goes."

    told = at.play(stop, [SendMessage(LONG, IfTooLong.CONDENSE)], n_ctx=1024)
    assert notices(told) == ["Stopped."]
    assert user_texts(at.store, 1) == []
    assert [turn.role for turn in at.store.turns_of_chat(1)] == [Role.SYSTEM]
