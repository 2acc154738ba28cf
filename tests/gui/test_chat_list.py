"""The list of chats by clicks, keys and the mouse: search, names, pins, folders, the bin, drafts."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QImage,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QMenu, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import Chat, Folder
from ethervox_gui.storage.folder_lock import FolderLock
from ethervox_gui.ui.chat_list import model
from ethervox_gui.ui.chat_list.bin_dialog import BinDialog
from ethervox_gui.ui.chat_list.chat_list import ChatList
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import AskDialog
from ethervox_gui.ui.shell.command_palette import ShortcutsDialog
from tests.gui.conftest import DesktopMaker, begin, click, press, send, wait_idle, wait_until
from tests.helpers.small_talk import numbered
from tests.helpers.stores import open_store


def chat(chat_id: int, title: str, **more: object) -> Chat:
    return Chat(chat_id, title, "", "", None, 0.0, 1.0, **more)  # type: ignore[arg-type]


def rows(listed: ChatList) -> list[str]:
    return [str(listed.chats.index(row).data()) for row in range(listed.chats.rowCount())]


def index_of(listed: ChatList, words: str) -> QModelIndex:
    return listed.chats.index(rows(listed).index(words))


def place_of(listed: ChatList, words: str) -> QPoint:
    return listed.visualRect(index_of(listed, words)).center()


def editor_of(listed: ChatList) -> QLineEdit:
    """The line in which a name is being typed."""
    return [line for line in listed.viewport().findChildren(QLineEdit) if line.isVisible()][-1]


def items_of(dialog: BinDialog) -> list[QTreeWidgetItem]:
    found = (dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount()))
    return [item for item in found if item is not None]


def choose(menu: QMenu, *words: str) -> None:
    """Choose an entry of a menu, through its submenus."""
    for number, word in enumerate(words):
        action = next(action for action in menu.actions() if action.text() == word)
        if number == len(words) - 1:
            assert action.isEnabled()
            action.trigger()
            return
        found = action.menu()
        assert isinstance(found, QMenu)
        menu = found


def drag(listed: ChatList, what: str, onto: str) -> None:
    """Drop a row of the list on another one, as the mouse would."""
    data: QMimeData = listed.chats.mimeData([index_of(listed, what)])
    place = QPointF(place_of(listed, onto))
    about = (Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    viewport = listed.viewport()
    QApplication.sendEvent(viewport, QDragEnterEvent(place.toPoint(), *about))
    QApplication.sendEvent(viewport, QDragMoveEvent(place.toPoint(), *about))
    QApplication.sendEvent(viewport, QDropEvent(place, *about))


@pytest.fixture
def listed(qtbot: QtBot, theme: Theme) -> ChatList:
    listed = ChatList(theme)
    qtbot.addWidget(listed)
    listed.resize(240, 500)
    listed.show()
    return listed


@pytest.fixture
def filled(qtbot: QtBot, make_desktop: DesktopMaker) -> Desktop:
    """Three chats: the last one said something in is shown."""
    desktop = make_desktop()
    for title in ("Boats", "Tax return", "Berlin"):
        desktop.actions.new_chat()
        wait_idle(qtbot, desktop)
        send(qtbot, desktop, title)
    wait_until(qtbot, lambda: len(rows(desktop.window.sidebar.list)) == 4)
    return desktop


def waits(qtbot: QtBot, desktop: Desktop, wanted: list[str]) -> None:
    wait_until(qtbot, lambda: desktop.background.idle and rows(desktop.window.sidebar.list) == wanted)


def test_pinned_chats_folders_and_the_rest(listed: ChatList) -> None:
    chats = [chat(1, "one"), chat(2, "two", pinned=True), chat(3, "three", folder_id=7), chat(4, "four")]
    listed.show_chats(chats, [Folder(7, "Work"), Folder(8, "Empty")])
    assert rows(listed) == ["Pinned", "two", "Folders", "Work", "three", "Empty", "Older", "one", "four"]
    spoken = listed.chats.index(3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Folder Work, 1 chat, open"
    assert listed.chats.index(1).data(Qt.ItemDataRole.AccessibleTextRole) == "two, pinned"
    listed.filter("thr")
    assert rows(listed) == ["Folders", "Work", "three"]
    listed.filter("work")
    assert rows(listed) == ["Folders", "Work"]
    listed.filter("")
    listed.show_chats([chat(3, "three", folder_id=99)], [])
    assert rows(listed) == ["Older", "three"], "a folder that is gone hides nothing"
    listed.grab()


def test_a_folder_counts_its_pinned_chats_which_stand_above(listed: ChatList) -> None:
    chats = [chat(1, "one", folder_id=7, pinned=True), chat(2, "two", folder_id=7), chat(3, "three")]
    for shown, said in ((chats, "2 chats"), (chats[:1], "1 chat"), (chats[2:], "0 chats")):
        listed.show_chats(shown, [Folder(7, "Work")])
        spoken = index_of(listed, "Work").data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == f"Folder Work, {said}, open"
    listed.show_chats(chats, [Folder(7, "Work")])
    assert rows(listed) == ["Pinned", "one", "Folders", "Work", "two", "Older", "three"]
    listed.filter("one")
    assert rows(listed) == ["Pinned", "one"], "an empty folder is no answer to a search"


class Painted(QObject):
    """How often something was painted."""

    n_times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.n_times += event.type() == QEvent.Type.Paint
        return False


def test_today_ends_and_times_are_painted_again(
    qtbot: QtBot, listed: ChatList, monkeypatch: pytest.MonkeyPatch
) -> None:
    said_at = time.time()
    listed.show_chats([replace(chat(1, "Boats"), updated_at=said_at)])
    assert rows(listed) == ["Today", "Boats"]
    painted = Painted()
    listed.viewport().installEventFilter(painted)
    listed.grab()
    QApplication.processEvents()
    painted.n_times = 0
    QApplication.processEvents()
    assert painted.n_times == 0
    listed.minutes.timeout.emit()
    wait_until(qtbot, lambda: painted.n_times > 0)
    monkeypatch.setattr(
        model, "time", SimpleNamespace(time=lambda: said_at + 86400, localtime=time.localtime)
    )
    listed.minutes.timeout.emit()
    assert rows(listed) == ["This week", "Boats"]


def test_where_only_a_time_is_another_rows_are_painted_and_not_laid_out_again(
    qtbot: QtBot, listed: ChatList
) -> None:
    """With 5,000 chats each message held the window up for 80 ms, and all rows stayed where they were."""
    now = time.time()
    boats, cats = (replace(chat(n, title), updated_at=now - 300) for n, title in ((1, "Boats"), (2, "Cats")))
    listed.show_chats([boats, cats])
    listed.grab()
    QApplication.processEvents()
    painted = Painted()
    listed.viewport().installEventFilter(painted)
    laid_out: list[None] = []
    listed.chats.modelReset.connect(lambda: laid_out.append(None))
    later = replace(boats, updated_at=now, head_id=7)
    listed.show_chats([later, cats])
    wait_until(qtbot, lambda: painted.n_times > 0)
    assert not laid_out
    assert listed.chats.chat_at(index_of(listed, "Boats")) == later
    for changed in ([cats, later], [replace(cats, title="Dogs"), later], [replace(cats, pinned=True), later]):
        listed.show_chats(changed)
        assert laid_out.pop() is None
        assert not laid_out


def test_what_no_row_shows_is_not_asked_for_to_lay_the_rows_out(
    listed: ChatList, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new chat is a new row, for which Qt measures all of them: with 5,000 that took 60 ms."""
    others = [chat(n, f"Chat {n}") for n in range(2, 600)]
    listed.show_chats(others, [Folder(7, "Work")])
    listed.grab()
    asked: set[int] = set()
    entry_at = model.ChatListModel.entry_at

    def noted(self: model.ChatListModel, index: QModelIndex) -> model.Row | None:
        asked.add(index.row())
        return entry_at(self, index)

    monkeypatch.setattr(model.ChatListModel, "entry_at", noted)
    listed.show_chats([replace(chat(1, "Boats"), updated_at=time.time()), *others], [Folder(7, "Work")])
    listed.grab()
    assert 0 < len(asked) < 100
    found = [listed.visualRect(listed.chats.index(row)) for row in range(6)]
    assert rows(listed)[:6] == ["Folders", "Work", "Today", "Boats", "Older", "Chat 2"]
    assert [rect.height() for rect in found] == [found[0].height(), found[1].height()] * 3
    assert found[0].height() < found[1].height()


