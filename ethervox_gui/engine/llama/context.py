"""The context of a model: how large, of which type, with how many threads."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import llama_cpp as lib
import psutil

from ethervox_gui import paths
from ethervox_gui.context.edits.kv_model import GUEST, N_SEQUENCES
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.gguf.cache_size import BYTES_PER_VALUE
from ethervox_gui.engine.gguf.header import read_header
from ethervox_gui.engine.hardware import USUAL_N_CTX, n_cores
from ethervox_gui.engine.llama import bindings
from ethervox_gui.engine.llama.attention.watch import Watch
from ethervox_gui.engine.llama.bindings import model_meta
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.settings import ModelSettings

_N_CTX_STEP = 256
#: The guide was trained on rows of about this length, and a newcomer sees the context fill up.
_N_CTX_GUIDE = 1024
_N_BATCH = 512
_ONE_THREAD_BELOW = 20_000_000  # parameters
#: The types that keys and values may have in the cache.
KEY_TYPES = {"f16": lib.GGML_TYPE_F16, "f32": lib.GGML_TYPE_F32, "q8_0": lib.GGML_TYPE_Q8_0}
_Q8_BLOCK = 32  # values that share a scale


@contextmanager
def stopped_by(context: Any, cancelled: CancelCheck) -> Iterator[None]:
    """Within it, what the processor computes in a context fails as soon as ``cancelled`` says so.

    In the middle of a batch: the cells may be in any state then, so the context is to be thrown away.
    """
    callback = lib.ggml_abort_callback(lambda _data: cancelled())
    lib.llama_set_abort_callback(context, callback, None)
    try:
        yield
    finally:
        lib.llama_set_abort_callback(context, lib.ggml_abort_callback(), None)


def open_context(model: Any, path: Path, settings: ModelSettings, watch: Watch | None = None) -> Any:
    """A context of the size and type that the settings ask for, else of what is usual for the model.

    ``watch`` sees what is computed in it, and must live as long.

    Raises :class:`UserError` when it is too small to be of use, there is no room for it, or the model has no
    cache: it is made for embeddings alone.
    """
    usual = _N_CTX_GUIDE if is_guide(path) else USUAL_N_CTX
    n_ctx = settings.n_ctx or min(usual, lib.llama_model_n_ctx_train(model))
    if n_ctx < _N_CTX_STEP:
        raise UserError(
            "n_ctx_too_small",
            N_("A context of {n_ctx} tokens is too small.").format(n_ctx=n_ctx),
            N_("Choose --n-ctx {n_ctx_step} or more.").format(n_ctx_step=_N_CTX_STEP),
        )
    n_ctx = -(-n_ctx // _N_CTX_STEP) * _N_CTX_STEP
    needed = _cache_bytes(model, path, n_ctx, settings.kv_type) * _share_in_memory(model, settings)
    available = psutil.virtual_memory().available
    if needed > available:
        raise UserError(
            "n_ctx_too_large",
            N_(
                "A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; "
                "{available:,.1f} GiB are free."
            ).format(n_ctx=n_ctx, needed=needed / 2**30, available=available / 2**30),
            N_("Choose a smaller --n-ctx."),
        )
    _refuse_kv_type(model, path, settings.kv_type)
    parameters = lib.llama_context_default_params()
    parameters.n_ctx = n_ctx
    parameters.n_batch = parameters.n_ubatch = min(_N_BATCH, n_ctx)
    parameters.n_seq_max = _n_sequences(model)
    parameters.kv_unified = True
    parameters.swa_full = False
    parameters.type_k = parameters.type_v = KEY_TYPES[settings.kv_type]
    parameters.n_threads = parameters.n_threads_batch = settings.n_threads or _threads(model)
    if watch is not None:
        watch.give_to(parameters)
    context = lib.llama_init_from_model(model, parameters)
    if not context:
        raise UserError(
            "context_failed",
            N_("There was no room for a context of {n_ctx:,} tokens for {name}.").format(
                n_ctx=n_ctx, name=path.name
            ),
            N_("Choose a smaller --n-ctx."),
            bindings.recent_log(),
        )
    if bindings.only_embeds(context):
        lib.llama_free(context)
        raise bindings.embeds_only(path.name)
    return context


def _n_sequences(model: Any) -> int:
    """One guest alone where each sequence takes memory of its own; such models batch none."""
    apart = lib.llama_model_is_recurrent(model) or lib.llama_model_is_hybrid(model)
    return GUEST + 1 if apart or lib.llama_model_n_swa(model) > 0 else N_SEQUENCES


def _cache_bytes(model: Any, path: Path, n_ctx: int, kv_type: str) -> float:
    """What the cache takes: less of layers with a sliding window, or a state that does not grow.

    Which layers have a sliding window is known from the file alone.
    """
    if int(lib.llama_model_n_swa(model)) > 0:
        return read_header(path).allocated_bytes(n_ctx, kv_type)
    interval = model_meta(model, f"{model_meta(model, 'general.architecture')}.full_attention_interval")
    n_cells = n_ctx / int(interval) if interval.isdecimal() and int(interval) > 1 else n_ctx
    return n_cells * kv_bytes_per_token(model, kv_type)


def _share_in_memory(model: Any, settings: ModelSettings) -> float:
    """How much of the cache takes main memory: a layer's lies where the layer is.

    Whether the rest fits is for the GPU's driver to say.  A Mac's GPU has no memory of its own.
    """
    if sys.platform == "darwin" or not bindings.uses_gpu(settings.n_gpu_layers):
        return 1.0
    if settings.n_gpu_layers < 0:
        return 0.0
    n_layers = int(lib.llama_model_n_layer(model))
    return max(n_layers - settings.n_gpu_layers, 0) / max(n_layers, 1)


def kv_bytes_per_token(model: Any, kv_type: str) -> float:
    """Bytes of keys and values that one token takes over all layers."""
    heads = lib.llama_model_n_layer(model) * lib.llama_model_n_head_kv(model)
    return float(heads * sum(_head_sizes(model)) * BYTES_PER_VALUE[kv_type])


def _head_sizes(model: Any) -> tuple[float, float]:
    """Values in the key and in the value of one head."""
    architecture = model_meta(model, "general.architecture")
    head = lib.llama_model_n_embd(model) / max(lib.llama_model_n_head(model), 1)
    key = float(model_meta(model, f"{architecture}.attention.key_length") or head)
    return key, float(model_meta(model, f"{architecture}.attention.value_length") or head)


def _refuse_kv_type(model: Any, path: Path, kv_type: str) -> None:
    if kv_type == "q8_0" and any(size % _Q8_BLOCK for size in _head_sizes(model)):
        raise UserError(
            "kv_type_unsupported",
            N_(
                "{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, "
                "which is no multiple of {q8_block}."
            ).format(name=path.name, head_sizes=_head_sizes(model)[0], q8_block=_Q8_BLOCK),
            N_("Choose the cache type f16."),
        )


def is_guide(path: Path) -> bool:
    """Whether this is the model that comes with the program."""
    return path.resolve() == paths.guide_model().resolve()


def _threads(model: Any) -> int:
    """One for each core, but one alone for a tiny model, whose threads would only wait for each other.

    On two busy cores the guide (4 million parameters) wrote 2 tokens/s with two threads and 20–78 with one.
    """
    if lib.llama_model_n_params(model) < _ONE_THREAD_BELOW:
        return 1
    return n_cores()
