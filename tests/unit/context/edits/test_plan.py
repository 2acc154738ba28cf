"""Edit plans over random timelines: the proof passes what is right and refuses what was tampered with."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ethervox_gui.context.budget import Budget, Thresholds
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import (
    LIVE,
    N_SEQUENCES,
    SCRATCH,
    Decode,
    KVEdit,
    Remove,
    Share,
    Shift,
    Splice,
)
from ethervox_gui.context.edits.plan import (
    EditPlan,
    Written,
    built_before,
    plan_gap,
    plan_rebuild,
    plan_shift,
    prove,
    simulate,
    staying_items,
)
from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.errors import NoRoomError, PlanError
from ethervox_gui.context.events.events import Action, Method, Trigger
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState
from tests.helpers.timelines import timelines

N_CTX = 4096
BUDGET = Budget(N_CTX, Thresholds(), reply_reserve=0, summary_reserve=0, n_instruction=0)


def rebuild(timeline: Timeline, decision: Decision, block: tuple[int, ...] = ()) -> EditPlan:
    items = staying_items(timeline, decision)
    tokens = [(0,) * (item.span.n_tokens if item.span else 0) for item in items]
    behind = sum(isinstance(item, Turn) and item.role is Role.SYSTEM for item in items)
    return plan_rebuild(timeline, decision, tokens, block, behind)


def every_plan(timeline: Timeline, decision: Decision, block: tuple[int, ...]) -> list[EditPlan]:
    plans = [plan_gap(timeline, decision, block), plan_shift(timeline, decision, block)]
    return [plan for plan in plans if plan is not None] + [rebuild(timeline, decision, block)]


Case = tuple[Timeline, Decision, tuple[int, ...]]


@st.composite
def cases(draw: st.DrawFn, *, summarize: bool = False) -> Case:
    """A timeline, what leaves it, and the tokens of a block that is shorter than that."""
    timeline = draw(timelines(least=2))
    action = Action.SUMMARIZE_OLD if summarize else draw(st.sampled_from(Action))
    keep = draw(st.integers(0, 6))
    decision = policies.decide(action, timeline, BUDGET, keep, Trigger.AUTO)
    assume(decision is not None)
    assert decision is not None
    size = 0
    if action is Action.SUMMARIZE_OLD:
        most = leaving_tokens(timeline, decision) - 1
        assume(most or not summarize)
        size = draw(st.integers(min(summarize, most), most))
    return timeline, decision, tuple(range(size))


def carried_out(plan: EditPlan, timeline: Timeline) -> Timeline:
    """The timeline after the plan."""
    after = copy.deepcopy(timeline)
    block = None
    if plan.block_span is not None:
        block = Block(99, "new", plan.decision.first_turn, plan.decision.last_turn, plan.block_span)
    after.edit(
        leaving=plan.decision.leaving, gone_blocks=plan.decision.blocks, moved=plan.moved, new_block=block
    )
    return after


# ---- right plans ---------------------------------------------------------------------------------


@settings(max_examples=100)
@given(cases())
def test_every_plan_is_proved_and_leaves_what_the_timeline_says(case: Case) -> None:
    timeline, decision, block = case
    for plan in every_plan(timeline, decision, block):
        prove(plan, timeline, N_CTX)
        cache = simulate(timeline, N_CTX)
        cache.apply(plan.edits)
        after = carried_out(plan, timeline)
        assert cache.positions(LIVE) == simulate(after, N_CTX).positions(LIVE)
        assert plan.n_after == after.n_used
        assert after.n_used == timeline.n_used - leaving_tokens(timeline, decision) + len(block)
        assert after.n_past <= timeline.n_past
        if plan.method is not Method.GAP:
            assert after.n_past == after.n_used, "everything has closed up"
        else:
            assert plan.moved == {}


@settings(max_examples=100)
@given(cases(summarize=True))
def test_a_summary_stands_before_what_is_newer(case: Case) -> None:
    timeline, decision, block = case
    for plan in every_plan(timeline, decision, block):
        after = carried_out(plan, timeline)
        assert plan.block_span is not None
        assert plan.block_span.n_tokens == len(block)
        for span, item in after.contents():
            number = item.first_turn if isinstance(item, Block) else item.number
            if isinstance(item, Turn) and item.role is Role.SYSTEM:
                assert span < plan.block_span
            elif number > decision.last_turn:
                assert span > plan.block_span
        spans = [turn.span for turn in after.resident() if turn.span is not None]
        assert all(before < later for before, later in pairwise(spans)), "turns keep their order"


@settings(max_examples=100)
@given(cases())
def test_closing_up_always_finds_room_for_a_summary_that_shrinks(case: Case) -> None:
    timeline, decision, block = case
    assert plan_shift(timeline, decision, block) is not None


# ---- by example ----------------------------------------------------------------------------------


def chat(*sizes: int, system: bool = True, pinned: tuple[int, ...] = ()) -> Timeline:
    timeline = Timeline()
    for number, size in enumerate(sizes):
        role = (Role.USER, Role.ASSISTANT)[(number + system) % 2]
        if system and number == 0:
            role = Role.SYSTEM
        p0 = timeline.n_past
        timeline.append(Turn(number, role, "x", size, span=Span(p0, p0 + size), pinned=number in pinned))
    return timeline


def old(*leaving: int) -> Decision:
    return Decision(Action.SUMMARIZE_OLD, Trigger.AUTO, leaving, (), 0, 0)


def test_a_gap_stays_and_the_summary_is_built_behind_the_system_prompt() -> None:
    plan = plan_gap(chat(5, 10, 10, 10, 10), old(1, 2), (7, 8, 9))
    assert plan is not None
    assert plan.edits == (
        Remove(5, 25),
        Share(2, 0, 5),
        Decode((7, 8, 9), 2, 5),
        Splice(2, 5, 8),
    )
    assert (plan.n_after, plan.block_span, plan.moved) == (28, (5, 8), {})


def test_closing_up_takes_one_shift_for_all_that_moves_alike() -> None:
    plan = plan_shift(chat(5, 10, 10, 10, 10), old(1, 2), (7, 8, 9))
    assert plan is not None
    assert plan.edits == (
        Remove(5, 25),
        Shift(25, 45, -17),
        Share(2, 0, 5),
        Decode((7, 8, 9), 2, 5),
        Splice(2, 5, 8),
    )


@pytest.mark.parametrize("make", [plan_gap, plan_shift])
def test_what_a_summary_begins_with_as_the_one_before_stays(make: Callable[..., EditPlan | None]) -> None:
    timeline = chat(5, 10, 10, 10, 10)
    summary = Block(1, "a", 1, 2, Span(5, 11))
    timeline.edit(leaving=[1, 2], state=TurnState.SUMMARIZED, memory_id=1, new_block=summary)
    decision = replace(old(3), blocks=(summary,))
    written = Written(summary.span, (1, 2, 3, 4, 8, 9))
    plan = make(timeline, decision, (1, 2, 3, 7, 8, 9, 9), written)
    assert plan is not None
    assert plan.block_span == (5, 12)
    assert [edit for edit in plan.edits if isinstance(edit, Decode)] == [Decode((7, 8, 9, 9), 2, 8)]
    assert Remove(8, 11) in plan.edits
    prove(plan, timeline, N_CTX)
    prove(built_before(plan), timeline, N_CTX)
    elsewhere = make(timeline, decision, (1, 2, 3, 7), replace(written, span=Span(6, 12)))
    assert elsewhere is not None
    assert [edit for edit in elsewhere.edits if isinstance(edit, Decode)] == [Decode((1, 2, 3, 7), 2, 5)]
    same = make(timeline, decision, (1, 2, 3, 4, 8, 9), written)
    assert same is not None
    prove(same, timeline, N_CTX)
    assert [edit for edit in same.edits if isinstance(edit, Decode)] == [Decode((9,), 2, 10)]


@pytest.mark.parametrize("make", [plan_gap, plan_shift])
def test_without_a_system_prompt_the_summary_is_the_beginning(
    make: Callable[[Timeline, Decision, tuple[int, ...]], EditPlan | None],
) -> None:
    timeline = chat(10, 10, 10, 10, system=False)
    plan = make(timeline, old(0, 1), (7, 8, 9))
    assert plan is not None
    assert plan.block_span == (0, 3)
    prove(plan, timeline, N_CTX)


def test_everything_may_leave() -> None:
    timeline = chat(10, 10, system=False)
    for plan in every_plan(timeline, old(0, 1), (7, 8, 9)):
        assert plan.block_span == (0, 3)
        prove(plan, timeline, N_CTX)
    for plan in every_plan(timeline, old(0, 1), ()):
        assert plan.n_after == 0
        prove(plan, timeline, N_CTX)


def test_a_summary_does_not_go_into_a_gap_among_newer_turns() -> None:
    timeline = chat(5, 4, 10, 30, 30, 10, 10, pinned=(2,))
    timeline.edit(leaving=[3, 4])
    # Of what leaves now each part is too small; behind it is a gap that would be large enough.
    decision = Decision(Action.SUMMARIZE_OLD, Trigger.AUTO, (1,), (), 0, 0)
    assert plan_gap(timeline, decision, tuple(range(8))) is None
    assert plan_shift(timeline, decision, tuple(range(8))) is None
    plan = rebuild(timeline, decision, tuple(range(8)))
    assert plan.block_span == (5, 13)


def test_behind_everything_is_right_when_nothing_newer_stays() -> None:
    timeline = chat(5, 4, 10, 30, pinned=(2,))
    plan = plan_gap(timeline, old(1, 3), tuple(range(8)))
    assert plan is not None
    assert plan.block_span == (19, 27)


def test_a_rebuild_needs_the_tokens_of_all_that_stays() -> None:
    with pytest.raises(PlanError, match="tokens of everything"):
        plan_rebuild(chat(5, 10, 10), old(1), [(0,) * 5])


def test_a_rebuild_may_find_other_lengths() -> None:
    timeline = chat(5, 10, 10, 10)
    plan = plan_rebuild(timeline, old(1), [(0,) * 5, (0,) * 12, (0,) * 9], (7,) * 3, 1)
    prove(plan, timeline, N_CTX)
    assert plan.moved == {Span(0, 5): (0, 5), Span(15, 25): (8, 20), Span(25, 35): (20, 29)}
    assert (plan.n_after, plan.block_span) == (29, (5, 8))


def test_a_plan_that_does_not_fit_is_refused() -> None:
    timeline = chat(5, 10, 10, 10)
    plan = plan_gap(timeline, old(1), (7,) * 9)
    assert plan is not None
    prove(plan, timeline, 34)
    with pytest.raises(PlanError, match="do not fit"):
        prove(plan, timeline, 33)


# ---- wrong plans ---------------------------------------------------------------------------------


def tampered(plan: EditPlan) -> Iterator[EditPlan]:
    """The plan with one edit left out or changed by one, or with another promise."""
    edits = plan.edits
    for index, edit in enumerate(edits):
        for instead in [(), *((changed,) for changed in changes(edit))]:
            yield replace(plan, edits=edits[:index] + instead + edits[index + 1 :])
    yield replace(plan, n_after=plan.n_after + 1)
    if plan.block_span is not None:
        yield replace(plan, block_span=plan.block_span.moved(1))
        yield replace(plan, block_span=None)
    for old_span, new in plan.moved.items():
        if new.n_tokens:
            yield replace(plan, moved={**plan.moved, old_span: new.moved(1)})


def changes(edit: KVEdit) -> Iterator[KVEdit]:
    match edit:
        case Remove(p0, p1):
            yield from (Remove(p0 + 1, p1), Remove(p0, p1, SCRATCH))
            if p1 is not None:
                yield from (Remove(p0, p1 + 1), Remove(p0, p1 - 1))
        case Shift(p0, p1, delta):
            yield from (Shift(p0, p1, delta - 1), Shift(p0, p1, delta + 1))
            yield from (Shift(p0 + 1, p1, delta), Shift(p0, p1 - 1, delta))
        case Share(seq, p0, p1):
            yield from (Share(seq, p0 + 1, p1), Share(seq, p0, p1 - 1), Share(SCRATCH, p0, p1))
        case Splice(seq, p0, p1):
            yield from (Splice(seq, p0 + 1, p1), Splice(seq, p0, p1 - 1), Splice(SCRATCH, p0, p1))
        case Decode(tokens, seq, p0):
            yield from (Decode(tokens[:-1], seq, p0), Decode((*tokens, 0), seq, p0))
            yield from (Decode(tokens, seq, p0 + 1), Decode(tokens, SCRATCH, p0))


def effect(plan: EditPlan, timeline: Timeline) -> object:
    """What the edits do: what each decode stands behind, and what is left in the end."""
    cache = simulate(timeline, N_CTX)
    decoded = []
    for edit in plan.edits:
        if isinstance(edit, Decode):
            decoded.append((edit, cache.positions(edit.seq)))
        try:
            cache.apply([edit])
        except (PlanError, NoRoomError):
            return None
    promise = (plan.n_after, plan.block_span, dict(plan.moved))
    return decoded, [cache.positions(seq) for seq in range(N_SEQUENCES)], promise


@settings(max_examples=40)
@given(cases())
def test_a_plan_that_was_tampered_with_is_refused(case: Case) -> None:
    timeline, decision, block = case
    for plan in every_plan(timeline, decision, block):
        right = effect(plan, timeline)
        for wrong in tampered(plan):
            if effect(wrong, timeline) == right:
                continue  # such as a removal that reaches into a hole
            with pytest.raises(PlanError):
                prove(wrong, timeline, N_CTX)


@given(cases())
def test_a_plan_for_another_timeline_is_refused(case: Case) -> None:
    timeline, decision, block = case
    plans = every_plan(timeline, decision, block)
    if timeline.open_reply is not None:
        timeline.grow_reply(3)
    else:
        p0 = timeline.n_past
        timeline.append(Turn(timeline.next_number, Role.USER, "one more", 3, span=Span(p0, p0 + 3)))
    for plan in plans:
        with pytest.raises(PlanError):
            prove(plan, timeline, N_CTX)
