"""The parameters beside the chat, by click and key."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import Event
from ethervox_gui.context.events.window_events import ParametersChanged
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services import profiles
from ethervox_gui.ui.profiles.sheet import ParameterSheet
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until
from tests.gui.test_accessible import controls
from tests.gui.test_overlay import has_the_focus_until_esc


def opened(desktop: Desktop) -> ParameterSheet:
    desktop.window.header.profiles.parameters_wanted.emit()
    sheet = desktop.window.findChild(ParameterSheet)
    assert sheet is not None
    assert sheet.isVisible()
    return sheet


def line(sheet: ParameterSheet, key: str) -> QLineEdit:
    found = sheet.findChild(QLineEdit, f"chat.{key}")
    assert isinstance(found, QLineEdit)
    return found


def enter(sheet: ParameterSheet, key: str, text: str) -> None:
    field = line(sheet, key)
    field.setFocus()
    field.clear()
    QTest.keyClicks(field, text)
    press(field, Qt.Key.Key_Return)


def own(desktop: Desktop) -> dict[str, object]:
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    return dict(desktop.assembly.store.own_settings(chat_id))


def test_a_value_holds_for_this_chat_alone(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    sheet = opened(desktop)
    assert line(sheet, "sampling.temperature").placeholderText().endswith("0.7")
    assert not sheet.reset.isEnabled()
    enter(sheet, "sampling.temperature", "0,25")
    wait_until(qtbot, lambda: own(desktop) == {"sampling.temperature": 0.25})
    wait_until(qtbot, sheet.reset.isEnabled)
    assert line(sheet, "sampling.temperature").text() == "0.25"
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: line(sheet, "sampling.temperature").text() == "")
    (chat_id,) = [c.chat_id for c in desktop.assembly.store.list_chats() if c.title == "Hello"]
    desktop.actions.open_chat(chat_id)
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: line(sheet, "sampling.temperature").text() == "0.25")
    click(sheet.reset)
    wait_until(qtbot, lambda: own(desktop) == {})
    wait_until(qtbot, lambda: line(sheet, "sampling.temperature").text() == "")
    press(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_what_does_not_fit_is_said_in_the_sheet(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    sheet = opened(desktop)
    enter(sheet, "sampling.temperature", "99")
    assert sheet.problem.isVisible()
    assert "sampling.temperature" in sheet.problem.text()
    assert own(desktop) == {}


def test_a_new_chat_begins_with_its_own_prompt(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    desktop.window.composer.editor.setPlainText("typed already")
    sheet = opened(desktop)
    prompt = sheet.findChild(QPlainTextEdit, "chat.model.system_prompt")
    assert isinstance(prompt, QPlainTextEdit)
    prompt.setFocus()
    prompt.setPlainText("Speak like a pirate.")
    desktop.window.composer.editor.setFocus()
    # A window that is not active has no focus to lose.
    QApplication.sendEvent(prompt, QFocusEvent(QEvent.Type.FocusOut))
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: own(desktop) == {"model.system_prompt": "Speak like a pirate."})
    wait_idle(qtbot, desktop)
    assert desktop.window.composer.text() == "typed already"
    send(qtbot, desktop, "Hello")
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    assert desktop.assembly.store.turns_of_chat(chat_id)[0].text == "Speak like a pirate."

    def is_fixed() -> bool:
        field = sheet.findChild(QPlainTextEdit, "chat.model.system_prompt")
        return isinstance(field, QPlainTextEdit) and field.isReadOnly()

    wait_until(qtbot, is_fixed)


def test_a_chat_that_has_begun_shows_the_prompt_that_it_has(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Of a profile that was chosen in its middle it showed the prompt, which the model never saw."""
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    its_own = desktop.assembly.store.turns_of_chat(chat_id)[0].text
    sheet = opened(desktop)

    def prompt() -> str:
        field = sheet.findChild(QPlainTextEdit, "chat.model.system_prompt")
        assert isinstance(field, QPlainTextEdit)
        return field.placeholderText()

    assert prompt() == its_own
    desktop.actions.choose_profile("Long story")
    wait_until(qtbot, lambda: desktop.window.header.profiles.current == "Long story")
    wait_until(qtbot, lambda: line(sheet, "sampling.temperature").placeholderText() == "0.9")
    assert prompt() == its_own
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: "story" in prompt())


