"""The list of models on this machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.window_events import ModelLoading
from ethervox_gui.engine.training import Training
from ethervox_gui.settings import Settings
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.models.download_dialog import DownloadDialog
from ethervox_gui.ui.models.library_dialog import ModelDialog
from ethervox_gui.ui.models.picker import ModelPicker
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
    names = [item.text(0) for item in dialog.items]
    assert names == ["<b>hawk<b>", "Broken", "Falcon"]
    assert dialog.items[1].isDisabled()
    assert dialog.items[1].toolTip(0)
    assert dialog.items[2].text(1) == "models"
    assert dialog.items[2].text(2), "its quantisation"
    assert dialog.items[2].text(3) == "fast edits"
    assert dialog.items[1].text(3) == ""
    assert dialog.items[2].text(6), "the memory it takes"
    for fact in ("tiny llama", "4,096 tokens", "F32", "falcon.gguf"):
        assert fact in dialog.items[2].toolTip(0).replace("\u200b", "")  # where a line may end
    assert int(dialog.items[2].text(7)) > 200, "tokens a second"
    assert dialog.items[1].text(7) == ""
    press(dialog.search, Qt.Key.Key_Down)
    press(dialog.search, Qt.Key.Key_Down)
    assert dialog.list.currentItem() is dialog.items[2]
    dialog.search.setText("BROKEN")
    assert not dialog.load.isEnabled(), "what is damaged cannot be loaded"
    dialog.search.setText("no such model")
    assert "No model matches" in dialog.words.text()
    dialog.search.setText("falc")
    assert dialog.load.isEnabled()
    press(dialog.search, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: window.findChild(ModelDialog) is None)
    wait_idle(qtbot, desktop)
    assert desktop.actions.settings.model.path == str(folder / "falcon.gguf")


def test_a_model_that_finds_by_meaning_is_used_beside_the_one_that_talks(
    qtbot: QtBot, make_desktop: DesktopMaker, folder: Path
) -> None:
    """Other programs keep some beside those that talk."""
    finds = make_model(folder / "embed.gguf", Shape(embeds=True))
    desktop = make_desktop(settings=Settings().with_values({"model.folders": str(folder)}))
    talks = desktop.actions.settings.model.path
    desktop.window.header.picker.library_wanted.emit()
    dialog = desktop.window.findChild(ModelDialog)
    assert dialog is not None
    wait_until(qtbot, lambda: dialog.list.topLevelItemCount() == 4)
    item = next(item for item in dialog.items if item.text(0).startswith("Embed"))
    assert item.text(0) == "Embed · finds by meaning"
    assert [item.text(column) for column in (3, 7)] == ["", ""], "it edits nothing, and writes nothing"
    assert item.text(6) == item.text(5), "it needs no cache"
    current = dialog.list.currentItem()
    assert current is not item, "who looks for a model to talk with gets one that talks"
    assert dialog.load.text() == "Load"
    dialog.search.setText("embed")
    assert dialog.list.currentItem() is item
    assert dialog.load.text() == "Use"
    click(dialog.load)
    wait_until(qtbot, lambda: desktop.window.findChild(ModelDialog) is None)
    assert desktop.actions.settings.memory.embedding_model == str(finds)
    assert "Embed finds by meaning now" in desktop.window.toast.title.text()
    assert desktop.actions.settings.model.path == talks


def button(dialog: ModelDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def test_an_empty_list_says_what_to_do(
    qtbot: QtBot,
    make_desktop: DesktopMaker,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert folder.exists()
    desktop = make_desktop(settings=Settings().with_values({"model.folders": str(tmp_path / "empty")}))
    desktop.window.header.picker.library_wanted.emit()
    dialog = desktop.window.findChild(ModelDialog)
    assert dialog is not None
    wait_until(qtbot, lambda: desktop.background.idle)
    assert dialog.words.text() == "No models found."
    assert not dialog.load.isEnabled()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    button(dialog, "addModelFolder").click()
    wait_until(qtbot, lambda: dialog.list.topLevelItemCount() == 3)
    assert desktop.actions.settings.model.folders == f"{tmp_path / 'empty'};{folder}"
    assert dialog.words.text().startswith("Memory estimates assume a context of")
    button(dialog, "downloadModel").click()
    wait_until(qtbot, lambda: desktop.window.findChild(DownloadDialog) is not None)
    desktop.window.findChildren(DownloadDialog)[0].reject()
    click(desktop.window.sidebar.new_button)
    wait_idle(qtbot, desktop)


def test_a_base_model_is_named_as_such_before_it_is_loaded(
    qtbot: QtBot, make_desktop: DesktopMaker, folder: Path
) -> None:
    make_model(folder / "eagle-1b.Q8_0.gguf", Shape(chat_template=""))
    make_model(folder / "owl-1b-chat.gguf", Shape(chat_template=""))
    desktop = make_desktop(settings=Settings().with_values({"model.folders": str(folder)}))
    desktop.window.header.picker.library_wanted.emit()
    dialog = desktop.window.findChild(ModelDialog)
    assert dialog is not None
    wait_until(qtbot, lambda: dialog.list.topLevelItemCount() == 5)
    names = [item.text(0) for item in dialog.items]
    assert names[2:] == ["Eagle 1B · base model", "Falcon", "Owl 1B Chat · no template"]
    dialog.reject()


def test_a_base_model_has_a_badge_that_goes_with_it(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    header = desktop.window.header
    assert not header.training.isVisible()
    header.show_training(Training.BASE, "Eagle is a base model: it continues text.")
    assert header.training.isVisible()
    assert header.training.text() == "base model"
    assert "continues text" in header.training.toolTip()
    assert "continues text" in header.training.accessibleDescription()
    assert "continues text" in header.picker.toolTip()
    desktop.session.take(ModelLoading("Falcon", 0.1))
    assert not header.training.isVisible(), "that is another one"
    header.show_training(Training.BASE, "Eagle is a base model: it continues text.")
    desktop.actions.load_model(Path("another.gguf"))
    wait_idle(qtbot, desktop)
    assert not header.training.isVisible()
    assert "continues text" not in header.picker.toolTip()


def test_the_menu_ticks_the_model_that_is_loaded(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    picker = ModelPicker()
    qtbot.addWidget(picker)
    files = [tmp_path / "one.gguf", tmp_path / "two.gguf"]
    for file in files:
        file.touch()
    picker.set_recent(files)
    picker.show_loaded(files[1])
    menu = picker.menu()
    assert menu is not None
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Two"]
    chosen: list[Path] = []
    picker.chosen.connect(chosen.append)
    next(action for action in menu.actions() if action.text() == "One").trigger()
    assert chosen == [files[0]]
