"""What was typed or attached and not sent yet is there still, whatever is done meanwhile."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.events.events import BranchSwitched
from ethervox_gui.context.recall.passages import DocumentText
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.governor.turns import versions
from ethervox_gui.services import profiles
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.composer import half_done
from ethervox_gui.ui.composer.edit_bar import HalfEdit
from ethervox_gui.ui.composer.half_done import HALF_DONE_FILE
from ethervox_gui.ui.controllers.context_dialogs import SummaryDialog
from ethervox_gui.ui.memory.dialogs import MemoryEditor
from ethervox_gui.ui.profiles.dialog import ProfileDialog
from ethervox_gui.ui.shell.command_palette import Palette
from ethervox_gui.ui.shell.window import MainWindow
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until


@pytest.fixture
def two_chats(qtbot: QtBot, make_desktop: DesktopMaker) -> tuple[Desktop, int, int]:
    """In the first, which is shown, two messages were said."""
    desktop = make_desktop()
    other = desktop.session.live.chat_id
    send(qtbot, desktop, "somewhere else")
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, "first")
    send(qtbot, desktop, "second")
    shown = desktop.session.live.chat_id
    assert shown is not None
    assert other is not None
    return desktop, shown, other


def show(qtbot: QtBot, desktop: Desktop, chat_id: int) -> None:
    desktop.actions.open_chat(chat_id)
    wait_idle(qtbot, desktop)


@pytest.mark.parametrize("how", ["profile", "prompt"])
def test_an_empty_chat_that_begins_anew_takes_it_along(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, how: str
) -> None:
    desktop = make_desktop()
    composer, first = desktop.window.composer, desktop.session.live.chat_id
    path = tmp_path / "notes.txt"
    path.write_text("The boat is called Amalia.", encoding="utf-8")
    desktop.composer_actions.take_files([path])
    composer.set_text("A long question")
    desktop.actions.drafts.save()
    wait_until(qtbot, lambda: composer.chips.are_read and desktop.background.idle)
    if how == "profile":
        desktop.actions.choose_profile("Brief answers")
    else:
        desktop.actions.change_parameters({"model.system_prompt": "Be brief."}, begins_anew=True)
    wait_until(qtbot, lambda: desktop.session.live.chat_id != first)
    wait_idle(qtbot, desktop)
    assert composer.text() == "A long question"
    assert [one.name for one in composer.chips.attachments] == ["notes.txt"]
    assert first is not None
    assert desktop.assembly.store.draft(first) == ""
    press(composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    assert composer.text() == ""


def test_a_message_that_was_not_sent_stands_before_what_was_typed_since(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int]
) -> None:
    desktop, shown, other = two_chats
    store, drafts = desktop.assembly.store, desktop.actions.drafts
    show(qtbot, desktop, other)
    desktop.window.composer.set_text("half a thought")
    show(qtbot, desktop, shown)
    drafts.put_back(other, "what was not sent")
    wait_until(qtbot, lambda: desktop.background.idle)
    assert store.draft(other) == "what was not sent\n\nhalf a thought"
    show(qtbot, desktop, other)
    assert desktop.window.composer.text() == "what was not sent\n\nhalf a thought"
    drafts.put_back(shown, "alone")
    wait_until(qtbot, lambda: desktop.background.idle)
    assert store.draft(shown) == "alone"


def test_a_draft_that_cannot_be_stored_hides_no_newer_one(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop, shown, _ = two_chats
    drafts, composer = desktop.actions.drafts, desktop.window.composer
    asked, go_on = threading.Event(), threading.Event()

    def fail(_store: Store, _chat_id: int, _text: str) -> None:
        asked.set()
        go_on.wait(30)
        raise UserError("disk_full", "The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "set_draft", fail)
        composer.set_text("older")
        drafts.save()
        wait_until(qtbot, asked.is_set)
        composer.set_text("newer")
        drafts.save()
        with qtbot.waitSignal(drafts.failed):
            go_on.set()
    drafts.flush()
    assert desktop.assembly.store.draft(shown) == "newer"


def test_what_was_typed_in_a_new_chat_goes_into_no_chat_in_which_something_was_said(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was left before it opened: the next empty one has it."""
    desktop, with_turns, _ = two_chats
    drafts, composer = desktop.actions.drafts, desktop.window.composer
    empty = desktop.assembly.store.create_chat().chat_id
    shown: list[int | None] = [None]
    monkeypatch.setattr(drafts, "_chat_shown", lambda: shown[0])
    composer.set_text("typed in a new chat")
    for chat_id, found in ((with_turns, ""), (empty, "typed in a new chat")):
        drafts.leave()
        shown[0] = chat_id
        drafts.enter()
        wait_until(qtbot, lambda: desktop.background.idle)
        assert composer.text() == found


