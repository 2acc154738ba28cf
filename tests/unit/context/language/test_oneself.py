"""Who speaks of themselves, and whose words only look like it."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.oneself import speaks_of_oneself, tells_in_two_words


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
        "got a job there im a nurse",
        "ive moved to Oslo",
        "im working at night",
        "im from Graz",
        "저도 간호사예요",
        "मैंने कल एक साइकिल ख़रीदी",
        "हमने मेज़ नीली रँगी",
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
        "im Garten blüht der Flieder",
        "im Moment regnet es",
        "daj im chleb",
    ],
)
def test_a_word_that_means_it_in_another_language_alone_is_no_sign(text: str) -> None:
    """ "mit" is "my" in Danish and "with" in German, "ja" is "I" in Polish and "yes" in many others."""
    assert not speaks_of_oneself(text)


def test_words_of_english_may_not_count() -> None:
    assert not speaks_of_oneself("I'm a nurse.", but_in_english=True)
    assert not speaks_of_oneself("got a job there im a nurse", but_in_english=True)
    assert speaks_of_oneself("Mein Hund heißt Rex.", but_in_english=True)


@pytest.mark.parametrize("sentence", ["Я врач.", "Olen lääkäri.", "Mám psa.", "أعمل طبيبا", "Ben doktorum."])
def test_two_words_tell_something_where_no_verb_or_article_is_needed(sentence: str) -> None:
    assert tells_in_two_words(sentence)


@pytest.mark.parametrize("sentence", ["Хорошая погода.", "Mein Gott!", "I see.", "Kiitos paljon."])
def test_two_words_of_thanks_or_wonder_tell_nothing(sentence: str) -> None:
    assert not tells_in_two_words(sentence)
