"""The palette on Ctrl+K, by keys alone, and the list of shortcuts on F1."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.ui.kit.text.fuzzy import score
from ethervox_gui.ui.settings.dialog import SettingsDialog
from ethervox_gui.ui.shell.command_palette import Palette, ShortcutsDialog
from tests.gui.conftest import DesktopMaker, press, send, wait_until


def open_palette(qtbot: QtBot, desktop: Desktop) -> Palette:
    desktop.window.activateWindow()
    wait_until(qtbot, desktop.window.isActiveWindow)
    press(desktop.window.composer.editor, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = desktop.window.findChild(Palette)
    assert palette is not None
    wait_until(qtbot, lambda: desktop.background.idle)
    return palette


def choose(qtbot: QtBot, desktop: Desktop, words: str, *, downs: int = 0) -> None:
    """Open the palette, type and press Enter."""
    palette = open_palette(qtbot, desktop)
    QTest.keyClicks(palette.search, words)
    wait_until(qtbot, lambda: desktop.background.idle and not palette.typing.isActive())
    for _ in range(downs):
        press(palette.search, Qt.Key.Key_Down)
    press(palette.search, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: desktop.window.findChild(Palette) is None)


@pytest.mark.parametrize(
    ("query", "better", "worse"),
    [
        ("nc", "New chat", "Text as it was encoded"),
        ("set", "Settings", "Search the turns"),
        ("sum now", "Summarize now", "Show summary of now and then"),
        ("mem", "Show or hide memory", "Make them"),
    ],
)
def test_what_fits_better_comes_first(query: str, better: str, worse: str) -> None:
    first, second = score(query, better), score(query, worse)
    assert first is not None
    assert second is None or first > second


def test_letters_must_be_there_in_their_order() -> None:
    assert score("abc", "cba") is None
    assert score("chat new", "New chat") is not None, "words in any order"
    assert score("", "anything") is not None
    assert score("recau", "Recipes of autumn") is not None, "two beginnings"
    assert score("nech", "One chest, new chat") is not None, "whichever of them fits"
    assert score("delet", "Settings: Model and engine settings") is None, "strewn"
    assert score("parametres", "Paramètres de ce chat") is not None, "without accents"
    assert score("मन", "मेरी नाव") is not None, "two beginnings"
    assert score("मव", "मेरी नाव") is None, "a vowel ends no word"


def test_everything_is_reached_by_keys(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window, store = desktop.window, desktop.assembly.store
    send(qtbot, desktop, "Talk about falcons")
    shown = desktop.session.shown_chat
    assert shown is not None
    memory = store.add_memory(shown, NewMemory("- The falcon is called Zephyr."))
    other = store.create_chat("Recipes of autumn")

    choose(qtbot, desktop, "hide memory")
    assert window.memory.isHidden()
    choose(qtbot, desktop, "recau")
    wait_until(qtbot, lambda: desktop.session.shown_chat == other.chat_id)
    choose(qtbot, desktop, "zephyr")
    wait_until(qtbot, lambda: desktop.background.idle)
    assert not window.memory.isHidden()
    detail = window.memory.detail.detail
    assert detail is not None
    assert detail.memory == memory
    choose(qtbot, desktop, "settings sampling")
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    assert dialog.pages.currentItem().text() == "Sampling"
    dialog.reject()
    choose(qtbot, desktop, "/context summarize")
    assert window.composer.text() == "/context summarize "


def test_what_can_be_done_with_the_chat_that_is_shown_is_found(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(lambda _prompt: "It is called Amalia.")
    window, listed = desktop.window, desktop.window.sidebar.list
    palette = open_palette(qtbot, desktop)
    assert not [entry for entry in palette.shown if entry.words.startswith("This chat")], "nothing was said"
    palette.reject()
    wait_until(qtbot, lambda: window.findChild(Palette) is None)
    send(qtbot, desktop, "What is the boat called?")
    shown = desktop.session.shown_chat
    assert shown is not None
    wait_until(qtbot, lambda: listed.chats.known(shown) is not None)

    choose(qtbot, desktop, "export this")
    dialog = window.findChild(QFileDialog, "exportChatDialog")
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "chat.md"))
    dialog.reject()
    wait_until(qtbot, lambda: window.toast.title.text() == "Chat exported")
    assert "It is called Amalia." in (tmp_path / "chat.md").read_text(encoding="utf-8")

    choose(qtbot, desktop, "rename")
    name = listed.findChild(QLineEdit)
    assert name is not None
    assert name.hasFocus()
    QTest.keyClicks(name, "Boats")
    press(name, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: [chat.title for chat in desktop.assembly.store.list_chats()] == ["Boats"])
    choose(qtbot, desktop, "chat delete")
    # A new one is begun at once.
    wait_until(qtbot, lambda: shown not in [chat.chat_id for chat in desktop.assembly.store.list_chats()])


def test_arrows_walk_and_escape_closes(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    palette = open_palette(qtbot, desktop)
    every = {entry.words for entry in palette.shown}
    assert {words for words, _, _ in desktop.window.shortcut_actions()} - {
        "Search commands, chats and more"
    } <= every
    for key, row in (
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_PageDown, 8),
        (Qt.Key.Key_PageUp, 0),
    ):
        press(palette.search, key)
        assert palette.row == row
    press(palette.search, Qt.Key.Key_Up)
    assert palette.row == len(palette.shown) - 1
    QTest.keyClicks(palette.search, "qqqqzzzz")
    assert not palette.shown
    press(palette.search, Qt.Key.Key_Return)
    press(palette.search, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: desktop.window.findChild(Palette) is None)


def test_f1_lists_every_shortcut_there_is(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    press(window.composer.editor, Qt.Key.Key_F1)
    dialog = window.findChild(ShortcutsDialog)
    assert dialog is not None
    listed = ", ".join(label.text() for label in dialog.findChildren(QLabel)).split(", ")
    keys = [shortcut.key().toString() for shortcut in window.findChildren(QShortcut)]
    assert len(keys) == len(set(keys)), "no two things on one key"
    assert set(keys) <= set(listed)
    assert "Ctrl+K" in keys
    dialog.reject()


def test_each_setting_is_found(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    choose(qtbot, desktop, "font size")
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    assert dialog.focusWidget() is dialog.row("appearance.font_size").control
    dialog.reject()
    wait_until(qtbot, lambda: window.findChild(SettingsDialog) is None)
    choose(qtbot, desktop, "reply reserve")
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    assert dialog.row("context.reply_reserve").isVisible(), "among those few look for"
    dialog.reject()
    for theme in ("dark", "light"):
        choose(qtbot, desktop, f"theme {theme}")
        assert desktop.actions.settings.appearance.theme == theme
