"""What people call their own in what they say."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.questions.own_things import (
    MOST_THINGS,
    has_articles,
    is_about,
    meant_things,
    own_things,
    tells_of_own,
)


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("Suggest a gift for my boss.", {"boss"}),
        ("Plan our son's party at my new office!", {"son", "office"}),
        ("Was tun wir mit unserem Hund und meiner alten Katze?", {"hund", "katze"}),
        ("Écris une carte pour ma sœur.", {"sœur"}),
        ("Escribe a mi hermano.", {"hermano"}),
        ("Scrivi a mio fratello.", {"fratello"}),
        ("Mi piace il jazz, ma non la tuba.", set()),
        ("Mi hijo no come carne.", {"hijo"}),
        ("Il pleut, dit ma sœur; non ?", {"sœur"}),
        ("Napisz do mojego brata.", {"brata"}),
        ("Напиши моей сестре.", {"сестре"}),
        ("मेरी बहन के लिए कार्ड लिखो।", {"बहन"}),
        ("上司へ、うちの犬の写真を送る文を書いて。", {"犬"}),
        ("给我的老板写一封信。", {"老板"}),
        ("우리 아들을 위한 메뉴", {"아들을"}),
        ("Patronuma bir veda hediyesi öner.", {"patron"}),
        ("İşimden bahseden bir metin yaz, kedimizin adı da geçsin.", {"iş", "ked"}),
        ("Bana yardım et: akşam ne izlemeliyim, bir film öner; okuma listesi de istiyorum.", set()),
        ("Der Atem ist warm.", set()),
        ("A viagem de trem do jovem foi ótima; ontem também tem jardim.", set()),
        ("El álbum de un tipo que ve en la tele a mi tía.", {"tía"}),
        ("اقترح هدية لمديري.", {"مدير", "لمدير"}),
        ("اكتب رسالة عن قطتنا.", {"قطت"}),
        ("ساعدني في كتابة نص رسمي عن النادي الرياضي، من فضلك يكفيني قليل.", set()),
        ("Is it mine? My!", set()),
        ("", set()),
    ],
)
def test_what_stands_behind_my_and_our_is_ones_own(text: str, things: set[str]) -> None:
    assert own_things(text) == things


@pytest.mark.parametrize(
    ("text", "thing", "tells"),
    [
        ("My boss collects stamps.", "boss", True),
        ("The wedding of my cousin is in May.", "cousin", True),
        ("Unser Sohn isst keinen Fisch.", "sohnes", True),
        ("Моя сестра живёт в Туле.", "сестре", True),
        ("우리 아들은 새우를 못 먹어요.", "아들을", True),
        ("Kedimiz sabahları ilaç alıyor.", "ked", True),
        ("مديرنا يجمع الطوابع.", "مدير", True),
        ("Kedi sabahları ilaç alıyor.", "ked", False),
        ("المدير يجمع الطوابع.", "مدير", False),
        ("The boss collects stamps.", "boss", False),
        ("My car is red.", "care", False),
        ("My cat is grey.", "car", False),
        ("My bossy aunt.", "boss", True),  # the price of endings
    ],
)
def test_two_things_are_one_where_their_nouns_are(text: str, thing: str, *, tells: bool) -> None:
    assert tells_of_own(text, thing) is tells


@pytest.mark.parametrize(
    ("request_", "told"),
    [
        ("Write a card for Grandma.", "Our grandma has turned ninety."),
        ("Ask a firm to service the boiler.", "My boiler is from 2009."),
        ("Suggest what to grow on that allotment of ours.", "My allotment is heavy clay."),
        ("Recommend something for a phone like mine.", "My phone is an old one with buttons."),
        ("Plan breakfasts that suit the tablets.", "My blood pressure tablets don't go with grapefruit."),
        ("Schreib Opa eine Karte.", "Mein Opa sammelt Uhren."),
        ("Rédige une annonce pour louer l'appartement.", "Mon appartement est au sixième."),
        ("Napisz ogłoszenie o sprzedaży motocykla.", "Mój motocykl jest z 1998 roku."),
        ("Посоветуй, что посадить на даче.", "Наша дача стоит на торфянике."),
        ("Dükkân için bir ilan hazırla.", "Dükkânım pazartesi kapalı."),
        ("اكتب إعلانًا لبيع السيارة.", "سيارتي من عام 2012."),
        ("奶奶周末要来。", "我奶奶只能吃软的。"),
        ("新婚旅行の持ち物リストを作って。", "私たちの新婚旅行は屋久島です。"),
        ("할머니께 카드를 써 줘.", "우리 할머니는 노래를 좋아하세요."),
        ("स्कूटर बेचने का विज्ञापन लिखो।", "मेरा स्कूटर 2016 का है।"),
        ("तोतों के लिए सूची बना दो।", "मेरे तोते मिर्च खाते हैं।"),
    ],
)
def test_a_request_need_not_call_its_own_what_was_told_of_as_such(request_: str, told: str) -> None:
    assert any(tells_of_own(told, thing) for thing in meant_things(request_))


@pytest.mark.parametrize(
    ("request_", "told"),
    [
        ("Write a card for a grandma.", "Our grandma has turned ninety."),
        ("Schreib eine Karte für einen Opa.", "Mein Opa sammelt Uhren."),
        ("Tell me a joke, and make it the best.", "My boss and the others are away."),
        ("给我写一首诗。", "我奶奶只能吃软的。"),
        (f"Improve this text: {'Long ago, far away. ' * 20} The boiler.", "My boiler is from 2009."),
    ],
)
def test_what_is_no_particular_thing_is_nobodys(request_: str, told: str) -> None:
    assert not any(tells_of_own(told, thing) for thing in meant_things(request_))


def test_of_many_things_the_first_are_looked_at() -> None:
    assert (
        len(meant_things("Сравни " + ", ".join(f"{a}{b}в" for a in "абвгде" for b in "иклмно")))
        == MOST_THINGS
    )


def test_which_languages_have_articles() -> None:
    assert has_articles("Write to my boss.")
    assert has_articles("Schreib dem Chef.")
    assert not any(map(has_articles, ("Напиши начальнику.", "Şefe yaz.", "写信", "사장님께", "दादी को लिखो")))


@pytest.mark.parametrize(
    ("sentence", "thing", "is_it"),
    [
        ("The shower backs up every evening.", "shower", True),
        ("Die neue Spülmaschine zeigt einen Fehler.", "spülmaschine", True),
        ("L'esame di diritto è a giugno.", "esame", True),
        ("На экзамене я боюсь химии.", "экзамену", True),
        ("祖父は若いころ漁師でした。", "祖父", True),
        ("私の写真サークルの今年のテーマは駅です。", "私", False),
        ("我表姐考上飞行员了！", "表姐", True),
        ("장모님은 요즘 그림을 그리세요.", "장모님", True),
        ("गणित की परीक्षा कल है।", "परीक्षा", True),
        ("We had a long talk and then used the shower.", "shower", False),
        ("昨日は友達と長い間話して、それから祖父に会いました。", "祖父", False),
    ],
)
def test_a_sentence_is_about_what_it_begins_with(sentence: str, thing: str, *, is_it: bool) -> None:
    assert is_about(sentence, thing) is is_it
