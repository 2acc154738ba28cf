"""Every way of sampling that the settings offer works on a real model."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ethervox_gui import paths
from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.settings import ModelSettings, SamplingSettings


@pytest.fixture(scope="module")
def engine() -> Iterator[LlamaEngine]:
    made = llama.load(paths.guide_model(), ModelSettings(n_threads=1, n_ctx=512))
    yield made
    made.close()


def write(engine: LlamaEngine, n_tokens: int, **wishes: float) -> list[int]:
    """The tokens of a reply of which no end is the end."""
    engine.apply([Remove()])
    encoding = engine.encode([Message(Role.USER, "Tell me about the timeline.")], generation=True)
    prompt = [*encoding.turns[0], *encoding.generation]
    engine.decode(prompt, 0, 0)
    sampler = engine.sampler(SamplingSettings().model_copy(update=wishes))
    found: list[int] = []
    try:
        for position in range(len(prompt), len(prompt) + n_tokens):
            found.append(sampler.sample())
            engine.decode(found[-1:], 0, position)
    finally:
        sampler.close()
    return found


@pytest.mark.parametrize(
    "wishes",
    [
        {"temperature": 0.0},
        {"temperature": 2.0, "top_k": 0, "top_p": 1.0, "min_p": 0.0},
        {"top_k": 1},
        {"top_p": 0.1},
        {"min_p": 0.9},
        {"repeat_penalty": 1.3},
        {"repeat_penalty": 0.7, "temperature": 0.0},
        {"seed": 7},
    ],
)
def test_every_setting_can_be_used(engine: LlamaEngine, wishes: dict[str, float]) -> None:
    assert len(write(engine, 5, **wishes)) == 5


def test_a_seed_says_the_same_again(engine: LlamaEngine) -> None:
    assert write(engine, 12, seed=3, temperature=1.5) == write(engine, 12, seed=3, temperature=1.5)


def test_a_penalty_keeps_from_repeating(engine: LlamaEngine) -> None:
    plain = write(engine, 40, temperature=0.0)
    held = write(engine, 40, temperature=0.0, repeat_penalty=3.0)
    assert len(set(held)) > len(set(plain))
