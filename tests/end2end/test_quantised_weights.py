"""Models as people have them: their weights quantised, which the library treats in ways of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import llama_cpp as lib
import pytest

from tests.helpers import programs
from tests.helpers.headless import converse, named
from tests.helpers.raw_llama import LIB
from tests.helpers.tiny_models import Shape, make_model

#: File types of llama.cpp: ``LLAMA_FTYPE_MOSTLY_Q4_0``, ``…_Q8_0``, ``…_Q4_K_M``.
TYPES = {"Q4_0": 2, "Q8_0": 7, "Q4_K_M": 15}

_QUANTISE = f"""{LIB}
parameters = lib.llama_model_quantize_default_params()
parameters.ftype = int(sys.argv[3])
sys.exit(lib.llama_model_quantize(sys.argv[1].encode(), sys.argv[2].encode(), parameters))
"""


@pytest.mark.parametrize("kind", TYPES)
def test_a_quantised_model_loads_talks_and_overflows(tmp_path: Path, kind: str) -> None:
    """In a process of its own: what is wrong with the weights' layout kills it."""
    plain = make_model(tmp_path / "plain.gguf", Shape(n_layer=1, n_embd=256, n_head=4, n_ff=512))
    model = tmp_path / f"{kind}.gguf"
    command = [sys.executable, "-c", _QUANTISE, os.fspath(plain), os.fspath(model), str(TYPES[kind])]
    done = programs.run(command)
    assert done.returncode == 0, done.stderr
    lines = [f"Message {number} about the boat and the river." for number in range(12)]
    arguments = ("--model", str(model), "--n-ctx", "512", "--set", "sampling.max_tokens=12")
    status, events = converse(tmp_path / "data", lines, *arguments)
    assert status == 0
    assert named(events, "error") == []
    assert len(named(events, "reply_finished")) == len(lines)
    assert named(events, "context_edited")


def test_the_library_still_says_what_the_processor_has() -> None:
    """Otherwise the guard against AMX would never be asked."""
    assert b"CPU :" in lib.llama_print_system_info()
