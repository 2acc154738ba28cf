"""The names a question asks about, and the texts that tell of them."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.names import asked_names, tells_of


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
        ("Who painted The Night Watch?", {"Night", "Watch"}),
        ("Wer hat Die Verwandlung geschrieben?", set()),
        ("Woher wissen Sie das?", set()),
        ("Qui a écrit Les Misérables ?", {"Misérables"}),
        ("What is the capital of Peru?", set()),
        ("Wie viele Einwohner hat Passau?", set()),
        ("What is the population of Leeds?", set()),
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
