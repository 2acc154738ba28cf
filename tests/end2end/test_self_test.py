"""``--self-test`` passes on a sound installation and fails on one that is not."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from ethervox_gui import options
from ethervox_gui.context.edits.kv_model import Occupancy
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.front_ends.self_test import run_self_test


def run(model: Path) -> tuple[int, str]:
    out = io.StringIO()
    status = run_self_test(
        options.parse(["--self-test", "--model", str(model), "--set", "model.n_threads=1"]), out
    )
    return status, out.getvalue()


def test_a_sound_installation_passes(plain_model: Path) -> None:
    status, text = run(plain_model)
    assert status == 0, text
    assert "failed" not in text


def test_a_missing_model_fails(tmp_path: Path) -> None:
    status, text = run(tmp_path / "none.gguf")
    assert status == 1
    assert "There is no model file" in text


def test_a_cache_that_lies_fails(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LlamaEngine, "occupancy", lambda self, seq: Occupancy(3, 4, 2))
    status, text = run(plain_model)
    assert status == 1, text
