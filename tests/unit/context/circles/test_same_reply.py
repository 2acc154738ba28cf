"""Which replies the last messages got again and again."""

from __future__ import annotations

import pytest

from ethervox_gui.context.circles.same_reply import (
    N_REPLIES,
    N_SAME,
    Becomes,
    alike,
    answers_to_others,
    asked_again,
    becomes,
    given_again,
    given_back,
    other_questions,
)
from ethervox_gui.context.turns.turns import Role, Turn

SAID = "I am an organ builder with a professional experience."


def turns(*texts: str, asked: str = "And now?") -> list[Turn]:
    """Exchanges ``message>reply``, the parts of a reply by ``|``, and a message behind them; newest first."""
    made: list[tuple[Role, str]] = []
    for text in texts:
        message, _, reply = text.partition(">")
        made.append((Role.USER, message))
        made += [(Role.ASSISTANT, part) for part in reply.split("|") if reply]
    made.append((Role.USER, asked))
    found = [Turn(n, role, text, turn_id=n + 1) for n, (role, text) in enumerate(made)]
    return [*reversed(found), Turn(0, Role.SYSTEM, "Be brief.", turn_id=99)]


def test_a_reply_that_two_messages_got_is_found() -> None:
    assert given_again(turns(f"a>{SAID}", "b>Something else.", f"c>{SAID}")) == {SAID}
    assert given_again(turns(f"a>{SAID}", f"b> {SAID} ")) == {SAID}
    assert given_again(turns(f"a>{SAID[:9]}|{SAID[9:]}", f"b>{SAID}")) == {SAID}, "in parts"
    assert given_again(turns("a>x", "b>x", "c>y", "d>y")) == {"x", "y"}


STEPS = "If {}, you can use the following steps to organize the family: 1. Make a list."


def test_replies_that_differ_in_what_was_said_alone_are_alike() -> None:
    told = ("we rent a flat", "it costs 780", "Arlo swims")
    said = [f"{one}.>{STEPS.format(one)}" for one in told]
    assert alike(turns(*said)) == {STEPS.format(one) for one in told}
    assert alike(turns(*said, "Who are you?>A model.")) == {STEPS.format(one) for one in told}
    assert alike(turns(*said[:2])) == set(), "twice is no circle"
    assert alike(turns(said[0], said[0], said[0])) == set(), "the same message"
    wanted = f"Say to me: {STEPS.format('so')}>Well."
    assert alike(turns(wanted, *said)) == set(), "it was asked for"
    short = [f"{one}>Here is a poem about {one}: {one} is fine." for one in ("snow", "rain", "hail")]
    assert alike(turns(*short)) == set(), "a few words in a row"
    assert alike([]) == set()


def test_one_message_may_get_its_reply_again() -> None:
    assert given_again(turns(f"a>{SAID}")) == set()
    assert given_again(turns(f"a>{SAID}", f"a>{SAID}")) == set(), "the same message twice"
    assert given_again(turns(f"a>{SAID}", f"b>{SAID}", asked=" b")) == set(), "that message once more"
    assert given_again(turns(f"a>{SAID}", f"b>{SAID}", asked="c")) == {SAID}


def test_what_is_no_reply_does_not_count() -> None:
    call = '<tool_call>{"name": "look", "arguments": {}}</tool_call>'
    assert given_again(turns(f"a>{call}", f"b>{call}")) == set()
    thinking = f"<think>Well.</think>{SAID}"
    assert given_again(turns(f"a>{thinking}", f"b>{thinking}")) == set()
    assert given_again(turns("a>", "b>")) == set(), "nothing was said"
    assert given_again(turns()) == set()


def test_a_question_is_not_given_back_where_the_last_ones_were() -> None:
    back = ["The cat is called Mia.>The cat is called Mia.", "Why is it dark?>Why is it dark?"]
    assert given_back(turns(*back, asked="Who lives here?")) == "Who lives here?"
    assert given_back(turns(*back, "a>b", asked=" Who lives here? ")) == "Who lives here?"
    assert given_back(turns(*back, asked="We live here.")) == "", "some models take note of facts so"
    assert given_back(turns(*back[:1] * 2, "Dogs bark.>Dogs bark.", asked="Who barks?")) == "", "only facts"
    assert given_back(turns(back[1], asked="Who lives here?")) == "", "once is no circle"
    assert given_back(turns(back[1], back[1], asked="Who lives here?")) == "", "the same one twice"
    others = [f"{n}>reply {n}" for n in range(N_REPLIES - 1)]
    assert given_back(turns(*back, *others, asked="Who lives here?")) == "", "long back"
    assert given_back([]) == ""


def test_a_request_is_not_given_back_where_statements_were() -> None:
    facts = ("We live here.>We live here.", "Dogs bark.>Dogs bark.")
    assert given_back(turns(*facts, asked="Write a haiku.")) == "Write a haiku."
    assert given_back(turns(*facts, asked="Nenne mir drei Ideen.")) == "Nenne mir drei Ideen."
    assert given_back(turns(facts[0], asked="Write a haiku.")) == "", "once is no circle"
    wanted = (facts[0], "Write a haiku.>Write a haiku.")
    assert given_back(turns(*wanted, asked="Who lives here?")) == "Who lives here?"


@pytest.mark.parametrize(
    ("asked", "found"),
    [(" Where is my key? ", "Where is my key?"), ("Where does she live?", ""), ("Here is my key.", "")],
)
def test_who_asks_for_what_was_told_does_not_want_the_question_again(asked: str, found: str) -> None:
    assert asked_again(turns("a>b", asked=asked)) == found
    assert asked_again([]) == ""


