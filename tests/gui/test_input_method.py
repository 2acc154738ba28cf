"""What an input method composes of several keys, before it is text: seen at once, and nobody else's keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.ui.chat.transcript import TurnItem
from tests.gui.conftest import DesktopMaker, press, send, wait_idle, wait_until


def compose(widget: QWidget, text: str, *, commit: str = "") -> None:
    """Show ``text`` as what is being composed, after ``commit`` was taken over."""
    event = QInputMethodEvent(text, [])
    event.setCommitString(commit)
    QApplication.sendEvent(widget, event)


def test_the_hint_makes_room_for_what_is_composed_and_the_composer_grows(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    editor = make_desktop().window.composer.editor
    hint, height = editor.placeholderText(), editor.height()
    compose(editor, "nihon")
    assert editor.placeholderText() == ""
    compose(editor, "nihongo " * 60)
    wait_until(qtbot, lambda: editor.height() > 2 * height)
    compose(editor, "")
    assert (editor.placeholderText(), editor.height()) == (hint, height)
    compose(editor, "nihon")
    compose(editor, "", commit="日本")
    assert (editor.toPlainText(), editor.placeholderText()) == ("日本", hint)


def test_enter_sends_nothing_while_something_is_composed(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    editor = desktop.window.composer.editor
    editor.setPlainText("hello ")
    compose(editor, "nihon")
    press(editor, Qt.Key.Key_Return)
    assert editor.toPlainText() == "hello "
    assert desktop.window.chat.transcript.items == []
    compose(editor, "", commit="日本")
    press(editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    items = desktop.window.chat.transcript.items
    assert next(item.text for item in items if isinstance(item, TurnItem)) == "日本hello"


def test_other_keys_of_the_composer_wait_as_well(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "hello")
    composer = desktop.window.composer
    compose(composer.editor, "nihon")
    press(composer.editor, Qt.Key.Key_Up)
    assert composer.editing is None
    compose(composer.editor, "")
    composer.editor.setFocus()
    composer.set_text("/con")
    popup = desktop.window.findChild(QWidget, "commandPopup")
    assert popup is not None
    wait_until(qtbot, popup.isVisible)
    compose(composer.editor, "nihon")
    press(composer.editor, Qt.Key.Key_Return)
    assert composer.text() == "/con"


def test_enter_opens_nothing_that_a_search_has_not_been_asked_for(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Boats")
    chat = desktop.session.live.chat_id
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    line = desktop.window.sidebar.findChild(QWidget, "chatFilter")
    assert line is not None
    compose(line, "", commit="Boa")
    compose(line, "nihon")
    press(line, Qt.Key.Key_Return)
    press(line, Qt.Key.Key_Escape)
    assert desktop.session.shown_chat != chat
    assert line.property("text") == "Boa"
    compose(line, "", commit="ts")
    press(line, Qt.Key.Key_Return)
    assert desktop.session.shown_chat == chat
