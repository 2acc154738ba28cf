"""Random ways through the tree of a chat, past overflows: the cache stays true and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import BranchSwitched, ReplyFinished
from ethervox_gui.context.turns.parts import whole_replies
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    EditMessage,
    ForgetTurns,
    Job,
    OpenChat,
    PruneUnimportant,
    Regenerate,
    SendMessage,
    SetPinned,
    ShiftWindow,
    ShowTurn,
    ShowVersion,
    SummarizeOld,
    SummaryFate,
    UndoEdit,
)
from tests.helpers.desk import FAST, Desk, desk, errors, says
from tests.helpers.scripted_engine import SURGICAL

KINDS = {
    "surgical": SURGICAL,
    "no shift": Capability(True, False, "a model whose cells cannot be shifted"),
    "rebuild": Capability(False, False, "a recurrent model"),
}
#: What may be refused without any fault.
EXPECTED = {
    *("message_too_long", "context_full", "no_room", "turn_not_found", "version_not_found", "not_a_message"),
    *("nothing_to_answer", "nothing_to_undo", "nothing_to_forget"),
}

numbers = st.integers(0, 14)
said = st.builds(SendMessage, st.integers(8, 160).map(lambda size: "x".ljust(size, "y")))
ways = st.one_of(
    st.builds(Regenerate, st.none() | numbers),
    st.builds(EditMessage, numbers, st.integers(4, 120).map(lambda size: "e".ljust(size, "z"))),
    st.builds(ShowVersion, numbers, st.integers(1, 3)),
    st.builds(ShowTurn, st.integers(1, 40)),
)
edits = st.one_of(
    st.builds(SummarizeOld, st.sampled_from([0, 2, 4])),
    st.builds(ShiftWindow, st.sampled_from([0, 2, 4])),
    st.builds(PruneUnimportant, st.sampled_from([0.5, 0.9])),
    st.builds(SetPinned, numbers, st.booleans()),
    st.builds(UndoEdit),
    st.builds(UndoEdit),
    st.builds(lambda n, fate: BringBack(n, n + 2, fate), numbers, st.sampled_from(SummaryFate)),
    st.builds(OpenChat, st.just(1)),
    st.builds(lambda n: ForgetTurns(n, n + 2), numbers),
)
faults = st.just(-1) | st.integers(0, 60)
plays = st.lists(st.one_of(said, said, said, ways, ways, edits), min_size=4, max_size=22)


def _given(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))(
            given(
                plays,
                st.sampled_from(sorted(KINDS)),
                st.sampled_from([420, 700]),
                st.integers(-1, 60),
                st.sampled_from([20.0, 150.0, FAST]),
            )(test)
        )

    return decorate


def play(at: Desk, jobs: list[Job], kind: str, n_ctx: int, fault: int, speed: float) -> None:
    """Play and verify after each job; with ``fault`` 0 or more the so-manieth KV edit fails once."""
    replies = iter(range(1000))
    options: dict[str, Any] = {"capability": KINDS[kind], "n_ctx": n_ctx, "tokens_per_s": speed}
    count = -1

    def break_it() -> None:
        apply = at.engine.apply

        def broken(*arguments: Any, **more: Any) -> None:
            nonlocal count
            count += 1
            if count == fault:
                raise EngineError("it broke")
            apply(*arguments, **more)

        at.engine.apply = broken  # type: ignore[method-assign]

    first = [at.then(break_it)] if fault >= 0 else []
    respond = says(lambda _: f"r{next(replies)} ".ljust(30, "-"))
    told = at.play(respond, [*first, *jobs], verified=fault < 0, **options)
    if fault < 0:
        assert set(errors(told)) <= EXPECTED
    finished = [event.text for event in told if isinstance(event, ReplyFinished)]
    turns = [turn for turn_id in range(1, 400) for turn in _turn(at, turn_id)]  # parts one after the other
    stored = {turn.text for turn in whole_replies(turns) if turn.role is Role.ASSISTANT}
    assert set(finished) <= stored, "every reply is on some branch"
    for event in told:
        if isinstance(event, BranchSwitched):
            assert 1 <= event.version <= event.n_versions
    # What is stored opens again, and is the same conversation.
    before = [turn.turn_id for turn in at.store.turns_of_chat(1)]
    at.play(respond, [], chat_id=1, **options)
    assert [turn.turn_id for turn in at.ended.timeline] == before


def _turn(at: Desk, turn_id: int) -> list[Any]:
    try:
        return [at.store.turn(turn_id)]
    except Exception:
        return []


@_given(examples=25)
def test_random_ways_through_the_tree(
    tmp_path_factory: pytest.TempPathFactory, jobs: list[Job], kind: str, n_ctx: int, fault: int, speed: float
) -> None:
    with desk(tmp_path_factory.mktemp("way"), context__keep_recent_turns=4) as at:
        play(at, jobs, kind, n_ctx, fault, speed)
        assert at.store.check() == []


@pytest.mark.slow
@_given(examples=600)
def test_many_random_ways(
    tmp_path_factory: pytest.TempPathFactory, jobs: list[Job], kind: str, n_ctx: int, fault: int, speed: float
) -> None:
    with desk(tmp_path_factory.mktemp("way"), context__keep_recent_turns=4) as at:
        play(at, jobs, kind, n_ctx, fault, speed)
