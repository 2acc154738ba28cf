"""How a thing is done is no question about who asks it, though it says "I"; what was told is no advice.

The questions were written by people who knew no rule.  The rules were made on those that are ``chosen`` by,
in fifteen languages; those of five were ``judged once`` by others (58 of 70 known, 14 of 100 wrongly), and
then mended on these, too.  Nobody who made a rule has read those ``unseen``, in the ten other languages.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from ethervox_gui.context.language.questions.advice import is_advice
from ethervox_gui.context.language.questions.asking import asks_for_told

_SETS: Final[dict[str, dict[str, dict[str, list[str]]]]] = json.loads(
    (Path(__file__).parents[4] / "data" / "first_person.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(
    ("name", "own", "general"), [("chosen", 0.98, 0.04), ("judged once", 0.9, 0.04), ("unseen", 0.9, 0.17)]
)
def test_what_was_told_is_known_from_what_anybody_may_ask(name: str, own: float, general: float) -> None:
    """Before there were such rules 264 of 350, 36 of 70 and 116 of 140 were known; 167, 29 and 60 wrongly."""
    sets = _SETS[name].values()
    told = [asks_for_told(text) for one in sets for text in one["own"]]
    taken_for_it = [asks_for_told(text) for one in sets for text in one["general"]]
    assert sum(told) >= own * len(told)
    assert sum(taken_for_it) <= general * len(taken_for_it)


@pytest.mark.parametrize(
    ("general", "told"),
    [
        ("How long do I boil an egg?", "How long do I boil my eggs?"),
        ("What do I do if I lose my passport?", "What do I do for a living?"),
        ("Why does my bread go stale?", "Why did my bread go stale?"),
        ("Wie lange koche ich Reis?", "Wie lange koche ich den Reis?"),
        ("Warum gähnen wir?", "Warum sind wir umgezogen?"),
        ("Pourquoi a-t-on le hoquet ?", "Pourquoi avons-nous vendu la barque ?"),
        ("¿Cómo quito una mancha de mi camisa?", "¿Cómo llamo a mi gato?"),
        ("Come tolgo la cera dal mio tavolo?", "Come avevamo diviso le spese?"),
        ("Por que bocejamos?", "Por que vendemos o barco?"),
        ("Hoe lang kook ik rijst?", "Hoe lang kook ik mijn rijst?"),
        ("Dlaczego ziewamy?", "Dlaczego sprzedaliśmy łódkę?"),
        ("Почему мы зеваем?", "Почему мы продали лодку?"),
        ("Neden hamurum kabarmıyor?", "Hangi gün buluşuyorum?"),
        ("我能用微波炉热鸡蛋吗？", "我把钥匙放哪儿了？"),
        ("私の服のシミ、どうすればいい？", "先月の電気代、いくら払った？"),
        ("제가 이 약을 먹어도 되나요?", "민수한테 얼마 빌려줬더라?"),
        ("هل أستطيع أن أجمد الخبز؟", "كم دفعت للسباك؟"),
        ("क्या मैं दही जमा सकता हूँ?", "मुझे किस चीज़ से एलर्जी है?"),
    ],
)
def test_how_a_thing_is_done_is_advice_and_what_was_done_is_not(general: str, told: str) -> None:
    assert is_advice(general)
    assert not is_advice(told)


@pytest.mark.parametrize(
    "text",
    [
        "Can you tell me when my train leaves?",
        "Kannst du mir sagen, wann mein Zug fährt?",
        "Weet je nog wie mijn baas is?",
    ],
)
def test_who_begs_to_be_told_what_was_told_asks_for_it(text: str) -> None:
    assert asks_for_told(text)


@pytest.mark.parametrize(
    ("text", "is_asked"),
    [
        ("Remind me what I promised Tom.", True),
        ("Remind me to call Tom.", False),
        ("Erinner mich daran, was ich Tom versprochen habe.", True),
        ("Erinner mich morgen an den Termin.", False),
        ("Recuérdame por qué dejé de correr.", True),
        ("Przypomnij mi, jaki kolor wybraliśmy.", True),
        ("상담은 몇 시였어?", True),
        ("라디오는 언제 발명되었나요?", False),
        ("前回はいくら払った？", True),
        ("我妈对什么药过敏，我之前跟你说过", True),
        ("गैस का सिलेंडर पिछली बार कब बदला था?", True),
        ("How many spoons did it take last time?", True),
        ("When was the last time Iceland had a famine?", False),
        ("my aunt is allergic to something, what was it", True),
    ],
)
def test_who_wants_to_be_reminded_of_something_asks_for_it(text: str, *, is_asked: bool) -> None:
    assert asks_for_told(text) is is_asked
