"""Of a single turn notices speak as of one, and of several they name those it is true of."""

from __future__ import annotations

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.context.turns.turns import Block, Span, TurnState
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.eviction import choose, make_room
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ForgetTurns,
    Job,
    KeepTurns,
    ReportStatus,
    SetPinned,
    ShiftWindow,
    SummarizeOld,
    UndoEdit,
)
from ethervox_gui.governor.restore import requests
from tests.helpers.desk import Desk, messages, notices, says

FULL = "the context is full"
LINES = "short lines keep what you said in it."


@pytest.mark.parametrize(
    ("leaving", "state", "words"),
    [
        ((1,), TurnState.DROPPED, f"Turn 1 was dropped at once, because {FULL}. It stays stored."),
        (
            (1,),
            TurnState.SUMMARIZED,
            f"Turn 1 was dropped at once, because {FULL}. It stays stored, and {LINES}",
        ),
        ((1, 2), TurnState.DROPPED, f"Turns 1–2 were dropped at once, because {FULL}. They stay stored."),
        (
            (1, 2, 4),
            TurnState.DROPPED,
            f"Turns 1–2, 4 were dropped at once, because {FULL}. They stay stored.",
        ),
    ],
)
def test_what_an_emergency_took_out(at: Desk, leaving: tuple[int, ...], state: TurnState, words: str) -> None:
    def tell() -> None:
        at.timeline.edit(leaving=leaving, state=state)
        decision = Decision(Action.SHIFT_WINDOW, Trigger.EMERGENCY, leaving, (), 2, 2)
        make_room._tell_dropped(at.live, choose.Choice(decision, Detail.BRIEF, FULL))

    told = at.play(says("Fine."), [*messages(2), at.then(tell)], verified=False)
    assert words in notices(told)


@pytest.mark.parametrize(
    ("leaving", "words"),
    [
        ((1,), "Turn 1 no longer fits when it is read again, so it left the context."),
        ((1, 2), "Turns 1–2 no longer fit when they are read again, so they left the context."),
        ((1, 4), "Turns 1, 4 no longer fit when they are read again, so they left the context."),
    ],
)
def test_what_no_longer_fits(
    at: Desk, monkeypatch: pytest.MonkeyPatch, leaving: tuple[int, ...], words: str
) -> None:
    monkeypatch.setattr(prefill, "room_for", lambda *_: leaving)
    told = at.play(
        says("Fine."), [*messages(2), at.then(lambda: prefill._made_room(at.live, 1))], verified=False
    )
    assert words in notices(told)


@pytest.mark.parametrize(
    ("numbers", "is_summarized", "words"),
    [
        ((1,), False, "Undone: turn 1 is back."),
        ((1,), True, "Undone: turn 1 is back and its summary is out of the context."),
        ((1, 2), False, "Undone: turns 1–2 are back."),
        ((1, 2, 4), False, "Undone: turns 1–2, 4 are back."),
        ((1, 2), True, "Undone: turns 1–2 are back and their summary is out of the context."),
    ],
)
def test_what_is_undone(at: Desk, numbers: tuple[int, ...], is_summarized: bool, words: str) -> None:
    at.play(says("Fine."), messages(2))
    turns = [turn for turn in at.store.turns_of_chat(1) if turn.number in numbers]
    gone = [Block(1, "", numbers[0], numbers[-1], Span(0, 1))] if is_summarized else []
    assert requests._undone(turns, gone) == words


def test_what_is_pinned_is_not_said_to_be_forgotten(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(3), KeepTurns((3, 4)), ForgetTurns(1, 6)], verified=False)
    assert any(text.startswith("Turns 1–2, 5–6 are forgotten: ") for text in notices(told))


@pytest.mark.parametrize(
    ("then", "turns", "back"),
    [
        ((), "turns 1–2, 5–6", "turns 3–4 are in the context"),
        ((UndoEdit(),), "turns 1–6", "all are in the context"),
        ((BringBack(1, 2),), "turns 5–6", "turns 1–4 are in the context"),
    ],
    ids=["done", "undone", "brought back"],
)
def test_the_status_names_the_turns_of_an_edit_that_are_outside_and_the_others(
    at: Desk, then: tuple[Job, ...], turns: str, back: str
) -> None:
    """All of them, where all are back.  What was freed for them is not free any more."""
    jobs = [*messages(5), KeepTurns((3, 4)), ShiftWindow(4), *then, ReportStatus()]
    told = at.play(says("Fine."), jobs, verified=False)
    (edit,) = (line for line in notices(told)[-1].splitlines() if line.startswith("shift_window"))
    named, _, also = edit.partition(": ")[2].partition("; ")
    assert (named.rpartition(", ")[0], also) == (turns, back)


@pytest.mark.parametrize("kept", [(3,), (3, 4)], ids=str)
def test_of_a_single_turn_in_the_context_the_status_speaks_as_of_one(at: Desk, kept: tuple[int, ...]) -> None:
    jobs = [*messages(5), KeepTurns(kept), ShiftWindow(4), ReportStatus()]
    said = notices(at.play(says("Fine."), jobs, verified=False))[-1]
    assert ("; turn 3 is in the context" in said) == (len(kept) == 1)


def test_the_status_says_nothing_of_turns_in_the_context_where_an_edit_left_none(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(5), ShiftWindow(4), ReportStatus()], verified=False)
    (edit,) = (line for line in notices(told)[-1].splitlines() if line.startswith("shift_window"))
    assert edit.endswith(" ms")


@pytest.mark.parametrize(
    ("then", "turns"), [((), "turns 1–4, 7–12"), ((UndoEdit(),), "turns 1–12")], ids=["done", "undone"]
)
def test_what_was_dropped_before_is_not_told_of_with_a_summary(
    at: Desk, then: tuple[Job, ...], turns: str
) -> None:
    """Neither where the summary stands nor where only that is still outside."""
    dropped = [
        KeepTurns((1, 2, 3, 4)),
        ShiftWindow(4),
        *(SetPinned(number, pinned=False) for number in (1, 2, 3, 4)),
    ]
    jobs = [*messages(5), *dropped, *messages(3), SummarizeOld(6), *then, ReportStatus()]
    told = at.play(says("Fine."), jobs, verified=False)
    edits = [line for line in notices(told)[-1].splitlines() if line.startswith("summarize_old")]
    done = [line.partition("; ")[0] for line in edits]
    assert [line.partition(": ")[2].rpartition(", ")[0] for line in done] == [turns]
