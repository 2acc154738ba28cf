"""What edits a model and its cache allow: static exclusions first (they crash), then a probe.

``llama_memory_can_shift()`` alone is not enough: it says yes for YaRN (which then corrupts the keys a
little more with each shift) and for quantised keys of odd head sizes (which kill the process).

Quantised keys that may be rotated are rounded anew each time.  On random models one rotation of q8_0 adds a
mean squared error (normalised) of 5e-5 to 1.4e-4 to the logits, as much as q8_0 has by itself (1.1e-4 to
1.7e-4); twenty of them add up to 1e-3.  That is allowed: gaps, where nothing is rotated and all is exact, are
the default, so that it happens a few times in a long chat, and a rebuild heals it.
"""

from __future__ import annotations

from typing import Any, Protocol

import llama_cpp as lib
import numpy as np
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import LIVE, Occupancy
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.llama.bindings import model_meta
from ethervox_gui.engine.protocol import Capability

#: Normalised mean squared error between logits below which two caches count as the same.
MAX_NMSE = 1e-3

_N_PROBE = 20
_SHIFT_BY = 37


class Probed(Protocol):
    """What the probe needs of the engine under test."""

    memory: Any

    def decode(self, tokens: list[int], seq: int, p0: int) -> None: ...

    def logits(self) -> NDArray[np.float32]: ...

    def occupancy(self, seq: int) -> Occupancy: ...


def nmse(found: NDArray[np.float32], expected: NDArray[np.float32]) -> float:
    """Normalised mean squared error of two logit vectors."""
    return float(((found - expected) ** 2).sum() / (expected**2).sum())


def static_refusal(model: Any, key_type: int) -> tuple[str, str]:
    """Why cells cannot be removed in the middle, and why they cannot be shifted; empty where they can."""
    if lib.llama_model_is_recurrent(model):
        reason = N_("its state is recurrent: it has no single cells to remove")
        return reason, reason
    if lib.llama_model_is_hybrid(model):
        reason = N_("part of its state is recurrent: it has no single cells to remove")
        return reason, reason
    if lib.llama_model_n_swa(model) > 0:
        reason = N_("it attends through a sliding window, whose old cells are recycled")
        return reason, reason
    if lib.llama_model_rope_type(model) in (lib.LLAMA_ROPE_TYPE_MROPE, lib.LLAMA_ROPE_TYPE_IMROPE):
        reason = N_("its positions have several dimensions (M-RoPE)")
        return reason, reason
    return "", _shift_refusal(model, key_type)


def _shift_refusal(model: Any, key_type: int) -> str:
    architecture = model_meta(model, "general.architecture")
    if model_meta(model, f"{architecture}.rope.scaling.type") == "yarn":
        return N_("its positions are scaled by YaRN, which a shift would corrupt")
    if _number(model, f"{architecture}.rope.scaling.attn_factor", 1.0) != 1.0:
        return N_("its positions carry an attention factor, which a shift would corrupt")
    if key_type in (lib.GGML_TYPE_F16, lib.GGML_TYPE_F32):
        return ""
    n_head = lib.llama_model_n_head(model)
    default = lib.llama_model_n_embd(model) / max(n_head, 1)
    head_size = _number(model, f"{architecture}.attention.key_length", default)
    rotated = _number(model, f"{architecture}.rope.dimension_count", head_size)
    if head_size % 64 or rotated != head_size:
        return N_("its quantized keys cannot be rotated again")
    return ""


def probe(engine: Probed, model: Any, key_type: int, n_vocab: int) -> Capability:
    """Try on the live sequence what the static check allows, and leave the cache empty."""
    cannot_remove, cannot_shift = static_refusal(model, key_type)
    if cannot_remove:
        return Capability(False, False, cannot_remove)
    tokens = [(7919 * (i + 1)) % n_vocab for i in range(_N_PROBE)]
    memory = engine.memory
    try:
        engine.decode(tokens, LIVE, 0)
        expected = engine.logits().copy()
        if not lib.llama_memory_seq_rm(memory, LIVE, 5, 10) or engine.occupancy(LIVE)[:2] != (0, 19):
            return Capability(False, False, N_("the library refused to remove cells in the middle"))
        lib.llama_memory_clear(memory, True)
        if not cannot_shift and not lib.llama_memory_can_shift(memory):
            cannot_shift = N_("the library says that its cells cannot be shifted")
        if cannot_shift:
            words = N_("cells can be removed, but not closed up: {reason}")
            return Capability(True, False, words.format(reason=cannot_shift))
        engine.decode(tokens[:-1], LIVE, 0)
        lib.llama_memory_seq_add(memory, LIVE, 0, -1, _SHIFT_BY)
        engine.decode(tokens[-1:], LIVE, _N_PROBE - 1 + _SHIFT_BY)
        error = nmse(engine.logits(), expected)
    except EngineError as failure:
        return Capability(False, False, N_("the test failed: {error}").format(error=failure))
    finally:
        lib.llama_memory_clear(memory, True)
    if not error < MAX_NMSE:
        words = N_("cells can be removed, but closing up changes them (NMSE {error:.1e})")
        return Capability(True, False, words.format(error=error))
    return Capability(True, True, N_("cells can be removed and closed up; tested when the model was loaded"))


def _number(model: Any, key: str, default: float) -> float:
    text = model_meta(model, key)
    try:
        return float(text) if text else default
    except ValueError:
        return default
