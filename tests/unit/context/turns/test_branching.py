"""What stays and what comes where a chat goes another way."""

from __future__ import annotations

from dataclasses import replace

from ethervox_gui.context.turns.branching import Standing, plan_switch
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState


def way(n_turns: int, state: TurnState = TurnState.DROPPED) -> list[Turn]:
    """A chat of questions and answers of ten tokens each."""
    roles = (Role.ASSISTANT, Role.USER)
    return [
        Turn(number, roles[number % 2], "…", n_tokens=10, state=state, turn_id=number + 1)
        for number in range(1, n_turns + 1)
    ]


def test_the_newest_come_as_far_as_there_is_room() -> None:
    switch = plan_switch(Timeline(), way(10, TurnState.IN_KV), None, limit=45, reserve=0)
    assert switch.coming == (7, 8, 9, 10)
    assert switch.states == dict.fromkeys(range(1, 7), (TurnState.DROPPED, None))


def test_what_was_found_comes_again_and_leaves_the_reserve_free() -> None:
    switch = plan_switch(Timeline(), way(10), None, limit=60, reserve=15, found_again=(3, 4, 7, 9, 10))
    assert switch.coming == (7, 9, 10), "there is no room for the exchange before them"


def test_what_a_model_thought_or_said_over_and_over_never_comes() -> None:
    for state in TurnState:
        turns = way(4, state)
        thought = [replace(turns[1], number=n, continues=True, thinks=n != 5, turn_id=n) for n in (3, 4, 5)]
        turns[2:] = [*thought, *(replace(turn, number=turn.number + 3) for turn in turns[2:])]
        every = [turn.number for turn in turns]
        assert every == list(range(1, 8))
        switch = plan_switch(Timeline(), turns, None, limit=1000, reserve=0, found_again=every)
        assert switch.coming == (1, 2, 5, 6, 7)


def test_what_both_have_in_common_stays_and_a_summary_comes_for_what_it_stands_for() -> None:
    turns = way(10, TurnState.IN_KV)
    timeline = Timeline()
    for number, turn in enumerate(turns[:4]):
        timeline.append(replace(turn, span=Span(10 * number, 10 * number + 10)))
    standing = Standing(7, frozenset(turn.turn_id for turn in turns[:2]), 12)
    switch = plan_switch(timeline, turns, standing, limit=1000, reserve=0)
    assert (switch.n_common, switch.leaving, switch.block_comes) == (4, (1, 2), True)
    assert switch.coming == (5, 6, 7, 8, 9, 10)
    assert switch.states == dict.fromkeys((1, 2), (TurnState.SUMMARIZED, 7))


def test_what_was_recalled_stays_where_the_turn_before_it_does() -> None:
    """It came in when that turn was the last one."""
    turns = way(6, TurnState.IN_KV)
    for last, stays in ((4, True), (5, False)):
        timeline = Timeline()
        for place, turn in enumerate(turns):
            timeline.append(replace(turn, span=Span(10 * place, 10 * place + 10)))
        block = Block(7, "a memory", 0, last, Span(60, 70), recalled=True)
        timeline.edit(new_block=block)
        switch = plan_switch(timeline, turns[:4], None, limit=1000, reserve=0)
        assert (switch.n_common, switch.gone_blocks) == (4, () if stays else (block,))


def task(n_calls: int, state: TurnState) -> list[Turn]:
    """A message, and so many calls of ten tokens each, all but the last with their results."""
    roles = [Role.USER, *[Role.ASSISTANT, Role.TOOL] * n_calls][:-1]
    return [
        Turn(number, role, "…", n_tokens=10, state=state, turn_id=number + 1)
        for number, role in enumerate(roles, 1)
    ]


def test_a_call_that_waits_comes_with_the_message_it_was_made_for() -> None:
    turns = task(5, TurnState.DROPPED)
    assert plan_switch(Timeline(), turns, None, limit=45, reserve=0, waits=True).coming == (1, 10)
    assert plan_switch(Timeline(), turns, None, limit=45, reserve=0).coming == ()
    assert plan_switch(Timeline(), turns[:-1], None, limit=45, reserve=0).coming == (1, 8, 9), "its result"


def test_of_a_long_task_as_much_comes_as_there_is_room_for() -> None:
    turns = task(5, TurnState.IN_KV)
    assert plan_switch(Timeline(), turns, None, limit=45, reserve=0, waits=True).coming == (1, 8, 9, 10)
    assert plan_switch(Timeline(), turns, None, limit=5, reserve=0, waits=True).coming == (1, 10)


def test_a_chat_of_any_length_goes_another_way() -> None:
    """Looking at all of it for each exchange took minutes."""
    n_turns = 40_000
    switch = plan_switch(
        Timeline(), way(n_turns, TurnState.IN_KV), None, limit=45, reserve=0, found_again=range(n_turns)
    )
    assert switch.coming == tuple(range(n_turns - 3, n_turns + 1))
