"""A chat that was talked with another model: told when it is opened, and that model is a click away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.models.known_models import KnownModels
from tests.gui.conftest import DesktopMaker, click, send, wait_idle, wait_until


def chat_of(desktop: Desktop) -> int:
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    return chat_id


def test_the_model_of_a_chat_is_offered_and_nothing_happens_by_itself(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    window, store = desktop.window, desktop.assembly.store
    send(qtbot, desktop, "one")
    first = chat_of(desktop)
    store.set_chat_context(first, "Anth Mix1 Ep2", 4096)
    file = tmp_path / "another-7b.Q4_0.gguf"  # chats remember what stands in it, people its name
    file.touch()
    window.known_models.remember("Anth Mix1 Ep2", file)
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    desktop.actions.open_chat(first)
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: "Another 7B was last used in this chat" in window.toast.title.text())
    assert window.toast.action.text() == "Load Another 7B again"
    assert store.chat(first).model == "Anth Mix1 Ep2", "it was only looked at"
    assert window.recent_models() == []
    click(window.toast.action)
    wait_idle(qtbot, desktop)
    assert window.recent_models()[0] == file
    assert chat_of(desktop) == first
    assert "4,096 tokens" in window.header.picker.accessibleDescription(), "in the context it had"
    assert desktop.actions.settings.model.n_ctx is None, "others are loaded as ever"


def test_without_its_file_the_chat_goes_on_and_says_so(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    store = desktop.assembly.store
    send(qtbot, desktop, "one")
    first = chat_of(desktop)
    store.set_chat_context(first, "Another 7B", 4096)
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    desktop.actions.open_chat(first)
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: "last used Another 7B" in desktop.window.toast.title.text())
    assert not desktop.window.toast.action.isVisible()
    send(qtbot, desktop, "two")
    assert store.chat(first).model == "scripted", "that is the one it is talked with now"


def test_a_model_whose_file_is_gone_is_called_as_it_was_in_the_header(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    """It was called by what stands in the file, which nobody had seen before."""
    desktop = make_desktop()
    window, store = desktop.window, desktop.assembly.store
    send(qtbot, desktop, "one")
    first = chat_of(desktop)
    store.set_chat_context(first, "Anth Mix1 Ep2", 4096)
    file = tmp_path / "another-7b.Q4_0.gguf"
    window.known_models.remember("Anth Mix1 Ep2", file)
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    desktop.actions.open_chat(first)
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: "Another 7B was last used in this chat" in window.toast.title.text())
    assert not window.toast.action.isVisible()
    assert str(file) in window.toast.words.text().replace("\N{ZERO WIDTH SPACE}", "")


def test_files_of_models_are_kept_by_name(tmp_path: Path) -> None:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    known = KnownModels(state)
    file = tmp_path / "a.gguf"
    file.touch()
    known.remember("a/b \N{PARTY POPPER}=;", file)
    known.remember("gone", tmp_path / "gone.gguf")
    assert KnownModels(state).file_of("a/b \N{PARTY POPPER}=;") == file
    assert known.file_of("gone") == tmp_path / "gone.gguf", "where it was"
    assert known.file_of("never seen") is None
    for number in range(150):
        known.remember(f"m{number}", file)
    assert known.file_of("a/b \N{PARTY POPPER}=;") is None, "only so many are kept"
    assert known.file_of("m149") == file
    state.setValue("modelFiles", "[broken")
    assert known.file_of("m149") is None
