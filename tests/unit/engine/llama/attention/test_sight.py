"""What is seen of a real model: the queries and keys that meet in the cache, or it says why not."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from pathlib import Path

import llama_cpp as lib
import numpy as np
import pytest

from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.attention import gate, watch
from ethervox_gui.engine.llama.attention.page_keys import UnreadableKeysError, read_keys
from ethervox_gui.engine.llama.attention.watch import MOST_TOKENS, STATE
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.settings import Settings
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import Shape

#: Two heads share the keys of one.
GROUPED = Shape(n_layer=8, n_embd=128, n_head=4, n_head_kv=2)
TOKENS = [random.Random(3).randrange(200) for _ in range(600)]


def load(model: Path, kv_type: str = "f16") -> LlamaEngine:
    changes = {"model.n_ctx": 1024, "model.n_threads": 1, "model.kv_type": kv_type}
    return llama.load(model, Settings().with_values(changes).model)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small models are looked at, too."""
    monkeypatch.setattr(gate, "LEAST_PARAMETERS", 0)


@pytest.fixture(params=["f16", "f32"])
def engine(request: pytest.FixtureRequest, tiny_model: ModelMaker, small: None) -> Iterator[LlamaEngine]:
    made = load(tiny_model(GROUPED), request.param)
    yield made
    made.close()


def test_saved_keys_are_those_that_attention_meets(engine: LlamaEngine) -> None:
    sight = engine.sight
    assert sight is not None
    assert engine.info.unseen == ""
    assert sight.layers == (2, 5)
    assert sight.shape == (2, 2, 32)
    engine.decode(TOKENS[:20], LIVE, 0)
    engine.apply([Remove(3, 9)])
    with sight.watch.watching(sight.layers, ("K",)):
        engine.decode(TOKENS[20:40], LIVE, 20)  # into the cells that are free, then behind
    found = read_keys(engine.save_page(Span(20, 40)), sight.layers, [39, 25, 20])
    keys = [sight.watch.seen(layer, "K") for layer in sight.layers]
    seen = np.stack([values for values in keys if values is not None])
    assert np.allclose(found, seen[:, [19, 5, 0]].reshape(2, 3, -1), atol=2e-3)


def test_a_query_meets_the_key_where_attention_does(engine: LlamaEngine) -> None:
    """Two tokens have the same product wherever they stand: both are rotated by their positions."""
    sight = engine.sight
    assert sight is not None
    products = []
    for start in (0, 300):
        engine.apply([Remove()])
        with sight.watch.watching(sight.layers[:1], ("Q", "K")):
            engine.decode(TOKENS[:9], LIVE, start)
        queries, keys = (sight.watch.seen(sight.layers[0], kind) for kind in ("Q", "K"))
        assert queries is not None
        assert keys is not None
        assert queries.shape == (9, 4, 32)
        products.append(float(queries[8, 0] @ keys[2, 0]))
        products.append(float(queries[8, 0] @ keys[8, 0]))
    assert products[0] == pytest.approx(products[2], rel=5e-3, abs=0.05)
    assert products[1] == pytest.approx(products[3], rel=5e-3, abs=0.05)


@pytest.mark.parametrize("layers", [(2, 5), (5,)], ids=["two layers", "one layer"])
def test_the_last_tokens_of_several_batches_are_kept(engine: LlamaEngine, layers: tuple[int, ...]) -> None:
    sight = engine.sight
    assert sight is not None
    with sight.watch.watching(layers):
        engine.decode(TOKENS, LIVE, 0)
    whole = sight.watch.seen(5)
    assert whole is not None
    assert len(whole) == MOST_TOKENS
    engine.apply([Remove()])
    engine.decode(TOKENS[:550], LIVE, 0)
    with sight.watch.watching(sight.layers):
        engine.decode(TOKENS[550:], LIVE, 550)
    rest = sight.watch.seen(5)
    assert rest is not None
    assert np.allclose(whole[-50:], rest, atol=0.05)


