"""What came back by itself goes for what a message asks for, no more of it than has to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ethervox_gui.governor.faults import room
from ethervox_gui.governor.jobs.jobs import SendMessage, ShiftWindow
from tests.helpers.desk import Desk, desk, errors, says
from tests.helpers.small_talk import OTHERS

TOLD = ("Petra drives an old Lada to the harbour.", "Pavel drives a green tractor to the harbour.")
ASKED = ("What does Petra drive to the harbour?", "What does Pavel drive to the harbour?")
CALM = "Hello!"


def with_two_back(folder: Path, look: Callable[[Desk], None]) -> None:
    """Look at a chat in which two exchanges came back by themselves, and are not asked for any more."""
    with desk(folder, context__recall="automatic", context__keep_recent_turns=4) as at:
        said = [SendMessage(text) for text in (*TOLD, *OTHERS)]
        asked = [SendMessage(text) for text in (*ASKED, CALM)]

        def found() -> None:
            assert len(standing(at)) == 2
            look(at)

        assert (
            errors(at.play(says("Fine."), [*said, ShiftWindow(2), *asked, at.then(found)], n_ctx=4096)) == []
        )


def standing(at: Desk) -> list[list[int]]:
    """The numbers of the turns of each exchange that stands there, the longest untouched first."""
    found = at.live.working_set.standing(at.timeline, 1)
    return [[turn.number for turn in turns] for turns in found]  # type: ignore[union-attr]


def left_after(at: Desk, n_tokens: int, n_new: int) -> list[list[int]]:
    room.make(at.live, n_tokens, n_new)
    return standing(at)


@pytest.mark.parametrize(("more", "n_stay"), [(0, 2), (1, 1)])
def test_it_goes_for_more_than_the_share_of_the_context(tmp_path: Path, more: int, n_stay: int) -> None:
    def look(at: Desk) -> None:
        before, live = standing(at), at.live
        n_tokens = room.share(live) - live.working_set.n_cells(at.timeline) + more
        assert room.fits(live, n_tokens), "the context has room for it"
        assert left_after(at, n_tokens, 0) == before[2 - n_stay :]

    with_two_back(tmp_path, look)


@pytest.mark.parametrize(("more", "n_stay"), [(-1, 2), (0, 1)])
def test_it_goes_where_a_reply_would_have_no_room(tmp_path: Path, more: int, n_stay: int) -> None:
    """Though it is within its share."""

    def look(at: Desk) -> None:
        before, live = standing(at), at.live
        assert live.working_set.n_cells(at.timeline) + 1 < room.share(live)
        assert left_after(at, 1, room.free(live) - 1 + more) == before[2 - n_stay :]

    with_two_back(tmp_path, look)


def test_all_of_it_goes_where_there_is_no_room_at_all(tmp_path: Path) -> None:
    def look(at: Desk) -> None:
        assert left_after(at, 1, at.live.budget.n_ctx) == []

    with_two_back(tmp_path, look)


def test_the_room_is_what_a_reply_leaves_of_the_context(tmp_path: Path) -> None:
    def look(at: Desk) -> None:
        budget, n_used = at.live.budget, at.timeline.n_used
        assert room.free(at.live) + n_used + budget.reply_reserve == budget.emergency_at
        assert room.fits(at.live, room.free(at.live) - 1)
        assert not room.fits(at.live, room.free(at.live))

    with_two_back(tmp_path, look)
