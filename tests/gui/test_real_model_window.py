"""The window on a small real model: dozens of messages, many overflows, and no call to be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ethervox_gui import options
from ethervox_gui.context.calls.forms import looks_like_call
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.front_ends.assembly import assemble
from ethervox_gui.ui.chat.transcript import EditMarkerItem, TurnItem
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from tests.gui.conftest import begin
from tests.helpers.evaluation import everyday_messages, recall_set
from tests.helpers.real_models import smollm2

# The first time the weights are fetched, 98 MB.
pytestmark = pytest.mark.slow

CALL_TEXT = re.compile(r"tool_call|tool_response|memory_search|context_manage|<\|")
PATIENCE_MS = 120_000  # for one reply, a summary before it included


@pytest.fixture
def desktop(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Desktop]:
    pairs = ("model.n_threads=1", "sampling.max_tokens=16", "sampling.temperature=0")
    thread = EngineThread()
    chosen = options.parse(
        [
            *("--data-dir", str(tmp_path / "data"), "--model", str(smollm2()), "--n-ctx", "768"),
            *(word for pair in pairs for word in ("--set", pair)),
        ]
    )
    made = Desktop(assemble(chosen, thread.listen), thread, theme, ThreadPoolExecutor(2))
    made.open(None)
    wait(qtbot, made)
    yield made
    made.close()
    made.window.deleteLater()


def wait(qtbot: QtBot, desktop: Desktop) -> None:
    """As ``wait_idle``, for a model that takes its time."""
    session = desktop.session
    qtbot.waitUntil(
        lambda: session.ready and not session.busy and desktop.background.idle, timeout=PATIENCE_MS
    )


def test_sixty_messages_past_five_overflows_and_no_call(qtbot: QtBot, desktop: Desktop) -> None:
    messages = [*recall_set("en").told(), *everyday_messages()][:60]
    for text in messages:
        begin(qtbot, desktop, text)
        wait(qtbot, desktop)
    items = desktop.window.chat.transcript.items
    turns = [item for item in items if isinstance(item, TurnItem)]
    assert [item.text for item in turns if item.role is Role.USER] == messages
    replies = [item.text for item in turns if item.role is Role.ASSISTANT]
    assert len(replies) == len(messages)
    assert all(reply.strip() for reply in replies)
    assert [text for text in replies if looks_like_call(text) or CALL_TEXT.search(text)] == []
    markers = [item for item in items if isinstance(item, EditMarkerItem)]
    assert len(markers) >= 5
    assert all(marker.memory_id is not None for marker in markers)
    blocks = [entry for entry in desktop.window.header.timeline.entries if entry.is_block]
    assert len(blocks) == 1
