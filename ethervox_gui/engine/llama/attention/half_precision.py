"""Numbers of half precision as text, for files of JSON."""

from __future__ import annotations

import base64
from typing import Any

import numpy as np
from numpy.typing import NDArray


def to_text(values: NDArray[np.floating[Any]]) -> str:
    """Numbers as text, which :func:`from_text` reads; the shape of a table is not kept."""
    return base64.b64encode(values.astype("<f2").tobytes()).decode("ascii")


def from_text(text: str) -> NDArray[np.float32]:
    """The numbers in a text.  Raises :class:`ValueError` unless they are all there and finite."""
    values = np.frombuffer(base64.b64decode(text, validate=True), "<f2").astype(np.float32)
    if not len(values) or not np.isfinite(values).all():
        raise ValueError("no numbers")
    return values
