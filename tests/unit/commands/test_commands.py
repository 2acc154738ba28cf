"""Slash commands: which line means which job, and what a wrong one is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.commands import command
from ethervox_gui.commands.catalogue import COMMANDS, help_text
from ethervox_gui.commands.command import Surroundings, completions, is_command
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events import Trigger
from ethervox_gui.context.summary import Detail
from ethervox_gui.context.turns import Role
from ethervox_gui.governor.jobs import (
    Answer,
    EditMessage,
    Job,
    PruneUnimportant,
    Regenerate,
    ReportStatus,
    SetPinned,
    ShiftWindow,
    ShowVersion,
    SummarizeOld,
)
from ethervox_gui.storage.store import Store
from ethervox_gui.storage.values import NewMemory


@pytest.fixture
def jobs() -> list[Job]:
    return []


@pytest.fixture
def here(tmp_path: Path, jobs: list[Job]) -> Iterator[Surroundings]:
    with Store.open(tmp_path) as store:
        yield Surroundings(jobs.append, store)


@pytest.mark.parametrize(
    ("line", "job"),
    [
        ("/context status", ReportStatus()),
        ("/context summarize", SummarizeOld(None, None, Trigger.COMMAND)),
        ("/context summarize 12", SummarizeOld(12, None, Trigger.COMMAND)),
        ("/context summarize 12 brief", SummarizeOld(12, Detail.BRIEF, Trigger.COMMAND)),
        ("/context summarize detailed", SummarizeOld(None, Detail.DETAILED, Trigger.COMMAND)),
        ("  /context   shift 3 ", ShiftWindow(3, Trigger.COMMAND)),
        ("/context prune 0.4", PruneUnimportant(0.4, Trigger.COMMAND)),
        ("/context pin 7", SetPinned(7, True)),
        ("/context unpin 7", SetPinned(7, False)),
        ("/regenerate", Regenerate()),
        ("/regenerate 4", Regenerate(4)),
        ("/edit 3 What  is\n it?", EditMessage(3, "What  is\n it?")),
        ("/version 3 2", ShowVersion(3, 2)),
    ],
)
def test_a_line_becomes_a_job(line: str, job: Job, here: Surroundings, jobs: list[Job]) -> None:
    command.run(line, COMMANDS, here)
    assert jobs == [job]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/contxt status", "Did you mean /context status?"),
        ("/context sumarize", "Did you mean /context summarize?"),
        ("/qqqqq", "See /help."),
        ("/context pin", "needs the number of a turn"),
        ("/context pin seven", "not “seven”"),
        ("/context shift -1", "not “-1”"),
        ("/context prune 3", "from 0 to 1"),
        ("/memory search", "needs words"),
        ("/memory search tag=x", "needs words"),
        ("/memory show", "needs the number"),
        ("/memory show 999", "There is no memory 999"),
        ("/edit 3", "/edit needs the number of a message"),
        ("/edit x y", "/edit needs a whole number"),
        ("/version 3", "/version needs the number of a turn"),
    ],
)
def test_a_wrong_line_is_told_why(line: str, told: str, here: Surroundings, jobs: list[Job]) -> None:
    command.run(line, COMMANDS, here)
    with pytest.raises(UserError) as raised:
        answer(jobs)
    assert told in str(raised.value)


def answer(jobs: list[Job]) -> str:
    (job,) = jobs
    assert isinstance(job, Answer)
    return job.text()


def test_memory_is_searched_and_shown(here: Surroundings, jobs: list[Job]) -> None:
    chat = here.store.create_chat("Boats")
    turn = here.store.append_turn(chat.chat_id, Role.USER, "the seven boats leave at noon")
    here.store.add_memory(
        chat.chat_id, NewMemory("- Seven boats.", tags=("harbour",), turn_ids=[turn.turn_id])
    )
    command.run("/memory search boats", COMMANDS, here)
    assert "turn 0 of “Boats”" in answer(jobs)
    jobs.clear()
    command.run("/memory search boats tag=harbour", COMMANDS, here)
    assert answer(jobs) == "memory 1 of “Boats”: - Seven boats."
    jobs.clear()
    command.run("/memory search boats tag=other", COMMANDS, here)
    assert answer(jobs) == "Nothing found for “boats”."
    jobs.clear()
    command.run("/memory show 1", COMMANDS, here)
    assert "Seven boats." in answer(jobs)


def test_help_lists_every_command(here: Surroundings, jobs: list[Job]) -> None:
    command.run("/help", COMMANDS, here)
    assert answer(jobs) == help_text()
    for known in COMMANDS:
        assert known.usage in help_text()


def test_completion_narrows_down() -> None:
    assert {c.spelling for c in completions("/memory s", COMMANDS)} == {
        "/memory search",
        "/memory show",
        "/memory space",
    }
    assert [c.spelling for c in completions("/memory search bo", COMMANDS)] == ["/memory search"]
    assert completions("/nothing", COMMANDS) == []


def test_a_path_is_no_command() -> None:
    assert is_command("/context status")
    assert is_command("  /help")
    assert not is_command("/ 2 is a half")
    assert not is_command("//comment")
    assert not is_command("what about /help")


@given(st.text(max_size=60))
def test_any_line_is_answered(line: str) -> None:
    jobs: list[Job] = []
    command.run("/" + line, COMMANDS, Surroundings(jobs.append, None))  # type: ignore[arg-type]
    assert len(jobs) == 1
