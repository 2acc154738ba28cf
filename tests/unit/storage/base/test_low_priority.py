"""The thread that does what can wait."""

from __future__ import annotations

import os
import sys
import threading

import pytest

from ethervox_gui.storage.base.low_priority import Background


def test_what_is_told_is_done_in_order_though_one_fails() -> None:
    done: list[int] = []
    work = Background("test")
    work.do(lambda: done.append(1))
    work.do(lambda: done.append(1 // 0))
    work.do(lambda: done.append(2))
    work.flush()
    assert done == [1, 2]
    work.close()
    work.do(lambda: done.append(3))
    work.close()
    assert done == [1, 2]


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own there")
def test_it_lets_others_go_first() -> None:
    found: list[int] = []
    work = Background("test")
    work.do(lambda: found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id())))
    work.close()
    assert found[0] >= 10


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own there")
def test_a_sandbox_that_keeps_priorities_to_itself_stops_no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "setpriority", refuse)
    done = threading.Event()
    work = Background("test")
    work.do(done.set)
    assert done.wait(10)
    work.close()
