"""Profiles in the window: chosen for a chat, made, copied, changed, deleted; one of them far away."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.text import Text
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services import profiles as profiles_module
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import Profile, Profiles, shipped, window_name
from ethervox_gui.ui.chat.stored import read_transcript
from ethervox_gui.ui.chat.transcript import TurnItem, Versions
from ethervox_gui.ui.controllers.context_dialogs import EditsDialog
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from ethervox_gui.ui.profiles.dialog import ProfileDialog
from tests.gui.conftest import DesktopMaker, click, failure_of, press, send, wait_idle, wait_until
from tests.helpers.upstream import scripted_upstream

BRIEF = "Brief answers"


def menu_of(desktop: Desktop) -> dict[str, QAction]:
    """The picker's menu, as it is when it opens."""
    menu = desktop.window.header.profiles.menu()
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions() if action.text()}


def choose(qtbot: QtBot, desktop: Desktop, name: str) -> None:
    menu_of(desktop)[name].trigger()
    wait_until(qtbot, lambda: desktop.window.header.profiles.text() == name)
    wait_idle(qtbot, desktop)


def test_the_picker_is_at_rest_once_something_was_chosen(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """It looked as if the mouse were still over it until it was there once more."""
    desktop = make_desktop()
    picker = desktop.window.header.profiles
    wait_until(qtbot, lambda: BRIEF in menu_of(desktop))
    chosen = QTimer()

    def choose_with_the_mouse() -> None:
        if picker.choices.isVisible():
            chosen.stop()
            place = picker.choices.actionGeometry(menu_of(desktop)[BRIEF]).center()
            QCursor.setPos(picker.choices.mapToGlobal(place))
            click(picker.choices, place)

    chosen.timeout.connect(choose_with_the_mouse)
    chosen.start()
    QCursor.setPos(picker.mapToGlobal(picker.rect().center()))
    picker.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    QTest.mousePress(picker, Qt.MouseButton.LeftButton)
    wait_until(qtbot, lambda: picker.text() == BRIEF)
    wait_until(qtbot, lambda: not picker.underMouse())


def open_dialog(qtbot: QtBot, desktop: Desktop) -> ProfileDialog:
    menu_of(desktop)["Edit profiles…"].trigger()
    wait_until(qtbot, lambda: bool(desktop.window.findChildren(ProfileDialog)))
    (dialog,) = desktop.window.findChildren(ProfileDialog)
    wait_until(qtbot, dialog.isVisible)
    return dialog


def line(dialog: ProfileDialog, name: str) -> QLineEdit:
    found = dialog.findChild(QLineEdit, name)
    assert isinstance(found, QLineEdit)
    return found


def names_in(dialog: ProfileDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def stored(tmp_path: Path) -> Profiles:
    return profiles_module.load(tmp_path / "data" / profiles_module.PROFILES_FILE)


def test_a_chat_remembers_the_profile_that_was_chosen_for_it(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    picker = desktop.window.header.profiles
    assert picker.text() == "Default"
    assert picker.accessibleName() == "Profile: Default"
    send(qtbot, desktop, "hello")
    first = desktop.session.live.chat_id
    click(desktop.window.sidebar.new_button)
    wait_idle(qtbot, desktop)
    choose(qtbot, desktop, BRIEF)
    send(qtbot, desktop, "hello again")
    assert menu_of(desktop)[BRIEF].isChecked()
    assert first is not None
    second = desktop.session.live.chat_id
    assert second is not None
    desktop.actions.open_chat(first)
    wait_until(qtbot, lambda: picker.text() == "Default")
    wait_idle(qtbot, desktop)
    desktop.actions.open_chat(second)
    wait_until(qtbot, lambda: picker.text() == BRIEF)
    wait_idle(qtbot, desktop)
    click(desktop.window.sidebar.new_button)  # goes on with the profile of the chat it is called from
    wait_idle(qtbot, desktop)
    assert picker.text() == BRIEF


def test_the_profile_that_was_used_last_is_there_at_the_next_start(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    choose(qtbot, desktop, BRIEF)
    desktop.close()
    again = make_desktop(data_dir=tmp_path / "data")
    assert again.window.header.profiles.text() == BRIEF


def test_a_profile_is_made_changed_and_used(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop()
    dialog = open_dialog(qtbot, desktop)
    assert names_in(dialog) == ["Default", *shipped()]
    click(dialog.new_button)
    name = line(dialog, "profile.name")
    assert name.text() == "New profile"
    name.setText("Mine")
    line(dialog, "profile.temperature").setText("0.3")
    prompt = dialog.findChild(QPlainTextEdit, "noteText")
    assert isinstance(prompt, QPlainTextEdit)
    prompt.setPlainText("Speak plainly.")
    line(dialog, "profile.sampling.top_k").setText("7")
    click(dialog.use_button)
    wait_until(qtbot, lambda: desktop.window.header.profiles.text() == "Mine")
    wait_idle(qtbot, desktop)
    mine = stored(tmp_path).get("Mine")
    assert mine == Profile(
        name="Mine", temperature=0.3, system_prompt="Speak plainly.", overrides={"sampling.top_k": 7}
    )
    send(qtbot, desktop, "hello")
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    store = desktop.assembly.store
    assert store.turns_of_chat(chat_id)[0].text == "Speak plainly."
    assert store.chat(chat_id).profile == "Mine"


def test_what_is_wanted_twice_opens_once(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "hello")
    for key in ("Ctrl+P", "Ctrl+P", "Ctrl+G", "Ctrl+G"):
        desktop.window.do(key)
    wait_until(qtbot, lambda: desktop.background.idle)
    assert len(desktop.window.findChildren(ProfileDialog)) == 1
    assert len(desktop.window.findChildren(EditsDialog)) == 1


def test_what_makes_no_sense_is_said_and_not_stored(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    dialog = open_dialog(qtbot, desktop)
    click(dialog.new_button)
    for field, wrong, says in (
        ("profile.temperature", "hot", "Temperature"),
        ("profile.name", BRIEF, "already a profile with this name"),
        ("profile.name", " ", "Name"),
        ("profile.context.critical_threshold", "0.1", "thresholds must rise"),
    ):
        before = line(dialog, field).text()
        line(dialog, field).setText(wrong)
        click(dialog.save_button)
        assert says in dialog.message.text()
        dialog.list.setCurrentRow(0)  # nothing is lost by going elsewhere
        assert line(dialog, field).text() == wrong
        line(dialog, field).setText(before)
    wait_until(qtbot, lambda: bool(stored(tmp_path).own))  # the worker is at it
    assert [profile.name for profile in stored(tmp_path).own] == ["New profile"]
    dialog.close()


def test_profiles_are_copied_deleted_and_had_back(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    choose(qtbot, desktop, BRIEF)
    send(qtbot, desktop, "hello")
    dialog = open_dialog(qtbot, desktop)
    assert dialog.list.currentItem().text() == BRIEF
    click(dialog.copy_button)
    assert dialog.list.currentItem().text() == f"{BRIEF} (copy)"
    dialog.list.setCurrentRow(names_in(dialog).index(BRIEF))
    click(dialog.delete_button)
    assert BRIEF not in names_in(dialog)
    wait_until(qtbot, lambda: desktop.window.header.profiles.text() == "Default")
    click(dialog.undo_button)
    assert BRIEF in names_in(dialog)
    wait_until(qtbot, lambda: desktop.background.idle)
    assert [profile.name for profile in stored(tmp_path).own] == [f"{BRIEF} (copy)"]
    press(dialog, Qt.Key.Key_Escape)
    wait_idle(qtbot, desktop)
    assert not desktop.window.findChildren(ErrorDialog)


def test_a_remote_model_answers_in_the_chat(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop()
    desktop.window.welcome.set_guide(True)
    with scripted_upstream() as upstream:
        dialog = open_dialog(qtbot, desktop)
        click(dialog.new_button)
        kind = dialog.findChild(QComboBox, "profile.kind")
        assert isinstance(kind, QComboBox)
        assert not line(dialog, "profile.base_url").isVisibleTo(dialog)
        kind.setCurrentText("On another server")
        assert line(dialog, "profile.base_url").isVisibleTo(dialog)
        for field, value in (
            ("name", "Far"),
            ("base_url", f"{upstream.url}/v1"),
            ("model", "theirs"),
            ("key", "secret"),
        ):
            line(dialog, f"profile.{field}").setText(value)
        click(dialog.use_button)
        wait_until(qtbot, lambda: desktop.window.header.profiles.text() == "Far")
        wait_idle(qtbot, desktop)
        assert desktop.window.header.picker.text() == "theirs"
        assert not desktop.window.welcome.has_guide, "its questions are for the guide alone"
        send(qtbot, desktop, "hello")
        assert upstream.headers["authorization"] == "Bearer secret"
        assert "secret" not in (tmp_path / "data" / "profiles.json").read_text()
        assert Keys(tmp_path / "data").get("profile Far") == "secret"
        assert desktop.window.chat.transcript.items[-1].text.endswith("theirs")  # type: ignore[union-attr]
        assert desktop.window.header.gauge.value_text().startswith("≈ ")
        assert "Estimated" in desktop.window.header.gauge.explanation()
        assert "≈ " in desktop.window.header.timeline.describe(desktop.window.header.timeline.entries[-1])
        assert desktop.window.header.pill.text() == "slow edits"
        # What the model thought left the context, so the timeline was told twice of the same turn.
        assert [entry.number for entry in desktop.window.header.timeline.entries] == [0, 1, 2]
        upstream.status = 401
        send(qtbot, desktop, "and now?")
        error = failure_of(qtbot, desktop)
        assert "does not accept the key" in error.sentence.text()
        upstream.status = 200
        (again,) = [b for b in error.findChildren(QPushButton) if b.text() == "Retry"]
        click(again)
        wait_idle(qtbot, desktop)
        said = [item for item in desktop.window.chat.transcript.items if isinstance(item, TurnItem)]
        assert [item.text for item in said if item.role is Role.USER] == ["hello", "and now?"]
        assert said[-1].text.endswith("theirs"), "it is answered"
        assert said[-1].versions is None, "what failed before its first word is no version"
        chat_id = desktop.session.shown_chat
        assert chat_id is not None
        stored = read_transcript(desktop.assembly.store, chat_id)
        assert [item.versions for item in stored.items if isinstance(item, TurnItem)] == [None] * 4
        desktop.version_actions.regenerate(None)
        wait_idle(qtbot, desktop)
        last = desktop.window.chat.transcript.items[-1]
        assert isinstance(last, TurnItem)
        assert last.versions == Versions(4, 2, 2), "that which was answered is one"
    choose(qtbot, desktop, "Default")
    assert not desktop.window.header.gauge.value_text().startswith("≈")


def test_a_connection_is_tried_before_it_is_used(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    Keys(tmp_path / "data").set("profile Far", "kept")
    with scripted_upstream() as upstream:
        dialog = open_dialog(qtbot, desktop)
        click(dialog.new_button)
        assert not dialog.form.connection.isVisibleTo(dialog)
        kind = dialog.findChild(QComboBox, "profile.kind")
        assert isinstance(kind, QComboBox)
        kind.setCurrentText("On another server")
        result = dialog.form.connection.result

        def tried() -> str:
            click(dialog.form.connection.button)
            assert not dialog.form.connection.button.isEnabled()
            wait_until(qtbot, lambda: dialog.form.connection.button.isEnabled())
            return str(result.text())

        assert "cannot be reached" in tried()
        assert result.property("role") == "error"
        line(dialog, "profile.base_url").setText(upstream.url)
        upstream.models = {"data": [{"id": "theirs"}]}
        assert f"Did you mean {upstream.url}/v1?" in tried()
        line(dialog, "profile.base_url").setText(f"{upstream.url}/v1")
        line(dialog, "profile.key").setText("typed")
        assert "Models: theirs." in tried()
        assert result.property("role") == "muted"
        assert upstream.headers["authorization"] == "Bearer typed"
        assert line(dialog, "profile.model").text() == "theirs", "there is no other"
        line(dialog, "profile.model").setText("elsewhere")
        assert "has no model “elsewhere”. It has: theirs." in tried()
        dialog.activateWindow()
        button = dialog.form.connection.button
        button.setFocus()
        press(button, Qt.Key.Key_Space)
        assert not button.isEnabled()
        wait_until(qtbot, button.isEnabled)
        assert dialog.focusWidget() is button, "a button that is disabled meanwhile hands the focus on"
        upstream.models = {"data": [{"id": f"model {n}"} for n in range(9)]}
        assert "model 5 and 3 more" in tried()
        completer = line(dialog, "profile.model").completer()
        assert completer.model().rowCount() == 9
        upstream.status = 401
        assert "does not accept the key (401)" in tried()
        # A try that ends when its form is gone hurts nobody.
        upstream.status, upstream.fault = 200, "stall"
        click(dialog.form.connection.button)
        line(dialog, "profile.model").setText("theirs")
        line(dialog, "profile.name").setText("Far")
        assert dialog.save()
        upstream.released.set()
        wait_until(qtbot, lambda: desktop.background.idle)
        dialog.close()
    assert "typed" not in (tmp_path / "data" / "profiles.json").read_text()


@pytest.mark.parametrize("widget", ["profileDialog"])
def test_every_control_has_a_name_for_screen_readers(
    qtbot: QtBot, make_desktop: DesktopMaker, widget: str
) -> None:
    desktop = make_desktop()
    dialog = open_dialog(qtbot, desktop)
    assert dialog.objectName() == widget
    fields: list[QWidget] = [*dialog.findChildren(QLineEdit), *dialog.findChildren(QComboBox)]
    assert len(fields) > 20
    assert all(field.accessibleName() for field in fields)
    dialog.close()


def test_profiles_of_the_program_have_names_in_the_users_language(
    qtbot: QtBot, make_desktop: DesktopMaker, english: None, tmp_path: Path
) -> None:
    desktop = make_desktop()
    picker = desktop.window.header.profiles
    choose(qtbot, desktop, BRIEF)
    desktop.actions.change_settings({"appearance.language": "de"})
    wait_until(qtbot, lambda: picker.text() == "Kurze Antworten")
    assert picker.current == BRIEF, "programs and files call it by its name"
    assert {"Code", "Lange Geschichte", "Kurze Antworten"} <= set(menu_of(desktop))
    desktop.profile_actions.edit()
    wait_until(qtbot, lambda: bool(desktop.window.findChildren(ProfileDialog)))
    (dialog,) = desktop.window.findChildren(ProfileDialog)
    assert "Kurze Antworten" in names_in(dialog)
    assert line(dialog, "profile.name").text() == BRIEF
    line(dialog, "profile.name").setText("Mine")
    dialog.save()
    assert "Mine" in names_in(dialog)
    assert "Kurze Antworten" not in names_in(dialog), "it has another name now"
    wait_until(qtbot, lambda: stored(tmp_path).get("Mine") is not None)
    assert stored(tmp_path).get(BRIEF) is None


def test_choices_of_a_profile_are_said_in_plain_words(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    dialog = open_dialog(qtbot, make_desktop())
    shown = {}
    for name in ("kind", "strategy"):
        box = dialog.findChild(QComboBox, f"profile.{name}")
        assert isinstance(box, QComboBox)
        shown[name] = {box.itemText(row): box.itemData(row) for row in range(box.count())}
    assert shown["kind"] == {"On this machine": "local", "On another server": "remote"}
    assert shown["strategy"]["Keep the newest messages"] == "sliding_window"
    assert not any("_" in words for words in shown["strategy"])
    dialog.close()


def test_every_profile_of_the_program_has_a_name_to_translate() -> None:
    assert all(isinstance(window_name(name), Text) for name in shipped())
    assert not isinstance(window_name("Somebody's"), Text)
