"""Chats come from files by a button of the left panel, with progress and a way to stop."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QProgressDialog,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services.chat_files import exported_chats
from ethervox_gui.services.chat_files.formats import export_chats
from ethervox_gui.storage import Store
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.controllers import chats
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from tests.gui.conftest import DesktopMaker, click, wait_idle, wait_until


def choose(desktop: Desktop, *paths: Path) -> None:
    """Press the button and choose files."""
    click(desktop.window.sidebar.import_button)
    dialog = desktop.window.findChild(QFileDialog, "importDialog")
    assert dialog is not None
    dialog.filesSelected.emit([str(path) for path in paths])
    dialog.reject()


def drop(target: QWidget, path: Path) -> None:
    """Drag a file onto a widget as the desktop does, and let it go."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    at = target.rect().center()
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(target, QDragEnterEvent(QPoint(at), copy, mime, left, none))
    QApplication.sendEvent(target, QDropEvent(QPointF(at), copy, mime, left, none))


def titles(desktop: Desktop) -> list[str]:
    return [chat.title for chat in desktop.assembly.store.list_chats()]


def written(folder: Path, n_chats: int) -> Path:
    """A file of ours with chats."""
    folder.mkdir(exist_ok=True)
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


def test_one_broken_file_does_not_stop_the_others(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    one = tmp_path / "one"
    one.mkdir()
    choose(desktop, broken, written(tmp_path, 2), written(one, 1))
    wait_until(qtbot, lambda: desktop.window.findChild(ErrorDialog) is not None)
    dialog = desktop.window.findChild(ErrorDialog)
    assert dialog is not None
    assert dialog.sentence.text() == "1 of 3 files could not be imported."
    details = dialog.findChild(QPlainTextEdit, "plainDetails")
    assert details is not None
    assert details.isVisibleTo(dialog)
    assert details.toPlainText().splitlines() == [
        "broken.json: The file broken.json holds no chats that can be read.",
        "chats.json: 2 chats",
        "chats.json: 1 chat",
    ]
    assert sorted(titles(desktop))[-3:] == ["Chat 0", "Chat 0", "Chat 1"]


def test_several_files_are_imported(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop()
    first = written(tmp_path, 2).rename(tmp_path / "first.json")
    choose(desktop, first, written(tmp_path, 1))
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Chats imported")
    said = desktop.window.toast.words.text().replace("\u200b", "")
    assert said.splitlines() == ["3 chats are in the list", "first.json: 2 chats", "chats.json: 1 chat"]


def test_files_dropped_during_an_import_come_after_it(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    first = written(tmp_path, 2).rename(tmp_path / "first.json")
    second = written(tmp_path, 1)
    # So that the first is still being read when the second comes.
    other = sqlite3.connect(desktop.assembly.store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    target = desktop.window.sidebar.list.viewport()
    for path in (first, second, first):
        drop(target, path)
    other.execute("ROLLBACK")
    other.close()
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Chats imported")
    said = desktop.window.toast.words.text().replace("\u200b", "")
    assert said.splitlines() == ["3 chats are in the list", "first.json: 2 chats", "chats.json: 1 chat"]


def test_files_dropped_at_the_very_end_of_an_import_are_read_too(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    first = written(tmp_path, 2).rename(tmp_path / "first.json")
    second = written(tmp_path, 1)
    background = desktop.background
    drop(desktop.window.sidebar.list.viewport(), first)
    # All of the first is read, and only what came of it was not told to the window yet.
    while len(titles(desktop)) < 2 or background._beside._is_busy:
        time.sleep(0.001)
    drop(desktop.window.sidebar.list.viewport(), second)
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Chats imported")
    assert desktop.window.toast.words.text().splitlines()[0] == "3 chats are in the list"


@pytest.mark.parametrize("place", ["chatList", "chatFilter", "newChatButton"])
def test_chats_dropped_on_the_list_are_imported(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, place: str
) -> None:
    window = make_desktop().window
    widget = window.sidebar.findChild(QWidget, place)
    assert widget is not None
    target = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    drop(target, written(tmp_path, 2))
    wait_until(qtbot, lambda: window.toast.title.text() == "Chats imported")
    assert not window.composer.chips.isVisibleTo(window)


def test_other_files_dropped_on_the_list_are_attached(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    window = make_desktop().window
    notes = tmp_path / "notes.txt"
    notes.write_text("The boat is called Amalia.", "utf-8")
    drop(window.sidebar.list.viewport(), notes)
    wait_until(qtbot, lambda: window.composer.chips.isVisibleTo(window))


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


def test_an_import_ends_with_the_program(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It read on for half a minute, and no window was there any more."""
    desktop = make_desktop()
    before = titles(desktop)
    root = {"message": None, "parent": None, "children": ["a"]}
    said = {"author": {"role": "user"}, "content": {"content_type": "text", "parts": ["Hello"]}}
    mapping = {"root": root, "a": {"message": said, "parent": "root", "children": []}}
    (tmp_path / "conversations.json").write_text(json.dumps([{"title": "A", "mapping": mapping}] * 3))
    n_read = 0

    def end_meanwhile(role: Role, text: str) -> float:
        nonlocal n_read
        n_read += 1
        desktop.background.close()
        return importance(role, text)

    monkeypatch.setattr(exported_chats, "importance", end_meanwhile)
    choose(desktop, tmp_path / "conversations.json")
    wait_until(qtbot, lambda: desktop.background.idle)
    assert n_read == 1
    assert titles(desktop) == before


def test_what_is_chosen_after_a_stop_is_imported(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    """While the worker had not come to its end yet, it was stopped with the rest, and nobody said so."""
    desktop = make_desktop()
    before = titles(desktop)
    other = sqlite3.connect(desktop.assembly.store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    unwanted = written(tmp_path, 2)
    choose(desktop, unwanted.rename(tmp_path / "unwanted.json"))
    progress = desktop.window.findChild(QProgressDialog, "importProgress")
    assert progress is not None
    (stop,) = progress.findChildren(QPushButton)
    stop.click()
    choose(desktop, written(tmp_path / "then", 1))
    other.execute("ROLLBACK")
    other.close()
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Chats imported")
    assert desktop.window.toast.words.text() == "One chat is in the list"
    assert sorted(titles(desktop)) == sorted([*before, "Chat 0"])


def test_progress_is_shown_of_what_takes_long_alone(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dialog that came and went within a moment took the keys with it."""
    monkeypatch.setattr(chats, "PATIENCE_MS", 3_600_000)
    desktop = make_desktop()
    shown: list[QWidget] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if isinstance(watched, QProgressDialog) and event.type() is QEvent.Type.Show:
                shown.append(watched)
            return False

    watch = Watch()
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(watch)
    try:
        choose(desktop, written(tmp_path, 3))
        wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Chats imported")
        assert not shown
        monkeypatch.setattr(chats, "PATIENCE_MS", 0)
        other = sqlite3.connect(desktop.assembly.store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        choose(desktop, written(tmp_path, 2))
        wait_until(qtbot, lambda: len(shown) == 1)
        (bar,) = shown[0].findChildren(QProgressBar)
        assert not bar.isTextVisible(), "only its upper edge would be seen"
        other.execute("ROLLBACK")
        other.close()
    finally:
        application.removeEventFilter(watch)
    wait_until(qtbot, lambda: desktop.window.toast.words.text() == "2 chats are in the list")


def test_stop_stays_where_it_is_when_other_words_come(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chats, "PATIENCE_MS", 0)
    desktop = make_desktop()
    other = sqlite3.connect(desktop.assembly.store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    choose(desktop, written(tmp_path, 2))
    progress = desktop.window.findChild(QProgressDialog, "importProgress")
    assert progress is not None
    wait_until(qtbot, progress.isVisible)
    places = []
    for words in ("Reading chats.json…", "chats.json: 12,345 of 12,345 chats"):
        progress.setLabelText(words)
        QTest.qWait(0)
        (stop,) = progress.findChildren(QPushButton)
        places.append(stop.mapTo(progress, stop.rect().center()))
    other.execute("ROLLBACK")
    other.close()
    assert places[0] == places[1]
    wait_until(qtbot, lambda: desktop.window.toast.title.text() == "Chats imported")


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
