"""The exchanges of a chat, made anew only where it changed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ethervox_gui.context.turns import exchanges
from ethervox_gui.context.turns.exchanges import Exchanges, subject_of
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Role, Span, Turn, TurnState, exchanges_of

_ROLES = (Role.USER, Role.USER, Role.ASSISTANT, Role.ASSISTANT, Role.TOOL)


def chat(*roles: Role, first: int = 0) -> Timeline:
    """Turns that are out of the cache."""
    turns = (
        Turn(n, role, f"turn {n}", turn_id=100 + n, state=TurnState.DROPPED)
        for n, role in enumerate((Role.SYSTEM, *roles), first)
    )
    return Timeline(turns)


def made_anew(timeline: Timeline) -> Exchanges:
    found = Exchanges()
    found.follow(timeline)
    return found


def is_same(one: Exchanges, other: Exchanges) -> bool:
    return (
        list(one.every.items()) == list(other.every.items())
        and list(one.out.items()) == list(other.out.items())
        and one.by_turn == other.by_turn
    )


def test_each_message_of_the_user_begins_one() -> None:
    found = made_anew(chat(Role.ASSISTANT, Role.USER, Role.ASSISTANT, Role.TOOL, Role.USER))
    assert list(found.every) == [(101,), (102, 103, 104), (105,)]
    assert found.by_turn == {101: (101,), 102: (102, 103, 104), 105: (105,)}
    assert [subject_of(turns) for turns in found.every.values()] == [101, 102, 105]


def test_those_are_out_that_have_a_turn_outside_the_cache() -> None:
    timeline = chat(Role.USER, Role.ASSISTANT, Role.USER)
    timeline.append(Turn(4, Role.ASSISTANT, "x", turn_id=104, span=Span(0, 4)))
    timeline.append(Turn(5, Role.USER, "x", turn_id=105, span=Span(4, 8)))
    assert list(made_anew(timeline).out) == [(101, 102), (103, 104)]


def test_what_the_model_only_thought_is_not_missed() -> None:
    timeline = chat()
    timeline.append(Turn(1, Role.USER, "x", turn_id=101, span=Span(0, 4)))
    timeline.append(Turn(2, Role.ASSISTANT, "x", turn_id=102, span=Span(4, 8)))
    timeline.append(Turn(3, Role.ASSISTANT, "x", turn_id=103, continues=True, thinks=True))
    assert list(made_anew(timeline).out) == []


def test_an_exchange_is_about_what_the_user_said_in_it() -> None:
    said = [Turn(n, role, "x", turn_id=100 + n) for n, role in enumerate((Role.ASSISTANT, Role.USER), 1)]
    assert subject_of(said) == 102
    assert subject_of(said[:1]) == 101


@pytest.mark.parametrize("seed", range(20))
def test_after_any_change_they_are_as_if_made_anew(seed: int) -> None:
    drawn = random.Random(seed)
    timeline = chat(*drawn.choices(_ROLES, k=12))
    found = made_anew(timeline)
    for _ in range(40):
        match drawn.randrange(5):
            case 0 | 1:
                number = timeline.next_number
                role = drawn.choice(_ROLES)
                timeline.append(Turn(number, role, f"turn {number}", turn_id=100 + number))
            case 2:
                timeline.set_pinned(drawn.choice(list(timeline)).number, drawn.random() < 0.5)
            case 3:  # another version from some turn on
                kept = drawn.randrange(len(timeline)) + 1
                turns = list(timeline)[:kept]
                others = (
                    Turn(turns[-1].number + n, role, "other", turn_id=1000 + seed + 50 * n)
                    for n, role in enumerate(drawn.choices(_ROLES, k=drawn.randrange(4)), 1)
                )
                timeline = Timeline((*turns, *others))
            case _:  # a turn of another kind in its place
                turns = list(timeline)
                place = drawn.randrange(len(turns))
                role = drawn.choice(_ROLES) if place else Role.SYSTEM
                turns[place] = replace(turns[place], role=role)
                timeline = Timeline(turns)
        before = found.every
        held = list(before.items())
        found.follow(timeline)
        assert is_same(found, made_anew(timeline))
        assert list(before.items()) == held, "who reads the old ones is not disturbed"


def test_turns_without_ids_of_their_own_do_no_harm() -> None:
    timeline = Timeline(Turn(n, Role.USER, f"turn {n}") for n in range(4))
    found = made_anew(timeline)
    timeline.append(Turn(4, Role.USER, "another"))
    found.follow(timeline)
    assert is_same(found, made_anew(timeline))


def test_only_what_changed_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = chat(*(Role.USER, Role.ASSISTANT) * 50)
    found = made_anew(timeline)
    before = found.every
    n_made: list[int] = []

    def counted(turns: list[Turn]) -> list[list[Turn]]:
        n_made.append(len(turns))
        return exchanges_of(turns)

    monkeypatch.setattr(exchanges, "exchanges_of", counted)
    found.follow(timeline)
    assert found.every is before
    assert n_made == [], "nothing changed"
    timeline.append(Turn(timeline.next_number, Role.USER, "new", turn_id=999))
    found.follow(timeline)
    assert n_made == [3], "the last exchange, which may have gone on, and the new turn"
    assert all(found.every[key] is turns for key, turns in list(before.items())[:-1])
