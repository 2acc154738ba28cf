"""What recall knows of a chat is that of the chat, whatever happens to it."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from ethervox_gui.context.turns.exchanges import Exchanges
from ethervox_gui.governor.chat.working_set import WorkingSet
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
from tests.helpers.desk import counting, desk, errors, in_turn, messages


def test_they_are_those_of_the_chat_whatever_happens_to_it(tmp_path: Path) -> None:
    with desk(tmp_path, context__keep_recent_turns=2, sampling__pause_after=120) as at:

        def look(_: object = None) -> None:
            live = at.governor.live
            if live is not None:
                back, anew = live.working_set, Exchanges()
                anew.follow(live.timeline)
                assert list(back.exchanges(live.timeline).items()) == list(anew.every.items())
                assert list(back.out(live.timeline).items()) == list(anew.out.items())
                assert back.by_turn(live.timeline) == anew.by_turn

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


def test_what_is_in_doubt_of_a_message_is_kept_with_that_of_the_one_before() -> None:
    back = WorkingSet()
    first, second = back.doubt_of("What do"), back.doubt_of("What do I do")
    assert first is not second
    assert back.doubt_of("What do") is first
    third = back.doubt_of("What do I")
    assert back.doubt_of("What do") is first, "it was asked for since"
    assert back.doubt_of("What do I do") is not second
    assert back.doubt_of("What do I") is not third
