"""Clipped questions ask for what was told: whoever types so little knows that it was."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.asking import asks_for_told
from ethervox_gui.context.language.questions.clipped import is_clipped
from ethervox_gui.context.language.questions.reminding import asks_anew


@pytest.mark.parametrize(
    "text",
    [
        "launch date again?",
        "price of the mainsail?",
        "deposit?",
        "allergy clinic when?",
        "When is the exam in the end?",
        "elternabend wann",
        "Termin beim Notar wann nochmal?",
        "prix de la voile ?",
        "la fête c'est où finalement",
        "fecha de la boda?",
        "cena con Luca quando?",
        "quel logiciel j'ai pris déjà",
        "price of the shed again",
        "Quelle est la date du mariage ?",
        "tim quando viene",
        "fosse, combien ?",
        "prijs van de schutting?",
        "oudergesprek wanneer",
        "czynsz?",
        "dentysta kiedy?",
        "стоматолог когда?",
        "Le gîte est prévu pour combien de personnes ?",
    ],
)
def test_a_clipped_question_asks_for_what_was_told(text: str) -> None:
    assert asks_for_told(text)


@pytest.mark.parametrize(
    "text",
    [
        "Release date of Windows 95?",
        "Date of the French Revolution?",
        "no idea when",
        "non so quando",
        "I remember when",
        "that depends on where",
        "nie wiem kiedy",
        "не знаю где",
        "da quando piove",
        "il fait beau quand",
        "tell me when",
        "ich weiß nicht wann",
        "bis wann ist egal, wann",
        "The price of gold has been rising since the spring and nobody knows why?",
        "What is a fair price?",
        "Thanks, try again",
        "",
    ],
)
def test_other_short_messages_do_not(text: str) -> None:
    assert not is_clipped(text)
    assert not asks_for_told(text)


def test_who_says_again_at_the_end_of_a_question_had_the_answer_before() -> None:
    assert asks_anew("who paints it again?")
    assert not asks_anew("Can I paint again over wet paint?")
