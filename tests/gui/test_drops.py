"""While files are dragged over the window it says what becomes of them; whoever drops them keeps them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.ui.kit.overlays.drops import DropHint
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.shell.window import MainWindow
from tests.gui.conftest import DesktopMaker, wait_until

ABOUT = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
ALL = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction


def files(*names: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(f"/somewhere/{name}") for name in names])
    return data


def part(window: MainWindow, name: str) -> QWidget:
    """What is below the mouse there."""
    found = window if name == "mainWindow" else window.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found.viewport() if isinstance(found, QAbstractScrollArea) else found


def enter(target: QWidget, data: QMimeData) -> QDragEnterEvent:
    event = QDragEnterEvent(target.rect().center(), ALL, data, *ABOUT)
    event.setDropAction(Qt.DropAction.MoveAction)  # what a file manager proposes within one disk
    QApplication.sendEvent(target, event)
    return event


def said(window: MainWindow) -> list[str]:
    return [hint.words.text() for hint in (window.drop_hint, window.sidebar.drop_hint) if hint.isVisible()]


@pytest.mark.parametrize(
    "place", ["mainWindow", "composer", "memorySearch", "chatView", "chatList", "chatFilter"]
)
@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["notes.txt"], "Attach to the message"),
        (["small.GGUF"], "Load this model"),
        (["small.gguf", "notes.txt"], "Load this model\nAttach to the message"),
    ],
)
def test_what_becomes_of_files_is_said_wherever_they_are(
    make_desktop: DesktopMaker, place: str, names: list[str], words: str
) -> None:
    window = make_desktop().window
    target, data = part(window, place), files(*names)
    event = enter(target, data)
    assert event.isAccepted()
    assert event.dropAction() is Qt.DropAction.CopyAction
    assert said(window) == [words]
    around = window.drop_hint.parentWidget()
    assert around is not None
    assert window.drop_hint.geometry() == around.rect()
    QApplication.sendEvent(target, QDragLeaveEvent())
    assert said(window) == []


@pytest.mark.parametrize("place", ["chatList", "chatFilter", "newChatButton"])
def test_over_the_chats_it_is_said_that_chats_are_imported(make_desktop: DesktopMaker, place: str) -> None:
    window = make_desktop().window
    target, data = part(window, place), files("chats.json")
    enter(target, data)
    assert said(window) == ["Import as chats"]
    QApplication.sendEvent(target, QDragLeaveEvent())
    assert said(window) == []


@pytest.mark.parametrize(("place", "name"), [("chatView", "notes.txt"), ("chatList", "chats.json")])
def test_files_that_are_let_go_stay_where_they_are(
    qtbot: QtBot, make_desktop: DesktopMaker, place: str, name: str
) -> None:
    desktop = make_desktop()
    target, data = part(desktop.window, place), files(name)
    enter(target, data)
    event = QDropEvent(QPointF(target.rect().center()), ALL, data, *ABOUT)
    event.setDropAction(Qt.DropAction.MoveAction)
    QApplication.sendEvent(target, event)
    assert event.isAccepted()
    assert event.dropAction() is Qt.DropAction.CopyAction
    assert said(desktop.window) == []
    wait_until(qtbot, lambda: desktop.background.idle)


def test_a_text_is_no_file(make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    data = QMimeData()
    data.setText("Amalia")
    for place in ("mainWindow", "composer", "memorySearch"):
        assert enter(part(window, place), data).isAccepted() is (place != "mainWindow")
        assert said(window) == []
        QApplication.sendEvent(part(window, place), QDragLeaveEvent())
    assert isinstance(window.memory.search, QLineEdit)


def test_what_lies_over_the_window_takes_no_mouse(qtbot: QtBot, theme: Theme) -> None:
    below = QWidget()
    qtbot.addWidget(below)
    below.resize(300, 200)
    below.show()
    hint = DropHint(theme, below)
    hint.tell("Attach to the message")
    assert hint.isVisible()
    assert below.childAt(below.rect().center()) is None
