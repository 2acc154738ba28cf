"""The guide takes note of what it is told in its replies: its summaries are these notes, at once."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.events.events import ContextEdited, SummaryStored
from ethervox_gui.context.events.window_events import DraftReady
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.jobs.jobs import DraftSummary, ForgetTurns, Job, SendMessage, SummarizeOld
from tests.helpers.desk import INSTRUCTION, Desk, counting, desk, errors, messages, verify_order
from tests.helpers.scripted_engine import Respond

PETS = {"dog": "Rex", "cat": "Mira", "tortoise": "Quill", "pony": "Thunder"}
TOLD: list[Job] = [SendMessage(f"My {pet} is called {name}.") for pet, name in PETS.items()]
NOTES = [f"- ({number}) Your {pet} is called {name}." for number, (pet, name) in enumerate(PETS.items(), 1)]
WRITTEN = "- (1) Your dog is called Rex.\n- (2) You have a cat."


def guide(asked: list[str]) -> Respond:
    """Notes what it is told, with numbers, as the real one does."""
    n_notes = 0

    def respond(prompt: str) -> str:
        nonlocal n_notes
        if INSTRUCTION in prompt:
            asked.append(prompt)
            return WRITTEN
        told = re.search(r"My (\w+) is called (\w+)\.", prompt)
        if told is None:
            return f"I see. {counting(30)}"
        n_notes += 1
        return f"Noted. ({n_notes}) Your {told[1]} is called {told[2]}."

    return respond


def played(at: Desk, *jobs: Job) -> list[str]:
    """What the model was asked for, when the pets were told and many messages more."""
    asked: list[str] = []
    told = at.play(guide(asked), [*TOLD, *messages(24), *jobs], n_ctx=1024, is_guide=True)
    assert errors(told) == []
    verify_order(told)
    return asked


def test_an_overflow_asks_it_nothing_and_the_notes_are_its_summary(tmp_path: Path) -> None:
    with desk(tmp_path, context__notes="automatic") as at:
        assert played(at) == []
        assert len(at.told(ContextEdited)) >= 2
        for summary in at.told(SummaryStored):
            assert [line for line in summary.text.splitlines() if "called" in line] == NOTES
            assert summary.source == "extractive"


def test_what_is_forgotten_takes_no_other_note_with_it(tmp_path: Path) -> None:
    with desk(tmp_path, context__notes="automatic") as at:
        asked: list[str] = []
        told = at.play(
            guide(asked),
            [*TOLD, *messages(4), SummarizeOld(2), SendMessage("Hm."), ForgetTurns(3, 4)],
            n_ctx=4096,
            is_guide=True,
        )
        assert errors(told) == []
        (memory,) = at.store.list_memories()
        said = [line for line in memory.text.splitlines() if "called" in line]
        assert said == [line for line in NOTES if "Mira" not in line]
        (block,) = at.ended.timeline.blocks
        assert block.text == memory.text


def test_what_it_says_does_not_depend_on_how_busy_the_machine_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with desk(tmp_path, context__notes="automatic") as at:
        clock = SimpleNamespace(monotonic=lambda: 60.0 * at.engine.n_calls)  # each batch takes a minute
        monkeypatch.setattr(batch_steps, "time", clock)
        played(at)
        texts = [summary.text for summary in at.told(SummaryStored)]
    with desk(tmp_path / "quiet", context__notes="automatic") as at:
        monkeypatch.undo()
        played(at)
        assert [summary.text for summary in at.told(SummaryStored)] == texts


def test_who_looks_before_sees_the_same(tmp_path: Path) -> None:
    with desk(tmp_path, context__notes="automatic") as at:
        asked: list[str] = []
        at.play(
            guide(asked),
            [*TOLD, DraftSummary(0, Detail.MODERATE), SummarizeOld(0)],
            n_ctx=1024,
            is_guide=True,
        )
        (draft,), (summary,) = at.told(DraftReady), at.told(SummaryStored)
        assert asked == []
        assert draft.text == summary.text == "\n".join(NOTES)


def test_where_it_is_to_write_them_it_does(tmp_path: Path) -> None:
    with desk(tmp_path, context__notes="late") as at:
        asked: list[str] = []
        at.play(guide(asked), [*TOLD, SummarizeOld(0)], n_ctx=1024, is_guide=True)
        (summary,) = at.told(SummaryStored)
        assert len(asked) == 1
        assert summary.source == "model"
        assert summary.text.startswith(WRITTEN)
