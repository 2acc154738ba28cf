from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.storage import Store
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.file.opening import open_database


@pytest.fixture
def database(tmp_path: Path) -> Database:
    """What ``store`` works on, for what no method of a store does."""
    return open_database(tmp_path)


@pytest.fixture
def store(database: Database) -> Iterator[Store]:
    with Store(database) as store:
        yield store
        assert store.check() == []
