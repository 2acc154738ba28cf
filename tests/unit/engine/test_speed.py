"""How fast memory is read is measured, also where there is none to spare."""

from __future__ import annotations

import ctypes
import itertools
from types import SimpleNamespace

import psutil
import pytest

from ethervox_gui.engine import speed


def test_where_there_is_no_memory_to_copy_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody waits for the thread that got none."""
    numbers, create = itertools.count(), ctypes.create_string_buffer

    def without_one(size: int) -> object:
        if next(numbers) == 3:
            raise MemoryError
        return create(size)

    monkeypatch.setattr(speed, "n_cores", lambda: 3)
    monkeypatch.setattr(psutil, "virtual_memory", lambda: SimpleNamespace(available=32 << 20))
    monkeypatch.setattr(ctypes, "create_string_buffer", without_one)
    assert speed.measure_bandwidth() == 0
