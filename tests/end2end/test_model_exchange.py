"""Another model in the place of the one that works: files that are refused, and loadings that fail."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import gguf
import pytest

from ethervox_gui.engine.model_name import model_name
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.front_ends import assembly
from ethervox_gui.settings import ModelSettings
from tests.conftest import ModelMaker
from tests.helpers.bert_models import tiny_bert
from tests.helpers.headless import Event, converse_here, named
from tests.helpers.tiny_models import Shape


def no_gguf(path: Path, _whole: bytes) -> None:
    path.write_text("This is a letter.")


def truncated(path: Path, whole: bytes) -> None:
    path.write_bytes(whole[:-100])


def projector(path: Path, _whole: bytes) -> None:
    writer = gguf.GGUFWriter(path, "clip")
    writer.add_type("mmproj")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def unknown_kind(path: Path, whole: bytes) -> None:
    path.write_bytes(whole.replace(b"llama", b"llamX"))


def encoder(path: Path, _whole: bytes) -> None:
    tiny_bert(path, ["boat", "harbour"])


BRIEF = ("--set", "sampling.max_tokens=8", "--n-ctx", "1024")
UNWANTED: dict[str, tuple[Callable[[Path, bytes], None], str]] = {
    "letter": (no_gguf, "model_not_gguf"),
    "truncated": (truncated, "model_truncated"),
    "projector": (projector, "model_unsupported"),
    "unknown": (unknown_kind, "model_unsupported"),
    "encoder": (encoder, "model_only_embeds"),
}


def goes_on(events: list[Event]) -> None:
    """Both messages were answered, the second one behind the first in the same context."""
    first, second = named(events, "reply_finished")
    assert first["n_tokens"] > 0 < second["n_tokens"]
    turns = named(events, "turn_appended")
    assert [turn["role"] for turn in turns] == ["user", "assistant", "user", "assistant"]
    assert all(turn["p0"] == before["p1"] for before, turn in itertools.pairwise(turns))


def test_files_that_are_no_models_are_refused_while_the_model_stays(
    plain_model: Path, tiny_model: ModelMaker, tmp_path: Path
) -> None:
    whole = plain_model.read_bytes()
    for name, (make, _) in UNWANTED.items():
        make(tmp_path / f"{name}.gguf", whole)
    embedder = tiny_model(Shape(embeds=True))
    lines = [f"/model {tmp_path / name}.gguf" for name in UNWANTED]
    lines += [f"/model {embedder}", f"/model {tmp_path / 'missing.gguf'}", "/model"]
    status, events = converse_here(
        tmp_path / "data", ["hello", *lines, "and again"], "--model", str(plain_model), *BRIEF
    )
    assert status == 0
    expected = [code for _, code in UNWANTED.values()]
    expected += ["model_only_embeds", "model_not_found", "bad_argument"]
    errors = named(events, "error")
    assert [error["code"] for error in errors] == expected
    assert all(error["message"].count(". ") >= 1 for error in errors[:-2]), "each says what to do"
    assert len(named(events, "ready")) == 1, "nothing was unloaded"
    assert named(events, "notice") == []
    goes_on(events)


def test_a_model_that_is_too_large_is_refused(
    plain_model: Path, deep_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    between = (plain_model.stat().st_size + deep_model.stat().st_size) // 2 + 1024 * 2**10
    monkeypatch.setattr(assembly, "total_memory", lambda: between)
    _, events = converse_here(
        tmp_path / "data", ["hello", f"/model {deep_model}", "and again"], "--model", str(plain_model), *BRIEF
    )
    (error,) = named(events, "error")
    assert error["code"] == "model_too_large"
    assert "Choose a smaller model" in error["message"]
    assert len(named(events, "ready")) == 1
    goes_on(events)


def test_a_fine_header_whose_load_fails_brings_the_old_model_back(
    plain_model: Path, odd_head_model: Path, tmp_path: Path
) -> None:
    """Heads of 48 cannot be quantised to q8_0, which is known when the context is made."""
    _, events = converse_here(
        tmp_path / "data",
        ["hello", f"/model {odd_head_model}", "and again"],
        "--model", str(plain_model), *BRIEF, "--set", "model.kv_type=q8_0",
    )  # fmt: skip
    check_put_back(events, "kv_type_unsupported", plain_model)


def test_a_file_that_changes_after_the_look_brings_the_old_model_back(
    plain_model: Path, deep_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """llama.cpp itself fails on it, when the old model is gone already."""
    changing = tmp_path / "changing.gguf"
    changing.write_bytes(deep_model.read_bytes())
    look = assembly.inspect

    def look_and_cut(path: Path, settings: ModelSettings, cancelled: CancelCheck) -> None:
        look(path, settings, cancelled)
        if path == changing:
            changing.write_bytes(changing.read_bytes()[:-50_000])

    monkeypatch.setattr(assembly, "inspect", look_and_cut)
    _, events = converse_here(
        tmp_path / "data", ["hello", f"/model {changing}", "and again"], "--model", str(plain_model), *BRIEF
    )
    check_put_back(events, "model_load_failed", plain_model)


def check_put_back(events: list[Event], code: str, model: Path) -> None:
    assert [error["code"] for error in named(events, "error")] == [code]
    first, again = named(events, "ready")
    assert first == again
    assert f"{model_name(model)} is loaded again, and the chat goes on as it was." in [
        notice["text"] for notice in named(events, "notice")
    ]
    goes_on(events)


def test_another_model_goes_on_with_the_chat(plain_model: Path, deep_model: Path, tmp_path: Path) -> None:
    _, events = converse_here(
        tmp_path / "data", ["hello", f"/model {deep_model}", "and again"], "--model", str(plain_model), *BRIEF
    )
    assert named(events, "error") == []
    assert len({event["chat_id"] for event in named(events, "ready")}) == 1
    assert len(named(events, "reply_finished")) == 2
