"""What is left out to find what carried a reply, and the shares that are shown of it."""

from __future__ import annotations

from itertools import chain

import pytest

from ethervox_gui.context.recall.carried import (
    MOST_TOKENS,
    Fall,
    Part,
    most_owing,
    parts_of,
    ranked,
    stretches,
)
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn


def part(number: int) -> Part:
    return Part(number, number, (Span(number, number + 1),))


def parts(count: int) -> list[Part]:
    return [part(number) for number in range(count)]


@pytest.mark.parametrize(
    ("count", "sizes"),
    [(0, []), (6, [1] * 6), (7, [1, 2, 2, 2]), (16, [4] * 4), (17, [2, 3, 3, 3, 3, 3]), (100, None)],
)
def test_many_parts_are_left_out_together_neighbours_with_neighbours(
    count: int, sizes: list[int] | None
) -> None:
    found = stretches(parts(count))
    assert list(chain.from_iterable(found)) == parts(count), "each of them once, in their order"
    assert [len(stretch) for stretch in found] == (sizes if sizes is not None else [16, 17, 17, 16, 17, 17])


def test_shares_are_those_of_all_falls_and_what_helped_has_none() -> None:
    one, two, three = (Fall((part(number),), by) for number, by in ((1, 1.0), (2, 3.0), (3, -2.0)))
    assert ranked([one, two, three]) == [(two, 0.75), (one, 0.25), (three, 0.0)]
    assert ranked([three]) == [(three, 0.0)]
    assert ranked([]) == []


def test_tokens_that_owe_most_are_looked_at_until_they_are_enough() -> None:
    whole = [0.0, 0.0, 0.0, 0.0, 0.0]
    assert most_owing([10, 11, 12, 13, 14], whole, [-1.0, -6.0, 2.0, -2.5, -0.5]) == [11, 13]
    assert most_owing([10, 11], whole[:2], [-4.0, -1.0]) == [10], "four of five nats are enough"
    assert most_owing([10, 11], whole[:2], [-3.9, -1.1]) == [10, 11]
    assert most_owing([10, 11], whole[:2], [-0.25, -0.24]) == [], "it came from nothing in particular"
    assert most_owing([10, 11], whole[:2], [-0.25, -0.25]) == [10, 11]
    assert most_owing([10, 11, 12], whole[:3], [-3.0, -1.0, 3.0]) == [10, 11], "less of all for what helped"


def test_no_more_tokens_are_looked_at_than_there_is_time_for() -> None:
    places = list(range(200))
    assert most_owing(places, [0.0] * 200, [-1.0] * 200) == list(range(200 - MOST_TOKENS, 200))


def test_the_parts_of_a_context() -> None:
    def turn(number: int, role: Role) -> Turn:
        return Turn(number, role, f"turn {number}")

    summary = Block(7, "- a line", 1, 4, Span(10, 20))
    line = Part(1, 4, (Span(10, 15),), memory_id=7, line=0)
    contents: list[tuple[Span, Turn | Block]] = [
        (Span(0, 10), turn(0, Role.SYSTEM)),
        (Span(10, 20), summary),
        (Span(20, 22), turn(5, Role.ASSISTANT)),
        (Span(22, 25), turn(6, Role.USER)),
        (Span(25, 30), turn(7, Role.ASSISTANT)),
        (Span(30, 32), turn(8, Role.TOOL)),
        (Span(32, 35), turn(9, Role.USER)),
        (Span(35, 40), Block(8, "a memory", 0, 9, Span(35, 40), recalled=True)),
        (Span(40, 45), turn(10, Role.ASSISTANT)),
    ]
    found = parts_of(contents, [[line], []])
    assert found[0] == line
    assert [(one.first_turn, one.last_turn) for one in found[1:]] == [(5, 5), (6, 8), (9, 9), (10, 10)]
    assert found[2].spans == (Span(22, 25), Span(25, 30), Span(30, 32))
    assert [one.first_turn for one in found[2].turns] == [6, 7, 8]
    assert [one.role for one in found[1:4]] == [Role.ASSISTANT, Role.USER, Role.USER]
    assert found[3].turns == ()


def test_an_exchange_that_a_chat_without_instructions_begins_with_is_one_part() -> None:
    contents: list[tuple[Span, Turn | Block]] = [
        (Span(0, 10), Turn(0, Role.USER, "hello")),
        (Span(10, 20), Turn(1, Role.ASSISTANT, "hi")),
    ]
    (found,) = parts_of(contents, [])
    assert (found.first_turn, found.last_turn) == (0, 1)
    assert found.spans == (Span(4, 10), Span(10, 20))


def test_what_the_model_sees_first_is_never_left_out() -> None:
    (found,) = parts_of([(Span(0, 10), Turn(0, Role.USER, "hello"))], [])
    assert found.spans == (Span(4, 10),)
    (found,) = parts_of([(Span(0, 5), Turn(0, Role.USER, "hey"))], [])
    assert found.spans == (Span(4, 5),)
    assert parts_of([(Span(0, 4), Turn(0, Role.USER, "hi"))], []) == []
