"""Remarks on the talk itself, which tell nothing, and what is asked for politely."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.forms.remarks import asks_politely, remarks_on_the_talk

REMARKS = """
that's not what I asked
you didn't answer my question
you forgot the second part
I didn't ask for a list.
I already told you that.
I just told you my name
I don't understand
Das habe ich nicht gemeint.
Das hab ich dir doch schon gesagt.
Nein, das stimmt nicht.
Das verstehe ich nicht.
C'est pas ce que j'ai demandé.
Je comprends pas
No es lo que pregunté.
No entiendo nada
Non è quello che ho chiesto
Não foi isso que eu pedi
Я не это имел в виду
Не понял
Nie o to pytałem
Bunu sormadım
No, that is not what I wanted.
this isn't what I asked for
but I told you that already
I said that already
I've just told you!
i dont understand this
I still don't understand
you misunderstood me
You got it wrong again.
You didn't read the text
you missed the last point
Das war nicht meine Frage.
Ich verstehe kein Wort.
Ich verstehe das immer noch nicht
Du hast meine Frage nicht beantwortet.
Du hast etwas vergessen
Ce n'est pas ma question
Je te l'ai déjà dit
Je n'ai pas compris
Tu n'as pas répondu à ma question
Eso no es lo que quería
Ya te lo dije
No te entiendo
Te l'ho già detto
Non ho capito
Já te disse isso
Não entendi
Я тебя не понимаю
Я уже говорил тебе
Nie rozumiem tego
Już ci mówiłam
Seni anlamıyorum
我听不懂
我不是这个意思
Right, back to the wedding.
ok thanks, back to my essay
Let's get back to the first question
Now back to our garden.
Gut, zurück zum Umzug.
Jetzt wieder zurück zu meinem Text
Revenons à la recette.
Volvamos al viaje
Torniamo alla lista.
Voltemos ao texto
Wróćmy do ogrodu
Вернёмся к списку
"""
TOLD = """
I told you about Oslo: we leave on Friday at six
Back to the office on Monday at 7.
I'm back to the old job.
We go back to the island every June.
Let's go back to the hotel
Eve dönelim
Torniamo a casa
Volvamos a casa.
Retournons à Lyon
Wracamy do domu
Back to Oslo on the 4th.
Zurück zum Hotel fahren wir mit dem Bus.
Torniamo a Napoli il 9.
I already told Marek that we come.
I don't understand Dutch.
I don't understand my new contract at all
I didn't ask for the blue paint, they sent it anyway.
You forgot that I am vegetarian
No, that's wrong, it's the 22nd.
That's not what Lena asked for, she wants rye.
I said yes to Piotr.
I never said that to my boss
A window seat for my mother please, she is 81.
My name is Ben, please.
Please remember that the code is 4471.
Ich verstehe kein Spanisch.
Das habe ich meiner Chefin schon gesagt.
Das stimmt nicht, die Pacht kostet 186 Euro.
Du hast vergessen, dass ich Vegetarier bin
Ich habe nicht nach Rosen gefragt, sondern nach Tulpen.
Je ne comprends pas l'allemand.
Je l'ai déjà dit à Nuria
No entiendo el contrato de alquiler
Ya se lo dije a la doctora
Non capisco il tedesco.
L'ho già detto a Ilaria
Não entendo alemão
Я не понимаю по-немецки
Я уже сказал маме
Nie rozumiem niemieckiego
我听不懂广东话
"""
ASKED_FOR = """
Make it friendlier please
a bit longer please
as a table please
Kürzer bitte.
Plus court s'il te plaît
Más corto por favor
Più corto per favore
Mais curto, por favor
короче пожалуйста
krócej proszę
daha kısa lütfen
Can't read this, smaller words please
Two sentences please
with more detail please
in simple words, please
Noch kürzer, bitte
Auf Englisch bitte
En anglais s'il vous plaît
Con más detalle, por favor
in inglese per favore
em inglês, por favor
ещё раз, пожалуйста
po angielsku proszę
İngilizce lütfen
"""


@pytest.mark.parametrize("sentence", REMARKS.strip().splitlines())
def test_that_something_was_not_meant_or_understood_is_a_remark(sentence: str) -> None:
    assert remarks_on_the_talk(sentence)


@pytest.mark.parametrize("sentence", TOLD.strip().splitlines())
def test_what_goes_on_or_names_something_is_more_than_a_remark(sentence: str) -> None:
    assert not remarks_on_the_talk(sentence)


@pytest.mark.parametrize("sentence", ASKED_FOR.strip().splitlines())
def test_who_says_please_at_the_end_asks_for_something(sentence: str) -> None:
    assert asks_politely(sentence)


@pytest.mark.parametrize(
    "sentence", ["Please note that the code is 4471.", "She pleased me", "Die Bitte war klein"]
)
def test_please_elsewhere_is_no_such_sign(sentence: str) -> None:
    assert not asks_politely(sentence)
