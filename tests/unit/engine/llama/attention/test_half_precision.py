"""Numbers of half precision as text."""

from __future__ import annotations

import numpy as np
import pytest

from ethervox_gui.engine.llama.attention import half_precision


def test_numbers_are_read_as_they_were_written() -> None:
    values = np.array([[0.5, -2.0], [1e-4, 65504.0]], np.float32)
    found = half_precision.from_text(half_precision.to_text(values))
    assert found.dtype == np.float32
    assert found.tolist() == values.astype(np.float16).ravel().tolist()


@pytest.mark.parametrize("text", ["", "AA==", "no text", "AH4=", "AHw=", "äöü="])
def test_anything_else_is_refused(text: str) -> None:
    """Nothing, half a number, what is not base64, not a number, and the infinite."""
    with pytest.raises(ValueError, match=r"."):
        half_precision.from_text(text)
