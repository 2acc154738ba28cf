"""Requests in languages that write words together, or say with an ending that something is wanted."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.wishing import (
    begins_with_a_deed,
    is_wish_in_the_east,
    may_ask_for_something,
    names_something,
    states_in_japanese,
    wants,
)


@pytest.mark.parametrize(
    "sentence",
    [
        "给我讲个笑话。",
        "請給我寫一首詩。",
        "帮我改一下简历。",
        "告诉我怎么做饭",
        "推荐几部电影。",
        "写一封道歉信。",
        "再写一个。",
        "用Java写一个排序函数。",
        "把这句话翻译成英文:我住在上海。",
        "我想知道月亮为什么发光。",
        "改正这个句子:他走了。",
        "冗談を一つ言ってください。",
        "英語に訳して。",
        "この段落を読んで",
        "次の文を直して:私は行った。",
        "鯨について知りたいです。",
        "一文をください。",
        "要約をお願いします。",
        "농담 하나 해 줘.",
        "이 문장을 번역해 주세요.",
        "다음 문장을 고쳐 줘: 나는 갔다.",
        "ช่วยเขียนบทกวี",
        "Kedim için oyuncak öner.",
        "Bana bu konuda yardım eder misin?",
        "Bana bu konuda yardım eder misiniz?",
        "एक कविता लिखो।",
        "मेरे लिए सूची बना दो।",
        "एक कविता लिखिए।",
        "एक कहानी सुनाओ।",
        "एक कविता लिख दे।",
        "मेरे लिए सूची बना दे।",
        "यह पाठ पढ़ दे।",
    ],
)
def test_it_is_one(sentence: str) -> None:
    assert is_wish_in_the_east(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "请记住,我的密码是5512。",
        "我请了三天假。",
        "请假三天。",
        "写了一封信给房东。",
        "写作是我的爱好。",
        "给我妹妹买了一辆车。",
        "用旧木头做了一张桌子。",
        "把钥匙放在花盆下面。",
        "我想学葡萄牙语。",
        "介绍人是老李。",
        "妹は東京で働いています。",
        "会議は三階です。",
        "犬を飼っています。",
        "우리 고양이는 열한 살이에요.",
        "형이 자전거를 고쳤어요.",
        "형이 사 주라고 했어요.",
        "ฉันชอบกาแฟ",
        "Kedim her sabah ilaç alıyor.",
        "Dün et aldım.",
        "Doğduğum şehir İstanbul.",
        "मेरे भाई दो हैं।",
        "मेरी बहन मेरठ में रहती है।",
        "वह मुझे हर महीने पैसे दे।",
        "Write a poem.",
    ],
)
def test_it_is_none(sentence: str) -> None:
    assert not is_wish_in_the_east(sentence)


@pytest.mark.parametrize(
    ("sentence", "does"),
    [
        ("弟は医者です。", True),
        ("「花屋敷」に一泊しました", True),
        ("横浜の会社で経理をしていますが。", True),
        ("楽しみです。", False),
        ("医者です。", False),
        ("弟と話します。", True),
        ("会議は水曜日ですね。", False),
        ("会議は水曜日ですか。", False),
        ("要約をお願い", False),
        ("The meeting is on Monday.", False),
    ],
)
def test_a_japanese_statement_is_known_by_its_end(sentence: str, does: bool) -> None:
    assert states_in_japanese(sentence) is does


def test_who_wants_something_says_so_first_or_last() -> None:
    assert wants("Write a poem.")
    assert wants("詩を書いてください。")
    assert not wants("My poem is long.")
    assert wants("Escríbele una nota a Nel.")
    assert wants("dile que venga")
    assert not wants("Árboles y móviles hay muchos.")
    assert wants("Напишите стихи.")
    assert not wants("Давайте знать.")
    for looks in (
        "Search your memory for it.",
        "Durchsuche dein Gedächtnis.",
        "Поищи в памяти.",
        "Znajdź adres.",
    ):
        assert wants(looks)
    assert wants("Schreib mir ein Gedicht.")
    assert wants("Expliquez le mot « abscons ».")
    assert wants("Bir şiir yaz.")
    assert wants("एक कविता लिखिए।")
    assert not wants("")


@pytest.mark.parametrize(
    ("first", "second", "may"),
    [
        ("give", "me", True),
        ("with", "us", False),
        ("gib", "mir", True),
        ("bei", "mir", False),
        ("avec", "moi", False),
        ("prepara", "mi", False),
        ("escribe", "mi", True),
    ],
)
def test_for_whom_it_is_stands_behind_what_is_to_be_done(first: str, second: str, may: bool) -> None:
    assert may_ask_for_something(first, second) is may


def test_a_thing_has_a_name_of_its_own() -> None:
    assert names_something("oslo")
    assert [names_something(word) for word in ("it", "es", "ça", "bugün")] == [False] * 4


@pytest.mark.parametrize(
    "sentence",
    [
        "Draw up a list for the party.",
        "Recommend three books.",
        "Recommend 3 books.",
        "Gib uns fünf Tipps.",
        "Trouve deux livres.",
        "Décris-moi une forêt.",
        "Denk dir einen Namen aus.",
        "Formuliere einen Aushang.",
        "Rédige un mail au chauffagiste.",
        "Prepara una tabla de ejercicios.",
        "Fammi un piano.",
        "Monta um treino.",
    ],
)
def test_what_is_to_be_done_stands_before_what_it_is_done_to(sentence: str) -> None:
    assert begins_with_a_deed(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "My boss has a boat.",
        "The boiler broke again.",
        "Annika called me yesterday.",
        "Ich habe einen Hund.",
        "Ich, 30, suche Arbeit.",
        "J'ai une sœur.",
        "È il mio scooter.",
        "",
    ],
)
def test_who_tells_something_begins_with_who_or_what(sentence: str) -> None:
    assert not begins_with_a_deed(sentence)
