"""What is usual for an exchange, and by how much that varies, from sums that can grow."""

from __future__ import annotations

import numpy as np
import pytest

from ethervox_gui.engine.llama.topics.habit import SAME, habit_of, sums_of


def test_it_is_that_of_all_messages_but_those_that_say_the_same() -> None:
    common = np.random.default_rng(1).normal(0.3, 0.1, (40, 5)).astype(np.float32)
    common[3, 1] = common[7, 1] = SAME + 0.01
    left = np.where(common < SAME, common, np.nan)
    for sums in (sums_of(common), sums_of(common[:11]) + sums_of(common[11:])):
        mean, spread = habit_of(sums)
        assert sums[0].tolist() == [40, 38, 40, 40, 40]
        assert mean == pytest.approx(np.nanmean(left, 0), rel=1e-5)
        assert spread == pytest.approx(np.nanstd(left, 0), rel=1e-4)


def test_what_no_message_tells_is_no_division_by_nothing() -> None:
    mean, spread = habit_of(sums_of(np.ones((3, 2), np.float32)))
    assert mean.tolist() == [0, 0]
    assert (spread > 0).all()
