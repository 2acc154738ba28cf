"""The timeline: spans that never overlap, counters that are always what a recount would find."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from ethervox_gui.context.errors import TimelineError
from ethervox_gui.context.summaries.summary import as_messages
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState
from tests.helpers.timelines import timelines


def turn(number: int, p0: int | None = None, p1: int | None = None, role: Role = Role.USER) -> Turn:
    span = Span(p0, p1) if p0 is not None and p1 is not None else None
    return Turn(number, role, f"text {number}", n_tokens=span.n_tokens if span else 0, span=span)


def three() -> Timeline:
    return Timeline(
        [turn(0, 0, 5, Role.SYSTEM), turn(1, 5, 9), turn(2, 9, 20, Role.ASSISTANT), turn(3, 20, 30)]
    )


def picture(timeline: Timeline) -> tuple[object, ...]:
    return (list(timeline), timeline.blocks, timeline.open_reply, timeline.n_used, timeline.n_past)


def verify(timeline: Timeline) -> None:
    """What holds always, worked out anew."""
    contents = timeline.contents()
    spans = [span for span, _ in contents]
    assert spans == timeline.spans() == sorted(spans)
    assert all(before.p1 <= after.p0 for before, after in pairwise(spans))
    assert timeline.n_used == sum(span.p1 - span.p0 for span in spans)
    assert timeline.n_past == max((span.p1 for span in spans), default=0)
    assert all(item.span == span for span, item in contents)
    numbers = [turn.number for turn in timeline]
    assert all(before < after for before, after in pairwise(numbers))
    assert len(timeline) == len(numbers)
    assert timeline.next_number > max(numbers, default=-1)
    assert timeline.resident() == [turn for turn in timeline if turn.span is not None]
    for each in timeline.resident():
        assert each.n_tokens == each.span.n_tokens  # type: ignore[union-attr]
    if timeline.open_reply is not None and timeline.open_reply.span is not None:
        assert timeline.open_reply.n_tokens == timeline.open_reply.span.n_tokens


# ---- appending -----------------------------------------------------------------------------------


def test_turns_follow_one_another() -> None:
    timeline = three()
    assert (timeline.n_used, timeline.n_past, timeline.next_number, len(timeline)) == (30, 30, 4, 4)
    assert timeline.turn(2).span == (9, 20)
    assert timeline.last == timeline.turn(3)
    assert Timeline().last is None
    verify(timeline)


@pytest.mark.parametrize(("p0", "p1"), [(29, 35), (31, 35), (30, 30), (30, 29)])
def test_a_turn_begins_where_the_last_ended(p0: int, p1: int) -> None:
    timeline = three()
    before = picture(timeline)
    with pytest.raises(TimelineError, match="cannot follow position 30"):
        timeline.append(turn(4, p0, p1))
    assert picture(timeline) == before


def test_numbers_ascend_and_may_skip() -> None:
    timeline = three()
    timeline.append(turn(9, 30, 31))
    assert timeline.turn(9).span == (30, 31)
    assert timeline.next_number == 10
    skipping = Timeline([turn(0, 0, 1), turn(2, 1, 2), turn(3, 2, 3)])
    assert [skipping.turn(number).number for number in (0, 2, 3)] == [0, 2, 3]
    with pytest.raises(TimelineError, match="no turn 1"):
        skipping.turn(1)
    for number in (3, 9):
        with pytest.raises(TimelineError, match="comes after"):
            timeline.append(turn(number, 31, 32))
    for number in (-1, 5, 10):
        with pytest.raises(TimelineError, match="no turn"):
            timeline.turn(number)


def test_states_that_are_given_in_part_are_a_change_too() -> None:
    timeline = three()
    timeline.append(turn(4))
    n_before = timeline.n_changes
    with pytest.raises(TimelineError, match="no turn 9"):
        timeline.set_states([4, 9], TurnState.SUMMARIZED, 1)
    assert timeline.turn(4).state is TurnState.SUMMARIZED
    assert timeline.n_changes > n_before


def test_a_turn_outside_the_cache_takes_nothing() -> None:
    timeline = three()
    timeline.append(turn(4))
    assert (timeline.n_used, timeline.n_past) == (30, 30)
    assert [each.number for each in timeline.resident()] == [0, 1, 2, 3]


# ---- the reply being written ---------------------------------------------------------------------


def test_a_reply_grows_and_becomes_a_turn() -> None:
    timeline = three()
    timeline.begin_reply(turn(4, 30, 33, Role.ASSISTANT))
    timeline.grow_reply()
    timeline.grow_reply(4)
    assert timeline.open_reply is not None
    assert timeline.open_reply.span == (30, 38)
    assert (timeline.n_used, timeline.n_past, len(timeline)) == (38, 38, 4)
    verify(timeline)
    ended = timeline.end_reply("all of it", 0.3)
    assert (ended.text, ended.importance, ended.n_tokens, ended.span) == ("all of it", 0.3, 8, (30, 38))
    assert timeline.last == ended
    assert picture(timeline)[2] is None
    verify(timeline)


def test_the_end_of_a_reply_can_be_taken_back() -> None:
    timeline = three()
    timeline.begin_reply(turn(4, 30, 33, Role.ASSISTANT))
    timeline.grow_reply(5)
    timeline.take_back_reply(5)
    assert (timeline.n_reply, timeline.n_used, timeline.n_past) == (3, 33, 33)
    with pytest.raises(TimelineError, match="a reply of 3 tokens has no 4 to take back"):
        timeline.take_back_reply(4)
    timeline.grow_reply()
    assert timeline.end_reply("again", 0.3).span == (30, 34)
    verify(timeline)


def test_a_reply_may_begin_without_a_prompt() -> None:
    """Mistral's template asks for a reply with nothing at all."""
    timeline = three()
    timeline.begin_reply(turn(4, 30, 30, Role.ASSISTANT))
    assert timeline.n_past == 30
    timeline.grow_reply(2)
    assert timeline.end_reply("hi", 0.1).span == (30, 32)
    verify(timeline)


