"""The Tab key and screen readers go through the window as one reads, whatever was made when."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import ErrorRaised
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.version_pager import QuietButton
from ethervox_gui.ui.kit.focus.focus_frame import FocusFrame
from ethervox_gui.ui.kit.text_views.code_block import CodeText
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until

#: What stands in dialogs, as one reads.
_ORDERS = {
    "SettingsDialog": ["settingsSearch", "settingsPages", "appearance.font_size", "closeSettings"],
    "ProfileDialog": ["profileList", "newProfile", "profile.model", "useProfile", "closeProfiles"],
    "SummaryDialog": ["Newest turns that stay as they are", "leavingTurns", "noteText"],
}
_CODE = "Here:\n\n```python\nx = 1\n```\n\nand\n\n```c\nint x;\n```"


@pytest.fixture
def active(qtbot: QtBot, make_desktop: DesktopMaker) -> Desktop:
    desktop = make_desktop(lambda _prompt: _CODE)
    desktop.window.resize(1280, 900)
    desktop.window.activateWindow()
    wait_until(qtbot, desktop.window.isActiveWindow)
    return desktop


def walk(start: QWidget, end: QWidget) -> list[QWidget]:
    """What the Tab key comes to between two widgets."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    found: list[QWidget] = []
    while len(found) < 60:
        focused = QApplication.focusWidget()
        assert focused is not None
        press(focused, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused is end:
            return found
        found.append(focused)
    raise AssertionError([each.objectName() for each in found])


def names(widgets: list[QWidget]) -> list[str]:
    return [each.objectName() or each.accessibleName() for each in widgets]


def by_place(widgets: list[QWidget], top: QWidget) -> list[QWidget]:
    """From the top down; what stands in a line from left to right."""

    def place(widget: QWidget) -> tuple[int, int]:
        where = widget.mapTo(top, QPoint(0, widget.height() // 2))
        return where.y() // 8, where.x()

    return sorted(widgets, key=place)


def test_tab_goes_through_a_reply_as_one_reads(qtbot: QtBot, active: Desktop) -> None:
    window = active.window
    send(qtbot, active, "Show me.")
    window.chat.findChildren(QuietButton, "regenerateReply")[-1].click()
    wait_idle(qtbot, active)
    wait_until(qtbot, lambda: sum(view.isVisible() for view in window.chat.findChildren(CodeText)) == 2)
    visited = walk(window.chat, window.composer.editor)
    assert names(visited) == [
        *("editMessage", "Copy code", "Copy code", "previousVersion"),
        *("copyReply", "whyReply", "regenerateReply", "editQuestion"),
    ]
    assert visited == by_place(visited, window.chat.column)


def test_ways_to_begin_come_before_the_message(active: Desktop) -> None:
    window = active.window
    window.welcome.show_first_run(True)
    visited = walk(window.chat, window.composer.editor)
    assert visited
    assert all(window.welcome.isAncestorOf(each) for each in visited), names(visited)
    assert names(visited)[:3] == ["useGuide", "openLibrary", "openFile"]


def test_what_went_wrong_is_at_hand_above_the_message(active: Desktop) -> None:
    window = active.window
    event = ErrorRaised("disk_full", "The disk is full.", "Free some room.")
    window.tell_failure(event, [("Retry", lambda: None)], of_model=False)
    visited = walk(window.chat, window.composer.editor)
    assert any(window.reply_failure.isAncestorOf(each) for each in visited), names(visited)


def test_readers_hear_a_reply_before_its_buttons(qtbot: QtBot, active: Desktop) -> None:
    send(qtbot, active, "Show me.")
    (shown,) = [reply for reply in active.window.chat.findChildren(AssistantMessage) if reply.isVisible()]
    seen = QAccessible.queryAccessibleInterface(shown)
    parts = [seen.child(index).object() for index in range(seen.childCount())]
    widgets = [part for part in parts if isinstance(part, QWidget) and part.isVisible()]
    assert widgets == by_place(widgets, shown)


def test_readers_hear_the_chats_first(active: Desktop) -> None:
    columns = QAccessible.queryAccessibleInterface(active.window.columns)
    first = [columns.child(index).object() for index in range(3)]
    sidebar = active.window.sidebar
    assert first == [sidebar, active.window.columns.widget(1), active.window.memory]
    seen = QAccessible.queryAccessibleInterface(sidebar)
    parts = [seen.child(index).object() for index in range(seen.childCount())]
    assert [part for part in parts if part in sidebar.in_order()] == list(sidebar.in_order())


def test_an_empty_list_shows_that_the_keys_are_in_it(qtbot: QtBot, active: Desktop) -> None:
    listed = active.window.memory.list
    (frame,) = listed.findChildren(FocusFrame)
    listed.setFocus(Qt.FocusReason.TabFocusReason)
    wait_until(qtbot, frame.isVisible)
    active.assembly.store.add_note(active.session.shown_chat or 0, "Tea is at four.")
    active.window.memory.refresh()
    wait_until(qtbot, lambda: bool(listed.model().rowCount()))
    assert not frame.isVisible(), "a row shows it now"


def test_keys_that_came_to_the_timeline_are_at_a_turn(qtbot: QtBot, active: Desktop) -> None:
    window, strip = active.window, active.window.header.timeline
    send(qtbot, active, "Show me.")
    strip.setFocus(Qt.FocusReason.TabFocusReason)
    wait_until(qtbot, strip.hasFocus)
    newest = len(strip.entries) - 1
    place = strip.rect().center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, strip.mapToGlobal(place))
    QApplication.sendEvent(strip, asked)
    menu = strip.findChild(QMenu)
    assert menu is not None
    assert menu.actions()[0].text() == "Show in chat"
    assert strip.mapFromGlobal(menu.pos()).x() == strip.rect_of(newest).left(), "it opens at the turn"
    menu.close()
    wait_until(qtbot, strip.hasFocus)
    shown: list[int] = []
    strip.turn_activated.connect(shown.append)
    press(strip, Qt.Key.Key_Return)
    assert shown == [2]
    window.composer.setFocus()
    strip.show_entries(list(strip.entries))
    strip.setFocus(Qt.FocusReason.TabFocusReason)
    press(strip, Qt.Key.Key_Left)
    assert strip.current == newest - 1, "the newest was marked already"


def test_return_presses_the_button_that_has_the_keys(qtbot: QtBot, active: Desktop) -> None:
    window = active.window
    send(qtbot, active, "Show me.")
    window.chat.findChildren(QuietButton, "copyReply")[-1].setFocus(Qt.FocusReason.TabFocusReason)
    QGuiApplication.clipboard().clear()
    press(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == _CODE
    window.memory.fold_button.setFocus(Qt.FocusReason.TabFocusReason)
    press(window.memory.fold_button, Qt.Key.Key_Enter)
    assert not window.memory.isVisible()
    window.sidebar.settings_button.setFocus(Qt.FocusReason.TabFocusReason)
    press(window.sidebar.settings_button, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: bool(window.findChildren(QPushButton, "closeSettings")))
    (close,) = window.findChildren(QPushButton, "closeSettings")
    close.setFocus(Qt.FocusReason.TabFocusReason)
    press(close, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: not window.findChildren(QPushButton, "closeSettings"))


def test_keys_page_through_versions(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """They stay at the arrow, and are at the other one where it goes no further."""
    desktop = make_desktop(lambda _prompt: "Fine.")
    window = desktop.window
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    send(qtbot, desktop, "Hello")
    for _ in range(2):
        desktop.version_actions.regenerate(None)
        wait_idle(qtbot, desktop)

    def arrow(name: str) -> QWidget:
        return next(each for each in window.chat.findChildren(QToolButton, name) if each.isVisible())

    def is_at(name: str) -> bool:
        return window.focusWidget() is arrow(name)

    arrow("previousVersion").setFocus(Qt.FocusReason.TabFocusReason)
    for name in ("previousVersion", "nextVersion", "nextVersion"):
        focused = window.focusWidget()
        assert focused is not None
        press(focused, Qt.Key.Key_Space)
        wait_idle(qtbot, desktop)
        wait_until(qtbot, partial(is_at, name))
    press(arrow("nextVersion"), Qt.Key.Key_Space)
    window.composer.setFocus()
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: not window.chat.filling)
    assert window.focusWidget() is window.composer.editor, "they went elsewhere meanwhile"


def test_keys_stay_at_a_turn_that_leaves(qtbot: QtBot, active: Desktop) -> None:
    strip = active.window.header.timeline
    for number in range(3):
        send(qtbot, active, f"Message {number}")
    strip.setFocus(Qt.FocusReason.TabFocusReason)
    press(strip, Qt.Key.Key_Home)
    for _ in range(4):
        press(strip, Qt.Key.Key_Right)
    wish = next(
        each for each in strip.menu_for(strip.entries[4]).actions() if each.text() == "Drop up to here"
    )
    wish.trigger()
    wait_idle(qtbot, active)
    send(qtbot, active, "/context summarize 0")
    wait_until(qtbot, lambda: any(entry.is_block for entry in strip.entries))
    assert strip.current is not None
    assert (strip.entries[strip.current].number, strip.entries[strip.current].is_block) == (4, False)
    active.actions.new_chat()
    wait_until(qtbot, lambda: len(strip.entries) < 4)
    assert strip.current is None


@pytest.mark.parametrize("name", ["editMessage", "copyReply"])
def test_the_menu_of_a_message_opens_at_its_buttons(qtbot: QtBot, active: Desktop, name: str) -> None:
    send(qtbot, active, "Show me.")
    button = active.window.chat.findChildren(QuietButton, name)[-1]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    place = button.rect().center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, button.mapToGlobal(place))
    QApplication.sendEvent(button, asked)
    (menu,) = active.window.chat.findChildren(QMenu)
    assert "Copy message" in [action.text() for action in menu.actions()]
    menu.close()
    click(active.window.composer.editor)


def test_tab_goes_around_each_dialog(qtbot: QtBot, active: Desktop) -> None:
    """Nothing holds the keys back, and all that can be pressed is reached, in its order."""
    window = active.window
    for number in range(3):
        send(qtbot, active, f"Message {number}")
    acts = [
        act for _, keys, act in window.shortcut_actions() if keys not in {"Esc", "Ctrl+N", "Ctrl+O", "Ctrl+Q"}
    ]
    seen: set[str] = set()
    for act in (*acts, active.download_actions.show_dialog, active.hub_actions.show_dialog):
        act()
        wait_idle(qtbot, active)
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                seen.add(type(dialog).__name__)
                dialog.window().activateWindow()
                wait_until(qtbot, partial(has_keys, dialog.window()))
                assert_goes_around(dialog)
                dialog.reject()
        wait_until(qtbot, lambda: not any(each.isVisible() for each in window.findChildren(QDialog)))
    assert seen >= {
        *("EditsDialog", "DownloadDialog", "HubDialog", "ModelDialog", "Palette", "ProfileDialog"),
        *("PromptDialog", "RequestsDialog", "SettingsDialog", "ShortcutsDialog", "SummaryDialog"),
    }


def has_keys(window: QWidget) -> bool:
    return window.focusWidget() is not None


def assert_goes_around(dialog: QDialog) -> None:
    first = now = dialog.window().focusWidget()
    assert now is not None
    assert dialog.isAncestorOf(now), dialog
    visited = [now]
    while len(visited) < 100:
        press(now, Qt.Key.Key_Tab)
        now = dialog.window().focusWidget()
        assert now is not None
        if now is first:
            break
        assert now not in visited, (dialog, names(visited), now)
        visited.append(now)
    order = _ORDERS.get(type(dialog).__name__, [])
    found = names(visited)
    at = found.index(order[0]) if order else 0
    assert [name for name in found[at:] + found[:at] if name in order] == order
    wanted = {
        each
        for kind in (QAbstractButton, QAbstractSpinBox, QLineEdit, QComboBox)
        for each in dialog.findChildren(kind)
        if each.isVisible() and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
    }
    inside = {each for each in wanted if isinstance(each.parent(), QAbstractSpinBox | QComboBox)}
    assert not names(list(wanted - inside - set(visited))), dialog
