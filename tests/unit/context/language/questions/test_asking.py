"""Which questions ask for what was told in their chat, and which ask for advice or about the world."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.asking import (
    asks_for_advice,
    asks_for_told,
    asks_of_oneself,
    may_ask,
)


@pytest.mark.parametrize(
    "text",
    [
        "What do I do for a living?",
        "Hello again. Where did we leave the car?",
        "Who lives above me?",
        "what did i say about the boiler?",
        "Why could we not cross the mountains?",
        "What helps me at night?",
        "Wovor hat mein Hund Angst?",
        "Wer wohnt über mir?",
        "Quel âge a ma fille ?",
        "Quand ai-je rendez-vous ?",
        "¿Qué colecciona mi tío?",
        "Che lavoro fa mia sorella?",
        "Co studiuje moja żona?",
        "Откуда родом моя жена?",
        "我最喜欢的水果是什么?",
        "मेरी बहन कहाँ रहती है?",
        "Wer hilft mir beim Umzug?",
    ],
)
def test_who_asks_about_their_own_life_asks_for_what_they_told(text: str) -> None:
    assert asks_for_told(text)


@pytest.mark.parametrize(
    "text",
    [
        "What was the plumber called again?",
        "Do you remember who fixed the roof?",
        "Can you remind me when the train leaves?",
        "Wie hieß der Klempner noch gleich?",
        "Wann fährt der Zug, habe ich das gesagt?",
        "Tu te souviens du nom du plombier ?",
        "¿Te acuerdas del fontanero?",
        "Pamiętasz, kto naprawił dach?",
        "还记得水管工的名字吗?",
        "会議は何曜日でしたっけ。",
        "bath or shower, what did we say",
        "à quel étage c'était",
        "¿Cómo se llamaba el servidor nuevo?",
        "Come si chiamava il dentista?",
    ],
)
def test_who_wants_to_be_reminded_asks_for_it_too(text: str) -> None:
    assert asks_for_told(text)


@pytest.mark.parametrize(
    "text",
    [
        "How do I get ink out of my shirt?",
        "What should I wear to my interview?",
        "What should I say at the wedding?",
        "How do I tell my boss that I quit?",
        "My laptop is slow, what can I do about it?",
        "I feel tired today, any tips?",
        "Could you explain my mistake?",
        "My sink is blocked, what helps?",
        "Why is our phone so slow?",
        "What are good questions for my interview?",
        "What's a good name for our quiz team?",
        "What goes well with my lentil soup?",
        "Mein Drucker klemmt, was tun?",
        "Wie lange muss mein Teig gehen?",
        "Warum ist mein Handy so langsam?",
        "Que faire de ma vieille table ?",
        "¿Qué hago con mi coche?",
        "Che cosa faccio con la mia bici?",
        "Co zrobić z moim starym rowerem?",
        "Что мне делать с моим котом?",
        "Wie sage ich meinem Nachbarn, dass er zu laut ist?",
        "Was soll ich meiner Tante schreiben?",
        "Was schenke ich meinem Bruder?",
        "Ich kann nicht schlafen, was hilft?",
        "Comment puis-je dormir mieux ?",
        "Hoe lang moet stucwerk drogen voor je het kunt sausen?",
        "Wann schneidet man die Hortensien zurück?",
        "Is it ok to moor on the towpath side?",
        "What's the usual royalty a publisher pays a game designer?",
        "Was machen Drohnen den ganzen Tag?",
        "¿Debo comprar mi casa?",
        "Co powinienem zjeść?",
        "Что мне стоит почитать?",
        "我应该吃什么?",
        "मुझे क्या खाना चाहिए?",
    ],
)
def test_who_asks_what_to_do_asks_for_advice(text: str) -> None:
    assert not asks_for_told(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "What is the capital of Peru?",
        "¿Cómo se llamaba la madre de Napoleón?",
        "C'était quand la Révolution française ?",
        "Explain it again?",
        "Say that again, please.",
        "I keep bees.",
        "I keep bees. Are they clever animals?",
        "Che cosa mangiano i ricci?",
        "Quanti sono i pianeti?",
        "Ile nóg ma pająk?",
        "Is this right?\n" + "my words go on and on " * 20 + "and is that my job?",
    ],
)
def test_other_messages_ask_for_nothing_of_ones_own(text: str) -> None:
    """What means "my" and "I" in one language means something else in others; long texts do not only ask."""
    assert not asks_for_told(text)


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("How can I move to my sister Annika?", True),
        ("How does one get to Gdansk?", True),
        ("How does Hilde get home?", False),
        ("What should I cook for Hilde?", True),
        ("Where does Hilde live?", False),
        ("Help me with Hilde. Where does she live?", False),
        ("", False),
    ],
)
def test_who_asks_how_somebody_does_something_asks_for_no_advice(text: str, advice: bool) -> None:
    assert asks_for_advice(text) is advice


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("What did I say about nuts?", True),
        ("Where does my sister live?", True),
        ("Who was the plumber again?", True),
        ("My sister moved. Who was the hero of the story?", False),
        ("Where did the engine fail?", False),
        ("", False),
    ],
)
def test_who_asks_of_themselves_is_told_from_who_asks_of_the_world(text: str, *, expected: bool) -> None:
    assert asks_of_oneself(text) is expected


@pytest.mark.parametrize(
    ("text", "is_asked"),
    [
        ("When do I need a stamp?", True),
        ("I told the council about the market and they want the form by May. When do I need a stamp?", False),
        ("I told the council about the market and they want the form by May. When is my stall due?", True),
        ("I told the council about the market and they want the form by May. Where did we put it?", True),
    ],
)
def test_who_tells_much_first_asks_what_to_make_of_it(text: str, *, is_asked: bool) -> None:
    assert asks_for_told(text) is is_asked


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("foam price", True),
        ("wie hoch liegt die wiese", True),
        ("la canción de los créditos cuál", True),
        ("Where is the ladder?", True),
        ("What shall I cook? I have rice.", True),
        ("Remind me what the plumber wants.", True),
        ("Erinnere mich, wo der Schlüssel ist.", True),
        ("Give me my list of boxes as it stands", True),
        ("Schreib eine Karte für meine Schwester.", True),
        ("Write a poem about the sea", False),
        ("Gib mir drei Tipps gegen Rückenschmerzen beim Tragen.", False),
        ("Ajoute des cuillères.", False),
        ("The boiler is noisy again.", False),
        ("用一句话解释光合作用", False),
    ],
)
def test_what_wants_something_done_or_tells_something_asks_for_nothing(text: str, may: bool) -> None:
    assert may_ask(text) is may
