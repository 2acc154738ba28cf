"""A clock that is wrong for a day removes nothing for good, and one that is right removes what is due."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.storage import Store
from ethervox_gui.storage.daily_check import Caretaker
from ethervox_gui.storage.file import clock
from ethervox_gui.storage.memories.edits import BIN_DAYS

DAY = 86_400.0
TODAY = 1_000 * DAY
AHEAD = TODAY + 100 * DAY


def believed(folder: Path, *times: float) -> list[float]:
    """What is believed at starts at these times, in days from today."""
    return [(clock.believed(folder, time) - TODAY) / DAY for time in times]


def days(*numbers: float) -> list[float]:
    return [TODAY + number * DAY for number in numbers]


def test_starts_that_follow_each_other_are_believed(tmp_path: Path) -> None:
    assert believed(tmp_path, *days(0, 0, 1, 2, 9, 15.5)) == [0, 0, 1, 2, 9, 15.5]


def test_a_day_that_was_wrong_is_not_believed_however_often_the_program_starts(tmp_path: Path) -> None:
    assert believed(tmp_path, *days(0, 100, 100, 100.5, 101.5)) == [0, 7, 7, 7, 7]
    assert believed(tmp_path, *days(1, 2, 5)) == [1, 2, 5]


def test_a_leap_is_believed_once_the_clock_has_gone_on_from_there(tmp_path: Path) -> None:
    """As after a journey."""
    assert believed(tmp_path, *days(0, 100, 102.9, 103, 104)) == [0, 7, 7, 103, 104]


def test_who_starts_it_seldom_has_what_was_due_at_the_start_before(tmp_path: Path) -> None:
    assert believed(tmp_path, *days(0, 60, 120, 180)) == [0, 7, 67, 127]


def test_what_the_clock_is_set_back_to_has_to_prove_itself_too(tmp_path: Path) -> None:
    """From years ahead to months ahead: that is no more right than before."""
    assert believed(tmp_path, *days(0, 700, 100, 101, 103)) == [0, 7, 7, 7, 103]


@pytest.mark.parametrize("text", ["", "[]", "{}", "[" * 4000, '{"started": "x", "leapt": null}', "\udcff"])
def test_a_note_that_cannot_be_read_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / clock.FILE_NAME).write_bytes(text.encode(errors="surrogateescape"))
    assert believed(tmp_path, *days(0, 100)) == [0, 7]


@pytest.mark.parametrize("wrong", [AHEAD, 0.0])
def test_the_bin_outlasts_a_clock_that_is_wrong_for_a_day(tmp_path: Path, wrong: float) -> None:
    told: list[UserError] = []

    def look_after(now: float) -> int:
        """How many chats are in the bin after a start at this time."""
        with Store.open(tmp_path) as store:
            caretaker = Caretaker(store, told.append, lambda: now)
            caretaker.start()
            assert caretaker.wait(60)
            return len(store.list_chats(deleted=True))

    with Store.open(tmp_path) as store:
        number = store.create_chat("deleted today").chat_id
        store.delete_chat(number)
        (deleted_at,) = (chat.deleted_at for chat in store.list_chats(deleted=True))
    assert deleted_at is not None
    start = deleted_at - TODAY
    assert look_after(start + TODAY) == 1
    assert look_after(start + wrong) == 1, "that day"
    assert look_after(start + wrong + DAY / 2) == 1, "later that day"
    assert [look_after(start + day) for day in days(1, 6, 12, 18, 24, BIN_DAYS)] == [1] * 6
    assert look_after(start + TODAY + (BIN_DAYS + 1) * DAY) == 0
    assert told == []
