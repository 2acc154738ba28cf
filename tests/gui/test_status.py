"""The figures at the bottom, by a clock that the test turns."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import ContextEdited
from ethervox_gui.context.events.window_events import PromptProgressed
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.settings.program import LANGUAGES
from ethervox_gui.ui.kit.text import language
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from ethervox_gui.ui.shell.status_bar import StatusRow
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until
from tests.helpers.small_talk import numbered


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def status(qtbot: QtBot, theme: Theme, clock: Clock) -> StatusRow:
    made = StatusRow(theme, clock=clock)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_time_to_the_first_token(status: StatusRow, clock: Clock) -> None:
    status.sent()
    clock.now += 2.5
    status.text_arrived()
    clock.now += 4
    status.text_arrived()
    assert status.first.text() == "first token 2.5 s"
    status.sent()
    assert status.first.text() == ""
    clock.now += 0.04
    status.text_arrived()
    assert status.first.text() == "first token 0.04 s"


def test_the_figures_stand_where_one_begins_to_read(status: StatusRow) -> None:
    status.resize(620, status.height())
    status.reply_finished(12.3)
    status.say("reading…")
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        status.setLayoutDirection(direction)
        figure, activity = status.tokens.geometry(), status.activity.geometry()
        if direction is Qt.LayoutDirection.RightToLeft:
            figure, activity = activity, figure
        assert figure.left() < 10
        assert activity.right() > 610


@pytest.mark.parametrize("name", LANGUAGES)
def test_any_speed_has_its_room_in_every_language(status: StatusRow, english: None, name: str) -> None:
    language.speak(name)
    status.resize(620, status.height())
    for speed in (0.1, 8.34, 99.94, 99.96, 325.4, 999.9, 6325.4, 16325.4, 987654.3):
        status.reply_finished(speed)
        label = status.tokens
        assert label.isVisible()
        assert label.width() >= label.fontMetrics().horizontalAdvance(label.text()), label.text()


def test_figures_are_grouped_and_none_is_told_of_another_chat(status: StatusRow, clock: Clock) -> None:
    status.sent()
    status.reply_finished(1288.24)
    assert status.tokens.text() == "1,288 tokens/s"
    status.leave()
    assert (status.tokens.text(), status.activity.text()) == ("", "")
    clock.now += 60
    status.text_arrived()
    assert status.first.text() == "", "it is not known when that was"


def test_tokens_a_second_while_a_reply_is_written_and_after(status: StatusRow, clock: Clock) -> None:
    status.sent()
    for n_tokens in range(0, 101, 10):
        status.reply_grew(n_tokens)
        clock.now += 0.5
    assert status.tokens.text() == "20.0 tokens/s"
    clock.now += 10
    status.reply_finished(12.34)
    assert status.tokens.text() == "12.3 tokens/s"
    assert status.tokens.isVisible()


def test_how_long_a_prompt_takes(status: StatusRow, clock: Clock) -> None:
    status.prompt_progressed(512, 8192)
    assert status.activity.text() == "reading 512 of 8,192 tokens"
    assert status.progress.isVisible()
    for done in (1024, 1536, 2048):
        clock.now += 2
        status.prompt_progressed(done, 8192)
    assert status.activity.text() == "reading 2,048 of 8,192 tokens · 24 s left", "256 tokens a second"
    assert status.progress.value() == 2048
    clock.now += 60
    status.prompt_progressed(2560, 8192)
    assert status.activity.text().endswith("3 min left")
    status.text_arrived()
    assert status.activity.text() == ""
    assert not status.progress.isVisible()
    status.prompt_progressed(10, 20)
    assert status.activity.text() == "reading 10 of 20 tokens", "another prompt is timed anew"


def test_something_moves_until_the_first_word(qtbot: QtBot, status: StatusRow, clock: Clock) -> None:
    assert not status.pulse.isVisible()
    status.sent()
    assert status.activity.text() == "reading…"
    assert (status.pulse.isVisible(), status.pulse.moving) == (True, True)
    seen = {status.pulse.strength}
    wait_until(qtbot, lambda: len(seen | {status.pulse.strength}) > len(seen))
    status.text_arrived()
    assert (status.pulse.isVisible(), status.pulse.moving) == (False, False)
    clock.now += 0.5
    status.reply_grew(20)
    assert not status.pulse.isVisible()
    clock.now += 1
    status.reply_grew(40)
    assert status.activity.text() == "thinking…", "it grows, and nothing of it is shown"
    assert status.pulse.isVisible()
    status.text_arrived()
    assert status.activity.text() == ""


def test_what_moves_is_beside_the_words(status: StatusRow) -> None:
    status.resize(900, status.sizeHint().height())
    status.prompt_progressed(0, 8192)
    assert status.activity.text() == "reading 0 of 8,192 tokens"
    places = [status.pulse.geometry(), status.activity.geometry(), status.progress.geometry()]
    for left, right in pairwise(places):
        assert left.right() < right.left()
    assert places[-1].right() <= status.width()
    status.resize(160, status.height())
    assert status.activity.geometry().left() >= 0


def test_who_wants_no_motion_sees_a_dot_that_rests(qtbot: QtBot, theme: Theme, clock: Clock) -> None:
    theme.motion = False
    try:
        status = StatusRow(theme, clock=clock)
        qtbot.addWidget(status)
        status.show()
        status.sent()
        assert status.pulse.isVisible()
        assert not status.pulse.moving
        assert status.pulse.strength == 1
    finally:
        theme.motion = True


def test_how_far_a_long_message_is_read(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """The numbers are the engine's own, from before the first batch on."""
    desktop = make_desktop(n_ctx=4096)
    told: list[PromptProgressed] = []
    said: list[str] = []

    def look(event: object) -> None:
        if isinstance(event, PromptProgressed):
            told.append(event)
            said.append(desktop.window.status.activity.text())

    desktop.thread.happened.connect(look)
    send(qtbot, desktop, "A word and another one. " * 30)
    total = told[0].n_total
    n_batch = 64  # of the scripted engine
    steps = [*range(0, total, n_batch), total]
    assert [event.n_done for event in told] == steps
    assert said[:2] == [f"reading 0 of {total} tokens", f"reading 64 of {total} tokens"]
    assert desktop.window.status.activity.text() == ""
    assert not desktop.window.status.pulse.isVisible()


