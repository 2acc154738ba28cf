"""Whatever the weights: a model that is asked gives one valid call, and the chat does not notice."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.calls.guide_calls import KEEP_MAX, KEEP_MIN
from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH
from ethervox_gui.context.events.events import Action, ContextEdited, Trigger
from ethervox_gui.governor.cache import verify
from ethervox_gui.governor.eviction import ask_model
from tests.helpers.live import bench
from tests.helpers.sending import send
from tests.helpers.tiny_models import Family, Shape, make_model


@pytest.mark.parametrize("seed", range(8))
def test_any_model_gives_a_valid_call(tmp_path: Path, seed: int) -> None:
    model = make_model(tmp_path / "tiny.gguf", Shape(n_layer=1 + seed % 3, seed=seed))
    with bench(model, tmp_path / "data", n_ctx=1024) as made:
        live = made.new_chat(sampling__max_tokens=20)
        send(live, "Hello there.")
        before = live.engine.occupancy(LIVE)
        assert ask_model.can_ask(live)
        request = ask_model.ask(live)
        assert request is not None
        assert request.action in Action
        assert KEEP_MIN <= request.keep_last_n_turns <= KEEP_MAX
        assert request.detail in Detail
        assert request.corrected == ""
        assert live.engine.occupancy(LIVE) == before
        assert live.engine.occupancy(SCRATCH).n_cells == 0
        verify.check(live.engine, live.timeline)


def test_a_recurrent_model_is_not_asked(tmp_path: Path) -> None:
    model = make_model(tmp_path / "tiny.gguf", Shape(family=Family.RECURRENT))
    with bench(model, tmp_path / "data", n_ctx=1024) as made:
        assert not ask_model.can_ask(made.new_chat())


def test_the_models_choice_is_carried_out_on_the_way(tmp_path: Path) -> None:
    """In a chat that overflows the edits are the model's (or its failure's), and the cache stays true."""
    model = make_model(tmp_path / "tiny.gguf", Shape(n_layer=2, seed=3))
    with bench(model, tmp_path / "data", n_ctx=1024) as made:
        live = made.new_chat(context__mode="model", sampling__max_tokens=20, context__keep_recent_turns=4)
        rng = np.random.default_rng(1)
        for number in range(30):
            send(live, f"Message {number} about " + "words " * int(rng.integers(1, 12)))
            verify.check(live.engine, live.timeline)
        edits = [event for event in made.events if isinstance(event, ContextEdited)]
        assert edits
        assert {edit.trigger for edit in edits} <= {Trigger.TOOL, Trigger.AUTO}
        assert Trigger.TOOL in {edit.trigger for edit in edits}
