"""The things that questions are about, without the words with which anything is asked."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.frame import names_its_thing, things_asked


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("How many kilometres are in a mile?", ["kilometres", "mile"]),
        ("Combien de minutes y a-t-il dans une journée ?", ["minutes", "journée"]),
        ("Wie viele Tage hat der April?", ["tage", "april"]),
        ("¿Cuántas patas tiene una araña?", ["patas", "araña"]),
        ("Ile nóg ma pająk?", ["nóg", "pająk"]),
        ("When and where do I get the keys?", ["keys"]),
        ("Explain what a hash table is in about 150 words.", ["hash", "table"]),
        ("Explain how a heat pump works in about 150 words.", ["heat", "pump", "works"]),
        ("Erkläre in drei kurzen Sätzen, was ein Magnet ist.", ["magnet"]),
        ("Explique la photosynthèse en une phrase.", ["photosynthèse"]),
        ("Suggest a gift for my boss", ["gift", "boss"]),
        ("Who has parcel 150?", ["parcel", "150"]),
        ("combien coûte le loyer ?", ["loyer"]),
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
        ("When did it stop?", False),
        ("And my sister's?", False),
        ("What about my brother?", False),
        ("Where does she live?", False),
        ("My lessons are on Wednesdays.", False),
    ],
)
def test_whether_it_says_what_it_is_about(text: str, *, is_so: bool) -> None:
    assert names_its_thing(text) == is_so
