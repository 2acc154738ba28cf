"""What means about the same as a message: its limit is set for each message anew."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.storage.search.likeness import LikenessIndex

SIZE = 26


class Topics:
    """A text is about its letters."""

    def __init__(self, name: str = "letters") -> None:
        self.name, self.is_busy = name, False

    def vector(self, text: str) -> NDArray[np.float32] | None:
        if self.is_busy:
            return None
        found = np.zeros(SIZE, np.float32)
        for letter in text if text != "nothing" else "":
            found[ord(letter) % SIZE] += 1
        return found / max(float(np.linalg.norm(found)), 1e-6)

    def floor(self, vector: NDArray[np.float32], deviations: float = 0.0) -> float:
        assert deviations > 3
        return 0.5


@pytest.fixture
def filled() -> LikenessIndex[int]:
    index: LikenessIndex[int] = LikenessIndex()
    for number, letter in enumerate("abcdefghijkl"):
        assert index.take_in(Topics(), number, [letter * 4, "zzz"])
    return index


def test_what_means_the_same_is_above_the_limit_and_nothing_else(filled: LikenessIndex[int]) -> None:
    scores = filled.scores(Topics(), "ddd", range(12))
    assert [number for number, score in scores.items() if score >= 1] == [3]
    assert set(filled.scores(Topics(), "ddd", (1, 2, 99))) == {1, 2}
    assert min(filled.scores(Topics(), "zz", (1, 2)).values()) > 1, "what was answered counts as well"


def test_what_all_exchanges_are_about_is_no_reason() -> None:
    """Of few nobody knows what is usual."""
    index: LikenessIndex[int] = LikenessIndex()
    for number in range(12):
        index.take_in(Topics(), number, ["aa" + "bcdefghijklm"[number]])
    assert min(index.scores(Topics(), "a", range(3)).values()) > 1
    assert (
        max(index.scores(Topics(), "aae", range(12)).values()) == index.scores(Topics(), "aae", range(12))[3]
    )
    assert [n for n, score in index.scores(Topics(), "aae", range(12)).items() if score >= 1] == [3]


def test_another_model_begins_anew(filled: LikenessIndex[int]) -> None:
    other = Topics("others")
    assert filled.has(Topics(), 3, ["dddd", "zzz"])
    assert not filled.has(Topics(), 3, ["dddd and more", "zzz"]), "it went on"
    assert not filled.has(other, 3, ["dddd", "zzz"])
    assert filled.scores(other, "ddd", range(12)) == {}
    filled.take_in(other, 0, ["a"])
    assert filled.scores(Topics(), "ddd", range(12)) == {}


def test_a_model_that_does_not_answer_in_time_changes_nothing(filled: LikenessIndex[int]) -> None:
    busy = Topics()
    busy.is_busy = True
    assert not filled.take_in(busy, 3, ["eeee"])
    assert filled.has(Topics(), 3, ["dddd", "zzz"])
    assert filled.scores(busy, "ddd", range(12)) == {}
    assert filled.scores(Topics(), "nothing", range(12)) == {}
    assert filled.scores(Topics(), "ddd", ()) == {}
