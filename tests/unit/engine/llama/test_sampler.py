"""Every way of sampling that the settings offer works on a real model."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import llama_cpp as lib
import pytest

from ethervox_gui import paths
from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.llama.sampler import LlamaSampler
from ethervox_gui.settings import ModelSettings, Sampling, SamplingSettings
from tests.helpers.tiny_models import Shape, make_model


@pytest.fixture(scope="module")
def engine() -> Iterator[LlamaEngine]:
    made = llama.load(paths.guide_model(), ModelSettings(n_threads=1, n_ctx=512))
    yield made
    made.close()


def write(engine: LlamaEngine, n_tokens: int, **wishes: float | str) -> list[int]:
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
        {"repeat_penalty": 1.3, "repeat_window": -1},
        {"repeat_penalty": 1.3, "repeat_window": 0},
        {"dry_multiplier": 0.8},
        {"dry_multiplier": 0.8, "dry_window": 0, "dry_allowed_length": 0, "dry_base": 1.0},
        {"xtc_probability": 1.0, "xtc_threshold": 0.05},
        {"mirostat": 1},
        {"mirostat": 2, "mirostat_tau": 2.0, "mirostat_eta": 0.5},
        {"sequence": "top_k"},
    ],
)
def test_every_setting_can_be_used(engine: LlamaEngine, wishes: dict[str, float | str]) -> None:
    assert len(write(engine, 5, **wishes)) == 5


def test_a_seed_says_the_same_again(engine: LlamaEngine) -> None:
    assert write(engine, 12, seed=3, temperature=1.5) == write(engine, 12, seed=3, temperature=1.5)


def test_a_penalty_keeps_from_repeating(engine: LlamaEngine) -> None:
    plain = write(engine, 40, temperature=0.0)
    held = write(engine, 40, temperature=0.0, repeat_penalty=3.0)
    assert len(set(held)) > len(set(plain))


# ---- the chain -------------------------------------------------------------------------------------


def chain_of(engine: LlamaEngine, **wishes: Any) -> list[str]:
    """The library's own names of the samplers in a chain, in order."""
    sampler = engine.sampler(SamplingSettings(**wishes))
    try:
        chain = sampler.chain
        count = lib.llama_sampler_chain_n(chain)
        found = [lib.llama_sampler_name(lib.llama_sampler_chain_get(chain, each)) for each in range(count)]
        return [name.decode() for name in found]
    finally:
        sampler.close()


ALL_ON = {
    "temperature": 0.5,
    "repeat_penalty": 1.1,
    "dry_multiplier": 0.8,
    "xtc_probability": 0.5,
}


def test_the_chain_has_the_order_of_llama_cpp(engine: LlamaEngine) -> None:
    names = chain_of(engine, **ALL_ON)
    assert names == ["penalties", "dry", "top-k", "top-p", "min-p", "xtc", "temp", "dist"]
    assert chain_of(engine, temperature=0.5) == ["top-k", "top-p", "min-p", "temp", "dist"]
    assert chain_of(engine, **{**ALL_ON, "temperature": 0.0}) == ["penalties", "dry", "greedy"]


def test_mirostat_stands_alone_behind_the_temperature(engine: LlamaEngine) -> None:
    assert chain_of(engine, **ALL_ON, mirostat=1) == ["temp", "mirostat"]
    assert chain_of(engine, **ALL_ON, mirostat=2) == ["temp", "mirostat-v2"]
    assert chain_of(engine, **{**ALL_ON, "temperature": 0.0}, mirostat=2)[-1] == "greedy"


def test_a_sequence_of_ones_own_is_kept(engine: LlamaEngine) -> None:
    names = chain_of(engine, **ALL_ON, sequence="temp; min-p;dry;temperature")
    assert names == ["temp", "min-p", "dry", "dist"]
    with pytest.raises(ValueError, match="there is no sampler loud"):
        SamplingSettings(sequence="top_k;loud")


def test_dry_ends_a_repetition(tmp_path: Path) -> None:
    """This model goes in circles, and DRY alone keeps it from that."""
    engine = llama.load(
        make_model(tmp_path / "loop.gguf", Shape(ends=False, seed=11)), ModelSettings(n_threads=1, n_ctx=512)
    )
    try:
        plain = write(engine, 120, temperature=0.0)
        held = write(engine, 120, temperature=0.0, dry_multiplier=5.0)
        again = write(engine, 120, temperature=0.0, dry_multiplier=5.0, dry_allowed_length=100)
    finally:
        engine.close()
    assert longest_repeat(plain) >= 8, "else there is nothing to end"
    assert longest_repeat(held) <= 4
    assert longest_repeat(again) >= 8, "so long a run was allowed"


