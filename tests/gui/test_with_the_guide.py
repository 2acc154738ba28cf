"""The window on the model that comes with it, and how long the window is ever busy."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from ethervox_gui import options
from ethervox_gui.app import Desktop
from ethervox_gui.assembly import assemble
from ethervox_gui.context.turns import Role
from ethervox_gui.ui.chat_items import SeamItem, TurnItem
from ethervox_gui.ui.engine_thread import EngineThread
from ethervox_gui.ui.summary_dialog import SummaryDialog
from ethervox_gui.ui.theme import Theme
from tests.gui.conftest import DesktopMaker, click, send, wait_idle, wait_until


@pytest.fixture
def guide(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Desktop]:
    thread = EngineThread()
    chosen = options.parse(
        [
            *("--data-dir", str(tmp_path / "data"), "--n-ctx", "1024", "--set", "model.n_threads=1"),
            *("--set", "sampling.max_tokens=40", "--set", "context.keep_recent_turns=2"),
        ]
    )
    assembly = assemble(chosen, thread.listen)
    desktop = Desktop(assembly, thread, theme, ThreadPoolExecutor(2))
    desktop.open(None)
    wait_idle(qtbot, desktop)
    yield desktop
    desktop.close()
    desktop.window.deleteLater()


def test_talking_to_the_guide(qtbot: QtBot, guide: Desktop) -> None:
    window = guide.window
    assert "guide" in window.header.picker.text().lower()
    assert window.header.pill.text() == "surgical"
    for text in ("My boat is called Amalia.", "What does the gauge show?", "What is my boat called?"):
        send(qtbot, guide, text)
    replies = [
        item
        for item in window.chat.transcript.items
        if isinstance(item, TurnItem) and item.role is Role.ASSISTANT
    ]
    assert len(replies) == 3
    assert all(reply.text.strip() for reply in replies)

    click(window.header.summarize)
    preview = window.findChild(SummaryDialog)
    assert preview is not None
    wait_until(qtbot, preview.apply.isEnabled)
    wait_idle(qtbot, guide)
    assert "Amalia" in preview.text.toPlainText()
    click(preview.apply)
    wait_until(qtbot, lambda: window.findChild(SummaryDialog) is None)
    wait_idle(qtbot, guide)
    seam = next(item for item in window.chat.transcript.items if isinstance(item, SeamItem))
    cards = window.memory.list.cards
    wait_until(qtbot, lambda: cards.rowCount() == 1)
    card = cards.card_at(cards.index(0))
    assert card is not None
    assert card.item_id == seam.memory_id
    usage = window.header.gauge.usage
    assert usage is not None
    assert usage.summaries > 0
    blocks = [entry for entry in window.header.timeline.entries if entry.is_block]
    assert [block.last_number for block in blocks] == [seam.last_turn]
    send(qtbot, guide, "What is my boat called?")


class Heartbeat:
    """The longest stretch of work on the GUI thread, in seconds of its own processor time."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.thread_time()
        self._timer = QTimer()
        self._timer.setInterval(5)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self._last = now

    def stop(self) -> None:
        self._timer.stop()


def test_the_window_is_never_busy_for_long(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    def respond(prompt: str) -> str:
        if "Summarize the conversation" in prompt[-400:] or "ALERT" in prompt[-400:]:
            return "- A list about code was written."
        return "Some **text** and a list:\n\n- one\n- two\n\n```python\nprint('hello')\n```\n\n" * 4

    desktop = make_desktop(respond, n_ctx=1536, pause_s=0.002)
    send(qtbot, desktop, "What is loaded once is loaded now")
    heartbeat = Heartbeat()
    for number in range(6):
        send(qtbot, desktop, f"Message {number}")
    heartbeat.stop()
    assert any(isinstance(item, SeamItem) for item in desktop.window.chat.transcript.items)
    assert heartbeat.longest < 0.1, "half of it where nothing else runs"
