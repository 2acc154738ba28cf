"""Sizes in three figures, and percents that were reached."""

from __future__ import annotations

import pytest

from ethervox_gui.context.sizes import in_words, percent


@pytest.mark.parametrize(
    ("n_bytes", "words"),
    [
        *((0, "0 B"), (999, "999 B"), (1000, "1 kB"), (934_400, "934 kB"), (999_499, "999 kB")),
        *((999_500, "1 MB"), (4_683_000_000, "4.68 GB"), (15_240_000_000, "15.2 GB")),
        *((10**13, "10 TB"), (12_345 * 10**12, "12,345 TB")),
    ],
)
def test_three_figures_at_most(n_bytes: int, words: str) -> None:
    assert in_words(n_bytes) == words


@pytest.mark.parametrize(
    ("share", "said"), [(0.0, 0), (0.5999, 59), (0.6, 60), (0.29, 29), (0.9999, 99), (1.0, 100)]
)
def test_percents_are_those_that_were_reached(share: float, said: int) -> None:
    assert percent(share) == said
