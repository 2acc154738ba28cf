"""What a message shares with what was said: rare words and their parts, in any script."""

from __future__ import annotations

from unittest import mock

import pytest
from hypothesis import given
from hypothesis.strategies import DataObject, data, lists, sampled_from

from ethervox_gui.context.language.parts import _parts_of_word, n_parts, parts
from ethervox_gui.context.language.words import WORD
from ethervox_gui.context.recall import words
from ethervox_gui.context.recall.words import WordIndex, beyond_chance

EVERYDAY = (
    "Give me three tips for sleeping better. Keep your room dark, get up at the same time, avoid coffee.",
    "Explain in two sentences why the sky is blue. Air scatters the blue part of the light most.",
    "Write a short poem about rain. It falls on the roof, it falls on the street, it sings me to sleep.",
    "What is a good name for a bakery? How about The Morning Loaf or The Warm Corner?",
    "How do I boil an egg? Put it into boiling water for seven minutes.",
)
TOLD = "My sister Annika moved to Gdańsk last year. How nice, I hope she likes it there."


def index_of(*texts: str) -> WordIndex[int]:
    index: WordIndex[int] = WordIndex()
    for number, text in enumerate(texts):
        index.put(number, text)
    return index


def best(index: WordIndex[int], asked: str) -> int:
    scores = index.scores(asked, range(len(index)))
    return max(scores, key=scores.__getitem__)


@pytest.mark.parametrize(
    "asked",
    [
        "Where does my sister live now?",
        "And Annika?",
        "annikas town?",
        "Is GDAŃSK nice?",
        "Who moves next year?",
    ],
)
def test_rare_words_and_their_forms_find_what_was_said(asked: str) -> None:
    assert best(index_of(*EVERYDAY[:2], TOLD, *EVERYDAY[2:]), asked) == 2


@pytest.mark.parametrize(
    ("told", "asked", "others"),
    [
        ("私の猫の名前はタマです。", "猫の名前は?", ("今日は天気がいいですね。", "料理の作り方を教えて。")),
        ("我妹妹住在成都。", "我妹妹住在哪里?", ("今天天气很好。", "请写一首诗。")),
        ("แมวของฉันชื่อมะลิ", "แมวชื่ออะไร", ("วันนี้อากาศดี", "ช่วยแต่งกลอน")),
        ("Моя сестра живёт в Томске.", "Где живёт сестра?", ("Напиши стих.", "Какая сегодня погода?")),
    ],
)
def test_scripts_of_the_world_are_found(told: str, asked: str, others: tuple[str, ...]) -> None:
    assert best(index_of(*others, told), asked) == len(others)


def test_a_message_about_something_else_scores_low() -> None:
    index = index_of(*EVERYDAY, TOLD)
    about = max(index.scores("Where does my sister live now?", range(6)).values())
    other = max(index.scores("Can you sort these numbers: 5, 3, 9?", range(6)).values())
    assert other < 0.3 < about


def test_what_is_in_every_exchange_tells_nothing() -> None:
    index = index_of(*(f"Please tell me, thank you, about {thing}." for thing in ("boats", "cats", "rain")))
    scores = index.scores("Please tell me, thank you, about cats.", range(3))
    assert scores[1] > 1.5 * scores[0]


def test_a_word_that_a_third_of_the_texts_has_is_not_rare() -> None:
    index = index_of(*(f"{text} 你好" for text in EVERYDAY), TOLD)
    assert all(map(index.is_rare, ("Annika", "bakery", "unheard", "蜜蜂")))
    assert not any(map(index.is_rare, ("the", "The", "it", "你好", "")))


def test_long_texts_are_known_by_their_length() -> None:
    index: WordIndex[int] = WordIndex()
    for number, text in enumerate(("a short one", "one that is as long as it gets", "")):
        index.put(number, text)
    assert index.of_at_least(11) == [0, 1]
    assert index.of_at_least(12) == [1]
    index.drop([1])
    assert index.of_at_least(12) == []


def test_a_text_that_went_on_is_taken_in_anew() -> None:
    index = index_of("The harbour is", *EVERYDAY)
    before = index.scores("Who is Perpetua?", [0])[0]
    index.put(0, "The harbour is where Perpetua works.")
    index.put(0, "The harbour is where Perpetua works.")
    assert index.scores("Who is Perpetua?", [0])[0] > before + 0.3
    assert len(index) == len(EVERYDAY) + 1, "in the place of what it was"


