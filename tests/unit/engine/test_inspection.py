"""The first look at a model file happens in a process that may die of it."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Literal

import pytest

from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.engine import inspection
from ethervox_gui.engine.gguf.header import read_header
from ethervox_gui.engine.inspection import inspect_model, refuse_too_large
from ethervox_gui.engine.llama import inspect_child
from ethervox_gui.settings import ModelSettings
from tests.conftest import ModelMaker
from tests.helpers.kv_buffers import allocated_mib
from tests.helpers.tiny_models import CHATML, Family, Shape


def name(text: str) -> bytes:
    """A string as the file has it."""
    return struct.pack("<Q", len(text)) + text.encode()


def child(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Have this Python code run in place of the look."""
    monkeypatch.setattr(inspection, "child_command", lambda _path, *_options: [sys.executable, "-c", code])


@pytest.mark.parametrize("family", Family)
def test_every_family_passes(tiny_model: ModelMaker, family: Family) -> None:
    path = tiny_model(Shape(family=family, n_layer=2))
    assert inspect_model(path) == read_header(path)


def test_llama_cpp_refuses_what_the_header_does_not_show(plain_model: Path, tmp_path: Path) -> None:
    path = tmp_path / "later.gguf"
    path.write_bytes(plain_model.read_bytes().replace(b"llama", b"llamX"))
    assert read_header(path).architecture == "llamX"
    with pytest.raises(UserError, match=r"later\.gguf is of the type “llamX”") as caught:
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


def test_our_own_model_starts_no_process(
    plain_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess, "run", pytest.fail)
    assert inspection.look_at_our_own(plain_model) == read_header(plain_model)
    cut = tmp_path / "cut.gguf"
    cut.write_bytes(plain_model.read_bytes()[:-1])
    with pytest.raises(UserError) as caught:
        inspection.look_at_our_own(cut)
    assert caught.value.code == "model_truncated"


