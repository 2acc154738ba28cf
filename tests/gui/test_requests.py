"""The server's page of the settings, and the list of requests."""

from __future__ import annotations

import socket

import httpx
from PySide6.QtCore import QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.requests.report import CameBack, ContextReport, RequestRecord, Shortened
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from ethervox_gui.ui.kit.widgets.problem import Problem
from ethervox_gui.ui.settings import api_requests
from ethervox_gui.ui.settings.api_box import ServerBox
from ethervox_gui.ui.settings.api_requests import RequestsDialog
from ethervox_gui.ui.settings.dialog import SettingsDialog
from tests.gui.conftest import DesktopMaker, click, wait_until

ANY_PORT = Settings().with_values({"server.port": 0, "server.max_messages": 3})


def open_settings(desktop: Desktop) -> SettingsDialog:
    click(desktop.window.sidebar.settings_button)
    dialog = desktop.window.findChildren(SettingsDialog)[-1]
    dialog.show_page("server")
    return dialog


def button(dialog: SettingsDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def line(dialog: SettingsDialog, name: str) -> QLineEdit:
    found = dialog.findChild(QLineEdit, name)
    assert isinstance(found, QLineEdit)
    return found


def apply(dialog: SettingsDialog) -> None:
    button(dialog, "closeSettings").click()


def ask(desktop: Desktop, key: str, n_messages: int) -> httpx.Response:
    roles = ["user", "assistant"] * n_messages
    messages = [{"role": role, "content": "words " * 60} for role in roles[:n_messages]]
    return httpx.post(
        f"{desktop.server.url}/v1/chat/completions",
        headers={"Authorization": f"Bearer {key}"},
        json={"model": "default", "messages": messages},
        trust_env=False,
        verify=False,
        timeout=60,
    )


def test_the_switch_the_address_and_the_key(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(settings=ANY_PORT)
    dialog = open_settings(desktop)
    assert line(dialog, "serverAddress").text() == ""
    assert not button(dialog, "copyAddress").isEnabled()
    switch = dialog.findChild(QCheckBox, "server.enabled")
    assert isinstance(switch, QCheckBox)
    switch.setChecked(True)
    wait_until(qtbot, lambda: line(dialog, "serverAddress").text() != "")
    assert button(dialog, "copyAddress").isEnabled()
    apply(dialog)
    assert desktop.server.url is not None
    dialog = open_settings(desktop)
    assert line(dialog, "serverAddress").text() == f"{desktop.server.url}/v1"
    click(button(dialog, "copyAddress"))
    assert QGuiApplication.clipboard().text() == f"{desktop.server.url}/v1"
    key = line(dialog, "serverKey")
    assert key.text() == ""
    click(button(dialog, "showKey"))
    wait_until(qtbot, lambda: key.text() != "")
    assert key.text() == desktop.server.key
    assert (button(dialog, "showKey").text(), button(dialog, "showKey").accessibleName()) == (
        "Hide",
        "Hide the key",
    )
    click(button(dialog, "showKey"))
    assert key.text() == ""
    assert button(dialog, "showKey").text() == "Show"
    click(button(dialog, "copyKey"))
    wait_until(qtbot, lambda: QGuiApplication.clipboard().text() == desktop.server.key)
    click(button(dialog, "showRequests"))
    assert len(desktop.window.findChildren(RequestsDialog)) == 1
    dialog.reject()


def test_a_port_that_is_taken_is_told_beside_the_switch(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        desktop = make_desktop(settings=Settings().with_values({"server.port": port}))
        dialog = open_settings(desktop)
        desktop.actions.change_settings({"server.enabled": True})
        wait_until(qtbot, lambda: problem_of(dialog).isVisible())
        assert str(port) in problem_of(dialog).sentence.text()
        assert line(dialog, "serverAddress").placeholderText() == "not running"
        assert desktop.window.findChild(ErrorDialog) is None, "nobody sees it behind the settings"
        desktop.actions.change_settings({"appearance.motion": False})
        wait_until(qtbot, lambda: desktop.background.idle)
        assert problem_of(dialog).isVisible(), "another setting mends nothing"
    click(problem_of(dialog).retry)
    wait_until(qtbot, lambda: desktop.server.url is not None)
    wait_until(qtbot, lambda: not problem_of(dialog).isVisible())
    assert str(port) in line(dialog, "serverAddress").text()
    dialog.reject()


def problem_of(dialog: SettingsDialog) -> Problem:
    (box,) = [each for each in dialog.findChildren(ServerBox) if each.isVisible()]
    return box.problem


def test_requests_are_shown_as_they_come(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(settings=ANY_PORT, n_ctx=2048)
    desktop.actions.change_settings({"server.enabled": True})
    wait_until(qtbot, lambda: desktop.server.url is not None)
    key = desktop.server.key
    assert ask(desktop, key, 1).status_code == 200
    desktop.server_actions.show_requests()
    (dialog,) = desktop.window.findChildren(RequestsDialog)
    assert dialog.list.topLevelItemCount() == 1
    assert ask(desktop, key, 7).status_code == 200
    wait_until(qtbot, lambda: dialog.list.topLevelItemCount() == 2)
    first = dialog.list.topLevelItem(0)
    assert first is not None
    wait_until(qtbot, lambda: "tokens in" in first.text(5))
    assert [first.text(column) for column in (1, 2, 4)] == ["default", "7", "4 dropped"]
    assert "→" in first.text(3)
    dialog.list.setCurrentItem(first)
    assert "sliding_window" in dialog.details.text()
    desktop.actions.change_settings({"server.enabled": False})
    wait_until(qtbot, lambda: "No program can call" in dialog.state.text())
    dialog.close()
    wait_until(qtbot, lambda: not desktop.window.findChildren(RequestsDialog))
    desktop.server_actions.show_requests()  # what came before is still there
    (dialog,) = desktop.window.findChildren(RequestsDialog)
    assert dialog.list.topLevelItemCount() == 2


def test_a_program_with_a_wrong_key_is_in_the_list(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(settings=ANY_PORT)
    desktop.actions.change_settings({"server.enabled": True})
    wait_until(qtbot, lambda: desktop.server.url is not None)
    desktop.server_actions.show_requests()
    (dialog,) = desktop.window.findChildren(RequestsDialog)
    for _ in range(2):
        assert ask(desktop, "guess", 1).status_code == 401
    wait_until(qtbot, lambda: dialog.list.topLevelItemCount() == 1)
    row = dialog.list.topLevelItem(0)
    assert row is not None
    words = ["POST /v1/chat/completions", "", "", "refused", "error 401", ""]
    assert [row.text(column) for column in range(1, 7)] == words
    dialog.list.setCurrentItem(row)
    wait_until(qtbot, lambda: "Refused so far: 2 times" in dialog.details.text())
    assert "The key is missing or wrong." in dialog.details.text()
    assert "guess" not in dialog.details.text()


def test_requests_open_above_the_settings_and_take_clicks(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(settings=ANY_PORT)
    desktop.server_actions.show_requests()
    settings = open_settings(desktop)
    click(button(settings, "showRequests"))
    (dialog,) = [d for d in desktop.window.findChildren(RequestsDialog) if d.isVisible()]
    assert dialog.parent() is settings, "else these would block it, since they are modal"
    assert QApplication.activeModalWidget() is settings
    settings.close()
    wait_until(qtbot, lambda: not desktop.window.findChildren(RequestsDialog))
    desktop.server_actions.show_requests()
    (dialog,) = [d for d in desktop.window.findChildren(RequestsDialog) if d.isVisible()]
    assert dialog.parent() is desktop.window


def test_an_empty_list_says_so_and_keys_stand_at_a_row(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    desktop.server_actions.show_requests()
    (dialog,) = desktop.window.findChildren(RequestsDialog)
    assert dialog.nothing.isVisible()
    for n in range(2):
        desktop.server_actions.recorded.emit(RequestRecord(n, 0.0, "default", 1, 10, 100))
    assert not dialog.nothing.isVisible()
    index = dialog.list.model().index(0, 0)
    dialog.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
    QApplication.sendEvent(dialog.list, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert dialog.list.selectedItems() == [dialog.list.currentItem()], "as Qt goes to it with the Tab key"
    dialog.reject()


def test_the_list_does_not_grow_for_ever_and_takes_any_text(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    desktop.server_actions.show_requests()
    (dialog,) = desktop.window.findChildren(RequestsDialog)
    for number in range(1, 600):
        evil = "<b>x</b>\u202e\n" * 40
        desktop.server_actions.recorded.emit(RequestRecord(number, 1e9, evil, 3, status=400, problem=evil))
    wait_until(qtbot, lambda: dialog.list.topLevelItemCount() == 500)
    newest = dialog.list.topLevelItem(0)
    assert newest is not None
    dialog.list.setCurrentItem(newest)
    assert dialog.details.textFormat() is Qt.TextFormat.PlainText
    assert "\u202e" not in newest.text(1) + dialog.details.text()
    assert "\n" not in newest.text(1)


def test_words_for_every_kind_of_request() -> None:
    summarized = ContextReport("summarization", 300, False, 10, 40, 0, 700, 17, 5)
    record = RequestRecord(1, 1e9, "far", 50, 1000, 8192, summarized, 3.2, 200, 12, 1.5)
    assert api_requests.columns(record)[2:] == [
        "50",
        "≈ 1,000 → 300 / 8,192",
        "40 summarized",
        "12 tokens in 1.5 s",
        "3.2 ms",
    ]
    told = api_requests.details(record)
    assert "Summary 17" in told
    assert "700 tokens fewer" in told
    gone = RequestRecord(2, 1e9, "far", 1, status=499)
    assert api_requests.outcome(gone) == "caller disconnected"
    refused = RequestRecord(3, 1e9, "far", 1, status=400, problem="Context limit exceeded.")
    assert api_requests.context(refused) == "refused"
    assert "Context limit exceeded." in api_requests.details(refused)
    assert api_requests.outcome(RequestRecord(4, 1e9, "far", 1)) == "running…"


def test_what_came_back_for_a_request_is_told_in_its_details() -> None:
    why = (("dog", "Rex"), ("dog", "dog"))
    back = (
        CameBack((3, 4, 9), 120, "page", "question", why),
        CameBack((6, 7), 1040, "quote", "question", ()),
    )
    report = ContextReport("automatic", 300, True, 10, came_back=back)
    told = api_requests.details(RequestRecord(1, 1e9, "default", 50, 1000, 8192, report, 3.2, 200, 12, 1.5))
    assert "Turns 3–4, 9 came back for it, 120 tokens, because of “dog” ↔ “Rex” · “dog”." in told
    assert "Quoted for it from turns 6–7, 1,040 tokens." in told
    nothing = ContextReport("automatic", 300, True, 10, came_back=())
    told = api_requests.details(RequestRecord(1, 1e9, "default", 50, 1000, 8192, nothing, 3.2, 200, 12, 1.5))
    assert "came back" not in told


def test_what_of_a_result_is_read_is_told_in_the_details() -> None:
    shortened = (Shortened(7895, 310, 7, 12), Shortened(889, 341, call_id="call_4"))
    report = ContextReport("governed", 1175, True, 5, tokens_removed=7585, shortened=shortened)
    told = api_requests.details(RequestRecord(1, 1e9, "default", 1, 7900, 8192, report, 3.2, 200, 12, 1.5))
    assert "The result in turn 7 was too long: 310 of its 7,895 tokens are read, memory 12" in told
    assert "The result of the call call_4 was too long: 341 of its 889 tokens were kept." in told
