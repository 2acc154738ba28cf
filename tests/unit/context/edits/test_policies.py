"""Which turns leave: the rules of the module, over random timelines and by example."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ethervox_gui.context.budget import Budget, Thresholds
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision, leaving_tokens, protected_numbers
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState
from tests.helpers.timelines import CALL, timelines

SYSTEM, USER, ASSISTANT, TOOL = Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL

Choose = Callable[[Timeline, Budget, int, Trigger, int], Decision | None]
both = st.sampled_from([policies.summarize_old, policies.shift_window])
windows = st.sampled_from([64, 150, 300, 600, 5000])
keeps = st.integers(0, 20)


def budget(n_ctx: int) -> Budget:
    return Budget(n_ctx, Thresholds(), reply_reserve=n_ctx // 8, summary_reserve=n_ctx // 5, n_instruction=0)


def chat(*roles: Role, size: int = 10, pinned: tuple[int, ...] = (), answering: bool = False) -> Timeline:
    """Turns of ``size`` tokens; an assistant turn before a tool turn is a call."""
    timeline = Timeline()
    for number, role in enumerate(roles):
        is_call = role is ASSISTANT and TOOL in roles[number + 1 : number + 2]
        span = Span(number * size, (number + 1) * size)
        timeline.append(
            Turn(number, role, CALL if is_call else "x", size, 0.1, span=span, pinned=number in pinned)
        )
    if answering:
        p0 = timeline.n_past
        timeline.begin_reply(Turn(len(roles), ASSISTANT, "", span=Span(p0, p0)))
    return timeline


# ---- the rules -----------------------------------------------------------------------------------


def newest_question(timeline: Timeline) -> int:
    """The number of the newest user turn, if it is being answered; one past all turns otherwise."""
    last = timeline.last
    if timeline.open_reply is None and not (last is not None and last.text == CALL):
        return timeline.next_number
    return max((turn.number for turn in timeline.resident() if turn.role is USER), default=0)


def groups(timeline: Timeline) -> list[list[Turn]]:
    """A call with its results, and every other turn for itself."""
    found: list[list[Turn]] = []
    for turn in timeline.resident():
        if turn.role is TOOL and found and found[-1][0].text == CALL:
            found[-1].append(turn)
        else:
            found.append([turn])
    return found


def allowed_cuts(timeline: Timeline) -> list[int]:
    """Numbers of the turns that may be the first to stay, the one past all included if it may be."""
    cuts = [turn.number for turn in timeline.resident() if turn.role is USER]
    end = newest_question(timeline)
    return [cut for cut in [*cuts, timeline.next_number] if cut <= end]


def after(timeline: Timeline, cut: int) -> list[Turn]:
    """What stays besides the system turn."""
    never = {t.number for group in groups(timeline) if any(t.protected for t in group) for t in group}
    return [
        turn
        for turn in timeline.resident()
        if turn.role is not SYSTEM and (turn.number >= cut or turn.number in never)
    ]


def hold_for(timeline: Timeline, decision: Decision) -> None:
    """The rules for whatever action."""
    leaving = set(decision.leaving)
    assert list(decision.leaving) == sorted(leaving)
    assert leaving <= {turn.number for turn in timeline.resident()}, "whole turns that are in the cache"
    for group in groups(timeline):
        numbers = {turn.number for turn in group}
        assert not numbers & leaving or numbers <= leaving, "a call and its result leave together"
        if any(turn.protected for turn in group):
            assert not numbers & leaving, "the system prompt and pinned turns never leave"
    assert max(leaving) < newest_question(timeline), "what is being answered stays"
    assert leaving_tokens(timeline, decision) > 0, "the context becomes smaller"


@settings(max_examples=200)
@given(st.sampled_from(Action), timelines(), windows, keeps, st.integers(0, 50))
def test_every_action_keeps_the_rules(
    action: Action, timeline: Timeline, n_ctx: int, keep: int, incoming: int
) -> None:
    decision = policies.decide(action, timeline, budget(n_ctx), keep, Trigger.TOOL, incoming)
    if decision is not None:
        assert (decision.action, decision.trigger) == (action, Trigger.TOOL)
        hold_for(timeline, decision)


@settings(max_examples=200)
@given(timelines(), windows, both, keeps, st.integers(0, 50))
def test_the_rules_hold(timeline: Timeline, n_ctx: int, choose: Choose, keep: int, incoming: int) -> None:
    decision = choose(timeline, budget(n_ctx), keep, Trigger.AUTO, incoming)
    expected = expected_leaving(timeline, budget(n_ctx), choose is policies.summarize_old, keep, incoming)
    if decision is None:
        assert not expected
        return
    leaving = set(decision.leaving)
    hold_for(timeline, decision)
    never = protected_numbers(timeline.resident())
    staying = [turn for turn in timeline.resident() if turn.number not in leaving]
    newer = [turn for turn in staying if turn.number > max(leaving)]
    assert not newer or newer[0].role is USER or newer[0].number in never, "it begins with a user turn"
    assert all(turn in newer for turn in staying if turn.number not in never), "the oldest leave"
    assert leaving == expected
    assert decision.kept == sum(turn.role is not SYSTEM for turn in staying)
    assert (decision.trigger, decision.requested) == (Trigger.AUTO, keep)
    if choose is policies.summarize_old:
        assert decision.action is Action.SUMMARIZE_OLD
        assert decision.blocks == timeline.blocks, "earlier summaries are folded into the new one"
    else:
        assert decision.action is Action.SHIFT_WINDOW
        assert decision.blocks == (), "summaries stay"
    sizes = sum(timeline.turn(number).n_tokens for number in leaving)
    assert leaving_tokens(timeline, decision) == sizes + sum(b.span.n_tokens for b in decision.blocks)
    firsts = [*leaving, *(block.first_turn for block in decision.blocks)]
    lasts = [*leaving, *(block.last_turn for block in decision.blocks)]
    assert (decision.first_turn, decision.last_turn) == (min(firsts), max(lasts))


def expected_leaving(
    timeline: Timeline, limits: Budget, summarize: bool, keep: int, incoming: int
) -> set[int]:
    """As many as asked for stay, fewer when those would leave no room, at least what is being answered."""
    others = [turn for turn in timeline.resident() if turn.role is not SYSTEM]
    fixed = sum(turn.n_tokens for turn in timeline.resident() if turn.role is SYSTEM) + incoming
    fixed += limits.summary_reserve if summarize else sum(b.span.n_tokens for b in timeline.blocks)
    fixed += timeline.open_reply.n_tokens if timeline.open_reply else 0
    cuts = allowed_cuts(timeline)
    if not cuts:
        return set()
    asked = [cut for cut in cuts if sum(turn.number >= cut for turn in others) <= keep] or cuts[-1:]

    def fits(cut: int, n_most: int) -> bool:
        return fixed + sum(turn.n_tokens for turn in after(timeline, cut)) <= n_most

    fitting = [cut for cut in asked if fits(cut, limits.low_water)]
    never = protected_numbers(timeline.resident())
    newest = asked[-2] if len(asked) > 1 and timeline.open_reply is None else None
    if newest is not None and any(t.number < newest and t.number not in never for t in others):
        fitting += [newest] * fits(newest, limits.high_water)
    cut = min(fitting, default=asked[-1])
    return {turn.number for turn in others} - {turn.number for turn in after(timeline, cut)}


@given(timelines(), st.sampled_from([0.0, 0.4, 0.5, 1.0]))
def test_the_rules_hold_for_pruning(timeline: Timeline, threshold: float) -> None:
    decision = policies.prune_unimportant(timeline, threshold, Trigger.USER)
    exchanges: list[list[Turn]] = []
    for turn in timeline.resident():
        if turn.role is USER or (not exchanges and turn.role is not SYSTEM):
            exchanges.append([turn])
        elif turn.role is not SYSTEM:
            exchanges[-1].append(turn)
    expected = [
        turn.number
        for exchange in exchanges[:-1]
        if max(turn.importance for turn in exchange) < threshold and not any(turn.pinned for turn in exchange)
        for turn in exchange
    ]
    if decision is None:
        assert expected == []
        return
    assert list(decision.leaving) == expected
    assert (decision.action, decision.blocks) == (Action.PRUNE_UNIMPORTANT, ())
    assert decision.kept == sum(map(len, exchanges)) - len(expected)


# ---- by example ----------------------------------------------------------------------------------


def test_as_many_stay_as_were_asked_for() -> None:
    timeline = chat(SYSTEM, *[USER, ASSISTANT] * 5)
    decision = policies.summarize_old(timeline, budget(5000), 4, Trigger.TOOL)
    assert decision == Decision(Action.SUMMARIZE_OLD, Trigger.TOOL, (1, 2, 3, 4, 5, 6), (), 4, 4)


def test_fewer_stay_when_they_would_leave_no_room() -> None:
    timeline = chat(SYSTEM, *[USER, ASSISTANT] * 5)
    limits = budget(150)  # low water is 75: a system turn, a summary of 30, three turns
    decision = policies.summarize_old(timeline, limits, 10, Trigger.AUTO)
    assert decision is not None
    assert (decision.kept, decision.requested) == (2, 10)
    crowded = policies.summarize_old(timeline, limits, 10, Trigger.AUTO, incoming=40)
    assert crowded is not None
    assert crowded.kept == 0


def test_an_odd_number_is_rounded_down_to_whole_exchanges() -> None:
    timeline = chat(SYSTEM, *[USER, ASSISTANT] * 5)
    decision = policies.shift_window(timeline, budget(5000), 5, Trigger.USER)
    assert decision is not None
    assert decision.kept == 4


@pytest.mark.parametrize("choose", [policies.summarize_old, policies.shift_window])
def test_nothing_to_remove(choose: Choose) -> None:
    limits = budget(64)
    for timeline in (
        Timeline(),
        chat(SYSTEM),
        chat(SYSTEM, USER, answering=True),
        chat(SYSTEM, USER, ASSISTANT, pinned=(1, 2)),
        chat(SYSTEM, USER, ASSISTANT, TOOL, answering=True),
    ):
        assert choose(timeline, limits, 0, Trigger.AUTO, 0) is None
    roomy = chat(SYSTEM, USER, ASSISTANT)
    assert choose(roomy, budget(5000), 10, Trigger.AUTO, 0) is None
    decision = choose(roomy, budget(5000), 0, Trigger.AUTO, 0)
    assert decision is not None
    assert decision.leaving == (1, 2)


THEIRS = '<tool_call>{"name": "look", "arguments": {"page": 1}}</tool_call>'


def test_a_call_of_another_programs_tool_waits_for_its_result_too() -> None:
    fenced = '```json\n{\n  "name": "look",\n  "arguments": {"page": 1}\n}\n```'
    for text, leaves in (
        (THEIRS, False),
        ('{"name": "look", "arguments": {}}', False),
        (fenced, False),
        (f"I look.\n{fenced}\n", False),
        ("So be it.", True),
        ('```json\n{"name": "Anna", "age": 3}\n```', True),
    ):
        timeline = chat(SYSTEM, USER, ASSISTANT, USER)
        timeline.append(Turn(4, ASSISTANT, text, 10, 0.1, span=Span(40, 50)))
        decision = policies.summarize_old(timeline, budget(64), 0, Trigger.AUTO, incoming=60)
        assert decision is not None
        assert (4 in decision.leaving) is leaves


def test_no_call_waits_while_the_user_says_something_or_where_it_is_only_written_about() -> None:
    about = "<tool_call> is the tag that begins a call."
    for text, coming, leaves in (
        (THEIRS, Role.USER, True),
        (CALL, Role.USER, True),
        (THEIRS, Role.TOOL, False),
        (about, None, True),
        (about, Role.TOOL, False),
    ):
        timeline = chat(SYSTEM, USER, ASSISTANT, USER)
        timeline.append(Turn(4, ASSISTANT, text, 10, 0.1, span=Span(40, 50)))
        timeline.coming = coming
        decision = policies.summarize_old(timeline, budget(64), 0, Trigger.AUTO, incoming=60)
        assert decision is not None
        assert (4 in decision.leaving) is leaves


def test_older_calls_of_the_exchange_at_work_leave_with_their_results() -> None:
    """The question stays, and so does the last call; what is pinned keeps its whole step."""
    steps = [ASSISTANT, TOOL, ASSISTANT, TOOL, TOOL, ASSISTANT, TOOL]
    timeline = chat(SYSTEM, USER, *steps, answering=True)
    decision = policies.summarize_old(timeline, budget(90), 0, Trigger.AUTO)
    assert decision is not None
    assert decision.leaving == (2, 3, 4, 5, 6)
    decision = policies.summarize_old(
        chat(SYSTEM, USER, *steps, pinned=(3,), answering=True), budget(90), 0, Trigger.AUTO
    )
    assert decision is not None
    assert decision.leaving == (4, 5, 6)
    assert (
        policies.summarize_old(chat(SYSTEM, USER, *steps, answering=True), budget(500), 0, Trigger.AUTO)
        is None
    )


def test_older_calls_leave_also_where_the_message_they_were_made_for_has_left() -> None:
    steps = [TOOL, ASSISTANT, TOOL, ASSISTANT, TOOL, ASSISTANT]
    timeline = chat(SYSTEM, *steps)
    timeline.coming = TOOL
    for choose in (policies.summarize_old, policies.shift_window):
        decision = choose(timeline, budget(90), 0, Trigger.AUTO, 10)
        assert decision is not None
        assert decision.leaving == (1, 2, 3, 4, 5), "the call that the result comes for stays"
        assert choose(timeline, budget(500), 0, Trigger.AUTO, 10) is None


def test_a_reply_is_too_long_only_where_older_calls_do_not_make_the_room() -> None:
    steps = [ASSISTANT, TOOL] * 4
    limits = budget(200)
    timeline = chat(SYSTEM, USER, *steps, answering=True)
    timeline.grow_reply(30)
    assert policies.short_by(timeline, limits, 0) == 0
    timeline.grow_reply(90)
    stays = (
        10 * 4 + 120 + limits.summary_reserve
    )  # the system prompt, the question, the last call with its result
    assert policies.short_by(timeline, limits, 0) == stays - limits.low_water
    pinned = chat(SYSTEM, USER, *steps, pinned=(3,), answering=True)
    pinned.grow_reply(120)
    assert policies.short_by(pinned, limits, 0) == stays + 20 - limits.low_water


def test_the_newest_exchange_stays_as_long_as_the_next_edit_is_some_way_off() -> None:
    roles, limits = (SYSTEM, USER, ASSISTANT, USER, ASSISTANT), budget(200)
    for size, leaving in ((22, (1, 2)), (26, (1, 2, 3, 4))):
        decision = policies.summarize_old(chat(*roles, size=size), limits, 10, Trigger.AUTO)
        assert decision is not None
        assert decision.leaving == leaving
    assert limits.low_water < 3 * 22 + limits.summary_reserve <= limits.high_water
    asked = policies.summarize_old(chat(*roles, size=22), limits, 0, Trigger.USER)
    assert asked is not None
    assert asked.leaving == (1, 2, 3, 4), "none is to stay"
    more = policies.summarize_old(chat(*roles, USER, answering=True, size=18), limits, 10, Trigger.AUTO)
    assert more is not None
    assert more.leaving == (1, 2, 3, 4), "in the middle of a reply the next edit would come soon"
    alone = chat(SYSTEM, USER, ASSISTANT, size=24)
    assert policies.summarize_old(alone, limits, 10, Trigger.AUTO, 5) is not None, "something leaves"


def test_a_call_that_waits_for_its_result_is_being_answered() -> None:
    timeline = chat(SYSTEM, USER, ASSISTANT, USER)
    timeline.append(Turn(4, ASSISTANT, CALL, 10, span=Span(40, 50)))
    decision = policies.shift_window(timeline, budget(64), 0, Trigger.TOOL)
    assert decision is not None
    assert decision.leaving == (1, 2)


def test_the_reply_being_written_takes_room() -> None:
    timeline = chat(SYSTEM, USER, ASSISTANT, USER, answering=True)
    limits = Budget(100, Thresholds(), reply_reserve=0, summary_reserve=0, n_instruction=0)
    assert policies.shift_window(timeline, limits, 10, Trigger.AUTO, incoming=10) is None
    timeline.grow_reply(1)
    decision = policies.shift_window(timeline, limits, 10, Trigger.AUTO, incoming=10)
    assert decision is not None
    assert decision.leaving == (1, 2)


@pytest.mark.parametrize("choose", [policies.summarize_old, policies.shift_window])
def test_what_was_brought_back_goes_before_what_was_never_away(choose: Choose) -> None:
    timeline = chat(SYSTEM, *[USER, ASSISTANT] * 5)
    timeline.edit(leaving=[5, 6])
    limits = Budget(200, Thresholds(), reply_reserve=0, summary_reserve=0, n_instruction=0)
    assert choose(timeline, limits, 10, Trigger.AUTO, 10) is None, "a hundred tokens may stay"
    timeline.edit(returning={5: Span(50, 60), 6: Span(60, 70)})
    decision = choose(timeline, limits, 10, Trigger.AUTO, 10)
    assert decision is not None
    assert (decision.leaving, decision.kept) == ((5, 6), 8)
    more = choose(timeline, limits, 10, Trigger.AUTO, 30)
    assert more is not None
    assert more.leaving == (1, 2, 5, 6), "the oldest only where that is not enough"
    assert choose(timeline, budget(5000), 10, Trigger.AUTO, 10) is None, "what was asked for stays"
    newest = chat(SYSTEM, *[USER, ASSISTANT] * 5)
    newest.edit(leaving=[9, 10])
    newest.edit(returning={9: Span(90, 100), 10: Span(100, 110)})
    decision = choose(newest, limits, 10, Trigger.AUTO, 10)
    assert decision is not None
    assert decision.leaving == (1, 2), "the newest exchange stays all the same"


@pytest.mark.parametrize("pinned", [2, 3, 4])
def test_a_pinned_result_keeps_its_call_and_the_other_way_round(pinned: int) -> None:
    timeline = chat(SYSTEM, USER, ASSISTANT, TOOL, TOOL, ASSISTANT, USER, ASSISTANT, pinned=(pinned,))
    decision = policies.shift_window(timeline, budget(64), 0, Trigger.AUTO)
    assert decision is not None
    assert decision.leaving == (1, 5, 6, 7)


def test_a_recalled_block_stays_and_takes_room() -> None:
    timeline = chat(SYSTEM, *[USER, ASSISTANT] * 3)
    timeline.edit(leaving=[1, 2], new_block=Block(7, "a summary", 1, 1, Span(10, 20)))
    timeline.edit(new_block=Block(8, "a memory", 2, 2, Span(20, 30), recalled=True))
    limits = Budget(120, Thresholds(), reply_reserve=0, summary_reserve=10, n_instruction=0)
    decision = policies.summarize_old(timeline, limits, 10, Trigger.AUTO)
    assert decision is not None
    assert [block.memory_id for block in decision.blocks] == [7]
    # System turn, the new summary and the recalled one are 30 of the 60 at low water: two turns fit.
    assert decision.kept == 2
    assert timeline.turn(1).state is TurnState.DROPPED


def test_a_result_goes_with_a_call_and_with_nothing_else() -> None:
    """Behind a user turn, as an import may have it, it stands for itself."""
    turns = [
        Turn(1, Role.USER, "look", pinned=True),
        Turn(2, Role.TOOL, "found"),
        Turn(3, Role.ASSISTANT, "a call", pinned=True),
        Turn(4, Role.TOOL, "found"),
        Turn(5, Role.TOOL, "more"),
        Turn(6, Role.ASSISTANT, "so"),
    ]
    assert protected_numbers(turns) == {1, 3, 4, 5}
