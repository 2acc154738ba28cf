"""Lists of short items come in one line, behind what they are a list of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.language.forms.lists import Part, with_lists_in_lines


def lines(text: str, longest: int = 200) -> list[str]:
    return [part.text for part in with_lists_in_lines(text, longest)]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Shopping:\n- milk\n- eggs\n- 2 kg flour", "Shopping: milk, eggs, 2 kg flour"),
        ("I need to buy:\nmilk\neggs", "I need to buy: milk, eggs"),
        ("Guests\n* Ana\n* Piotr", "Guests: Ana, Piotr"),
        ("Measurements:\n\n• chest 96\n• waist 80", "Measurements: chest 96, waist 80"),
        ("todo\n[ ] call bank\n[x] pay rent", "todo: [ ] call bank, [x] pay rent"),
        ("Order:\n1. passport\n2. coat", "Order: 1. passport, 2. coat"),
        ("Allergies:\n- Noé: milk, eggs\n- Ben: nuts", "Allergies: Noé: milk, eggs; Ben: nuts"),
        ("- milk\n- eggs", "milk, eggs"),
        ("清单：\n- 牛奶\n- 鸡蛋", "清单：牛奶、鸡蛋"),
    ],
)
def test_a_list_is_a_line_with_its_heading(text: str, line: str) -> None:
    assert lines(text) == [line]


@pytest.mark.parametrize(
    "text",
    [
        "I need to buy:\nall that Lena said on the phone yesterday\nand some bread",
        "Agreed:\n- We meet at six.\n- Ana brings the keys.",
        "Terms:\n- The tenant pays a deposit of three months' rent before the first of March\n- No pets",
        "A single one:\n- milk",
        "My poem:\nThe sea is wide and grey today\nthe gulls are far from home",
        "It rains.\nWe stay.",
    ],
)
def test_what_says_something_alone_stays_as_it_is(text: str) -> None:
    assert lines(text) == [text]


def test_what_stands_around_a_list_stays_around_it() -> None:
    text = "Hello! The shop closes at six. We need:\n- milk\n- eggs\nThanks a lot."
    found = [*with_lists_in_lines(text, 200)]
    assert [(part.heading is None, part.text.strip()) for part in found] == [
        (True, "Hello! The shop closes at six."),
        (False, "We need: milk, eggs"),
        (True, "Thanks a lot."),
    ]


def test_a_list_under_a_question_belongs_to_it() -> None:
    assert [*with_lists_in_lines("Which is best?\n- red\n- blue", 200)][-1] == Part(
        "Which is best?", "Which is best?: red, blue"
    )


def test_a_long_list_has_several_lines_each_with_its_heading() -> None:
    text = "Packing:\n" + "\n".join(f"- thing {number}" for number in range(40))
    found = lines(text, 100)
    assert len(found) > 2
    assert all(line.startswith("Packing: thing ") and len(line) <= 100 for line in found)
    assert ", ".join(line.removeprefix("Packing: ") for line in found).count("thing") == 40


@given(st.text(alphabet="ab1 -*:.?\n[]", max_size=80), st.integers(1, 60))
def test_nothing_but_marks_and_space_is_lost_of_any_text(text: str, longest: int) -> None:
    found = "".join(lines(text, longest))
    assert {*filter(str.isalnum, text)} == {*filter(str.isalnum, found)}
