"""What takes something back, and what it takes away."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.corrections import corrects, takes_away, takes_back, tells_a_change


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Forget the beer, nobody drinks it.", "Add 24 bottles of beer."),
        ("Oh, forget the lemon.", "We need 2 lemons."),
        ("Take the lemons off the list.", "Please add 2 lemons."),
        ("Never mind the ice cubes, Lukas has some.", "Add ice cubes."),
        ("Streich die Butter von der Liste.", "Kauf 2 Butter."),
        ("Nimm die Butter raus.", "Kauf Butter"),
        ("Oublie le vin.", "Ajoute trois bouteilles de vin."),
        ("Quita las gambas", "Añade 200 g de gambas"),
        ("Убери хлеб", "Добавь хлеб"),
        ("取消啤酒", "加24瓶啤酒"),
        ("Forget the beer.", "Add 24 beers."),
        ("Forget the tomato.", "Add 3 tomatoes."),
    ],
)
def test_what_was_put_on_a_list_is_taken_off(said: str, told: str) -> None:
    assert takes_back(said)
    assert takes_away(said, told)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Forget the beer.", "My brother brews beer."),
        ("Forget the beer from Lorenz.", "Add 24 bottles of beer."),
        ("Forget the eggs.", "Add bread and eggs."),
        ("Delete Vera.", "Add a salad for Vera."),
        ("Remove the potatoes.", "Add 3 kg of potato salad."),
        ("Cancel the meeting on Friday.", "The meeting is on Friday at 10."),
        ("Forget it.", "Add 2 lemons."),
        ("Forget the list.", "Add 2 lemons."),
        ("The beer is warm.", "Add 24 bottles of beer."),
        ("", ""),
        ("Forget", "Add"),
        ("Forget the lemon.", "Add lemonade."),
        ("Forget the car.", "Add cards."),
    ],
)
def test_what_else_was_told_stays(said: str, told: str) -> None:
    assert not takes_away(said, told)


@pytest.mark.parametrize(
    "text",
    [
        "Actually, the train leaves at 9.",
        "It is not on Monday but on Tuesday.",
        "Der Termin ist doch nicht am Freitag.",
        "Je ne travaille plus à Lyon.",
        "У меня больше не собака.",
        "في الواقع، اسمه سامي.",
        "実は月曜日です。",
    ],
)
def test_who_corrects_says_so(text: str) -> None:
    assert corrects(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("We moved the party to 7 pm.", True),
        ("Der Termin wurde verlegt.", True),
        ("La réunion est reportée à lundi.", True),
        ("Olga vive ahora en Lugo.", True),
        ("La scala è spostata in cantina.", True),
        ("A prova foi adiada.", True),
        ("Spotkanie jest teraz w piątek.", True),
        ("Sınav ertelendi.", True),
        ("Теперь ключ у соседа.", True),
        ("الاجتماع الآن يوم الأحد", True),
        ("अब बैठक सोमवार को है।", True),
        ("会議は金曜日に変更です。", True),
        ("我们搬到上海了。", True),
        ("회의가 금요일로 변경되었어요.", True),
        ("Change of plan, we marry on the 26th.", True),
        ("Hemos cambiado el corte al 14 de noviembre.", True),
        ("Abbiamo cambiato medico.", True),
        ("Pani Nowicka zmieniła zdanie.", True),
        ("Adını değiştirdim.", True),
        ("The party was a success.", False),
        ("I know the movers.", False),
        ("Novara liegt in Italien.", False),
    ],
)
def test_who_tells_of_a_change_says_so(text: str, *, expected: bool) -> None:
    assert tells_a_change(text) is expected