def test_a_command_of_the_palette_can_be_undone(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    composer = desktop.window.composer
    composer.set_text("a long draft")
    desktop.palette_actions.show()
    palette = desktop.window.findChild(Palette)
    assert palette is not None
    palette.search.setText("/memory search")
    wait_until(qtbot, lambda: desktop.background.idle and not palette.typing.isActive())
    press(palette.search, Qt.Key.Key_Return)
    assert composer.text() == "/memory search "
    composer.editor.undo()
    assert composer.text() == "a long draft"


def test_an_edit_waits_in_its_chat(qtbot: QtBot, two_chats: tuple[Desktop, int, int]) -> None:
    desktop, shown, other = two_chats
    composer = desktop.window.composer
    composer.set_text("draft")
    desktop.version_actions.begin_edit(1)
    composer.set_text("first, but otherwise")
    show(qtbot, desktop, other)
    assert (composer.editing, composer.text()) == (None, "")
    show(qtbot, desktop, shown)
    assert (composer.editing, composer.text()) == (1, "first, but otherwise")
    press(composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    assert [turn.text for turn in desktop.assembly.store.turns_of_chat(shown)][-2] == "first, but otherwise"
    assert composer.text() == "draft"
    desktop.version_actions.begin_edit(1)
    show(qtbot, desktop, other)
    show(qtbot, desktop, shown)
    assert (composer.editing, composer.text()) == (None, "draft"), "nothing was changed"


def test_an_edit_waits_while_another_message_is_edited(two_chats: tuple[Desktop, int, int]) -> None:
    desktop, _, _ = two_chats
    composer, versions = desktop.window.composer, desktop.version_actions
    versions.begin_edit(1)
    composer.set_text("first, but otherwise")
    versions.begin_edit(1)
    assert composer.text() == "first, but otherwise"
    versions.begin_edit(3)
    assert composer.text() == "second"
    assert "not lost" in desktop.window.toast.title.text()
    versions.begin_edit(1)
    assert composer.text() == "first, but otherwise"
    composer.end_edit()
    versions.begin_edit(1)
    assert composer.text() == "first", "it was given up"


def test_an_edit_that_is_refused_comes_back_in_its_own_chat(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int]
) -> None:
    desktop, shown, other = two_chats
    composer, longer = desktop.window.composer, "too long " * 4000
    desktop.version_actions.begin_edit(3)
    composer.set_text(longer)
    press(composer.editor, Qt.Key.Key_Return)
    show(qtbot, desktop, other)
    assert (composer.editing, composer.text()) == (None, "")
    show(qtbot, desktop, shown)
    assert composer.text().strip() == longer.strip()


def test_an_edit_that_is_refused_comes_back_though_its_chat_was_read_again_before(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The engine went back to the branch before; the window has shown that when it hears why."""
    desktop, shown, other = two_chats
    composer, longer = desktop.window.composer, "too long " * 4000
    goes_back, is_read = versions._go_back, threading.Event()

    def slowly(*args: Any, **more: Any) -> None:
        goes_back(*args, **more)
        is_read.wait(20)

    monkeypatch.setattr(versions, "_go_back", slowly)
    desktop.version_actions.begin_edit(3)
    composer.set_text(longer)
    went_back = lambda event: isinstance(event, BranchSwitched) and not event.is_new  # noqa: E731
    with qtbot.waitSignal(desktop.session.taken, check_params_cb=went_back):
        press(composer.editor, Qt.Key.Key_Return)
        desktop.actions.open_chat(other)
    wait_until(qtbot, lambda: desktop.background.idle)
    is_read.set()
    wait_idle(qtbot, desktop)
    assert composer.text() == ""
    show(qtbot, desktop, shown)
    assert composer.text().strip() == longer.strip()


def test_a_file_that_cannot_be_read_is_gone_from_its_chat_too(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int]
) -> None:
    desktop, shown, other = two_chats
    goes_on = threading.Event()

    def read() -> DocumentText:
        goes_on.wait(20)
        raise UserError("unreadable", "That file cannot be read.")

    desktop.composer_actions._attach([("bad.pdf", read)])
    desktop.actions.open_chat(other)
    wait_until(qtbot, lambda: desktop.session.ready and not desktop.session.busy)
    goes_on.set()
    wait_idle(qtbot, desktop)
    show(qtbot, desktop, shown)
    desktop.window.composer.set_text("hello")
    assert desktop.window.composer.chips.attachments == []
    assert desktop.window.composer.send_button.isEnabled()


def test_closing_the_profiles_stores_what_was_typed(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()

    def opened() -> ProfileDialog:
        desktop.profile_actions.edit()
        wait_until(qtbot, lambda: desktop.window.findChild(ProfileDialog) is not None)
        dialog = desktop.window.findChild(ProfileDialog)
        assert dialog is not None
        return dialog

    dialog = opened()
    dialog.new_button.click()
    text = dialog.form.findChild(QPlainTextEdit, "noteText")
    assert isinstance(text, QPlainTextEdit)
    text.setPlainText("You write sea shanties.")
    closes = dialog.findChild(QPushButton, "closeProfiles")
    assert isinstance(closes, QPushButton)
    closes.click()
    assert not dialog.isVisible()
    wait_until(qtbot, lambda: desktop.window.findChild(ProfileDialog) is None and desktop.background.idle)
    stored = profiles.load(tmp_path / "data" / profiles.PROFILES_FILE)
    assert stored.of_chat("New profile").system_prompt == "You write sea shanties."

    dialog = opened()
    dialog.new_button.click()
    name = dialog.form.findChild(QLineEdit, "profile.name")
    assert isinstance(name, QLineEdit)
    name.setText("Code")
    press(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.message.text().startswith("There is already a profile with this name.")
    assert "Close again" in dialog.message.text()
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_note_that_was_left_is_gone_on_with(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "hello")

    def editor() -> MemoryEditor:
        wait_until(qtbot, lambda: len(desktop.window.findChildren(MemoryEditor)) == 1)
        return desktop.window.findChildren(MemoryEditor)[0]

    desktop.memory_actions.write_note()
    editor().text.setPlainText("precious words")
    editor().tags.setText("boat")
    press(editor(), Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: desktop.window.findChild(MemoryEditor) is None)
    assert desktop.window.toast.title.text() == "Not saved"
    desktop.window.toast.action.click()
    assert (editor().text.toPlainText(), editor().tags.text()) == ("precious words", "boat")
    editor().save.click()
    wait_until(qtbot, lambda: desktop.background.idle and desktop.window.findChild(MemoryEditor) is None)
    (note,) = desktop.assembly.store.list_memories()
    assert (note.text, note.tags) == ("precious words", ("boat",))
    desktop.memory_actions.edit(note)
    editor().text.setPlainText("given up")
    next(b for b in editor().findChildren(QPushButton) if b.text() == "Cancel").click()
    wait_until(qtbot, lambda: desktop.window.findChild(MemoryEditor) is None)
    desktop.memory_actions.edit(note)
    assert editor().text.toPlainText() == "precious words"


def test_a_note_that_was_left_hides_nothing_newer(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "hello")
    store, toast = desktop.assembly.store, desktop.window.toast
    note = store.add_note(desktop.session.live.chat_id, "Version one.", tags=["boat"])  # type: ignore[arg-type]

    def editor() -> MemoryEditor:
        wait_until(qtbot, lambda: len(desktop.window.findChildren(MemoryEditor)) == 1)
        return desktop.window.findChildren(MemoryEditor)[0]

    def leave() -> None:
        press(editor(), Qt.Key.Key_Escape)
        wait_until(qtbot, lambda: desktop.window.findChild(MemoryEditor) is None)

    desktop.memory_actions.edit(note)
    editor().text.setPlainText("half typed")
    leave()
    store.edit_memory(note.memory_id, "Version two.")
    toast.action.click()
    assert editor().text.toPlainText() == "Version two.\n\nhalf typed"
    assert editor().tags.text() == "boat"
    editor().text.setPlainText("half typed")
    leave()
    store.delete_memory(note.memory_id)
    toast.action.click()
    wait_until(qtbot, lambda: toast.title.text() == "Memory deleted")
    assert desktop.window.findChild(MemoryEditor) is None
    toast.action.click()
    assert editor().text.toPlainText() == "half typed"
    editor().save.click()
    wait_until(qtbot, lambda: store.memory(note.memory_id).text == "half typed")
    assert store.memory(note.memory_id).deleted_at is None


def test_an_edit_waits_while_another_is_open(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The draft of a chat may be read only after its user began to edit another message."""
    desktop, shown, other = two_chats
    composer, drafts = desktop.window.composer, desktop.actions.drafts
    desktop.version_actions.begin_edit(1)
    composer.set_text("first, but otherwise")
    show(qtbot, desktop, other)
    with monkeypatch.context() as patch:
        patch.setattr(drafts, "enter", lambda: None)
        show(qtbot, desktop, shown)
    desktop.version_actions.begin_edit(3)
    composer.set_text("second, but otherwise")
    drafts.enter()
    wait_idle(qtbot, desktop)
    assert composer.text() == "second, but otherwise"
    seen = []
    for _ in range(2):
        show(qtbot, desktop, other)
        assert (composer.editing, composer.text()) == (None, "")
        show(qtbot, desktop, shown)
        wait_until(qtbot, lambda: composer.editing is not None)
        seen.append((composer.editing, composer.text()))
        composer.end_edit()
    assert seen == [(3, "second, but otherwise"), (1, "first, but otherwise")]


def test_a_summary_of_ones_own_is_offered_beside_the_next_draft(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    for number in range(4):
        send(qtbot, desktop, f"My boat number {number} is called Halcyon")
    desktop.context_actions.summarize()
    dialog = desktop.window.findChild(SummaryDialog)
    assert dialog is not None
    dialog.keep.setValue(2)
    wait_until(qtbot, lambda: dialog.apply.isEnabled() and not desktop.session.busy)
    assert dialog.take_own.isHidden()
    dialog.text.setPlainText("my own words")
    dialog.keep.setValue(3)
    dialog.keep.setValue(4)
    wait_until(qtbot, lambda: not dialog.take_own.isHidden())
    assert dialog.text.toPlainText() not in {"", "my own words"}
    dialog.take_own.click()
    assert dialog.text.toPlainText() == "my own words"
    assert dialog.apply.isEnabled()
    assert dialog.take_own.isHidden()
    dialog.text.undo()
    assert dialog.text.toPlainText() not in {"", "my own words"}


def crash(desktop: Desktop) -> None:
    """What was to be done at the end is not done: the process was killed."""
    desktop._flushed = True


def test_an_edit_is_there_after_the_program_was_killed(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(data_dir=tmp_path)
    send(qtbot, desktop, "first")
    send(qtbot, desktop, "second")
    shown = desktop.session.live.chat_id
    assert shown is not None
    for turn, words in ((3, "second, aside"), (1, "first, but otherwise")):
        desktop.version_actions.begin_edit(turn)
        desktop.window.composer.set_text(words)
    kept = tmp_path / HALF_DONE_FILE
    wait_until(qtbot, lambda: kept.is_file() and "but otherwise" in kept.read_text(encoding="utf-8"))
    crash(desktop)
    desktop.close()

    desktop = make_desktop(data_dir=tmp_path)
    composer = desktop.window.composer
    assert (composer.editing, composer.text()) == (None, "")
    show(qtbot, desktop, shown)
    assert (composer.editing, composer.text()) == (1, "first, but otherwise")
    press(composer.editor, Qt.Key.Key_Escape)
    desktop.version_actions.begin_edit(1)
    assert composer.text() == "first", "it was given up"
    desktop.version_actions.begin_edit(3)
    assert composer.text() == "second, aside"
    composer.set_text("second, sent")
    press(composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    assert [turn.text for turn in desktop.assembly.store.turns_of_chat(shown)][-2] == "second, sent"
    desktop.close()
    assert json.loads(kept.read_text(encoding="utf-8")) == {"edits": [], "notes": []}


@pytest.mark.parametrize("killed", [True, False])
def test_what_was_typed_while_no_model_was_loaded_is_there_after_the_end(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    desktop = make_desktop(data_dir=tmp_path)
    monkeypatch.setattr(desktop.actions.drafts, "_chat_shown", lambda: None)
    desktop.window.composer.set_text("half a thought")
    kept = tmp_path / HALF_DONE_FILE
    if killed:
        wait_until(qtbot, lambda: kept.is_file() and "half a thought" in kept.read_text(encoding="utf-8"))
        crash(desktop)
    desktop.close()

    desktop = make_desktop(data_dir=tmp_path)
    composer, shown = desktop.window.composer, desktop.session.live.chat_id
    wait_until(qtbot, lambda: composer.text() == "half a thought")
    assert shown is not None
    wait_until(qtbot, lambda: desktop.assembly.store.draft(shown) == "half a thought")
    wait_until(qtbot, lambda: "half a thought" not in kept.read_text(encoding="utf-8"))
    press(composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    desktop.close()
    desktop = make_desktop(data_dir=tmp_path)
    assert desktop.window.composer.text() == ""


def test_what_was_typed_before_the_chat_opened_is_stored_with_it(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    desktop.actions.new_chat()
    assert desktop.session.shown_chat is None
    desktop.window.composer.set_text("half a thought")
    wait_idle(qtbot, desktop)
    shown = desktop.session.live.chat_id
    assert shown is not None
    wait_until(qtbot, lambda: desktop.assembly.store.draft(shown) == "half a thought")
    wait_until(qtbot, lambda: desktop.half_done.message == "")
    assert desktop.window.composer.text() == "half a thought"


def test_an_edit_of_a_message_that_says_something_else_now_waits_for_that_message(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int]
) -> None:
    desktop, shown, other = two_chats
    composer = desktop.window.composer
    desktop.half_done.keep_open(other, HalfEdit(1, "half typed", "what nobody said"))
    show(qtbot, desktop, other)
    assert (composer.editing, composer.text()) == (None, "")
    show(qtbot, desktop, shown)
    desktop.half_done.keep_open(other, HalfEdit(1, "half typed", "somewhere else"))
    show(qtbot, desktop, other)
    assert (composer.editing, composer.text()) == (1, "half typed")


def test_a_note_is_there_after_the_program_was_killed(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(data_dir=tmp_path)
    send(qtbot, desktop, "first")
    shown = desktop.session.live.chat_id
    assert shown is not None
    memory = desktop.assembly.store.add_note(shown, "The boat is called Amalia.")

    def editor(window: MainWindow) -> MemoryEditor:
        return window.findChildren(MemoryEditor)[-1]

    desktop.memory_actions.write_note()
    QTest.keyClicks(editor(desktop.window).text, "Half a note")
    editor(desktop.window).reject()
    desktop.memory_actions.edit(memory)
    QTest.keyClicks(editor(desktop.window).tags, "boats")
    kept = tmp_path / HALF_DONE_FILE
    wait_until(qtbot, lambda: kept.is_file() and "boats" in kept.read_text(encoding="utf-8"))
    crash(desktop)
    desktop.close()

    desktop = make_desktop(data_dir=tmp_path)
    window, store = desktop.window, desktop.assembly.store
    desktop.memory_actions.write_note()
    assert editor(window).text.toPlainText() == "Half a note"
    click(editor(window).save)
    wait_until(qtbot, lambda: desktop.half_done.note(None) is None)
    desktop.memory_actions.edit(store.memory(memory.memory_id))
    assert editor(window).tags.text() == "boats"
    cancel = next(one for one in editor(window).findChildren(QPushButton) if one.text() == "Cancel")
    click(cancel)
    desktop.close()
    assert json.loads(kept.read_text(encoding="utf-8")) == {"edits": [], "notes": []}


def test_a_note_that_cannot_be_stored_is_not_lost(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop, *_ = two_chats

    def fails(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(desktop.assembly.store, "add_note", fails)
    desktop.memory_actions.write_note()
    editor = desktop.window.findChildren(MemoryEditor)[-1]
    QTest.keyClicks(editor.text, "The boat is called Amalia.")
    click(editor.save)
    wait_until(qtbot, lambda: desktop.background.idle)
    desktop.memory_actions.write_note()
    again = desktop.window.findChildren(MemoryEditor)[-1]
    assert again.text.toPlainText() == "The boat is called Amalia."


class Held:
    """The next calls of a method of the store wait, and then do what they do, or fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Store, method: str) -> None:
        self.fails = False
        self._go_on = threading.Event()
        real = getattr(store, method)

        def held(*args: object, **more: object) -> object:
            self._go_on.wait(30)
            if self.fails:
                raise StorageError("the disk is full")
            return real(*args, **more)

        monkeypatch.setattr(store, method, held)

    def go_on(self, qtbot: QtBot, desktop: Desktop, *, fails: bool = False) -> None:
        self.fails = fails
        self._go_on.set()
        wait_until(qtbot, lambda: desktop.background.idle)


def newest_editor(desktop: Desktop) -> MemoryEditor:
    return desktop.window.findChildren(MemoryEditor)[-1]


def test_a_note_that_is_begun_while_another_is_being_saved_is_another_one(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop, *_ = two_chats
    write, store = desktop.memory_actions.write_note, desktop.assembly.store
    saving = Held(monkeypatch, store, "add_note")
    write()
    QTest.keyClicks(newest_editor(desktop).text, "The boat is called Amalia.")
    click(newest_editor(desktop).save)
    write()
    assert newest_editor(desktop).text.toPlainText() == ""
    QTest.keyClicks(newest_editor(desktop).text, "She is moored in Lisbon.")
    saving.go_on(qtbot, desktop)
    press(newest_editor(desktop), Qt.Key.Key_Escape)
    write()
    assert newest_editor(desktop).text.toPlainText() == "She is moored in Lisbon."
    assert [note.text for note in store.list_memories()] == ["The boat is called Amalia."]


def test_a_note_that_could_not_be_saved_hides_no_newer_one(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    desktop = make_desktop(data_dir=tmp_path)
    send(qtbot, desktop, "hello")
    saving = Held(monkeypatch, desktop.assembly.store, "add_note")
    desktop.memory_actions.write_note()
    QTest.keyClicks(newest_editor(desktop).text, "The boat is called Amalia.")
    click(newest_editor(desktop).save)
    desktop.memory_actions.write_note()
    saving.go_on(qtbot, desktop, fails=True)
    QTest.keyClicks(newest_editor(desktop).text, "She is moored in Lisbon.")
    desktop.close()

    desktop = make_desktop(data_dir=tmp_path)
    for words in ("She is moored in Lisbon.", "The boat is called Amalia.", ""):
        desktop.memory_actions.write_note()
        editor = newest_editor(desktop)
        assert editor.text.toPlainText() == words
        if words:
            click(editor.save)
            wait_until(qtbot, lambda: desktop.background.idle)


def test_a_memory_that_was_changed_is_not_half_typed_any_more(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int]
) -> None:
    desktop, shown, _ = two_chats
    store = desktop.assembly.store
    memory = store.add_note(shown, "The boat is called Amalia.")
    for words in ("She is moored in Lisbon.", "She was sold."):
        desktop.memory_actions.edit(store.memory(memory.memory_id))
        newest_editor(desktop).text.setPlainText(words)
        click(newest_editor(desktop).save)
        wait_until(qtbot, lambda: desktop.background.idle)
        assert desktop.half_done.note(memory.memory_id) is None
        assert store.memory(memory.memory_id).text == words


def test_an_end_with_a_full_disk_says_so_in_a_sentence(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(data_dir=tmp_path)
    send(qtbot, desktop, "first")
    (tmp_path / f"{HALF_DONE_FILE}.tmp").mkdir()  # where it is written first
    desktop.version_actions.begin_edit(1)
    desktop.window.composer.set_text("first, but otherwise")
    with pytest.raises(UserError, match=r"cannot be stored at .*half_done\.json\. Check that"):
        desktop.close()


def test_of_drafts_and_edits_each_is_stored_whatever_becomes_of_the_other(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = make_desktop(data_dir=tmp_path)
    send(qtbot, desktop, "first")

    def fails(*_: object) -> None:
        raise UserError("disk_full", "The disk is full.")

    monkeypatch.setattr(desktop.assembly.store, "set_draft", fails)
    desktop.window.composer.set_text("draft")
    desktop.version_actions.begin_edit(1)
    desktop.window.composer.set_text("first, but otherwise")
    with pytest.raises(UserError, match=r"The disk is full\."):
        desktop.close()
    assert "first, but otherwise" in (tmp_path / HALF_DONE_FILE).read_text(encoding="utf-8")


def test_what_cannot_be_written_is_told_of_the_first_time_in_a_row(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = make_desktop(data_dir=tmp_path)
    send(qtbot, desktop, "first")
    kept, in_the_way = tmp_path / HALF_DONE_FILE, tmp_path / f"{HALF_DONE_FILE}.tmp"
    tries: list[str] = []
    real = half_done.write

    def noted(path: Path, text: str) -> None:
        tries.append(text)
        real(path, text)

    monkeypatch.setattr(half_done, "write", noted)
    told: list[Exception] = []
    desktop.half_done.failed.connect(told.append)
    desktop.version_actions.begin_edit(1)

    def type_and_wait(words: str) -> None:
        QTest.keyClicks(desktop.window.composer.editor, words)
        wait_until(qtbot, lambda: bool(tries) and words in tries[-1] and desktop.background.idle)

    in_the_way.mkdir()
    type_and_wait("one")
    assert len(told) == 1
    assert desktop.window.toast.title.text() == "What you typed could not be stored yet."
    type_and_wait("two")
    assert len(told) == 1
    in_the_way.rmdir()
    type_and_wait("three")
    assert "three" in kept.read_text(encoding="utf-8")
    in_the_way.mkdir()
    type_and_wait("four")
    assert len(told) == 2
    in_the_way.rmdir()


def test_an_edit_waits_for_its_own_version_of_a_message(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int]
) -> None:
    desktop, *_ = two_chats
    composer, versions = desktop.window.composer, desktop.version_actions
    versions.begin_edit(1)
    composer.set_text("another first")
    press(composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, "another second")

    def show_version(version: int) -> None:
        versions.show_version(1, version)
        wait_idle(qtbot, desktop)

    for version, words in ((2, "half of another first"), (1, "half of the first")):
        show_version(version)
        versions.begin_edit(1)
        composer.set_text(words)
        versions.begin_edit(3)
        press(composer.editor, Qt.Key.Key_Escape)
    for version, words in ((2, "half of another first"), (1, "half of the first")):
        show_version(version)
        versions.begin_edit(1)
        assert composer.text() == words
        press(composer.editor, Qt.Key.Key_Escape)


def test_an_edit_that_is_taken_up_again_stays_written_down(
    make_desktop: DesktopMaker, qtbot: QtBot, tmp_path: Path
) -> None:
    desktop = make_desktop(data_dir=tmp_path)
    send(qtbot, desktop, "first")
    send(qtbot, desktop, "second")
    kept, versions = tmp_path / HALF_DONE_FILE, desktop.version_actions
    versions.begin_edit(1)
    desktop.window.composer.set_text("first, but otherwise")
    versions.begin_edit(3)
    versions.begin_edit(1)
    desktop.half_done.flush()
    (edit,) = json.loads(kept.read_text(encoding="utf-8"))["edits"]
    assert (edit["text"], edit["open"]) == ("first, but otherwise", True)
    desktop.window.composer.end_edit()
    desktop.half_done.flush()
    assert json.loads(kept.read_text(encoding="utf-8"))["edits"] == [], "given up before anything was typed"


def test_what_the_editor_shows_otherwise_is_no_change(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int]
) -> None:
    desktop, shown, _ = two_chats
    composer, said = desktop.window.composer, "10\u00a0km\r\nand back"
    desktop.actions.send(said)
    wait_idle(qtbot, desktop)
    assert composer.text() == ""
    number = desktop.assembly.store.turns_of_chat(shown)[-2].number
    n_turns = len(desktop.assembly.store.turns_of_chat(shown))
    desktop.version_actions.begin_edit(number)
    assert composer.text() == "10 km\nand back"
    assert composer.half_edit is None
    press(composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    stored = desktop.assembly.store.turns_of_chat(shown)
    assert (len(stored), stored[-2].text, stored[-2].number) == (n_turns, said, number)
    desktop.version_actions.begin_edit(number)
    QTest.keyClicks(composer.editor, "!")
    assert composer.half_edit == HalfEdit(number, "10 km\nand back!", said)


def test_a_draft_is_stored_as_soon_as_an_edit_is_sent(
    qtbot: QtBot, two_chats: tuple[Desktop, int, int]
) -> None:
    desktop, shown, _ = two_chats
    composer, drafts = desktop.window.composer, desktop.actions.drafts
    composer.set_text("draft")
    desktop.version_actions.begin_edit(1)
    composer.set_text("first, but otherwise")
    press(composer.editor, Qt.Key.Key_Return)
    drafts._pause.stop()  # the program is killed before that is over
    wait_idle(qtbot, desktop)
    assert desktop.assembly.store.draft(shown) == "draft"


def test_what_is_half_typed_goes_with_its_chat_and_its_memory(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(data_dir=tmp_path)
    send(qtbot, desktop, "first")
    shown = desktop.session.live.chat_id
    assert shown is not None
    desktop.half_done.keep_open(shown, HalfEdit(1, "of a chat that stays", "first"))
    desktop.half_done.keep_open(shown + 100, HalfEdit(1, "of a chat that is gone", "first"))
    memory = desktop.assembly.store.add_note(shown, "The boat is called Amalia.")
    desktop.assembly.store.delete_memory(memory.memory_id)
    for key, words in ((None, "new"), (memory.memory_id, "in the bin"), (memory.memory_id + 100, "removed")):
        desktop.half_done.keep_note(key, ((f"of a note that is {words}", ""), ("", "")))
    desktop.close()
    desktop = make_desktop(data_dir=tmp_path)
    desktop.close()
    kept = (tmp_path / HALF_DONE_FILE).read_text(encoding="utf-8")
    assert "that stays" in kept
    assert "that is gone" not in kept
    assert "that is new" in kept
    assert "in the bin" in kept, "it may come back"
    assert "removed" not in kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "[]",
        "3",
        '{"edits": 3}',
        '{"edits": [{"chat": "1"}], "notes": [{"memory": 1, "typed": [1, 2]}], "message": 5}',
    ],
)
def test_a_file_that_says_something_else_is_as_none(
    make_desktop: DesktopMaker, tmp_path: Path, text: str
) -> None:
    (tmp_path / HALF_DONE_FILE).write_text(text, encoding="utf-8")
    desktop = make_desktop(data_dir=tmp_path)
    assert desktop.half_done.note(1) is None
    assert desktop.window.composer.text() == ""
