"""Which questions take something for known that they do not tell themselves."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.asking import asks_for_told
from ethervox_gui.context.language.questions.definite import takes_for_known


@pytest.mark.parametrize(
    "text",
    [
        "Where did the engine fail?",
        "who broke the vase?",
        "And when will the roof be mended?",
        "Was the soup too salty?",
        "What are the twins calling the hamster?",
        "Where is the spare key kept these days?",
        "In which room is the rehearsal?",
        "Until when does the lease run?",
        "With whom is the boat?",
        "Wo steht die Leiter?",
        "Seit wann klemmt das Tor?",
        "Bei wem liegt der Schlüssel?",
        "An welchem Tag kommt die Putzhilfe?",
        "Hat der Klempner angerufen?",
        "Wie viel kostet die neue Heizung?",
        "wann kommt der techniker",
        "wo liegt die präsentation jetzt?",
        "was kostet die neue heizung nochmal",
        "wer bringt den gasbrenner mit",
        "wann ist inventur",
        "Und wann beginnt Elternabend denn?",
        "когда экзамен",
        "Où est garée la camionnette ?",
        "et à quelle heure arrive l'électricien ?",
        "¿Dónde está la linterna?",
        "donde guardo el paraguas?",
        "¿A qué hora cierra la ferretería?",
        "Dov'è il cacciavite?",
        "Quando passa l'idraulico?",
        "Onde está a escada?",
        "Quando é a consulta?",
        "Gdzie jest drabina?",
        "Kdy bude schůzka?",
        "А где ключи?",
        "Коли буде зустріч?",
        "When is rent due these days?",
        "and where is mum coming from?",
        "did tobiah pay",
        "Где стоит фикус?",
        "Combien coûte le devis ?",
        "¿Cuánto cuesta el seguro?",
        "Quanto costa la caldaia?",
        "Quanto custou o bilhete?",
        "¿Cuántos temas eran?",
    ],
)
def test_a_question_about_the_thing_asks_for_what_was_told_of_it(text: str) -> None:
    assert takes_for_known(text)
    assert asks_for_told(text)


@pytest.mark.parametrize(
    "text",
    [
        "Why is the sky blue?",
        "How far away is the sun?",
        "What is the fastest way to peel garlic?",
        "What is the capital of Chad?",
        "What is the difference between a frog and a toad?",
        "What does the word brusque mean?",
        "Who invented the zip?",
        "When did the Titanic sink?",
        "In which year did the war end?",
        "In welchem Jahr fiel die Mauer?",
        "When did the emperor Nero die?",
        "What is the height of a giraffe?",
        "Describe the kitchen of the future.",
        "Open the window, will you?",
        "Why do magnets attract iron?",
        "What are the primary colours?",
        "Was sind die Grundfarben?",
        "wie heißt das genau?",
        "was machen die jetzt",
        "wie weit weg ist die sonne",
        "was ist der unterschied",
        "wann ist das morgen",
        "wann ist ostern dieses jahr",
        "Wann ist Muttertag?",
        "Warum ist der Himmel blau?",
        "Wie heißt die Hauptstadt der Schweiz?",
        "Welcher Fluss ist der längste?",
        "Was ist der Unterschied zwischen Hagel und Graupel?",
        "Wer hat das Rad erfunden?",
        "Was frisst die Raupe des Schwalbenschwanzes?",
        "Nimm lieber die Säge, ja?",
        "Geht das auch kürzer?",
        "Pourquoi le ciel est-il bleu ?",
        "Où vivent les castors ?",
        "Où se trouve le Nil ?",
        "Quand commence l'hiver ?",
        "Quand a-t-on inventé la machine à coudre ?",
        "¿Dónde está el Amazonas?",
        "¿Dónde duermen los murciélagos?",
        "¿Cuándo se descubrió la penicilina?",
        "Dove sorge il sole?",
        "Quando si va a votare?",
        "Onde vivem as baleias?",
        "Quando foi fundada a cidade de Recife?",
        "Gdzie jest Bałtyk?",
        "Gdzie jesteś?",
        "Где живут бобры?",
        "Когда Пасха?",
        "Где она?",
        "Когда изобрели компас?",
        "does anyone know a joke",
        "did people sleep more in winter",
        "Combien coûte la vie à Paris ?",
        "¿Cuánto cuesta un coche?",
        "Стоит ли учить латынь?",
    ],
)
def test_a_question_about_the_world_does_not(text: str) -> None:
    assert not asks_for_told(text)


@pytest.mark.parametrize("text", ["How do I clean the oven?", "What should we do about the noise?"])
def test_who_asks_what_to_do_about_the_thing_asks_for_advice(text: str) -> None:
    assert not asks_for_told(text)
