"""The table of cases that specifies importance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.turns.turns import Role

#: Exchanges below this are what ``prune_unimportant`` takes.
PRUNED_BELOW = 0.5

SMALL_TALK = [
    "Hi",
    "hello!",
    "Hey there :)",
    "Thanks",
    "thank you very much!",
    "ok",
    "Okay great",
    "Great.",
    "Good morning",
    "Good night, ",
    "bye",
    "lol",
    "hahaha!!",
    "Sure",
    "You're welcome",
    "You’re welcome!",
    "How are you?",
    "yes",
    "No.",
    "I see",
    "Guten Morgen, wie geht es dir?",
    "Vielen Dank!",
    "Salut Paul !",
    "Merci beaucoup, à demain.",
    "Buenos días, ¿qué tal?",
    "Grazie mille!",
    "Obrigada!",
    "Dzień dobry!",
    "Teşekkür ederim.",
    "Спасибо большое, пока!",
    "شكراً جزيلاً!",
    "ठीक है, धन्यवाद!",
    "你好，你好吗？",
    "谢谢你啊",
    "哈哈哈",
    "ありがとうございます！",
    "네, 감사합니다.",
    "",
    "  \n ",
]

TELLING = [
    # Decisions and commitments.
    "We decided to use Postgres.",
    "Let's go with the blue one",
    "I'll send the contract",
    "I’ll send the contract",
    "The deadline is close",
    "Remember this: the key is under the mat",
    # Corrections.
    "Actually it was the other one",
    "It is not red but green",
    "I meant the second file",
    # Facts.
    "My daughter is called Ada.",
    "Our office is in Oslo",
    "My name's Bo",
    "I am allergic to nuts",
    "I'm a nurse in Turku",
    "I live near the harbour of Vigo",
    # Numbers and dates.
    "The meeting is on Friday 3 May",
    "The invoice of 340 euros is from March",
    # Code.
    "```python\nprint(1)\n```",
    "def area(r):\n    return 3 * r * r",
    "Look:\n    if (x) {\n        stop();",
]

#: They begin as small talk does, and tell something.
TELLING_AFTER_A_GREETING = [
    "Great, Tuesday.",  # which could be whom it is said to
    "Hi I am Ada",
    "Hello my name is Bo",
    "Sure my dog is Rex",
    "No it is 42",
    "Yes on Monday",
    "ok bo@example.org",
    "yes we'll take it",
]


@pytest.mark.parametrize("role", [Role.USER, Role.ASSISTANT, Role.TOOL])
@pytest.mark.parametrize("text", SMALL_TALK)
def test_small_talk_is_worth_little(role: Role, text: str) -> None:
    assert importance(role, text) < 0.2


@pytest.mark.parametrize("text", TELLING)
def test_decisions_corrections_facts_and_code_are_kept(text: str) -> None:
    assert importance(Role.USER, text) >= PRUNED_BELOW


#: Of somebody's own world, in languages whose words are not listed one by one.
TELLING_ELSEWHERE = [
    "Mein Hund heißt Rex.",
    "Wir wohnen im vierten Stock, ohne Aufzug.",
    "Ma nièce s'appelle Perpétue.",
    "Mi vecina se llama Marta.",
    "Mój brat uczy w szkole.",
    "Моя собака боится грозы.",
    "मेरी बहन दिल्ली में पढ़ती है।",
    "我养了一只猫。",
    "私は北海道で働いています。",
    "저는 부산에 살아요.",
    "ผมเลี้ยงแมวสองตัว",
]


@pytest.mark.parametrize("text", TELLING_ELSEWHERE)
def test_what_users_tell_of_themselves_is_kept_in_any_language(text: str) -> None:
    assert importance(Role.USER, text) >= PRUNED_BELOW
    assert importance(Role.ASSISTANT, text) < PRUNED_BELOW, "a model has no world of its own"


@pytest.mark.parametrize(
    "text", ["Was soll ich kochen?", "Que puis-je faire de mon pain ?", "我应该吃什么？", "저는 뭘 먹을까요?"]
)
def test_a_question_about_oneself_tells_nothing(text: str) -> None:
    assert importance(Role.USER, text) < PRUNED_BELOW


@pytest.mark.parametrize("text", TELLING_AFTER_A_GREETING)
def test_a_greeting_does_not_hide_a_fact(text: str) -> None:
    assert importance(Role.USER, text) > 0.4


@pytest.mark.parametrize(
    "text",
    ["Nein, die andere Stadt", "Ja morgen im Büro", "Danke, das Passwort lautet Rose", "好的，北京的那个"],
)
def test_nor_does_one_in_another_language(text: str) -> None:
    assert importance(Role.USER, text) > 0.2


@pytest.mark.parametrize(
    "text",
    [
        "Schreib eine kurze Mail an den Vermieter wegen der Heizung.",
        "Nenne drei Städte mit einem Schloss.",
        "Erkläre mir den Unterschied zwischen Wetter und Klima.",
    ],
)
def test_a_noun_of_german_is_no_name(text: str) -> None:
    """Each has a capital letter, so everyday requests counted as worth keeping and were never pruned."""
    assert importance(Role.USER, text) < importance(Role.USER, "the cat sat on the Matterhorn")


@pytest.mark.parametrize("text", ["What do you think", "Tell me a story about a fox", "and then"])
def test_chat_that_tells_nothing_is_in_between(text: str) -> None:
    assert 0.2 < importance(Role.USER, text) < PRUNED_BELOW


def test_what_never_leaves_is_worth_most() -> None:
    assert importance(Role.SYSTEM, "hi") == 1.0
    assert importance(Role.USER, "hi", pinned=True) == 1.0


def test_signs_add_up() -> None:
    plain = importance(Role.USER, "the cat sat on the mat")
    assert plain == 0.35
    assert importance(Role.ASSISTANT, "the cat sat on the mat") == 0.3
    assert importance(Role.TOOL, "the cat sat on the mat") == 0.5
    for more in ("the cat sat on the mat?", "the cat sat on the Matterhorn", "see https://example.org"):
        assert importance(Role.USER, more) == pytest.approx(plain + 0.1)
    assert importance(Role.USER, "the cat sat. " * 50) == pytest.approx(plain + 0.1)
    everything = "Actually we decided: my boat is Ada, due on Friday at 10, a@b.org\n```\nx\n```?"
    assert importance(Role.USER, everything) == 0.95


def test_each_sign_has_its_weight() -> None:
    """What is pruned depends on each of them."""
    plain = importance(Role.USER, "the cat sat on the mat")
    weights = {
        "we agreed on the mat": 0.2,
        "it was not the mat but the rug": 0.2,
        "my mat is gone": 0.2,
        "i am on the mat": 0.15,
        "3 mats": 0.1,
        "see https://mats": 0.1,
        "a mat by tomorrow": 0.1,
        "def mat(": 0.15,
        "Mein Hund heißt rex": 0.2,
    }
    for text, weight in weights.items():
        assert importance(Role.USER, text) == pytest.approx(plain + weight), text
        in_capitals = importance(Role.USER, text.upper())
        assert text.startswith("def") or in_capitals == pytest.approx(plain + weight), text
    assert importance(Role.USER, "hi") == 0.1


def test_what_a_model_thought_is_not_what_it_said() -> None:
    thought = "<think>We decided on Friday 10, and my boat is Ada.</think>"
    assert importance(Role.ASSISTANT, f"{thought}It sat on the mat.") == 0.3


@given(st.sampled_from(Role), st.text())
def test_any_text_has_an_importance(role: Role, text: str) -> None:
    assert 0 <= importance(role, text) <= 1


@pytest.mark.parametrize(
    "text",
    ["a" * 60_000, "a" + "\n" * 60_000 + "b", "x\n" + " " * 60_000 + "y", "a@" * 30_000, "? " * 30_000],
    ids=["one word", "empty lines", "spaces", "at signs", "question marks"],
)
@pytest.mark.timeout(15)
def test_a_long_text_takes_no_longer_than_its_length(text: str) -> None:
    """Patterns that go back and forth took minutes for pasted data."""
    assert importance(Role.USER, text) > 0
