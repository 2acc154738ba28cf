"""What is named by a number, and where."""

from __future__ import annotations

import pytest

from ethervox_gui.context.recall.numbered_things import is_named, named_in, naming


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Who rents plot 57?", {("plot", "57")}),
        ("Plot 57: rented to Mr Fuchs until 30 June, 84 euros.", {("plot", "57")}),
        ("Was steht in § 4a und in Zimmer Nr. 12?", {("§", "4a"), ("zimmer", "12")}),
        ("Articles 7, paragraph 2.", {("articles", "7"), ("paragraph", "2")}),
        ("room #204", {("room", "204")}),
        ("Write a poem in 4 lines, within 30 minutes.", set()),
        ("version 3.5, at 10:40, since 2019, in May 12", set()),
        ("plot 57th and plot 5_7", set()),
        ("", set()),
    ],
)
def test_a_thing_is_a_word_and_its_number(text: str, named: set[tuple[str, str]]) -> None:
    assert named_in(text) == named


@pytest.mark.parametrize(
    ("asked", "paragraph", "is_it"),
    [
        ("What does clause 6 say?", "§ 6 Repairs The tenant bears small repairs.", True),
        ("Was steht in Ziffer 6?", "6. Kleine Reparaturen trägt der Mieter.", True),
        ("Tell me more about point 6", "6) Drink enough water.", True),
        ("¿Qué dice el artículo 6?", "Artículo 6: La fianza se devuelve.", True),
        ("Who lives in flat 6?", "Mr Fuchs has flat 6 now.", True),
        ("We live in flat 6.", "6. Drink enough water.", False),
        ("What does clause 6 say?", "§ 16 Keys All are returned.", False),
        ("What does clause 6 say?", "6.5 km is the distance.", False),
        ("What does it say?", "§ 6 Repairs", False),
    ],
)
def test_a_paragraph_goes_by_its_number_however_it_is_called(asked: str, paragraph: str, is_it: bool) -> None:
    assert is_named(asked, paragraph) is is_it


def test_the_texts_that_name_it_are_found() -> None:
    texts = {number: f"Plot {number}: rented. Plot {number + 100}: free." for number in range(60)}
    assert naming("Who rents plot 57?", texts) == [57]
    assert {*naming("And plot 157, or plot 3?", texts)} == {3, 57}
    assert naming("Who rents a plot?", texts) == []
    assert naming("Who rents plot 99?", texts) == []


def test_what_many_name_tells_nothing() -> None:
    texts = {number: f"See chapter 2. Plot {number}." for number in range(5)}
    assert naming("What is in chapter 2?", texts) == []
    assert naming("What is in chapter 2, and plot 4?", texts) == [4]
    del texts[4]
    assert naming("What is in chapter 2?", texts) == [0, 1, 2, 3], "four are not many"