def test_only_one_reply_is_written_and_nothing_beside_it() -> None:
    timeline = three()
    for act in _needing_a_reply(timeline):
        with pytest.raises(TimelineError, match="no reply is being written"):
            act()
    with pytest.raises(TimelineError, match="cannot follow"):
        timeline.begin_reply(turn(4, 31, 33))
    with pytest.raises(TimelineError, match="needs a span"):
        timeline.begin_reply(turn(4))
    with pytest.raises(TimelineError, match="comes after"):
        timeline.begin_reply(turn(3, 30, 33))
    timeline.begin_reply(turn(4, 30, 33))
    with pytest.raises(TimelineError, match="a reply is being written"):
        timeline.append(turn(5, 33, 34))
    with pytest.raises(TimelineError, match="a reply is being written"):
        timeline.begin_reply(turn(5, 33, 34))
    with pytest.raises(TimelineError, match="a reply is being written"):
        timeline.load({})


def _needing_a_reply(timeline: Timeline) -> list[Callable[[], object]]:
    return [timeline.grow_reply, lambda: timeline.end_reply("", 0.0)]


# ---- editing -------------------------------------------------------------------------------------


def test_turns_leave_and_a_block_stands_for_them() -> None:
    timeline = three()
    block = Block(7, "a summary", 1, 2, Span(5, 12))
    timeline.edit(leaving=[1, 2], state=TurnState.SUMMARIZED, memory_id=7, new_block=block)
    for number in (1, 2):
        gone = timeline.turn(number)
        assert (gone.span, gone.state, gone.memory_id) == (None, TurnState.SUMMARIZED, 7)
    assert timeline.blocks == (block,)
    assert [item for _, item in timeline.contents()] == [timeline.turn(0), block, timeline.turn(3)]
    assert (timeline.n_used, timeline.n_past) == (22, 30)
    timeline.edit(leaving=[3], gone_blocks=[block])
    assert timeline.turn(3).state is TurnState.DROPPED
    assert timeline.turn(1).memory_id == 7, "what left before is not touched"
    assert (timeline.n_used, timeline.n_past) == (5, 5)
    verify(timeline)


def test_blocks_are_told_in_the_order_of_their_positions() -> None:
    timeline = three()
    later, earlier = Block(7, "b", 2, 2, Span(9, 12)), Block(8, "a", 1, 1, Span(5, 7))
    timeline.edit(leaving=[2], new_block=later)
    timeline.edit(leaving=[1], new_block=earlier)
    assert timeline.blocks == (earlier, later)


