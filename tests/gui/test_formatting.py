"""Numbers, times and runs of turns as they stand on one line, at the edges where the words change."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from ethervox_gui.ui.kit.text import formatting

MINUTE, HOUR, DAY = 60, 3600, 86_400


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("n", "words"), [(0, "0 turns"), (1, "1 turn"), (2, "2 turns"), (4672, "4,672 turns")]
)
def test_one_of_them_and_many(n: int, words: str) -> None:
    assert formatting.counted(n, "{} turn", "{} turns") == words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "1 s"),
        (59, "59 s"),
        (89, "89 s"),
        (90, "2 min"),
        (59 * MINUTE, "59 min"),
        (HOUR, "1 h 0 min"),
        (25 * HOUR + 61, "25 h 1 min"),
    ],
)
def test_how_long_something_takes(seconds: float, words: str) -> None:
    assert formatting.duration(seconds) == words


@pytest.mark.parametrize(
    ("milliseconds", "words"), [(0.04, "0.0 ms"), (9.96, "10.0 ms"), (99.4, "99 ms"), (100, "0.1 s")]
)
def test_how_long_an_edit_took(milliseconds: float, words: str) -> None:
    assert formatting.seconds(milliseconds) == words


#: Tuesday, at noon in this place.
NOW = time.mktime((2026, 5, 12, 12, 0, 0, 0, 0, -1))


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (0, "now"),
        (59, "now"),
        (60, "11:59"),
        (12 * HOUR, "00:00"),
        (12 * HOUR + 1, "Mon"),
        (6 * DAY - 1, "Wed"),
        (6 * DAY, "6 May"),
        (131 * DAY, "1 Jan"),
        (132 * DAY, "2025-12-31"),
        (-DAY, "now"),
        (-2 * DAY, "14 May"),
        (-400 * DAY, "2027-06-16"),
    ],
)
def test_when_a_chat_was_used_last(ago: int, words: str) -> None:
    assert formatting.clock(NOW - ago, NOW) == words


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ([], ""),
        ([7], "7"),
        ([3, 1, 2], "1–3"),
        ([1, 2, 4], "1–2, 4"),
        ([8, 1, 3, 5, 2, 4], "1–5, 8"),
        ([2, 4, 6], "2, 4, 6"),
    ],
)
def test_turns_by_their_numbers(numbers: list[int], words: str) -> None:
    assert formatting.all_turns(numbers) == words
