"""Loading ends soon after somebody says so, also while the model is tried out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.settings import ModelSettings

SETTINGS = ModelSettings(n_ctx=256, n_threads=1, n_gpu_layers=0)


class Asked:
    """Says no from the ``n_until``-th time on that it is asked while the model is tried out."""

    def __init__(self, n_until: int) -> None:
        self.n_until, self.n_asked = n_until, 0

    def __call__(self, done: float) -> bool:
        self.n_asked += done >= 1
        return self.n_asked < self.n_until


@pytest.fixture(scope="module")
def n_asked(plain_model: Path) -> int:
    """How often it is asked whether to go on while a model is tried out."""
    asked = Asked(1 << 30)
    llama.load(plain_model, SETTINGS, asked).close()
    return asked.n_asked


def test_it_ends_within_a_batch(plain_model: Path, n_asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of them reads all of a large file: that may take minutes."""
    assert n_asked > 30, "at operations of each of a few batches"
    decode, has_failed = LlamaEngine.decode, list[bool]()

    def watched(engine: LlamaEngine, tokens: Sequence[int], seq: int, p0: int) -> None:
        has_failed.append(True)
        decode(engine, tokens, seq, p0)
        has_failed[-1] = False

    monkeypatch.setattr(LlamaEngine, "decode", watched)
    with pytest.raises(Cancelled):
        llama.load(plain_model, SETTINGS, Asked(5))
    assert has_failed
    assert all(has_failed)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.9, 1.0])
def test_wherever_it_is_stopped_nothing_is_left_of_it(plain_model: Path, n_asked: int, share: float) -> None:
    with pytest.raises(Cancelled):
        llama.load(plain_model, SETTINGS, Asked(max(2, int(share * n_asked))))


def test_a_loaded_model_asks_nobody(plain_model: Path) -> None:
    asked = Asked(1 << 30)
    engine = llama.load(plain_model, SETTINGS, asked)
    n_before, asked.n_until = asked.n_asked, 0
    engine.decode([1, 2, 3], LIVE, 0)
    assert asked.n_asked == n_before
    engine.close()