def test_a_crash_is_one_sentence(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last_words = "'no debugger' if 'GGML_NO_BACKTRACE' in os.environ else 'a debugger'"
    child(monkeypatch, f"import os, sys; print({last_words}, file=sys.stderr, flush=True); os.abort()")
    with pytest.raises(UserError, match=r"crashes llama\.cpp") as caught:
        inspect_model(plain_model)
    assert caught.value.code == "model_unreadable"
    assert "-6" in caught.value.details
    assert caught.value.details.endswith("no debugger")


def test_a_hang_is_one_sentence(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, "import time; time.sleep(60)")
    with pytest.raises(UserError) as caught:
        inspect_model(plain_model, timeout_s=0.2)
    assert caught.value.code == "model_unreadable"
    assert "0.2 s" in caught.value.details
    said = f"{caught.value.message} {caught.value.advice}"
    assert "too long" in said
    assert "crash" not in said, "on a busy computer a sound file takes as long"
    assert "copy" not in said


@pytest.mark.parametrize("said", ["", "nonsense", "[1]", '{"header": 3}', "{"])
def test_nonsense_is_one_sentence(plain_model: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    child(monkeypatch, f"print({said!r})")
    with pytest.raises(UserError) as caught:
        inspect_model(plain_model)
    assert caught.value.code == "model_unreadable"


def test_a_look_that_nobody_waits_for_ends(
    plain_model: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever closes the program, or takes another model, does not wait for it."""
    begun = tmp_path / "begun"
    write = f"import os; open({str(begun)!r}, 'w').write(str(os.getpid()))"
    child(monkeypatch, f"{write}; import time; time.sleep(600)")
    with pytest.raises(Cancelled):
        inspect_model(plain_model, cancelled=lambda: begun.exists() and bool(begun.read_text()))
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text()), 0)


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
    assert inspection.child_command(Path("/models/-m.gguf")) == expected


def test_a_name_never_looks_like_an_option() -> None:
    assert inspection.child_command(Path("-x.gguf"))[-1] == str(Path.cwd() / "-x.gguf")


def test_a_file_that_goes_while_it_is_looked_at_is_one_sentence(plain_model: Path, tmp_path: Path) -> None:
    path = tmp_path / "gone.gguf"
    path.write_bytes(plain_model.read_bytes())
    header = inspect_model(path)
    path.unlink()
    with pytest.raises(UserError) as caught:
        refuse_too_large(path, header, 512, 2**40)
    assert caught.value.code == "model_not_found"
    assert "gone.gguf" in caught.value.message


# ---- what has no room --------------------------------------------------------------------------------


@pytest.mark.parametrize("n_layer", [3, 4])
@pytest.mark.parametrize(("kv_type", "sliding_window"), [("f16", 32), ("f16", 4096), ("q8_0", 32)])
def test_a_cache_with_sliding_windows_is_refused_where_there_is_less_room_than_it_takes(
    tiny_model: ModelMaker, n_layer: int, kv_type: Literal["f16", "q8_0"], sliding_window: int
) -> None:
    """As much as llama.cpp allocates: every other layer keeps all, the rest a window for each sequence."""
    shape = Shape(
        family=Family.SLIDING_WINDOW, n_layer=n_layer, sliding_window=sliding_window, n_ctx_train=32_768
    )
    path, n_ctx = tiny_model(shape), 16_384
    allocated = allocated_mib(path, ModelSettings(n_ctx=n_ctx, n_threads=1, kv_type=kv_type)) * 2**20
    taken = path.stat().st_size + int(allocated)
    header, of_the_cells = read_header(path), 16 * n_ctx
    refuse_too_large(path, header, n_ctx, taken + of_the_cells, kv_type)
    with pytest.raises(UserError) as refused:
        refuse_too_large(path, header, n_ctx, taken - 1, kv_type)
    assert refused.value.code == "n_ctx_too_large"


def test_where_nobody_says_which_layers_have_a_sliding_window_all_may_have_one(plain_model: Path) -> None:
    header = replace(read_header(plain_model), sliding_window=256)  # llama's file says nothing of them
    assert header.kv_bytes_windowed == 0
    n_cells = 256 * 4 + 512
    least = plain_model.stat().st_size + n_cells * header.kv_bytes_per_token
    refuse_too_large(plain_model, header, 100_000, least)
    with pytest.raises(UserError):
        refuse_too_large(plain_model, header, 100_000, least - 1)


# ---- files that pass the header and would end the program later -------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("template", "sentence"),
    [
        ("{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}", "never finishes"),
        (
            "{% set n = namespace(x=['a']) %}{% for a in range(99) %}{% set n.x = n.x + n.x %}{% endfor %}",
            "more memory",
        ),
    ],
    ids=["endless", "all memory"],
)
def test_a_template_that_would_stop_the_program(
    tiny_model: ModelMaker, monkeypatch: pytest.MonkeyPatch, template: str, sentence: str
) -> None:
    path = tiny_model(Shape(chat_template=template + CHATML))
    quick = "from ethervox_gui.engine.llama import inspect_child as p; "
    quick += "p._PATIENCE_S = 1.0; p._MEMORY = 200 << 20; "
    run = f"import pathlib; raise SystemExit(p.child_main(pathlib.Path({str(path)!r})))"
    child(monkeypatch, quick + run)
    with pytest.raises(UserError, match=sentence) as caught:
        inspect_model(path)
    assert caught.value.code == "model_unreadable"


def test_a_vocabulary_that_lacks_bytes_ends_only_the_process(plain_model: Path, tmp_path: Path) -> None:
    """Asked for a byte that it has no token for, llama.cpp throws, and nobody can catch it."""
    path = tmp_path / "lacking.gguf"
    path.write_bytes(plain_model.read_bytes().replace(name("gpt2"), name("llama")))
    with pytest.raises(UserError, match=r"crashes llama\.cpp") as caught:
        inspect_model(path, talks=False)
    assert caught.value.code == "model_unreadable"
    assert "out_of_range" in caught.value.details


def test_a_model_that_cannot_compute_ends_only_the_process(
    plain_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What only the first token shows happens in the process as well; not for a large file."""
    code = """
import pathlib, os
from ethervox_gui.engine.llama import engine, inspect_child
engine.LlamaEngine.decode = lambda *_, **__: os.abort()
inspect_child._SMALL = {}
raise SystemExit(inspect_child.child_main(pathlib.Path({!r})))
"""
    for small, survives in ((1 << 30, False), (0, True)):
        child(monkeypatch, code.format(small, str(plain_model)))
        if survives:
            assert inspect_model(plain_model) == read_header(plain_model)
        else:
            with pytest.raises(UserError, match=r"crashes llama\.cpp"):
                inspect_model(plain_model)


def test_what_only_embeds_is_seen_without_reading_weights(tiny_model: ModelMaker) -> None:
    """A large file is not made to talk, so it must be known before."""
    with pytest.raises(UserError) as caught:
        inspect_child.look(tiny_model(Shape(embeds=True)), talks=True)
    assert caught.value.code == "model_only_embeds"
