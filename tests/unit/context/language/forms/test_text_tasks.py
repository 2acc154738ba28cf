"""A text that is to be translated or worded otherwise is told from news."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.forms.text_tasks import behind_text_task, is_text_task
from ethervox_gui.context.summaries.worth import TELLS, Usual, worth_of_told


@pytest.mark.parametrize(
    "text",
    [
        "Translate into German: We have moved and look forward to your visit.",
        "Could you please translate this:\nMy sister is ill today.",
        "Say it in French: My sister is ill today.",
        "How do you say in Polish: we have moved.",
        "Rephrase: the shop closes at five.",
        "Correct this: He go to school every day.",
        "Correct the following sentence: He go to school every day.",
        "Corrige esta frase: Ella son alta.",
        "Übersetze ins Englische: Wir sind umgezogen und freuen uns auf euren Besuch.",
        "Und jetzt übersetz das ins Spanische: Mein Vater ist krank.",
        "Wie sagt man auf Englisch: Wir sind umgezogen.",
        "Traduis en anglais : Nous avons déménagé.",
        "Traduce al inglés: Nos hemos mudado.",
        "Traduci in inglese: Ci siamo trasferiti.",
        "Traduza para o inglês: Nós nos mudamos.",
        "Przetłumacz na angielski: Przeprowadziliśmy się.",
        "Переведи на английский: Мы переехали.",
        "Şunu İngilizceye çevir: Taşındık.",
        "इसका अंग्रेज़ी में अनुवाद करो: हम यहाँ आ गए हैं।",
        "英語に翻訳して：引っ越しました。",
        "영어로 번역해 줘: 우리 이사했어요.",
        "翻译成英文：我们搬家了。",
        "ترجم إلى الإنجليزية: لقد انتقلنا.",
    ],
)
def test_what_is_to_be_translated_or_reworded_tells_nothing(text: str) -> None:
    assert is_text_task(text)
    assert worth_of_told(" ".join(text.split()), Usual([])) < TELLS


@pytest.mark.parametrize(
    "text",
    [
        "Correction: the meeting is on the 22nd.",
        "Correct: the meeting is on the 22nd.",
        "Corrijo: son 10 personas.",
        "Corrigindo: são 10 pessoas.",
        "Correggo: siamo in dieci.",
        "Poprawiam: jest 10 osób.",
        "Düzeltiyorum: on kişiyiz.",
        "Correct the date: it is the 21st.",
        "Korrigiere das Datum: Es ist der 21. Mai.",
        "Corrige la fecha: es el 21 de mayo.",
        "Write this in my notes: the alarm code is 4096.",
        "Schreib das auf die Liste: zwei Liter Milch.",
        "Put it in writing: the rent is 900 euros.",
        "My sister translates novels: three since May.",
        "Wie gesagt: Wir sind umgezogen.",
        "The translator is called Ines Brandl, her number: 4711.",
        "My translation agency asks 12 cents a word.",
        "翻译公司的电话是4711。",
    ],
)
def test_who_corrects_or_tells_of_translators_tells_something(text: str) -> None:
    assert not is_text_task(text)


def test_what_is_said_behind_the_text_is_news_again() -> None:
    task = "Translate this into German:\n\nWe have moved.\nMy sister is ill today."
    assert behind_text_task(task) == ""
    assert behind_text_task(f"{task}\n\nBy the way, my dog is called Rex.").strip().startswith("By the way")
    assert behind_text_task("We have moved.\n\nTo Kiel.") == "We have moved.\n\nTo Kiel."