@pytest.mark.parametrize(
    ("asked", "found"), [("Where does she live?", "Where does she live?"), ("Dogs bark.", "")]
)
def test_nor_does_who_asks_for_what_is_known_to_be_told(asked: str, found: str) -> None:
    assert asked_again(turns("a>b", asked=asked), is_told=True) == found


def test_what_lies_long_back_is_forgotten() -> None:
    others = [f"{n}>reply {n}" for n in range(N_REPLIES - 2)]
    assert given_again(turns(f"a>{SAID}", f"b>{SAID}", *others)) == {SAID}
    assert given_again(turns(f"a>{SAID}", f"b>{SAID}", *others, "z>reply z")) == set()


KEY = "The spare key lies under the blue pot."
TOLD = [f"{KEY}>Noted.", "Our cat is called Mirabelle.>Noted."]


def test_the_answer_to_another_question_is_found() -> None:
    asked = f"Where is the key?>{KEY}"
    assert answers_to_others(turns(*TOLD, asked, asked="What is our cat called?")) == {KEY}
    assert answers_to_others(turns(*TOLD, asked, asked="Where is the key?")) == set(), "asked once more"
    assert answers_to_others(turns(*TOLD, asked, asked="Our dog is called Rex.")) == set(), "nothing is asked"
    assert answers_to_others(turns(*TOLD, f"Tell me.>{KEY}", asked="What is our cat called?")) == set()
    assert answers_to_others(turns(TOLD[1], asked, asked="What is our cat called?")) == set(), "not told"
    others = [f"{n}>reply {n}" for n in range(N_REPLIES)]
    assert answers_to_others(turns(*TOLD, asked, *others, asked="And the cat?")) == set(), "long back"
    assert answers_to_others([]) == set()


def test_an_answer_in_the_words_of_its_question_is_none_to_another() -> None:
    hour = "There are 60 minutes in an hour."
    asked = f"How many minutes are there in an hour?>{hour}"
    assert answers_to_others(turns(*TOLD, asked, asked="Which vaccine does Mirabelle need?")) == {hour}
    assert answers_to_others(turns(*TOLD, asked, asked="And how many minutes in an hour is that?")) == set()


def test_no_question_of_before_is_an_answer() -> None:
    said = (*TOLD, f"Where is the key?>{KEY}", "Where is it?>Here.")
    before = {"Where is the key?", "Where is it?"}
    assert other_questions(turns(*said, asked="What is our cat called?")) == before
    assert other_questions(turns(*said, asked="Where is it?")) == {"Where is the key?"}
    assert other_questions(turns(*said, asked="Our dog is called Rex.")) == set()
    assert other_questions([]) == set()


def test_the_answer_to_another_question_is_found_where_no_spaces_part_words() -> None:
    key = "钥匙在蓝色花盆下面。"
    found = answers_to_others(turns(f"{key}>好的。", f"钥匙在哪里？>{key}", asked="猫叫什么名字？"))
    assert found == {key}


def test_what_says_nothing_of_the_chat_may_answer_many_questions() -> None:
    unknown = "I'm sorry, but I don't have that information."
    said = ["I have a house by the sea.>Nice.", *TOLD, f"Who are you?>{unknown}"]
    assert answers_to_others(turns(*said, asked="What is my dog called?")) == set()


@pytest.mark.parametrize(
    ("text", "is_over", "expected"),
    [
        ("", False, Becomes.PERHAPS_THE_SAME),
        ("The spare", False, Becomes.PERHAPS_THE_SAME),
        ("The spare dog", False, Becomes.ANOTHER),
        ("The spare", True, Becomes.ANOTHER),
        ("", True, Becomes.ANOTHER),
        (KEY, False, Becomes.PERHAPS_THE_SAME),
        (f" {KEY}\n", True, Becomes.THE_SAME),
        (f"{KEY} So", False, Becomes.ANOTHER),
    ],
)
def test_a_reply_becomes_one_given_before_as_long_as_it_says_the_same(
    text: str, *, is_over: bool, expected: Becomes
) -> None:
    assert becomes(text, KEY, is_over=is_over) is expected


def test_of_a_long_reply_the_beginning_tells() -> None:
    long = "It lies under the pot. " * 9
    assert becomes(long[: N_SAME - 1], long, is_over=False) is Becomes.PERHAPS_THE_SAME
    assert becomes(long[: N_SAME + 1], long, is_over=False) is Becomes.THE_SAME


def test_another_first_word_does_not_make_it_another_where_that_was_asked_for() -> None:
    def found(text: str, said: str = KEY, *, is_over: bool = False) -> Becomes:
        return becomes(text, said, is_over=is_over, but_the_first_word=True)

    assert found("Thes") is found("A spare key") is Becomes.PERHAPS_THE_SAME
    assert found("A dog") is Becomes.ANOTHER
    assert found("钥匙" * N_SAME) is Becomes.ANOTHER, "that is no first word any more"
    assert found(f"A{KEY[3:]}", is_over=True) is Becomes.THE_SAME
    assert found("Thes", is_over=True) is Becomes.ANOTHER
    assert found("猫", "钥匙在这里") is Becomes.ANOTHER, "nothing parts a first word"
    assert found("钥匙在", "钥匙在这里") is Becomes.PERHAPS_THE_SAME
