"""What a sentence is worth, in languages of which only a few short words are known."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.words import words
from ethervox_gui.context.summaries import worth
from ethervox_gui.context.summaries.worth import (
    TELLS,
    TELLS_SURELY,
    Usual,
    Usuals,
    worth_of_replied,
    worth_of_told,
)

#: Replies as models write them: they say which words a language is built of.
REPLIES = {
    "en": "The best way to do it is to start with a plan. A plan is what you need for the work in the end.",
    "de": "Der beste Weg ist, mit einem Plan zu beginnen. Die Arbeit mit dem Plan ist der Anfang von allem.",
    "fr": "Le mieux est de commencer avec un plan. La fin de la chose est dans le plan et dans le travail.",
    "es": "Lo mejor es empezar con un plan. El final de la cosa está en el plan y en el trabajo de la casa.",
    "it": "La cosa migliore è iniziare con un piano. Il piano è la fine di tutto, il lavoro è con il piano.",
    "pl": "Najlepiej jest zacząć od planu. Plan jest na końcu i na początku, a praca jest z planem.",
    "ru": "Лучше всего начать с плана. План нужен для работы и в конце, и в начале, а работа идёт по плану.",
    "zh": "最好的办法是先做一个计划。计划是工作的开始。",
    "ko": "가장 좋은 방법은 계획부터 세우는 것입니다. 계획은 일의 시작입니다.",
    "ja": "計画から始めるのが一番です。計画は仕事の始まりです。",
    "th": "วิธีที่ดีที่สุดคือเริ่มต้นด้วยแผน",
}

TOLD = {
    "en": [
        "I tune organs in churches.",
        "The ladder stands behind the barn.",
        "Dates make me ill.",
        "We pay 210.",
    ],
    "de": ["Ich stimme Orgeln in Kirchen.", "Die Leiter steht hinter der Scheune.", "Wir zahlen 210 Euro."],
    "fr": ["J'accorde des orgues.", "La grange est derrière l'étable.", "Nous payons 210 euros."],
    "es": [
        "Afino órganos de iglesia desde 1999.",
        "La escalera está en el granero.",
        "Mi perro es viejo y tuerto.",
    ],
    "it": ["Il mio cane si chiama Pepe.", "La scala è dietro il fienile.", "Paghiamo 210 euro."],
    "pl": ["Mój pies ma na imię Burek.", "Płacimy 210 złotych."],
    "ru": ["Вечером варил борщ.", "Кошка уже ест.", "Заплатил 2400 рублей.", "Нашёл ключи в холодильнике."],
    "zh": ["我住在上海。", "房租是三千元。", "梯子在谷仓后面。"],
    "ko": ["우리 개 이름은 바둑이예요.", "집세는 80만 원이에요."],
    "ja": ["私の犬の名前はポチです。", "家賃は8万円です。"],
    "th": ["ฉันแพ้กุ้งและปู", "สุนัขของฉันชื่อโบโบ้"],
}
NOT_TOLD = {
    "en": [
        "Write a poem on barns.",
        "Give me an idea for lunch.",
        "Tell me of the moon.",
        "Hello there, you!",
    ],
    "de": [
        "Schreib ein Gedicht über die Scheune.",
        "Gib mir eine Idee.",
        "Erzähl mir vom Mond.",
        "Wie spät ist es?",
    ],
    "fr": [
        "Écris un poème sur la grange.",
        "Donne-moi une idée.",
        "Explique la lune.",
        "Merci beaucoup à toi !",
    ],
    "es": ["Escribe un poema sobre el granero.", "Dame una idea.", "¿Qué hora es?", "¡Buenos días a todos!"],
    "it": ["Scrivi una poesia sul fienile.", "Dimmi un proverbio.", "Che ore sono?"],
    "pl": ["Napisz wiersz o stodole.", "Która jest godzina?"],
    "ru": ["Посоветуй хороший фильм.", "Придумайте три названия.", "Расскажи анекдот.", "Который час?"],
    "zh": ["给我讲个故事。", "帮我写一封邮件。", "我想知道天空为什么是蓝色的。"],
    "ko": ["시를 하나 써 줘.", "이 문장을 고쳐 줘: 나는 갔다."],
    "ja": ["詩を書いてください。", "今何時ですか？"],
    "th": ["ช่วยเขียนบทกวี", "กี่โมงแล้ว?"],
}


def usual(language: str) -> Usual:
    said = [text for pair in zip(TOLD[language], NOT_TOLD[language], strict=False) for text in pair]
    return Usual([text for own in said for text in (own, REPLIES[language])])


@pytest.mark.parametrize("language", TOLD)
def test_what_is_told_is_worth_more_than_what_is_asked_for(language: str) -> None:
    known = usual(language)
    least = min(worth_of_told(text, known) for text in TOLD[language])
    most = max(worth_of_told(text, known) for text in NOT_TOLD[language])
    assert most < least
    assert least >= TELLS


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "pl", "zh", "ko", "ja"])
def test_what_asks_for_something_is_told_surely_in_no_language(language: str) -> None:
    known = usual(language)
    assert not [text for text in NOT_TOLD[language] if worth_of_told(text, known) >= TELLS_SURELY]


@pytest.mark.parametrize(
    ("sentence", "is_result"),
    [
        ("The ferry takes two hours and costs 14 euros.", True),
        ("Die Fähre braucht zwei Stunden.", True),
        ("What would you like to know about the ferry?", False),
        ("What a wonderful ferry that must be!", False),
        ("I'm sorry, but I can't help with the ferry.", False),
        ("Es tut mir leid, aber ich kann dabei nicht helfen.", False),
        ("Je suis désolé, je ne peux pas aider.", False),
        ("Here is what the ferry costs:", False),
        ("Of course, gladly.", False),
        ("Let me know if you have any other questions.", False),
        ("If you have any other questions, feel free to ask.", False),
        ("Если у вас есть вопросы, задавайте.", False),
        ("Si tienes más preguntas, aquí estoy.", False),
        ("如果您有其他问题，请告诉我。", False),
        ("If you have the ferry pass, the trip costs nothing.", True),
        ("Sorry, but the text says nothing of a ferry.", False),
        ("こんにちは", False),
        ("Unfortunately the ferry costs 14 euros.", True),
        ("Leider steht im Text nichts von einer Fähre.", False),
        ("В этом сообщении у меня нет информации о пароме.", False),
        ("К сожалению, о пароме ничего не сказано.", False),
        ("Lo siento, el texto no habla de ningún ferry.", False),
        ("Desculpe, o texto não fala da balsa.", False),
        ("很抱歉，文中没有提到渡轮。", False),
        ("Паром идёт два часа и стоит 14 евро.", True),
    ],
)
def test_of_a_reply_only_results_are_worth_anything(sentence: str, is_result: bool) -> None:
    worth = worth_of_replied(sentence, usual("en"))
    assert (worth > 0) is is_result
    assert worth < TELLS


@pytest.mark.parametrize(
    "line",
    [
        "current_date = datetime.now().strftime('%Y%m%d')",
        "os.rename(filename, os.path.join(directory, new_filename))",
        "total += price * count;",
        "return sorted(found, key=len)",
    ],
)
def test_a_line_of_a_program_is_no_result(line: str) -> None:
    assert worth_of_replied(line, usual("en")) == 0.0


@pytest.mark.parametrize("said", ["مرحبا، اسمي سامي وأسكن في عمّان.", "عندي قطة بيضاء.", "أعمل مهندسا."])
def test_who_speaks_arabic_of_themselves_tells_something_from_the_first_message_on(said: str) -> None:
    assert worth_of_told(said, Usual([said, "كيف يمكنني مساعدتك اليوم؟"])) >= TELLS


@pytest.mark.parametrize(
    "task",
    [
        "Solve 3x + 7 = 22 step by step.",
        "Factor x^2 - 9.",
        "Convert 30 miles to km.",
        "Löse x + 4 = 9 bitte.",
    ],
)
def test_the_numbers_of_a_task_tell_nothing(task: str) -> None:
    assert 0.0 < worth_of_told(task, usual("en")) < TELLS
    assert worth_of_told("Calculate with my budget of 300 euros.", usual("en")) >= TELLS


@pytest.mark.parametrize(
    "said",
    [
        "Forget the beer from Lorenz, Jonas brings beer too.",
        "Remove the eggs from the list.",
        "Cancel the meeting on Friday.",
        "Streich die Butter von der Liste.",
        "Oublie le vin.",
        "Забудь про торт.",
    ],
)
def test_what_takes_something_back_stands_beside_what_it_takes_back(said: str) -> None:
    assert TELLS <= worth_of_told(said, usual("en")) < TELLS_SURELY


@pytest.mark.parametrize(
    "said", ["Take the lemons off the list.", "So the bus is not needed any more.", "Oh, forget the van."]
)
def test_what_takes_something_back_in_the_middle_does_too(said: str) -> None:
    assert worth_of_told(said, usual("en")) >= TELLS


TRIP = (
    "Help me plan a trip by train.",
    "We are three: me, my sister Hilde and her dog.",
    "I will drive back with my friend Jasna, who has a van.",
    "Write me a short list of what to pack.",
    "What is there to see?",
    "The flat is on the ground floor.",
    "What is the weather like?",
    "The ferry is at nine.",
)


@pytest.mark.parametrize(
    "said",
    [
        "Jasna is allergic to nuts.",
        "Maria is allergic to nuts.",
        "Hilde hates museums.",
        "Let us make it three nights in Trieste, not two.",
    ],
)
def test_what_is_told_of_somebody_is_told(said: str) -> None:
    """A verb behind the first word, a name that was told before: nobody asks for something like that."""
    assert worth_of_told(said, Usual([*TRIP, said])) >= TELLS


@pytest.mark.parametrize("said", ["Rent is due.", "Olivia ist krank.", "breakfast isn't included"])
def test_three_words_tell_how_something_is(said: str) -> None:
    assert worth_of_told(said, Usual([*TRIP, said])) >= TELLS


@pytest.mark.parametrize("said", ["That is right.", "it is late", "Das ist gut.", "There is more."])
def test_three_words_that_only_point_tell_nothing(said: str) -> None:
    assert worth_of_told(said, Usual([*TRIP, said])) < TELLS


@pytest.mark.parametrize("said", ["Thanks, that is all.", "Good morning everyone", "Danke, das war's."])
def test_a_courtesy_tells_nothing(said: str) -> None:
    assert worth_of_told(said, Usual(["I like that.", "That is all.", "That is it.", said])) == 0.0


@pytest.mark.parametrize(
    "said",
    [
        "Ojo, mi cuñado Íñigo es alérgico al huevo.",
        "Mañana mi hermana viene de Lugo.",
        "No me gusta el ajo con pescado.",
        "Ayer me robaron la bicicleta.",
        "Bei uns heizt ein Ofen.",
        "Von mir stammt das Rezept mit Quitten.",
        "On me paie le vendredi.",
        "Não me dou com gatos pretos.",
        "Вчера мне привезли новый шкаф.",
        "Wczoraj mi ukradli rower.",
    ],
)
def test_who_speaks_of_themselves_in_the_second_word_asks_for_nothing(said: str) -> None:
    assert worth_of_told(said, Usual([said])) >= TELLS


@pytest.mark.parametrize(
    "said",
    [
        *("how many croissants on saturdays", "wer bringt den gasbrenner", "когда привезут плитку"),
        *("I already told you that.", "That's not what I asked for", "Das habe ich nicht gemeint."),
        *(
            "did callum bring the van",
            "ok then plan the first two days",
            "great, now make a list of the boxes",
        ),
        *("Make it friendlier please", "Plus court s'il te plaît", "Auf Englisch bitte"),
    ],
)
def test_questions_without_a_sign_and_what_only_speaks_of_the_talk_tell_nothing(said: str) -> None:
    assert worth_of_told(said, Usual([said, *TRIP])) < TELLS


@pytest.mark.parametrize(
    "said",
    [
        *("Give me a hint about it.", "Daj mi pomysł na obiad.", "Gib mir eine Idee."),
        *(
            "Rédige un petit mot pour elle",
            "Verfasse einen Brief an Tante Hilde",
            "Redacta una nota para Nel",
        ),
    ],
)
def test_who_wants_something_for_themselves_tells_nothing(said: str) -> None:
    assert worth_of_told(said, Usual([said])) < TELLS


HOUSE = (
    "We have an old barn with a leaking roof.",
    "The walls are made of a soft stone.",
    "A neighbour lent us a ladder.",
    "I put a lamp into a corner.",
    "It has a door with a broken lock.",
)


@pytest.mark.parametrize(
    ("said", "tells"),
    [
        ("So now it's a barn with two doors.", True),
        ("Behind a wall near the stairs stands an old stove.", True),
        ("In a few words or so, describe the old stove.", False),
        ("In a table please", False),
        ("Paint a picture of the old barn.", False),
    ],
)
def test_a_preposition_before_an_article_begins_no_request(said: str, *, tells: bool) -> None:
    assert (worth_of_told(said, Usual([*HOUSE, said])) >= TELLS) is tells


@pytest.mark.parametrize(
    "heading", ["§ 8 House rules.", "Article 3 Scope", "§ 11 Final provisions.", "Kapitel 2: Der Wald"]
)
def test_a_heading_tells_nothing_by_its_number(heading: str) -> None:
    assert worth_of_told(heading, Usual([heading, *TRIP])) < TELLS
    assert worth_of_told("§ 3 The rent is 890 euros.", Usual([heading, *TRIP])) >= TELLS_SURELY


@pytest.mark.parametrize("said", ["不对，婚礼改到九号了。", "不对，是二十二号。"])
def test_what_corrects_a_number_is_surely_told(said: str) -> None:
    """Also where the number is a word like others, and all of it has been said before."""
    assert worth_of_told(said, Usual([*(5 * [said]), *TRIP])) >= TELLS_SURELY


def test_a_sentence_of_a_reply_is_worth_more_than_an_item_of_its_list() -> None:
    sentence = worth_of_replied("Bake it until the pancakes are golden brown.", usual("en"))
    assert 0.0 < worth_of_replied("1 cup all-purpose buckwheat flour", usual("en")) < sentence


@pytest.mark.parametrize("mark", ["2. ", "2) ", "(2) ", "- ", "* ", "• "])
def test_what_an_item_of_a_list_begins_with_is_no_number(mark: str) -> None:
    usual = Usual(REPLIES["en"])
    item = "A picnic with a blanket under trees."
    assert worth_of_replied(f"{mark}{item}", usual) == worth_of_replied(item, usual)
    date = "24. Dezember kommt die Anna mit dem Zug."
    assert worth_of_told(date, usual) > worth_of_told(date.partition(" ")[2], usual), "a user's may be a date"
    assert worth_of_replied("2.5 picnics with a blanket under trees.", usual) > worth_of_replied(item, usual)


def test_capital_letters_are_no_names_where_all_nouns_have_one() -> None:
    english = "We went to the market with Maria and bought bread, cheese and a lot of very good apples. " * 4
    german = "Wir gingen mit der Tante zum Markt und kauften das Brot, den Käse und die Äpfel am Stand. " * 4
    assert Usual([english]).names_are_large
    assert not Usual([german]).names_are_large


@pytest.mark.parametrize(
    ("text", "does"),
    [
        ("I’m late.", True),
        ("J'ai faim.", True),
        ("我喜欢茶。", True),
        ("저는 학생입니다.", True),
        ("Ja mieszkam tu.", True),
        ("You are late.", False),
        ("天气很好。", False),
    ],
)
def test_who_speaks_of_themselves_is_known_by_a_short_word(text: str, does: bool) -> None:
    assert speaks_of_oneself(text) is does


@given(st.text(max_size=80), st.lists(st.text(max_size=40), max_size=5))
def test_any_text_has_a_worth(sentence: str, said: list[str]) -> None:
    known = Usual(said)
    assert 0 <= worth_of_told(sentence, known) <= 1
    assert 0 <= worth_of_replied(sentence, known) < TELLS


NAMES = ("Maria", "Jonas", "Petra", "Samuel", "Ingrid", "Kofi", "Lena", "Oscar")

#: Romanian, of which no list has the words that are said here.
ROMANIAN = (
    "Fratele locuiește la Cluj.",
    "Cheia barcii atârnă lângă ușa Corinei.",
    "Un poem despre ploaie.",
    "Explică fotosinteza pe scurt.",
    "Propune trei nume potrivite pentru cafenea.",
    "Ce culoare are cerul?",
    "Planul este bun, iar cheia este la ușa casei.",
    "Poemul este despre ploaia de pe strada casei.",
    "Cafenea bună pentru oaspeți este lângă strada plină.",
)


def test_in_a_language_of_no_list_what_names_somebody_is_worth_more_than_what_only_begins() -> None:
    """By a name in it, and by a first word that stands inside of no other sentence."""
    usual = Usual(ROMANIAN)
    assert not usual.is_listed
    assert usual.stands_inside("cheia")
    assert not usual.stands_inside("explică")
    told, asked = (worth_of_told(ROMANIAN[number], usual) for number in (1, 4))
    assert told > TELLS_SURELY > asked
    listed = Usual([*ROMANIAN, "I live here."])
    assert listed.is_listed
    assert told - asked > worth_of_told(ROMANIAN[1], listed) - worth_of_told(ROMANIAN[4], listed)


def test_of_few_texts_nobody_knows_the_language() -> None:
    assert Usual(ROMANIAN[:7]).is_listed


def test_vowel_signs_belong_to_their_word() -> None:
    assert words("मेरी बहन पुणे में रहती है।") == ["मेरी", "बहन", "पुणे", "में", "रहती", "है"]
    assert speaks_of_oneself("मेरी बहन पुणे में रहती है।")
    assert words("naïve cafe\u0301") == ["naïve", "cafe\u0301"]


@pytest.mark.parametrize("sentence", ["جدتي ولدت في قرية.", "كلبنا يخاف من الرعد.", "قررنا أن نطلي الغرفة."])
def test_in_arabic_an_ending_says_whose_it_is(sentence: str) -> None:
    assert speaks_of_oneself(sentence)


@pytest.mark.parametrize("sentence", ["اذكر المدن التي تعرفها.", "يأتي القطار غدا.", "أحيانا تمطر هنا."])
def test_other_words_with_such_an_ending_do_not(sentence: str) -> None:
    assert not speaks_of_oneself(sentence)


def test_how_long_an_arabic_sentence_is_says_nothing() -> None:
    """Its small words are written onto others: what is told is longer than what is asked for, not shorter."""
    told = "تسكن الأخت الكبرى في الطابق الرابع من المبنى القديم."
    asked = "استعرض قصة السندباد في جملتين."
    usual = Usual([told, asked, *(f"كتاب {number} في بيت." for number in range(8))])
    assert not usual.is_listed
    assert worth_of_told(told, usual) >= worth_of_told(asked, usual)


def test_who_is_asked_about_again_is_no_less_worth_knowing_of() -> None:
    """What is told as often as others are is as rare as they are, however often it is asked for."""
    told = [f"The number of {name} is {4021 + 137 * i}." for i, name in enumerate(NAMES)]
    asked = [f"What was {NAMES[0]}'s number again?", f"{NAMES[0]}'s number is 4021."]
    said = [*told, *(3 * asked)]
    usual = Usual(said, asked)
    assert len({worth_of_told(text, usual) for text in told}) == 1
    assert len({worth_of_told(text, Usual(said)) for text in told}) == 2
    known = Usuals()
    for among in (frozenset[str](), frozenset(asked)):
        assert worth_of_told(told[0], known.of(said, among)) == worth_of_told(told[0], Usual(said, among))


def test_what_is_usual_is_found_out_of_new_texts_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chat of long messages has 200 kB of them, and something new with each message."""
    read: list[str] = []

    def words_of(text: str) -> list[str]:
        read.append(text)
        return words(text)

    said = [text for language in TOLD for text in (*TOLD[language], REPLIES[language])]
    said += said[:3]  # who says a thing again says it twice
    known = Usuals()
    n_before = 12
    known.of(said[:n_before])
    monkeypatch.setattr(worth, "words", words_of)
    for first, last in ((0, n_before), (1, n_before + 1), (1, n_before + 1), (3, n_before + 2)):
        known.of(said[first:last])
    assert read == said[n_before : n_before + 2]


def test_what_is_usual_is_the_same_whatever_was_read_before() -> None:
    said = [text for language in TOLD for text in (*TOLD[language], REPLIES[language])]
    said += [*said[:3], *ROMANIAN]
    known = Usuals()
    for last in range(10, len(said) + 1):
        now, anew = known.of(said[last - 10 : last]), Usual(said[last - 10 : last])
        for text in said:
            assert worth_of_told(text, now) == worth_of_told(text, anew)
            assert worth_of_replied(text, now) == worth_of_replied(text, anew)