def longest_repeat(tokens: list[int]) -> int:
    """How many tokens in a row were said before, in the same order."""
    best = 0
    for length in range(1, len(tokens) // 2):
        seen: set[tuple[int, ...]] = set()
        for start in range(len(tokens) - length + 1):
            run = tuple(tokens[start : start + length])
            if run in seen:
                best = length
                break
            seen.add(run)
        else:
            return best
    return best


# ---- what the model recommends ---------------------------------------------------------------------

EVERYTHING = (
    ("sequence", "penalties;dry;top_n_sigma;top_k;typ_p;top_p;min_p;xtc;temperature"),
    ("temp", 0.6),
    ("top_k", 20),
    ("top_p", 0.8),
    ("min_p", 0.01),
    ("penalty_last_n", 128),
    ("penalty_repeat", 1.25),
    ("xtc_probability", 0.5),
    ("xtc_threshold", 0.2),
    ("mirostat", 2),
    ("mirostat_tau", 4.0),
    ("mirostat_eta", 0.2),
)


def recommended_by(folder: Path, sampling: tuple[tuple[str, float | int | str], ...]) -> SamplingSettings:
    model = make_model(folder / "says.gguf", Shape(sampling=sampling))
    engine = llama.load(model, ModelSettings(n_threads=1, n_ctx=256))
    engine.close()
    return engine.info.recommended


def test_what_a_file_recommends_is_found(tmp_path: Path) -> None:
    found = recommended_by(tmp_path, EVERYTHING)
    assert found == SamplingSettings(
        temperature=0.6,
        top_k=20,
        top_p=0.8,
        min_p=0.01,
        repeat_window=128,
        repeat_penalty=1.25,
        xtc_probability=0.5,
        xtc_threshold=0.2,
        mirostat=2,
        mirostat_tau=4.0,
        mirostat_eta=0.2,
        sequence="penalties;dry;top_k;top_p;min_p;xtc;temperature",
    )
    assert recommended_by(tmp_path, ()) == SamplingSettings()


def test_what_makes_no_sense_counts_as_not_said(tmp_path: Path) -> None:
    wild = (("temp", 99.0), ("top_p", -1.0), ("top_k", -5), ("min_p", "often"), ("penalty_repeat", 1.2))
    assert recommended_by(tmp_path, wild) == SamplingSettings(top_k=0, repeat_penalty=1.2)


def test_each_field_is_the_users_else_the_models_else_the_usual(tmp_path: Path) -> None:
    model = make_model(
        tmp_path / "says.gguf", Shape(sampling=(("temp", 0.6), ("top_k", 20), ("penalty_repeat", 1.25)))
    )
    engine = llama.load(model, ModelSettings(n_threads=1, n_ctx=256))
    given: list[Sampling] = []
    add_named = LlamaSampler.add_named

    def note(self: LlamaSampler, name: str, sampling: Sampling, *rest: Any) -> None:
        given.append(sampling)
        add_named(self, name, sampling, *rest)

    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(LlamaSampler, "add_named", note)
            engine.sampler(SamplingSettings()).close()
            engine.sampler(SamplingSettings(temperature=0.7, repeat_penalty=1.0)).close()
    finally:
        engine.close()
    usual = Sampling()
    assert given[0] == replace(usual, temperature=0.6, top_k=20, repeat_penalty=1.25)
    assert given[-1] == replace(usual, temperature=0.7, top_k=20), "the usual value, said, wins too"


def test_the_guide_takes_the_likeliest_token_unless_told_otherwise(engine: LlamaEngine) -> None:
    assert chain_of(engine) == ["greedy"]
    assert chain_of(engine, top_k=7) == ["greedy"]
    assert chain_of(engine, temperature=0.7)[-1] == "dist"


def test_the_words_of_the_settings_name_what_is_usual() -> None:
    usual = asdict(Sampling())
    for name, field in SamplingSettings.model_fields.items():
        if field.default is None:
            # In a list the words stand apart, so that it breaks into lines.
            usually = str(usual[name]).replace(";", "; ")
            assert str(field.description).endswith(f"else {usually}."), name
        elif name in usual:
            assert field.default == usual[name], name