@pytest.mark.parametrize("knows_all", [False, True])
def test_nothing_is_left_of_what_a_text_was(knows_all: bool) -> None:
    """Its words would count as said twice, and so as less rare."""
    index, anew = WordIndex[int](knows_all=knows_all), WordIndex[int](knows_all=knows_all)
    texts = (*EVERYDAY, TOLD, "The harbour is where Perpetua works, and Perpetua alone.")
    for number, text in enumerate(texts):
        anew.put(number, text)
        index.put(number, "The tower of the harbour is high." if number == 2 else text[: len(text) // 2])
        index.scores("Where is it?", [0])
    for most in (20, None):
        for number, text in reversed([*enumerate(texts)]):
            index.put(number, text[:most])
    questions = (
        "Who works at the harbour?",
        "How high is the tower?",
        "Quixotic zebras jump over lazy dogs.",
        EVERYDAY[2],
    )
    for asked in questions:
        assert index.scores(asked, range(len(texts))) == pytest.approx(anew.scores(asked, range(len(texts))))
        assert index.asked_for(asked)(TOLD) == pytest.approx(anew.asked_for(asked)(TOLD))


@pytest.mark.parametrize("few", [0, 1, 100], ids=["all at once", "either", "each by itself"])
@pytest.mark.parametrize("knows_all", [False, True])
@given(data())
def test_an_index_knows_nothing_of_what_was_dropped(knows_all: bool, few: int, draw: DataObject) -> None:
    """Whatever was dropped, and what came since in its place; whichever way it went."""
    with mock.patch.object(words, "_FEW", few):
        _drops_some(knows_all, draw)


def _drops_some(knows_all: bool, draw: DataObject) -> None:
    texts = (*EVERYDAY, TOLD, "The tower of the harbour is high.", "The harbour is where Perpetua works.")
    index, left = WordIndex[int](knows_all=knows_all), dict[int, str]()
    for number, text in enumerate(draw.draw(lists(sampled_from(texts), max_size=12))):
        index.put(number, text)
        left[number] = text
        gone = draw.draw(lists(sampled_from(sorted(left)), max_size=3))
        index.drop(gone)
        for key in gone:
            left.pop(key, None)
    anew = WordIndex[int](knows_all=knows_all)
    for number, text in left.items():
        anew.put(number, text)
    assert index.keys() == left.keys()
    assert len(index) == len(left)
    for asked in ("Who works at the harbour?", TOLD):
        assert index.scores(asked, left) == pytest.approx(anew.scores(asked, left))
        assert index.asked_for(asked)(TOLD) == pytest.approx(anew.asked_for(asked)(TOLD))


@pytest.mark.parametrize("asked", ["", "…!?", "🙂"])
def test_nothing_asked_finds_nothing(asked: str) -> None:
    assert index_of(*EVERYDAY).scores(asked, [0, 1, 99]) == {0: 0.0, 1: 0.0, 99: 0.0}
    assert WordIndex[int]().scores("a word", []) == {}
    assert index_of("…!?", "🙂").scores("a word", [0, 1]) == {0: 0.0, 1: 0.0}, "no text has any"


def test_parts_are_words_trigrams_characters_and_pairs() -> None:
    assert sorted(parts("Ab 本語 ")) == [" ab", " 本", "=ab", "ab ", "本", "本語", "語", "語 "]


def test_of_a_long_document_the_beginning_tells_what_it_is() -> None:
    assert "=perpetua" not in parts("word " * 5000 + "Perpetua")
    assert "=perpetua" in parts("word " * 3000 + "Perpetua")


def test_the_parts_of_words_are_kept_but_not_of_what_is_none() -> None:
    """A link or a key stands once, and would take the place of what is said."""
    _parts_of_word.cache_clear()
    assert parts(f"harbour {'k' * 41} harbours") == parts(f"harbours {'k' * 41} harbour")
    assert _parts_of_word.cache_info().currsize == 2


def test_where_the_script_changes_a_word_ends() -> None:
    """Hiragana ends words and joins them: of "which" and "of" nothing is left, of endings little."""
    assert parts("猫の名前は") == parts("猫 名前")
    assert parts("食べたカレー") == parts("食 べた カレー")
    assert {" 猫", "猫 "} <= set(parts("猫を飼う"))
    assert {" 비", "요 "} <= set(parts("비가 와요"))


@pytest.mark.parametrize(
    ("told", "asked", "everyday"),
    [
        (
            "我姐姐在哈尔滨当兽医。",
            "我姐姐做什么工作？",
            ("写一首关于雪的短诗", "彩虹是怎么形成的？", "再详细一点", "加拿大的首都是哪里？", "热死了"),
        ),
        (
            "うちの犬はタロウ、猫はミカンって名前。",
            "猫の名前は？",
            ("霧の俳句を作って", "表にまとめて", "地球から月までの距離は？", "おはよう", "もっと短くして"),
        ),
        (
            "캠핑 준비물: 텐트, 침낭, 모기약, 라이터",
            "캠핑 준비물 뭐였지?",
            ("무지개는 어떻게 생겨?", "고마워", "더 자세히 알려줘", "버섯은 채소야?", "너무 덥다"),
        ),
    ],
)
def test_a_short_question_of_syllables_is_no_shorter_than_one_of_letters(
    told: str, asked: str, everyday: tuple[str, ...]
) -> None:
    *others, found = index_of(*everyday, told).scores(asked, range(len(everyday) + 1)).values()
    assert found > 0.2
    assert max(others) < found / 4


def test_syllables_say_more_than_letters() -> None:
    assert n_parts(parts("my sister")) == len(parts("my sister"))
    assert n_parts(parts("我姐姐")) == 1.5 * len(parts("我姐姐"))
    assert n_parts([]) == 0


@pytest.mark.parametrize(
    "word",
    [
        "नमस्ते",
        "মেয়ে",
        "தமிழ்",
        "ที่นี่",
        "ភាសា",
        "မြန်မာ",
        "שָׁלוֹם",
        "مُدَرِّس",
        "e\u0328\u0301",
    ],
)
def test_signs_that_are_written_onto_letters_end_no_word(word: str) -> None:
    assert WORD.findall(f"({word}, {word})") == [word, word]


def test_punctuation_emoji_and_what_follows_them_are_no_words() -> None:
    assert WORD.findall("नमस्ते। 🙂 ❤\ufe0f a_b — ok!") == ["नमस्ते", "a", "b", "ok"]


def test_letters_without_spaces_count_by_twos_and_threes() -> None:
    """One of them tells as little as one of another alphabet."""
    assert sorted(parts("นาน")) == sorted(["นา", "าน", "นาน"])
    assert not parts("น")


def test_words_of_another_script_stay_whole_where_there_are_no_spaces() -> None:
    assert parts("Pythonは18日") == parts("Python は 18 日")
    assert parts("Python은") == parts("Python 은")
    assert parts("ราคา500บาท") == parts("ราคา 500 บาท")


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("La contraseña del almacén está en el cajón.", "contrasena almacen cajon"),
        ("Em gái mình dị ứng tôm.", "em gai minh di ung gi"),
        ("Η αδερφή μου έχει αλλεργία στα φιστίκια.", "αλλεργια αδερφη"),
        ("Łódź z żółtą łatą.", "lodz z zolta lata"),
        ("İZMİR'DEKİ IŞIK", "izmirdeki ışık"),
        ("هٰذَا كِتَابُ أُخْتِي", "كتاب اختي"),
    ],
)
def test_who_types_no_accents_finds_what_was_said_with_them(told: str, asked: str) -> None:
    everyday = ("What a day.", "Qué día.", "Trời đẹp ghê.", "Τι κάνεις;", "Jak się masz?", "كيف الحال")
    for one, other in ((told, asked), (asked, told)):
        *others, found = index_of(*everyday, one).scores(other, range(len(everyday) + 1)).values()
        assert found > 0.2
        assert max(others) < found / 2


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("गाँव", "गांव"),
        ("बड़ा", "बडा"),
        ("sœur", "soeur"),
        ("æble", "aeble"),
        ("مدرسة", "مدرسه"),
        ("کتابی", "كتابي"),
        ("على", "علي"),
        ("شكـــرا", "شكرا"),
        ("ґанок", "ганок"),
    ],
)
def test_letters_that_are_typed_as_others_differ_in_the_whole_word_alone(word: str, other: str) -> None:
    assert parts(word) - parts(other) == {f"={word}": 1}
    assert parts(other) - parts(word) == {f"={other}": 1}


