"""What means about the same as a message: what stands out among all that the chat has."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.storage.search.likeness import LikenessIndex
from ethervox_gui.storage.search.nearest import Usual
from tests.helpers.meaning import NothingLearned

SIZE = 26


class Letters(NothingLearned):
    """A text is about its letters; one in capitals asks, one with a full stop tells."""

    def __init__(self, name: str = "letters") -> None:
        self.name, self.is_busy = name, False
        self.knows_what_asks = False

    def vector(self, text: str) -> NDArray[np.float32] | None:
        if self.is_busy:
            return None
        found = np.full(SIZE, 0.1 if text else 0, np.float32)
        for letter in text.lower().rstrip("."):
            found[ord(letter) % SIZE] += 1
        length = max(float(np.linalg.norm(found)), 1e-6)
        return found / length

    def asks(self, _vector: NDArray[np.float32]) -> float:
        return 1.0 if self.knows_what_asks else 0.0


class Telling(Letters):
    """Knows that what is about the letter d tells something."""

    def tells(self, vectors: NDArray[np.float32]) -> NDArray[np.float64]:
        return np.array([float(vector.argmax() == ord("d") % SIZE) for vector in vectors])


def index_of(texts: Sequence[Sequence[str]], meaning: Letters | None = None) -> LikenessIndex[int]:
    index: LikenessIndex[int] = LikenessIndex()
    for number, some in enumerate(texts):
        assert index.take_in(meaning or Letters(), number, some)
    return index


@pytest.fixture
def filled() -> LikenessIndex[int]:
    return index_of([[letter * 4, "zzz"] for letter in "abcdefghijkl"])


def above(scores: dict[int, float]) -> list[int]:
    return [number for number, score in scores.items() if score >= 1]


def test_what_stands_out_is_above_the_limit_and_nothing_else(filled: LikenessIndex[int]) -> None:
    assert above(filled.scores(Letters(), "ddd", range(12))) == [3]
    assert set(filled.scores(Letters(), "ddd", (1, 2, 99))) == {1, 2}
    mixed = index_of([["dddd", "abc"], ["eeee", "fff"], ["gggg", "hhh"]])
    assert above(mixed.scores(Letters(), "hh", range(3))) == [2], "what was answered counts as well"


def test_what_all_exchanges_are_about_is_no_reason(filled: LikenessIndex[int]) -> None:
    assert above(filled.scores(Letters(), "zzz", range(12))) == []
    index = index_of([["aaaaaaaa" + letter] for letter in "bcdefghijklmn"])
    alike = Letters()
    alike.likeness = Usual(0.87, 0.02)
    scores = index.scores(alike, "aae", range(13))
    assert max(scores, key=scores.__getitem__) == 3
    assert above(scores) == [3], "though all are about the other"


def test_of_few_exchanges_those_are_believed_that_are_unlike_any_others() -> None:
    index = index_of([["dddd"], ["eeee"]])
    assert above(index.scores(Letters(), "dd", range(2))) == [0]
    alike = Letters()
    alike.likeness = Usual(0.9, 0.05)  # this model finds everything like everything
    assert above(index.scores(alike, "dd", range(2))) == []


def test_it_counts_that_a_message_asks_and_an_exchange_tells() -> None:
    texts = [["dhh"], *([letter * 2 + "h"] for letter in "abcefg")]
    meaning, telling = Letters(), Telling()
    weak = index_of(texts).scores(meaning, "dxyh", range(7))
    meaning.knows_what_asks = True
    asked = index_of(texts).scores(meaning, "dxyh", range(7))
    assert {key: asked[key] - weak[key] for key in weak} == pytest.approx(dict.fromkeys(range(7), 2 / 3.55))
    told = index_of([["dd"], ["ee"]], telling)
    with_it = told.scores(telling, "de", range(2))
    without = told.scores(Letters(), "de", range(2))
    assert with_it[0] - without[0] == pytest.approx(1.5 / 3.55)
    assert with_it[1] == pytest.approx(without[1])
    assert told.scores_of_passages(telling, "de", range(2)) == told.scores_of_passages(
        Letters(), "de", range(2)
    ), "no passage tells more than others"


def test_of_more_exchanges_one_must_stand_out_more() -> None:
    """By chance the greatest of a thousand stands out as far as something that is meant among a few."""
    drawn = random.Random(40)
    texts = [["".join(drawn.choices("abcefghijklmnopqrstuvwxy", k=6))] for _ in range(1000)]
    few, many = index_of(texts[:36]), index_of(texts)
    asked = ["".join(drawn.choices("abcefghijklmnopqrstuvwxy", k=6)) for _ in range(200)]
    meaning = Letters()
    n_few = sum(bool(above(few.scores(meaning, text, range(36)))) for text in asked)
    n_many = sum(bool(above(many.scores(meaning, text, range(1000)))) for text in asked)
    assert n_few <= 20
    assert n_many <= 20, "of a thousand no more messages bring something"
    meaning.knows_what_asks = True
    assert 500 in above(many.scores(meaning, texts[500][0], range(1000))), "what is asked for does"


class Book(NothingLearned):
    """All passages are about one thing, "2" is about page 2, and a question is of the thing and of a page.

    ``page`` is how much a question has of its page.
    """

    name, likeness, knows_what_asks = "book", Usual(0.76, 0.018), False

    def __init__(self, page: float = 0.06) -> None:
        self.page = page

    def vector(self, text: str) -> NDArray[np.float32]:
        found = np.zeros(300, np.float32)
        asked, _, number = text.rpartition("?")
        if not asked:  # a passage
            found[0], found[2 + int(number)] = 0.95, (1 - 0.95**2) ** 0.5
            return found
        found[0] = (0.84 if number else 0.77) / 0.95  # a question is like all of them, other messages hardly
        if number:
            found[2 + int(number)] = self.page / (1 - 0.95**2) ** 0.5
        found[1] = max(0.0, 1 - float(found @ found)) ** 0.5
        return found

    def asks(self, _vector: NDArray[np.float32]) -> float:
        return float(self.knows_what_asks)


def book_of(n: int) -> LikenessIndex[int]:
    index: LikenessIndex[int] = LikenessIndex()
    for number in range(n):
        assert index.take_in_passage(Book(), number, str(number))
    return index


@pytest.mark.parametrize("n", [1, 2, 12, 40])
def test_in_a_document_that_is_about_one_thing_the_page_that_a_question_is_of_is_found(n: int) -> None:
    book, index = Book(), book_of(n)
    asked = index.scores_of_passages(book, f"of page?{n - 1}", range(n))
    assert above(asked) == [n - 1]
    assert above(index.scores_of_passages(book, "something else?", range(n))) == []
    assert index.scores_of_passages(Letters("another"), "abc", range(n)) == {}


def test_that_a_message_asks_counts_in_documents_too() -> None:
    book, index = Book(), book_of(12)
    before = index.scores_of_passages(book, "of page?3", range(12))
    book.knows_what_asks = True
    after = index.scores_of_passages(book, "of page?3", range(12))
    assert {key for key in before if after[key] > before[key]} == set(range(12))


def test_of_a_longer_document_a_passage_must_be_more_like_the_message() -> None:
    weak = Book(page=0.035)
    assert above(book_of(8).scores_of_passages(weak, "of page?3", range(8))) == [3]
    assert above(book_of(256).scores_of_passages(weak, "of page?3", range(256))) == []


def test_another_model_begins_anew(filled: LikenessIndex[int]) -> None:
    other = Letters("others")
    assert filled.has(Letters(), 3, ["dddd", "zzz"])
    assert not filled.has(Letters(), 3, ["dddd and more", "zzz"]), "it went on"
    assert not filled.has(other, 3, ["dddd", "zzz"])
    assert filled.scores(other, "ddd", range(12)) == {}
    filled.take_in(other, 0, ["a"])
    assert filled.scores(Letters(), "ddd", range(12)) == {}


def test_what_goes_on_is_taken_in_again_in_its_place(filled: LikenessIndex[int]) -> None:
    assert filled.take_in(Letters(), 3, ["yyyy", "zzz", "xxx"])
    assert above(filled.scores(Letters(), "ddd", range(12))) == []
    assert above(filled.scores(Letters(), "yyy", range(12))) == [3]
    assert above(filled.scores(Letters(), "xxx", range(12))) == [3]
    assert filled.take_in(Letters(), 3, [])
    assert above(filled.scores(Letters(), "yyy", range(12))) == []


def test_nothing_is_kept_of_what_was_there_before(filled: LikenessIndex[int]) -> None:
    assert filled.take_in(Letters(), 3, ["yyyy", "zzz", "xxx"])
    assert len(filled) == 25
    filled.drop(0)
    filled.drop(0)
    filled.drop(11)
    assert len(filled) == 21
    assert not filled.has(Letters(), 0, ["aaaa", "zzz"])
    assert set(filled.scores(Letters(), "ddd", range(12))) == {*range(1, 11)}
    texts = {number: [letter * 4, "zzz"] for number, letter in enumerate("abcdefghijkl")}
    texts[3] = ["yyyy", "zzz", "xxx"]
    fresh: LikenessIndex[int] = LikenessIndex()
    for number in range(1, 11):
        fresh.take_in(Letters(), number, texts[number])
    for asked in ("bbb", "yyy", "xxx", "kk", "jj"):
        expected = fresh.scores(Letters(), asked, range(12))
        assert filled.scores(Letters(), asked, range(12)) == pytest.approx(expected)
    assert filled.take_in(Letters(), 0, ["aaaa"])
    assert above(filled.scores(Letters(), "aaa", range(12))) == [0]


def test_a_model_that_does_not_answer_in_time_changes_nothing(filled: LikenessIndex[int]) -> None:
    busy = Letters()
    busy.is_busy = True
    assert not filled.take_in(busy, 3, ["eeee"])
    assert filled.has(Letters(), 3, ["dddd", "zzz"])
    assert filled.scores(busy, "ddd", range(12)) == {}
    assert filled.scores(Letters(), "", range(12)) == {}
    assert filled.scores(Letters(), "ddd", ()) == {}
