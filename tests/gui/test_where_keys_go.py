"""Where what is typed goes: into the message, wherever the mouse was; and what the list of chats says."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage, QInputMethod, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import Action, ErrorRaised, Event, Trigger
from ethervox_gui.context.events.window_events import EditStarted, PromptProgressed, ToolCalled
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.chat_list.chat_list import ChatList
from ethervox_gui.ui.chat_list.rows import ChatRows
from ethervox_gui.ui.composer.chips import Attachment
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.shell.command_palette import ShortcutsDialog
from tests.gui.conftest import DesktopMaker, begin, click, press, send, wait_idle, wait_until
from tests.gui.test_unusual_orders import reply_at_length


@pytest.fixture
def talked(qtbot: QtBot, make_desktop: DesktopMaker) -> Desktop:
    """Two chats with a message each; the second is shown, in an active window."""
    desktop = make_desktop()
    for words in ("Boats", "Berlin"):
        desktop.actions.new_chat()
        wait_idle(qtbot, desktop)
        send(qtbot, desktop, words)
    wait_until(qtbot, lambda: desktop.window.sidebar.list.chats.rowCount() == 3)
    desktop.window.activateWindow()
    wait_until(qtbot, desktop.window.isActiveWindow)
    return desktop


def place_of(listed: ChatList, title: str) -> QPoint:
    chats = listed.chats
    row = next(row for row in range(chats.rowCount()) if chats.index(row).data() == title)
    return listed.visualRect(chats.index(row)).center()


def focused(desktop: Desktop) -> QWidget:
    found = desktop.window.focusWidget()
    assert found is not None
    return found


def type_on(desktop: Desktop, words: str) -> None:
    """Type; each letter goes where the focus is by then."""
    for letter in words:
        QTest.keyClicks(focused(desktop), letter)


def picture_of(listed: ChatList, title: str) -> QImage:
    """How a row of the list looks, without the pointer over it."""
    chats = listed.chats
    row = next(row for row in range(chats.rowCount()) if chats.index(row).data() == title)
    return listed.viewport().grab(listed.visualRect(chats.index(row))).toImage()


@pytest.mark.parametrize("how", ["click", "key"])
def test_what_is_typed_after_a_chat_was_chosen_is_a_message_in_it(
    qtbot: QtBot, talked: Desktop, how: str
) -> None:
    window, listed = talked.window, talked.window.sidebar.list
    if how == "click":
        click(listed.viewport(), place_of(listed, "Boats"))
    else:
        listed.setFocus()
        press(listed, Qt.Key.Key_Down)
        press(listed, Qt.Key.Key_Return)
    wait_idle(qtbot, talked)
    assert talked.session.shown_chat == 1
    type_on(talked, "Berlin")
    assert window.composer.text() == "Berlin"
    assert talked.session.shown_chat == 1


def test_letters_that_nobody_takes_are_the_message(qtbot: QtBot, talked: Desktop) -> None:
    window = talked.window
    composer = window.composer
    said = next(each for each in window.chat.findChildren(RichText) if each.toPlainText() == "Fine.")
    click(said.viewport())
    assert focused(talked) is not composer.editor
    type_on(talked, "Ahoy, you")
    assert composer.text() == "Ahoy, you"
    assert focused(talked) is composer.editor

    window.header.summarize.setFocus()
    press(window.header.summarize, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(window.header.summarize, Qt.Key.Key_F9)
    assert focused(talked) is window.header.summarize, "these write nothing"
    QGuiApplication.clipboard().setText(", pasted")
    press(window.header.summarize, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert composer.text() == "Ahoy, you, pasted"

    window.memory.search.setFocus()
    QTest.keyClicks(window.memory.search, "x")
    assert window.memory.search.text() == "x", "who takes letters keeps them"
    window.do("F1")
    keys = window.findChild(ShortcutsDialog)
    assert keys is not None
    press(keys.findChildren(QPushButton)[0], Qt.Key.Key_X)
    assert composer.text() == "Ahoy, you, pasted", "what lies over the window is meant"
    keys.reject()
    composer.editor.setEnabled(False)
    press(window.header.summarize, Qt.Key.Key_X)
    assert composer.text() == "Ahoy, you, pasted"


def test_pages_are_turned_from_within_a_short_message(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _prompt: "A line.\n\n" * 60, n_ctx=8192)
    send(qtbot, desktop, "Hello")
    bar, editor = desktop.window.chat.verticalScrollBar(), desktop.window.composer.editor
    assert bar.value() == bar.maximum() > 0
    editor.setPlainText("short")
    press(editor, Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()
    press(editor, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()
    editor.setPlainText("line\n" * 60)
    press(editor, Qt.Key.Key_PageUp)
    assert bar.value() == bar.maximum(), "there is more of the message to be seen"


def test_f2_renames_the_chat_that_is_shown_wherever_the_keys_are(qtbot: QtBot, talked: Desktop) -> None:
    window, listed = talked.window, talked.window.sidebar.list
    window.fold_sidebar(True)
    window.composer.setFocus()
    press(window.composer.editor, Qt.Key.Key_F2)
    editor = next(line for line in listed.viewport().findChildren(QLineEdit) if line.isVisible())
    assert editor.text() == "Berlin"
    editor.selectAll()
    QTest.keyClicks(editor, "Paris")
    press(editor, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: window.windowTitle() == "Paris – EthervoxGUI")


def test_the_chat_that_is_shown_is_marked_wherever_keys_are_in_the_list(talked: Desktop) -> None:
    listed = talked.window.sidebar.list
    marked, other = picture_of(listed, "Berlin"), picture_of(listed, "Boats")
    listed.setFocus()
    press(listed, Qt.Key.Key_B)  # Qt goes to the next one that begins with it
    press(listed, Qt.Key.Key_Down)
    assert listed.currentIndex().data() == "Boats"
    assert picture_of(listed, "Berlin") == marked
    assert picture_of(listed, "Boats") != other, "the keys are here"
    talked.window.composer.setFocus()
    assert picture_of(listed, "Boats") == other
    assert listed.currentIndex().data() == "Berlin"


def test_a_reply_in_another_chat_is_told_of_there(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = make_desktop(reply_at_length, n_ctx=8192, pause_s=0.002)
    window, listed = desktop.window, desktop.window.sidebar.list
    send(qtbot, desktop, "Berlin")
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    begin(qtbot, desktop, "LONG")
    wait_until(qtbot, lambda: bool(window.status.tokens.text()))
    live = desktop.session.live.chat_id
    click(listed.viewport(), place_of(listed, "Berlin"))
    told_of = listed.itemDelegate()
    assert isinstance(told_of, ChatRows)
    assert window.composer.editor.placeholderText() == "Waiting for the reply in another chat…"
    writing = picture_of(listed, "LONG")
    assert desktop.session.live.chat_id == told_of.writing == live
    told: set[str] = set()
    grown: list[int] = []
    monkeypatch.setattr(window.status, "reply_grew", grown.append)

    def ended() -> bool:
        told.update((window.status.tokens.text(), window.status.first.text(), window.status.activity.text()))
        return told_of.writing is None

    wait_until(qtbot, ended)
    assert (told, grown) == ({""}, []), "figures of the other chat"
    wait_idle(qtbot, desktop)
    assert window.composer.editor.placeholderText() == "Message, or / for commands"
    assert picture_of(listed, "LONG") != writing


def test_back_in_the_chat_in_which_it_is_written_no_reply_is_waited_for(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(reply_at_length, n_ctx=8192, pause_s=0.002)
    window, listed = desktop.window, desktop.window.sidebar.list
    send(qtbot, desktop, "Berlin")
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    begin(qtbot, desktop, "LONG")
    wait_until(qtbot, lambda: bool(window.status.tokens.text()))
    live = desktop.session.live.chat_id
    seen = []
    for title in ("Berlin", "LONG"):
        click(listed.viewport(), place_of(listed, title))
        told_of = listed.itemDelegate()
        assert isinstance(told_of, ChatRows)
        assert told_of.writing == live
        seen.append(window.composer.editor.placeholderText())
    assert seen == ["Waiting for the reply in another chat…", "Preparing the context of this chat…"]
    wait_idle(qtbot, desktop)


@pytest.mark.parametrize(
    "event",
    [
        PromptProgressed(1, 10),
        EditStarted(Action.SUMMARIZE_OLD, Trigger.AUTO),
        ToolCalled(1, "search", "found"),
    ],
)
def test_the_bottom_line_tells_of_the_chat_on_the_screen_alone(talked: Desktop, event: Event) -> None:
    session, status = talked.session, talked.window.status
    live = session.live.chat_id
    session.show_chat(1)
    session.take(event)
    assert (status.activity.text(), status.progress.isHidden()) == ("", True)
    session.show_chat(live)
    session.take(event)
    assert status.activity.text()


@pytest.mark.parametrize(
    ("keyboard", "written"), [("ja", ""), ("zh_CN", ""), ("ko", ""), ("vi", ""), ("de", "k"), ("el", "k")]
)
def test_a_first_letter_does_not_pass_by_an_input_method(
    talked: Desktop, monkeypatch: pytest.MonkeyPatch, keyboard: str, written: str
) -> None:
    monkeypatch.setattr(QInputMethod, "locale", lambda _: QLocale(keyboard))
    window = talked.window
    window.header.summarize.setFocus()
    press(window.header.summarize, Qt.Key.Key_K)
    assert window.composer.text() == written
    assert focused(talked) is window.composer.editor, "which the input method sees"


def test_a_space_is_no_message(talked: Desktop) -> None:
    talked.window.header.summarize.setFocus()
    press(talked.window.chat, Qt.Key.Key_Space)
    assert talked.window.composer.text() == ""
    assert focused(talked) is talked.window.header.summarize
    press(talked.window.chat, Qt.Key.Key_X)
    assert talked.window.composer.text() == "x"


def test_enter_says_that_a_file_is_still_being_read(qtbot: QtBot, talked: Desktop) -> None:
    window = talked.window
    window.composer.chips.add(Attachment("the plan.pdf"))
    window.composer.set_text("What does it say?")
    press(window.composer.editor, Qt.Key.Key_Return)
    assert window.toast.title.text() == "the plan.pdf is still being read."
    assert window.composer.text() == "What does it say?"
    window.toast.hide()
    window.composer.set_busy(True)
    press(window.composer.editor, Qt.Key.Key_Return)
    assert not window.toast.isVisible(), "a reply is being written, and it would not be sent after it"


def test_a_message_is_sent_after_the_reply_that_is_being_written(qtbot: QtBot, talked: Desktop) -> None:
    window = talked.window
    begun = len(window.chat.transcript.items)
    begin(qtbot, talked, "Hello?")
    begin(qtbot, talked, "And you?")
    assert window.toast.words.text() == "Your message will be sent then. Esc holds it back."
    assert window.composer.text() == "And you?"
    window.toast.hide()
    assert "waits to be sent, Esc holds it back" in window.status.draft.text(), (
        "the note goes, and it still waits"
    )
    wait_until(qtbot, lambda: len(window.chat.transcript.items) >= begun + 4)
    wait_idle(qtbot, talked)
    assert "waits" not in window.status.draft.text()
    assert window.composer.text() == ""
    turns = [item for item in window.chat.transcript.items[begun:] if isinstance(item, TurnItem)]
    assert [turn.text for turn in turns if turn.role is Role.USER] == ["Hello?", "And you?"]
    assert not window.toast.isVisible(), "it said that the message will be sent"


def test_after_a_click_on_send_the_next_message_can_be_typed(qtbot: QtBot, talked: Desktop) -> None:
    composer = talked.window.composer
    composer.set_text("Hello?")
    composer.send_button.setFocus()
    click(composer.send_button)
    assert focused(talked) is composer.editor
    wait_idle(qtbot, talked)
    assert focused(talked) is composer.editor


@pytest.mark.parametrize("how", ["escape", "stop", "failed"])
def test_a_message_is_not_sent_after_a_reply_that_ends_otherwise(
    qtbot: QtBot, talked: Desktop, how: str
) -> None:
    window = talked.window
    begin(qtbot, talked, "Hello?")
    begun = len(window.chat.transcript.items)
    begin(qtbot, talked, "And you?")
    match how:
        case "escape":
            press(window.composer.editor, Qt.Key.Key_Escape)
            assert window.status.activity.text() != "stopping…", "a second one stops"
            assert not window.toast.isVisible(), "it said that the message will be sent"
        case "stop":
            click(window.composer.stop_button)
        case "failed":
            talked.session.failed.emit(ErrorRaised("engine_failed", "It did not work.", "", ""))
    wait_idle(qtbot, talked)
    assert window.composer.text().endswith("And you?"), "behind what was stopped before it was read"
    assert all(
        item.role is not Role.USER
        for item in window.chat.transcript.items[begun:]
        if isinstance(item, TurnItem)
    )


def test_enter_says_why_a_message_cannot_be_sent_yet(qtbot: QtBot, talked: Desktop) -> None:
    window, editor = talked.window, talked.window.composer.editor
    window.composer.set_ready(False, "Loading the model…")
    editor.setFocus()
    press(editor, Qt.Key.Key_Return)
    assert not window.toast.isVisible(), "nothing was to be sent, and the empty box says it"
    window.composer.set_text("Hello?")
    press(editor, Qt.Key.Key_Return)
    wait_until(qtbot, window.toast.isVisible)
    assert window.toast.title.text() == "Loading the model…"
    assert window.composer.text() == "Hello?", "it stays"


def press_send_while_loading(qtbot: QtBot, desktop: Desktop, text: str) -> None:
    """While a model is being loaded, which ends only when it is cancelled."""
    desktop.actions.load_model(Path("endless.gguf"))
    wait_until(qtbot, desktop.window.header.cancel_load.isVisible)
    desktop.window.composer.set_text(text)
    press(desktop.window.composer.editor, Qt.Key.Key_Return)
    wait_until(qtbot, desktop.window.toast.isVisible)


def test_a_message_is_sent_once_it_can_be(qtbot: QtBot, talked: Desktop) -> None:
    window = talked.window
    begun = len(window.chat.transcript.items)
    talked.actions.load_model(Path("another.gguf"))
    window.composer.set_text("Hello?")
    press(window.composer.editor, Qt.Key.Key_Return)
    assert window.toast.words.text() == "Your message will be sent then. Esc holds it back."
    assert window.composer.text() == "Hello?"
    wait_until(qtbot, lambda: len(window.chat.transcript.items) > begun)
    wait_idle(qtbot, talked)
    assert window.composer.text() == ""
    items = window.chat.transcript.items[begun:]
    assert next(item.text for item in items if isinstance(item, TurnItem)) == "Hello?"


@pytest.mark.parametrize("how", ["typed", "escape", "cancelled", "another chat", "a file"])
def test_a_message_that_waits_is_kept_back(qtbot: QtBot, talked: Desktop, how: str) -> None:
    window, begun = talked.window, len(talked.window.chat.transcript.items)
    press_send_while_loading(qtbot, talked, "Hello?")
    composer = window.composer
    match how:
        case "typed":
            QTest.keyClicks(composer.editor, " And")
            assert not window.toast.isVisible(), "it said that the message will be sent"
        case "escape":
            press(composer.editor, Qt.Key.Key_Escape)
            assert window.header.loading, "the model is loaded still"
        case "another chat":
            talked.actions.new_chat()
        case "a file":
            composer.chips.add(Attachment("the plan.pdf"))
    click(window.header.cancel_load)
    wait_idle(qtbot, talked)
    assert composer.text().startswith("Hello?") or how == "another chat"
    assert not any(
        item.text.startswith("Hello?")
        for item in window.chat.transcript.items[begun:]
        if isinstance(item, TurnItem)
    )


def test_a_panel_that_is_folded_gives_the_focus_to_the_message(talked: Desktop) -> None:
    window = talked.window
    window.sidebar.list.setFocus()
    window.fold_sidebar(True)
    assert focused(talked) is window.composer.editor
    window.fold_sidebar(False)
    window.memory.search.setFocus()
    window.resize(650, 700)
    assert window.memory.isHidden()
    assert focused(talked) is window.composer.editor
    window.header.more.setFocus()
    window.fold_memory(False)
    window.fold_memory(True)
    assert focused(talked) is window.header.more, "which was in no panel"


def test_the_window_is_closed_by_the_keys_that_quit(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    with qtbot.waitSignal(window.closing):
        press(window.composer.editor, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("keys", ["Ctrl+,", "Ctrl+P", "Ctrl+Shift+O", "Ctrl+Shift+F", "Ctrl+Shift+R"])
def test_the_keys_that_quit_work_in_a_window_of_its_own(
    qtbot: QtBot, make_desktop: DesktopMaker, keys: str
) -> None:
    window = make_desktop().window
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    QTest.keySequence(window.composer.editor, QKeySequence(keys))

    def dialogs() -> list[QDialog]:
        return [each for each in window.findChildren(QDialog) if each.isVisible()]

    wait_until(qtbot, lambda: [each.isActiveWindow() for each in dialogs()] == [True])
    with qtbot.waitSignal(window.closing):
        QTest.keySequence(dialogs()[0], QKeySequence("Ctrl+Q"))
    assert not window.isVisible()
    assert dialogs() == []
