"""A small real model writes a reply longer than its context, in the window: it is read, stopped, kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui import options
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.front_ends.assembly import assemble
from ethervox_gui.ui.chat.transcript import EditMarkerItem, TurnItem
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from tests.gui.conftest import begin, click
from tests.helpers.real_models import smollm2

# The first time the weights are fetched, 98 MB.
pytestmark = pytest.mark.slow

N_CTX = 448
PATIENCE_MS = 240_000
QUESTION = "Write the numbers from 1 to 600, one after the other, separated by commas."

OpenDesktop = Callable[[], Desktop]


@pytest.fixture
def open_desktop(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[OpenDesktop]:
    made: list[Desktop] = []

    def open_one() -> Desktop:
        for desktop in made:
            desktop.close()
        thread = EngineThread()
        # By chance it ends after a sentence, too; the likeliest tokens go on past 420.
        pairs = ("model.n_threads=1", "sampling.temperature=0")
        settings = [word for pair in pairs for word in ("--set", pair)]
        words = ("--model", str(smollm2()), "--n-ctx", str(N_CTX), *settings)
        kept = ("--chat", "1") if made else ()
        chosen = options.parse(["--data-dir", str(tmp_path / "data"), *words, *kept])
        desktop = Desktop(assemble(chosen, thread.listen), thread, theme, ThreadPoolExecutor(2))
        made.append(desktop)
        desktop.open(chosen.chat_id)
        wait(qtbot, desktop)
        return desktop

    yield open_one
    for desktop in made:
        desktop.close()
        desktop.window.deleteLater()


def wait(qtbot: QtBot, desktop: Desktop) -> None:
    """As ``wait_idle``, for a model that takes its time."""
    session = desktop.session
    qtbot.waitUntil(
        lambda: session.ready and not session.busy and desktop.background.idle, timeout=PATIENCE_MS
    )


def reply_of(desktop: Desktop) -> TurnItem:
    items = desktop.window.chat.transcript.items
    return [item for item in items if isinstance(item, TurnItem) and item.role is Role.ASSISTANT][-1]


def newest_text(desktop: Desktop) -> str:
    """What the model says in the item that is the last now."""
    last = desktop.window.chat.transcript.items[-1]
    return last.text if isinstance(last, TurnItem) and last.role is Role.ASSISTANT else ""


def test_it_is_read_stopped_gone_on_written_again_and_opened_again(
    qtbot: QtBot, open_desktop: OpenDesktop
) -> None:
    desktop = open_desktop()
    window = desktop.window
    begin(qtbot, desktop, QUESTION)

    def has_left() -> bool:
        return any(isinstance(item, EditMarkerItem) for item in window.chat.transcript.items)

    qtbot.waitUntil(has_left, timeout=PATIENCE_MS)
    bar = window.chat.verticalScrollBar()
    bar.setValue(0)
    grown = len(reply_of(desktop).text) + 60
    qtbot.waitUntil(lambda: len(reply_of(desktop).text) > grown, timeout=PATIENCE_MS)
    assert bar.value() == 0, "who reads the beginning is left there"
    click(window.composer.stop_button)
    wait(qtbot, desktop)
    stopped = reply_of(desktop).text
    button = window.chat.findChild(QPushButton, "goOn")
    assert isinstance(button, QPushButton)
    button.click()
    qtbot.waitUntil(lambda: len(reply_of(desktop).text) > len(stopped) + 120, timeout=PATIENCE_MS)
    click(window.composer.stop_button)
    wait(qtbot, desktop)
    whole = reply_of(desktop).text
    assert whole.startswith(stopped)
    # How often parts of it left depends on how fast it was written before it was stopped.
    shown = [type(item) for item in window.chat.transcript.items]
    assert shown in ([TurnItem, *[EditMarkerItem] * n_markers, TurnItem] for n_markers in (1, 2, 3))

    again = open_desktop()
    assert reply_of(again).text == whole
    assert [type(item) for item in again.window.chat.transcript.items] == shown
    again.version_actions.regenerate(None)
    qtbot.waitUntil(lambda: newest_text(again) != whole, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: len(newest_text(again)) > 20, timeout=PATIENCE_MS)
    click(again.window.composer.stop_button)
    wait(qtbot, again)
    versions = reply_of(again).versions
    assert versions is not None
    assert versions.count == 2
