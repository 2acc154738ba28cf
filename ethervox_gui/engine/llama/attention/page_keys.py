"""The keys of some tokens in a saved page: those after RoPE, exactly as attention would have met them.

A page is what ``llama_state_seq_get_data`` gave (``state_write`` in src/llama-kv-cache.cpp): a magic number
and the sequence, one stream, its cells with their positions, then for every layer the type of its keys, their
bytes a cell, and the keys.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, Final

import llama_cpp as lib
import numpy as np
from numpy.typing import NDArray

Keys = NDArray[np.float16]

_CELL: Final = 3  # numbers of four bytes: position, how many sequences, the one sequence
_START: Final = struct.Struct("<IIII")  # magic number, sequence, streams, cells
_LAYERS: Final = struct.Struct("<II")  # whether values lie across, layers
_LAYER: Final = struct.Struct("<iQ")
_TYPES: Final[dict[int, np.dtype[Any]]] = {
    lib.GGML_TYPE_F16: np.dtype("<f2"),
    lib.GGML_TYPE_F32: np.dtype("<f4"),
}


class UnreadableKeysError(ValueError):
    """A page is laid out otherwise, or its keys are of a type that is not read."""


def read_keys(page: bytes | bytearray, layers: Sequence[int], positions: Sequence[int]) -> Keys:
    """Keys at ``layers`` of the tokens at ``positions``: (layers, tokens, values of all heads).

    ``layers`` ascend.  Raises :class:`UnreadableKeysError`.
    """
    try:
        _, _, n_streams, n_cells = _START.unpack_from(page)
        cells = np.frombuffer(page, "<i4", _CELL * n_cells, _START.size).reshape(n_cells, _CELL)
        if n_streams != 1 or np.any(cells[:, 1] != 1):
            raise UnreadableKeysError("its cells are laid out otherwise")
        rows = _rows(cells[:, 0], positions)
        place = _START.size + 4 * _CELL * n_cells
        _, n_layers = _LAYERS.unpack_from(page, place)
        place += _LAYERS.size
        found: list[Keys] = []
        for layer in range(n_layers):
            key_type, n_bytes = _LAYER.unpack_from(page, place)
            place += _LAYER.size
            if layer in layers:
                kind = _TYPES.get(key_type)
                if kind is None or n_bytes % kind.itemsize:
                    raise UnreadableKeysError("its keys are quantized")
                width = n_bytes // kind.itemsize
                keys = np.frombuffer(page, kind, n_cells * width, place).reshape(n_cells, width)
                found.append(keys[rows].astype(np.float16))
            place += n_cells * n_bytes
        if len(found) != len(layers):
            raise UnreadableKeysError("it has other layers")
        return np.stack(found)
    except (struct.error, ValueError) as error:
        raise UnreadableKeysError(str(error)) from error


def _rows(found: NDArray[np.int32], positions: Sequence[int]) -> NDArray[np.intp]:
    """Where the cells of these positions stand: cells need not be in the order of their positions."""
    order = np.argsort(found)
    places = np.searchsorted(found[order], positions)
    if np.any(places >= len(found)) or np.any(found[order][np.minimum(places, len(found) - 1)] != positions):
        raise UnreadableKeysError("it has no such positions")
    return order[places]
