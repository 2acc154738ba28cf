"""Numbers of half precision as text, for files of JSON."""

from __future__ import annotations

import base64
from typing import Any

import numpy as np
from numpy.typing import NDArray


def to_text(values: NDArray[np.floating[Any]]) -> str:
    """For :func:`from_text`; of several rows their shape is kept elsewhere."""
    return base64.b64encode(values.astype("<f2").tobytes()).decode("ascii")


def from_text(text: str) -> NDArray[np.float32]:
    """Raises :class:`ValueError` where that is no text of some numbers, all of them finite."""
    values = np.frombuffer(base64.b64decode(text, validate=True), "<f2").astype(np.float32)
    if not len(values) or not np.isfinite(values).all():
        raise ValueError("no numbers")
    return values
