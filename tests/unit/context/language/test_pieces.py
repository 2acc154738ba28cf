from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.language.pieces import (
    clauses,
    ends_that_fit,
    head_that_fits,
    pieces,
    tail_that_fits,
)

TEXT = "First sentence here. Second one!\n\nAnother paragraph, with words.\nA line of it. The end."


def words(text: str) -> int:
    return len(text.split())


@given(st.text(max_size=300), st.integers(1, 40))
def test_joined_the_pieces_are_the_text(text: str, size: int) -> None:
    found = list(pieces(text, size, len))
    assert "".join(found) == text
    assert all(0 < len(piece) <= size for piece in found)


@given(st.text(min_size=1, max_size=300), st.integers(1, 40))
def test_both_ends_fit(text: str, size: int) -> None:
    head, tail = head_that_fits(text, size, len), tail_that_fits(text, size, len)
    assert text.startswith(head)
    assert text.endswith(tail)
    assert 0 < len(head) <= size
    assert 0 < len(tail) <= size


@given(st.text(min_size=1, max_size=300), st.integers(10, 80))
def test_the_beginning_and_the_end_fit_together(text: str, size: int) -> None:
    found = ends_that_fit(text, size, len)
    assert len(found) <= size
    if len(text) > size:
        head, tail = found.split("\n[…]\n")[0], found.split("\n[…]\n")[-1]
        assert text.startswith(head)
        assert text.endswith(tail)
        assert tail.strip() or not text.strip() or text != text.rstrip()
    else:
        assert found == text


def test_between_the_beginning_and_the_end_a_line_says_that_something_is_missing() -> None:
    lines = "\n".join(f"line {n:02}" for n in range(40))
    assert ends_that_fit(lines, 25, len) == "line 00\n[…]\nline 39"
    assert ends_that_fit(lines, 37, len) == "line 00\nline 01\n[…]\nline 38\nline 39"


def test_the_cut_is_between_paragraphs_sentences_words() -> None:
    assert head_that_fits(TEXT, 45, len) == "First sentence here. Second one!\n\n"
    assert head_that_fits(TEXT, 25, len) == "First sentence here. "
    assert head_that_fits(TEXT, 12, len) == "First "
    assert tail_that_fits(TEXT, 40, len) == "A line of it. The end."
    assert tail_that_fits(TEXT, 10, len) == "The end."


def test_a_better_place_is_not_worth_half_of_the_text() -> None:
    """A paragraph that ends after a word would leave the rest of the room empty."""
    text = "Title\n\nFirst sentence of many words. Second sentence. " + "x" * 60
    assert head_that_fits(text, 60, len) == "Title\n\nFirst sentence of many words. Second sentence. "
    text = "x" * 60 + " First sentence. Second sentence of many words.\n\nThe end."
    assert tail_that_fits(text, 60, len) == "Second sentence of many words.\n\nThe end."


def test_what_fits_is_left_alone() -> None:
    assert list(pieces(TEXT, 1000, words)) == [TEXT]
    assert tail_that_fits(TEXT, 1000, words) == TEXT


def test_a_text_without_any_place_to_cut_is_cut_anywhere() -> None:
    assert list(pieces("a" * 10, 4, len)) == ["aaaa", "aaaa", "aa"]


def test_a_long_text_is_not_counted_whole_for_each_piece() -> None:
    counted: list[int] = []

    def count(text: str) -> int:
        counted.append(len(text))
        return len(text) // 4

    text = "A sentence of some words. " * 4000
    found = list(pieces(text, 100, count))
    assert "".join(found) == text
    assert len(found) < 400
    assert sum(counted) < 40 * len(text), "and not the square of its length"


def test_a_sentence_without_an_end_is_cut_where_clauses_end() -> None:
    assert clauses("we have cats and dogs but no birds", 21) == ["we have cats and dogs", "but no birds"]
    assert clauses("Wir kommen, wenn es geht, am Montag", 25) == ["Wir kommen, wenn es geht", "am Montag"]
    assert clauses("私は京都に住み、妻は医者です", 8) == ["私は京都に住み", "妻は医者です"]
    assert clauses("short and fine", 20) == ["short and fine"]
    assert clauses("a" * 30, 20) == ["a" * 30]
    assert clauses("so, " * 100, 20) == ["so, " * 100], "no sentence any more"


@given(st.text("ab ,;、", max_size=90) | st.text(max_size=90))
def test_nothing_but_signs_is_lost_between_clauses(text: str) -> None:
    joined = "".join(clauses(text, 20))
    assert [char for char in joined if char.isalnum()] == [char for char in text if char.isalnum()]
