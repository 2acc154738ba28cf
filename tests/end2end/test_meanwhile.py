"""The summary of old turns is written in the batches of a reply that goes on, on a real model."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import llama_cpp as lib
import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove, Share
from ethervox_gui.context.errors import DecodeError, NoRoomError
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    Event,
    ReplyFinished,
    StopReason,
    SummaryStored,
    Trigger,
)
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import alongside_reply
from ethervox_gui.governor.turns import conversation
from tests.end2end.test_oracle import converse
from tests.helpers import oracle
from tests.helpers.live import Bench, bench

PREFIX, OURS, THEIRS = [70, 71, 72, 73, 74, 75], [80, 81, 82, 83], [90, 91, 92, 93]


@pytest.fixture(scope="module")
def endless(endless_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with bench(endless_model, tmp_path_factory.mktemp("meanwhile"), n_ctx=2048) as made:
        yield made


class Beside:
    """How many batches carried two sequences, and what happened in one of them."""

    def __init__(self, live: LiveChat, monkeypatch: pytest.MonkeyPatch) -> None:
        self.n_batches = 0
        self.fault: tuple[int, Exception] | None = None
        decode = live.engine.decode_beside

        def counted(*batch: object) -> None:
            self.n_batches += 1
            if self.fault is not None and self.n_batches == self.fault[0]:
                raise self.fault[1]
            decode(*batch)  # type: ignore[arg-type]

        monkeypatch.setattr(live.engine, "decode_beside", counted)


def exactness(made: Bench, live: LiveChat) -> list[float]:
    """How far the logits are off after each edit from those of a cache that was never edited."""
    found: list[float] = []

    def hear(event: Event) -> None:
        made.events.append(event)
        if isinstance(event, ContextEdited):
            verify.check(live.engine, live.timeline)
            found.append(nmse(oracle.next_logits(live), oracle.afresh(live)))

    live.emit = hear
    return found


def near_the_trigger(made: Bench, max_tokens: int) -> LiveChat:
    """A chat that an answer of some tokens brings to where old turns must leave."""
    live = made.new_chat(sampling__max_tokens=max_tokens, context__keep_recent_turns=4)
    number = 0
    while live.timeline.n_used < live.budget.act_at - 120:
        converse(live, 1, number)
        number += 1
    conversation.append(live, Role.USER, "And then?")
    object.__setattr__(live.budget, "act_at", live.timeline.n_used + 30)
    made.events.clear()
    return live


def test_a_batch_for_two_gives_each_its_own_logits(endless: Bench) -> None:
    live = endless.new_chat()
    engine = endless.engine

    def prepare() -> int:
        engine.apply([Remove(), Remove(seq=SCRATCH)])
        engine.decode(PREFIX, LIVE, 0)
        engine.apply([Share(SCRATCH, 0, len(PREFIX))])
        return len(PREFIX)

    def at(index: int) -> NDArray[np.float32]:
        found = lib.llama_get_logits_ith(engine.context, index)
        return np.ctypeslib.as_array(found, shape=(engine.vocabulary.n_tokens,)).copy()

    p0 = prepare()
    alone = []
    for offset, (ours, theirs) in enumerate(zip(OURS, THEIRS, strict=True)):
        engine.decode([ours], LIVE, p0 + offset)
        alone.append(at(-1))
        engine.decode([theirs], SCRATCH, p0 + offset)
        alone.append(at(-1))
    p0 = prepare()
    engine.decode_beside(THEIRS[:2], SCRATCH, p0, OURS[0], p0)
    assert nmse(at(-1), alone[0]) < 1e-5
    assert nmse(at(1), alone[3]) < 1e-5
    engine.decode_beside(THEIRS[2:3], SCRATCH, p0 + 2, OURS[1], p0 + 1)
    engine.decode_beside(THEIRS[3:], SCRATCH, p0 + 3, OURS[2], p0 + 2)
    assert nmse(at(-1), alone[4]) < 1e-5
    assert nmse(at(0), alone[7]) < 1e-5
    engine.decode([OURS[3]], LIVE, p0 + 3)
    assert nmse(at(-1), alone[6]) < 1e-5
    engine.apply([Remove(seq=SCRATCH), Remove()])
    assert nmse(alone[4], alone[5]) > 1e-3, "they are different sequences"
    assert live.pending.alongside is None


@pytest.mark.parametrize("mode", ["automatic", "model"])
def test_the_reply_goes_on_and_the_cache_is_exact(
    endless: Bench, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    """Also while the model says what should leave, which may be anything."""
    live = near_the_trigger(endless, 400)
    live.settings = live.settings.with_values({"context.mode": mode})
    beside = Beside(live, monkeypatch)
    found, at_act = exactness(endless, live), live.budget.act_at
    conversation.answer(live)
    event = next(e for e in endless.events if isinstance(e, ContextEdited))
    if mode == "automatic":
        assert event.action is Action.SUMMARIZE_OLD
        assert [e for e in endless.events if isinstance(e, SummaryStored)]
        # The end of the turn has its place, too, so it was time a few tokens earlier.
        assert event.n_before >= at_act + beside.n_batches - 16, "each brought a token of the reply"
    else:
        assert event.trigger is Trigger.TOOL
    assert beside.n_batches > 50, "all was done in the reply's batches"
    verify.check(live.engine, live.timeline)
    assert max(found) < 1e-5


def test_a_reply_that_ends_first_leaves_nothing_behind(
    endless: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = near_the_trigger(endless, 60)
    beside = Beside(live, monkeypatch)
    conversation.answer(live)
    assert 0 < beside.n_batches < 60
    assert not [e for e in endless.events if isinstance(e, ContextEdited)]
    assert live.pending.alongside is None
    verify.check(live.engine, live.timeline)
    n_batches = beside.n_batches
    for seed in range(20):  # without a reply that could go on it is written alone
        converse(live, 1, seed)
    assert [e for e in endless.events if isinstance(e, ContextEdited)]
    assert beside.n_batches == n_batches
    verify.check(live.engine, live.timeline)


def test_a_reply_that_is_stopped_leaves_nothing_behind(
    endless: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = near_the_trigger(endless, 700)
    beside = Beside(live, monkeypatch)
    live.cancelled = lambda: beside.n_batches > 20
    conversation.answer(live)
    (finished,) = [e for e in endless.events if isinstance(e, ReplyFinished)]
    assert finished.stop_reason is StopReason.CANCELLED
    assert live.pending.alongside is None
    verify.check(live.engine, live.timeline)


def test_where_room_runs_short_the_reply_waits_for_the_rest(
    endless: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = near_the_trigger(endless, 150)
    beside = Beside(live, monkeypatch)
    as_it_is = alongside_reply.fits
    found = exactness(endless, live)
    monkeypatch.setattr(alongside_reply, "fits", lambda *a: beside.n_batches < 40 and as_it_is(*a))
    conversation.answer(live)
    assert beside.n_batches == 40
    (event,) = [e for e in endless.events if isinstance(e, ContextEdited)]
    assert event.action is Action.SUMMARIZE_OLD
    verify.check(live.engine, live.timeline)
    (off,) = found
    assert off < 1e-5


@pytest.mark.parametrize("error", [NoRoomError("no room"), DecodeError("it failed", 0)])
def test_where_a_batch_for_two_fails_summaries_are_written_alone(
    endless: Bench, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    live = near_the_trigger(endless, 300)
    beside = Beside(live, monkeypatch)
    found = exactness(endless, live)
    beside.fault = 30, error
    conversation.answer(live)
    assert beside.n_batches == 30
    (event,) = [e for e in endless.events if isinstance(e, ContextEdited)]
    assert event.action is Action.SUMMARIZE_OLD
    (finished,) = [e for e in endless.events if isinstance(e, ReplyFinished)]
    assert finished.n_tokens == 300
    verify.check(live.engine, live.timeline)
    (off,) = found
    assert off < 1e-5
