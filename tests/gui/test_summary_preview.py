"""*Summarize now* with its preview: what would leave, the draft, and what the user makes of it."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.events.events import Event
from ethervox_gui.context.events.window_events import JobFinished
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from ethervox_gui.ui.chat.transcript import EditMarkerItem
from ethervox_gui.ui.controllers.context_dialogs import SummaryDialog
from tests.gui.conftest import PATIENCE_MS, DesktopMaker, click, press, send, wait_idle, wait_until

CALM = Settings().with_values({"context.keep_recent_turns": 2})
SUMMARY = "- Messages 0, 1 and 2 are about a boat called Amalia."


def respond(prompt: str) -> str:
    if "Summarize the conversation" in prompt[-400:]:
        return SUMMARY + ("\n- It is brief." if "Be brief" in prompt[-400:] else "")
    return "A reply of some length about the boat called Amalia. " * 2


def gone(desktop: Desktop) -> list[int]:
    entries = desktop.window.header.timeline.entries
    return [e.number for e in entries if not e.is_block and e.state is not TurnState.IN_KV]


def preview_of(qtbot: QtBot, desktop: Desktop) -> SummaryDialog:
    """Click *Summarize now* and wait for the draft."""
    click(desktop.window.header.summarize)
    dialog = desktop.window.findChild(SummaryDialog)
    assert dialog is not None
    wait_until(qtbot, dialog.apply.isEnabled)
    wait_idle(qtbot, desktop)
    return dialog


@pytest.fixture
def talked(qtbot: QtBot, make_desktop: DesktopMaker) -> Desktop:
    """Four exchanges: turns 1 to 8."""
    desktop = make_desktop(respond, n_ctx=8192, settings=CALM)
    for number in range(4):
        send(qtbot, desktop, f"Message {number} about the boat Amalia. It is brief.")
    return desktop


@pytest.mark.parametrize("preview", [True, False])
def test_the_message_has_the_keys_once_summarize_was_pressed(
    qtbot: QtBot, talked: Desktop, preview: bool
) -> None:
    """The button can't be pressed while that goes on, and the one beside it had them for good."""
    window = talked.window
    talked.actions.change_settings({"appearance.preview_summaries": preview})
    window.header.summarize.setFocus()
    press(window.header.summarize, Qt.Key.Key_Space)
    if preview:
        dialog = window.findChild(SummaryDialog)
        assert dialog is not None
        wait_until(qtbot, dialog.apply.isEnabled)
        click(dialog.apply)
    wait_until(qtbot, lambda: bool(gone(talked)))
    wait_idle(qtbot, talked)
    assert window.focusWidget() is window.composer.editor


def test_nothing_leaves_before_apply(qtbot: QtBot, talked: Desktop) -> None:
    used = talked.window.header.gauge.value_text()
    dialog = preview_of(qtbot, talked)
    assert dialog.text.toPlainText() == SUMMARY
    assert dialog.leaving.count() == 6
    assert "You: Message 0" in dialog.leaving.item(0).text()
    assert "Turns 1–6 would leave" in dialog.facts.text()
    before = dialog.facts.text().partition("In use: ")[2]
    assert "→" in before
    assert gone(talked) == []
    assert talked.window.header.gauge.value_text() == used
    press(dialog, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: talked.window.findChild(SummaryDialog) is None)
    wait_idle(qtbot, talked)
    assert gone(talked) == []
    send(qtbot, talked, "And on")
    assert talked.window.findChild(QDialog, "errorDialog") is None


def test_the_summary_before_is_counted_apart_from_the_turns(qtbot: QtBot, talked: Desktop) -> None:
    """All of it was said to be the tokens of the turns."""
    dialog = preview_of(qtbot, talked)
    assert "The previous summary would leave" not in dialog.facts.text()
    click(dialog.apply)
    wait_until(qtbot, lambda: gone(talked) == [1, 2, 3, 4, 5, 6])
    wait_idle(qtbot, talked)
    for number in range(4, 6):
        send(qtbot, talked, f"Message {number} about the boat Amalia. It is brief.")
    entries = talked.window.header.timeline.entries
    summary = next(entry.n_tokens for entry in entries if entry.is_block)
    leave = sum(e.n_tokens for e in entries if not e.is_block and e.number in (7, 8, 9, 10))
    dialog = preview_of(qtbot, talked)
    words = f"Turns 7–10 would leave, {leave:,} tokens. "
    words += f"The previous summary would leave, too: {summary:,} tokens."
    assert dialog.facts.text().startswith(words)
    press(dialog, Qt.Key.Key_Escape)
    wait_idle(qtbot, talked)


def test_the_draft_is_applied_as_it_was_changed(qtbot: QtBot, talked: Desktop) -> None:
    dialog = preview_of(qtbot, talked)
    dialog.text.setPlainText("- My own words.")
    click(dialog.apply)
    wait_until(qtbot, lambda: talked.window.findChild(SummaryDialog) is None)
    wait_idle(qtbot, talked)
    assert gone(talked) == [1, 2, 3, 4, 5, 6]
    block = next(entry for entry in talked.window.header.timeline.entries if entry.is_block)
    assert block.preview == "- My own words."
    assert any(isinstance(item, EditMarkerItem) for item in talked.window.chat.transcript.items)


