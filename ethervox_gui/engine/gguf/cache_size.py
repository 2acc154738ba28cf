"""How large the cache of a model becomes, by what its file says of its layers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ethervox_gui.context.edits.kv_model import GUEST
from ethervox_gui.engine.gguf import limits as tables
from ethervox_gui.engine.gguf.reader import Facts

#: Of so many layers one has no sliding window, where the file does not say it (``load_swa_pattern`` in
#: llama.cpp's src/models).
_PERIODS: Final = {
    **dict.fromkeys(("gemma2", "gpt-oss"), 2),
    **dict.fromkeys(("afmoe", "cohere2", "cohere2moe", "exaone-moe", "exaone4", "laguna"), 4),
    **dict.fromkeys(("llama4", "mellum", "muse-glimmer", "olmo2", "smallthinker"), 4),
    "gemma3n": 5,
    "gemma3": 6,
    "plamo3": 8,
}
#: The window itself, where the file need not say it.
_WINDOWS: Final = {"llama4": 8192}
#: It is the first of them; with the others it is the last.
_FULL_FIRST: Final = frozenset({"cohere2moe", "laguna", "smallthinker"})
#: Of so many layers one has attention, and the others a state that does not grow.
_INTERVALS: Final = dict.fromkeys(("qwen3next", "qwen35", "qwen35moe"), 4)
#: So many layers at the beginning have a cache, and the others look into theirs.
_WITH_A_CACHE: Final = {"gemma3n": 20}
#: Such a layer has cells for a batch, too, in all a multiple of the step.
_BATCH, _STEP = 512, 256
#: Each has a window of its own.
_SEQUENCES: Final = GUEST + 1
#: What the cache keeps about each cell, beside K and V.
_CELL_BYTES: Final = 16
F16_BYTES: Final = 2

#: Bytes that a number takes in a cache of each type.
BYTES_PER_VALUE: Final = {"f16": 2.0, "f32": 4.0, "q8_0": 34 / 32}


def cache_bytes(n_ctx: int, of_a_token: int, windowed: int, window: int) -> int:
    """What an f16 cache of ``n_ctx`` tokens takes; ``windowed`` of a token's bytes only within a window."""
    return n_ctx * (of_a_token - windowed) + window_cells(window, n_ctx) * windowed


def token_bytes(architecture: str, facts: Facts, n_layer: int) -> tuple[int, int]:
    """What a token takes in an f16 cache, and how much of that in layers with a sliding window."""
    heads_kv, size = _attention_of(f"{architecture}.", facts, n_layer)
    kept = () if architecture in tables.RECURRENT else attending(architecture, facts, heads_kv)
    width, windowed = kv_widths(architecture, facts, kept, size)
    return width * F16_BYTES + _CELL_BYTES if width else 0, windowed * F16_BYTES


def _attention_of(own: str, facts: Facts, n_layer: int) -> tuple[tuple[int, ...], int]:
    """The heads of K and V for each layer, and the size of a head's key and value together."""
    n_embd = facts.integer(own + "embedding_length", 0)
    heads = facts.integers(own + "attention.head_count", n_layer)
    heads_kv = facts.integers(own + "attention.head_count_kv", n_layer) or heads
    n_head = max(heads, default=0)
    even = n_embd // n_head if n_head else 0
    size_k = facts.integer(own + "attention.key_length", even)
    return heads_kv, size_k + facts.integer(own + "attention.value_length", even)


def window_cells(window: int, n_ctx: int) -> int:
    """Cells of a layer with a sliding window in a context of ``n_ctx``: one for each sequence and a batch."""
    wanted = window * _SEQUENCES + min(_BATCH, n_ctx)
    return min(n_ctx, -(-wanted // _STEP) * _STEP)


def attending(architecture: str, facts: Facts, heads_kv: Sequence[int]) -> tuple[int, ...]:
    """The heads of each layer that stay in a cache: none of layers that have a state instead.

    Nor of those that look into another layer's.  Where the file has one number of heads for all of them, it
    says apart which layers have a state.
    """
    n_layer = len(heads_kv)
    n_own = n_layer - facts.integer(f"{architecture}.attention.shared_kv_layers", 0)
    n_own = min(n_own, _WITH_A_CACHE.get(architecture, n_layer))
    interval = facts.integer(f"{architecture}.full_attention_interval", _INTERVALS.get(architecture, 1))
    if interval < 2 or len(set(heads_kv)) > 1:
        interval = 1
    return tuple(
        n if layer % interval == 0 and layer <= n_own else 0 for layer, n in enumerate(heads_kv, start=1)
    )


def kv_widths(architecture: str, facts: Facts, heads_kv: Sequence[int], size: int) -> tuple[int, int]:
    """Numbers that a token has in a cache, of all layers, and those of layers with a sliding window.

    ``size`` is that of a head's key and value together; those layers may have others.
    """
    n_windowed = windowed(architecture, facts, heads_kv)
    own = f"{architecture}.attention"
    sizes = [facts.integer(f"{own}.{name}_length_swa", 0) for name in ("key", "value")]
    within = n_windowed * (sum(sizes) if all(sizes) else size)
    return (sum(heads_kv) - n_windowed) * size + within, within


def window_of(architecture: str, facts: Facts) -> int:
    """The sliding window in tokens; 0 where there is none."""
    return facts.integer(f"{architecture}.attention.sliding_window", _WINDOWS.get(architecture, 0))


def windowed(architecture: str, facts: Facts, heads_kv: Sequence[int]) -> int:
    """How many of these heads are in layers with a sliding window; 0 where nobody says which those are."""
    if window_of(architecture, facts) <= 0:
        return 0
    own = f"{architecture}.attention.sliding_window_pattern"
    told = facts.integers(own, len(heads_kv))  # one for each layer, or a period for all
    if set(told) == {0, 1}:
        return sum(heads for heads, has_one in zip(heads_kv, told, strict=False) if has_one)
    period = max(told, default=_PERIODS.get(architecture, 1))
    return sum(heads for layer, heads in enumerate(heads_kv) if _slides(architecture, layer, period))


def _slides(architecture: str, layer: int, period: int) -> bool:
    """Whether this layer, the first being 0, has a sliding window, where one of ``period`` has none."""
    if period <= 1:
        return False
    return layer % period != (0 if architecture in _FULL_FIRST else period - 1)
