"""Which plan an edit gets by model, settings and positions, and which tokens are decoded for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from unittest.mock import Mock

import pytest

from ethervox_gui.context.edits.kv_model import Decode
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import PlanError
from ethervox_gui.context.events.events import Action, Method, NoticeRaised, Trigger
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Message, Role, Span, Turn
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import plan_edit

SIZE = 20
#: What a turn of a reply ends with, in the tokens of the fake template.
END = (-1, -2)


class Chat:
    """As much of a live chat as plans look at: a system turn and six others of :data:`SIZE` tokens each.

    Its template puts a token for the role before the signs of a message, and :data:`END` behind a reply.
    """

    def __init__(self, *, surgical: bool = True, can_shift: bool = True, n_ctx_train: int = 10_000) -> None:
        roles = (Role.SYSTEM, *[Role.USER, Role.ASSISTANT] * 3)
        self.timeline = Timeline(
            Turn(number, role, f"said {number}", n_tokens=SIZE, span=Span(SIZE * number, SIZE * (number + 1)))
            for number, role in enumerate(roles)
        )
        info = Mock(capability=Capability(surgical, can_shift, ""), n_ctx=4096, n_ctx_train=n_ctx_train)
        self.engine = Mock(info=info, encode=self._encode, reply_end=lambda _: END)
        self.budget = Mock(reserve=0)
        self.settings = Mock(context=Mock(method="gap"))
        self.reply = Mock(tokens=[], parts=Mock(tokens={}, number=5))
        self.told: list[NoticeRaised] = []
        self.emit = self.told.append

    def block_tokens(self, text: str) -> tuple[int, ...]:
        return tuple(map(ord, text))

    def stands(self, text: str, n_tokens: int | None = None, **about: Any) -> Block:
        """Let a block with this text stand for the first exchange, in its place."""
        size = len(text) if n_tokens is None else n_tokens
        block = Block(1, text, 1, 2, Span(SIZE, SIZE + size), **about)
        self.timeline.edit(leaving=[1, 2], new_block=block)
        return block

    def answers(self, text: str, *, continues: bool = False) -> Turn:
        """A reply is being written."""
        p0 = self.timeline.n_past
        reply = Turn(7, Role.ASSISTANT, text, n_tokens=9, span=Span(p0, p0 + 9), continues=continues)
        self.timeline.begin_reply(reply)
        return reply

    @staticmethod
    def _encode(messages: Sequence[Message], begin: int = 0, *, open_end: bool = False) -> Mock:
        def tokens(index: int) -> tuple[int, ...]:
            message, goes_on = messages[index], open_end and index == len(messages) - 1
            ending = END if message.role is Role.ASSISTANT and not goes_on else ()
            return (-10 - list(Role).index(message.role), *map(ord, message.text), *ending)

        return Mock(turns=[tokens(index) for index in range(begin, len(messages))])


def leaves(*numbers: int, blocks: Iterable[Block] = ()) -> Decision:
    return Decision(Action.SUMMARIZE_OLD, Trigger.AUTO, numbers, tuple(blocks), 4, 4)


def method(live: Any, decision: Decision, block: tuple[int, ...] = ()) -> Method | None:
    plan = plan_edit.surgical(live, decision, block)
    return None if plan is None else plan.method


# ---- which plan ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "can_shift", "made"),
    [
        ("gap", True, Method.GAP),
        ("shift", True, Method.SHIFT),
        ("shift", False, Method.GAP),
    ],
)
def test_what_stays_closes_up_where_that_is_wanted_and_possible(
    wanted: str, can_shift: bool, made: Method
) -> None:
    live = Chat(can_shift=can_shift)
    live.settings.context.method = wanted
    assert method(live, leaves(1, 2)) is made


@pytest.mark.parametrize(("can_shift", "made"), [(True, Method.SHIFT), (False, None)])
@pytest.mark.parametrize("reserve", [0, 50])
def test_near_the_end_of_what_the_model_was_trained_for_it_closes_up_or_is_read_again(
    reserve: int, can_shift: bool, made: Method | None
) -> None:
    live = Chat(can_shift=can_shift, n_ctx_train=7 * SIZE + reserve)
    live.budget.reserve = reserve
    assert method(live, leaves(1, 2)) is Method.GAP, "it just fits"
    live.budget.reserve += 1
    assert method(live, leaves(1, 2)) is made


@pytest.mark.parametrize(("can_shift", "made"), [(True, Method.SHIFT), (False, None)])
def test_where_no_gap_is_large_enough_for_the_block_what_stays_closes_up(
    can_shift: bool, made: Method | None
) -> None:
    live = Chat(can_shift=can_shift)
    assert method(live, leaves(1, 4), (7,) * SIZE) is Method.GAP
    assert method(live, leaves(1, 4), (7,) * (SIZE + 10)) is made


def test_a_model_whose_cells_cannot_be_edited_reads_again() -> None:
    live: Any = Chat(surgical=False)
    assert method(live, leaves(1, 2)) is None
    assert plan_edit.planned(live, leaves(1, 2), ()).method is Method.REBUILD
    assert live.told == [], "which is as it should be"


def test_a_plan_is_proved_against_all_cells_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a limit allows may be in use when that is set."""
    live: Any = Chat()
    prove = Mock()
    monkeypatch.setattr(plan_edit, "prove", prove)
    plan = plan_edit.planned(live, leaves(1, 2), ())
    prove.assert_called_once_with(plan, live.timeline, live.engine.info.n_ctx)
    assert (plan.method, live.told) == (Method.GAP, [])


