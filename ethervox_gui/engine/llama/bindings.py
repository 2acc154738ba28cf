"""The llama.cpp library itself: started once, its log kept, its plain data wrapped."""

from __future__ import annotations

import ctypes
import functools
from collections import deque
from collections.abc import Sequence
from typing import Any

import llama_cpp as lib

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import Chunk

_LOG_LINES = 60

_log: deque[str] = deque(maxlen=_LOG_LINES)


@lib.llama_log_callback
def keep_log(level: int, text: bytes, _user_data: Any) -> None:
    # Level 2 is info, 3 warning, 4 error, 5 a continuation of the line before.
    if level >= 3:
        _log.append(text.decode("utf-8", "replace").rstrip())


@functools.cache
def start() -> None:
    """Start the library.  Its messages go to :func:`recent_log`, not to the terminal."""
    lib.llama_log_set(keep_log, ctypes.c_void_p(0))
    lib.llama_backend_init()


def recent_log() -> str:
    """The library's last warnings and errors."""
    return "\n".join(line for line in _log if line)


def clear_log() -> None:
    _log.clear()


def at_once(function: Any) -> Any:
    """A function of the library, called without letting go of the interpreter.

    For what takes microseconds: while another thread works (the window's, say) the way back costs a wait at
    each call.
    """
    address = ctypes.cast(function, ctypes.c_void_p).value or 0
    return ctypes.PYFUNCTYPE(function.restype, *function.argtypes)(address)


def model_parameters() -> Any:
    """The library's defaults for loading a model, without what can kill the process.

    Quantised weights are repacked for AMX where the processor has it, and the first tile instruction then
    ended the process on a virtual machine (SIGILL at ``tilezero``; Q8_0 and Q4_0 with llama-cpp-python
    0.3.36). Kept as they are in the file, they work everywhere. Our own build leaves AMX out
    (packaging/llama-only.cmake); another one may have it.
    """
    parameters = lib.llama_model_default_params()
    if b"AMX_INT8 = 1" in lib.llama_print_system_info():
        parameters.use_extra_bufts = False
    return parameters


def uses_gpu(n_layers: int) -> bool:
    """Whether layers of a model go to a GPU, where ``n_layers`` of them may (-1: all)."""
    return n_layers != 0 and bool(lib.llama_supports_gpu_offload())


def only_embeds(context: Any) -> bool:
    """Whether the model of a context turns texts into vectors, and was not made to write.

    Encoders have no cache at all; those that were made from models that write say how vectors are pooled.
    """
    pooled = lib.llama_pooling_type(context) != lib.LLAMA_POOLING_TYPE_NONE
    return pooled or not lib.llama_get_memory(context)


def embeds_only(name: str) -> UserError:
    """What the user reads about such a model, the file of which has this name."""
    return UserError(
        "model_only_embeds",
        N_("{name} turns texts into vectors; it cannot write.").format(name=name),
        N_("Choose another model. This one can be the embedding model, by which memories are searched."),
    )


def model_meta(model: Any, key: str) -> str:
    """A metadata value of a loaded model as text; empty when it has none."""
    buffer = ctypes.create_string_buffer(256)
    size = lib.llama_model_meta_val_str(model, key.encode(), buffer, len(buffer))
    return buffer.value.decode("utf-8", "replace") if size > 0 else ""


def _array(pointer: Any, kind: Any, length: int) -> Any:
    """The memory behind a pointer, as an array that can be written in slices."""
    return (kind * length).from_address(ctypes.addressof(pointer.contents))


class TokenBatch:
    """A batch of one token, used again and again: of a reply only these three numbers change."""

    def __init__(self) -> None:
        self._batch = lib.llama_batch_init(1, 0, 1)
        self._batch.n_tokens = self._batch.n_seq_id[0] = self._batch.logits[0] = 1
        self._token = _array(self._batch.token, lib.llama_token, 1)
        self._position = _array(self._batch.pos, lib.llama_pos, 1)
        self._seq = _array(self._batch.seq_id[0], lib.llama_seq_id, 1)

    def filled(self, token: int, seq: int, position: int) -> Any:
        """The library's batch with this token, which asks for logits."""
        self._token[0], self._seq[0], self._position[0] = token, seq, position
        return self._batch

    def close(self) -> None:
        lib.llama_batch_free(self._batch)


class Batch:
    """A batch of at most ``n_tokens`` for one sequence, used again and again.

    Its memory is written through arrays, whole slices at once: token by token a prompt would take a
    millisecond for each batch.
    """

    def __init__(self, n_tokens: int) -> None:
        self._batch = lib.llama_batch_init(n_tokens, 0, 1)
        self._tokens = _array(self._batch.token, lib.llama_token, n_tokens)
        self._positions = _array(self._batch.pos, lib.llama_pos, n_tokens)
        self._logits = _array(self._batch.logits, ctypes.c_int8, n_tokens)
        self._logits[:] = [0] * n_tokens
        _array(self._batch.n_seq_id, ctypes.c_int32, n_tokens)[:] = [1] * n_tokens
        self._asked: list[int] = []  # the tokens that asked for logits
        self._seq = -1  # the sequence of the first ``_n_seq`` tokens
        self._n_seq = 0

    def filled(self, tokens: Sequence[int], seq: int, p0: int) -> Any:
        """The library's batch with these tokens; only the last one asks for logits."""
        count = len(tokens)
        if seq != self._seq or count > self._n_seq:
            for index in range(count):
                self._batch.seq_id[index][0] = seq
            self._seq, self._n_seq = seq, count
        self._tokens[:count] = tokens
        self._positions[:count] = range(p0, p0 + count)
        for index in self._asked:
            self._logits[index] = 0
        self._asked = [count - 1]
        self._logits[count - 1] = 1
        self._batch.n_tokens = count
        return self._batch

    def together(self, chunks: Sequence[Chunk]) -> tuple[Any, list[int]]:
        """The library's batch with tokens of several sequences, and where the last of each is."""
        for index in self._asked:
            self._logits[index] = 0
        at = 0
        self._asked = []
        lasts: list[int] = []
        for tokens, seq, p0, asks_all in chunks:
            end = at + len(tokens)
            for index in range(at, end):
                self._batch.seq_id[index][0] = seq
            self._tokens[at:end] = tokens
            self._positions[at:end] = range(p0, p0 + len(tokens))
            asked = range(at if asks_all else end - 1, end)
            self._logits[asked.start : end] = [1] * len(asked)
            self._asked += asked
            lasts.append(end - 1)
            at = end
        self._n_seq = 0  # there is no one sequence
        self._batch.n_tokens = at
        return self._batch, lasts

    def asking(self, tokens: Sequence[int], seq: int, p0: int, at: Sequence[int]) -> Any:
        """The library's batch with these tokens, of which those at these places ask for logits."""
        batch = self.filled(tokens, seq, p0)
        self._logits[len(tokens) - 1] = 0
        for index in at:
            self._logits[index] = 1
        self._asked = [*at]
        return batch

    def with_live(self, tokens: Sequence[int], seq: int, p0: int, live_token: int, position: int) -> Any:
        """The same with a token of the live chat behind them, which asks for logits too."""
        count = len(tokens)
        self.filled(tokens, seq, p0)
        self._batch.seq_id[count][0] = LIVE
        self._n_seq = count  # the one behind them is another's
        self._tokens[count], self._positions[count] = live_token, position
        self._logits[count] = 1
        self._asked.append(count)
        self._batch.n_tokens = count + 1
        return self._batch

    def close(self) -> None:
        lib.llama_batch_free(self._batch)
