"""The catalogue that comes with the program."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import Text
from ethervox_gui.engine.hardware import Fit, fit, total_memory
from ethervox_gui.engine.llama.embedding_prompts import prompts_of
from ethervox_gui.services.models.catalogue import (
    REBUILT,
    catalogue,
    embedding_models,
    read_catalogue,
    suggested,
)
from ethervox_gui.services.models.catalogue_words import ABOUT
from ethervox_gui.services.models.expected_speed import UNKNOWN, MachineSpeed

GB = 10**9


def test_every_entry_is_complete() -> None:
    models = catalogue()
    assert len({model.file_name for model in models}) == len(models) >= 16
    assert len({model.name for model in models}) == len(models)
    assert len({model.name.partition(" ")[0] for model in models}) >= 8, "families"
    for model in models:
        address = r"https://huggingface\.co/[\w.-]+/[\w.-]+/resolve/([0-9a-f]{40}|main)/[\w.-]+\.gguf"
        found = re.fullmatch(address, model.url)
        assert found
        if found[1] != "main":  # a fixed commit, so that it cannot change
            assert model.size_bytes > 100_000_000
            assert model.sha256
        assert re.fullmatch("([0-9a-f]{64})?", model.sha256)
        assert model.quantisation.casefold() in model.file_name.casefold()
        assert model.licence in {"Apache-2.0", "MIT"}
        assert model.about.endswith(".")
        assert model.n_ctx_train >= 8192
        assert 0 <= model.active_parameters < model.parameters
        assert model.memory_bytes(4096) == model.about_bytes + 4096 * model.kv_bytes_per_token
        assert model.rebuild in {"", *REBUILT}
        assert model.kv_bytes_per_token or model.rebuild or model.about_bytes < GB, "it would be suggested"
    assert list(models) == sorted(models, key=lambda model: model.about_bytes)
    assert sum(model.about_bytes < GB for model in models) >= 4, "for two cores"


def test_models_that_find_by_meaning_stand_apart() -> None:
    models = embedding_models()
    assert models
    assert all(model.embeds for model in models)
    assert not any(model.embeds for model in catalogue()), "one that does not talk is never suggested"
    for model in models:
        address = r"https://huggingface\.co/[\w.-]+/[\w.-]+/resolve/[0-9a-f]{40}/[\w.-]+\.gguf"
        assert re.fullmatch(address, model.url), "a fixed commit"
        assert re.fullmatch("[0-9a-f]{64}", model.sha256)
        assert model.size_bytes > 10_000_000
        assert model.licence in {"Apache-2.0", "MIT"}
        assert model.memory_bytes(8192) == model.size_bytes


def test_e5_is_asked_as_it_was_trained() -> None:
    """Its file's name is all that tells its family."""
    (e5,) = (model for model in embedding_models() if "E5" in model.name)
    assert prompts_of(e5.file_name) == ("query: ", "passage: ")


def test_how_fast_a_model_is_here_is_told_by_what_was_measured_alone() -> None:
    """The row says it beside these words, and may say “slow”."""
    for model in catalogue():
        words = re.sub(r"quick for its size", "", model.about, flags=re.IGNORECASE)
        assert not re.search(r"\b(at once|quick|fast|slow|instant|speed)", words, re.IGNORECASE), model.about


def test_models_that_can_only_be_rebuilt_are_marked() -> None:
    marked = {model.name for model in catalogue() if model.rebuild}
    hybrid = {"Qwen3.5 0.8B", "Granite 4.0 H Micro", "Granite 4.0 H Tiny", "Jamba Reasoning 3B"}
    assert marked == hybrid | {"Gemma 4 E2B", "gpt-oss 20B"}


def test_a_size_that_nobody_published_is_near_the_real_one() -> None:
    """Those of which it is known, reckoned all the same; small ones keep larger tables in better quality."""
    for model in catalogue():
        if model.size_bytes > 2 * GB:
            reckoned = replace(model, size_bytes=0).about_bytes
            assert 0.9 < reckoned / model.size_bytes < 1.1, model.name


def test_what_is_suggested_goes_with_the_memory() -> None:
    models = catalogue()
    best = [suggested(models, 8192, memory * GB, UNKNOWN) for memory in (4, 8, 16, 32, 64, 128)]
    names = [model.name for model in best if model is not None]
    assert len(names) == 6
    assert names[0] == "Qwen2.5 0.5B Instruct"
    assert names[2] == "Qwen3 4B"
    assert names[3] == "Qwen3 8B"
    assert [model.name for model in models if model.name in names] == list(dict.fromkeys(names))
    assert not any(model.rebuild for model in best if model is not None)


def test_what_is_suggested_can_be_read_along() -> None:
    """Two cores without a GPU, and 32 GB of memory."""
    slow = MachineSpeed(20e9)
    best = suggested(catalogue(), 8192, 32 * GB, slow)
    assert best is not None
    expected = slow.tokens_per_second(best, 8192)
    assert expected is not None
    assert expected >= 5
    eight = next(model for model in catalogue() if model.name == "Qwen3 8B")
    assert not slow.is_enough_for(eight, 8192)
    quick = suggested(catalogue(), 8192, 32 * GB, MachineSpeed(100e9))
    assert quick is not None
    assert quick.about_bytes > best.about_bytes
    assert suggested(catalogue(), 8192, 32 * GB, MachineSpeed(1e6)) is None


def test_only_a_share_of_many_experts_is_read() -> None:
    models = {model.name: model for model in catalogue()}
    experts, dense = models["Qwen3 30B-A3B"], models["Qwen3 14B"]
    assert experts.about_bytes > dense.about_bytes
    assert experts.read_bytes(8192) < dense.read_bytes(8192) / 3
    assert dense.read_bytes(8192) == dense.size_bytes + 4096 * dense.kv_bytes_per_token


def test_fit() -> None:
    assert [fit(n * GB, 16 * GB) for n in (8, 9, 12, 13)] == [Fit.EASY, Fit.TIGHT, Fit.TIGHT, Fit.TOO_LARGE]
    assert total_memory() > 10**8


@pytest.mark.parametrize("data", [b"\xff", b"x = ", b"", b"model = 3", b"[[model]]\nname = 'x'"])
def test_a_broken_table_is_a_sentence(data: bytes) -> None:
    with pytest.raises(UserError, match="cannot be read"):
        read_catalogue(data)


@pytest.mark.parametrize("measured", [20e9, 9e9, 4e9])
def test_what_is_suggested_does_not_change_with_what_else_the_machine_does(measured: float) -> None:
    """The same machine, idle and busy."""
    best = suggested(catalogue(), 8192, 32 * GB, MachineSpeed(measured, usual=20e9))
    assert best == suggested(catalogue(), 8192, 32 * GB, MachineSpeed(20e9))
    assert best is not None


def test_a_machine_that_is_far_slower_than_usual_gets_no_large_model() -> None:
    assert suggested(catalogue(), 8192, 32 * GB, MachineSpeed(1e6, usual=40e9)) is None
    gpu = suggested(catalogue(), 8192, 32 * GB, MachineSpeed())
    assert gpu is not None, "of a GPU nothing is known"


def test_what_a_model_is_good_for_can_be_translated() -> None:
    """A new sentence of the table belongs in ``catalogue_words``, where the tool for translators finds it."""
    models = (*catalogue(), *embedding_models())
    strange = [model.about for model in models if not isinstance(model.about, Text)]
    assert strange == []
    assert set(ABOUT) == {model.about for model in models}, "and none that no model has"
