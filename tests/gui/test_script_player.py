"""What a script may say, played in this process: nothing sleeps, so one sees who waits for what."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from ethervox_gui.context.errors import UserError
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.controllers.script_player import ScriptPlayer
from tests.gui.conftest import DesktopMaker, wait_idle, wait_until

Sleep = Callable[[float], None]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Callable[[Desktop, list[str], Sleep], None]:
    """Plays lines in a window; where the player sleeps it calls the last argument instead."""

    def played(desktop: Desktop, lines: list[str], sleep: Sleep) -> None:
        async def slept(seconds: float) -> None:
            sleep(seconds)

        monkeypatch.setattr(asyncio, "sleep", slept)
        player = ScriptPlayer(desktop.window, desktop.session, desktop.actions, desktop.background)
        with pytest.raises(StopIteration):  # it never gives way to a loop
            player.play(lines).send(None)

    return played


def look_around(_seconds: float) -> None:
    QCoreApplication.processEvents()


def test_a_rest_is_idle_time(
    qtbot: QtBot, make_desktop: DesktopMaker, play: Callable[[Desktop, list[str], Sleep], None]
) -> None:
    desktop = make_desktop()
    resting = threading.Event()
    undisturbed: list[bool] = []

    def idle(stop: Callable[[], bool]) -> None:
        while not (resting.wait(0.005) or stop()):
            pass
        undisturbed.append(not stop())

    desktop.assembly.governor.session.use_idle_time = idle  # type: ignore[method-assign]

    def sleep(seconds: float) -> None:
        if seconds != 12.5:
            look_around(seconds)
            return
        resting.set()
        wait_until(qtbot, lambda: bool(undisturbed))
        resting.clear()

    play(desktop, ["Hello", "!rest 12.5", "And now?"], sleep)
    wait_idle(qtbot, desktop)
    assert undisturbed[0], "the next message came only after it"
    chat = desktop.session.shown_chat
    assert chat is not None
    said = desktop.assembly.store.turns_of_chat(chat)
    assert [turn.text for turn in said if turn.role == "user"] == ["Hello", "And now?"]


@pytest.mark.parametrize("line", ["!rest", "!rest soon", "!chat 9", "!font big", "!dialog none"])
def test_what_is_not_understood_is_one_sentence(
    make_desktop: DesktopMaker, play: Callable[[Desktop, list[str], Sleep], None], line: str
) -> None:
    with pytest.raises(UserError) as told:
        play(make_desktop(), [line], look_around)
    assert line in told.value.message


def test_why_needs_a_message_for_which_something_came_back(
    make_desktop: DesktopMaker, play: Callable[[Desktop, list[str], Sleep], None]
) -> None:
    with pytest.raises(UserError, match="no message for which turns came back"):
        play(make_desktop(), ["!why"], look_around)