def test_a_state_is_what_a_layer_makes_of_a_token_wherever_it_stands(engine: LlamaEngine) -> None:
    sight = engine.sight
    assert sight is not None
    seen = []
    for start in (0, 300):
        engine.apply([Remove()])
        with sight.watch.watching(sight.layers, ("Q", STATE)):
            engine.decode(TOKENS[:9], LIVE, start)
        states = sight.watch.at(sight.layers, STATE)
        assert [values.shape for values in states] == [(9, 128)] * 2
        seen.append((states, sight.watch.at(sight.layers)))
    for (state, query), (other, rotated) in zip(*(zip(*one, strict=True) for one in seen), strict=True):
        assert np.allclose(state, other, atol=0.05)
        assert not np.allclose(query, rotated, atol=0.5), "unlike queries"
    assert not np.allclose(seen[0][0][0], seen[0][0][1], atol=0.5), "of each layer its own"
    assert sight.watch.at((2, 3), STATE) == [], "all or none"


def test_what_lies_behind_the_last_layer_is_left_out_where_nobody_needs_it(engine: LlamaEngine) -> None:
    sight = engine.sight
    assert sight is not None
    first, behind = sight.layers[:1], range(sight.layers[0] + 1, GROUPED.n_layer)

    def computed() -> list[np.ndarray]:
        values = read_keys(engine.save_page(Span(0, 9)), range(GROUPED.n_layer), range(9))
        return [np.asarray(layer) for layer in values]

    with sight.watch.watching(first, ("K", STATE)):
        engine.decode(TOKENS[:9], LIVE, 0)
    seen, whole = sight.watch.at(first, STATE), computed()
    logits = engine.logits().copy()
    lib.llama_memory_clear(engine.memory, True)
    with sight.watch.watching(first, ("K", STATE), then_stop=True):
        engine.decode(TOKENS[:9], LIVE, 0)
    assert np.array_equal(sight.watch.at(first, STATE)[0], seen[0]), "it is seen as before"
    short = computed()
    with pytest.raises(EngineError):
        engine.logits()
    assert all(np.array_equal(short[layer], whole[layer]) for layer in range(behind.start))
    assert not any(short[layer].any() for layer in behind), "nothing was computed there"
    engine.apply([Remove()])
    engine.decode(TOKENS[:9], LIVE, 0)
    assert np.array_equal(engine.logits(), logits), "and nothing is left of it"


