"""What is a greeting and no more than that."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.small_talk import is_small_talk


@pytest.mark.parametrize(
    ("text", "answers_too", "without"),
    [
        ("Hallo Anna", True, True),
        ("Thanks again, everyone!", True, True),
        ("Hi Anna! How are you?", False, False),
        ("Hi! How are you?", True, True),
        ("Yes, thanks", True, False),
        ("Hi! Budget 4000", False, False),
        ("Hey, port 8080", False, False),
        ("Hi, where's Anna?", False, False),
        ("Great, I'm vegan", False, False),
        ("Hi, bin schwanger", False, False),
        ("Thanks, use Postgres", False, False),
        ("Hello Anna Lena!", True, True),
        ("谢谢你啊", True, True),
        ("Thanks, that is all.", True, True),
        ("Danke, das war’s", True, True),
        ("Спасибо, это всё.", True, True),
        ("谢谢，就这些。", True, True),
        ("Next question, please.", True, True),
        ("Дальше", True, True),
        ("下一个问题", True, True),
        ("ありがとうございました。よろしくお願いします。", True, True),
        ("Next Tuesday I leave", False, False),
        ("Weiter oben wohnt Anna", False, False),
        ("Siguiente parada: Lugo", False, False),
        ("That is all I know about Anna", False, False),
        ("Thanks for everything you did in Graz", False, False),
        ("That's all, and the flat costs 640", False, False),
        ("Hello Anna Lena Lopez", False, False),
        ("Hi Ben!", True, True),
        ("Hello Mia", True, True),
        ("Merhaba. Ben Ali.", False, False),
        ("HI MY DOG", False, False),
        ("Hi, I", False, False),
        ("Hi, Berlin?", False, False),
        ("شُكْرًا", True, True),
        ("hahaha", True, False),
        ("ㅋㅋㅋ", True, False),
        ("Thanks! " * 9, True, True),
        ("Thanks! " * 11, False, False),
        ("", False, False),
    ],
)
def test_what_may_follow_a_greeting(text: str, answers_too: bool, without: bool) -> None:
    assert (is_small_talk(text), is_small_talk(text, with_answers=False)) == (answers_too, without)
