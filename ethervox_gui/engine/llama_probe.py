"""Looks at a model file with llama.cpp, in a process that may die of it.

A file that slips past our own header reader can still make llama.cpp abort, so the first look happens in a
process of its own (:mod:`ethervox_gui.engine.inspect` starts it and reads what it prints).  No weights are
read: this takes about as long as starting Python.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import llama_cpp as lib

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine import llama_library
from ethervox_gui.engine.gguf_header import read_header


def child_main(path: Path) -> int:
    """Print one JSON object about ``path``: its header, or the error to show.  Returns the exit status."""
    try:
        header = read_header(path)
        _load_without_weights(path)
    except UserError as error:
        _print(
            error={
                "code": error.code,
                "message": error.message,
                "advice": error.advice,
                "details": error.details,
            }
        )
        return 1
    _print(header=asdict(header))
    return 0


def _load_without_weights(path: Path) -> None:
    """Have llama.cpp check architecture, hyperparameters, vocabulary and the shape of every tensor."""
    llama_library.start()
    params = llama_library.model_parameters()
    params.no_alloc = True
    params.load_mode = lib.LLAMA_LOAD_MODE_NONE
    params.n_gpu_layers = 0
    model = lib.llama_model_load_from_file(os.fsencode(path), params)
    if not model:
        raise UserError(
            "model_unsupported",
            f"llama.cpp cannot load {path.name}.",
            "The file may be damaged, or made for a newer version.",
            llama_library.recent_log(),
        )
    lib.llama_model_free(model)


def _print(**found: Any) -> None:
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(child_main(Path(sys.argv[1])))
