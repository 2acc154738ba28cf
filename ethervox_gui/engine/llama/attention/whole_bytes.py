"""Vectors as bytes: half the room of half precision, and made single precision in a fraction of the time."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention.watch import Values

Bytes = NDArray[np.int8]

_MOST = 127


def as_bytes(vectors: Values) -> tuple[Bytes, Values]:
    """Vectors (…, values) as whole numbers, and what one of each vector's is worth (…).

    A value is off by half of that at most: by 0.4 % of its vector's greatest.  A vector that has something
    in it that is not a number counts as nothing.
    """
    wide = vectors.astype(np.float32, copy=False)
    units: Values = np.abs(wide).max(-1) / np.float32(_MOST)
    is_some = np.isfinite(units) & (units > 0)
    units = np.where(is_some, units, np.float32(0))
    scaled = np.where(is_some[..., None], wide, np.float32(0)) / np.where(is_some, units, 1)[..., None]
    return np.rint(scaled).astype(np.int8), units