def test_a_reply_written_again_is_timed_anew(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    status = desktop.window.status
    assert status.first.text().startswith("first token")
    assert "tokens/s" in status.tokens.text()
    press(desktop.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: not status.first.text())
    wait_idle(qtbot, desktop)
    assert status.first.text().startswith("first token")


def test_a_model_that_was_loaded_is_not_told_the_speed_of_the_one_before(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    status = desktop.window.status
    assert "tokens/s" in status.tokens.text()
    with qtbot.waitSignal(desktop.session.loaded):
        desktop.actions.loading.reload()
    assert (status.tokens.text(), status.first.text()) == ("", "")


def test_an_error_is_a_sentence_what_to_do_and_details(qtbot: QtBot, theme: Theme) -> None:
    dialog = ErrorDialog(
        theme, "The disk is full. Free some room.", "errno 28 on /somewhere", advice="Free some room."
    )
    qtbot.addWidget(dialog)
    dialog.open()
    assert dialog.sentence.text() == "The disk is full."
    details = dialog.findChild(QPlainTextEdit, "plainDetails")
    assert details is not None
    assert not details.isVisible()
    toggle = next(each for each in dialog.findChildren(QPushButton) if each.text() == "Details")
    click(toggle)
    wait_until(qtbot, details.isVisible)
    assert details.toPlainText() == "errno 28 on /somewhere"
    press(dialog, Qt.Key.Key_Escape)


def test_all_counts_are_written_alike(status: StatusRow) -> None:
    status.show_counts({TurnState.IN_KV: 1234, TurnState.SUMMARIZED: 12345, TurnState.DROPPED: 5678})
    assert status.turns.text() == "19,257 turns: 1,234 in KV · 12,345 summarized · 5,678 dropped"


def test_one_turn_is_no_turns(status: StatusRow) -> None:
    counts = {TurnState.IN_KV: 1, TurnState.SUMMARIZED: 0, TurnState.DROPPED: 0}
    status.show_counts(counts)
    assert status.turns.text() == "1 turn: 1 in KV"
    status.show_counts(counts | {TurnState.DROPPED: 1_200})
    assert status.turns.text() == "1,201 turns: 1 in KV · 1,200 dropped"


def test_after_an_edit_the_message_is_still_read(status: StatusRow) -> None:
    status.sent()
    status.say("summarizing old turns…")
    status.edited()
    assert status.activity.text() == "reading…"
    status.reply_started()
    assert status.activity.text() == "thinking…"
    status.say("summarizing old turns…")
    status.edited()
    assert status.activity.text() == "", "it was an edit within the reply"


def test_an_edit_that_a_message_needs_does_not_end_its_reading(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: numbered("Words", 18), n_ctx=1024)
    said: list[str] = []

    def look(event: object) -> None:
        if isinstance(event, ContextEdited) and desktop.session.live.pending is not None:
            said.append(desktop.window.status.activity.text())

    desktop.session.taken.connect(look)
    for number in range(6):
        send(qtbot, desktop, f"Message {number}. " + "A word and another one. " * 8)
    assert said
    assert set(said) == {"reading…"}


def test_what_is_to_stop_says_so_until_it_has(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(n_ctx=4096)
    said: list[str] = []

    def stop(event: object) -> None:
        if isinstance(event, PromptProgressed):
            desktop.actions.stop()
            said.append(desktop.window.status.activity.text())

    desktop.session.taken.connect(stop)
    send(qtbot, desktop, "A word and another one. " * 30)
    assert set(said) == {"stopping…"}
    assert desktop.window.status.activity.text() == ""
    desktop.session.taken.disconnect(stop)
    desktop.actions.stop()
    assert desktop.window.status.activity.text() == "", "nothing goes on"
    desktop.window.status.stop()
    desktop.window.status.sent()
    assert desktop.window.status.activity.text() == "reading…", "what is begun anew is not stopped"
