"""A summary that was prepared while nothing ran, on a real model: the edit decodes nothing, and is exact."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import Decode
from ethervox_gui.context.edits.plan import EditPlan
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.events.events import ContextEdited, Method, SummaryStored, Trigger
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import prebuild, prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Prepared, Summary
from ethervox_gui.governor.eviction import apply, leaves_first
from ethervox_gui.governor.restore.requests import bring_back_turns
from tests.end2end.test_oracle import converse
from tests.helpers import oracle
from tests.helpers.live import Bench, bench

SUMMARY = "- The dog is called Rex.\n- They meet in Oslo."


@pytest.fixture(scope="module")
def plain(plain_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with bench(plain_model, tmp_path_factory.mktemp("prepared"), n_ctx=2048) as made:
        yield made


def chat_of(plain: Bench, seed: int, method: str = "gap") -> LiveChat:
    """A chat of eight exchanges, in which nothing leaves by itself."""
    live = plain.new_chat(context__method=method, context__enabled=False)
    converse(live, 8, seed)
    return live


def prepare(live: LiveChat) -> None:
    decision = policies.summarize_old(live.timeline, live.budget, 4, Trigger.AUTO)
    assert decision is not None
    live.pending.prepared = Prepared(
        decision, Detail.BRIEF, Summary(SUMMARY, 20, "model"), live.settings.context
    )
    prebuild.build(live)
    assert live.pending.built
    verify.check(live.engine, live.timeline, live.pending.built)


@pytest.mark.parametrize("method", ["gap", "shift"])
def test_a_block_built_ahead_is_taken_in_exactly(
    plain: Bench, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chat goes on behind it; then the edit finds it, and the cache is what it should be."""
    live = chat_of(plain, 1, method)
    prepare(live)
    assert live.pending.prepared is not None
    decision = live.pending.prepared.decision
    converse(live, 2, 2)
    decoded: list[int] = []
    monkeypatch.setattr(live.engine, "decode", lambda tokens, *_, **__: decoded.extend(tokens))
    apply.carry_out(live, decision, Detail.BRIEF)
    monkeypatch.undo()
    assert decoded == []
    event = next(e for e in plain.events if isinstance(e, ContextEdited))
    assert event.method is Method(method)
    assert next(e for e in plain.events if isinstance(e, SummaryStored)).text == SUMMARY
    verify.check(live.engine, live.timeline)
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5


@pytest.mark.parametrize("method", ["gap", "shift"])
def test_of_a_block_that_was_half_built_the_edit_reads_the_rest(
    plain: Bench, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chat goes on and turns come back meanwhile; the cache is what it should be."""
    live = chat_of(plain, 4, method)
    first = policies.shift_window(live.timeline, live.budget, 14, Trigger.USER)
    assert first is not None
    apply.carry_out(live, first, Detail.BRIEF)
    monkeypatch.setattr(prebuild, "_STEP", 8)
    looks = iter([False, False])
    monkeypatch.setattr(live, "cancelled", lambda: next(looks, True))
    with pytest.raises(Cancelled):
        prepare(live)
    monkeypatch.setattr(live, "cancelled", lambda: False)
    n_built, prepared = live.pending.n_built, live.pending.prepared
    assert prepared is not None
    assert 0 < n_built < len(live.block_tokens(SUMMARY))
    bring_back_turns(live, first.leaving, may_read=False, trigger=Trigger.QUESTION)
    assert live.pending.n_built == n_built
    verify.check(live.engine, live.timeline, live.pending.built)
    leaves_first.leave(live, [[live.timeline.turn(number) for number in first.leaving]])
    assert live.pending.n_built == n_built
    converse(live, 2, 5)
    live.pending.keep(prepared)
    reads = prefill.carry_out
    read: list[int] = []

    def carry_out(live: LiveChat, plan: EditPlan) -> None:
        read.extend(len(edit.tokens) for edit in plan.edits[plan.n_done :] if isinstance(edit, Decode))
        reads(live, plan)

    monkeypatch.setattr(prefill, "carry_out", carry_out)
    apply.carry_out(live, prepared.decision, Detail.BRIEF)
    monkeypatch.undo()
    assert read == [len(live.block_tokens(SUMMARY)) - n_built]
    verify.check(live.engine, live.timeline)
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5


def test_a_block_that_is_not_wanted_leaves_nothing_behind(plain: Bench) -> None:
    live = chat_of(plain, 3)
    prepare(live)
    other = policies.shift_window(live.timeline, live.budget, 6, Trigger.USER)
    assert other is not None
    apply.carry_out(live, other, Detail.BRIEF)
    verify.check(live.engine, live.timeline)
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5
