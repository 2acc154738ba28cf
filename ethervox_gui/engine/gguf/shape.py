"""What the first kilobytes of a model file tell about its shape, before the rest is there."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Final

from ethervox_gui.engine.gguf import limits as tables
from ethervox_gui.engine.gguf.cache_size import cache_bytes, token_bytes, window_of
from ethervox_gui.engine.gguf.header import MAGIC, MAX_KEYS, MAX_LAYERS, MAX_NAME
from ethervox_gui.engine.gguf.reader import ByteReader, DamagedError, Facts, TruncatedError, Value

_EXPERT_MATRICES: Final = 3  # up, gate and down


@dataclass(frozen=True, slots=True)
class GgufShape:
    """What the beginning of a model file says of its shape, 0 and ``False`` where it does not.

    ``idle_weights`` are those of experts that do not work on a token.  The others are as in
    :class:`GgufHeader`.
    """

    n_ctx_train: int = 0
    kv_bytes_per_token: int = 0
    idle_weights: int = 0
    is_recurrent: bool = False
    has_window: bool = False
    has_sections: bool = False
    sliding_window: int = 0
    kv_bytes_windowed: int = 0

    def cache_bytes(self, n_ctx: int) -> int:
        """As :meth:`GgufHeader.cache_bytes`."""
        n_ctx = min(n_ctx, self.n_ctx_train or n_ctx)
        return cache_bytes(n_ctx, self.kv_bytes_per_token, self.kv_bytes_windowed, self.sliding_window)


def read_shape(beginning: bytes) -> GgufShape | None:
    """The shape of a model of whose file only the beginning is there; ``None`` where that says too little.

    All that says something of the shape stands before the vocabulary.
    """
    reader = ByteReader(io.BytesIO(beginning), len(beginning))
    values: dict[str, Value] = {}
    try:
        if reader.take(4) != MAGIC or reader.u32() not in (2, 3):
            return None
        reader.u64()
        n_keys = reader.u64()
        for _ in range(min(n_keys, MAX_KEYS)):
            key = reader.string(MAX_NAME)
            if key.startswith("tokenizer."):
                break
            values[key] = reader.value(reader.u32())
        return _shape(Facts(values))
    except (TruncatedError, DamagedError, OverflowError):
        return None


def _shape(facts: Facts) -> GgufShape | None:
    architecture = facts.text("general.architecture")
    own = f"{architecture}."
    n_layer = facts.integer(own + "block_count", 0, MAX_LAYERS)
    if not n_layer:
        return None
    recurrent = architecture in tables.RECURRENT
    of_a_token, windowed = token_bytes(architecture, facts, n_layer)
    window = window_of(architecture, facts)
    hybrid = any(facts.has(own + key) for key in tables.RECURRENT_KEYS)
    n_experts = facts.integer(own + "expert_count", 0)
    n_idle = max(n_experts - facts.integer(own + "expert_used_count", n_experts), 0)
    n_dense = min(facts.integer(own + "leading_dense_block_count", 0), n_layer)
    width = facts.integer(own + "embedding_length", 0) * facts.integer(own + "expert_feed_forward_length", 0)
    return GgufShape(
        n_ctx_train=facts.integer(own + "context_length", 0),
        kv_bytes_per_token=of_a_token,
        idle_weights=(n_layer - n_dense) * n_idle * width * _EXPERT_MATRICES,
        is_recurrent=recurrent or hybrid,
        has_window=window > 0,
        has_sections=facts.has(own + "rope.dimension_sections"),
        sliding_window=max(window, 0),
        kv_bytes_windowed=windowed,
    )
