"""Plans that bring turns back, proved on the simulated cache."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ethervox_gui.context.edits.kv_model import BUILD, Decode, PageIn, Remove, Shift, Splice
from ethervox_gui.context.edits.paging import Arrival, PagePlan, plan_page_in, prove_page_in
from ethervox_gui.context.edits.plan import plan_shift
from ethervox_gui.context.edits.policies import Decision, protected_numbers, room_for
from ethervox_gui.context.errors import PlanError, TimelineError
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState
from tests.helpers.timelines import timelines

NOTHING = Decision(Action.SHIFT_WINDOW, Trigger.AUTO, (), (), 0, 0)
ROLES = (Role.USER, Role.ASSISTANT)


def chat(*sizes: int, importance: float = 0.5) -> Timeline:
    """A system turn of 10, then turns of these sizes."""
    timeline = Timeline([Turn(0, Role.SYSTEM, "system", 10, 1.0, span=Span(0, 10))])
    for number, size in enumerate(sizes, 1):
        p0 = timeline.n_past
        timeline.append(
            Turn(number, ROLES[(number - 1) % 2], "text", size, importance, span=Span(p0, p0 + size))
        )
    return timeline


def span(timeline: Timeline, number: int) -> Span:
    found = timeline.turn(number).span
    assert found is not None
    return found


def evict(timeline: Timeline, *numbers: int, block: Block | None = None) -> dict[int, Span]:
    spans = {number: span(timeline, number) for number in numbers}
    state = TurnState.SUMMARIZED if block else TurnState.DROPPED
    timeline.edit(leaving=numbers, state=state, memory_id=block.memory_id if block else None, new_block=block)
    return spans


def close_up(timeline: Timeline) -> None:
    plan = plan_shift(timeline, NOTHING)
    assert plan is not None
    timeline.edit(moved=plan.moved)


def page(number: int, where: Span) -> Arrival:
    return Arrival(number, where.n_tokens, where)


def text(number: int, n_tokens: int) -> Arrival:
    return Arrival(number, n_tokens, tokens=tuple(range(n_tokens)))


def carried_out(plan: PagePlan | None, timeline: Timeline, n_ctx: int = 10_000) -> PagePlan:
    assert plan is not None
    prove_page_in(plan, timeline, n_ctx)
    returning = {int(a.order): place for a, place in zip(plan.arrivals, plan.placed, strict=True)}
    timeline.edit(leaving=plan.leaving, gone_blocks=plan.gone_blocks, moved=plan.moved, returning=returning)
    assert timeline.n_used == plan.n_after
    assert_in_order(timeline)
    return plan


def assert_in_order(timeline: Timeline) -> None:
    numbers = [item.number for _, item in timeline.contents() if not isinstance(item, Block)]
    assert numbers == sorted(numbers)


def test_a_turn_comes_back_to_its_positions() -> None:
    timeline = chat(20, 30, 20, 30)
    spans = evict(timeline, 1, 2)
    plan = carried_out(plan_page_in(timeline, [page(2, spans[2])], can_shift=False), timeline)
    assert plan.edits == (PageIn(Span(30, 60)),)
    turn = timeline.turn(2)
    assert (turn.span, turn.state, turn.recalled) == (Span(30, 60), TurnState.IN_KV, True)
    with pytest.raises(TimelineError):
        timeline.edit(returning={2: Span(10, 30)})


def n_decoded(plan: PagePlan) -> int:
    return sum(len(edit.tokens) for edit in plan.edits if isinstance(edit, Decode))


def test_turns_without_a_page_are_decoded_as_one_behind_their_predecessor() -> None:
    timeline = chat(20, 30, 20, 30)
    spans = evict(timeline, 1, 2, 3)
    arrivals = [text(2, 30), page(1, spans[1]), text(3, 20)]
    plan = carried_out(plan_page_in(timeline, arrivals, can_shift=False), timeline)
    assert n_decoded(plan) == 50
    kinds = [type(edit) for edit in plan.edits]
    assert kinds.count(Decode) == kinds.count(Splice) == 1
    assert plan.edits[-1] == Splice(BUILD, 30, 80)


def test_after_a_close_up_what_follows_moves_up() -> None:
    timeline = chat(20, 30, 20, 30)
    spans = evict(timeline, 1, 2)
    close_up(timeline)
    assert span(timeline, 3) == (10, 30)
    assert plan_page_in(timeline, [page(1, spans[1])], can_shift=False) is None
    assert plan_page_in(timeline, [page(1, spans[1])], n_positions=79) is None
    plan = carried_out(plan_page_in(timeline, [page(2, spans[2])]), timeline)
    assert plan.edits == (Shift(10, 60, 30), PageIn(Span(30, 60), -20))
    assert [span(timeline, number) for number in (2, 3, 4)] == [(10, 40), (40, 60), (60, 90)]


def test_an_undo_knows_where_everything_was() -> None:
    timeline = chat(20, 30, 20, 30)
    spans = evict(timeline, 1, 2)
    close_up(timeline)
    homes = {Span(10, 30): 60, Span(30, 60): 80}
    arrivals = [page(number, where) for number, where in spans.items()]
    carried_out(plan_page_in(timeline, arrivals, homes=homes), timeline)
    assert [span(timeline, number) for number in range(1, 5)] == [(10, 30), (30, 60), (60, 80), (80, 110)]


def test_a_block_in_the_way_moves_or_goes() -> None:
    timeline = chat(20, 30, 20, 30)
    block = Block(7, "a summary", 1, 3, Span(10, 25))
    spans = evict(timeline, 1, 2, 3, block=block)
    back = [page(1, spans[1])]
    assert plan_page_in(timeline, back, can_shift=False) is None
    plan = plan_page_in(timeline, back, can_shift=False, gone_blocks=[block])
    assert plan is not None
    assert plan.edits == (Remove(10, 25), PageIn(Span(10, 30)))
    plan = carried_out(plan_page_in(timeline, back), timeline)
    assert plan.moved == {Span(10, 25): Span(30, 45)}, "it stays, further on"
    plan = carried_out(plan_page_in(timeline, [page(n, spans[n]) for n in (2, 3)]), timeline)
    assert span(timeline, 4) == (95, 125), "all together they need more than they had"


def test_a_chat_is_laid_out_in_an_empty_cache() -> None:
    timeline = chat(20, 30, 20, 30)
    spans = {number: span(timeline, number) for number in range(5)}
    timeline.load({})
    arrivals = [page(number, where) for number, where in spans.items() if number not in (1, 4)]
    plan = carried_out(plan_page_in(timeline, [*arrivals, text(4, 30)], can_shift=False), timeline)
    assert [span(timeline, number) for number in (0, 2, 3, 4)] == [(0, 10), (30, 60), (60, 80), (80, 110)]
    assert n_decoded(plan) == 30


def test_the_proof_refuses_what_is_not_so() -> None:
    timeline = chat(20, 30, 20, 30)
    spans = evict(timeline, 1, 2)
    plan = plan_page_in(timeline, [page(1, spans[1])])
    assert plan is not None
    fields = {name: getattr(plan, name) for name in plan.__slots__}
    for wrong in (
        {"edits": ()},
        {"edits": (PageIn(Span(10, 30), 10),)},
        {"edits": (PageIn(Span(10, 30)), PageIn(Span(10, 30)))},
        {"placed": (Span(20, 40),)},
        {"placed": (Span(55, 75),)},
        {"n_after": plan.n_after + 1},
        {"edits": (Decode((1,) * 20, BUILD, 10), Splice(BUILD, 10, 30))},
    ):
        with pytest.raises(PlanError):
            prove_page_in(PagePlan(**{**fields, **wrong}), timeline, 10_000)
    with pytest.raises(Exception, match="does not fit"):
        prove_page_in(plan, timeline, timeline.n_used + 19)


def test_room_is_made_by_what_matters_least() -> None:
    timeline = chat(*[20] * 12)
    assert room_for(timeline, 0) == ()
    assert room_for(timeline, 30) == (1, 2), "alike, so the oldest"
    assert room_for(timeline, 41) == (1, 2, 3, 4)
    assert room_for(timeline, 30, keep=[2]) == (3, 4)
    timeline.set_pinned(1, True)
    assert room_for(timeline, 30) == (3, 4)
    assert room_for(timeline, 160) == tuple(range(3, 11))
    assert room_for(timeline, 161) is None, "the newest exchange stays"


def test_what_is_not_needed_behind_something_large_stays() -> None:
    timeline = chat(5, 5, 5, 5, 5, 5, 30, 30, 1, 1)
    assert room_for(timeline, 60) == (7, 8)
    assert room_for(timeline, 75) == (1, 2, 3, 4, 7, 8), "the newest of the small ones stays"


def test_much_makes_room_at_once() -> None:
    """Adding up all that leaves for each exchange took minutes."""
    timeline = chat(*[1] * 60_000)
    assert room_for(timeline, 50_000) == tuple(range(1, 50_001))
    assert room_for(timeline, 59_999) is None


def test_what_is_important_stays_longer() -> None:
    timeline = Timeline()
    for number, importance in enumerate([0.9, 0.2, 0.1, 0.1, 0.3, 0.2, 0.1, 0.1]):
        p0 = timeline.n_past
        timeline.append(Turn(number, ROLES[number % 2], "text", 10, importance, span=Span(p0, p0 + 10)))
    assert room_for(timeline, 20) == (2, 3)
    assert room_for(timeline, 40) == (2, 3, 4, 5)
    assert room_for(timeline, 60) == (0, 1, 2, 3, 4, 5)


@given(timelines(least=1), st.integers(0, 10**9))
@settings(max_examples=150)
def test_any_turns_leave_and_any_come_back_in_any_order(timeline: Timeline, seed: int) -> None:
    chance = Random(seed)
    can_shift = chance.random() < 0.7
    pages: dict[int, Span] = {}
    for _ in range(chance.randint(1, 6)):
        here = [turn.number for turn in timeline.resident()]
        going = [number for number in here if chance.random() < 0.4]
        pages.update(evict(timeline, *going))
        if can_shift and chance.random() < 0.4:
            close_up(timeline)
        out = [turn for turn in timeline if turn.span is None]
        chance.shuffle(out)
        arrivals = [
            page(turn.number, pages[turn.number])
            if turn.number in pages and chance.random() < 0.8
            else text(turn.number, turn.n_tokens)
            for turn in out[: chance.randint(0, len(out))]
        ]
        gone = [block for block in timeline.blocks if chance.random() < 0.3]
        protected = protected_numbers(timeline)
        left = [t.number for t in timeline.resident() if t.number not in protected and chance.random() < 0.2]
        plan = plan_page_in(timeline, arrivals, leaving=left, gone_blocks=gone, can_shift=can_shift)
        if plan is None:
            assert not can_shift or timeline.blocks
            continue
        pages.update({number: span(timeline, number) for number in plan.leaving})
        if not can_shift:
            assert not any(isinstance(edit, Shift) for edit in plan.edits)
        carried_out(plan, timeline)
