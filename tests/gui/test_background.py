"""Slow work away from the GUI thread: in the order asked for, and what takes long beside it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event

from pytestqt.qtbot import QtBot

from ethervox_gui.ui.runtime.background import Background
from tests.gui.conftest import wait_until

PATIENCE = 20


def test_work_is_done_in_order_and_what_takes_long_beside_it(qtbot: QtBot) -> None:
    order: list[str] = []
    released = Event()
    with ThreadPoolExecutor(2) as executor:
        background = Background(executor)

        def first() -> None:
            assert released.wait(PATIENCE)
            order.append("first")

        background.change(first)
        background.read(lambda: order.append("second"), lambda _: None)
        background.read(released.set, lambda _: order.append("beside"), beside=True)
        wait_until(qtbot, lambda: background.idle)
    assert [word for word in order if word != "beside"] == ["first", "second"]
    assert "beside" in order


def test_a_failure_keeps_nothing_behind_it_from_being_done(qtbot: QtBot) -> None:
    told: list[str] = []
    with ThreadPoolExecutor(2) as executor:
        background = Background(executor)
        background.failed.connect(lambda error: told.append(str(error)))

        def fail() -> None:
            raise OSError("no")

        background.change(fail)
        background.read(lambda: 5, lambda found: told.append(str(found)))
        wait_until(qtbot, lambda: background.idle)
    assert told == ["no", "5"]