def test_what_was_said_before_a_clock_was_set_back_is_of_today_or_nobody_knows_when(
    listed: ChatList,
) -> None:
    now = time.time()
    later = replace(chat(1, "Boats"), updated_at=now + 20 * 3600)
    never = replace(chat(3, "Dogs"), updated_at=now + 400 * 86400)
    listed.show_chats([later, replace(chat(2, "Cats"), updated_at=now), never])
    assert rows(listed) == ["Today", "Boats", "Cats", "Older", "Dogs"]


def test_folders_fold_by_mouse_and_keys(listed: ChatList) -> None:
    listed.show_chats([chat(3, "three", folder_id=7)], [Folder(7, "Work")])
    click(listed.viewport(), place_of(listed, "Work"))
    assert rows(listed) == ["Folders", "Work"]
    press(listed, Qt.Key.Key_Right)
    assert rows(listed) == ["Folders", "Work", "three"]
    press(listed, Qt.Key.Key_Left)
    assert rows(listed) == ["Folders", "Work"]
    listed.filter("three")
    assert rows(listed) == ["Folders", "Work", "three"], "what is searched for is shown"


def test_only_chats_are_dragged_and_only_chats_are_taken(listed: ChatList) -> None:
    chats = [chat(1, "one"), chat(3, "three", folder_id=7), chat(4, "four", pinned=True)]
    listed.show_chats(chats, [Folder(7, "Work"), Folder(8, "Empty")])
    wanted: list[tuple[int, int | None]] = []
    listed.move_wanted.connect(lambda chat_id, folder_id: wanted.append((chat_id, folder_id)))
    drag(listed, "one", "Empty")
    drag(listed, "one", "three")
    drag(listed, "three", "one")
    drag(listed, "three", "Pinned")
    drag(listed, "three", "Work")
    drag(listed, "one", "four")
    assert wanted == [(1, 8), (1, 7), (3, None), (3, None)]
    foreign = QMimeData()
    foreign.setText("1")
    foreign.setData("application/x-ethervox-chat", b"99")
    parent = index_of(listed, "Work")
    assert not listed.chats.canDropMimeData(foreign, Qt.DropAction.MoveAction, -1, -1, parent)
    assert not listed.chats.dropMimeData(foreign, Qt.DropAction.MoveAction, -1, -1, parent)
    flags = listed.chats.flags(parent)
    assert not flags & Qt.ItemFlag.ItemIsDragEnabled


