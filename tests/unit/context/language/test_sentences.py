"""Where sentences end: in many languages, and nowhere else."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.language.sentences import asks, sentences, states


@pytest.mark.parametrize(
    "text",
    [
        "Unser Termin beim Notar ist am 14. März.| Danach essen wir.",
        "Wir wohnen im 3. Stock.| Die 2. Auflage kommt am Montag, dem 7. Juli.",
        "Wir fahren z. B. nach Ulm, d. h. nach Süden.| Gut so.",
        "Das Bad kostet ca. 320 Euro inkl. Montage.| Herr Dr. Vasilescu zahlt.",
        "Es kostet 14.| Das ist viel.| Sie ist 7.| Er auch.",
        "Heute ist der 14. 3. 2025.| Morgen nicht.",
        "My landlord's name is Mr. Okafor.| He lives at No. 5.",
        "J. R. R. Tolkien wrote it, cf. Smith et al. 2020.| I read it.",
        "We leave at 5 p.m.| Then we eat.| See e.g. the second page.",
        "It has milk, eggs, etc. in it.| It is sold by Baker Inc.| Nobody buys it.",
        "my dog is called rex.| we live in oslo!| and you?| no.",
        "and let it print '!' if nothing was found.| then stop.",
        'he wrote "will you come?" on the door (in red!) and left.| i laughed.',
        "Oh no.| My dog is Max.| It was me.| The street is long.",
        "Where is M. Dupont?| Mme. Curie is here!",
        "El Sr. García vive aquí.| ¿Y tú?| ¡Qué bien!| Sí.",
        "Mieszkam przy ul. Długiej.| Pan prof. Nowak też, np. latem.",
        "Я живу на ул. Ленина.| А ты?",
        "Πού μένεις;| Μένω εδώ.",
        "मेरा नाम राम है।| मैं दिल्ली में रहता हूँ।",
        "هل تعرف؟| نعم أعرف۔| جيد",
        "我的狗叫雷克斯。|我们住在奥斯陆！|真的吗？|「好。」|他说",
        "猫が好きです。|名前はタマ。",
        "Բարև։| Ես ապրում եմ Երևանում։",
        "ผมชื่อสมชายและผมทำงานที่ธนาคารกรุงเทพ| ผมแพ้ยาเพนิซิลลินและอาหารทะเลทุกชนิด ครับ",
        "He said “Stop.”| Then he left.| (He was tired.)| So was I.",
        "Wait... there is more.| Really?!| Yes…| So it is.",
        "It is 3.50 in version 3.11.2 at https://a.org/b.c?d=e! and ada.b@c.org.| So.",
        "1. Eggs\n|2. Milk.| And bread.",
        "no sign at the end\n|and a line",
    ],
)
def test_they_end_where_a_reader_would_say_so(text: str) -> None:
    assert sentences(text.replace("|", "")) == [piece.strip() for piece in text.split("|")]


@pytest.mark.parametrize(
    ("sentence", "does"),
    [
        ("Where is it?", True),
        ("Really?!", True),
        ("“Is it?”", True),
        ("Où est-il ?", True),
        ("你在哪里工作？", True),
        ("أين تعيش؟", True),
        ("Πού μένεις;", True),
        ("Որտե՞ղ ես ապրում", True),
        ("It is there; wait;", False),
        ("It is there.", False),
        ("Really!", False),
        ("", False),
    ],
)
def test_what_asks_is_known_by_its_sign(sentence: str, does: bool) -> None:
    assert asks(sentence) is does


ASK = [
    *(
        "what am i allergic to",
        "when does my lease end",
        "ok whats my new address",
        "How many cats do I have",
    ),
    *("can you remind me which cat is ill", "which cat is diabetic", "is my rent due", "so what time is it"),
    *("did the plumber come", "do you know my name", "are there any eggs left", "who has to approve it"),
    *(
        "wann ist mein termin",
        "und wie heißt mein hund",
        "kannst du mir helfen",
        "wie lange dauert die fahrt",
    ),
    *("est-ce que je dois payer", "quand dois-je partir", "quel est mon code", "dónde vivo", "cuánto pago"),
    *(
        "娘のアレルギーは何でしたか。",
        "新幹線は何時発ですか",
        "予算はいくらでしたっけ。",
        "明日は晴れるかな。",
    ),
    *(
        "どこに預けましたかね。",
        "你今天去吗",
        "你要去嗎。",
        "오늘 뭘 먹을까요",
        "어디에 삽니까.",
        "몇 시에 했나요",
    ),
    *("이름이 무엇인가요", "beni hatırlıyor musun", "คุณชอบชาไหมครับ"),
]
ASK_NOTHING = [
    *("what i like is tea", "which is fine with me", "do it like that", "don't go there", "were in oslo now"),
    *(
        "when my lease ends i move",
        "where i live it rains",
        "who knows",
        "have it your way",
        "will lives in oslo",
    ),
    *("what is more, it rains.", "The rent is due.", "my flat is dry", "i can do that", "may is my month"),
    *("was ich mag ist tee", "wann er kommt weiß ich nicht", "wie gesagt bin ich arzt", "wer wagt gewinnt"),
    *(
        "quand il pleut je reste",
        "vive la vie",
        "cuando es tarde duermo",
        "que bien",
        "como pan todos los dias",
    ),
    *(
        "この部屋は静か。",
        "場所は確か京都です。",
        "明日か明後日に行きます。",
        "いつか行きたい。",
        "바쁘니까",
        "집에 가요",
    ),
    *(
        "제가 만나요",
        "학교에 가니까",
        "我去吗啡的课",
        "Mi perro es de mi",
        "evim mavi ve yeni",
        "ฉันชอบผ้าไหมไทย",
    ),
]


@pytest.mark.parametrize("sentence", ASK)
def test_who_leaves_out_the_sign_asks_all_the_same(sentence: str) -> None:
    assert asks(sentence)


@pytest.mark.parametrize("sentence", ASK_NOTHING)
def test_what_only_looks_like_a_question_asks_nothing(sentence: str) -> None:
    assert not asks(sentence)


@given(st.text(max_size=120) | st.text("aB1. !?;z。？\n”“", max_size=120))
def test_nothing_of_a_text_is_lost_but_space(text: str) -> None:
    assert "".join("".join(sentences(text)).split()) == "".join(text.split())


@pytest.mark.parametrize(
    "piece", ["a. B! ", "1. ", "z.", "ab", ". ", "กกกกกกกกกกกกกกกกกกกกกกกกกกกก ", ".", "…", "!", "?!"]
)
def test_a_text_without_an_end_takes_no_long_time(piece: str) -> None:
    started = time.process_time()
    sentences(f"{piece * (200_000 // len(piece))}1")
    assert time.process_time() - started < 4


@pytest.mark.parametrize(
    ("text", "does"),
    [
        ("My dog is called Rex.", True),
        ("Mein Hund heißt Rex!", True),
        ("犬の名前はレックスです。", True),
        ("He said: “It is May.”\n", True),
        ("what is my dog called", False),
        ("What is my dog called?", False),
        ("What is my dog called? I forgot.", False),
        ("كيف حالك؟", False),
        ("Πώς σε λένε;", False),
        ("", False),
        ("  \n", False),
    ],
)
def test_a_statement_is_known_by_its_end(text: str, does: bool) -> None:
    assert states(text) is does
