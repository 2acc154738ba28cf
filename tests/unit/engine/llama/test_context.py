"""The context of a model: what of its cache has to fit into main memory."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.llama import bindings, context, engine
from ethervox_gui.settings import ModelSettings
from tests.conftest import ModelMaker
from tests.helpers.kv_buffers import allocated_mib
from tests.helpers.tiny_models import Family, Shape


def opened(path: Path, n_gpu_layers: int) -> bool:
    """Whether a context of 512 tokens can be had."""
    settings = ModelSettings(n_ctx=512, n_threads=1, n_gpu_layers=n_gpu_layers)
    try:
        engine.load(path, settings).close()
    except UserError as error:
        return error.code != "n_ctx_too_large"
    return True


@pytest.mark.parametrize(("has_gpu", "opening"), [(True, {-1, 4, 9}), (False, set())])
def test_a_cache_on_a_gpu_need_not_fit_into_main_memory(
    deep_model: Path, monkeypatch: pytest.MonkeyPatch, has_gpu: bool, opening: set[int]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bindings, "uses_gpu", lambda n_layers: has_gpu and n_layers != 0)
    monkeypatch.setattr(psutil, "virtual_memory", lambda: SimpleNamespace(available=1000))
    assert {n_layers for n_layers in (-1, 0, 1, 3, 4, 9) if opened(deep_model, n_layers)} == opening


def test_of_a_cache_that_is_shared_with_a_gpu_the_rest_has_to_fit(
    deep_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bindings, "uses_gpu", lambda n_layers: n_layers != 0)

    def bytes_per_token(model: object, kv_type: str) -> float:
        told.append(of_all(model, kv_type))
        return told[-1]

    of_all = context.kv_bytes_per_token
    monkeypatch.setattr(context, "kv_bytes_per_token", bytes_per_token)
    free = [0.0]
    monkeypatch.setattr(psutil, "virtual_memory", lambda: SimpleNamespace(available=free[0]))
    assert not opened(deep_model, 3)
    free[0] = told[0] * 512 / 4
    assert opened(deep_model, 3)
    assert not opened(deep_model, 2)


@pytest.mark.parametrize(
    ("windowed", "n_full"), [((), 2), ((True, True, True, False), 1), ((True, False, False, False), 3)]
)
def test_layers_with_a_sliding_window_need_room_for_that_alone(
    tiny_model: ModelMaker, monkeypatch: pytest.MonkeyPatch, windowed: tuple[bool, ...], n_full: int
) -> None:
    """As much as the library says it takes; all of it for every layer would be 32 MiB."""
    shape = Shape(
        family=Family.SLIDING_WINDOW, n_layer=4, sliding_window=32, n_ctx_train=32_768, windowed=windowed
    )
    path = tiny_model(shape)
    settings = ModelSettings(n_ctx=16_384, n_threads=1, n_gpu_layers=0)
    mib = n_full * 8 + (4 - n_full) * 0.375
    what_is_kept_of_cells = 0.25
    free = [int((mib + what_is_kept_of_cells) * 2**20)]
    monkeypatch.setattr(psutil, "virtual_memory", lambda: SimpleNamespace(available=free[0]))
    assert allocated_mib(path, settings) == pytest.approx(mib, abs=0.01)
    free[0] = int(mib * 2**20) - 1
    with pytest.raises(UserError) as refused:
        engine.load(path, settings)
    assert refused.value.code == "n_ctx_too_large"


def test_layers_with_a_state_need_no_room_for_each_token(
    plain_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a hybrid model whose file has one number of heads for all layers."""
    monkeypatch.setattr(sys, "platform", "linux")
    told = bindings.model_meta

    def hybrid(model: object, key: str) -> str:
        return "4" if key.endswith(".full_attention_interval") else told(model, key)

    free = [400 * (2 * 2 * 64) * 2]
    monkeypatch.setattr(psutil, "virtual_memory", lambda: SimpleNamespace(available=free[0]))
    assert not opened(plain_model, 0), "512 tokens have no room"
    monkeypatch.setattr(context, "model_meta", hybrid)
    assert opened(plain_model, 0)
