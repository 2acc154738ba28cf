"""A search keeps its order of magnitude; the figures come from ``tests/benchmarks/search.py``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks import search


@pytest.mark.slow
def test_a_search_is_not_much_slower_than_bare_fts5(tmp_path: Path) -> None:
    """The bounds are wide, for a busy machine and little data, where the fixed part counts."""
    for row in search.rows(quick=True, folder=tmp_path / "data"):
        assert row.value < 50 or row.ratio < 4, row
