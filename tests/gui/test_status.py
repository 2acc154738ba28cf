"""The figures at the bottom, by a clock that the test turns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from ethervox_gui.ui.shell.status_bar import StatusRow
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until


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
    assert status.activity.text() == "reading 512 / 8,192 tokens"
    assert status.progress.isVisible()
    for done in (1024, 1536, 2048):
        clock.now += 2
        status.prompt_progressed(done, 8192)
    assert status.activity.text() == "reading 2,048 / 8,192 tokens · 24 s left", "256 tokens a second"
    assert status.progress.value() == 2048
    clock.now += 60
    status.prompt_progressed(2560, 8192)
    assert status.activity.text().endswith("3 min left")
    status.text_arrived()
    assert status.activity.text() == ""
    assert not status.progress.isVisible()
    status.prompt_progressed(10, 20)
    assert status.activity.text() == "reading 10 / 20 tokens", "another prompt is timed anew"


def test_a_reply_written_again_is_timed_anew(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    status = desktop.window.status
    assert status.first.text().startswith("first token")
    assert "tokens/s" in status.tokens.text()
    before = status._sent_at
    press(desktop.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: status._sent_at > before)
    wait_idle(qtbot, desktop)
    assert status.first.text().startswith("first token")


def test_an_error_is_a_sentence_what_to_do_and_details(qtbot: QtBot, theme: Theme) -> None:
    dialog = ErrorDialog(theme, "The disk is full. Free some room.", "errno 28 on /somewhere")
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
