"""Slash commands: which line means which job, and what a wrong one is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.commands import command
from ethervox_gui.commands.catalogue import COMMANDS, help_text
from ethervox_gui.commands.command import Surroundings, completions, is_command
from ethervox_gui.context.budget import Detail
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.jobs.jobs import (
    Answer,
    AttachDocument,
    BringBack,
    ClearContext,
    EditMessage,
    ForgetTurns,
    HealContext,
    Job,
    LoadModel,
    PruneUnimportant,
    Regenerate,
    ReportPages,
    ReportStatus,
    SetPinned,
    ShiftWindow,
    ShowVersion,
    SummarizeOld,
    SummaryFate,
    UndoEdit,
)
from ethervox_gui.storage.base.values import Filter, NewMemory
from tests.helpers.stores import open_store


@pytest.fixture
def jobs() -> list[Job]:
    return []


@pytest.fixture
def here(tmp_path: Path, jobs: list[Job]) -> Iterator[Surroundings]:
    with open_store(tmp_path) as store:
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
        ("/context undo", UndoEdit()),
        ("/context bring-back 3", BringBack(3, 3)),
        ("/context heal", HealContext(Trigger.COMMAND)),
        ("/context forget 3", ForgetTurns(3, 3, Trigger.COMMAND)),
        ("/context forget 3-8", ForgetTurns(3, 8, Trigger.COMMAND)),
        ("/context clear yes", ClearContext(True, Trigger.COMMAND)),
        ("/context clear forget", ClearContext(True, Trigger.COMMAND, forget=True)),
        ("/context bring-back 3-8", BringBack(3, 8)),
        ("/context bring-back 3–8 shrink", BringBack(3, 8, SummaryFate.SHRINK)),
        ("/context bring-back 3 drop", BringBack(3, 3, SummaryFate.DROP)),
        ("/context pages", ReportPages()),
        ("/context clear", ClearContext(confirmed=False, trigger=Trigger.COMMAND)),
        ("/context clear yes", ClearContext(confirmed=True, trigger=Trigger.COMMAND)),
        ("/context pin 7", SetPinned(7, True, Trigger.COMMAND)),
        ("/context unpin 7", SetPinned(7, False, Trigger.COMMAND)),
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
        ("/pin 1", "Did you mean /context pin?"),
        ("/memory", "Add one of these: search, show, restore, space, archive, unarchive."),
        ("/search boat", "Did you mean /memory search?"),
        ("/set", "See /help."),
        ("/profile writer", "See /help."),
        ("/qqqqq", "See /help."),
        ("/context pin", "needs the number of a turn"),
        ("/context pin seven", "not “seven”"),
        ("/context shift -1", "not “-1”"),
        ("/context shift " + "9" * 5000, "needs a whole number"),
        ("/context bring-back", "needs the number of a turn"),
        ("/context forget", "needs the number of a turn"),
        ("/context forget 8-3", "Write the smaller number first."),
        ("/context bring-back 8-3", "Write the smaller number first."),
        ("/context bring-back 3-", "needs a whole number"),
        ("/context bring-back 3 burn", "kept, shrunk or dropped, not “burn”"),
        ("/memory archive", "needs an importance, a number of days and a file"),
        ("/memory archive x 1 file", "needs an importance, a number of days and a file"),
        ("/memory archive 0.5 1", "needs an importance, a number of days and a file"),
        ("/memory unarchive", "needs a file"),
        ("/memory unarchive /no/such/file", "The file file could not be read"),
        ("/chat export", "needs the name of a file"),
        ("/chat export file.md", "No chat is open."),
        ("/chat export /no/such/folder/file.md 1", "There is no chat 1."),
        ("/chat import", "needs the name of a file"),
        ("/chat import /no/such/file", "could not be read"),
        ("/context prune 3", "from 0 to 1"),
        ("/memory search", "needs words"),
        ("/memory search tag=x", "needs words"),
        ("/memory show", "needs the number"),
        ("/memory show 999", "There is no memory 999"),
        ("/memory show 1 2", "/memory show does not take “2”. See /help."),
        ("/regenerate 4 please", "/regenerate does not take “please”"),
        ("/continue now", "/continue does not take “now”"),
        ("/chat restore 1", "Chat 1 is not in the bin. /chat restore lists what is there."),
        ("/chat restore one", "not “one”"),
        ("/chat restore 1 2", "does not take “2”"),
        ("/memory restore 1", "Memory 1 is not in the bin. /memory restore lists what is there."),
        ("/context pin 1 3", "/context pin does not take “3”"),
        ("/context unpin 1 3 5", "/context unpin does not take “3 5”"),
        ("/context shift 3 now", "does not take “now”"),
        ("/context prune 0.4 0.5", "does not take “0.5”"),
        ("/context prune 0,4", "from 0 to 1"),
        ("/context clear yes please", "does not take “please”"),
        ("/context undo 2", "does not take “2”"),
        ("/memory space here", "/memory space does not take “here”"),
        ("/models fnd llama", "/models does not take “fnd llama”"),
        ("/context summarize 4 6", "does not take “6”"),
        ("/context summarize brief detailed", "not “detailed”"),
        ("/context summarize 4 brief 6", "does not take “6”"),
        ("/context summarize 4.5", "not “4.5”"),
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


def test_a_long_text_that_is_no_command_is_named_by_its_beginning(
    here: Surroundings, jobs: list[Job]
) -> None:
    command.run("/etc/hosts has\na line too many " + "127 " * 5000, COMMANDS, here)
    with pytest.raises(UserError, match=r"^There is no command “/etc/hosts has a line too many") as raised:
        answer(jobs)
    assert len(str(raised.value)) < 100


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
    command.run("/memory search boats tag=", COMMANDS, here)
    assert "turn 0 of “Boats”" in answer(jobs), "no tag was named"
    jobs.clear()
    command.run("/memory show 1", COMMANDS, here)
    assert answer(jobs) == "Memory 1, turn 0:\n- Seven boats."


def test_a_tag_is_found_among_many_turns_that_say_the_same(here: Surroundings, jobs: list[Job]) -> None:
    chat = here.store.create_chat("Boats").chat_id
    here.store.add_memory(chat, NewMemory("- " + "Many words. " * 40 + "Boats.", tags=("harbour",)))
    for _ in range(60):
        here.store.append_turn(chat, Role.USER, "Boats and boats", importance=0.9)
    command.run("/memory search boats tag=harbour", COMMANDS, here)
    assert answer(jobs).startswith("memory 1 of “Boats”: ")


def test_a_note_stands_for_no_turns_and_what_was_deleted_says_so(here: Surroundings, jobs: list[Job]) -> None:
    chat = here.store.create_chat("Boats").chat_id
    here.store.delete_memory(here.store.add_note(chat, "Buy rope.").memory_id)
    here.store.add_note(chat, "Buy tar.")
    for number, told in (
        (1, "Memory 1: (It is in the bin: /memory restore brings it back.)\nBuy rope."),
        (2, "Memory 2:\nBuy tar."),
    ):
        jobs.clear()
        command.run(f"/memory show {number}", COMMANDS, here)
        assert answer(jobs) == told


def test_what_was_deleted_is_listed_and_comes_back(here: Surroundings, jobs: list[Job]) -> None:
    def said(line: str) -> str:
        jobs.clear()
        command.run(line, COMMANDS, here)
        (job,) = jobs
        assert isinstance(job, Answer)
        return job.text()

    store = here.store
    assert said("/chat restore") == "No chat is in the bin."
    assert said("/memory restore") == "No memory is in the bin."
    for title in ("Boats", "Berlin"):
        chat_id = store.create_chat().chat_id
        store.rename_chat(chat_id, title)
    note = store.add_note(1, "Buy rope.")
    store.delete_memory(note.memory_id)
    store.delete_chat(2)
    head, line = said("/chat restore").splitlines()
    assert head == "Chats in the bin, deleted for good after 30 days:"
    assert line.startswith("2: Berlin (deleted ")
    head, line = said("/memory restore").splitlines()
    assert head == "Memories in the bin, deleted for good after 30 days unless a chat still uses them:"
    assert line.startswith("1: Buy rope. (deleted ")
    assert said("/chat restore 2") == "Chat 2 is in the list again: Berlin"
    assert said("/memory restore 1") == "Memory 1 is back: Buy rope."
    assert {chat.title for chat in store.list_chats()} == {"Boats", "Berlin"}
    assert store.memory(1).deleted_at is None
    assert said("/chat restore") == "No chat is in the bin."


def test_memories_go_to_a_file_and_come_back(here: Surroundings, jobs: list[Job], tmp_path: Path) -> None:
    chat = here.store.create_chat("Boats").chat_id
    for text in ("- Seven boats.", "- Eight boats."):
        here.store.add_memory(chat, NewMemory(text, importance=0.5))
    here.store.add_memory(chat, NewMemory("- Nine boats.", importance=0.9))
    file = tmp_path / "my old boats.json"
    told = []
    for line in (
        f"/memory archive 0.8 0 {file}",
        f"/memory archive 0.8 0 {file}",
        f"/memory unarchive {file}",
        f"/memory unarchive {file}",
    ):
        jobs.clear()
        command.run(line, COMMANDS, here)
        told.append(answer(jobs))
    assert told == [
        f"2 memories moved to {file}. /memory unarchive brings back what is in it.",
        "No memory is both less important and older than that.",
        "2 memories came back from my old boats.json.",
        "0 memories came back from my old boats.json.",
    ]
    assert len(here.store.list_memories(Filter(chat))) == 3


def test_the_open_chat_goes_to_a_file_or_the_one_that_is_named(
    here: Surroundings, jobs: list[Job], tmp_path: Path
) -> None:
    first, last = (here.store.create_chat(title).chat_id for title in ("Boats", "Cats"))
    here = replace(here, chat_id=first)
    for line, chat_id in (
        (f"/chat export {tmp_path}/a b.json", first),
        (f"/chat export {tmp_path}/c.md {last}", last),
    ):
        jobs.clear()
        command.run(line, COMMANDS, here)
        assert answer(jobs).startswith(f"Chat {chat_id} was written to {tmp_path}")
    assert "# Cats" in (tmp_path / "c.md").read_text()
    jobs.clear()
    command.run(f"/chat export {tmp_path}/c.md", COMMANDS, here)
    with pytest.raises(UserError, match=r"A file c\.md already exists\."):
        answer(jobs)
    assert "# Cats" in (tmp_path / "c.md").read_text(), "nothing is overwritten"
    jobs.clear()
    command.run(f"/chat import {tmp_path}/a b.json", COMMANDS, here)
    assert answer(jobs) == "1 chat read from a b.json: 3."
    assert here.store.chat(3).title == "Boats"
    many = json.loads((tmp_path / "a b.json").read_text(encoding="utf-8"))
    many["chats"] *= 30
    (tmp_path / "many.json").write_text(json.dumps(many), encoding="utf-8")
    jobs.clear()
    command.run(f"/chat import {tmp_path}/many.json", COMMANDS, here)
    assert answer(jobs) == "30 chats read from many.json: 4–33."


@pytest.mark.parametrize("line", ["/chat import", "/memory unarchive", "/model", "/attach", "/chat export"])
@pytest.mark.parametrize(
    "name", ["~nobody-here/x.json", "a\0b", "~a\0b", "~\ud800/x", "\ud800.md", "n" * 5000]
)
def test_a_name_that_no_file_can_have_is_refused_with_a_sentence(
    line: str, name: str, here: Surroundings, jobs: list[Job]
) -> None:
    command.run(f"{line} {name}", COMMANDS, replace(here, chat_id=here.store.create_chat().chat_id))
    (job,) = jobs
    match job:
        case Answer():
            with pytest.raises(UserError, match="could not be"):
                job.text()
        case AttachDocument():
            with pytest.raises(UserError):
                job.read()
        case _:
            assert isinstance(job, LoadModel)
            assert str(job.path) == name


def test_help_lists_every_command(here: Surroundings, jobs: list[Job]) -> None:
    command.run("/help", COMMANDS, here)
    assert answer(jobs) == help_text()
    for known in COMMANDS:
        assert f"{known.usage}  –  {known.help}" in help_text().splitlines(), "there is no room for columns"
    groups = help_text().split("\n\n")
    about = [group for group in groups if group.startswith("/chat ") or "\n/chat " in group]
    assert len(groups) > 5
    assert len(about) == 1, "what begins alike stands together"
    assert all(line.startswith("/chat ") for line in about[0].splitlines())


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
