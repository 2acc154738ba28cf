"""Stop, while a real model that can only be rebuilt reads everything again: at once, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.governor.cache import prefill, verify
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.turns import conversation
from tests.helpers.live import bench

N_CTX = 4096


@pytest.mark.parametrize("kind", ["sliding_window_model", "recurrent_model", "hybrid_model"])
def test_a_stopped_edit_is_made_up_for(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> None:
    with bench(request.getfixturevalue(kind), tmp_path, N_CTX) as made:
        live = made.new_chat(sampling__max_tokens=8, context__enabled=False)
        for number in range(7):
            conversation.append(live, Role.USER, f"{number}: " + "some words of it " * 11)
            conversation.answer(live)
        decision = policies.shift_window(live.timeline, live.budget, 12, Trigger.USER)
        assert decision is not None
        assert live.timeline.n_used - policies.leaving_tokens(live.timeline, decision) > 2 * 512, (
            "many batches"
        )
        made.polls_left = 1  # between the first batch and the second
        with pytest.raises(Cancelled):
            apply.carry_out(live, decision, Detail.BRIEF)
        assert live.is_stale
        assert live.engine.occupancy(LIVE).pos_max == -1
        states = {turn.number: turn.state for turn in live.store.turns_of_chat(live.chat_id)}
        assert {states[number] for number in decision.leaving} == {TurnState.DROPPED}, "the edit stands"
        conversation.settle(live)
        assert live.is_stale, "whoever stopped it does not wait for it now"
        made.polls_left = None
        prefill.rebuild(live)
        verify.check(live.engine, live.timeline)
        after_the_stop = made.engine.logits().copy()
        prefill.rebuild(live)
        now = made.engine.logits()
        assert np.array_equal(after_the_stop, now), "nothing of the half that was read is left"
        conversation.append(live, Role.USER, "And on.")
        conversation.answer(live)
        verify.check(live.engine, live.timeline)
