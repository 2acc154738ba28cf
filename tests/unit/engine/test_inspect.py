"""The first look at a model file happens in a process that may die of it."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine import inspect
from ethervox_gui.engine.gguf_header import read_header
from ethervox_gui.engine.inspect import inspect_model
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import Family, Shape


def child(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Have this Python code run in place of the look."""
    monkeypatch.setattr(inspect, "child_command", lambda _path: [sys.executable, "-c", code])


@pytest.mark.parametrize("family", Family)
def test_every_family_passes(tiny_model: ModelMaker, family: Family) -> None:
    path = tiny_model(Shape(family=family, n_layer=2))
    assert inspect_model(path) == read_header(path)


def test_llama_cpp_refuses_what_the_header_does_not_show(plain_model: Path, tmp_path: Path) -> None:
    path = tmp_path / "later.gguf"
    path.write_bytes(plain_model.read_bytes().replace(b"llama", b"llamX"))
    assert read_header(path).architecture == "llamX"
    with pytest.raises(UserError, match=r"llama\.cpp cannot load later\.gguf\.") as caught:
        inspect_model(path)
    assert caught.value.code == "model_unsupported"
    assert "unknown model architecture" in caught.value.details


def test_a_missing_tensor_is_seen_without_reading_weights(plain_model: Path, tmp_path: Path) -> None:
    path = tmp_path / "other.gguf"
    path.write_bytes(plain_model.read_bytes().replace(b"blk.0.ffn_up", b"blk.7.ffn_up"))
    with pytest.raises(UserError) as caught:
        inspect_model(path)
    assert caught.value.code == "model_unsupported"
    assert "blk.0.ffn_up" in caught.value.details


def test_bad_files_start_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", pytest.fail)
    with pytest.raises(UserError) as caught:
        inspect_model(tmp_path / "missing.gguf")
    assert caught.value.code == "model_not_found"


def test_a_crash_is_one_sentence(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, "import os; os.abort()")
    with pytest.raises(UserError, match="does not survive it") as caught:
        inspect_model(plain_model)
    assert caught.value.code == "model_unreadable"
    assert "-6" in caught.value.details


def test_a_hang_is_one_sentence(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, "import time; time.sleep(60)")
    with pytest.raises(UserError) as caught:
        inspect_model(plain_model, timeout_s=0.2)
    assert caught.value.code == "model_unreadable"
    assert "0.2 s" in caught.value.details


@pytest.mark.parametrize("said", ["", "nonsense", "[1]", '{"header": 3}', "{"])
def test_nonsense_is_one_sentence(plain_model: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    child(monkeypatch, f"print({said!r})")
    with pytest.raises(UserError) as caught:
        inspect_model(plain_model)
    assert caught.value.code == "model_unreadable"


def test_a_crash_after_the_answer_is_a_crash(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = json.dumps({"header": asdict(read_header(plain_model))})
    child(monkeypatch, f"print({said!r}); raise SystemExit(3)")
    with pytest.raises(UserError) as caught:
        inspect_model(plain_model)
    assert caught.value.code == "model_unreadable"


def test_an_error_of_the_child_is_raised_here(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"error": {"code": "model_odd", "message": "Odd.", "advice": "Wait.", "details": "d"}}
    child(monkeypatch, f"print('a library says hello'); print({json.dumps(said)!r}); raise SystemExit(1)")
    with pytest.raises(UserError) as caught:
        inspect_model(plain_model)
    assert (caught.value.code, str(caught.value), caught.value.details) == ("model_odd", "Odd. Wait.", "d")


def test_a_frozen_app_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/app/ethervox-gui")
    expected = ["/opt/app/ethervox-gui", "--inspect-model", "/models/-m.gguf"]
    assert inspect.child_command(Path("/models/-m.gguf")) == expected


def test_a_name_never_looks_like_an_option() -> None:
    assert inspect.child_command(Path("-x.gguf"))[-1] == str(Path.cwd() / "-x.gguf")
