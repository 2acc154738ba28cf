"""How large the cache of a model becomes, by what its file says of its layers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ethervox_gui.context.edits.kv_model import GUEST
from ethervox_gui.engine.gguf.reader import Facts

#: Of so many layers one has no sliding window, where the file does not say it (``load_swa_pattern`` in
#: llama.cpp's src/models).
PERIODS: Final = {
    **dict.fromkeys(("gemma2", "gpt-oss"), 2),
    **dict.fromkeys(("afmoe", "cohere2", "exaone4", "llama4", "olmo2", "smallthinker"), 4),
    "gemma3n": 5,
    "gemma3": 6,
}
#: Of so many layers one has attention, and the others a state that does not grow.
_INTERVALS: Final = dict.fromkeys(("qwen3next", "qwen35", "qwen35moe"), 4)
_BATCH, _STEP = 512, 256


def window_cells(window: int, n_ctx: int, n_sequences: int = GUEST + 1, n_batch: int = _BATCH) -> int:
    """Cells of a layer with a sliding window in a context of ``n_ctx``: one for each sequence and a batch."""
    wanted = window * n_sequences + min(n_batch, n_ctx)
    return min(n_ctx, -(-wanted // _STEP) * _STEP)


def attending(architecture: str, facts: Facts, heads_kv: Sequence[int]) -> tuple[int, ...]:
    """The heads of each layer that stay in a cache: none of layers that have a state instead.

    Where the file has one number of heads for all of them, it says apart which layers those are.
    """
    interval = facts.integer(f"{architecture}.full_attention_interval", _INTERVALS.get(architecture, 1))
    if interval < 2 or len(set(heads_kv)) > 1:
        return tuple(heads_kv)
    return tuple(n if layer % interval == 0 else 0 for layer, n in enumerate(heads_kv, start=1))


def windowed(architecture: str, facts: Facts, heads_kv: Sequence[int]) -> int:
    """How many of these heads are in layers with a sliding window; 0 where nobody says which those are."""
    own = f"{architecture}.attention.sliding_window"
    if facts.integer(own, 0) <= 0:
        return 0
    told = facts.integers(f"{own}_pattern", len(heads_kv))  # one for each layer, or a period for all
    if set(told) == {0, 1}:
        return sum(heads for heads, slides in zip(heads_kv, told, strict=False) if slides)
    period = max(told, default=PERIODS.get(architecture, 1))
    n_full = -(-len(heads_kv) // max(period, 1))
    return sum(heads_kv) * (len(heads_kv) - n_full) // max(len(heads_kv), 1)