def test_the_numbers_told_are_those_that_come(qtbot: QtBot, talked: Desktop) -> None:
    dialog = preview_of(qtbot, talked)
    promised = dialog.facts.text().partition("→ ")[2].partition(" tokens")[0]
    click(dialog.apply)
    wait_until(qtbot, lambda: talked.window.findChild(SummaryDialog) is None)
    wait_idle(qtbot, talked)
    assert talked.window.header.gauge.value_text().startswith(f"{promised} /")


def test_other_choices_make_another_draft(qtbot: QtBot, talked: Desktop) -> None:
    dialog = preview_of(qtbot, talked)
    dialog.keep.setValue(4)
    assert not dialog.apply.isEnabled()
    wait_until(qtbot, lambda: dialog.leaving.count() == 4 and dialog.apply.isEnabled())
    dialog.detail.setCurrentIndex(list(Detail).index(Detail.BRIEF))
    wait_until(qtbot, lambda: "It is brief" in dialog.text.toPlainText() and dialog.apply.isEnabled())
    dialog.keep.setValue(50)
    wait_until(qtbot, lambda: "Nothing can leave" in dialog.facts.text())
    assert not dialog.apply.isEnabled()
    dialog.reject()
    wait_idle(qtbot, talked)


def test_a_text_that_frees_nothing_is_refused_and_kept(qtbot: QtBot, talked: Desktop) -> None:
    dialog = preview_of(qtbot, talked)
    dialog.text.setPlainText("far too many words " * 200)
    click(dialog.apply)
    wait_until(qtbot, lambda: talked.window.findChild(QDialog, "errorDialog") is not None)
    wait_idle(qtbot, talked)
    error = talked.window.findChild(QDialog, "errorDialog")
    assert error is not None
    error.accept()
    assert gone(talked) == []
    assert dialog.text.toPlainText().startswith("far too many")
    dialog.text.setPlainText("- Short.")
    assert dialog.apply.isEnabled()
    click(dialog.apply)
    wait_until(qtbot, lambda: gone(talked) == [1, 2, 3, 4, 5, 6])
    wait_idle(qtbot, talked)


def test_it_can_be_done_at_once_from_now_on(qtbot: QtBot, talked: Desktop) -> None:
    dialog = preview_of(qtbot, talked)
    dialog.at_once.setChecked(True)
    click(dialog.apply)
    wait_until(qtbot, lambda: talked.window.findChild(SummaryDialog) is None)
    wait_idle(qtbot, talked)
    for number in range(3):
        send(qtbot, talked, f"Message {number} about the boat Amalia.")
    click(talked.window.header.summarize)
    assert talked.window.findChild(SummaryDialog) is None
    wait_idle(qtbot, talked)
    assert len(gone(talked)) > 6


def test_a_summary_that_frees_nothing_cannot_be_applied_as_it_is(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """The words around a summary alone are more than what was said."""
    desktop = make_desktop(lambda _prompt: "Yes.", n_ctx=8192, settings=CALM)
    for words in ("Hi", "And", "So"):
        send(qtbot, desktop, words)
    click(desktop.window.header.summarize)
    dialog = desktop.window.findChild(SummaryDialog)
    assert dialog is not None
    wait_until(qtbot, lambda: "shorten it" in dialog.facts.text())
    wait_idle(qtbot, desktop)
    assert not dialog.apply.isEnabled()
    dialog.reject()
    wait_idle(qtbot, desktop)


def test_the_window_is_not_idle_between_the_settings_and_the_edit(qtbot: QtBot, talked: Desktop) -> None:
    """The engine was done with the settings before it was given the draft: it tells of an empty queue."""
    dialog = preview_of(qtbot, talked)
    governor, told = talked.assembly.governor, threading.Event()
    emit = governor.listener

    def emit_and_tell(event: Event) -> None:
        emit(event)
        if isinstance(event, JobFinished):
            told.set()

    governor.listener = emit_and_tell
    talked.actions.settings_changed.connect(lambda _: told.wait(PATIENCE_MS / 1000))
    gone_at_idle: list[list[int]] = []
    talked.session.idle.connect(lambda: gone_at_idle.append(gone(talked)))
    dialog.at_once.setChecked(True)
    click(dialog.apply)
    wait_until(qtbot, lambda: talked.window.findChild(SummaryDialog) is None)
    wait_idle(qtbot, talked)
    assert gone_at_idle == [[1, 2, 3, 4, 5, 6]]


def test_enter_applies_it_from_where_the_keys_are_at_first(qtbot: QtBot, talked: Desktop) -> None:
    preview_of(qtbot, talked)
    focused = talked.window.focusWidget()
    assert focused is not None
    press(focused, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: talked.window.findChild(SummaryDialog) is None)
    wait_idle(qtbot, talked)
    assert gone(talked)


def test_the_number_of_turns_is_what_stays(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """By the settings fourteen would stay, with half of the context in use; then as many as the user says."""
    settings = Settings().with_values({"context.keep_recent_turns": 14})
    desktop = make_desktop(respond, n_ctx=4096, settings=settings)
    for number in range(8):
        send(qtbot, desktop, f"Message {number}. " + "It is about boats. " * 8)
    dialog = preview_of(qtbot, desktop)
    n_left = dialog.leaving.count()
    assert n_left > 2
    assert dialog.keep.value() == 16 - n_left
    dialog.keep.setValue(14)
    wait_until(qtbot, lambda: dialog.leaving.count() == 2)
    wait_until(qtbot, dialog.apply.isEnabled)
    click(dialog.apply)
    wait_until(qtbot, lambda: desktop.window.findChild(SummaryDialog) is None)
    wait_idle(qtbot, desktop)
    assert gone(desktop) == [1, 2]
