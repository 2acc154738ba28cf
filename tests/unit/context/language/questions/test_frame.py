"""The things that questions are about, without the words with which anything is asked."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.frame import is_sum, names_its_thing, things_asked, things_meant


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("How many kilometres are in a mile?", ["kilometres", "mile"]),
        ("Combien de minutes y a-t-il dans une journée ?", ["minutes", "journée"]),
        ("Wie viele Tage hat der April?", ["tage", "april"]),
        ("¿Cuántas patas tiene una araña?", ["patas", "araña"]),
        ("Ile nóg ma pająk?", ["nóg", "pająk"]),
        ("When and where do I get the keys?", ["keys"]),
        ("What do you know about Lowri?", ["lowri"]),
        ("Was weißt du über Lowri?", ["lowri"]),
        ("Explain what a hash table is in about 150 words.", ["hash", "table"]),
        ("Explain how a heat pump works in about 150 words.", ["heat", "pump", "works"]),
        ("Erkläre in drei kurzen Sätzen, was ein Magnet ist.", ["magnet"]),
        ("Explique la photosynthèse en une phrase.", ["photosynthèse"]),
        ("Suggest a gift for my boss", ["gift", "boss"]),
        ("Who has parcel 150?", ["parcel", "150"]),
        ("combien coûte le loyer ?", ["loyer"]),
        ("Jak się nazywa nasz zakwas?", ["zakwas"]),
        ("¿Cómo se llama nuestro perro?", ["perro"]),
        ("Comment s'appelle ma conseillère ?", ["conseillère"]),
        ("Как называется наша лодка?", ["лодка"]),
        ("And when was that?", []),
        ("We drove many kilometres.", []),
        ("一年有几天？", []),
    ],
)
def test_what_a_question_is_about(text: str, things: list[str]) -> None:
    assert things_asked(text) == things


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        ("When are my lessons?", True),
        ("Quel est mon métier ?", True),
        ("¿Qué tomates planté?", True),
        ("name three herbs", True),
        ("Nenne drei Kräuter", True),
        ("Tell me more about it", False),
        ("Noch ein Beispiel bitte", False),
        ("Give me another example please", False),
        ("When did it stop?", False),
        ("And my sister's?", False),
        ("What about my brother?", False),
        ("Where does she live?", False),
        ("My lessons are on Wednesdays.", False),
    ],
)
def test_whether_it_says_what_it_is_about(text: str, *, is_so: bool) -> None:
    assert names_its_thing(text) == is_so


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("What is the price now?", ["price"]),
        ("Wie hoch ist die Miete jetzt?", ["hoch", "miete"]),
        ("And now?", ["now"]),
        ("What is it now?", ["now"]),
    ],
)
def test_when_something_is_asked_is_not_what_is_asked(text: str, things: list[str]) -> None:
    assert things_meant(text) == things


def test_what_two_numbers_make_needs_nothing_that_was_said() -> None:
    assert all(map(is_sum, ("What is 17 times 6?", "12*9", "Was ist 17 mal 6?", "Combien font 3,5 + 4 ?")))
    assert not any(map(is_sum, ("When is 3 May?", "What is in room 12-4 for?", "Why 7?", "How old am I?")))