def test_saved_as_a_profile_the_chat_goes_on_with_it(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    sheet = opened(desktop)
    enter(sheet, "sampling.temperature", "0.25")
    wait_until(qtbot, lambda: "sampling.temperature" in own(desktop))
    enter(sheet, "sampling.top_k", "7")
    wait_until(qtbot, lambda: "sampling.top_k" in own(desktop))
    assert not sheet.save.isEnabled()
    QTest.keyClicks(sheet.name, "Calm")
    click(sheet.save)
    wait_until(qtbot, lambda: desktop.window.header.profiles.current == "Calm")
    saved = profiles.load(tmp_path / "data" / profiles.PROFILES_FILE).get("Calm")
    assert saved is not None
    assert (saved.temperature, saved.overrides) == (0.25, {"sampling.top_k": 7})
    wait_until(qtbot, lambda: own(desktop) == {})


def test_an_answer_to_an_earlier_change_takes_nothing_back(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    sheet = opened(desktop)
    seen: list[str] = []

    def look(event: Event) -> None:
        if isinstance(event, ParametersChanged):
            seen.append(line(sheet, "sampling.top_k").text())

    desktop.session.taken.connect(look)
    for key, text in (("sampling.temperature", "0.25"), ("sampling.top_k", "7")):
        enter(sheet, key, text)  # the second before anything was heard of the first
    wait_until(qtbot, lambda: len(seen) == 2)
    assert seen == ["7", "7"]
    assert own(desktop) == {"sampling.temperature": 0.25, "sampling.top_k": 7}


def test_every_control_has_a_name(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    sheet = opened(desktop)
    named: list[QWidget] = [each for each in controls(sheet) if not each.accessibleName()]
    assert [each.objectName() for each in named if not getattr(each, "text", str)()] == []


def test_numbers_that_are_no_amounts_are_said_in_words(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    sheet = opened(desktop)
    assert line(sheet, "sampling.seed").placeholderText() == "Random"
    assert line(sheet, "sampling.max_tokens").placeholderText() == "No limit"
    enter(sheet, "sampling.seed", "7")
    wait_until(qtbot, lambda: own(desktop) == {"sampling.seed": 7})
    wait_until(qtbot, lambda: line(sheet, "sampling.seed").text() == "7")
    enter(sheet, "sampling.seed", "random")
    wait_until(qtbot, lambda: own(desktop) == {"sampling.seed": -1})
    wait_until(qtbot, lambda: line(sheet, "sampling.seed").text() == "Random")
    enter(sheet, "sampling.max_tokens", "0")
    wait_until(qtbot, lambda: own(desktop) == {"sampling.seed": -1, "sampling.max_tokens": 0})
    wait_until(qtbot, lambda: line(sheet, "sampling.max_tokens").text() == "No limit")
    enter(sheet, "sampling.seed", "")
    wait_until(qtbot, lambda: own(desktop) == {"sampling.max_tokens": 0})


def test_a_setting_that_changes_in_a_dialog_above_it_is_followed(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    sheet = opened(desktop)
    line(sheet, "sampling.temperature").setFocus()
    desktop.actions.show_shortcuts()
    desktop.actions.change_settings({"sampling.temperature": 0.3})
    assert line(sheet, "sampling.temperature").placeholderText().endswith("0.3")


def test_the_focus_goes_back_to_where_it_was(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    timeline = desktop.window.header.timeline
    has_the_focus_until_esc(qtbot, desktop, ParameterSheet, timeline, Qt.Key.Key_P, modifiers)
