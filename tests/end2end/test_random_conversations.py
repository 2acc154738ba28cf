"""Random conversations on real models of every kind: the timeline is true after every operation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ethervox_gui.context import policies
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events import Trigger
from ethervox_gui.context.kv_model import LIVE
from ethervox_gui.context.policies import Decision
from ethervox_gui.context.summary import Detail
from ethervox_gui.context.turns import Block, Role, TurnState
from ethervox_gui.governor import conversation, editor, proof
from ethervox_gui.governor.live_chat import LiveChat
from tests.helpers.live import Bench, bench

N_CTX = 512

#: Model fixture, cache type, whether cells may be edited in the middle.
KINDS = {
    "plain": ("deep_model", "f16", True),
    "quantised": ("deep_model", "q8_0", True),
    "yarn": ("yarn_model", "f16", True),
    "sliding": ("sliding_window_model", "f16", False),
    "recurrent": ("recurrent_model", "f16", False),
    "hybrid": ("hybrid_model", "f16", False),
}

operations = st.lists(
    st.one_of(
        st.tuples(st.just("send"), st.integers(1, 160), st.integers(1, 60)),
        st.tuples(st.just("summarize"), st.integers(1, 12), st.just(0)),
        st.tuples(st.just("shift"), st.integers(1, 12), st.just(0)),
        st.tuples(st.just("prune"), st.integers(0, 10), st.just(0)),
        st.tuples(st.just("pin"), st.integers(1, 30), st.just(0)),
    ),
    min_size=4,
    max_size=14,
)
Operation = tuple[str, int, int]


@pytest.fixture(scope="module", params=KINDS)
def any_bench(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Bench, bool]]:
    fixture, kv_type, surgical = KINDS[request.param]
    model: Path = request.getfixturevalue(fixture)
    with bench(model, tmp_path_factory.mktemp("random"), N_CTX, kv_type) as made:
        assert made.engine.info.capability.surgical is surgical
        yield made, surgical


def play(made: Bench, operation_list: list[Operation], method: str) -> None:
    live = made.new_chat(context__method=method)
    said: list[str] = []
    for kind, number, length in operation_list:
        if kind == "send":
            text = f"{len(said)} " + "some words " * (number // 11) + "x" * (number % 11)
            live.settings = live.settings.with_values({"sampling.max_tokens": length})
            try:
                conversation.send(live, text)
                said.append(text)
            except UserError as error:
                assert error.code == "message_too_long"  # noqa: PT017 - some messages are
        elif kind == "pin":
            known = [turn.number for turn in live.timeline if turn.role is not Role.SYSTEM]
            if known and number <= 3:
                turn = live.timeline.set_pinned(known[number % len(known)], True)
                live.store.set_pinned(turn.turn_id, True)
        else:
            decision = decide(live, kind, number)
            if decision is not None:
                editor.carry_out(live, decision, Detail.BRIEF)
        verify(live)
    stored = live.store.turns_of_chat(live.chat_id)
    assert [turn.text for turn in stored if turn.role is Role.USER] == said


def decide(live: LiveChat, kind: str, number: int) -> Decision | None:
    if kind == "prune":
        return policies.prune_unimportant(live.timeline, number / 10, Trigger.USER)
    choose: Callable[..., Decision | None] = (
        policies.summarize_old if kind == "summarize" else policies.shift_window
    )
    return choose(live.timeline, live.budget, number, Trigger.USER)


def verify(live: LiveChat) -> None:
    """What must hold after every operation."""
    proof.check(live.engine, live.timeline)
    found = live.engine.occupancy(LIVE)
    assert found.n_cells <= N_CTX
    assert live.timeline.n_used <= N_CTX
    standing = {item.memory_id for _, item in live.timeline.contents() if isinstance(item, Block)}
    for turn in live.timeline:
        if turn.protected and turn.role is Role.SYSTEM:
            assert turn.span is not None
        if turn.span is None:
            assert turn.state is not TurnState.IN_KV
            if turn.state is TurnState.SUMMARIZED:
                assert turn.memory_id is not None
                assert live.store.memory(turn.memory_id).text
        else:
            assert turn.state is TurnState.IN_KV
    assert len(standing) <= 1, "earlier summaries are folded into the newest"


def _given(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        wrapped = given(operation_list=operations, method=st.sampled_from(["gap", "shift"]))(test)
        return settings(max_examples=examples, suppress_health_check=list(HealthCheck))(wrapped)

    return decorate


@_given(examples=12)
def test_the_timeline_is_true_after_every_operation(
    any_bench: tuple[Bench, bool], operation_list: list[Operation], method: str
) -> None:
    play(any_bench[0], operation_list, method)


@pytest.mark.slow
@pytest.mark.timeout(2400)
@_given(examples=170)
def test_the_timeline_is_true_in_a_thousand_conversations(
    any_bench: tuple[Bench, bool], operation_list: list[Operation], method: str
) -> None:
    """170 for each of six kinds of model."""
    play(any_bench[0], operation_list, method)
