"""Summaries: by the model from the cache, brief when that fails, without the model when that fails too."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    Event,
    SummaryStored,
    Trigger,
)
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.jobs.jobs import SendMessage, SummarizeOld
from ethervox_gui.governor.summaries.patience import FIRST_WORD_S
from tests.helpers.desk import (
    INSTRUCTION,
    UNREAD,
    Desk,
    counting,
    desk,
    errors,
    messages,
    notices,
    says,
    verify_order,
)
from tests.helpers.scripted_engine import SURGICAL

#: What a summary that holds only the dog and the boat forgot.
FORGOTTEN = "\n- We live in Oslo now.\n- The code of the door is 5512."

PETS = [
    ("dog", "Rex"),
    ("cat", "Mira"),
    ("tortoise", "Quill"),
    ("goldfish", "Bubble"),
    ("canary", "Fern"),
    ("pony", "Thunder"),
    ("parrot", "Captain"),
    ("rabbit", "Clover"),
]

REBUILD = Capability(False, False, "a recurrent model")

#: Six messages that tell something, so that there is something to extract.
FACTS = [
    SendMessage(text)
    for text in (
        "My dog is called Rex.",
        "We live in Oslo now.",
        "The boat has a red sail.",
        "The key is under the mat.",
        "Our train leaves at nine.",
        "The code of the door is 5512.",
    )
]


def playing(at: Desk, summarize: Callable[[bool], str], **options: Any) -> tuple[list[Event], list[bool]]:
    """The facts, then a summary of all: ``summarize`` is told whether a brief one is asked for."""
    asked: list[bool] = []

    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            asked.append("Be brief." in prompt)
            return summarize(asked[-1])
        return "Good."

    told = at.play(respond, [*FACTS, SummarizeOld(0)], n_ctx=1024, **options)
    assert errors(told) == []
    verify_order(told)
    return told, asked


def stored(at: Desk) -> SummaryStored:
    (summary,) = at.told(SummaryStored)
    assert at.store.memory(summary.memory_id).text == summary.text
    assert at.store.memory(summary.memory_id).source == summary.source
    return summary


@pytest.mark.parametrize("capability", [SURGICAL, REBUILD], ids=["surgical", "rebuild"])
def test_the_model_summarizes(at: Desk, capability: Capability) -> None:
    said = "- A dog, Rex.\n\n- A dog, Rex.\n  - A boat.\n-\n"
    _, asked = playing(at, lambda _: said, capability=capability)
    summary = stored(at)
    assert asked == [False]
    assert (summary.text, summary.source) == ("- A dog, Rex.\n- A boat." + FORGOTTEN, "model")
    assert (summary.first_turn, summary.last_turn, summary.n_tokens) == (1, 12, len(summary.text))
    assert at.told(ContextEdited)[0].trigger is Trigger.USER


def test_old_turns_are_not_prefilled_again(at: Desk) -> None:
    playing(at, lambda _: "- A dog, Rex.")
    scratch = [chunk for seq, chunk in at.engine.decoded if seq == SCRATCH]
    prompt = "".join(chr(token) for token in sum(scratch, ()) if token < 0x110000)
    assert prompt.startswith(INSTRUCTION)
    assert prompt.endswith("- A dog, Rex.")
    live = "".join(chr(t) for seq, chunk in at.engine.decoded if seq == LIVE for t in chunk if t < 0x110000)
    assert live.count("My dog is called Rex.") == 1


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "  \n\n - \n",
        "- Rex.\n" * 40,
        "- Rex\n- Oslo\n" * 40,
        "one line without an end " * 50,
        "- Rex " + "is a very good dog " * 8,
        "- Rex is a good dog" + " and a good dog" * 6,
        "- A cat called Tom.",
    ],
    ids=["empty", "blank", "a loop", "a longer loop", "too long", "does not shrink", "in circles", "made up"],
)
def test_a_bad_summary_is_tried_briefly_and_then_extracted(at: Desk, bad: str) -> None:
    _, asked = playing(at, lambda _: bad)
    assert asked == [False, True]
    summary = stored(at)
    assert summary.source == "extractive"
    assert all(line in [f"- You: {fact.text}" for fact in FACTS] for line in summary.text.splitlines())


def test_a_brief_summary_may_be_better(at: Desk) -> None:
    _, asked = playing(at, lambda is_brief: "- A dog, Rex." if is_brief else "")
    assert asked == [False, True]
    assert (stored(at).text, stored(at).source) == ("- A dog, Rex." + FORGOTTEN, "model")


def test_a_summary_that_was_cut_off_ends_with_a_whole_line(at: Desk) -> None:
    """Room runs out in the middle of the third line."""
    _, asked = playing(at, lambda _: "- A dog, Rex.\n- A boat.\n- " + "and so on " * 50)
    assert asked == [False]
    assert stored(at).text == "- A dog, Rex.\n- A boat." + FORGOTTEN


def test_a_line_that_goes_in_circles_is_not_waited_for(at: Desk) -> None:
    playing(at, lambda _: "- A dog, Rex.\n- " + "and so on " * 50)
    assert stored(at).text == "- A dog, Rex." + FORGOTTEN
    written = [chunk for seq, chunk in at.engine.decoded if seq == SCRATCH and len(chunk) == 1]
    assert len(written) < 90, "and not all that there is room for"


def test_what_is_all_there_is_left_as_the_model_wrote_it(at: Desk) -> None:
    said = "- Rex, a dog.\n- They live in Oslo, with a boat.\n- The code for the door: 5512."
    playing(at, lambda _: said)
    assert stored(at).text == said


def test_of_a_summary_the_lines_that_were_made_up_are_left_out(at: Desk) -> None:
    """The rest of it stands."""
    long = "- The boat has a red sail, which Tom the captain likes, and leaves at nine."
    said = f"- A dog, Rex.\n- A cat called Tom.\n- A boat, Rex.\n{long}\n- A red boat."
    _, asked = playing(at, lambda _: said)
    assert asked == [False]
    assert (stored(at).text, stored(at).source) == ("- A dog, Rex.\n- A red boat." + FORGOTTEN, "model")


def test_lines_of_the_summary_before_are_not_forgotten(at: Desk) -> None:
    """But for what was said otherwise since."""
    summaries = iter(
        ["- A dog, Rex.\n- You live in Oslo.\n- The code is 5512.", "- A train at nine.\n- A dog, Rex."]
    )

    def respond(prompt: str) -> str:
        return next(summaries) if INSTRUCTION in prompt else "Good."

    moved = SendMessage("We no longer live in Oslo but in Bergen.")
    jobs = [*FACTS, SummarizeOld(0), moved, *messages(2), SummarizeOld(0)]
    told = at.play(respond, jobs, n_ctx=1024)
    assert errors(told) == []
    second = at.told(SummaryStored)[1]
    assert second.text.splitlines() == [
        "- The code is 5512.",
        "- A train at nine.",
        "- A dog, Rex.",
        "- We no longer live in Oslo but in Bergen.",
    ]


def test_a_summary_that_lost_nearly_all_is_none(at: Desk) -> None:
    facts = [SendMessage(f"My {pet} is called {name}.") for pet, name in PETS]
    asked: list[str] = []

    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            asked.append(prompt)
            return "- Your dog is called Rex.\n- You have pets."
        return "Good."

    at.play(respond, [*facts, *messages(3), SummarizeOld(0)], n_ctx=2048)
    assert len(asked) == 2
    assert stored(at).source == "extractive"
    assert all(name in stored(at).text for _, name in PETS)


def test_in_a_small_window_a_summary_may_be_longer_where_there_is_room(at: Desk) -> None:
    """A fifth of the window is what is reserved for it; these facts need more, and get it."""
    facts = [SendMessage(f"My {pet} is called {name}.") for pet, name in PETS]
    at.play(says("Good.", ""), [*facts, *messages(2), SummarizeOld(0)], n_ctx=1024)
    summary = stored(at)
    assert all(name in summary.text for _, name in PETS)
    assert summary.n_tokens > 1024 // 5
    assert at.ended.timeline.n_used <= at.ended.budget.high_water


def test_a_brief_one_is_asked_for_in_other_words_too(at: Desk) -> None:
    asked: list[str] = []

    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            asked.append(prompt)
            return ""
        return "Good."

    at.play(respond, [*FACTS, SummarizeOld(0, Detail.BRIEF)], n_ctx=1024)
    assert ["Be brief." in prompt for prompt in asked] == [True, False]


def test_where_there_are_no_sentences_the_beginning_of_what_users_said_stands_for_it(at: Desk) -> None:
    said = [SendMessage(f"{letter}\n{letter * 40}") for letter in "abc"]
    told = at.play(lambda _: "", [*said, SummarizeOld(0)], n_ctx=1024)
    assert errors(told) == []
    lines = stored(at).text.splitlines()
    assert [line[:5] for line in lines] == ["- a a", "- b b", "- c c"]
    assert stored(at).source == "extractive"


def test_where_nobody_said_anything_the_turns_are_dropped(at: Desk) -> None:
    """Nor is there room for a summary of what is as short as this."""
    told = at.play(lambda _: "", [SendMessage("?"), SummarizeOld(0)], n_ctx=1024)
    assert errors(told) == []
    assert at.told(SummaryStored) == []
    (edit,) = at.told(ContextEdited)
    assert (edit.action, edit.memory_id) == (Action.SHIFT_WINDOW, None)
    assert at.store.list_memories() == []
    assert {turn.state for turn in at.store.turns_of_chat(1)[1:]} == {TurnState.DROPPED}


def test_without_room_for_the_instruction_it_is_extracted(at: Desk) -> None:
    """A window so full that nothing can be generated in it."""
    asked: list[str] = []

    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            asked.append(prompt)
        return f"The dog Rex sleeps here. {counting(260)}" if "go" in prompt else "Good."

    at.settings = at.settings.with_values({"context.enabled": False})
    at.play(respond, [*FACTS[:3], SendMessage("go"), SummarizeOld(0)], n_ctx=512)
    assert asked == []
    assert stored(at).source == "extractive"


def test_a_summary_of_summaries_folds_the_earlier_one_in(at: Desk) -> None:
    summaries = iter(["- A dog, Rex.", "- Rex and a boat."])

    def respond(prompt: str) -> str:
        return next(summaries) if INSTRUCTION in prompt else "Good."

    jobs = [*FACTS[:3], SummarizeOld(0), *FACTS[3:], SummarizeOld(0)]
    told = at.play(respond, jobs, n_ctx=1024)
    assert errors(told) == []
    first, second = at.told(SummaryStored)
    assert (first.first_turn, first.last_turn) == (1, 6)
    assert (second.first_turn, second.last_turn) == (1, 12)
    memory = at.store.memory(second.memory_id)
    assert (memory.level, at.store.memory(first.memory_id).parent_id) == (1, memory.memory_id)
    assert [turn.number for turn in at.store.memory_turns(second.memory_id)] == list(range(1, 13))


@pytest.mark.parametrize("capability", [SURGICAL, REBUILD], ids=["surgical", "rebuild"])
def test_summarising_while_idle_can_be_cancelled(at: Desk, capability: Capability) -> None:
    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            at.governor.cancel()
            return "- A dog, Rex."
        return "Good."

    told = at.play(respond, [*FACTS, SummarizeOld(0)], n_ctx=1024, capability=capability)
    assert errors(told) == []
    assert notices(told) == (["Stopped."] if capability.surgical else ["Stopped.", UNREAD])
    assert not any(isinstance(event, SummaryStored | ContextEdited) for event in told)
    again = at.play(respond, messages(1), chat_id=1, n_ctx=1024, capability=capability)
    assert errors(again) == [], "and the chat goes on"


@pytest.mark.parametrize("capability", [SURGICAL, REBUILD], ids=["surgical", "rebuild"])
@pytest.mark.parametrize("trigger", [Trigger.AUTO, Trigger.USER])
def test_a_message_does_not_wait_for_a_summary_that_takes_long(
    at: Desk, monkeypatch: pytest.MonkeyPatch, capability: Capability, trigger: Trigger
) -> None:
    """What was told stands in the lines that are made without the model; who asks for a summary waits."""
    clock = SimpleNamespace(monotonic=lambda: at.engine.n_calls / 8)  # each batch takes a part of a second
    monkeypatch.setattr(batch_steps, "time", clock)
    asked: list[str] = []

    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            asked.append(prompt)
            return "- The dog is called Rex.\n- They live in Oslo."
        return "Good."

    is_asked_for = trigger is Trigger.USER
    jobs = [*FACTS, SummarizeOld(0)] if is_asked_for else [*FACTS, *messages(6, 40)]
    told = at.play(respond, jobs, n_ctx=1024 if is_asked_for else 700, capability=capability)
    assert errors(told) == []
    verify_order(told)
    made = at.told(SummaryStored)
    assert {summary.source for summary in made} == {"model" if is_asked_for else "extractive"}
    assert "Rex" in made[0].text
    assert len(asked) <= len(made), "nobody asks a second time"


def test_a_reply_does_not_wait_long_for_the_summary_that_is_written_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no room left for both, the rest of it is written alone, for a while."""
    with desk(tmp_path) as at:
        clock = SimpleNamespace(monotonic=lambda: at.engine.n_calls / 8)
        monkeypatch.setattr(batch_steps, "time", clock)
        lines = "\n".join(f"- {message.text}" for message in FACTS)
        told = at.play(
            lambda prompt: lines if INSTRUCTION in prompt else counting(300),
            [*FACTS, *messages(2, 40)],
            n_ctx=1024,
            interleaves=True,
        )
        assert errors(told) == []
        longest = max(
            len(list(batches))
            for seq, batches in groupby(at.engine.decoded, lambda batch: batch[0])
            if seq == SCRATCH
        )
        assert 1 < longest <= 8 * FIRST_WORD_S + 1
        assert not at.ended.pending.writes_alone, "that is no failure of the engine"
