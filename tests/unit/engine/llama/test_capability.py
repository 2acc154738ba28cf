"""What each kind of model and cache allows and why, and what happens when positions run out."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE, Shift
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import ContextEdited, Method, Trigger
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama import capability as llama_capability
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import verify
from ethervox_gui.governor.eviction import apply, make_room
from ethervox_gui.governor.turns import conversation
from ethervox_gui.settings import ModelSettings
from tests.conftest import ModelMaker
from tests.helpers.live import bench
from tests.helpers.sending import send
from tests.helpers.tiny_models import Family, Shape


def capability(model: Path, kv_type: str = "f16") -> Capability:
    engine = llama.load(
        model, ModelSettings.model_validate({"n_ctx": 256, "n_threads": 1, "kv_type": kv_type})
    )
    found = engine.info.capability
    assert engine.occupancy(LIVE).pos_max == -1, "the probe leaves nothing behind"
    engine.close()
    return found


#: Shape, cache type, surgical, can_shift, and words of the reason.
KINDS = {
    "plain": (Shape(), "f16", True, True, "tested when the model was loaded"),
    "four layers, f32": (Shape(n_layer=4), "f32", True, True, "removed and closed up"),
    "quantised keys": (Shape(n_layer=4), "q8_0", True, True, "removed and closed up"),
    "half rotated": (Shape(family=Family.PARTIAL_ROPE), "f16", True, True, "removed and closed up"),
    "half rotated, quantised": (Shape(family=Family.PARTIAL_ROPE), "q8_0", True, False, "quantized keys"),
    "heads of 96, quantised": (Shape(n_embd=192), "q8_0", True, False, "quantized keys"),
    "YaRN": (Shape(yarn=4.0), "f16", True, False, "YaRN"),
    "attention factor": (Shape(attn_factor=1.19), "f16", True, False, "attention factor"),
    "sliding window": (Shape(family=Family.SLIDING_WINDOW, n_layer=2), "f16", False, False, "sliding window"),
    "M-RoPE": (Shape(family=Family.MULTI_ROPE), "f16", False, False, "M-RoPE"),
    "recurrent": (Shape(family=Family.RECURRENT), "f16", False, False, "its state is recurrent"),
    "hybrid": (Shape(family=Family.HYBRID, n_layer=2), "f16", False, False, "part of its state is recurrent"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_model_and_its_reason(tiny_model: ModelMaker, kind: str) -> None:
    shape, kv_type, surgical, can_shift, words = KINDS[kind]
    found = capability(tiny_model(shape), kv_type)
    assert (found.surgical, found.can_shift) == (surgical, can_shift)
    assert found.word == ("surgical" if surgical else "rebuild")
    assert words in found.reason
    assert found.reason == found.reason.strip(" .")
    assert len(found.reason) < 120


def test_what_the_static_check_lets_through_is_still_tried(
    plain_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A model that would be corrupted in a way nobody knows of yet: the probe finds out."""
    monkeypatch.setattr(llama_capability, "nmse", lambda *_: 0.014)
    found = capability(plain_model)
    assert (found.surgical, found.can_shift) == (True, False)
    assert "closing up changes them (NMSE 1.4e-02)" in found.reason


@pytest.mark.parametrize("model", ["yarn_model", "attn_factor_model"])
def test_the_probe_alone_would_find_what_the_static_check_knows(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, model: str
) -> None:
    monkeypatch.setattr(llama_capability, "static_refusal", lambda *_: ("", ""))
    found = capability(request.getfixturevalue(model))
    assert (found.surgical, found.can_shift) == (True, False)
    assert "NMSE" in found.reason


def test_a_probe_that_fails_means_rebuild(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object, **_values: object) -> None:
        raise EngineError("llama_decode returned -3")

    monkeypatch.setattr(llama.LlamaEngine, "decode", fail)
    found = capability(plain_model)
    assert not found.surgical
    assert "llama_decode returned -3" in found.reason


# ---- near the last position the model knows ------------------------------------------------------

N_CTX_TRAIN = 640


@pytest.mark.parametrize(
    ("shape", "methods"),
    [
        (Shape(n_ctx_train=N_CTX_TRAIN, ends=False), {Method.GAP, Method.SHIFT}),
        (Shape(n_ctx_train=N_CTX_TRAIN, ends=False, attn_factor=1.19), {Method.GAP, Method.REBUILD}),
        (Shape(n_ctx_train=N_CTX_TRAIN, ends=False, family=Family.RECURRENT, n_layer=2), {Method.REBUILD}),
    ],
    ids=["shift", "no shift", "recurrent"],
)
def test_positions_never_pass_what_the_model_was_trained_for(
    tiny_model: ModelMaker, tmp_path: Path, shape: Shape, methods: set[Method]
) -> None:
    """Edits leave gaps, so positions grow; before they run out, everything closes up."""
    with bench(tiny_model(shape), tmp_path, n_ctx=512) as made:
        live = made.new_chat(sampling__max_tokens=40)
        for number in range(14):
            send(live, f"{number}: some words and some more of them")
            verify.check(live.engine, live.timeline)
            assert live.timeline.n_past <= N_CTX_TRAIN
        edits = [event.method for event in made.events if isinstance(event, ContextEdited)]
        assert edits
        assert set(edits) <= methods
        assert sum(turn.n_tokens for turn in live.timeline) > N_CTX_TRAIN, "positions were used again"


def test_gaps_alone_close_up_before_a_message_would_pass_the_end(
    tiny_model: ModelMaker, tmp_path: Path
) -> None:
    n_ctx_train = 2048
    with bench(tiny_model(Shape(n_ctx_train=n_ctx_train)), tmp_path, n_ctx=512) as made:
        live = made.new_chat(context__enabled=False)
        for number in range(6):
            conversation.append(live, Role.USER, f"{number}: some words")
            conversation.append(live, Role.ASSISTANT, "And an answer.")
        decision = policies.shift_window(live.timeline, live.budget, 2, Trigger.USER)
        assert decision is not None
        apply.carry_out(live, decision, Detail.BRIEF)
        n_past, n_used = live.timeline.n_past, live.timeline.n_used
        assert n_past > n_used
        make_room.ensure(live, n_ctx_train - n_past)
        assert live.timeline.n_past == n_past, "not earlier than it must"
        make_room.ensure(live, n_ctx_train - n_past + 1)
        assert live.timeline.n_past == live.timeline.n_used == n_used
        verify.check(live.engine, live.timeline)


def test_closing_up_quantised_keys_costs_little_more_than_quantising_them(tiny_model: ModelMaker) -> None:
    """The library rounds them anew when it rotates them; that is why it is allowed."""
    path = tiny_model(Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2))
    tokens = [int(token) for token in np.random.default_rng(7).integers(0, 256, 121)]

    def logits(kv_type: str, *, closed_up: bool) -> NDArray[np.float32]:
        options = {"n_ctx": 256, "n_threads": 1, "kv_type": kv_type}
        engine = llama.load(path, ModelSettings.model_validate(options))
        p0 = 7 if closed_up else 0
        engine.decode(tokens[:120], LIVE, p0)
        if closed_up:
            engine.apply([Shift(7, 127, -7)])
        engine.decode(tokens[120:], LIVE, 120)
        found = engine.logits().copy()
        engine.close()
        return found

    exact = logits("f16", closed_up=False)
    by_itself = nmse(logits("q8_0", closed_up=False), exact)
    assert nmse(logits("q8_0", closed_up=True), exact) < 3 * by_itself
    assert nmse(logits("f16", closed_up=True), exact) < 1e-5