def test_digits_and_apostrophes_are_those_of_english() -> None:
    for five in ("٥", "۵", "५", "৫", "๕", "５"):
        assert parts(f"{five}03") == parts("503")
    assert parts("ราคา๕๐๐บาท") == parts("ราคา 500 บาท")
    assert parts("п\u02bcять") == parts("п'ять") == parts("п’ять")


def test_accents_tell_words_apart_that_are_written_with_them() -> None:
    index = index_of(*EVERYDAY, "Đó là cái gối của bạn.", "Đó là cái gôi của bạn.", "Đó là cái gởi của bạn.")
    scores = index.scores("cái gối", range(5, 8))
    assert scores[5] > scores[6] > 0
    assert scores[5] > scores[7] > 0


def test_a_capital_i_with_a_dot_is_the_small_one() -> None:
    assert parts("İSTANBUL") == parts("istanbul")


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("我的狗叫旺财。", "我的狗叫什么？"),
        ("娘の名前はさくらです。", "娘の名前は何ですか。"),
        ("우리 고양이 이름은 나비예요.", "우리 고양이 이름이 뭐예요?"),
        ("แมวของฉันชื่อมะลิ", "แมวของฉันชื่ออะไร"),
    ],
)
def test_a_short_question_of_a_script_without_spaces_finds_what_it_asks_for(told: str, asked: str) -> None:
    everyday = ("今天天气很好。", "面白い映画を教えて。", "저녁에 뭐 먹을까요?", "ช่วยแนะนำหนังสือหน่อย")
    index = index_of(*everyday, told)
    *others, found = index.scores(asked, range(5)).values()
    assert found > 0.2
    assert max(others) < found / 2


