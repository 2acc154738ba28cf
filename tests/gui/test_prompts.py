"""Saved prompts: offered behind a slash, filled in by Tab, made, changed and deleted in their dialog."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services import prompts as prompts_module
from ethervox_gui.services.prompts import Prompt, Prompts
from ethervox_gui.ui.composer.prompt_dialog import PromptDialog
from ethervox_gui.ui.kit.overlays.overlay import Overlay
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from tests.gui.conftest import DesktopMaker, click, press, send, wait_until

TRANSLATE = "😀 Translate {text} into {language}."


def keep(folder: Path, **texts: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / prompts_module.PROMPTS_FILE
    prompts_module.save(Prompts(Prompt.of(name, text) for name, text in texts.items()), path)
    return path


def names_in(path: Path) -> list[str]:
    return [prompt.name for prompt in prompts_module.load(path)]


def offered(desktop: Desktop) -> list[str]:
    found = desktop.window.commands.findChild(QListWidget, "commandList")
    assert found is not None
    return [found.item(row).text() for row in range(found.count())]


def open_dialog(qtbot: QtBot, desktop: Desktop) -> PromptDialog:
    desktop.prompts.edit()
    wait_until(qtbot, lambda: desktop.prompts.dialog is not None)
    dialog = desktop.prompts.dialog
    assert dialog is not None
    return dialog


def test_a_prompt_is_chosen_behind_a_slash_and_filled_in(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    keep(tmp_path / "data", Translate=TRANSLATE, Answer="Answer in one word.")
    desktop = make_desktop()
    composer, editor = desktop.window.composer, desktop.window.composer.editor
    QTest.keyClicks(editor, "/")
    rows = offered(desktop)
    assert rows[-4:-1] == ["Prompts", "Answer  –  Answer in one word.", f"Translate  –  {TRANSLATE}"]
    assert rows[0].startswith("/"), "the commands come first"
    QTest.keyClicks(editor, "trans")
    assert offered(desktop) == ["Prompts", f"Translate  –  {TRANSLATE}"]
    press(editor, Qt.Key.Key_Return)
    assert composer.text() == TRANSLATE
    assert editor.textCursor().selectedText() == "{text}"
    assert not desktop.window.chat.transcript.items, "nothing was sent"
    QTest.keyClicks(editor, "red boat")
    press(editor, Qt.Key.Key_Tab)
    assert editor.textCursor().selectedText() == "{language}"
    QTest.keyClicks(editor, "Welsh")
    assert composer.text() == "😀 Translate red boat into Welsh."
    assert editor.hasFocus()
    press(editor, Qt.Key.Key_Tab)
    assert not editor.hasFocus(), "all is filled in: Tab goes on"
    editor.setFocus()
    editor.undo()
    assert "Welsh" not in composer.text()


def test_a_prompt_is_text_and_no_command(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    keep(tmp_path / "data", Helpful="/help", Sum="x")
    desktop = make_desktop()
    editor = desktop.window.composer.editor
    QTest.keyClicks(editor, "/help")
    assert offered(desktop) == [], "a command that is written out is run by Enter"
    press(editor, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: bool(desktop.window.chat.transcript.items) and not desktop.session.busy)
    n_items = len(desktop.window.chat.transcript.items)
    desktop.prompts.insert("Helpful")
    assert desktop.window.composer.text() == "/help"
    assert len(desktop.window.chat.transcript.items) == n_items


def test_a_command_that_is_written_out_is_run_and_no_longer_one(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """There are “/models find” and “/models files”, too."""
    desktop = make_desktop()
    composer, items = desktop.window.composer, desktop.window.chat.transcript.items
    QTest.keyClicks(composer.editor, "/models")
    assert len(offered(desktop)) == 2
    press(composer.editor, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: bool(items) and not desktop.session.busy)
    assert composer.text() == ""
    for key, taken in ((Qt.Key.Key_Tab, "/models find "), (Qt.Key.Key_Up, "/models files ")):
        composer.editor.clear()
        QTest.keyClicks(composer.editor, "/models")
        press(composer.editor, key)
        if key == Qt.Key.Key_Up:
            press(composer.editor, Qt.Key.Key_Return)
        assert composer.text() == taken


def test_a_draft_that_is_put_back_offers_nothing(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    window.sidebar.list.setFocus()
    window.composer.set_text("/mem")
    assert window.commands.isHidden()
    window.composer.editor.setFocus()
    window.composer.set_text("/memo")
    assert not window.commands.isHidden()


def test_arrows_leave_the_heading_out(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    keep(tmp_path / "data", **{"Go on": "Please go on.", "Good news": "Tell me good news."})
    desktop = make_desktop()
    editor = desktop.window.composer.editor
    QTest.keyClicks(editor, "/goo")
    found = desktop.window.commands.findChild(QListWidget, "commandList")
    assert found is not None
    assert found.currentRow() == 1
    press(editor, Qt.Key.Key_Up)
    press(editor, Qt.Key.Key_Down)
    assert found.currentRow() == 1
    press(editor, Qt.Key.Key_Escape)
    assert desktop.window.commands.isHidden()


def test_what_is_written_becomes_a_prompt(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop()
    composer = desktop.window.composer
    composer.set_text("Tell me about {animal}.\nBriefly.")
    menu = composer.editor.menu()
    next(action for action in menu.actions() if action.text() == "Save as prompt…").trigger()
    menu.close()
    wait_until(qtbot, lambda: desktop.prompts.dialog is not None)
    dialog = desktop.prompts.dialog
    assert dialog is not None
    assert dialog.text.toPlainText() == composer.text()
    assert dialog.name.hasFocus()
    QTest.keyClicks(dialog.name, "Animals")
    press(dialog.name, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: desktop.prompts.dialog is None and desktop.background.idle)
    assert names_in(tmp_path / "data" / "prompts.json") == ["Animals"]
    assert composer.text() == "Tell me about {animal}.\nBriefly.", "and stays where it was written"
    composer.set_text("")
    QTest.keyClicks(composer.editor, "/ani")
    assert len(offered(desktop)) == 2


def test_prompts_are_changed_renamed_and_deleted(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    path = keep(tmp_path / "data", Alpha="first", Beta="second")
    desktop = make_desktop()
    dialog = open_dialog(qtbot, desktop)
    assert dialog.name.text() == "Alpha"
    dialog.name.setText("Gamma")
    dialog.text.setFocus()
    press(dialog.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: desktop.background.idle)
    assert names_in(path) == ["Beta", "Gamma"]
    dialog.name.setText("beta")
    dialog.list.setCurrentRow(0)
    assert dialog.name.text() == "beta", "what cannot be kept is not thrown away"
    assert "already" in dialog.said.text()
    dialog.name.setText("Gamma")
    dialog.list.setCurrentRow(0)
    assert dialog.text.toPlainText() == "second"
    click(dialog.delete_button)
    wait_until(qtbot, lambda: desktop.background.idle)
    assert names_in(path) == ["Gamma"]
    click(dialog.undo)
    wait_until(qtbot, lambda: desktop.background.idle)
    assert names_in(path) == ["Beta", "Gamma"]
    click(dialog.new_button)
    QTest.keyClicks(dialog.text, "third {x}")
    click(dialog.save_button)
    assert "needs a name" in dialog.said.text()
    QTest.keyClicks(dialog.name, "Delta")
    click(dialog.insert_button)
    wait_until(qtbot, lambda: desktop.prompts.dialog is None and desktop.background.idle)
    assert names_in(path) == ["Beta", "Delta", "Gamma"]
    assert desktop.window.composer.editor.textCursor().selectedText() == "{x}"
    assert desktop.window.composer.editor.hasFocus()


def test_what_would_do_nothing_is_not_offered(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    dialog = open_dialog(qtbot, make_desktop())
    offers = dialog.insert_button, dialog.save_button
    assert [button.isEnabled() for button in offers] == [False, False]
    dialog.name.setText("Short")
    assert [button.isEnabled() for button in offers] == [False, True], "which says what is missing"
    dialog.text.setPlainText("Answer in one word.")
    assert [button.isEnabled() for button in offers] == [True, True]
    click(dialog.new_button)
    assert [button.isEnabled() for button in offers] == [False, False]


def test_a_damaged_file_is_told_of_and_kept(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    path = keep(tmp_path / "data")
    path.write_text('{"prompts": [{"na')
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    desktop.prompts.edit()
    wait_until(qtbot, lambda: desktop.window.findChild(ErrorDialog) is not None)
    error = desktop.window.findChild(ErrorDialog)
    assert error is not None
    assert "prompts.json" in error.sentence.text()
    error.reject()
    assert desktop.prompts.dialog is None
    assert path.read_text() == '{"prompts": [{"na'


def test_what_cannot_be_stored_is_said(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    path = keep(tmp_path / "data", Alpha="first")
    desktop = make_desktop()
    dialog = open_dialog(qtbot, desktop)
    (tmp_path / "data" / "prompts.json.tmp").mkdir()
    dialog.text.setPlainText("changed")
    click(dialog.save_button)
    wait_until(qtbot, lambda: desktop.window.findChild(ErrorDialog) is not None)
    assert json.loads(path.read_text()) == {"prompts": [{"name": "Alpha", "text": "first"}]}
    assert len(desktop.window.findChildren(Overlay)) == 2, "one lies over the other"
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in dialog.findChildren(QLabel))
