"""Which answers of a model are a name for a chat."""

from __future__ import annotations

import pytest

from ethervox_gui.context.summaries.title import instruction, title_of

BOATS = "My boat is called Halcyon. Where can I moor it?\nIn Bergen there are three harbours for boats."
HINDI = "मुझे दिल्ली में हिन्दी सीखनी है।\nदिल्ली में कई अच्छे हिन्दी विद्यालय हैं।"
GERMAN = "Wie backe ich ein Brot ohne Hefe?\nMit Backpulver oder Sauerteig geht es auch."


@pytest.mark.parametrize(
    ("answer", "exchange", "title"),
    [
        ("Mooring the Halcyon in Bergen", BOATS, "Mooring the Halcyon in Bergen"),
        ('"Boat harbours in Bergen."', BOATS, "Boat harbours in Bergen"),
        ("**Title:** Harbours for boats\nMore words.", BOATS, "Harbours for boats"),
        ("<think>What is it about?</think>\n\nHarbours in Bergen", BOATS, "Harbours in Bergen"),
        ("Titel: Brot backen ohne Hefe", GERMAN, "Brot backen ohne Hefe"),
        ("Mooring in Bergen: where to find a harbour for it", BOATS, "Mooring in Bergen"),
        ("Learn the piano in 100 years", "Je veux apprendre le piano.\nTrès bien.", ""),
        ("Bergen in 1800", BOATS, ""),  # nobody said that number
        ("Bread without yeast", GERMAN, ""),  # in another language
        ("Sure! Here is a title for this conversation about boats:", BOATS, ""),
        ("The best places to moor your boat in Bergen", BOATS, ""),  # nine words
        ("", BOATS, ""),
        ("...", BOATS, ""),
        ("boat boat boat boat boat", BOATS, ""),
        ("Boats boats", BOATS, "Boats boats"),
        ("港青岛港青岛港青岛", "我的帆船停在青岛港。\n好的。", ""),
        ("**\nHarbours in Bergen", BOATS, "Harbours in Bergen"),
        ("Halcyon", BOATS, "Halcyon"),
        ("Mooring boats at the three harbours: Bergen", BOATS, "Mooring boats at the three harbours"),
        ("서울 맛집", "겨울 여행을 가려고 해요.\n좋은 계획이네요.", ""),  # one character and a space
        ("Quantum chromodynamics", BOATS, ""),
        ("Hello there", "Hello there!\nHello! How can I help you?", ""),
        ("<|im_end|> boat", BOATS, ""),
        ('{"title": "boat"}', BOATS, ""),
        ("boat" * 40, BOATS, ""),
        ("タイトル：京都の紅葉", "京都で紅葉を見たいです。\nいい時期は十一月です。", "京都の紅葉"),
        ("**标题：** 青岛的帆船", "我的帆船停在青岛港。\n好的。", "青岛的帆船"),
        ("Название: Отдых на море", "Где лучше отдыхать на море летом?\nНа Чёрном море.", "Отдых на море"),
        ("京都の紅葉", "京都で紅葉を見たいです。\nいい時期は十一月です。", "京都の紅葉"),
        ("東京の天気", "京都で紅葉を見たいです。\nいい時期は十一月です。", ""),
        ("दिल्ली में हिन्दी सीखना", HINDI, "दिल्ली में हिन्दी सीखना"),
        ("गेहूँ की रोटी", HINDI, ""),
        ("제주도 여행 계획", "제주도로 여행을 가려고 해요.\n좋은 계획이네요.", "제주도 여행 계획"),
        ("서울 맛집", "제주도로 여행을 가려고 해요.\n좋은 계획이네요.", ""),
        ("Отдых на море", "Где лучше отдыхать на море летом?\nНа Чёрном море тепло.", "Отдых на море"),
        ("Halcyon voyages", BOATS, "Halcyon voyages"),  # half of its words were said
        ("Halcyon voyages abroad", BOATS, ""),
        ("It is so", "It is so.\nYes.", ""),  # no word of it tells what it is about
        ("Boats in Bergen: where to moor", BOATS, "Boats in Bergen: where to moor"),  # six words are a name
        ("Mooring boats: where to find harbours in Bergen", BOATS, "Mooring boats"),
        ("Bergen: where to find harbours for boats", BOATS, ""),  # one word is none
    ],
)
def test_what_is_a_name(answer: str, exchange: str, title: str) -> None:
    assert title_of(answer, exchange) == title


def test_the_model_is_told_which_language() -> None:
    sample = "Wie backe ich ein Brot? " + "x" * 36
    assert len(sample) == 60
    assert f"“{sample}”" in instruction("Wie backe\nich   ein Brot? " + "x" * 500)


@pytest.mark.parametrize(
    ("begin", "fill", "most", "exchange"),
    [("Harbours ", "s", 60, BOATS), ("青岛", "一二三四五六七八九十甲乙丙丁戊己庚辛壬癸子丑", 24, "青岛港")],
    ids=["characters", "signs"],
)
def test_a_name_is_no_longer_than_a_line_of_the_list(begin: str, fill: str, most: int, exchange: str) -> None:
    name = begin + (fill * most)[: most - len(begin)]
    assert title_of(name, exchange) == name
    assert title_of(name + "末", exchange) == ""
