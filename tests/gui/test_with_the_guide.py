"""The window on the model that comes with it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ethervox_gui import options, paths
from ethervox_gui import settings as settings_module
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.front_ends.assembly import assemble
from ethervox_gui.governor.jobs.jobs import SummarizeOld
from ethervox_gui.ui.chat.transcript import EditMarkerItem, TurnItem
from ethervox_gui.ui.controllers.context_dialogs import SummaryDialog
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from tests.gui.conftest import click, send, wait_idle, wait_until
from tests.helpers.heartbeat import LONGEST_SHARE, Heartbeat
from tests.helpers.tiny_models import Shape, make_model


@pytest.fixture
def guide_without_its_model(tmp_path: Path, request: pytest.FixtureRequest) -> Desktop:
    """The user had chosen another model."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text('{"model": {"path": "/media/disk/big.gguf"}}')
    found = request.getfixturevalue("guide")
    assert isinstance(found, Desktop)
    return found


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


def test_a_model_whose_disk_is_away_is_told_of(qtbot: QtBot, guide_without_its_model: Desktop) -> None:
    window = guide_without_its_model.window
    assert window.header.picker.text().startswith("Guide")
    wait_until(qtbot, lambda: "/media/disk/big.gguf" in window.toast.title.text())
    guide_without_its_model.actions.change_settings({"sampling.max_tokens": 30})
    stored = settings_module.load(guide_without_its_model.assembly.settings_path)
    assert stored.model.path == "/media/disk/big.gguf"


def test_another_embedding_model_is_used_at_once(qtbot: QtBot, guide: Desktop, tmp_path: Path) -> None:
    window, store = guide.window, guide.assembly.store
    one, other = (make_model(tmp_path / name, Shape(n_layer=1)) for name in ("one.gguf", "other.gguf"))

    def is_used(path: Path) -> bool:
        found = guide.assembly.embedding_model
        return found is not None and found.model_name == path.stem and store.meaning is found

    guide.actions.change_settings({"memory.embedding_model": str(one)})
    wait_until(qtbot, lambda: is_used(one))
    guide.actions.change_settings({"memory.embedding_model": str(other)})
    wait_until(qtbot, lambda: is_used(other))
    guide.actions.change_settings({"memory.embedding_model": ""})
    wait_until(qtbot, lambda: store.meaning is None)
    broken = tmp_path / "broken.gguf"
    broken.write_bytes(b"GGUF" + bytes(64))
    guide.actions.change_settings({"memory.embedding_model": str(broken)})
    wait_until(qtbot, lambda: "by words alone" in window.toast.title.text())


def test_talking_to_the_guide(qtbot: QtBot, guide: Desktop) -> None:
    window = guide.window
    assert "guide" in window.header.picker.text().lower()
    assert window.header.pill.text() == "fast edits"
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
    marker = next(item for item in window.chat.transcript.items if isinstance(item, EditMarkerItem))
    cards = window.memory.list.cards
    wait_until(qtbot, lambda: cards.rowCount() == 1)
    card = cards.card_at(cards.index(0))
    assert card is not None
    assert card.item_id == marker.memory_id
    usage = window.header.gauge.usage
    assert usage is not None
    assert usage.summaries > 0
    blocks = [entry for entry in window.header.timeline.entries if entry.is_block]
    assert [block.last_number for block in blocks] == [marker.last_turn]
    send(qtbot, guide, "What is my boat called?")


def test_the_window_listens_while_the_guide_is_loaded_and_summarizes(qtbot: QtBot, guide: Desktop) -> None:
    for text in ("My boat is called Amalia.", "What does the gauge show?"):
        send(qtbot, guide, text)
    heartbeat = Heartbeat()
    guide.thread.submit(SummarizeOld(1))
    guide.session.submitted()
    wait_idle(qtbot, guide)
    guide.actions.load_model(paths.guide_model())
    wait_idle(qtbot, guide)
    assert heartbeat.stop_share() < LONGEST_SHARE
    assert any(isinstance(item, EditMarkerItem) for item in guide.window.chat.transcript.items)