def test_a_plan_that_cannot_be_proved_is_told_and_everything_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live: Any = Chat()
    monkeypatch.setattr(plan_edit, "prove", Mock(side_effect=PlanError("it overlaps")))
    plan = plan_edit.planned(live, leaves(1, 2), ())
    assert plan.method is Method.REBUILD
    assert ["it overlaps" in notice.text for notice in live.told] == [True]


# ---- what is decoded for it ------------------------------------------------------------------------


def test_a_summary_that_is_written_on_keeps_the_beginning_of_the_one_before() -> None:
    live: Any = Chat()
    before = live.stands("Rex is a dog.")
    block = live.block_tokens("Rex is a cat of ours.")
    assert plan_edit.n_to_read(live, leaves(3, 4, blocks=[before]), block) == len("cat of ours.")


@pytest.mark.parametrize("what", ["another's tokens", "a passage", "not in the cache"])
def test_of_what_is_no_summary_in_the_cache_nothing_is_kept(what: str) -> None:
    live: Any = Chat()
    text = "Rex is a dog."
    if what == "not in the cache":
        before = live.stands(text, n_tokens=0)
    elif what == "a passage":
        before = live.stands(text, passage_id=1, recalled=True)
    else:
        before = live.stands(text, n_tokens=len(text) - 1)
    block = live.block_tokens("Rex is a cat of ours.")
    assert plan_edit.n_to_read(live, leaves(3, 4, blocks=[before]), block) == len(block)


def test_without_a_block_nothing_is_read_and_without_a_plan_all_of_it() -> None:
    assert plan_edit.n_to_read(Chat(), leaves(1, 2), ()) == 0  # type: ignore[arg-type]
    assert plan_edit.n_to_read(Chat(surgical=False), leaves(1, 2), (7,) * 5) == 5  # type: ignore[arg-type]


def test_all_that_stays_is_read_again_in_its_order_with_the_block_behind_the_instructions() -> None:
    live: Any = Chat()
    reply = live.answers("So far")
    live.reply.tokens = [501, 502]
    plan = plan_edit.from_nothing(live, leaves(1, 2, 3, 4), (7, 8))
    items = [live.timeline.turn(number) for number in (0, 5, 6)]
    system, asked, answered = plan_edit.encoded(live, items)
    (read,) = [edit.tokens for edit in plan.edits if isinstance(edit, Decode)]
    assert read == (*system, 7, 8, *asked, *answered, 501, 502), "the reply as it was decoded"
    assert plan.moved[reply.span].n_tokens == 2


# ---- the tokens of what stays ----------------------------------------------------------------------


def part(number: int, text: str, *, continues: bool = True) -> Turn:
    return Turn(number, Role.ASSISTANT, text, continues=continues)


