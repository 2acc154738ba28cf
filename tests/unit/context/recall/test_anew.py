"""Of what was told twice, whether the newer sentence says the same thing otherwise."""

from __future__ import annotations

import pytest

from ethervox_gui.context.recall import anew
from ethervox_gui.context.recall.words import WordIndex

OTHERS = (
    "What shall I cook tonight?",
    "The garage smells of paint.",
    "Tell me about the tides.",
    "My neighbour keeps four ducks.",
    "How do I get wax out of a carpet?",
    "Wie lange kocht man Eier?",
    "¿Qué tiempo hace en la costa?",
    "明天会下雨吗?",
)


def test_of_what_shares_no_word_with_a_message_most_must_be_told_anew() -> None:
    told = ["Well.", "The date is Saturday 19 June.", "Is that late?"]
    index = WordIndex[int]()
    for number, text in enumerate((*told, *OTHERS)):
        index.put(number, text)
    said, about = anew.all_of_it(index, told)
    assert said == told[1]
    newer = {
        "The mill needs us to move the date to Saturday 26 June.": True,
        "On Saturday we fly to 26 islands.": False,
    }
    for text, expected in newer.items():
        is_it = anew.is_told_anew("When's the wedding?", said, text, about, anew.ABOUT_THE_SAME)
        assert is_it is expected


def is_told_anew(asked: str, told: str, newer: str) -> bool:
    index = WordIndex[int]()
    for number, text in enumerate((told, newer, *OTHERS)):
        index.put(number, text)
    sentence, about = anew.shared_most(index, asked, [*OTHERS[:2], told])
    return sentence == told and anew.is_told_anew(asked, told, newer, about)


@pytest.mark.parametrize(
    ("asked", "told", "newer"),
    [
        ("When does the party start?", "The party starts at 6 pm.", "We moved the party to 7 pm."),
        ("When does the party start?", "The party starts at 6 pm.", "So the party will be at 7."),
        ("Who brings the cake?", "Olga brings the cake.", "Actually, Pavel bakes the cake."),
        ("Wann ist die Prüfung?", "Die Prüfung ist im Mai.", "Die Prüfung wurde verlegt, in den Juni."),
        ("¿Quién trae el pastel?", "Olga trae el pastel.", "Ahora el pastel lo hace Pablo."),
        ("聚会几点开始?", "聚会六点开始。", "聚会改到七点了。"),
        ("Who brings the cake?", "Olga brings the cake.", "No, not Olga: Pavel bakes the cake."),
        ("What is Tom's number?", "Tom's number is 5512.", "Tom's number is 7781 now."),
    ],
)
def test_what_is_said_otherwise_since(asked: str, told: str, newer: str) -> None:
    assert is_told_anew(asked, told, newer)


@pytest.mark.parametrize(
    ("asked", "told", "newer"),
    [
        ("When does the party start?", "The party starts at 6 pm.", "The party was a success."),
        ("When does the party start?", "The party starts at 6 pm.", "We moved the piano to the attic."),
        ("When does the party start?", "The party starts at 6 pm.", "Is the party at 7 now?"),
        ("When does the party start?", "The party starts at 6 pm.", "At 6 the party will be here."),
        ("When is Rosa's birthday?", "Rosa's birthday is on 12 May.", "Rosa has a new bicycle."),
        ("What is Tom's number?", "Tom's number is 5512.", "Eva's new number is 7781."),
        ("How heavy is our dog?", "Ours is one of nine.", "Our dentist is in the new house now."),
        ("When does the party start?", "The party starts in the evening.", "The party will cost 90 euros."),
        ("What is for dinner?", "The party starts at 6 pm.", "We moved the party to 7 pm."),
    ],
)
def test_what_is_said_of_something_else_or_not_otherwise(asked: str, told: str, newer: str) -> None:
    assert not is_told_anew(asked, told, newer)
