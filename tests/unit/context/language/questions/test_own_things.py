"""What people call their own in what they say."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.own_things import own_things, tells_of_own


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("Suggest a gift for my boss.", {"boss"}),
        ("Plan our son's party at my new office!", {"son", "office"}),
        ("Was tun wir mit unserem Hund und meiner alten Katze?", {"hund", "katze"}),
        ("Écris une carte pour ma sœur.", {"sœur"}),
        ("Escribe a mi hermano.", {"hermano"}),
        ("Scrivi a mio fratello.", {"fratello"}),
        ("Mi piace il jazz, ma non la tuba.", set()),
        ("Napisz do mojego brata.", {"brata"}),
        ("Напиши моей сестре.", {"сестре"}),
        ("मेरी बहन के लिए कार्ड लिखो।", {"बहन"}),
        ("上司へ、うちの犬の写真を送る文を書いて。", {"犬"}),
        ("给我的老板写一封信。", {"老板"}),
        ("우리 아들을 위한 메뉴", {"아들을"}),
        ("Is it mine? My!", set()),
        ("", set()),
    ],
)
def test_what_stands_behind_my_and_our_is_ones_own(text: str, things: set[str]) -> None:
    assert own_things(text) == things


@pytest.mark.parametrize(
    ("text", "thing", "tells"),
    [
        ("My boss collects stamps.", "boss", True),
        ("The wedding of my cousin is in May.", "cousin", True),
        ("Unser Sohn isst keinen Fisch.", "sohnes", True),
        ("Моя сестра живёт в Туле.", "сестре", True),
        ("우리 아들은 새우를 못 먹어요.", "아들을", True),
        ("The boss collects stamps.", "boss", False),
        ("My car is red.", "care", False),
        ("My cat is grey.", "car", False),
        ("My bossy aunt.", "boss", True),  # the price of endings
    ],
)
def test_two_things_are_one_where_their_nouns_are(text: str, thing: str, *, tells: bool) -> None:
    assert tells_of_own(text, thing) is tells
