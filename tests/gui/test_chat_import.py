"""Chats come from files by a button of the left panel, with progress and a way to stop."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services.chat_files.formats import export_chats
from ethervox_gui.storage import Store
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from tests.gui.conftest import DesktopMaker, click, wait_idle, wait_until


def choose(desktop: Desktop, path: Path) -> None:
    """Press the button and choose a file."""
    click(desktop.window.sidebar.import_button)
    dialog = desktop.window.findChild(QFileDialog, "importDialog")
    assert dialog is not None
    dialog.fileSelected.emit(str(path))
    dialog.reject()


def titles(desktop: Desktop) -> list[str]:
    return [chat.title for chat in desktop.assembly.store.list_chats()]


def written(folder: Path, n_chats: int) -> Path:
    """A file of ours with chats."""
    with Store.open(folder / "elsewhere") as store:
        ids = []
        for number in range(n_chats):
            chat = store.create_chat(f"Chat {number}")
            store.append_turn(chat.chat_id, Role.USER, f"It is number {number}.")
            ids.append(chat.chat_id)
        export_chats(store, ids, folder / "chats.json")
    return folder / "chats.json"


def test_chats_are_imported(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop()
    choose(desktop, written(tmp_path, 3))
    progress = desktop.window.findChild(QProgressDialog, "importProgress")
    assert progress is not None
    assert "chats.json" in progress.labelText()
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Chats imported")
    assert desktop.window.toast.words.text() == "3 chats are in the list"
    assert {"Chat 0", "Chat 1", "Chat 2"} <= set(titles(desktop))
    assert {hit.snippet for hit in desktop.assembly.store.search("number 2")} == {"It is number 2."}
    wait_until(qtbot, lambda: desktop.window.sidebar.list.chats.rowCount() >= 3)


def test_an_export_of_chatgpt_is_imported(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    message = {"author": {"role": "user"}, "content": {"content_type": "text", "parts": ["A boat?"]}}
    mapping = {"a": {"id": "a", "message": None, "parent": None, "children": ["b"]}}
    mapping["b"] = {"id": "b", "message": message, "parent": "a", "children": []}  # type: ignore[dict-item]
    file = tmp_path / "conversations.json"
    file.write_text(json.dumps([{"title": "Boats", "mapping": mapping, "current_node": "b"}]), "utf-8")
    desktop = make_desktop()
    choose(desktop, file)
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Chats imported")
    assert "Boats" in titles(desktop)


def test_a_stopped_import_stores_nothing(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop()
    before = titles(desktop)
    # So that it is stopped before anything of it is stored.
    other = sqlite3.connect(desktop.assembly.store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    choose(desktop, written(tmp_path, 2))
    progress = desktop.window.findChild(QProgressDialog, "importProgress")
    assert progress is not None
    (stop,) = progress.findChildren(QPushButton)
    stop.click()
    other.execute("ROLLBACK")
    other.close()
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Stopped")
    assert titles(desktop) == before


def test_a_file_without_chats_is_said(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop()
    (tmp_path / "other.json").write_text('{"format": "something else"}', "utf-8")
    choose(desktop, tmp_path / "other.json")
    wait_until(qtbot, lambda: desktop.window.findChild(QDialog, "errorDialog") is not None)
    assert desktop.window.findChild(QProgressDialog, "importProgress") is None or titles(desktop)
    dialog = desktop.window.findChild(ErrorDialog)
    assert dialog is not None
    again = next(each for each in dialog.findChildren(QPushButton) if "another file" in each.text())
    again.click()
    wait_until(qtbot, lambda: desktop.window.findChild(QFileDialog, "importDialog") is not None)


def test_a_chat_that_came_alone_is_a_click_away(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    choose(desktop, written(tmp_path, 1))
    toast = desktop.window.toast
    wait_until(qtbot, lambda: toast.title.text() == "Chats imported")
    toast.action.click()
    wait_idle(qtbot, desktop)
    (item,) = [each for each in desktop.window.chat.transcript.items if isinstance(each, TurnItem)]
    assert item.text == "It is number 0."


def test_names_that_are_completed_can_be_read(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    window.sidebar.import_button.click()
    dialog = window.findChild(QFileDialog, "importDialog")
    assert dialog is not None
    line = dialog.findChild(QLineEdit, "fileNameEdit")
    assert line is not None
    names = line.completer().popup()
    assert names is not None
    names.resize(200, 80)
    picture = names.grab().toImage()
    assert picture.pixelColor(150, 60) == window.theme.colour("raised")
    dialog.reject()
