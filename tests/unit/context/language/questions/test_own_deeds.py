"""Questions about what somebody did, by the ending of the verb, and about people of their family."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.asking import asks_for_told, asks_of_oneself


@pytest.mark.parametrize(
    "question",
    [
        "¿Qué tomates planté?",
        "¿Cuántos pepinos vendimos?",
        "¿Dónde puse las llaves?",
        "cuánto he pagado por el seguro",
        "¿Qué voy a poner en otoño?",
        "Onde deixei as chaves?",
        "Quanto paguei pelo carro?",
        "O que compramos na feira?",
        "Gdzie zostawiłem klucze?",
        "Co posadziłam w maju?",
        "Ile zapłaciliśmy za podręcznik?",
        "Arabayı kaça aldık?",
        "which tablets does mum take",
        "Wann hat Oma Geburtstag?",
        "Quand arrive maman ?",
        "Quando viene la nonna?",
        "Kiedy babcia przyjeżdża?",
        "Где живёт бабушка?",
    ],
)
def test_it_asks_for_something_told(question: str) -> None:
    assert asks_for_told(question)
    assert asks_of_oneself(question)


@pytest.mark.parametrize(
    "question",
    [
        "¿Qué cocino hoy?",
        "¿Qué voy a hacer?",
        "¿Cuántos gramos tiene un kilo?",
        "¿Quién inventó el café?",
        "¿Cuáles son los últimos libros de Borges?",
        "¿Cuántas patas tiene una araña?",
        "Quem foi o rei de Portugal?",
        "Qual é o próximo planeta?",
        "Que s'est-il passé en 1789 ?",
        "Quando e perché è caduta Roma?",
        "Czym jest praca z kanałem i materiałem?",
        "Matematik nedir?",
        'What does "mum" mean?',
        "Who was the dad of Simba?",
    ],
)
def test_it_asks_for_what_is_known_to_all_or_for_advice(question: str) -> None:
    assert not asks_for_told(question)
