"""The window serves other programs while its switch is on."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import httpx
import keyring
import pytest
from keyring.backend import KeyringBackend
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.settings.dialog import SettingsDialog
from tests.gui.conftest import DesktopMaker, begin, click, send, wait_idle, wait_until


def test_the_switch_lets_other_programs_in_and_out(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _prompt: "Fine.", settings=Settings().with_values({"server.port": 0}))
    assert not is_served(desktop)
    send(qtbot, desktop, "hello")
    window = desktop.window
    assert window.sidebar.api_button.text() == "API off"
    desktop.actions.change_settings({"server.enabled": True})
    wait_idle(qtbot, desktop)
    url = desktop.server.url or "nowhere"
    assert url in window.toast.title.text()
    assert window.sidebar.api_button.text() == "API on"
    assert url in window.sidebar.api_button.toolTip()
    QGuiApplication.clipboard().clear()
    window.toast.action.click()
    wait_until(qtbot, lambda: bool(QGuiApplication.clipboard().text()))
    key = QGuiApplication.clipboard().text()
    asked = httpx.post(
        f"{url}/v1/chat/completions",
        headers={"Authorization": f"Bearer {key}"},
        json={"model": "default", "messages": [{"role": "user", "content": "hello"}]},
        trust_env=False,
        verify=False,
        timeout=60,
    )
    assert asked.json()["choices"][0]["message"]["content"] == "Fine."
    assert [record.status for record in desktop.server.records.last()] == [200]
    send(qtbot, desktop, "still there?")  # the chat of the window is where it was
    wait_idle(qtbot, desktop)
    desktop.actions.change_settings({"server.enabled": False})
    wait_idle(qtbot, desktop)
    assert not is_served(desktop)
    assert window.sidebar.api_button.text() == "API off"


def test_that_other_programs_can_call_is_seen_at_every_width(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(settings=Settings().with_values({"server.port": 0, "server.enabled": True}))
    window = desktop.window
    window.resize(1400, 800)
    wait_until(qtbot, window.sidebar.api_button.isVisible)
    assert not window.header.api_button.isVisible(), "once is enough"
    window.fold_sidebar(True)
    wait_until(qtbot, window.header.api_button.isVisible)
    click(window.header.api_button)
    (dialog,) = window.findChildren(SettingsDialog)
    assert dialog.pages.currentItem().text() == "Server"
    dialog.reject()
    desktop.actions.change_settings({"server.enabled": False})
    wait_until(qtbot, lambda: not window.header.api_button.isVisible())


class Asking(KeyringBackend):
    """A keyring that asks its user for the password, who has not typed it yet."""

    priority = 1

    def __init__(self) -> None:
        self.asked, self.typed = threading.Event(), threading.Event()
        self.on: list[threading.Thread] = []

    def get_password(self, service: str, username: str) -> str | None:
        self.on.append(threading.current_thread())
        self.asked.set()
        self.typed.wait()
        return "of the keyring"

    def set_password(self, service: str, username: str, password: str) -> None:
        raise AssertionError

    def delete_password(self, service: str, username: str) -> None:
        raise AssertionError


@pytest.fixture
def asking() -> Iterator[Asking]:
    before, ring = keyring.get_keyring(), Asking()
    keyring.set_keyring(ring)
    yield ring
    ring.typed.set()
    for thread in ring.on:
        thread.join()
    keyring.set_keyring(before)


def test_a_keyring_that_waits_for_its_password_holds_nothing_up(
    qtbot: QtBot, make_desktop: DesktopMaker, asking: Asking
) -> None:
    desktop = make_desktop(settings=Settings().with_values({"server.port": 0}))
    desktop.actions.change_settings({"server.enabled": True})
    assert asking.asked.wait(60), "the window is here meanwhile"
    begin(qtbot, desktop, "hello")
    wait_until(qtbot, lambda: "Fine." in said_last(desktop))
    assert not is_served(desktop)
    asking.typed.set()
    wait_until(qtbot, lambda: is_served(desktop))
    assert desktop.server.key == "of the keyring"


def test_closing_does_not_wait_for_a_keyring(make_desktop: DesktopMaker, asking: Asking) -> None:
    desktop = make_desktop(settings=Settings().with_values({"server.port": 0}))
    desktop.actions.change_settings({"server.enabled": True})
    assert asking.asked.wait(60)
    desktop.close()
    assert not is_served(desktop)


def is_served(desktop: Desktop) -> bool:
    return desktop.server.url is not None


def said_last(desktop: Desktop) -> str:
    item = desktop.window.chat.transcript.items[-1]
    return item.text if isinstance(item, TurnItem) else ""
