"""A window that nobody touches rests: nothing in it asks for its place again and again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.ui.kit.widgets.cost_row import CostRow
from tests.gui.conftest import DesktopMaker, send, wait_idle, wait_until

_ROUNDS = 40


class Requests(QObject):
    """Who was asked to lay out anew."""

    def __init__(self) -> None:
        super().__init__()
        self.by: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.LayoutRequest:
            self.by.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


def asked_when_settled() -> list[str]:
    """Who is asked to lay out anew once everything has its place."""
    requests = Requests()
    application = QApplication.instance()
    assert application is not None
    for _ in range(_ROUNDS):
        QCoreApplication.processEvents()
    application.installEventFilter(requests)
    for _ in range(_ROUNDS):
        QCoreApplication.processEvents()
    application.removeEventFilter(requests)
    return requests.by


@pytest.mark.parametrize("width", [160, 240, 700])
def test_a_price_with_words_beside_it_or_below(qtbot: QtBot, width: int) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    row = CostRow("recall", around)
    QVBoxLayout(around).addWidget(row)
    row.tell("Recall · 167 tokens", "too long: there is room for 63", fits=False)
    around.resize(width, 120)
    around.show()
    qtbot.waitExposed(around)
    assert asked_when_settled() == []


def test_the_window_with_a_memory_too_long_for_the_context(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    wait_idle(qtbot, desktop)
    chat = desktop.session.shown_chat
    assert chat is not None
    store = desktop.assembly.store
    memory_id = store.add_memory(chat, NewMemory("too long " * 4000, kind="note")).memory_id
    desktop.window.show_memory(memory_id)
    row = desktop.window.memory.detail.recall
    wait_until(qtbot, lambda: "too long" in row.words.text())
    wait_idle(qtbot, desktop)
    assert asked_when_settled() == []
