"""Select-all takes a message, not the paragraph that was clicked, and copies it as it was written."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.ui.chat.message import UserMessage
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.conftest import click, press

SOURCE = "A **bold** word.\n\n```python\nx = 1\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nThe *end*."


@pytest.fixture(params=[AssistantMessage, UserMessage])
def message(request: pytest.FixtureRequest, qtbot: QtBot, theme: Theme) -> QWidget:
    role = Role.ASSISTANT if request.param is AssistantMessage else Role.USER
    made: QWidget = request.param(theme, TurnItem(2, role, SOURCE))
    qtbot.addWidget(made)
    made.resize(700, 600)
    made.show()
    QGuiApplication.clipboard().clear()
    return made


def pieces(message: QWidget) -> list[RichText]:
    return [view for view in message.findChildren(RichText) if view.isVisible()]


def selected(message: QWidget) -> list[bool]:
    return [view.textCursor().hasSelection() for view in pieces(message)]


def key(view: RichText, letter: Qt.Key) -> None:
    press(view, letter, Qt.KeyboardModifier.ControlModifier)


def test_the_keys_take_all_of_it(message: QWidget) -> None:
    views = pieces(message)
    assert len(views) > 2
    key(views[0], Qt.Key.Key_A)
    assert all(selected(message))
    key(views[1], Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == SOURCE


def test_a_click_ends_it(message: QWidget) -> None:
    first, second, *_ = pieces(message)
    key(first, Qt.Key.Key_A)
    click(second.viewport())
    assert not any(selected(message))
    second.selectAll()
    key(second, Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == second.toPlainText().strip()


def test_what_is_selected_of_a_piece_is_copied_as_ever(message: QWidget) -> None:
    first = pieces(message)[0]
    key(first, Qt.Key.Key_A)
    press(first, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    key(first, Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() != SOURCE


def test_the_menu_takes_all_of_it_and_copies_it(message: QWidget) -> None:
    first, second, *_ = pieces(message)
    for view, words in ((first, "Select all"), (second, "Copy")):
        QTest.mousePress(view.viewport(), Qt.MouseButton.RightButton)
        place = view.viewport().rect().center()
        view.contextMenuEvent(
            QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, view.mapToGlobal(place))
        )
        menu = view.findChildren(QMenu)[-1]
        next(act for act in menu.actions() if act.text() == words).trigger()
        menu.close()
    assert all(selected(message))
    assert QGuiApplication.clipboard().text() == SOURCE
