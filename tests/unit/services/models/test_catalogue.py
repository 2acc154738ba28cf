"""The catalogue that comes with the program."""

from __future__ import annotations

import re

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.hardware import Fit, fit, total_memory
from ethervox_gui.services.models.catalogue import catalogue, read_catalogue, suggested

GB = 10**9


def test_every_entry_is_complete() -> None:
    models = catalogue()
    assert len({model.file_name for model in models}) == len(models) >= 5
    for model in models:
        address = r"https://huggingface\.co/[\w.-]+/[\w.-]+/resolve/[0-9a-f]{40}/[\w.-]+\.gguf"
        assert re.fullmatch(address, model.url), "a fixed commit, so that it cannot change"
        assert re.fullmatch("[0-9a-f]{64}", model.sha256)
        assert model.quantisation.casefold() in model.file_name.casefold()
        assert model.licence in {"Apache-2.0", "MIT"}
        assert model.about.endswith(".")
        assert model.size_bytes > 100_000_000
        assert model.n_ctx_train >= 8192
        assert model.memory_bytes(4096) == model.size_bytes + 4096 * model.kv_bytes_per_token
    assert list(models) == sorted(models, key=lambda model: model.size_bytes)


def test_what_is_suggested_goes_with_the_memory() -> None:
    models = catalogue()
    names = [suggested(models, 8192, memory * GB).name for memory in (4, 8, 16, 32, 64, 128)]
    assert names[0] == models[0].name
    assert names[2] == "Qwen3 4B"
    assert names[3] == "Qwen3 8B"
    assert [model.name for model in models if model.name in names] == list(dict.fromkeys(names))


def test_fit() -> None:
    assert [fit(n * GB, 16 * GB) for n in (8, 9, 12, 13)] == [Fit.EASY, Fit.TIGHT, Fit.TIGHT, Fit.TOO_LARGE]
    assert total_memory() > 10**8


@pytest.mark.parametrize("data", [b"\xff", b"x = ", b"", b"model = 3", b"[[model]]\nname = 'x'"])
def test_a_broken_table_is_a_sentence(data: bytes) -> None:
    with pytest.raises(UserError, match="cannot be read"):
        read_catalogue(data)
