"""Summaries without a model: what fits, in order, nothing twice."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.summaries.extract import extractive_summary, goes_in_circles
from ethervox_gui.context.turns.turns import Role, Turn


def words(text: str) -> int:
    return len(text.split())


def turns(*texts: str, role: Role = Role.USER, importance: float = 0.5) -> list[Turn]:
    return [Turn(number, role, text, importance=importance) for number, text in enumerate(texts)]


def lines(summary: str) -> list[str]:
    assert all(line.startswith("- ") for line in summary.splitlines())
    return [line.removeprefix("- ") for line in summary.split("\n")] if summary else []


any_turns = st.lists(
    st.builds(
        Turn,
        st.just(0),
        st.sampled_from(Role),
        st.text(max_size=60) | st.text("aB. !?\n-日本。1", max_size=60),
        importance=st.floats(0, 1),
    ),
    max_size=6,
)


@given(any_turns, st.integers(-5, 60), st.sampled_from([len, words]), st.text("ab -\n", max_size=30))
@example(turns("- - -\n- ...\n- ..."), 50, len, "- ???\n- ???")
def test_any_text_gives_lines_that_fit_without_repeats(
    given_turns: list[Turn], max_tokens: int, count: Callable[[str], int], earlier: str
) -> None:
    summary = extractive_summary(given_turns, max_tokens, count, earlier)
    assert not summary or count(summary) <= max_tokens
    found = lines(summary)
    assert len(set(found)) == len(found)
    assert all(line == " ".join(line.split()) != "" for line in found)


@given(st.lists(st.integers(0, 30), max_size=12), st.integers(0, 200))
def test_the_order_is_kept(numbers: list[int], max_tokens: int) -> None:
    texts = [f"The value of item number {number} is known." for number in numbers]
    found = lines(extractive_summary(turns(*texts), max_tokens, len))
    places = [texts.index(line) for line in found]
    assert places == sorted(places)


def test_everything_is_kept_when_it_fits() -> None:
    text = "My dog is called Rex. We live in Oslo!\nDo you know the way there?"
    assert lines(extractive_summary(turns(text), 1000, len)) == [
        "My dog is called Rex.",
        "We live in Oslo!",
        "Do you know the way there?",
    ]


def test_what_says_nothing_is_left_out() -> None:
    assert extractive_summary(turns("Hi. OK! Thank you.", "...", ""), 1000, len) == ""
    assert extractive_summary(turns("You are a helpful assistant here.", role=Role.SYSTEM), 1000, len) == ""
    assert extractive_summary(turns("नमस्ते। धन्यवाद।"), 1000, len) == "", "its vowel signs part no words"
    call = call_text(MEMORY_SEARCH, query="the name of the dog")
    assert extractive_summary(turns(call, role=Role.ASSISTANT), 1000, len) == ""
    said = turns(f"The dog is in the garden.\n{call}", role=Role.ASSISTANT)
    assert extractive_summary(said, 1000, len) == "- The dog is in the garden."


def test_only_what_was_called_is_left_out() -> None:
    flight = "Your flight to Rome leaves at 9 on Friday."
    about = turns(f"<tool_calls> is the tag that begins a call.\n{flight}", role=Role.ASSISTANT)
    assert lines(extractive_summary(about, 1000, len))[-1] == flight
    person = '{"name": "Anna", "parameters": {"her age in years": 3}}'
    (answer,) = turns(person, role=Role.ASSISTANT)
    assert extractive_summary([answer], 1000, len) == f"- {person}"
    assert extractive_summary([answer, Turn(1, Role.TOOL, "")], 1000, len) == ""


@pytest.mark.parametrize(
    "sentence",
    [
        "It costs 3.50 euros in version 3.11.2 today.",
        "Write to ada.b@example.org or see https://example.org/a.b?c=d&e now!",
        "The code is 5.5.12 and nothing else.",
        "The lowest was -5 degrees.",
    ],
)
def test_points_inside_numbers_and_addresses_end_no_sentence(sentence: str) -> None:
    assert (
        lines(extractive_summary(turns(f"Well then. {sentence} So it goes here."), 1000, len))[0] == sentence
    )


def test_marks_of_markdown_are_not_taken_over() -> None:
    said = (
        "### Where to go first\n* The lake of **Bohinj** is quiet.\n6. **Old town**: it is small.\n"
        "• ***Never*** swim there alone.\n- It costs 5 * 3 * 2 euros.\n`a**b**c` is a power, **kwargs is none"
    )
    assert lines(extractive_summary(turns(said, role=Role.ASSISTANT), 1000, len)) == [
        "Where to go first",
        "The lake of Bohinj is quiet.",
        "6. Old town: it is small.",
        "Never swim there alone.",
        "It costs 5 * 3 * 2 euros.",
        "`a**b**c` is a power, **kwargs is none",
    ]


def test_sentences_of_scripts_without_spaces() -> None:
    text = "我的狗叫雷克斯。我们住在奥斯陆！\nสุนัขของฉันชื่อเร็กซ์"
    assert lines(extractive_summary(turns(text), 1000, len)) == [
        "我的狗叫雷克斯。",
        "我们住在奥斯陆！",
        "สุนัขของฉันชื่อเร็กซ์",
    ]


def test_important_turns_and_earlier_summaries_come_first() -> None:
    small = turns("The weather was grey again today.", importance=0.1)
    large = turns("The contract ends in spring then.", importance=0.9)
    assert lines(extractive_summary(small + large, 40, len)) == [large[0].text]
    earlier = "- The boat is called Ada here.\n"
    assert lines(extractive_summary(small + large, 35, len, earlier)) == ["The boat is called Ada here."]
    both = lines(extractive_summary(small + large, 70, len, earlier))
    assert both == ["The boat is called Ada here.", large[0].text]


def test_what_is_alike_is_said_once() -> None:
    text = "The red boat sails at noon. The RED boat, sails at noon! The harbour closes after nine."
    assert lines(extractive_summary(turns(text), 1000, len)) == [
        "The red boat sails at noon.",
        "The harbour closes after nine.",
    ]
    earlier = "- The red boat sails at noon."
    assert lines(extractive_summary(turns("The red boat sails at noon."), 1000, len, earlier)) == [
        "The red boat sails at noon."
    ]


def test_what_goes_in_circles_is_left_out() -> None:
    circles = "And then " + "it said again and again, " * 12 + "and so on."
    told = "My dog is called Biscuit, and he is a small brown terrier of the kind that everybody likes."
    assert lines(extractive_summary(turns(circles, told), 100, words)) == [told]
    assert lines(extractive_summary(turns(circles), 100, words)) == [circles]


def test_half_of_the_pairs_of_words_of_a_long_sentence_are_new() -> None:
    assert not goes_in_circles("and so " * 6), "it is not long"
    assert goes_in_circles("and so " * 6 + "and")
    assert not goes_in_circles("a b c d e f " * 2 + "a"), "six of twelve"
    assert goes_in_circles("a b c d e " * 2 + "a b c"), "five of twelve"


def test_two_words_are_enough_where_a_language_needs_no_more() -> None:
    assert extractive_summary(turns("Я врач. Спасибо большое."), 1000, len) == "- Я врач."


def test_lines_that_count_for_more_together_still_fit() -> None:
    """A tokeniser may need more for the whole than for the parts."""

    def uneven(text: str) -> int:
        return len(text) + 30 * text.count("\n-")

    texts = [f"Sentence number {number} is here." for number in range(6)]
    summary = extractive_summary(turns(*texts), 120, uneven)
    assert summary
    assert uneven(summary) <= 120


def test_a_long_chat_is_summarised_in_seconds() -> None:
    """It took time by the square of the sentences, when most of them did not fit."""
    many = turns(*(f"Sentence {number} speaks of {number * 7919 % 10007} things." for number in range(3000)))
    started = time.process_time()
    assert extractive_summary(many, 300, len)
    assert time.process_time() - started < 4


#: They share half of their words, and each has some that nobody else says.
_HARBOUR = "The harbour master of our small town keeps white geese, brown ducks, grey herons and tame crows."
_MARKET = "The harbour master of our small town sells fresh bread, ripe plums, green pears and dried figs."


def test_short_sentences_are_said_once_too() -> None:
    assert lines(extractive_summary(turns("We sail today. We SAIL, today!"), 1000, len)) == ["We sail today."]
    assert extractive_summary(turns("We SAIL, today!"), 1000, len, unlike="- We sail today.") == ""


def test_what_shares_half_of_its_words_is_said_too() -> None:
    assert lines(extractive_summary(turns(_HARBOUR, _MARKET), 1000, len)) == [_HARBOUR, _MARKET]


def test_nothing_is_said_that_other_lines_say_already() -> None:
    found = extractive_summary(turns(_HARBOUR, _MARKET), 1000, len, unlike=f"- {_HARBOUR}")
    assert lines(found) == [_MARKET], "half of it is new"


def test_what_is_new_comes_before_what_is_weightier_and_nearly_the_same() -> None:
    evening = "The red boat sails from Bergen to Oslo with our whole crew tomorrow evening."
    morning = evening.replace("evening", "morning")
    cat = Turn(2, Role.USER, "My cat sleeps on the old green sofa beside the stove.", importance=0.5)
    said = [*turns(evening, morning, importance=0.9), cat]
    room = 2 * len(evening) + 10
    assert lines(extractive_summary(said, room, len)) == [evening, cat.text]
