"""What a stop takes with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    Job,
    LoadModel,
    OpenChat,
    SendMessage,
    SetPinned,
    Shutdown,
    UndoEdit,
)
from ethervox_gui.governor.jobs.queue import JobQueue

LOAD = LoadModel(Path("large.gguf"))


def stopped_behind(*waiting: Job, ends: bool) -> list[type[Job]]:
    """Which jobs that wait behind another are not begun when the user stops that, or the program ends."""
    jobs = JobQueue()
    jobs.put(SendMessage("the one that runs"))
    jobs.next()
    for job in waiting:
        jobs.put(job)
    jobs.cancel()
    if ends:
        jobs.put(Shutdown())
    assert jobs.is_cancelled()
    return [type(job) for job in (jobs.next() for _ in waiting) if jobs.is_cancelled()]


@pytest.mark.parametrize("ends", [False, True])
def test_messages_that_wait_are_stopped_and_pins_are_not(ends: bool) -> None:
    assert stopped_behind(SendMessage("next"), SetPinned(1, True), ends=ends) == [SendMessage]


@pytest.mark.parametrize("ends", [False, True])
def test_commands_typed_for_what_is_stopped_bring_no_turns_back(ends: bool) -> None:
    """The edit that ``/context undo`` was meant for may never have happened."""
    assert stopped_behind(UndoEdit(), BringBack(3, 8), ends=ends) == [UndoEdit, BringBack]


@pytest.mark.parametrize("ends", [False, True])
def test_what_was_clicked_is_done_as_long_as_nothing_is_read_for_it(ends: bool) -> None:
    clicked = UndoEdit((3, 8), may_read=False), BringBack(3, 8, may_read=False)
    assert stopped_behind(*clicked, ends=ends) == []


def test_a_model_that_waits_is_loaded_when_only_a_reply_is_stopped() -> None:
    assert stopped_behind(LOAD, OpenChat(3), ends=False) == []


def test_a_program_that_ends_waits_for_no_model_and_no_chat() -> None:
    """They are for nobody, and a large model takes minutes."""
    assert stopped_behind(LOAD, OpenChat(3), SetPinned(1, True), ends=True) == [LoadModel, OpenChat]


def test_what_came_before_the_end_of_the_input_is_done() -> None:
    """Nobody stopped anything: headless has read its last line."""
    jobs = JobQueue()
    for job in (LOAD, SendMessage("hello"), Shutdown()):
        jobs.put(job)
    for kind in (LoadModel, SendMessage, Shutdown):
        assert isinstance(jobs.next(), kind)
        assert not jobs.is_cancelled()


def test_a_stop_before_the_end_of_the_input_takes_no_model_along() -> None:
    """All lines are there already, and only the reply that runs is stopped."""
    jobs = JobQueue()
    for job in (SendMessage("hello"), LOAD, Shutdown()):
        jobs.put(job)
    jobs.next()
    jobs.cancel()
    assert jobs.is_cancelled()
    assert isinstance(jobs.next(), LoadModel)
    assert not jobs.is_cancelled()