def test_a_block_is_a_message_and_its_answer() -> None:
    live: Any = Chat()
    block, turn = live.stands("Rex."), live.timeline.turn(3)
    both = plan_edit.encoded(live, [block, turn])
    assert [each[-2:] == END for each in both] == [True, False]
    assert both[1] == live.engine.encode([Message(Role.USER, "said 3")]).turns[0]
    assert len([token for token in both[0] if token <= -10]) == 2, "two messages"


def test_parts_of_a_reply_share_the_tokens_of_the_whole() -> None:
    live: Any = Chat()
    parts = [part(1, "One. ", continues=False), part(2, "Two, "), part(3, "three.")]
    shares = plan_edit.encoded(live, parts)
    whole = live.engine.encode([Message(Role.ASSISTANT, "One. Two, three.")]).turns[0]
    assert tuple(token for share in shares for token in share) == whole
    assert ["".join(chr(token) for token in share if token > 0) for share in shares] == [
        each.text for each in parts
    ]
    assert shares[-1][-2:] == END


def test_a_break_behind_the_first_part_stays_when_its_thinking_leaves() -> None:
    live: Any = Chat()
    parts = [part(1, "<think>\nHm</think>\nOne.\n\n", continues=False), part(2, "Two, "), part(3, "three.")]
    shares = plan_edit.encoded(live, parts)
    said = ["".join(chr(token) for token in share if token > 0) for share in shares]
    assert said == ["One.\n\n", "Two, ", "three."]
    live.answers("and more", continues=True)
    (closed,) = plan_edit.encoded(live, [part(5, parts[0].text, continues=False)])
    assert "".join(map(chr, closed[1:])) == "One.\n\n", "also while the reply goes on"


def test_a_part_without_words_has_a_token_of_its_own() -> None:
    live: Any = Chat()
    shares = plan_edit.encoded(live, [part(1, "", continues=False), part(2, ""), part(3, "a")])
    assert [len(share) for share in shares] == [1, 1, 2]
    assert shares[2] == END


def test_no_part_takes_the_tokens_of_the_next() -> None:
    """A beginning may have more tokens than it has a share of: the next sign is read together with it."""
    live: Any = Chat()
    whole, beginning = (-12, 500, *END), (-12, 97, 98, 99)
    live.engine.encode = lambda messages, begin=0, **_: Mock(
        turns=[whole if each.text == "ab" else beginning for each in messages[begin:]]
    )
    shares = plan_edit.encoded(live, [part(1, "a", continues=False), part(2, "b")])
    assert shares == [whole[:3], whole[3:]]


def test_a_reply_that_goes_on_does_not_end_with_the_part_before_it() -> None:
    live: Any = Chat()
    live.answers("and more", continues=True)
    first, last = part(5, "At first", continues=False), live.timeline.turn(6)
    (closed,) = plan_edit.encoded(live, [first])
    assert closed[-1] == ord("t")
    asked = live.timeline.turn(5)
    before = plan_edit.encoded(live, [first, asked])
    assert before[0][-2:] == END, "which is not the newest"
    assert before[1][-1] == ord("5"), "and a question ends as it does"
    assert plan_edit.encoded(live, [last])[0][-1] == ord("6")
    earlier = part(3, "Of before", continues=False)
    assert plan_edit.encoded(live, [earlier])[0][-2:] == END, "that is no part of it: its question has left"


def test_a_reply_that_begins_anew_stands_behind_one_that_ended() -> None:
    live: Any = Chat()
    live.answers("Well")
    assert plan_edit.encoded(live, [live.timeline.turn(6)])[0][-2:] == END


def test_parts_of_the_open_reply_keep_the_tokens_they_were_decoded_with() -> None:
    live: Any = Chat()
    live.answers("and more", continues=True)
    live.reply.parts.tokens = {6: (601, 602)}
    asked, begun = live.timeline.turn(5), live.timeline.turn(6)
    assert plan_edit.encoded(live, [asked, begun])[1] == (601, 602)
    live.engine.encode = Mock()
    assert plan_edit.encoded(live, [begun]) == [(601, 602)]
    live.engine.encode.assert_not_called()


def test_tokens_of_a_reply_that_ended_are_read_anew() -> None:
    live: Any = Chat()
    live.reply.parts.tokens = {6: (601, 602)}
    assert plan_edit.encoded(live, [live.timeline.turn(6)])[0] != (601, 602)
