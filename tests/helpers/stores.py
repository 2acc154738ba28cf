"""New databases: the first is made, those after it are copies of that one while it was empty."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from ethervox_gui.storage import Store
from ethervox_gui.storage.file.recovery import FILE_NAME


def open_store(folder: Path) -> Store:
    """The store in ``folder``, as :meth:`Store.open`; a new one takes a fifth of the time."""
    path = folder / FILE_NAME
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_empty())
    return Store.open(folder)


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as name:
        Store.open(Path(name)).close()
        return (Path(name) / FILE_NAME).read_bytes()
