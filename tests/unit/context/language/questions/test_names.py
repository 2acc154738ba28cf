"""The names a question asks about, and the texts that tell of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.language.questions.names import asked_names, attributed, tells_of


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("How does Hilde get home?", {"Hilde"}),
        ("Nice weather today. Where did Uncle Rob go?", {"Uncle", "Rob"}),
        ("Where is Zoë's bicycle?", {"Zoë"}),
        ("Когда приезжает Хильда?", {"Хильда"}),
        ("Wann fährt Hilde nach Kassel?", {"Hilde", "Kassel"}),
        ("Wann kommt der Zug?", set()),
        ("Wo ist mein altes Fahrrad?", set()),
        ("Hilde?", set()),  # what stands first has a capital anyway
        ("What is an API?", set()),
        ("What is the capital of Peru?", set()),
        ("Write a poem for Hilde.", set()),
        ("Does Hilde like it? Tell me.", set()),
        ("Where does Hilde live? " + "Really? " * 40, set()),
    ],
)
def test_names_are_in_the_question_a_text_ends_with(text: str, names: set[str]) -> None:
    assert asked_names(text) == names


@pytest.mark.parametrize(
    ("text", "name", "tells"),
    [
        ("We meet Хильду on Monday.", "Хильда", True),
        ("That is Hildes bicycle.", "Hilde", True),
        ("My neighbour Otto waters the plants.", "Otto", True),
        ("Annika moved to Gdansk.", "Anna", False),
        ("Ann moved to Gdansk.", "Anna", False),
        ("We saw a rose.", "Rose", False),
        ("", "Rose", False),
    ],
)
def test_a_text_tells_of_whom_it_names_in_any_form(text: str, name: str, tells: bool) -> None:
    assert tells_of(text, name) is tells


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (
            ["Anna: My limit is 1,200.", "I start on 4 March."],
            ["Anna: My limit is 1,200.", "Anna: I start on 4 March."],
        ),
        (
            ["Ms Brandt: Good day.", "Lenk: Hello.", "I have a dog.", "Ms Brandt: Fine.", "Lenk: Thanks."],
            [
                "Ms Brandt: Good day.",
                "Lenk: Hello.",
                "Lenk: I have a dog.",
                "Ms Brandt: Fine.",
                "Lenk: Thanks.",
            ],
        ),
        (["Note: The rent is due.", "It is 890 euros."], ["Note: The rent is due.", "It is 890 euros."]),
        (["Anna: Yes.", "Note: It is late.", "I go."], ["Anna: Yes.", "Note: It is late.", "I go."]),
        (
            ["At 12:30 we eat.", "https://example.org is down."],
            ["At 12:30 we eat.", "https://example.org is down."],
        ),
        (["I am Anna.", "I have a dog."], ["I am Anna.", "I have a dog."]),
        ([], []),
    ],
)
def test_each_sentence_is_told_by_who_said_it(said: list[str], found: list[str]) -> None:
    assert attributed(said, lambda word: word == "anna") == found


@given(st.lists(st.text(max_size=40)))
def test_nothing_is_lost(said: list[str]) -> None:
    named = attributed(said, lambda _: True)
    assert all(after.endswith(before) for before, after in zip(said, named, strict=True))
