"""A chat becomes a file, from the menu of the chat list."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services.chat_files.formats import import_chats
from ethervox_gui.storage import Store
from ethervox_gui.ui.kit.widgets.file_dialog import ask_where_to_save, file_name
from tests.gui.conftest import DesktopMaker, send, wait_idle, wait_until


def export_dialog(desktop: Desktop) -> QFileDialog:
    listed = desktop.window.sidebar.list
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    row = listed.chats.row_of(chat_id)
    assert row is not None
    chat = listed.chats.chat_at(listed.chats.index(row))
    assert chat is not None
    next(action for action in listed.menu_for(chat).actions() if action.text() == "Export…").trigger()
    dialog = desktop.window.findChild(QFileDialog, "exportChatDialog")
    assert dialog is not None
    return dialog


def test_a_chat_is_exported(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = make_desktop(lambda _prompt: "It is called Amalia.")
    send(qtbot, desktop, "../What is the boat/ called?")
    wait_until(qtbot, lambda: desktop.window.sidebar.list.chats.rowCount() > 0)
    dialog = export_dialog(desktop)
    assert Path(dialog.selectedFiles()[0]).name == "What is the boat called.md"
    target = tmp_path / "chat.md"
    dialog.fileSelected.emit(str(target))
    dialog.reject()
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Chat exported")
    assert "It is called Amalia." in target.read_text(encoding="utf-8")
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    assert desktop.window.toast.action.text() == "Show in folder"
    desktop.window.toast.action.click()
    assert opened == [str(tmp_path)]


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("../What is the boat/ called?", "What is the boat called"),
        ("मेरी नाव", "मेरी नाव"),
        ("ภาษาไทยนี้", "ภาษาไทยนี้"),
        ("Cafe\u0301", "Cafe\u0301"),
        ("…?!", "chat"),
    ],
)
def test_a_file_is_named_after_its_chat_in_any_script(title: str, name: str) -> None:
    assert file_name(title, "chat") == name


def test_each_kind_of_file_has_its_own_ending(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    kinds = "Markdown (*.md);;JSON, with everything (*.json);;Text (*.txt)"
    dialog = ask_where_to_save(window, "Export", "chats.json", kinds, lambda _path: None)
    assert dialog.nameFilters()[0] == "JSON, with everything (*.json)"
    assert dialog.defaultSuffix() == "json"
    for kind, ending in zip(kinds.split(";;"), ("md", "json", "txt"), strict=True):
        dialog.filterSelected.emit(kind)
        assert dialog.defaultSuffix() == ending
    dialog.reject()


def test_all_chats_are_exported_and_come_back(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(lambda _prompt: "Fine.")
    for words in ("Amalia is a boat.", "Tom is a cat."):
        desktop.actions.new_chat()
        wait_idle(qtbot, desktop)
        send(qtbot, desktop, words)
    menu = desktop.window.sidebar.list.menu_for_all()
    next(action for action in menu.actions() if action.text() == "Export all chats…").trigger()
    dialog = desktop.window.findChild(QFileDialog, "exportChatDialog")
    assert dialog is not None
    assert Path(dialog.selectedFiles()[0]).name == "chats.json"
    target = tmp_path / "all.json"
    dialog.fileSelected.emit(str(target))
    dialog.reject()
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "All chats are exported")
    with Store.open(tmp_path / "elsewhere") as store:
        import_chats(store, target)
        assert [chat.title for chat in store.list_chats()] == ["Tom is a cat.", "Amalia is a boat."]


def test_the_command_writes_the_open_chat_and_not_the_one_last_talked_in(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(lambda _prompt: "Fine.")
    send(qtbot, desktop, "Amalia is a boat.")
    first = desktop.session.live.chat_id
    assert first is not None
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, "Tom is a cat.")
    desktop.actions.open_chat(first)
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, f"/chat export {tmp_path}/open.md")
    assert "Amalia is a boat." in (tmp_path / "open.md").read_text(encoding="utf-8")


def test_a_place_that_cannot_be_written_is_said(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    wait_until(qtbot, lambda: desktop.window.sidebar.list.chats.rowCount() > 0)
    dialog = export_dialog(desktop)
    dialog.fileSelected.emit(str(tmp_path / "no" / "folder.md"))
    dialog.reject()
    wait_until(qtbot, lambda: desktop.window.findChild(QDialog, "errorDialog") is not None)
