"""What users told, in lines that stand for turns which leave at once."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.summaries.told import opening_words, told_lines
from ethervox_gui.context.turns.turns import Role, Turn


def count(text: str) -> int:
    return len(text.split())


def turns(*said: str, replied: str = "Fine, I see what you mean by that.") -> list[Turn]:
    found: list[Turn] = []
    for text in said:
        for role, own in ((Role.USER, text), (Role.ASSISTANT, replied)):
            found.append(Turn(len(found) + 1, role, own, importance=importance(role, own)))
    return found


def test_their_own_sentences_and_nothing_of_the_replies() -> None:
    said = turns("My boat is called Alba. What do you think?", "Ich wohne seit 2016 in Flensburg.")
    assert told_lines(said, 100, count).splitlines() == [
        "- My boat is called Alba.",
        "- Ich wohne seit 2016 in Flensburg.",
    ]


def test_behind_the_lines_of_the_summary_before_without_what_was_corrected_since() -> None:
    said = turns("We no longer live in Oslo but in Bergen.")
    found = told_lines(said, 100, count, earlier="- You live in Oslo.\n- The code is 5512.")
    assert found.splitlines() == ["- The code is 5512.", "- We no longer live in Oslo but in Bergen."]


def test_a_question_stands_only_where_nothing_was_told() -> None:
    asked = turns("Where does the ferry leave?", "你在哪里工作？")
    assert told_lines(asked, 100, count).splitlines() == [
        "- Where does the ferry leave?",
        "- 你在哪里工作？",
    ]
    assert "ferry" not in told_lines([*asked, *turns("We take the tent along.")], 100, count)


def test_what_has_no_sentence_stands_by_its_beginning() -> None:
    assert told_lines(turns("Vegetarian."), 100, count) == "- Vegetarian."
    assert opening_words(turns("one", "two", "three"), 4, count) == "- two\n- three"
    assert opening_words(turns("one", "two", "one"), 100, count) == "- two\n- one", "each once"
    assert opening_words(turns("on " * 40), 100, count) == "- " + " ".join(["on"] * 24)


def test_where_nobody_says_anything_there_is_no_line() -> None:
    assert told_lines(turns("?!", "  "), 100, count) == ""
    assert told_lines(turns(call_text(MEMORY_SEARCH, query="boat")), 100, count) == ""
    assert told_lines([], 100, count, earlier="- The code is 5512.") == ""
    assert told_lines(turns("My boat is called Alba."), 0, count) == ""
    assert told_lines(turns("My boat is called Alba."), 6, count) == "- My boat is called Alba."


words = st.lists(st.sampled_from(["My", "boat", "Alba", "is", "7", "called", "?", "\n", ". "]), max_size=9)


@given(st.lists(words.map(" ".join), max_size=8), st.integers(0, 60))
def test_never_more_than_there_is_room_for_and_never_nothing(said: list[str], room: int) -> None:
    found = told_lines(turns(*said), room, count)
    assert count(found) <= room
    if room >= 3 and any(any(map(str.isalnum, text)) for text in said):
        assert found
    assert all(line.startswith("- ") for line in found.splitlines())
