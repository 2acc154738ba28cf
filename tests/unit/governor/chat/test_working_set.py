"""The exchanges of a chat are made once for each change of it."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.governor.chat import working_set
from ethervox_gui.governor.chat.working_set import WorkingSet, exchanges_of
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    EditMessage,
    GoOn,
    Job,
    Regenerate,
    SendMessage,
    SetPinned,
    ShiftWindow,
    ShowVersion,
    SummarizeOld,
    UndoEdit,
)
from tests.helpers.desk import Desk, counting, desk, errors, in_turn, messages


def test_they_are_those_of_the_chat_whatever_happens_to_it(tmp_path: Path) -> None:
    with desk(tmp_path, context__keep_recent_turns=2, sampling__pause_after=120) as at:

        def look(_: object = None) -> None:
            live = at.governor.live
            if live is not None:
                assert live.working_set.exchanges(live.timeline) == exchanges_of(live.timeline)

        jobs: list[Job] = [
            *messages(6),
            SetPinned(3, True),
            SummarizeOld(2),
            BringBack(5, 6),
            UndoEdit(),
            EditMessage(9, "Another one."),
            ShowVersion(9, 1),
            Regenerate(),
            SetPinned(3, False),
            SendMessage("go on"),
            GoOn(),
            ShiftWindow(2),
        ]
        at.watch = look
        replies = in_turn(*["Fine."] * 7, counting(300))
        told = at.play(replies, [*chain.from_iterable((job, at.then(look)) for job in jobs)], n_ctx=1024)
        assert errors(told) == []


def test_nothing_is_made_anew_while_nothing_changes(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Timeline] = []

    def counted(timeline: Timeline) -> object:
        made.append(timeline)
        return exchanges_of(timeline)

    def look(back: WorkingSet, n_made: int) -> None:
        assert back.exchanges(at.timeline) is back.exchanges(at.timeline)
        assert len(made) == n_made

    monkeypatch.setattr(working_set, "exchanges_of", counted)
    back = WorkingSet()
    jobs = [at.then(lambda: look(back, 1)), SetPinned(1, True), at.then(lambda: look(back, 2))]
    at.play(in_turn(), [*messages(2), *jobs])


def test_what_is_in_doubt_of_a_message_is_kept_with_that_of_the_one_before() -> None:
    back = WorkingSet()
    first, second = back.doubt_of("What do"), back.doubt_of("What do I do")
    assert first is not second
    assert back.doubt_of("What do") is first
    third = back.doubt_of("What do I")
    assert back.doubt_of("What do") is first, "it was asked for since"
    assert back.doubt_of("What do I do") is not second
    assert back.doubt_of("What do I") is not third
