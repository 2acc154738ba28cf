"""What a model takes a text to be about is read beside the chat, and leaves nothing behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.attention import gate
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.llama.topics import reading
from ethervox_gui.settings import Settings
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import Shape


def load(made: ModelMaker, shape: Shape) -> LlamaEngine:
    return llama.load(made(shape), Settings().with_values({"model.n_ctx": 512, "model.n_threads": 1}).model)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small models are looked at, too."""
    monkeypatch.setattr(gate, "LEAST_PARAMETERS", 0)


@pytest.fixture
def engine(tiny_model: ModelMaker, small: None) -> Iterator[LlamaEngine]:
    made = load(tiny_model, Shape(n_layer=4, n_embd=128, n_head=4, n_head_kv=2))
    yield made
    made.close()


def tokens_of(engine: LlamaEngine, patch: pytest.MonkeyPatch) -> list[int]:
    """What is decoded from now on."""
    read: list[int] = []
    decode = engine.decode

    def reads(tokens: Sequence[int], seq: int, p0: int) -> None:
        read.extend(tokens)
        decode(tokens, seq, p0)

    patch.setattr(engine, "decode", reads)
    return read


def test_the_chat_does_not_notice(engine: LlamaEngine) -> None:
    engine.decode(range(5, 25), LIVE, 0)
    page = bytes(engine.save_page(Span(0, 20)))
    first = engine.topic("I keep bees.")
    assert first
    assert engine.topic("I keep bees.") == first
    assert engine.topic("I sold the boat.") != first
    assert engine.occupancy(SCRATCH).n_cells == 0
    assert engine.occupancy(LIVE).n_cells == 20
    assert bytes(engine.save_page(Span(0, 20))) == page


def test_nothing_is_no_topic(engine: LlamaEngine) -> None:
    assert engine.topic(" \n") == b""


def test_of_a_long_text_the_beginning_and_the_end_are_read(
    engine: LlamaEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = tokens_of(engine, monkeypatch)
    middle = "and a lot more of it " * 300
    one = engine.topic(f"The bees have left. {middle} What now?")
    assert len(read) <= 81
    assert engine.topic(f"The bees have left. {middle * 2} What now?") == one
    assert engine.topic(f"The boat has left. {middle} What now?") != one
    assert engine.topic(f"The bees have left. {middle} So what?") != one


def test_it_gives_way(engine: LlamaEngine) -> None:
    asked = iter([False, True])
    with pytest.raises(Cancelled):
        engine.topic("and a lot more of it " * 4, lambda: next(asked))
    assert engine.occupancy(SCRATCH).n_cells == 0


def test_a_mark_in_a_text_is_text(engine: LlamaEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    vocabulary = engine.vocabulary
    mark = vocabulary.spelling(vocabulary.eos)
    assert mark
    read = tokens_of(engine, monkeypatch)
    engine.topic(f"Say {mark} to me.")
    assert read
    assert vocabulary.eos not in read


def test_angles_between_many_numbers_are_kept_by_fewer(
    tiny_model: ModelMaker, small: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = ("I keep bees.", "I sold the boat.", "bees", "Where is it?", "My aunt moved to Graz.")

    def cosines() -> np.ndarray:
        made = load(tiny_model, Shape(n_layer=4, n_embd=128, n_head=4, n_head_kv=2))
        rows = [np.frombuffer(made.topic(text), "<f2").astype(np.float32) for text in texts]
        made.close()
        rows = [row / np.linalg.norm(row) for row in rows]
        widths.append(len(rows[0]))
        return np.array([[a @ b for a in rows] for b in rows])

    widths: list[int] = []
    whole = cosines()
    monkeypatch.setattr(reading, "WIDTH", 96)
    assert np.abs(cosines() - whole).max() < 0.35
    assert widths == [128, 96]


def test_a_guide_tells_none(tiny_model: ModelMaker) -> None:
    made = load(tiny_model, Shape(n_layer=4, n_embd=128, n_head=4, n_head_kv=2))
    assert made.topics() is None
    assert made.topic("I keep bees.") == b""
    made.close()
