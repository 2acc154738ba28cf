from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.storage import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as store:
        yield store
        assert store.check() == []
