"""The list of models on this machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ethervox_gui.settings import Settings
from ethervox_gui.ui.models.library_dialog import ModelDialog
from tests.gui.conftest import DesktopMaker, click, press, wait_idle, wait_until
from tests.helpers.tiny_models import Shape, make_model


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three models, one of them damaged, and nothing where other programs keep theirs."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for name in ("OLLAMA_MODELS", "LLAMA_CACHE", "HF_HOME", "HF_HUB_CACHE"):
        monkeypatch.setenv(name, str(tmp_path / "nothing"))
    models = tmp_path / "models"
    models.mkdir()
    first = make_model(models / "falcon.gguf", Shape())
    (models / "<b>hawk<b>.gguf").write_bytes(first.read_bytes())
    (models / "broken.gguf").write_bytes(b"GGUF")
    return models


def test_a_model_is_found_and_loaded(qtbot: QtBot, make_desktop: DesktopMaker, folder: Path) -> None:
    desktop = make_desktop(settings=Settings().with_values({"model.folders": str(folder)}))
    window = desktop.window
    window.header.picker.library_wanted.emit()
    dialog = window.findChild(ModelDialog)
    assert dialog is not None
    wait_until(qtbot, lambda: dialog.list.topLevelItemCount() == 3)
    names = [item.text(0) for item in dialog._items]
    assert names == ["<b>hawk<b>", "broken", "falcon"]
    assert dialog._items[1].isDisabled()
    assert dialog._items[1].toolTip(0)
    assert dialog._items[2].text(1) == "models"
    assert dialog._items[2].text(2), "its quantisation"
    assert dialog._items[2].text(3) == "surgical"
    assert dialog._items[1].text(3) == ""
    assert dialog._items[2].text(6), "the memory it takes"
    press(dialog.search, Qt.Key.Key_Down)
    press(dialog.search, Qt.Key.Key_Down)
    assert dialog.list.currentItem() is dialog._items[2]
    dialog.search.setText("BROKEN")
    assert not dialog.load.isEnabled(), "what is damaged cannot be loaded"
    dialog.search.setText("no such model")
    assert "No model fits" in dialog.words.text()
    dialog.search.setText("falc")
    assert dialog.load.isEnabled()
    press(dialog.search, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: window.findChild(ModelDialog) is None)
    wait_idle(qtbot, desktop)
    assert desktop.actions.settings.model.path == str(folder / "falcon.gguf")


def test_an_empty_list_says_what_to_do(
    qtbot: QtBot, make_desktop: DesktopMaker, folder: Path, tmp_path: Path
) -> None:
    assert folder.exists()
    desktop = make_desktop(settings=Settings().with_values({"model.folders": str(tmp_path / "empty")}))
    desktop.window.header.picker.library_wanted.emit()
    dialog = desktop.window.findChild(ModelDialog)
    assert dialog is not None
    wait_until(qtbot, lambda: desktop.background.idle)
    assert "None was found" in dialog.words.text()
    assert not dialog.load.isEnabled()
    dialog.reject()
    click(desktop.window.sidebar.new_button)
    wait_idle(qtbot, desktop)
