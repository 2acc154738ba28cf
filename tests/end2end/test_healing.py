"""Drift and healing on a real model of several layers, where what left does echo in what stays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import BUILD, LIVE, SCRATCH, Remove, Shift
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.events.events import ContextHealed, DriftMeasured, Trigger, TurnPagedIn
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import pages, prefill, verify
from ethervox_gui.governor.chat.drift_state import DriftState
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply, forgetting
from ethervox_gui.governor.jobs.jobs import ForgetTurns, HealContext
from ethervox_gui.governor.restore import healing, requests
from ethervox_gui.governor.turns import conversation, tool_calls
from ethervox_gui.storage.base.values import Filter
from tests.end2end.test_oracle import converse
from tests.helpers import oracle
from tests.helpers.live import Bench, bench

#: What is left between the same tokens, read in other batches into cells of half precision, and far above it.
SAME, OTHER = 1e-4, 1e-3


@pytest.fixture(scope="module")
def deep(deep_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with bench(deep_model, tmp_path_factory.mktemp("healing"), n_ctx=2048) as made:
        yield made


def edited(made: Bench, seed: int = 1, **changes: object) -> LiveChat:
    """A chat whose older half was dropped."""
    live = made.new_chat(context__enabled=False, **changes)
    converse(live, 12, seed)
    decision = policies.shift_window(live.timeline, live.budget, 8, Trigger.USER)
    assert decision is not None
    apply.carry_out(live, decision, Detail.BRIEF)
    return live


def measured(made: Bench) -> DriftMeasured:
    return [event for event in made.events if isinstance(event, DriftMeasured)][-1]


def look_again(live: LiveChat) -> None:
    """As after the first edit of a chat."""
    live.drift = DriftState()
    live.drift.edited()
    healing.look(live)


def clean(live: LiveChat) -> NDArray[np.float32]:
    """What a cache says that was filled with this text at once."""
    prefill.rebuild(live)
    return oracle.next_logits(live)


@pytest.mark.parametrize("method", ["gap", "shift"])
def test_an_edited_cache_is_measured_and_then_healed(deep: Bench, method: str) -> None:
    live = edited(deep, context__method=method, context__drift="measure")
    before = oracle.next_logits(live)
    healing.look(live)
    found = measured(deep)
    assert found.n_tokens == healing.N_LAST
    assert found.divergence > 1e-5
    assert nmse(oracle.next_logits(live), before) < SAME, "measuring changed the cache"
    healing.ask(live, HealContext())
    healing.look(live)
    healed = oracle.next_logits(live)
    assert nmse(healed, before) > OTHER
    verify.check(live.engine, live.timeline)
    assert nmse(healed, clean(live)) < SAME
    events = [event for event in deep.events if isinstance(event, ContextHealed)]
    assert [event.trigger for event in events] == [Trigger.USER]


def test_a_clean_cache_has_no_drift_and_a_moved_span_has(deep: Bench) -> None:
    """The figure means something: nothing for the very same text, and much for a broken cache."""
    live = edited(deep, context__drift="measure")
    healing.look(live)
    drifted = measured(deep).divergence
    prefill.rebuild(live)
    look_again(live)
    same = measured(deep).divergence
    assert same < drifted / 100
    turns = live.timeline.resident()
    first, second = turns[1].span, turns[2].span
    assert first is not None
    assert second is not None
    live.engine.apply([Remove(*first), Shift(*second, -first.n_tokens)])
    look_again(live)
    assert measured(deep).divergence > max(drifted / 10, 100 * same)


def test_it_heals_by_itself_above_the_limit_and_pages_follow(deep: Bench) -> None:
    live = edited(deep, context__heal_above=0.0)
    pages.page_ahead(live)
    healing.look(live)
    assert [event.trigger for event in deep.events if isinstance(event, ContextHealed)] == [Trigger.AUTO]
    live.store.pages.flush()
    for span, item in live.timeline.contents():
        assert pages.page_span(live, item) == span
    out = [turn for turn in live.timeline if turn.state is TurnState.DROPPED]
    requests.bring_back_turns(live, [out[0].number, out[1].number], may_evict=False)
    verify.check(live.engine, live.timeline)
    assert any(isinstance(event, TurnPagedIn) and event.source == "page" for event in deep.events)


def test_it_gives_way_and_goes_on_where_it_was(deep: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    live = edited(deep, context__heal_above=0.0)
    before = oracle.next_logits(live)
    polls = iter(range(34))
    monkeypatch.setattr(live, "cancelled", lambda: next(polls, None) is None)
    with pytest.raises(Cancelled):
        healing.look(live)
    monkeypatch.undo()
    assert live.engine.occupancy(BUILD).n_cells == live.engine.occupancy(SCRATCH).n_cells == 0
    assert nmse(oracle.next_logits(live), before) < SAME
    assert live.drift.begun is not None
    n_before = len(live.drift.begun.tokens)
    conversation.append(live, Role.USER, "Rex is late.")
    n_all = live.timeline.n_used
    read: list[int] = []
    decode = live.engine.decode

    def counted(tokens: list[int], seq: int, *rest: int, **more: object) -> None:
        read.extend(tokens if seq == BUILD else [])
        decode(tokens, seq, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(live.engine, "decode", counted)
    healing.look(live)
    monkeypatch.undo()
    assert len(read) == n_all - n_before
    assert nmse(oracle.next_logits(live), clean(live)) < SAME


def test_where_both_have_no_room_the_chat_leaves_meanwhile(
    deep_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bench(deep_model, tmp_path, n_ctx=1024) as made:
        live = edited(made, context__heal_above=0.0)
        while live.timeline.n_used <= 520:
            conversation.append(live, Role.USER, "the dog is called Rex and we meet in Oslo")
        pages.page_ahead(live)
        before = oracle.next_logits(live)
        polls = iter(range(34))
        monkeypatch.setattr(live, "cancelled", lambda: next(polls, None) is None)
        with pytest.raises(Cancelled):
            healing.look(live)
        monkeypatch.undo()
        verify.check(live.engine, live.timeline)
        assert nmse(oracle.next_logits(live), before) < SAME
        healing.look(live)
        assert [event for event in made.events if isinstance(event, ContextHealed)]
        assert nmse(oracle.next_logits(live), clean(live)) < SAME


def never_said(made: Bench, leave_out: bool) -> LiveChat:
    """A chat with a secret in it, or without."""
    live = made.new_chat(context__enabled=False)
    converse(live, 2, 5)
    if not leave_out:
        conversation.append(live, Role.USER, "the password is seven boats")
        conversation.append(live, Role.ASSISTANT, "Noted.")
    converse(live, 3, 6)
    return live


def test_what_is_forgotten_does_not_echo(deep: Bench) -> None:
    """The next logits are those of a cache that never saw it; dropped the usual way it does echo."""
    wanted = oracle.next_logits(never_said(deep, leave_out=True))
    live = never_said(deep, leave_out=False)
    secret = next(turn.number for turn in live.timeline if "password" in turn.text)
    forgetting.forget(live, ForgetTurns(secret, secret))
    assert nmse(oracle.next_logits(live), wanted) < SAME
    assert not live.timeline.turn(secret).span
    assert pages.page_span(live, live.timeline.turn(secret)) is None
    live = never_said(deep, leave_out=False)
    span = live.timeline.turn(secret).span
    answer = live.timeline.turn(secret + 1).span
    assert span is not None
    assert answer is not None
    live.engine.apply([Remove(span.p0, answer.p1)])
    live.engine.decode([oracle.PROBE], LIVE, live.timeline.n_past)
    assert nmse(live.engine.logits(), wanted) > OTHER  # type: ignore[attr-defined]


def summed_up(made: Bench, leave_out: bool) -> LiveChat:
    """A chat of which the oldest turns are a summary, with a secret among them, or without."""
    live = made.new_chat(context__enabled=False, context__notes="sentences")
    said = ["My boat is called Halcyon.", "My locker opens with 4711.", "My sister Marta lives in Bergen."]
    for text in said[:: 2 if leave_out else 1]:
        conversation.append(live, Role.USER, text)
        conversation.append(live, Role.ASSISTANT, "the dog is called Rex and we meet in Oslo")
    converse(live, 3, 6)
    decision = policies.summarize_old(live.timeline, live.budget, 6, Trigger.USER)
    assert decision is not None
    apply.carry_out(live, decision, Detail.MODERATE)
    return live


def test_a_summary_that_told_of_what_is_forgotten_does_not_echo(deep: Bench) -> None:
    """It says, and the next logits are, what they would be if it had never been said."""
    without = summed_up(deep, leave_out=True)
    (wanted_block,) = without.timeline.blocks
    prefill.rebuild(without)
    wanted = oracle.next_logits(without)
    live = summed_up(deep, leave_out=False)
    (block,) = live.timeline.blocks
    assert "4711" in block.text
    assert nmse(clean(live), wanted) > OTHER
    forgetting.forget(live, ForgetTurns(3, 4))
    (block,) = live.timeline.blocks
    assert block.text == wanted_block.text == live.store.memory(block.memory_id).text
    verify.check(live.engine, live.timeline)
    assert nmse(oracle.next_logits(live), wanted) < SAME
    assert live.store.search("locker 4711", wanted=Filter(live.chat_id), kinds=("memory",)) == []
    assert "4711" not in tool_calls.search_memory(live, "locker")
