"""A pause in the composer lets the model read what the message is about, in the form in which it is sent."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.governor.jobs.jobs import EditMessage, ExpectMessage, Job, SendMessage
from ethervox_gui.settings import Settings
from tests.gui.conftest import DesktopMaker, begin, press, send, wait_idle, wait_until
from tests.gui.scripted_desktop import Respond
from tests.gui.test_attachments import attach
from tests.gui.test_context_actions import choose, gone, menu_of

CALM = Settings().with_values({"context.keep_recent_turns": 2, "context.adaptive": False})
WRITTEN = "Where did my sister move?"


class Submitted:
    """What the window gives the governor to do from now on."""

    def __init__(self, desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[Job] = []
        governor = desktop.assembly.governor
        submit = governor.submit

        def listens(job: Job) -> int:
            self.jobs.append(job)
            return submit(job)

        monkeypatch.setattr(governor, "submit", listens)

    @property
    def expected(self) -> list[str]:
        return [job.text for job in self.jobs if isinstance(job, ExpectMessage)]


def talked(qtbot: QtBot, make_desktop: DesktopMaker, respond: Respond = lambda _: "Fine.") -> Desktop:
    """Three exchanges; nothing has left."""
    desktop = make_desktop(respond, n_ctx=8192, settings=CALM)
    for number in range(3):
        send(qtbot, desktop, f"Message {number}")
    return desktop


def left(qtbot: QtBot, make_desktop: DesktopMaker, respond: Respond = lambda _: "Fine.") -> Desktop:
    """The first of them have left."""
    desktop = talked(qtbot, make_desktop, respond)
    choose(qtbot, desktop, menu_of(desktop, 4), "Drop up to here")
    assert gone(desktop) == [1, 2, 3, 4]
    return desktop


def rest(qtbot: QtBot, desktop: Desktop, text: str) -> None:
    """Write this and wait until it has come to rest."""
    with qtbot.waitSignal(desktop.composer_actions.counter.rested, timeout=20_000):
        desktop.window.composer.set_text(text)


def test_a_pause_reaches_the_live_chat_and_typing_on_does_not(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = left(qtbot, make_desktop)
    submitted = Submitted(desktop, monkeypatch)
    editor = desktop.window.composer.editor
    waiting = list(WRITTEN.split())[::-1]

    def type_on(_n_tokens: int) -> None:
        """As soon as the words before are counted, another one comes."""
        if waiting:
            editor.insertPlainText(f"{waiting.pop()} ")

    desktop.composer_actions.counter.counted.connect(type_on)
    type_on(0)
    wait_until(qtbot, lambda: bool(submitted.expected))
    assert waiting == []
    assert submitted.expected == [WRITTEN], "only when nothing more was typed"
    live = desktop.assembly.governor.session.live
    assert live is not None
    wait_until(qtbot, lambda: live.working_set.topics.expected == WRITTEN)
    assert desktop.session.ready
    assert not desktop.session.busy, "nobody waits for it"
    press(editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    assert [job.text for job in submitted.jobs if isinstance(job, SendMessage)] == [WRITTEN]


def test_it_is_the_text_that_is_sent(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Spaces around it go, files come in front of it; what is said in place of another is told as well."""
    desktop = left(qtbot, make_desktop)
    composer = desktop.window.composer
    submitted = Submitted(desktop, monkeypatch)
    rest(qtbot, desktop, f"  {WRITTEN}\n\n")
    file = tmp_path / "notes.txt"
    file.write_text("The boat is called Amalia.\n", encoding="utf-8")
    attach(qtbot, desktop, file)
    wait_until(qtbot, lambda: len(submitted.expected) == 2)
    press(composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    composer.begin_edit(5, "Message 2")
    rest(qtbot, desktop, f"{WRITTEN} ")
    press(composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    said = [job.text for job in submitted.jobs if isinstance(job, SendMessage | EditMessage)]
    first, second, third = submitted.expected
    assert (first, third) == (WRITTEN, WRITTEN)
    assert "Amalia" in second
    assert said == [second, third]


def test_what_rests_while_a_reply_is_written_is_told_when_that_is_done(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = threading.Event()
    may_go_on.set()

    def respond(_prompt: str) -> str:
        assert may_go_on.wait(20)
        return "Fine."

    desktop = left(qtbot, make_desktop, respond)
    submitted = Submitted(desktop, monkeypatch)
    may_go_on.clear()
    begin(qtbot, desktop, "A message")
    try:
        rest(qtbot, desktop, WRITTEN)
        assert submitted.expected == []
    finally:
        may_go_on.set()
    wait_until(qtbot, lambda: bool(submitted.expected))
    assert submitted.expected == [WRITTEN]
    assert not desktop.session.busy


def test_where_nothing_has_left_nothing_is_told(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = talked(qtbot, make_desktop)
    submitted = Submitted(desktop, monkeypatch)
    rest(qtbot, desktop, WRITTEN)
    assert submitted.expected == []
    choose(qtbot, desktop, menu_of(desktop, 4), "Drop up to here")
    wait_until(qtbot, lambda: bool(submitted.expected))
    assert submitted.expected == [WRITTEN], "what stands there still is told once it may be of use"


@pytest.mark.parametrize("server", [True, False], ids=["on a server", "too small"])
def test_a_model_that_reads_nothing_ahead_is_told_nothing(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch, server: bool
) -> None:
    desktop = left(qtbot, make_desktop)
    submitted = Submitted(desktop, monkeypatch)
    info, encoder = desktop.assembly.governor.loaded or (None, None)
    assert info is not None
    assert encoder is not None
    other = replace(info, path=None) if server else replace(info, unseen="It is too small.")
    desktop.assembly.governor.session.loaded = (other, encoder)
    rest(qtbot, desktop, WRITTEN)
    assert submitted.expected == []


def test_a_command_is_not_told(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = left(qtbot, make_desktop)
    submitted = Submitted(desktop, monkeypatch)
    rest(qtbot, desktop, "Half a message")
    desktop.window.composer.set_text("/context status")
    counter = desktop.composer_actions.counter
    assert not counter.has_rested
    assert not counter._pause.isActive(), "nothing will come of it"
    rest(qtbot, desktop, WRITTEN)
    assert submitted.expected == ["Half a message", WRITTEN]
