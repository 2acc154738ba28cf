"""What llama.cpp allocated for a cache, by its own log."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import llama_cpp as lib

from ethervox_gui.engine.llama import bindings, engine
from ethervox_gui.settings import ModelSettings


def allocated_mib(path: Path, settings: ModelSettings) -> float:
    """MiB of keys and values in the context that a model is loaded with."""
    told: list[str] = []
    keep = lib.llama_log_callback(lambda _level, text, _data: told.append(text.decode("utf-8", "replace")))
    bindings.start()
    lib.llama_log_set(keep, ctypes.c_void_p(0))
    try:
        engine.load(path, settings).close()
    finally:
        lib.llama_log_set(bindings.keep_log, ctypes.c_void_p(0))
    return sum(float(size) for size in re.findall(r"KV buffer size = +([\d.]+) MiB", "".join(told)))
