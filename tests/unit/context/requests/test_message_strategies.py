"""Strategies for lists of messages: what each keeps, and the rules that all hold to."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from ethervox_gui.context.requests.message_strategies import (
    Item,
    cut_points,
    least,
    newest,
    newest_that_fit,
    results_too_long,
)

S, U, A = Item("system", 10), Item("user", 10), Item("assistant", 10)


def call(name: str, n_tokens: int = 10) -> Item:
    return Item("assistant", n_tokens, calls=(name,))


def result(name: str, n_tokens: int = 10) -> Item:
    return Item("tool", n_tokens, answers=name)


TALK = [S, *([U, A] * 30), U]


@pytest.mark.parametrize(
    ("count", "kept"),
    [
        (50, [0, *range(13, 62)]),  # the fiftieth would be an answer without its question
        (49, [0, *range(13, 62)]),
        (10, [0, *range(53, 62)]),
        (1, [0, 61]),
        (1000, list(range(62))),
    ],
)
def test_a_window_keeps_system_and_newest_and_begins_with_a_question(count: int, kept: list[int]) -> None:
    assert list(newest(TALK, count)) == kept


def test_a_budget_keeps_the_newest_that_fit() -> None:
    assert list(newest_that_fit(TALK, 65, base=4)) == [0, 57, 58, 59, 60, 61]
    assert list(newest_that_fit(TALK, 64, base=5)) == [0, 59, 60, 61]
    assert list(newest_that_fit(TALK, 1)) == [0, 61], "what must stay stays"


def test_smart_keeps_the_first_question_too_and_roles_alternate() -> None:
    assert list(newest_that_fit(TALK, 65, first_user=True)) == [0, 1, 58, 59, 60, 61]
    assert list(newest_that_fit(TALK, 45, first_user=True)) == [0, 1, 60, 61]
    assert list(newest_that_fit(TALK, 35, first_user=True)) == [0, 61], "two questions in a row are no use"
    assert list(newest_that_fit(TALK, 10_000, first_user=True)) == list(range(62))


def growing(kind: str, seed: int) -> list[Item]:
    """A conversation of a kind, in which each request of 200 brings one message more, and what it answers."""
    rng = random.Random(seed)

    def size() -> int:
        return rng.randrange(5, 30)

    items = [Item("system", 20), Item("user", size())]
    for number in range(200):
        if kind == "agent" and number % 40:
            items += [call(f"c{number}", size()), result(f"c{number}", size())]
        else:
            items += [Item("assistant", size()), Item("user", size())]
    return items


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("strategy", ["count", "tokens", "smart"])
@pytest.mark.parametrize("kind", ["talk", "agent"])
def test_in_steps_what_stays_begins_at_the_same_message_for_many_requests(
    kind: str, strategy: str, seed: int
) -> None:
    """Else all of it would be read again for each, as it begins elsewhere."""
    items = growing(kind, seed)

    def kept_of(end: int, *, steps: bool) -> tuple[int, ...]:
        if strategy == "count":
            return newest(items[:end], 50, steps=steps)
        return newest_that_fit(items[:end], 1000, base=5, first_user=strategy == "smart", steps=steps)

    n_anew = n_most = n_kept = 0
    before: tuple[int, ...] = ()
    ends = range(102, len(items) + 1, 2)
    for end in ends:
        kept = kept_of(end, steps=True)
        n_anew += kept[: len(before)] != before
        n_most, n_kept = n_most + len(kept_of(end, steps=False)), n_kept + len(kept)
        before = kept
    assert n_anew <= len(ends) / 4, "one in several requests is read from its beginning"
    assert n_kept >= 0.75 * n_most, "and the room is put to use"


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("kind", ["talk", "agent"])
def test_what_left_for_its_number_or_its_length_does_not_come_back(kind: str, seed: int) -> None:
    """Fifty messages have about as many tokens as there is room for: now the one, now the other is less."""
    items = growing(kind, seed)
    n_anew = n_kept = 0
    begin = 1
    ends = range(4, len(items) + 1, 2)
    for end in ends:
        kept = newest(items[:end], 50, steps=True, n_tokens=900, base=5)
        assert 5 + sum(items[index].n_tokens for index in kept) <= 900
        assert len(kept) <= 51
        stays = [index for index in kept[1:] if index != 1]
        first = stays[0] if kind == "talk" else min(stays)
        assert first >= begin
        n_anew += first > begin
        n_kept += len(kept)
        begin = first
    assert n_anew <= len(ends) / 6
    assert n_kept >= 0.6 * 50 * (len(ends) - 25)


def test_of_long_messages_no_more_leave_in_steps_than_have_to() -> None:
    """A step would take half of what fits, and more."""
    items = [Item("system", 20), *(Item("user" if n % 2 == 0 else "assistant", 300) for n in range(11))]
    for end in range(4, len(items) + 1, 2):
        kept = newest_that_fit(items[:end], 1000, steps=True)
        assert kept == newest_that_fit(items[:end], 1000) == (0, end - 3, end - 2, end - 1)


def test_calls_stay_with_their_results() -> None:
    tools = [S, U, call("a"), result("a"), result("a"), A, U, call("b"), call("c"), result("c"), result("b")]
    for count in range(1, 12):
        kept = newest(tools, count)
        assert {2, 3, 4} <= set(kept) or not {2, 3, 4} & set(kept)
        assert {7, 10} <= set(kept) or not {7, 10} & set(kept)
        assert {8, 9} <= set(kept) or not {8, 9} & set(kept)
    assert list(newest(tools, 3)) == [0, 6, 7, 10]


def test_of_a_long_run_of_calls_the_newest_stay_behind_what_they_were_made_for() -> None:
    """With the next question all of them would leave, and with them what was found out."""
    run = [part for name in "abcdef" for part in (call(name), result(name, 90))]
    talk = [S, U, A, Item("user", 20), *run, A, U]
    assert newest_that_fit(talk, 250) == (0, 3, *range(12, 18))
    assert newest_that_fit(talk, 249) == (0, 3, *range(14, 18))
    assert newest(talk, 6) == (0, 3, 14, 15, 16, 17)
    long = [S, U, A, Item("user", 300), *run, A, U]
    assert newest_that_fit(long, 250) == (0, 17), "there is no room for what was asked"


def test_a_summary_ends_before_a_question_and_tears_no_call() -> None:
    talk = [S, U, A, U, call("a"), U, result("a"), U, A, U]
    assert cut_points(talk) == [3, 7, 9]
    assert cut_points([S, U]) == []


def test_least_is_what_every_strategy_keeps() -> None:
    assert least(TALK, 7) == 27
    assert least([S, S], 7) == 27


def test_results_that_are_no_request_alone_are_named_with_the_room_for_them() -> None:
    step = [call("a", 20), result("a", 300), result("a", 100)]
    talk = [S, U, *step, A, U, call("b"), result("b", 50)]
    # With each step counts what always stays: the system message (10) and the last question (10).
    assert results_too_long(talk, 440, 400) == []
    assert results_too_long(talk, 439, 400) == [((3, 4), 400 - 20 - 20)]
    assert results_too_long(talk, 79, 70) == [((3, 4), 70 - 20 - 20), ((8,), 70 - 20 - 10)]
    assert results_too_long(talk, 79, 70, base=60) == [((3, 4), 0), ((8,), 0)]
    assert results_too_long([S, U, A], 5, 5) == [], "no result can be shortened"
    assert results_too_long([call("a"), result("a")], 19, 15) == [((1,), 5)], "nobody asked"


def test_the_room_for_results_is_that_beside_the_question_they_were_called_for() -> None:
    talk = [Item("user", 10), call("a", 20), result("a", 500), A]
    (found,) = results_too_long(talk, 440, 400, share=0.5)
    assert found == ((2,), (400 - 10 - 20) // 2)
    for n_tokens in (1, 10, 235):
        assert results_too_long([*talk, Item("user", n_tokens)], 440, 400, share=0.5) == [found]
    assert results_too_long([*talk, Item("user", 236)], 440, 400, share=0.5) == [
        ((2,), (400 - 236 - 20) // 2)
    ]
    assert results_too_long([*talk, Item("user", 500)], 440, 400, share=0.5) == [((2,), 0)]
    short = [Item("user", 10), call("a", 20), result("a", 300)]
    assert results_too_long(short, 440, 400) == []
    assert results_too_long([*short, Item("user", 130)], 440, 400) == [((2,), 400 - 130 - 20)]


def test_a_result_of_a_call_that_nobody_made_stays_with_what_is_before_it() -> None:
    talk = [S, U, A, result("gone"), U, A]
    assert newest(talk, 3) == (0, 4, 5)
    assert results_too_long([U, A, result("gone", 90)], 100, 100) == [((2,), 80)]


def random_list(rng: random.Random) -> list[Item]:
    """Any list, however odd: results without calls, systems in the middle, questions in a row."""
    items: list[Item] = []
    names: list[str] = []
    for _ in range(rng.randrange(0, 40)):
        size = rng.choice((1, 5, 20, 100, 1000))
        kind = rng.choices(("system", "user", "assistant", "call", "tool", "developer"), (1, 6, 6, 3, 4, 1))[
            0
        ]
        if kind == "call":
            new = [f"c{len(names) + i}" for i in range(rng.randrange(1, 4))]
            names += new
            items.append(Item("assistant", size, calls=tuple(new)))
        elif kind == "tool":
            answers = rng.choice([*names[-3:], "nobody", None])
            items.append(Item("tool", size, answers=answers))
        else:
            items.append(Item(kind, size))
    return items


def verify(items: Sequence[Item], kept: Sequence[int]) -> None:
    assert list(kept) == sorted(set(kept))
    inside = set(kept)
    assert all(index in inside for index, item in enumerate(items) if item.is_system)
    made: dict[str, int] = {}
    for index, item in enumerate(items):
        if item.answers in made:
            assert (index in inside) == (made[item.answers] in inside)
        made.update(dict.fromkeys(item.calls, index))
    talk = [index for index in kept if not items[index].is_system]
    users = [index for index, item in enumerate(items) if item.role == "user"]
    if users:
        assert users[-1] in inside
        if len(kept) < len(items):
            assert items[talk[0]].role == "user"
    everybody = [index for index, item in enumerate(items) if not item.is_system]
    if everybody and items[everybody[-1]].role != "tool":
        assert everybody[-1] in inside


@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_random_lists(part: int) -> None:
    rng = random.Random(part)
    for _ in range(1000):
        items = random_list(rng)
        base, budget, count = rng.randrange(20), rng.randrange(3000), rng.randrange(1, 30)
        for steps in (False, True):
            verify(items, newest(items, count, steps=steps))
            both = newest(items, count, steps=steps, n_tokens=budget, base=base)
            verify(items, both)
            assert set(both) <= set(newest(items, count))
            for first in (False, True):
                kept = newest_that_fit(items, budget, base=base, first_user=first, steps=steps)
                verify(items, kept)
                total = base + sum(items[i].n_tokens for i in kept)
                assert total <= max(budget, least(items, base))
                most = newest_that_fit(items, budget, base=base, first_user=first)
                assert set(kept) <= set(most) or first
        talk = [i for i, item in enumerate(items) if not item.is_system]
        for point in cut_points(items):
            assert items[point].role == "user"
            assert any(i < point for i in talk)
            made = {name for item in items[:point] for name in item.calls}
            assert not any(item.answers in made for item in items[point:] if item.answers)


def test_a_result_that_nobody_called_for_leaves_room_for_the_message_it_stands_with() -> None:
    items = [Item("user", 100), Item("tool", 5000, answers="lost")]
    assert results_too_long(items, most=1000, enough=900) == [((1,), 800)]
