"""How likely a message is behind something that was told is read beside the chat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.attention import gate
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.llama.topics import aside
from ethervox_gui.engine.protocol import never
from ethervox_gui.settings import Settings
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import Shape

SETTINGS = Settings().with_values({"model.n_ctx": 512, "model.n_threads": 1}).model


@pytest.fixture
def engine(tiny_model: ModelMaker, monkeypatch: pytest.MonkeyPatch) -> Iterator[LlamaEngine]:
    monkeypatch.setattr(gate, "LEAST_PARAMETERS", 0)  # small models are looked at, too
    made = llama.load(tiny_model(Shape(n_layer=4, n_embd=128, n_head=4, n_head_kv=2)), SETTINGS)
    yield made
    made.close()


def by_hand(engine: LlamaEngine, said: str, told: str) -> float:
    """The same on the live sequence."""
    tokenize = engine.vocabulary.tokenize
    before = [*tokenize('Note: "'), *tokenize(told), *tokenize('"\nQuestion: "')]
    if engine.vocabulary.add_bos:
        before.insert(0, engine.vocabulary.bos)
    message = tokenize(said)
    places = range(len(before), len(before) + len(message))
    found = engine.logprobs([*before, *message], LIVE, 0, places)
    engine.apply([Remove()])
    return sum(found) / len(found)


def test_it_is_that_of_the_message_alone(engine: LlamaEngine) -> None:
    for said, told in (("the dog is late", "the dog is in Oslo"), ("hello", "")):
        found = engine.likelihood(said, told)
        assert found is not None
        assert found == pytest.approx(by_hand(engine, said, told), abs=1e-4)
        assert found < 0
    assert engine.likelihood("the dog", "in Oslo") != engine.likelihood("the dog", "the boat")


def test_the_chat_does_not_notice(engine: LlamaEngine) -> None:
    engine.decode(range(5, 25), LIVE, 0)
    page = bytes(engine.save_page(Span(0, 20)))
    first = engine.likelihood("the dog is late", "the dog is in Oslo")
    assert engine.likelihood("the dog is late", "the dog is in Oslo") == first
    assert engine.occupancy(SCRATCH).n_cells == 0
    assert engine.occupancy(LIVE).n_cells == 20
    assert bytes(engine.save_page(Span(0, 20))) == page


def test_of_long_texts_beginning_and_end_are_read(
    engine: LlamaEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    logprobs = engine.logprobs

    def reads(tokens: Sequence[int], seq: int, p0: int, at: Sequence[int]) -> list[float]:
        read.append(len(tokens))
        return logprobs(tokens, seq, p0, at)

    monkeypatch.setattr(engine, "logprobs", reads)
    middle = " and a lot more of it" * 200
    one = engine.likelihood(f"The bees{middle} What now?", f"The boat{middle} has left.")
    two = engine.likelihood(f"The bees{middle * 2} What now?", f"The boat{middle * 2} has left.")
    assert one == two
    assert max(read) <= 80 + 48 + 30
    assert engine.likelihood(f"The bees{middle} So what?", f"The boat{middle} has left.") != one
    assert engine.likelihood(f"The bees{middle} What now?", f"The boat{middle} is here.") != one


def test_how_fast_it_was_read_is_known(engine: LlamaEngine) -> None:
    engine._decoder.prompt_speed = 0.0
    engine.likelihood("the dog is late", "the dog is in Oslo")
    assert engine.prompt_speed > 0, "the next reading is as long as there is time for"


@pytest.mark.parametrize("speed", [0.0, 5.0, 30.0, 1000.0])
def test_where_it_may_have_to_give_way_it_is_read_in_parts(
    engine: LlamaEngine, monkeypatch: pytest.MonkeyPatch, speed: float
) -> None:
    said, told = "the dog is late", "the dog is in Oslo, " * 9
    at_once = engine.likelihood(said, told)
    assert at_once is not None
    monkeypatch.setattr(type(engine), "prompt_speed", speed)
    for n_looks in range(1, 100):
        looks = iter([False] * n_looks)
        try:
            found = engine.likelihood(said, told, lambda looks=looks: next(looks, True))  # type: ignore[misc]
        except Cancelled:
            assert engine.occupancy(SCRATCH).n_cells == 0
        else:
            break
    assert found == pytest.approx(at_once, abs=1e-3)
    assert n_looks > 3
    assert engine.occupancy(SCRATCH).n_cells == 0


def test_a_part_takes_some_tenths_of_a_second() -> None:
    def lengths(speed: float) -> list[int]:
        return [end - start for start, end in aside.steps(0, 50, speed, lambda: False)]

    assert lengths(30.0) == [12, 12, 12, 12, 2]
    assert lengths(1.0) == [4] * 12 + [2]
    assert lengths(1000.0) == lengths(0.0) == [24, 24, 2]
    assert list(aside.steps(3, 50, 30.0, never)) == [(3, 50)]
    assert list(aside.steps(3, 3, 30.0, never)) == []


def test_of_nothing_it_is_not_told(engine: LlamaEngine) -> None:
    assert engine.likelihood("", "the dog is in Oslo") is None


def test_models_that_tell_no_topics_do_not_tell_it(tiny_model: ModelMaker) -> None:
    made = llama.load(tiny_model(Shape()), SETTINGS)
    try:
        assert made.likelihood("the dog is late", "the dog is in Oslo") is None
    finally:
        made.close()
