"""Pages of a real cache: what comes back is what left, and what does not belong is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, PageIn, Remove, Shift
from ethervox_gui.context.errors import EngineError, NoRoomError
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.engine.llama.cells import model_hash
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.settings import ModelSettings
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import Shape

SHAPE = Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2)
SPANS = [Span(0, 20), Span(20, 50), Span(50, 85), Span(85, 120)]
TOKENS = [int(token) for token in np.random.default_rng(5).integers(0, 256, 121)]


def opened(path: Path, kv_type: str = "f16", n_ctx: int = 256) -> LlamaEngine:
    settings = ModelSettings.model_validate({"n_ctx": n_ctx, "n_threads": 1, "kv_type": kv_type})
    return llama.load(path, settings)


@pytest.fixture(params=["f16", "q8_0", "f32"])
def engine(request: pytest.FixtureRequest, tiny_model: ModelMaker) -> Iterator[LlamaEngine]:
    made = opened(tiny_model(SHAPE), request.param)
    made.decode(TOKENS[:120], LIVE, 0)
    yield made
    made.close()


def next_logits(engine: LlamaEngine, p0: int) -> NDArray[np.float32]:
    engine.decode([TOKENS[120]], LIVE, p0)
    found = engine.logits().copy()
    engine.apply([Remove(p0)])
    return found


def test_turns_come_back_exactly_in_any_order(engine: LlamaEngine) -> None:
    whole = next_logits(engine, 120)
    engine.apply([Remove(*SPANS[2])])
    without = next_logits(engine, 120)
    pages = {span: engine.save_page(span) for span in SPANS if span != SPANS[2]}
    engine.apply([Remove()])
    for span in (SPANS[3], SPANS[0], SPANS[1]):
        engine.apply([PageIn(span, data=pages[span])])
    assert engine.occupancy(LIVE) == (0, 119, 85)
    assert nmse(next_logits(engine, 120), without) < 1e-5
    assert nmse(whole, without) > 1e-3, "the turn that is missing makes a difference"


def test_a_page_can_come_back_to_another_place(engine: LlamaEngine) -> None:
    page = engine.save_page(SPANS[3])
    engine.apply([Remove(*SPANS[2])])
    engine.apply([Shift(85, 120, -35)])
    closed_up = next_logits(engine, 85)
    engine.apply([Remove(50)])
    engine.apply([PageIn(SPANS[3], -35, data=page)])
    assert engine.occupancy(LIVE) == (0, 84, 85)
    assert nmse(next_logits(engine, 85), closed_up) < 1e-5


def test_a_page_is_saved_after_the_rotation_that_waits(engine: LlamaEngine) -> None:
    """Keys that moved are rotated by the next decode; a page written before it would be wrong."""
    engine.apply([Remove(*SPANS[2]), Shift(85, 120, -35)])
    page = engine.save_page(Span(50, 85))
    closed_up = next_logits(engine, 85)
    engine.apply([Remove(50), PageIn(Span(50, 85), data=page)])
    assert nmse(next_logits(engine, 85), closed_up) < 1e-5


def test_a_full_cache_can_still_be_saved(tiny_model: ModelMaker) -> None:
    engine = opened(tiny_model(SHAPE))
    engine.decode(TOKENS[:120], LIVE, 0)
    engine.apply([Remove(50, 85), Shift(85, 120, -35)])
    engine.decode(TOKENS[:120] + TOKENS[:51], LIVE, 85)
    assert engine.occupancy(LIVE).n_cells == 256
    page = engine.save_page(Span(50, 85))
    with pytest.raises(NoRoomError):
        engine.apply([PageIn(Span(50, 85), 300, data=page)])
    assert engine.occupancy(SCRATCH).n_cells == 0
    assert engine.occupancy(LIVE).n_cells == 256
    engine.close()


def test_what_is_not_in_the_cache_cannot_be_saved(engine: LlamaEngine) -> None:
    engine.apply([Remove(60, 70)])
    with pytest.raises(EngineError, match="in the cache"):
        engine.save_page(SPANS[2])
    assert engine.occupancy(SCRATCH).n_cells == 0


def test_a_page_that_is_none_is_refused(engine: LlamaEngine) -> None:
    """The store never hands out such a thing; if it did, the library would refuse it and live."""
    page = engine.save_page(SPANS[3])
    engine.apply([Remove(*SPANS[3])])
    for wrong in (page[: len(page) // 2], b"", bytes(100), page + bytes(8)):
        with pytest.raises(EngineError):
            engine.apply([PageIn(SPANS[3], data=wrong)])
    with pytest.raises(EngineError):
        engine.apply([PageIn(SPANS[2], data=page)])
    assert engine.occupancy(LIVE) == (0, 84, 85)
    assert engine.occupancy(SCRATCH).n_cells == 0


def test_the_fingerprint_tells_models_and_cache_types_apart(tiny_model: ModelMaker) -> None:
    path, other = tiny_model(SHAPE), tiny_model(Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2, seed=1))
    assert path.stat().st_size == other.stat().st_size
    found = []
    for model, kv_type, n_ctx in (
        (path, "f16", 256),
        (other, "f16", 256),
        (path, "q8_0", 256),
        (path, "f16", 512),
    ):
        engine = opened(model, kv_type, n_ctx)
        found.append(engine.fingerprint)
        engine.close()
    assert len(set(found)) == 3
    assert found[0] == found[3], "another size of the window leaves pages as they are"


def test_a_large_file_is_sampled_in_every_stride(tmp_path: Path) -> None:
    file = tmp_path / "large.gguf"
    with file.open("wb") as out:
        out.truncate((64 << 20) + (1 << 20))
    before = model_hash(file)
    for position in (0, 16 << 20, 40 << 20, 65 << 20):
        with file.open("r+b") as out:
            out.seek(position)
            out.write(b"x" * (256 << 10))
        after = model_hash(file)
        assert after != before
        before = after


@pytest.mark.parametrize("model", ["recurrent_model", "hybrid_model", "sliding_window_model"])
def test_models_without_single_cells_have_no_pages(model: str, request: pytest.FixtureRequest) -> None:
    engine = opened(request.getfixturevalue(model))
    assert engine.fingerprint == ""
    engine.close()