def test_of_two_blocks_one_goes_and_the_other_moves() -> None:
    timeline = three()
    summary, recalled = Block(7, "a", 1, 1, Span(5, 9)), Block(8, "b", 2, 2, Span(9, 12), recalled=True)
    timeline.edit(leaving=[1], new_block=summary)
    timeline.edit(leaving=[2], new_block=recalled)
    timeline.edit(gone_blocks=[summary], moved={Span(9, 12): Span(5, 8), Span(20, 30): Span(8, 18)})
    assert timeline.blocks == (replace(recalled, span=Span(5, 8)),)
    assert (timeline.n_used, timeline.n_past) == (18, 18)
    verify(timeline)


def test_what_stays_may_move_and_change_its_size() -> None:
    timeline = three()
    timeline.begin_reply(turn(4, 30, 33))
    block = Block(7, "a summary", 1, 1, Span(5, 8))
    timeline.edit(leaving=[1], new_block=block)
    timeline.edit(
        leaving=[2],
        moved={Span(20, 30): Span(9, 17), Span(5, 8): Span(5, 9), Span(30, 33): Span(17, 20)},
    )
    assert timeline.spans() == [(0, 5), (5, 9), (9, 17), (17, 20)]
    assert timeline.turn(3).n_tokens == 8, "tokenised again it may have another length"
    assert timeline.blocks[0].span == (5, 9)
    assert timeline.open_reply is not None
    assert timeline.open_reply.span == (17, 20)
    verify(timeline)


@pytest.mark.parametrize(
    "edit",
    [
        {"leaving": [1, 8]},
        {"leaving": [4]},
        {"leaving": [2, 2, 5]},
        {"new_block": Block(7, "", 1, 2, Span(8, 12))},
        {"leaving": [1], "moved": {Span(9, 20): Span(4, 15)}},
    ],
    ids=["unknown", "the open reply", "already gone", "a block on turns", "moved onto another"],
)
def test_what_cannot_be_changes_nothing(edit: dict[str, object]) -> None:
    timeline = three()
    timeline.begin_reply(turn(4, 30, 33))
    before = picture(timeline)
    with pytest.raises(TimelineError):
        timeline.edit(**edit)  # type: ignore[arg-type]
    assert picture(timeline) == before


def test_a_turn_that_left_cannot_leave_again() -> None:
    timeline = three()
    timeline.edit(leaving=[1])
    with pytest.raises(TimelineError, match=r"\[1\] are not in the cache"):
        timeline.edit(leaving=[1])


def test_loading_sets_what_is_resident() -> None:
    timeline = three()
    block = Block(7, "a summary", 1, 2, Span(4, 6))
    timeline.load({0: Span(0, 4), 3: Span(6, 9)}, [block])
    assert timeline.spans() == [(0, 4), (4, 6), (6, 9)]
    assert (timeline.n_used, timeline.n_past) == (9, 9)
    assert timeline.turn(3).n_tokens == 3
    assert timeline.turn(2).span is None
    assert timeline.turn(2).n_tokens == 11, "its size is remembered"
    before = picture(timeline)
    with pytest.raises(TimelineError, match="overlap"):
        timeline.load({0: Span(0, 4), 3: Span(3, 9)})
    assert picture(timeline) == before


def test_pinning() -> None:
    timeline = three()
    assert timeline.set_pinned(1, True).pinned
    assert timeline.turn(1).protected
    assert timeline.turn(0).protected
    assert not timeline.turn(2).protected
    timeline.set_pinned(1, False)
    assert not timeline.turn(1).protected
    with pytest.raises(TimelineError, match="no turn 8"):
        timeline.set_pinned(8, True)


def test_a_block_is_told_as_a_question_and_an_answer() -> None:
    timeline = three()
    timeline.edit(leaving=[1], new_block=Block(7, "- x", 1, 1, Span(5, 8)))
    roles = [message.role for message in as_messages(timeline.contents())]
    assert roles == [Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.ASSISTANT, Role.USER]


# ---- at random -----------------------------------------------------------------------------------


@given(timelines())
def test_random_timelines_are_sound(timeline: Timeline) -> None:
    verify(timeline)
    assert len(as_messages(timeline.contents())) == len(timeline.contents()) + len(timeline.blocks)


