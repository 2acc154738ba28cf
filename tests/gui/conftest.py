"""What the tests of the window share: no display, and a desktop on the real governor."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from ethervox_gui.ui.kit.text import language
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.problem import Failure
from ethervox_gui.ui.runtime.application import Application
from tests.gui.scripted_desktop import Respond, scripted_desktop

#: Generous, because the machine may be busy; a test that passes does not wait so long.
PATIENCE_MS = 20_000
#: That of the machine's memory, in bytes a second: it is not measured for each window.
BANDWIDTH = 20e9


def pytest_configure(config: pytest.Config) -> None:
    # Said by Qt's own offscreen platform whenever a dialog or a tooltip opens.
    config.addinivalue_line("qt_log_ignore", "This plugin does not support")


class DesktopMaker(Protocol):
    """Opens a window whose model answers with ``respond``, and waits until it is ready."""

    def __call__(
        self,
        respond: Respond = ...,
        *,
        data_dir: Path | None = ...,
        n_ctx: int = ...,
        settings: Settings | None = ...,
        pause_s: float = ...,
        chat_id: int | None = ...,
        names_chats: bool = ...,
    ) -> Desktop: ...


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    """The program's own application object, for pytest-qt."""
    return Application


@pytest.fixture(scope="session")
def _dress(qapp: object) -> Theme:
    theme = Theme("light")
    theme.apply()
    return theme


@pytest.fixture
def theme(qtbot: QtBot, _dress: Theme) -> Theme:
    """The application's theme, light and of the default size again; dressing all anew takes time."""
    _dress.choose("light")
    _dress.set_font_size(14)
    wait_until(qtbot, lambda: _dress.settled)
    return _dress


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """Whatever language a test speaks, the next one begins in English."""
    yield
    language.speak("en")
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def make_desktop(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[DesktopMaker]:
    monkeypatch.setattr("ethervox_gui.engine.speed.measure_bandwidth", lambda: BANDWIDTH)
    opened: list[Desktop] = []

    def make(
        respond: Respond = lambda _prompt: "Fine.",
        *,
        data_dir: Path | None = None,
        n_ctx: int = 2048,
        settings: Settings | None = None,
        pause_s: float = 0.0,
        chat_id: int | None = None,
        names_chats: bool = False,
    ) -> Desktop:
        folder = data_dir or tmp_path / "data"
        desktop = scripted_desktop(
            folder,
            respond,
            theme,
            n_ctx=n_ctx,
            settings=settings,
            pause_s=pause_s,
            names_chats=names_chats,
        )
        opened.append(desktop)
        desktop.open(chat_id)
        wait_idle(qtbot, desktop)
        return desktop

    yield make
    for desktop in opened:
        desktop.close()
        desktop.window.deleteLater()


def wait_until(qtbot: QtBot, done: Callable[[], bool]) -> None:
    qtbot.waitUntil(done, timeout=PATIENCE_MS)


def wait_idle(qtbot: QtBot, desktop: Desktop) -> None:
    """Until nothing runs, nothing is being read, and a message could be sent."""
    session = desktop.session
    wait_until(qtbot, lambda: session.ready and not session.busy and desktop.background.idle)


def send(qtbot: QtBot, desktop: Desktop, text: str) -> None:
    """Type a message, press Enter and wait for the whole reply."""
    begin(qtbot, desktop, text)
    wait_idle(qtbot, desktop)


def begin(_qtbot: QtBot, desktop: Desktop, text: str) -> None:
    editor = desktop.window.composer.editor
    editor.setPlainText(text)
    press(editor, Qt.Key.Key_Return)


def failure_of(qtbot: QtBot, desktop: Desktop) -> Failure:
    """What the window says could not be done, as soon as it does."""
    bars = (desktop.window.model_failure, desktop.window.reply_failure)
    wait_until(qtbot, lambda: any(bar.isVisible() for bar in bars))
    return next(bar for bar in bars if bar.isVisible())


def click(widget: QWidget, place: QPoint | None = None) -> None:
    """Click with the left button, in the middle unless told otherwise."""
    QTest.mouseClick(
        widget,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        place or widget.rect().center(),
    )


def press(
    widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press and release a key."""
    QTest.keyClick(widget, key, modifiers)


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press at a point, carry what is there to another one, and let it go."""
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for point in (start + QPoint(3, 0), (start + end) / 2, end):
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(point),
            QPointF(widget.mapToGlobal(point)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(widget, event)
    widget.grab()
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
