"""Parts of the context that say the same go together; what only sounds alike does not."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.language.parts import parts as parts_of
from ethervox_gui.context.recall.carried import Part
from ethervox_gui.context.recall.repeats import joined
from ethervox_gui.context.turns.turns import Role, Span

TOLD = "The key lies under the blue pot in the yard."
_WORDS = [*TOLD.rstrip(".").split(), *["neighbour", "plays", "tuba", "harbour", "painted", "summer"]]


def exchange(number: int, said: str, reply: str = "Noted.") -> Part:
    spans = (Span(100 * number, 100 * number + 9), Span(100 * number + 9, 100 * number + 12))
    asked = Part(number, number, spans[:1], text=said, role=Role.USER)
    answered = Part(number + 1, number + 1, spans[1:], text=reply)
    return Part(number, number + 1, spans, text=said, role=Role.USER, turns=(asked, answered))


def line(text: str, number: int = 0, told_in: int = 0) -> Part:
    return Part(1, 8, (Span(10 * number, 10 * number + 9),), 7, number, f"- You: {text}", told_in=told_in)


def test_a_line_goes_with_the_turn_that_says_it() -> None:
    parts = [line("It rained.", 0), line(TOLD, 1), exchange(3, "What is rain?"), exchange(5, TOLD)]
    first, talk, told = joined(parts)
    assert (first, talk) == (parts[0], parts[2])
    assert told.first_turn == 5
    assert told.also == (parts[1],)
    assert told.spans == (*parts[3].spans, *parts[1].spans)
    assert [turn.spans for turn in told.turns] == [
        (*turn.spans, *parts[1].spans) for turn in parts[3].turns
    ], "each turn is left out with the line"


@pytest.mark.parametrize("told_in", [5, 6], ids=["said", "replied"])
def test_a_line_in_other_words_goes_with_the_turn_it_was_noted_in(told_in: int) -> None:
    parts = [line("The user keeps a spare for the door outside.", told_in=told_in), exchange(5, TOLD)]
    (told,) = joined(parts)
    assert told.also == (parts[0],)
    assert joined([line("The user keeps a spare for the door outside."), exchange(5, TOLD)]) != [told]


def test_a_line_goes_with_no_other_turn_than_that() -> None:
    noted = line("The user keeps a spare for the door outside.", told_in=5)
    others = [exchange(3, "My neighbour plays the tuba."), exchange(7, "My sister moved to Gdansk.")]
    assert joined([noted, others[0], exchange(5, TOLD), others[1]])[1:] != others
    assert [part.first_turn for part in joined([noted, others[0], exchange(5, TOLD), others[1]])] == [3, 5, 7]
    lines = [noted, line("The neighbour plays the tuba at night.", 1, told_in=6)]
    assert joined(lines) == lines, "that each stands for turns 1 to 8 tells nothing"


def test_of_a_line_whose_turn_nobody_knows_the_first_turn_is_not_taken() -> None:
    parts = [line("The user keeps a spare for the door outside."), exchange(0, TOLD)]
    assert joined(parts) == parts


def test_what_is_said_in_a_longer_line_goes_with_it() -> None:
    parts = [line(f"{TOLD} It creaks."), exchange(3, TOLD)]
    (told,) = joined(parts)
    assert (told.first_turn, told.also) == (3, (parts[0],))


def test_a_word_more_makes_nothing_else_of_it() -> None:
    noted, said = f"{TOLD} Ox.", f"{TOLD} My neighbour plays the tuba in the harbour all summer."
    own = parts_of(noted)
    assert len(own & parts_of(said)) == math.ceil(0.9 * len(own)), "just enough"
    (told,) = joined([line(noted), exchange(3, said)])
    assert told.also


def test_what_shares_many_words_but_says_something_else_stands_alone() -> None:
    parts = [line(TOLD), exchange(3, "The key lies under the red chair in the house.")]
    assert joined(parts) == parts


@given(st.lists(st.lists(st.sampled_from(_WORDS), min_size=3, max_size=9), min_size=2, max_size=5))
def test_nine_tenths_of_the_words_are_enough(told: list[list[str]]) -> None:
    """Looked up by the rarest words alone; here all are held against all."""
    texts = [" ".join(words) for words in told]
    said = [parts_of(text) for text in texts]
    groups = [{place} for place in range(len(texts))]
    for place, own in enumerate(said):
        for other, words in enumerate(said):
            if len(own) >= 16 and len(own & words) >= 0.9 * len(own):
                both = next(g for g in groups if place in g) | next(g for g in groups if other in g)
                groups = [group for group in groups if not group & both] + [both]
    found = joined([line(text, number) for number, text in enumerate(texts)])
    assert {frozenset((p.line, *(a.line for a in p.also))) for p in found} == set(map(frozenset, groups))


def test_a_reply_that_said_it_again_goes_with_it() -> None:
    parts = [exchange(1, TOLD), exchange(3, "Where is it?", f"You said: {TOLD}"), exchange(5, "And rain?")]
    told, talk = joined(parts)
    assert (told.first_turn, told.also, talk) == (1, (parts[1],), parts[2])


def test_replies_that_are_alike_are_no_reason() -> None:
    reply = "Got it, I will remember that for you, and tell you whenever you ask."
    parts = [exchange(1, TOLD, reply), exchange(3, "My neighbour plays the tuba at night.", reply)]
    assert joined(parts) == parts
    parts = [Part(number, number, (Span(9 * number, 9 * number + 8),), text=reply) for number in (1, 2)]
    assert joined(parts) == parts, "nor are those of which nobody knows what they answer"


def test_what_is_short_says_nothing_of_its_own() -> None:
    parts = [exchange(1, "Yes."), exchange(3, f"Yes. {TOLD}"), exchange(5, "Yes.")]
    assert joined(parts) == parts


def test_it_works_without_spaces() -> None:
    told = "鍵は庭の青い植木鉢の下にあります。"
    parts = [line(told), exchange(3, "雨とは何ですか。"), exchange(5, told)]
    assert [part.first_turn for part in joined(parts)] == [3, 5]


def test_several_that_say_the_same_are_one() -> None:
    parts = [line(TOLD, 0), line(TOLD, 1), exchange(3, TOLD), exchange(9, TOLD)]
    (told,) = joined(parts)
    assert told.first_turn == 3
    assert told.also == (parts[3], parts[0], parts[1])


def test_a_line_stands_before_a_reply_that_only_said_it_again() -> None:
    for noted_in in (0, 1):  # in a turn that has left
        parts = [line(TOLD, told_in=noted_in), exchange(3, "Which food can I not eat?", TOLD)]
        for order in (parts, parts[::-1]):
            (told,) = joined(order)
            assert told.is_line
            assert told.also == (parts[1],)


def test_what_the_user_said_stands_before_the_line_that_turns_it_around() -> None:
    noted = "(1) Your project is called Falcon."
    parts = [line(noted), exchange(3, "My project is called Falcon.", f"Noted. {noted}")]
    (told,) = joined(parts)
    assert (told.first_turn, told.also) == (3, (parts[0],))
    parts = [line(noted), exchange(9, "What is the name of my project?", noted)]
    (told,) = joined(parts)
    assert told.is_line