class AnyUse(RuleBasedStateMachine):
    """Everything a timeline can be asked for, in any order; what is refused changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.timeline = Timeline()
        self.memory_id = 0
        self.seen: tuple[int, list[Turn]] = (0, [])

    def attempt(self, act: Callable[[], object]) -> bool:
        before = picture(self.timeline)
        try:
            act()
        except TimelineError:
            assert picture(self.timeline) == before
            return False
        return True

    @rule(size=st.integers(0, 9), at=st.sampled_from([0, 0, 0, 1, -1]), skip=st.sampled_from([0, 0, 2, -1]))
    def append(self, size: int, at: int, skip: int) -> None:
        p0 = self.timeline.n_past + at
        span = (p0, p0 + size) if size < 9 else (None, None)
        number = self.timeline.next_number + skip
        follows = skip >= 0 or not len(self.timeline)  # the first may have any number
        can = self.timeline.open_reply is None and (size == 9 or (at == 0 and size > 0)) and follows
        assert self.attempt(lambda: self.timeline.append(turn(number, *span))) is can

    @rule(size=st.integers(0, 5))
    def begin(self, size: int) -> None:
        p0 = self.timeline.n_past
        reply = turn(self.timeline.next_number, p0, p0 + size, Role.ASSISTANT)
        can = self.timeline.open_reply is None
        assert self.attempt(lambda: self.timeline.begin_reply(reply)) is can

    @precondition(lambda self: self.timeline.open_reply is not None)
    @rule(size=st.integers(1, 5))
    def grow(self, size: int) -> None:
        self.timeline.grow_reply(size)

    @precondition(lambda self: self.timeline.open_reply is not None)
    @rule(n_tokens=st.integers(1, 5))
    def take_back(self, n_tokens: int) -> None:
        can = n_tokens <= self.timeline.n_reply
        assert self.attempt(lambda: self.timeline.take_back_reply(n_tokens)) is can

    @precondition(lambda self: self.timeline.open_reply is not None)
    @rule()
    def close(self) -> None:
        self.timeline.end_reply("text", 0.5)

    @rule(data=st.data(), block=st.integers(0, 8))
    def leave(self, data: st.DataObject, block: int) -> None:
        resident = self.timeline.resident()
        if not resident:
            return
        going = data.draw(st.lists(st.sampled_from(resident), min_size=1, max_size=4))
        first = going[0]
        assert first.span is not None
        self.memory_id += 1
        new = Block(
            self.memory_id, "-", first.number, first.number, Span(first.span.p0, first.span.p0 + block)
        )
        fits = block <= first.span.n_tokens
        done = self.attempt(
            lambda: self.timeline.edit(leaving=[t.number for t in going], new_block=new if block else None)
        )
        assert done or not fits

    @rule(gone=st.booleans())
    def close_up(self, gone: bool) -> None:
        blocks = self.timeline.blocks if gone else ()
        cursor, moved = 0, {}
        for span, item in self.timeline.contents():
            if item not in blocks:
                moved[span] = Span(cursor, cursor + span.n_tokens)
                cursor += span.n_tokens
        self.timeline.edit(moved=moved, gone_blocks=blocks)
        assert self.timeline.n_past == self.timeline.n_used == cursor

    @rule(stretch=st.integers(-3, 3))
    def anything_else(self, stretch: int) -> None:
        self.attempt(
            lambda: self.timeline.edit(moved={s: s.moved(stretch) for s in self.timeline.spans()[-2:]})
        )

    @rule(n_tokens=st.integers(0, 5))
    def cut(self, n_tokens: int) -> None:
        number = self.timeline.next_number
        part, rest = (replace(turn(at), role=Role.ASSISTANT) for at in (number, number + 1))
        can = 0 < n_tokens < self.timeline.n_reply
        assert self.attempt(lambda: self.timeline.cut_reply(n_tokens, part, rest)) is can

    @rule()
    def write_on(self) -> None:
        self.attempt(lambda: self.timeline.reopen_reply(0))

    @precondition(lambda self: len(self.timeline) > 0)
    @rule(data=st.data(), pinned=st.booleans())
    def pin(self, data: st.DataObject, pinned: bool) -> None:
        self.timeline.set_pinned(data.draw(st.sampled_from(list(self.timeline))).number, pinned)

    @rule(state=st.sampled_from([TurnState.DROPPED, TurnState.SUMMARIZED]))
    def change_states(self, state: TurnState) -> None:
        out = [turn.number for turn in self.timeline if turn.span is None]
        self.timeline.set_states(out, state, None)

    @invariant()
    def sound(self) -> None:
        verify(self.timeline)

    @invariant()
    def changes_are_counted(self) -> None:
        before, now = self.seen, (self.timeline.n_changes, list(self.timeline))
        assert before[0] < now[0] or before[1] == now[1]
        self.seen = now


TestAnyUse = AnyUse.TestCase
TestAnyUse.settings = settings(max_examples=40, stateful_step_count=20)