def test_in_a_long_chat_the_rarest_words_decide() -> None:
    """Not all places of common words are looked at: what is rare is found all the same."""
    index = index_of(*(f"we go to the boat with number {n % 7} again and then we eat" for n in range(4000)))
    index.put(4000, "We met Perpetua at the boat again.")
    scores = index.scores("we go to the boat again, and who is Perpetua, and then?", range(4001))
    assert max(scores, key=scores.__getitem__) == 4000


def test_a_sentence_is_weighed_as_if_it_were_in_the_index() -> None:
    """And of a long text the sentence that tells stands out, where all of it does not."""
    index = index_of(*EVERYDAY, TOLD)
    asked = "Where does my sister live now?"
    by_sentence = index.asked_for(asked)
    assert by_sentence(TOLD) == pytest.approx(index.scores(asked, [5])[5])
    assert by_sentence("Where my sister lives.") > by_sentence(
        " ".join([*EVERYDAY, "Where my sister lives."])
    )
    assert by_sentence(TOLD) > by_sentence(EVERYDAY[0])
    again = "Annika, my sister Annika!"
    index.put(6, again)
    assert index.asked_for("And Annika?")(again) == pytest.approx(index.scores("And Annika?", [6])[6])
    assert index_of().asked_for("")("nothing") == index_of().asked_for("What?")("nothing") == 0


def test_what_every_text_has_of_a_message_is_chance() -> None:
    scores = dict(enumerate([0.2, 0.3, 0.2, 0.2, 0.2, 0.6, 0.1, 0.2, 0.2]))
    found = beyond_chance(scores)
    assert found[5] == pytest.approx(0.5)
    assert found[0] == 0
    assert found[6] < 0
    assert beyond_chance({key: scores[key] for key in range(7)}) == {key: scores[key] for key in range(7)}
    assert beyond_chance(dict.fromkeys(range(9), 1.0)) == dict.fromkeys(range(9), 0.0)
    assert beyond_chance({}) == {}


def test_long_replies_have_something_of_everything_and_bring_nothing_back() -> None:
    index: WordIndex[int] = WordIndex()
    replies = ["You can see it in the garden, on the way to the sea, and at home when it is raining. "] * 3
    for number in range(12):
        index.put(number, f"What is a {'abcdefghijkl'[number] * 4}? {''.join(replies)}{number}")
    asked = "Where can you see it when it is raining?"
    index.put(12, f"I {asked} {''.join(replies)}")
    found = index.scores(asked, range(13))
    assert beyond_chance(found)[3] == pytest.approx(0.0, abs=0.05)
    assert found[3] > 0.02


def test_texts_are_alike_by_what_tells_something() -> None:
    index: WordIndex[int] = WordIndex()
    for number in range(9):
        index.put(number, "And what is the number?")
    index.put(9, "Petra has one.")
    asked = "And what is the number of Petra?"
    assert index.likeness(asked, asked.upper()) == pytest.approx(1.0)
    assert index.likeness(asked, "Of Petra, and what number is the?") == pytest.approx(1.0)
    assert index.likeness(asked, "And what is the number of Pavel?") < 0.6
    assert index.likeness(asked, "") == 0
    assert index.likeness("", "") == 1
