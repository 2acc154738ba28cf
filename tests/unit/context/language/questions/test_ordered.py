"""What a model was told to make is asked for by what had to be."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.ordered import asks_what_was_ordered


@pytest.mark.parametrize(
    "text",
    [
        "Which word did the title have to contain?",
        "What was the slogan you were supposed to put into the invitation?",
        "How was the poem supposed to end?",
        "What did I ask you to put into the toast?",
        "welches Wort musste in den Vers rein",
        "Wie sollte der Brief enden?",
        "Quelle expression devait figurer dans l'accroche ?",
        "¿Con qué frase tenía que acabar el mensaje?",
        "Con quali parole doveva finire la lettera?",
        "Com que palavra tinha de acabar o poema?",
        "Jakie słowo miało być w ogłoszeniu?",
        "Какое слово должно было быть в письме?",
        "Şiirde hangi söz geçecekti?",
        "Welk woord moest er in het gedicht?",
    ],
)
def test_what_had_to_be_is_what_was_ordered(text: str) -> None:
    assert asks_what_was_ordered(text)


@pytest.mark.parametrize(
    "text",
    [
        "What did I have to buy?",
        "Was musste ich kaufen?",
        "Wat moest ik kopen?",
        "Which word rhymes with title?",
        "How should I end the letter?",
        "Wie soll der Brief enden?",
        "The title had to be short.",
        "Was the bus late?",
        "",
        "What was to be done? " + "We waited and waited. " * 20 + "What did it need?",
    ],
)
def test_what_one_had_to_do_and_what_to_do_is_something_else(text: str) -> None:
    assert not asks_what_was_ordered(text)
