"""The llama.cpp library itself: started once, its log kept, its plain data wrapped."""

from __future__ import annotations

import ctypes
import functools
from collections import deque
from collections.abc import Sequence
from typing import Any

import llama_cpp as lib

_LOG_LINES = 60

_log: deque[str] = deque(maxlen=_LOG_LINES)


@lib.llama_log_callback
def _keep_log(level: int, text: bytes, _user_data: Any) -> None:
    # Level 2 is info, 3 warning, 4 error, 5 a continuation of the line before.
    if level >= 3:
        _log.append(text.decode("utf-8", "replace").rstrip())


@functools.cache
def start() -> None:
    """Start the library.  Its messages go to :func:`recent_log`, not to the terminal."""
    lib.llama_log_set(_keep_log, ctypes.c_void_p(0))
    lib.llama_backend_init()


def recent_log() -> str:
    """The library's last warnings and errors."""
    return "\n".join(line for line in _log if line)


def clear_log() -> None:
    _log.clear()


def model_parameters() -> Any:
    """The library's defaults for loading a model, without what can kill the process.

    Quantised weights are repacked for AMX where the processor has it, and the first tile instruction then
    ended the process on a virtual machine (SIGILL at ``tilezero``; Q8_0 and Q4_0 with llama-cpp-python
    0.3.36). Kept as they are in the file, they work everywhere.
    """
    parameters = lib.llama_model_default_params()
    if b"AMX_INT8 = 1" in lib.llama_print_system_info():
        parameters.use_extra_bufts = False
    return parameters


def model_meta(model: Any, key: str) -> str:
    """A metadata value of a loaded model as text; empty when it has none."""
    buffer = ctypes.create_string_buffer(256)
    size = lib.llama_model_meta_val_str(model, key.encode(), buffer, len(buffer))
    return buffer.value.decode("utf-8", "replace") if size > 0 else ""


def as_batch(batch: Any, tokens: Sequence[int], seq: int, p0: int) -> Any:
    """Fill a reusable batch; only the last token asks for logits."""
    batch.n_tokens = len(tokens)
    for index, token in enumerate(tokens):
        batch.token[index] = token
        batch.pos[index] = p0 + index
        batch.n_seq_id[index] = 1
        batch.seq_id[index][0] = seq
        batch.logits[index] = 0
    batch.logits[len(tokens) - 1] = 1
    return batch