def test_a_frame_shows_where_a_chat_would_go(listed: ChatList, theme: Theme) -> None:
    """Qt drew its plain rectangle around whatever row was below the mouse."""
    chats = [chat(1, "one"), chat(2, "two"), chat(3, "three", folder_id=7), chat(4, "four", pinned=True)]
    listed.show_chats(chats, [Folder(7, "Work"), Folder(8, "Empty")])
    every = ["Pinned", "four", "Folders", "Work", "three", "Empty", "Older", "one", "two"]
    assert rows(listed) == every

    def framed(what: str, over: str) -> list[str]:
        data = listed.chats.mimeData([index_of(listed, what)])
        return [every[row] for row in listed.chats.rows_of_drop(data, index_of(listed, over))]

    assert framed("one", "three") == framed("one", "Work") == ["Work", "three"]
    assert framed("one", "Empty") == ["Empty"]
    assert framed("three", "two") == framed("three", "Older") == ["Older", "one", "two"]
    assert framed("three", "four") == ["Pinned", "four"], "and not the heading of the folders"
    assert framed("three", "Work") == framed("one", "two") == [], "it stays where it is"

    def edge() -> QColor:
        place = listed.visualRect(index_of(listed, "Work"))
        picture = listed.viewport().grab(QRect(place.left() + 20, place.top(), 9, 5)).toImage()
        pixels = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
        return max(pixels, key=lambda pixel: pixel.hsvSaturationF())

    calm = edge().hsvSaturationF()
    data = listed.chats.mimeData([index_of(listed, "one")])
    about = (Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    for event in (QDragEnterEvent, QDragMoveEvent):
        QApplication.sendEvent(listed.viewport(), event(place_of(listed, "three"), *about))
    assert edge().hsvSaturationF() > calm + 0.3, "it has the accent's colour"
    QApplication.sendEvent(listed.viewport(), QDragLeaveEvent())
    assert edge().hsvSaturationF() == calm


def test_a_folder_is_made_named_filled_and_deleted(qtbot: QtBot, filled: Desktop) -> None:
    window, store = filled.window, filled.assembly.store
    listed = window.sidebar.list
    click(window.sidebar.folder_button)
    wait_until(qtbot, lambda: listed.viewport().findChild(QLineEdit) is not None)
    editor = editor_of(listed)
    assert editor.accessibleName() == "Folder name"
    editor.selectAll()
    QTest.keyClicks(editor, "Work & <b>home</b>")
    press(editor, Qt.Key.Key_Return)
    name = "Work & <b>home</b>"
    waits(qtbot, filled, ["Folders", name, "Today", "Berlin", "Tax return", "Boats"])

    drag(listed, "Tax return", name)
    waits(qtbot, filled, ["Folders", name, "Tax return", "Today", "Berlin", "Boats"])
    boats = listed.chats.chat_at(index_of(listed, "Boats"))
    assert boats is not None
    choose(listed.menu_for(boats), "Move to folder", name.replace("&", "&&"))
    waits(qtbot, filled, ["Folders", name, "Tax return", "Boats", "Today", "Berlin"])
    drag(listed, "Boats", "Berlin")
    waits(qtbot, filled, ["Folders", name, "Tax return", "Today", "Berlin", "Boats"])
    send(qtbot, filled, "More about Berlin")
    assert rows(listed) == ["Folders", name, "Tax return", "Today", "Berlin", "Boats"]

    click(listed.viewport(), place_of(listed, name))  # folds it
    waits(qtbot, filled, ["Folders", name, "Today", "Berlin", "Boats"])
    press(listed, Qt.Key.Key_Delete)
    waits(qtbot, filled, ["Today", "Berlin", "Tax return", "Boats"])
    assert store.folders() == []
    assert "its 1 chat stays" in window.toast.words.text()
    click(window.toast.action)
    wait_until(qtbot, lambda: len(store.folders()) == 1)
    waits(qtbot, filled, ["Folders", name, "Tax return", "Today", "Berlin", "Boats"])


def test_the_name_of_a_deleted_folder_turns_nothing_around(qtbot: QtBot, filled: Desktop) -> None:
    """A name in Arabic made the whole note read from the right; and an empty folder had “0 chats”."""
    store, toast = filled.assembly.store, filled.window.toast
    folder = store.make_folder("رحلة")
    store.put_into_folder([chat.chat_id for chat in store.list_chats()][:2], folder.folder_id)
    empty = store.make_folder("Empty")
    filled.chat_actions.delete_folder(folder.folder_id)
    wait_until(qtbot, lambda: toast.words.text() == "\u2068رحلة\u2069: its 2 chats stay")
    filled.chat_actions.delete_folder(empty.folder_id)
    wait_until(qtbot, lambda: toast.words.text() == "Empty")


def test_a_folder_that_is_given_no_name_is_none(qtbot: QtBot, filled: Desktop) -> None:
    listed, store = filled.window.sidebar.list, filled.assembly.store
    boats = listed.chats.chat_at(index_of(listed, "Boats"))
    assert boats is not None
    store.put_into_folder([boats.chat_id], store.make_folder("Water").folder_id)
    filled.session.refresh_chats()
    waits(qtbot, filled, ["Folders", "Water", "Boats", "Today", "Berlin", "Tax return"])
    choose(listed.menu_for(boats), "Move to folder", "New folder…")
    wait_until(qtbot, lambda: listed.viewport().findChild(QLineEdit) is not None)
    press(editor_of(listed), Qt.Key.Key_Escape)
    waits(qtbot, filled, ["Folders", "Water", "Boats", "Today", "Berlin", "Tax return"])
    click(filled.window.sidebar.folder_button)
    wait_until(qtbot, lambda: len(store.folders()) == 2)
    wait_until(qtbot, lambda: any(line.isVisible() for line in listed.viewport().findChildren(QLineEdit)))
    press(editor_of(listed), Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: [folder.name for folder in store.folders()] == ["Water"])


def test_a_new_folder_for_a_chat_from_its_menu(qtbot: QtBot, filled: Desktop) -> None:
    listed = filled.window.sidebar.list
    boats = listed.chats.chat_at(index_of(listed, "Boats"))
    assert boats is not None
    choose(listed.menu_for(boats), "Move to folder", "New folder…")
    wait_until(qtbot, lambda: listed.viewport().findChild(QLineEdit) is not None)
    editor = editor_of(listed)
    editor.setText("Lake")
    press(editor, Qt.Key.Key_Return)
    waits(qtbot, filled, ["Folders", "Lake", "Boats", "Today", "Berlin", "Tax return"])
    folder = listed.chats.folders[0]
    choose(listed.menu_for_folder(folder), "Hide its chats")
    waits(qtbot, filled, ["Folders", "Lake", "Today", "Berlin", "Tax return"])
    choose(listed.menu_for_folder(folder), "Rename")
    editor = editor_of(listed)
    editor.setText("Water")
    press(editor, Qt.Key.Key_Return)
    waits(qtbot, filled, ["Folders", "Water", "Today", "Berlin", "Tax return"])
    choose(listed.menu_for_folder(listed.chats.folders[0]), "Delete folder, keep its chats")
    waits(qtbot, filled, ["Today", "Berlin", "Tax return", "Boats"])


def test_a_menu_renames_its_chat_wherever_that_stands_meanwhile(qtbot: QtBot, filled: Desktop) -> None:
    listed, store = filled.window.sidebar.list, filled.assembly.store
    boats = listed.chats.chat_at(index_of(listed, "Boats"))
    assert boats is not None
    menu = listed.menu_for(boats)
    filled.actions.new_chat()
    wait_idle(qtbot, filled)
    send(qtbot, filled, "Another")
    folder = store.make_folder("Water")
    filled.session.refresh_chats()
    waits(qtbot, filled, ["Folders", "Water", "Today", "Another", "Berlin", "Tax return", "Boats"])
    choose(menu, "Rename")
    assert editor_of(listed).text() == "Boats"
    press(editor_of(listed), Qt.Key.Key_Escape)
    menu = listed.menu_for_folder(folder)
    store.make_folder("Air")
    filled.session.refresh_chats()
    wait_until(qtbot, lambda: "Air" in rows(listed))
    choose(menu, "Rename")
    assert editor_of(listed).text() == "Water"


def test_what_was_deleted_is_seen_and_comes_back(qtbot: QtBot, filled: Desktop) -> None:
    listed, window, store = filled.window.sidebar.list, filled.window, filled.assembly.store
    chat_id = filled.session.live.chat_id
    note = store.add_note(chat_id, "Buy rope.")  # type: ignore[arg-type]
    store.delete_memory(note.memory_id)
    boats = listed.chats.chat_at(index_of(listed, "Boats"))
    assert boats is not None
    filled.chat_actions.delete_chat(boats.chat_id)
    waits(qtbot, filled, ["Today", "Berlin", "Tax return"])
    berlin = listed.chats.chat_at(index_of(listed, "Berlin"))
    assert berlin is not None
    choose(listed.menu_for(berlin), "Recently deleted…")
    wait_until(qtbot, lambda: window.findChild(BinDialog) is not None)
    dialog = window.findChild(BinDialog)
    assert dialog is not None
    cells = [[item.text(column) for column in (0, 1)] for item in items_of(dialog)]
    assert cells == [["Boats", "chat"], ["Buy rope.", "memory"]]
    assert "30 days" in dialog.about.text()
    dialog.restore.click()
    waits(qtbot, filled, ["Today", "Berlin", "Tax return", "Boats"])
    press(dialog.list, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: store.memory(note.memory_id).deleted_at is None)
    wait_until(qtbot, lambda: items_of(dialog) == [])
    assert not dialog.restore.isEnabled()


@pytest.mark.parametrize(
    ("title", "typed"),
    [
        ("Café à Nice", "cafe"),
        ("Cafe\u0301 a\u0300 Nice", "café à"),
        ("İstanbul'da", "istanbul"),
        ("Paramètres", "PARAMETR"),
        ("Ёлка и свечи", "елка"),
        ("Große Straße", "strasse"),
        ("मेरी नाव", "नाव"),
    ],
)
def test_the_filter_finds_without_accents(listed: ChatList, title: str, typed: str) -> None:
    listed.show_chats([chat(1, title), chat(2, "Tax return")], [])
    listed.chats.filter(typed)
    assert [row for row in rows(listed) if row in (title, "Tax return")] == [title]


def test_the_filter_is_used_by_keys(qtbot: QtBot, filled: Desktop) -> None:
    sidebar = filled.window.sidebar
    entry = sidebar.filter
    filled.window.activateWindow()
    entry.setFocus()
    wait_until(qtbot, entry.hasFocus)
    QTest.keyClicks(entry, "nowhere")
    assert sidebar.list.nothing.isVisible()
    press(entry, Qt.Key.Key_Escape)
    assert entry.text() == ""
    assert not sidebar.list.nothing.isVisible()
    QTest.keyClicks(entry, "boa")
    press(entry, Qt.Key.Key_Down)
    assert [index.data() for index in sidebar.list.selectedIndexes()] == ["Boats"]
    press(entry, Qt.Key.Key_Return)
    wait_idle(qtbot, filled)
    assert "Boats" in filled.window.windowTitle()


def test_keys_that_come_into_the_list_stand_at_a_row(listed: ChatList) -> None:
    listed.show_chats([chat(1, "one"), chat(2, "two")], [])
    for reason, expected in ((Qt.FocusReason.PopupFocusReason, []), (Qt.FocusReason.TabFocusReason, ["one"])):
        QApplication.sendEvent(listed, QFocusEvent(QEvent.Type.FocusIn, reason))
        assert [index.data() for index in listed.selectedIndexes()] == expected


def test_what_lies_in_the_bin_goes_for_good_when_asked_twice(qtbot: QtBot, filled: Desktop) -> None:
    listed, window, store = filled.window.sidebar.list, filled.window, filled.assembly.store
    for title in ("Boats", "Tax return"):
        chat = listed.chats.chat_at(index_of(listed, title))
        assert chat is not None
        filled.chat_actions.delete_chat(chat.chat_id)
    waits(qtbot, filled, ["Today", "Berlin"])
    choose(window.more_menu(), "Recently deleted…")
    wait_until(qtbot, lambda: window.findChild(BinDialog) is not None)
    dialog = window.findChild(BinDialog)
    assert dialog is not None
    press(dialog.list, Qt.Key.Key_Delete)
    ask = question_of(dialog)
    assert "Tax return" in ask.windowTitle()
    assert window.focusWidget() is ask.cancel, "Enter deletes nothing"
    press(ask.cancel, Qt.Key.Key_Return)
    assert not ask.isVisible()
    assert len(items_of(dialog)) == 2
    dialog.purge.click()
    question_of(dialog).action.click()
    wait_until(qtbot, lambda: [item.text(0) for item in items_of(dialog)] == ["Boats"])
    assert [chat.title for chat in store.list_chats(deleted=True)] == ["Boats"]
    dialog.empty.click()
    question_of(dialog).action.click()
    wait_until(qtbot, lambda: items_of(dialog) == [])
    assert store.list_chats(deleted=True) == []
    assert [chat.title for chat in store.list_chats()] == ["Berlin"]
    buttons = (dialog.restore, dialog.purge, dialog.empty)
    assert not any(button.isEnabled() for button in buttons)


def test_the_bin_is_filtered_by_keys(qtbot: QtBot, filled: Desktop) -> None:
    listed, window = filled.window.sidebar.list, filled.window
    for title in ("Boats", "Tax return"):
        chat = listed.chats.chat_at(index_of(listed, title))
        assert chat is not None
        filled.chat_actions.delete_chat(chat.chat_id)
    waits(qtbot, filled, ["Today", "Berlin"])
    filled.chat_actions.show_bin()
    wait_until(qtbot, lambda: window.findChild(BinDialog) is not None)
    dialog = window.findChild(BinDialog)
    assert dialog is not None
    press(dialog.list, Qt.Key.Key_Backtab)
    wait_until(qtbot, dialog.filter.hasFocus)
    QTest.keyClicks(dialog.filter, "nowhere")
    assert items_of(dialog) == []
    assert not dialog.empty.isEnabled(), "what is not seen is not deleted"
    assert dialog.about.text() == "No title matches."
    press(dialog.filter, Qt.Key.Key_Return)
    press(dialog.filter, Qt.Key.Key_Escape)
    assert [item.text(0) for item in items_of(dialog)] == ["Tax return", "Boats"]
    QTest.keyClicks(dialog.filter, "BOA")
    assert [item.text(0) for item in items_of(dialog)] == ["Boats"]
    dialog.empty.click()
    ask = question_of(dialog)
    assert ask.windowTitle().endswith("for good?")
    assert "Boats" in ask.windowTitle()
    press(ask.cancel, Qt.Key.Key_Return)
    dialog.filter.setFocus()
    press(dialog.filter, Qt.Key.Key_Return)
    assert dialog.list.hasFocus()
    press(dialog.list, Qt.Key.Key_Return)
    waits(qtbot, filled, ["Today", "Berlin", "Boats"])
    wait_until(qtbot, lambda: items_of(dialog) == [])
    press(dialog.list, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: window.findChild(BinDialog) is None)


def question_of(dialog: BinDialog) -> AskDialog:
    (ask,) = [each for each in dialog.window().findChildren(AskDialog) if each.isVisible()]
    return ask


def test_what_does_not_come_back_stays_in_the_list(qtbot: QtBot, filled: Desktop) -> None:
    window, store = filled.window, filled.assembly.store
    note = store.add_note(filled.session.live.chat_id, "Buy rope.")  # type: ignore[arg-type]
    store.delete_memory(note.memory_id)
    filled.chat_actions.show_bin()
    wait_until(qtbot, lambda: window.findChild(BinDialog) is not None)
    dialog = window.findChild(BinDialog)
    assert dialog is not None
    store.restore_memory(note.memory_id)
    for _ in range(2):
        dialog.restore.click()
        wait_until(qtbot, lambda: filled.background.idle)
        assert len(items_of(dialog)) == 1
    store.delete_memory(note.memory_id)
    dialog.restore.click()
    wait_until(qtbot, lambda: items_of(dialog) == [])
    assert store.memory(note.memory_id).deleted_at is None


def test_a_chat_is_pinned_to_the_top_and_stays_there_after_a_restart(
    qtbot: QtBot, filled: Desktop, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    listed = filled.window.sidebar.list
    boats = listed.chats.chat_at(index_of(listed, "Boats"))
    assert boats is not None
    choose(listed.menu_for(boats), "Pin to the top")
    waits(qtbot, filled, ["Pinned", "Boats", "Today", "Berlin", "Tax return"])
    folder = filled.assembly.store.make_folder("Folded")
    filled.assembly.store.put_into_folder([2], folder.folder_id)
    filled.session.refresh_chats()
    waits(qtbot, filled, ["Pinned", "Boats", "Folders", "Folded", "Tax return", "Today", "Berlin"])
    click(listed.viewport(), place_of(listed, "Folded"))
    filled.window.remember()
    filled.close()
    again = make_desktop(data_dir=tmp_path / "data")
    waits(qtbot, again, ["Pinned", "Boats", "Folders", "Folded", "Today", "Berlin"])
    listed = again.window.sidebar.list
    choose(listed.menu_for(listed.chats.chat_at(index_of(listed, "Boats"))), "Unpin")  # type: ignore[arg-type]
    waits(qtbot, again, ["Folders", "Folded", "Today", "Berlin", "Boats"])


def test_chats_are_searched_renamed_and_deleted_by_keys(qtbot: QtBot, filled: Desktop) -> None:
    window, listed = filled.window, filled.window.sidebar.list
    window.sidebar.filter.setFocus()
    QTest.keyClicks(window.sidebar.filter, "BER")
    assert rows(listed) == ["Today", "Berlin"]
    window.sidebar.filter.clear()
    click(listed.viewport(), place_of(listed, "Boats"))
    wait_idle(qtbot, filled)
    assert filled.session.live.chat_id == 1
    press(listed, Qt.Key.Key_F2)
    editor = editor_of(listed)
    assert editor.accessibleName() == "Chat title"
    editor.selectAll()
    QTest.keyClicks(editor, "Ships")
    press(editor, Qt.Key.Key_Return)
    waits(qtbot, filled, ["Today", "Berlin", "Tax return", "Ships"])
    assert "Ships" in window.windowTitle()
    click(listed.viewport(), place_of(listed, "Ships"))
    press(listed, Qt.Key.Key_Delete)
    waits(qtbot, filled, ["Today", "Berlin", "Tax return"])
    wait_idle(qtbot, filled)
    assert window.welcome.isVisible(), "a new chat is open in its place"
    assert window.toast.title.text() == "Chat deleted"
    click(window.toast.action)
    waits(qtbot, filled, ["Today", "Berlin", "Tax return", "Ships"])


def test_a_reply_ends_with_the_chat_that_is_deleted_meanwhile(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """It stands still until the chat is deleted."""
    desktop = make_desktop(lambda _: numbered("A word", 30), n_ctx=8192)
    window, store = desktop.window, desktop.assembly.store
    send(qtbot, desktop, "first")
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    engine, go_on = desktop.assembly.governor.session.chat().engine, Event()
    count, calls = engine.count_call, []  # type: ignore[attr-defined]

    def held() -> None:
        calls.append(1)
        assert len(calls) < 100 or go_on.wait(20)
        count()

    engine.count_call = held  # type: ignore[attr-defined]
    begin(qtbot, desktop, "second")
    wait_until(qtbot, lambda: desktop.session.writes_in(chat_id))
    desktop.chat_actions.delete_chat(chat_id)
    wait_until(qtbot, window.toast.isVisible)
    go_on.set()
    wait_until(qtbot, lambda: desktop.session.live.chat_id not in (None, chat_id))
    wait_idle(qtbot, desktop)
    assert window.toast.title.text() == "Chat deleted"
    click(window.toast.action)
    wait_until(qtbot, lambda: desktop.session.live.chat_id == chat_id)
    wait_idle(qtbot, desktop)
    *_, whole, _, cut = store.turns_of_chat(chat_id)
    assert len(cut.text) < len(whole.text)


def test_undo_brings_a_deleted_chat_back_as_it_was(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """In sight, with its memories; not where something else was begun since."""
    desktop = make_desktop()
    window, panel = desktop.window, desktop.window.memory
    send(qtbot, desktop, "Boats")
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    memory = desktop.assembly.store.add_note(chat_id, "The boat is Amalia.")
    window.show_memory(memory.memory_id)
    wait_until(qtbot, lambda: panel.detail.isVisible() and desktop.background.idle)
    desktop.chat_actions.delete_chat(chat_id)
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: panel.list.cards.rowCount() == 0)
    assert panel.detail.isHidden(), "what belongs to a deleted chat is not shown"
    click(window.toast.action)
    wait_until(qtbot, lambda: panel.list.cards.rowCount() == 1)
    wait_until(qtbot, lambda: desktop.session.live.chat_id == chat_id)
    wait_idle(qtbot, desktop)
    assert desktop.session.shown_chat == chat_id
    desktop.chat_actions.delete_chat(chat_id)
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: window.welcome.isVisible() and window.toast.isVisible())
    window.composer.set_text("Something else")
    click(window.toast.action)
    wait_until(qtbot, lambda: chat_id in [one.chat_id for one in desktop.assembly.store.list_chats()])
    wait_idle(qtbot, desktop)
    assert desktop.session.shown_chat != chat_id
    assert window.composer.text() == "Something else"


def test_an_editor_stays_open_while_a_reply_ends(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """The list is looked at again after every job; a title being typed must not vanish with it."""
    desktop = make_desktop()
    send(qtbot, desktop, "Boats")
    listed = desktop.window.sidebar.list
    wait_until(qtbot, lambda: len(rows(listed)) == 2)
    listed.edit(index_of(listed, "Boats"))
    editor = editor_of(listed)
    editor.setText("Ship")
    desktop.session.refresh_chats()
    wait_until(qtbot, lambda: desktop.background.idle)
    assert listed.viewport().findChild(QLineEdit) is editor
    assert editor.text() == "Ship"


def test_a_name_left_under_a_dialog_is_taken(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Else the list would show nothing new until somebody finds the line again.

    A new folder may be there to be named when a dialog is open already.
    """
    desktop = make_desktop()
    send(qtbot, desktop, "Boats")
    listed = desktop.window.sidebar.list
    wait_until(qtbot, lambda: len(rows(listed)) == 2)
    activate(qtbot, desktop)
    dialog = QDialog(desktop.window)
    dialog.open()
    wait_until(qtbot, dialog.isActiveWindow)
    listed.edit(index_of(listed, "Boats"))
    editor_of(listed).setText("Ship")
    desktop.window.composer.editor.setFocus()
    dialog.close()
    activate(qtbot, desktop)
    waits(qtbot, desktop, ["Today", "Ship"])


def activate(qtbot: QtBot, desktop: Desktop) -> None:
    desktop.window.activateWindow()
    wait_until(qtbot, desktop.window.isActiveWindow)


def add_chat(store: Store, title: str) -> None:
    """As another program would, in which something was said."""
    chat_id = store.create_chat().chat_id
    store.append_turn(chat_id, Role.USER, title)
    store.rename_chat(chat_id, title)


def test_delete_takes_the_chat_that_the_keys_are_at_though_the_list_changed(
    qtbot: QtBot, filled: Desktop
) -> None:
    listed, store = filled.window.sidebar.list, filled.assembly.store
    activate(qtbot, filled)
    listed.setFocus()
    press(listed, Qt.Key.Key_Down)
    assert listed.currentIndex().data() == "Tax return"
    add_chat(store, "A program's")
    filled.session.refresh_chats()
    wait_until(qtbot, lambda: len(rows(listed)) == 5)
    assert listed.currentIndex().data() == "Tax return"
    listed.mark(filled.session.shown_chat)  # as when it was opened once more
    press(listed, Qt.Key.Key_Delete)
    wait_until(qtbot, lambda: "Tax return" not in rows(listed))
    assert listed.currentIndex().data() == "Boats", "it took its place"
    press(listed, Qt.Key.Key_Delete)
    wait_until(qtbot, lambda: "Boats" not in rows(listed))
    assert {chat.title for chat in store.list_chats(deleted=True)} == {"Tax return", "Boats"}


def test_keys_stay_at_a_folder_and_leave_with_the_focus(qtbot: QtBot, filled: Desktop) -> None:
    listed, store = filled.window.sidebar.list, filled.assembly.store
    store.make_folder("Water")
    filled.session.refresh_chats()
    wait_until(qtbot, lambda: "Water" in rows(listed))
    activate(qtbot, filled)
    listed.setFocus()
    press(listed, Qt.Key.Key_Up)
    assert listed.currentIndex().data() == "Water"
    store.make_folder("Air")
    filled.session.refresh_chats()
    wait_until(qtbot, lambda: "Air" in rows(listed))
    assert listed.currentIndex().data() == "Water"
    filled.window.composer.setFocus()
    store.make_folder("Earth")
    filled.session.refresh_chats()
    wait_until(qtbot, lambda: "Earth" in rows(listed))
    assert listed.currentIndex().data() == "Berlin"


def test_what_takes_the_place_of_a_chat_that_is_gone(qtbot: QtBot, listed: ChatList) -> None:
    chats = [chat(1, "one"), chat(2, "two"), chat(3, "three")]
    listed.show_chats(chats)
    listed.mark(1)
    listed.activateWindow()
    listed.setFocus()
    wait_until(qtbot, listed.hasFocus)
    press(listed, Qt.Key.Key_End)
    listed.show_chats(chats[:2])
    assert listed.currentIndex().data() == "two", "nothing is below"
    listed.clearFocus()
    assert listed.currentIndex().data() == "one"
    listed.show_chats(chats[1:])
    assert not listed.currentIndex().isValid(), "no keys are here, and the chat on the screen is not"


def test_a_menu_of_a_row_takes_no_keys_away_from_it(qtbot: QtBot, filled: Desktop) -> None:
    listed = filled.window.sidebar.list
    activate(qtbot, filled)
    listed.setFocus()
    press(listed, Qt.Key.Key_End)
    place = place_of(listed, "Boats")
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, listed.mapToGlobal(place))
    QApplication.sendEvent(listed.viewport(), asked)
    menu = listed.findChild(QMenu)
    assert menu is not None
    assert menu.isVisible()
    assert listed.currentIndex().data() == "Boats"
    menu.close()


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="seen to by the system, or no such keys")
def test_the_menu_of_a_row_opens_without_a_menu_key(qtbot: QtBot, filled: Desktop) -> None:
    listed = filled.window.sidebar.list
    activate(qtbot, filled)
    listed.setFocus()
    press(listed, Qt.Key.Key_End)
    press(listed, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = listed.findChild(QMenu)
    assert menu is not None
    assert menu.isVisible()
    press(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
    editor = filled.window.composer.editor
    editor.setFocus()
    press(editor, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = next(one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible())
    press(menu, Qt.Key.Key_Escape)


def test_the_chat_on_the_screen_is_not_said_to_be_written(listed: ChatList) -> None:
    listed.show_chats([chat(1, "one"), chat(2, "two")])

    def picture() -> QImage:
        return listed.viewport().grab(listed.visualRect(index_of(listed, "one"))).toImage()

    listed.mark(1)
    shown = picture()
    listed.mark_writing(1)
    assert picture() == shown, "everybody sees that it is"
    listed.mark(2)
    writing = picture()
    listed.mark_writing(None)
    assert picture() != writing


def visible_line(listed: ChatList) -> QLineEdit:
    """Where a name is typed; whoever looks at the list sees it."""
    editor = editor_of(listed)
    assert listed.viewport().rect().contains(editor.geometry().center())
    return editor


def test_f2_scrolls_to_the_chat_that_it_renames(qtbot: QtBot, filled: Desktop) -> None:
    listed, store = filled.window.sidebar.list, filled.assembly.store
    for number in range(60):
        add_chat(store, f"Number {number}")
    filled.session.refresh_chats()
    wait_until(qtbot, lambda: len(rows(listed)) > 60)
    listed.scrollToTop()
    assert not listed.viewport().rect().intersects(listed.visualRect(index_of(listed, "Berlin")))
    press(filled.window.composer.editor, Qt.Key.Key_F2)
    assert visible_line(listed).text() == "Berlin"


@pytest.mark.parametrize("how", ["folded", "filtered", "both"])
def test_f2_shows_the_chat_that_it_renames(qtbot: QtBot, filled: Desktop, how: str) -> None:
    window, store = filled.window, filled.assembly.store
    listed, shown = window.sidebar.list, filled.session.shown_chat
    assert shown is not None
    if how != "filtered":
        store.put_into_folder([shown], store.make_folder("Cities").folder_id)
        filled.session.refresh_chats()
        wait_until(qtbot, lambda: "Cities" in rows(listed))
        click(listed.viewport(), place_of(listed, "Cities"))
    if how != "folded":
        window.sidebar.filter.setText("Boats")
    assert "Berlin" not in rows(listed)
    press(window.composer.editor, Qt.Key.Key_F2)
    assert visible_line(listed).text() == "Berlin"
    assert window.sidebar.filter.text() == ""
    assert "Boats" in rows(listed)
    press(editor_of(listed), Qt.Key.Key_Escape)
    window.do("F1")
    keys = window.findChild(ShortcutsDialog)
    assert keys is not None
    assert "Rename the chat" in [label.text() for label in keys.findChildren(QLabel)]
    keys.reject()


# ---- drafts ------------------------------------------------------------------------------------------


def test_drafts_are_there_after_a_restart(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    first = make_desktop(data_dir=tmp_path / "kept")
    send(qtbot, first, "Boats")
    chat_id = first.session.live.chat_id
    assert chat_id is not None
    first.window.composer.set_text("half a\nthought")
    first.actions.new_chat()
    wait_idle(qtbot, first)
    assert first.window.composer.text() == ""
    first.window.composer.set_text("a new beginning")
    first.close()
    second = make_desktop(data_dir=tmp_path / "kept")
    wait_until(qtbot, lambda: second.window.composer.text() == "a new beginning")
    second.actions.open_chat(chat_id)
    wait_until(qtbot, lambda: second.window.composer.text() == "half a\nthought")
    wait_idle(qtbot, second)
    press(second.window.composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, second)
    second.close()
    third = make_desktop(data_dir=tmp_path / "kept", chat_id=chat_id)
    assert third.window.composer.text() == "", "what was sent is no draft any more"


def test_a_draft_is_stored_while_one_types(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    """The program may be killed: what was typed a moment ago is on the disk."""
    desktop = make_desktop()
    send(qtbot, desktop, "Boats")
    store, chat_id = desktop.assembly.store, desktop.session.live.chat_id
    assert chat_id is not None
    QTest.keyClicks(desktop.window.composer.editor, "half a thought")
    wait_until(qtbot, lambda: store.draft(chat_id) == "half a thought")
    desktop.version_actions.begin_edit(1)
    QTest.keyClicks(desktop.window.composer.editor, "!")
    desktop.actions.drafts.save()
    wait_until(qtbot, lambda: desktop.background.idle)
    assert store.draft(chat_id) == "half a thought", "an edit of another message is no draft"


def test_a_draft_that_the_disk_did_not_take_is_told_of_and_stored_later(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Boats")
    store, chat_id = desktop.assembly.store, desktop.session.live.chat_id
    assert chat_id is not None

    def fail(*_arguments: object) -> None:
        raise UserError("disk_full", "The disk is full.")

    told: list[str] = []
    desktop.actions.drafts.failed.connect(lambda _: told.append(desktop.window.toast.words.text()))
    monkeypatch.setattr(Store, "set_draft", fail)
    for text in ("half a thought", "half a thought and"):
        desktop.window.composer.set_text(text)
        desktop.actions.drafts.save()
        wait_until(qtbot, lambda: desktop.background.idle)
    assert told == ["The disk is full."], "once"
    monkeypatch.undo()
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    assert store.draft(chat_id) == "half a thought and"


def test_a_draft_that_cannot_be_stored_at_the_end_keeps_nothing_open(
    make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(*_arguments: object) -> None:
        raise UserError("disk_full", "The disk is full.")

    desktop = make_desktop(data_dir=tmp_path / "kept")
    desktop.assembly = replace(desktop.assembly, lock=FolderLock(tmp_path / "kept"))
    monkeypatch.setattr(Store, "set_draft", fail)
    desktop.window.composer.set_text("half a thought")
    with pytest.raises(UserError, match=r"The disk is full\."):
        desktop.close()
    FolderLock(tmp_path / "kept").release()
    with pytest.raises(StorageError, match="closed"):
        desktop.assembly.store.list_chats()
    assert not desktop.window.isVisible()


def test_a_list_that_changes_while_a_folder_is_named_keeps_what_is_typed(
    qtbot: QtBot, listed: ChatList
) -> None:
    """A chat may get its name from the model meanwhile; nothing that Qt would warn of happens."""
    named: list[tuple[int, str]] = []
    unwanted: list[int] = []
    listed.folder_renamed.connect(lambda folder_id, name: named.append((folder_id, name)))
    listed.folder_unwanted.connect(unwanted.append)
    folders = [Folder(7, "New folder")]
    listed.show_chats([chat(1, "one"), chat(2, "two")], folders)
    listed.name_folder(7)
    QTest.keyClicks(editor_of(listed), "Wat")
    listed.show_chats([chat(1, "Another name"), chat(2, "two")], folders)
    listed.show_chats([chat(3, "three"), chat(1, "Another name"), chat(2, "two")], folders)
    QTest.keyClicks(editor_of(listed), "er")
    press(editor_of(listed), Qt.Key.Key_Return)
    wait_until(qtbot, lambda: "Another name" in rows(listed))
    assert named == [(7, "Water")]
    listed.name_folder(7)
    listed.show_chats([chat(2, "two")], folders)
    press(editor_of(listed), Qt.Key.Key_Return)
    wait_until(qtbot, lambda: "Another name" not in rows(listed))
    assert named == [(7, "Water")], "it was not changed"
    assert not unwanted


def test_ctrl_z_brings_back_what_was_deleted(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """From the message too, where nothing was typed; what was typed is undone first."""
    desktop = make_desktop()
    window, editor = desktop.window, desktop.window.composer.editor
    activate(qtbot, desktop)
    send(qtbot, desktop, "Boats")
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    desktop.chat_actions.delete_chat(chat_id)
    wait_until(qtbot, window.toast.isVisible)
    wait_idle(qtbot, desktop)
    window.composer.setFocus()
    QTest.keyClicks(editor, "x")
    press(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.toPlainText() == ""
    assert window.toast.isVisible()
    press(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: desktop.session.live.chat_id == chat_id)
    wait_idle(qtbot, desktop)
    window.sidebar.list.setFocus()
    press(window.sidebar.list, Qt.Key.Key_Delete)
    wait_until(qtbot, window.toast.isVisible)
    wait_idle(qtbot, desktop)
    window.sidebar.list.setFocus()
    press(window.sidebar.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: desktop.session.live.chat_id == chat_id)


def test_a_chat_that_ended_before_it_had_a_name_is_listed(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    """The program was killed while the first message was read: it was on the disk, and listed nowhere."""
    with open_store(tmp_path / "kept") as store:
        empty = store.create_chat("", system_prompt="You are helpful.").chat_id
        store.append_turn(empty, Role.SYSTEM, "You are helpful.")
        killed = store.create_chat("").chat_id
        store.append_turn(killed, Role.SYSTEM, "You are helpful.")
        store.append_turn(killed, Role.USER, "My boat is called Amalia.")
    desktop = make_desktop(data_dir=tmp_path / "kept")
    listed = desktop.window.sidebar.list
    wait_until(qtbot, lambda: "My boat is called Amalia." in rows(listed))
    assert sum(bool(row) and row != "Today" for row in rows(listed)) == 1
