"""What a chat begins with is changed in its middle: in effect from then on, and gone back to."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import Any

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import BranchSwitched
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.jobs.jobs import (
    EditMessage,
    Job,
    RecallMemory,
    Regenerate,
    SendMessage,
    SetPinned,
    ShowTurn,
    ShowVersion,
    SummarizeOld,
)
from ethervox_gui.governor.turns import beginning
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.ui.chat.stored import read_transcript
from ethervox_gui.ui.chat.transcript import TurnItem
from tests.helpers.desk import Desk, errors, messages, notices, says
from tests.unit.governor.turns.test_versions import KINDS


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> dict[str, Any]:
    return {"n_ctx": 2048, **KINDS[request.param]}


def instruct(at: Desk, text: str) -> Job:
    return at.then(lambda: beginning.change(at.live, text))


def way(at: Desk) -> list[str]:
    """The stored conversation, by the first words of its turns; replies are left out."""
    return [turn.text[:8] for turn in at.store.turns_of_chat(1) if turn.role is not Role.ASSISTANT]


def test_it_stands_in_front_and_is_stored_where_it_came(at: Desk, kind: dict[str, Any]) -> None:
    jobs = [SendMessage("One?"), instruct(at, "Be long indeed, and tell all of it."), SendMessage("Two?")]
    assert errors(at.play(says("Fine."), jobs, **kind)) == []
    first, *_ = at.ended.timeline
    assert (first.role, first.number, first.text[:8]) == (Role.SYSTEM, 0, "Be long ")
    assert at.ended.timeline.contents()[0][1] == first
    system, *others = way(at)
    assert others == ["One?", "Be long ", "Two?"]
    jobs = [SendMessage("Three?"), instruct(at, system + "x"), SendMessage("Four?")]
    assert errors(at.play(says("Fine."), jobs, chat_id=1, **kind)) == []
    assert way(at)[3:] == ["Two?", "Three?", f"{system}x"[:8], "Four?"]


@pytest.mark.parametrize("length", [1, 20])
def test_a_summary_stands_behind_it(at: Desk, kind: dict[str, Any], length: int) -> None:
    jobs = [*messages(6), SummarizeOld(6), instruct(at, "Be long. " * length), *messages(2)]
    assert errors(at.play(says("Fine."), jobs, **kind)) == []
    (block,) = at.ended.timeline.blocks
    contents = [item for _, item in at.ended.timeline.contents()]
    assert contents[1] == block


@pytest.mark.parametrize("number", [1, 3])
def test_a_message_from_before_is_said_differently_under_what_was_in_effect_then(
    at: Desk, kind: dict[str, Any], number: int
) -> None:
    jobs = [
        *(SendMessage("One?"), SendMessage("Two?"), instruct(at, "Be long indeed."), SendMessage("Three?")),
        EditMessage(number, "Different?"),
    ]
    assert errors(at.play(says("Fine."), jobs, **kind)) == []
    system, *others = way(at)
    assert others == [*["One?"][: number // 2], "Differen"]
    assert next(iter(at.ended.timeline)).text[:8] == system
    three = max(turn_id for turn_id in range(1, 11) if at.store.turn(turn_id).text == "Three?")
    assert errors(at.play(says("Fine."), [ShowTurn(three)], chat_id=1, **kind)) == []
    assert way(at) == [system, "One?", "Two?", "Be long ", "Three?"]


def test_a_reply_from_before_is_written_again_under_what_was_in_effect_then(
    at: Desk, kind: dict[str, Any]
) -> None:
    jobs = [SendMessage("One?"), SendMessage("Two?"), instruct(at, "Be long indeed."), Regenerate(1)]
    assert errors(at.play(says("Fine."), jobs, **kind)) == []
    assert way(at)[1:] == ["One?"]
    jobs = [ShowVersion(2, 1)]
    assert errors(at.play(says("Fine."), jobs, chat_id=1, **kind)) == []
    assert way(at)[1:] == ["One?", "Two?", "Be long "]
    assert next(iter(at.ended.timeline)).text == "Be long indeed."
    jobs = [SendMessage("Three?"), Regenerate(), EditMessage(6, "Four?")]
    assert errors(at.play(says("Fine."), jobs, chat_id=1, **kind)) == []
    assert way(at)[1:] == ["One?", "Two?", "Be long ", "Four?"]
    assert at.store.turns_of_chat(1)[5].role is Role.SYSTEM, "the message goes on behind it"


def test_the_window_counts_versions_by_what_stands_above(at: Desk, kind: dict[str, Any]) -> None:
    """The first message under new instructions has versions: those below them, and what was said without."""
    one = [
        SendMessage("One?"),
        instruct(at, "Be long indeed."),
        SendMessage("Two?"),
        EditMessage(4, "Three?"),
    ]
    assert errors(at.play(says("Fine."), one, **kind)) == []
    items = [item for item in read_transcript(at.store, 1).items if isinstance(item, TurnItem)]
    assert [
        (item.text, item.versions and item.versions.count) for item in items if item.role is Role.USER
    ] == [
        ("One?", None),
        ("Three?", 2),
    ]
    assert errors(at.play(says("Fine."), [ShowVersion(4, 1)], chat_id=1, **kind)) == []
    assert way(at)[1:] == ["One?", "Be long ", "Two?"]


def test_going_between_beginnings_is_told_by_what_was_said(at: Desk, kind: dict[str, Any]) -> None:
    jobs = [
        *(SendMessage("One?"), instruct(at, "Be long indeed."), SendMessage("Two?")),
        *(EditMessage(4, "Three?"), ShowVersion(4, 1), ShowVersion(0, 1), ShowVersion(3, 1)),
    ]
    told = at.play(says("Fine."), jobs, **kind)
    assert errors(told) == []
    switched = [event for event in told if isinstance(event, BranchSwitched)]
    assert [(event.turn_number, event.version, event.n_versions) for event in switched] == [
        (4, 2, 2),
        (4, 1, 2),
    ]
    assert way(at)[1:] == ["One?", "Be long ", "Two?"]


def test_going_to_another_beginning_does_not_tell_of_what_both_share(at: Desk, kind: dict[str, Any]) -> None:
    jobs = [SendMessage("One?"), instruct(at, "Be long indeed."), SendMessage("Two?"), Regenerate(1)]
    assert errors(at.play(says("Fine."), jobs, **kind)) == []
    told = at.play(says("Fine."), [ShowVersion(2, 1)], chat_id=1, **kind)
    (switched,) = [event for event in told if isinstance(event, BranchSwitched)]
    assert (switched.turn_number, switched.version, switched.n_versions) == (2, 1, 2)


@pytest.mark.parametrize("is_result", [False, True], ids=["a message comes", "a result comes"])
def test_what_was_recalled_stays(at: Desk, kind: dict[str, Any], is_result: bool) -> None:
    jobs: list[Job] = [*messages(6), SummarizeOld(6)]
    assert errors(at.play(says("Fine."), jobs, **kind)) == []
    other = at.store.create_chat("another").chat_id
    memory = at.store.add_memory(other, NewMemory("- The boat is red."))

    def change() -> None:
        with at.live.adding(Role.TOOL) if is_result else nullcontext():
            beginning.change(at.live, "Be long indeed.")

    jobs = [RecallMemory(memory.memory_id), SendMessage("And?"), at.then(change), *messages(1)]
    assert errors(at.play(says("Fine."), jobs, chat_id=1, **kind)) == []
    recalled = [block for block in at.ended.timeline.blocks if block.recalled]
    assert [block.memory_id for block in recalled] == [memory.memory_id]
    assert [one.memory_id for _, one in at.store.recalled_memories(1)] == [memory.memory_id]
    contents = [item for _, item in at.ended.timeline.contents()]
    message = contents[contents.index(recalled[0]) + 1]
    assert isinstance(message, Turn)
    assert message.text == "And?", "it stands where it stood"


def test_what_was_recalled_stays_where_nothing_comes_of_it(at: Desk, kind: dict[str, Any]) -> None:
    assert errors(at.play(says("Fine."), messages(3), **kind)) == []
    other = at.store.create_chat("another").chat_id
    memory = at.store.add_memory(other, NewMemory("- The boat is red."))

    def change_and_take_back() -> None:
        live = at.live
        turns, head_id = list(live.timeline), live.store.chat(live.chat_id).head_id
        beginning.change(live, "Be long indeed.")
        beginning.take_back(live, turns, head_id)

    jobs = [RecallMemory(memory.memory_id), SendMessage("And?"), at.then(change_and_take_back)]
    assert errors(at.play(says("Fine."), jobs, chat_id=1, **kind)) == []
    assert [block.memory_id for block in at.ended.timeline.blocks if block.recalled] == [memory.memory_id]


def test_what_finds_no_room_changes_nothing(at: Desk, kind: dict[str, Any]) -> None:
    refused: list[str] = []

    def change(length: int) -> None:
        try:
            beginning.change(at.live, "x" * length)
        except UserError as error:
            refused.append(error.code)

    other = at.store.create_chat("another").chat_id
    memory = at.store.add_memory(other, NewMemory("- Red."))
    pins = [SetPinned(number, True) for number in range(1, 11)]
    tries = [at.then(partial(change, length)) for length in (1150, 5000)]
    jobs = [*messages(5, 90), RecallMemory(memory.memory_id), *pins, *tries]
    assert errors(at.play(says("Fine. " * 16), jobs, **kind)) == []
    assert refused == ["no_room", "window_too_small"]
    chat_id = at.ended.chat_id
    assert [turn.role for turn in at.store.turns_of_chat(chat_id)].count(Role.SYSTEM) == 1
    assert next(iter(at.ended.timeline)).text == at.store.turns_of_chat(chat_id)[0].text
    assert [block.memory_id for block in at.ended.timeline.blocks if block.recalled] == [memory.memory_id]


def test_what_was_recalled_and_finds_no_room_is_told(at: Desk, kind: dict[str, Any]) -> None:
    other = at.store.create_chat("another").chat_id
    memory = at.store.add_memory(other, NewMemory("- The boat is red."))

    def change_to_the_last_token() -> None:
        live, (block,) = at.live, at.live.timeline.blocks
        first = next(iter(live.timeline))
        others = live.timeline.n_used - block.span.n_tokens - first.n_tokens
        n_frame = first.n_tokens - len(first.text)
        beginning.change(live, "x" * (live.full_at - 1 - others - n_frame))

    jobs = [*messages(3), RecallMemory(memory.memory_id), at.then(change_to_the_last_token)]
    told = at.play(says("Fine."), jobs, **kind)
    assert errors(told) == []
    assert not at.ended.timeline.blocks
    assert [text for text in notices(told) if "memory" in text] == [
        "The newest turns leave no room for this memory."
    ]