def test_where_computing_goes_on_all_the_same_nothing_is_left_out(
    tiny_model: ModelMaker, small: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a machine that computes a model in parts, in two places: the next part is begun anyway."""
    sees = watch.Watch._see
    monkeypatch.setattr(watch.Watch, "_see", lambda self, *what: sees(self, *what) or not what[1])
    engine = load(tiny_model(GROUPED))
    try:
        assert engine.sight is not None
        assert not engine.sight.watch.can_stop
        with engine.sight.watch.watching(engine.sight.layers, (STATE,), then_stop=True):
            assert not engine.sight.watch.stops
            engine.decode(TOKENS[:9], LIVE, 0)
        assert np.isfinite(engine.logits()).all()
    finally:
        engine.close()


def test_what_was_tried_leaves_nothing_behind(engine: LlamaEngine) -> None:
    assert engine.sight is not None
    assert engine.sight.watch.can_stop
    assert engine.occupancy(LIVE).n_cells == 0
    engine.decode(TOKENS[:9], LIVE, 0)
    assert np.isfinite(engine.logits()).all()


def test_a_speed_is_that_of_whole_computations(engine: LlamaEngine) -> None:
    sight = engine.sight
    assert sight is not None
    engine.decode(TOKENS[:64], LIVE, 0)
    speed = engine.prompt_speed
    assert speed > 0
    with sight.watch.watching(sight.layers, (STATE,), then_stop=True):
        engine.decode(TOKENS[:64], LIVE, 64)
    assert engine.prompt_speed == speed
    engine.decode(TOKENS[:64], LIVE, 128)
    assert engine.prompt_speed != speed


def test_where_no_state_is_seen_all_is_computed(engine: LlamaEngine) -> None:
    """A node of queries or keys comes several times: which is the last of them is not known before."""
    sight = engine.sight
    assert sight is not None
    with sight.watch.watching(sight.layers, ("Q", "K"), then_stop=True):
        engine.decode(TOKENS[:9], LIVE, 0)
    found = read_keys(engine.save_page(Span(0, 9)), range(GROUPED.n_layer), range(9))
    assert all(found[layer].any() for layer in range(GROUPED.n_layer))


def test_nothing_is_seen_unless_it_is_watched(engine: LlamaEngine) -> None:
    sight = engine.sight
    assert sight is not None
    with sight.watch.watching(sight.layers):
        pass
    engine.decode(TOKENS[:5], LIVE, 0)
    assert sight.watch.seen(5) is None


@pytest.mark.parametrize("cut", [0, 5, 15, 60, 400])
def test_a_page_that_is_none_is_refused(engine: LlamaEngine, cut: int) -> None:
    engine.decode(TOKENS[:10], LIVE, 0)
    page = bytes(engine.save_page(Span(0, 10)))
    with pytest.raises(UnreadableKeysError):
        read_keys(page[:cut], (2, 5), [1])


def test_cells_need_not_be_in_the_order_of_their_positions() -> None:
    positions = [7, 5, 9, 6]
    page = struct.pack("<IIII", 1, 1, 1, len(positions))
    page += b"".join(struct.pack("<iIi", position, 1, 1) for position in positions)
    page += struct.pack("<II", 0, 1) + struct.pack("<iQ", lib.GGML_TYPE_F16, 4)
    page += np.array([[position, -position] for position in positions], np.float16).tobytes()
    assert read_keys(page, [0], [5, 6, 9]).tolist() == [[[5, -5], [6, -6], [9, -9]]]


def test_what_a_page_does_not_hold_is_refused(engine: LlamaEngine) -> None:
    engine.decode(TOKENS[:10], LIVE, 0)
    page = engine.save_page(Span(0, 10))
    for layers, positions in (((2, 9), [1]), ((2, 5), [10]), ((2, 5), [-1])):
        with pytest.raises(UnreadableKeysError):
            read_keys(page, layers, positions)


@pytest.mark.parametrize(
    ("fixture", "kv_type", "why"),
    [
        ("deep_model", "q8_0", "quantized"),
        ("sliding_window_model", "f16", "sliding window"),
        ("recurrent_model", "f16", "recurrent"),
        ("hybrid_model", "f16", "recurrent"),
    ],
)
def test_what_cannot_be_read_right_says_why(
    request: pytest.FixtureRequest,
    small: None,
    fixture: str,
    kv_type: str,
    why: str,
) -> None:
    engine = load(request.getfixturevalue(fixture), kv_type)
    try:
        assert engine.attention() is None
        assert why in engine.info.unseen
    finally:
        engine.close()


def test_small_models_go_by_words_alone(deep_model: Path) -> None:
    engine = load(deep_model)
    try:
        assert engine.attention() is None
        assert "small" in engine.info.unseen
    finally:
        engine.close()


def test_keys_that_are_others_are_refused(
    tiny_model: ModelMaker,
    small: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Should the library lay pages out otherwise one day, nothing is believed."""
    monkeypatch.setattr(gate, "read_keys", lambda *given: read_keys(*given)[:, ::-1])
    engine = load(tiny_model(GROUPED))
    try:
        assert engine.attention() is None
        assert "not those that attention meets" in engine.info.unseen
    finally:
        engine.close()


def test_tensors_are_read_where_a_library_tells_only_its_own(
    tiny_model: ModelMaker,
    small: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on Windows; and where nothing can be read, a model is loaded all the same."""
    monkeypatch.setattr(lib.llama_cpp, "_lib", object())
    engine = load(tiny_model(GROUPED))
    assert engine.attention() is not None
    engine.close()
    monkeypatch.setattr(watch, "_TENSOR_GET", "no_such_function")
    engine = load(tiny_model(GROUPED))
    assert engine.attention() is None
    assert "does not reveal" in engine.info.unseen
    engine.close()


@pytest.mark.parametrize(
    ("n_layers", "layers"),
    [(1, (0,)), (2, (0,)), (4, (2,)), (24, (8, 11, 14, 17)), (30, (9, 12, 15, 18, 21))],
)
def test_fault_layers_lie_in_the_middle(n_layers: int, layers: tuple[int, ...]) -> None:
    assert gate.fault_layers(n_layers) == layers
