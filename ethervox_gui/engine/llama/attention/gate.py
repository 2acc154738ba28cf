"""Whether what a model attends to can be looked at: static exclusions first, then a trial at load."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import llama_cpp as lib
import numpy as np

from ethervox_gui.context.text import N_, Text
from ethervox_gui.engine.llama.attention.logits import KeyShape
from ethervox_gui.engine.llama.attention.page_keys import UnreadableKeysError, read_keys
from ethervox_gui.engine.llama.attention.watch import STATE, Watch
from ethervox_gui.engine.llama.bindings import model_meta

#: Below so many parameters a model's attention tells less than words do, and its tokens are so fast that
#: being asked for every node would be felt.
LEAST_PARAMETERS = 100_000_000

_N_TRIED: Final = 8
_N_STOPPED: Final = 2
#: Keys in the cache are rounded to half precision.
_CLOSE: Final = 2e-3


def static_refusal(model: Any, kv_type: str) -> Text:
    """Why the attention of a model cannot be looked at; empty where it can be tried."""
    architecture = model_meta(model, "general.architecture")
    if lib.llama_model_n_params(model) < LEAST_PARAMETERS:
        return N_("the model is small: words say more")
    if kv_type not in ("f16", "f32"):
        return N_("keys of type {kv_type} are quantized and rotated").format(kv_type=kv_type)
    if model_meta(model, f"{architecture}.attention.kv_lora_rank"):
        return N_("its keys are compressed (MLA)")
    if lib.llama_model_n_swa(model) > 0:
        return N_("it attends through a sliding window")
    if lib.llama_model_is_recurrent(model) or lib.llama_model_is_hybrid(model):
        return N_("part of it is recurrent")
    return Text("")


def watch_for(model: Any, kv_type: str) -> Watch | None:
    """What will see a model's attention, for a context that is about to be made; ``None`` if nothing can."""
    if static_refusal(model, kv_type):
        return None
    try:
        return Watch()
    except OSError:
        return None


def fault_layers(n_layers: int) -> tuple[int, ...]:
    """The layers that are looked at: every third of the middle half, its last among them.

    The first layers attend to neighbours, the last to what the next word is.
    """
    first, last = n_layers // 4, max(3 * n_layers // 4 - 1, n_layers // 4)
    return tuple(range(last, first - 1, -3))[::-1]


def tried(
    watch: Watch,
    layers: Sequence[int],
    decode: Callable[[Sequence[int]], None],
    page: Callable[[int], bytearray],
) -> KeyShape | Text:
    """What keys look like, found by decoding; or why that is not as it should be.

    ``decode`` puts tokens at the beginning of an empty cache, ``page`` saves so many of them.
    """
    with watch.watching(layers, ("Q", "K")):
        decode([number % 7 for number in range(_N_TRIED)])
    found = [[watch.seen(layer, kind) for layer in layers] for kind in ("Q", "K")]
    queries, keys = ([values for values in some if values is not None] for some in found)
    try:
        saved = read_keys(page(_N_TRIED), layers, range(_N_TRIED))
    except UnreadableKeysError as error:
        return N_("its saved keys cannot be read ({error})").format(error=error)
    if {len(queries), len(keys)} != {len(layers)} or len({v.shape for v in (*queries, *keys)}) > 2:
        return N_("its queries and keys cannot be identified")
    (_, n_heads, d), (_, n_key_heads, d_key) = (values[0].shape for values in (queries, keys))
    if d != d_key or n_heads % n_key_heads or saved.shape[2] != n_key_heads * d:
        return N_("its queries and keys do not fit together")
    told = np.stack(keys).reshape(saved.shape)
    if not np.allclose(saved, told, rtol=_CLOSE, atol=_CLOSE * float(np.abs(told).max())):
        return N_("its saved keys are not those that attention meets")
    return KeyShape(len(layers), n_key_heads, d)


def stops(
    watch: Watch,
    layers: Sequence[int],
    n_layers: int,
    decode: Callable[[Sequence[int]], None],
    page: Callable[[int], bytearray],
) -> bool:
    """Whether computing ends where it is told to, found by decoding again where something was decoded before.

    Where a model is computed in parts, on a GPU and beside it, the next part is begun all the same, with
    whatever stands where its input should: what it leaves in the cache could be no number at all, and would
    spoil everything that is computed later.
    """
    behind = range(layers[-1] + 1, n_layers)
    if not behind:
        return True
    places = range(_N_STOPPED)
    try:
        before = read_keys(page(_N_TRIED), behind, places)
        with watch.watching(layers, (STATE,), then_stop=True):
            decode([number % 5 + 1 for number in places])
        return np.array_equal(read_keys(page(_N_STOPPED), behind, places), before)
    except UnreadableKeysError:
        return False
