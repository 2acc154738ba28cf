"""Whatever is opened, nothing else appears on the screen beside it, not even for a moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import DesktopMaker, click, send, wait_idle, wait_until


class _Appearing(QObject):
    """Notes what becomes a window of its own and is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(watched)
        return False


@contextmanager
def appearing(qapp: QApplication) -> Iterator[list[QWidget]]:
    watcher = _Appearing()
    qapp.installEventFilter(watcher)
    try:
        yield watcher.windows
    finally:
        qapp.removeEventFilter(watcher)


#: What opens a dialog, as the list of shortcuts has it.
OPENED = (
    "Settings",
    "Profiles",
    "Parameters of this chat",
    "Models on this machine",
    "Find a model",
    "Summarize now",
    "Edits of the context",
    "Search commands, chats and more",
    "Keyboard shortcuts",
    "API requests",
    "Prompts",
)


def strays_among(windows: list[QWidget]) -> list[tuple[str, str]]:
    """Those that nothing had been given as its parent when they appeared, or that are no windows by now."""
    strays = [each for each in windows if each.parentWidget() is None or not each.isWindow()]
    return [(type(each).__name__, each.objectName()) for each in strays]


def opened(window: QWidget, before: set[QWidget]) -> list[QWidget]:
    """What is in sight and was not there before."""
    return [each for each in window.findChildren(QWidget) if each not in before and each.isVisible()]


def anything_opened(window: QWidget, before: set[QWidget]) -> bool:
    return bool(opened(window, before))


def test_a_dialog_appears_alone(qtbot: QtBot, qapp: QApplication, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "hello")
    window = desktop.window
    acts = {words: act for words, _, act in window.shortcut_actions()}
    for words in OPENED:
        before = set(window.findChildren(QWidget))
        with appearing(qapp) as windows:
            acts[words]()
            wait_until(qtbot, partial(anything_opened, window, before))
            qapp.processEvents()
            assert not strays_among(windows), words
        for dialog in [each for each in opened(window, before) if isinstance(each, QDialog)]:
            dialog.close()
        qapp.processEvents()


def test_nothing_appears_beside_a_conversation(
    qtbot: QtBot, qapp: QApplication, make_desktop: DesktopMaker
) -> None:
    with appearing(qapp) as windows:
        desktop = make_desktop(lambda _: "A reply with `code`.\n\n```python\nprint(1)\n```\n" * 3, n_ctx=512)
        for number in range(8):
            send(qtbot, desktop, f"My friend number {number} keeps {number + 3} goats in the mountains.")
        assert desktop.session.live.chat_id is not None
        first = desktop.session.live.chat_id
        click(desktop.window.sidebar.new_button)
        wait_idle(qtbot, desktop)
        desktop.actions.open_chat(first)
        wait_until(qtbot, lambda: desktop.session.live.chat_id == first)
        wait_idle(qtbot, desktop)
        assert not [each for each in strays_among(windows) if each[0] != "MainWindow"]
