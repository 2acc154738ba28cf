"""Vectors as bytes are nearly what they were."""

from __future__ import annotations

import numpy as np
import pytest

from ethervox_gui.engine.llama.attention.whole_bytes import as_bytes


@pytest.mark.parametrize("kind", [np.float16, np.float32])
def test_a_value_is_off_by_half_a_unit_at_most(kind: type[np.floating]) -> None:
    vectors = np.random.default_rng(3).normal(size=(4, 5, 64)).astype(kind)
    values, units = as_bytes(vectors)
    assert (values.dtype.name, values.shape, units.shape) == ("int8", (4, 5, 64), (4, 5))
    off = np.abs(values * units[..., None] - vectors.astype(np.float32))
    assert (off <= 0.501 * units[..., None]).all()
    assert np.abs(values).max(-1).min() == 127, "the greatest value has the greatest number"


def test_nothing_stays_nothing_and_what_is_no_number_becomes_nothing() -> None:
    vectors = np.array([[0, 0], [np.nan, 1], [np.inf, 1], [2, -1]], np.float32)
    with np.errstate(all="raise"):
        values, units = as_bytes(vectors)
    assert values.tolist() == [[0, 0], [0, 0], [0, 0], [127, -64]]
    assert units[:3].tolist() == [0, 0, 0]
