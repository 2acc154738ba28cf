from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.desk import Desk, desk


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    """A desk that keeps four turns when it can."""
    with desk(tmp_path, context__keep_recent_turns=4) as made:
        yield made
        assert made.store.check() == []
