"""The window serves other programs while its switch is on."""

from __future__ import annotations

import httpx
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from tests.gui.conftest import DesktopMaker, send, wait_idle


def test_the_switch_lets_other_programs_in_and_out(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _prompt: "Fine.", settings=Settings().with_values({"server.port": 0}))
    assert not is_served(desktop)
    send(qtbot, desktop, "hello")
    desktop.actions.change_settings({"server.enabled": True})
    url = desktop.server.url or "nowhere"
    assert url in desktop.window.toast.title.text()
    desktop.window.toast.action.click()
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
    assert not is_served(desktop)


def is_served(desktop: Desktop) -> bool:
    return desktop.server.url is not None
