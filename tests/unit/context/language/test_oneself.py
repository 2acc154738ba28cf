"""Who speaks of themselves, and whose words only look like it."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.oneself import speaks_of_oneself


@pytest.mark.parametrize(
    "text",
    [
        "I'm a nurse.",
        "Mein Hund heißt Rex.",
        "J’habite à Brest.",
        "Mam dwa koty.",
        "Min hund hedder Rex.",
        "Я врач.",
        "أختي تسكن في دبي",
        "우리 집은 부산에 있어요.",
        "我养了一只猫。",
    ],
)
def test_people_speak_of_themselves_in_many_languages(text: str) -> None:
    assert speaks_of_oneself(text)


@pytest.mark.parametrize(
    "text",
    [
        "Nenne drei Städte mit einem Schloss.",
        "Ja, das geht.",
        "Boken som ligger på bordet.",
        "Name three cities.",
        "猫是什么动物？",
    ],
)
def test_a_word_that_means_it_in_another_language_alone_is_no_sign(text: str) -> None:
    """ "mit" is "my" in Danish and "with" in German, "ja" is "I" in Polish and "yes" in many others."""
    assert not speaks_of_oneself(text)
