"""The window by keys: Tab goes everywhere in the order in which one reads, and the text grows and shrinks."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

import ethervox_gui
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.table import Table
from tests.gui.conftest import DesktopMaker, press, send, wait_until

#: Calls whose first argument a user reads.
_SPOKEN = {
    *("setText", "setToolTip", "setPlaceholderText", "setWindowTitle", "setAccessibleName"),
    *("setAccessibleDescription", "QLabel", "QPushButton", "addAction", "add_shortcut"),
}
#: A name and keys are the same in every language.
_NAMES = {"EthervoxGUI", "Ctrl N"}


def test_one_sees_that_the_keys_are_in_the_conversation(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    chat, theme = desktop.window.chat, desktop.window.theme
    send(qtbot, desktop, "Hello")
    chat.setFocus(Qt.FocusReason.TabFocusReason)
    wait_until(qtbot, chat.focus_frame.isVisible)
    desktop.window.resize(900, 640)
    wait_until(qtbot, lambda: chat.focus_frame.geometry() == chat.rect())
    picture = chat.grab().toImage()
    edge = {
        picture.pixelColor(1, picture.height() // 2).name(),
        picture.pixelColor(picture.width() // 2, 1).name(),
    }
    assert edge == {theme.css("accent")}
    mask = chat.focus_frame.mask()
    assert mask.contains(chat.rect().topLeft())
    assert not mask.contains(chat.rect().center()), "the chat itself is not covered"
    for kind, is_there in ((QEvent.Type.FocusOut, False), (QEvent.Type.FocusIn, True)):
        QApplication.sendEvent(chat, QFocusEvent(kind, Qt.FocusReason.ActiveWindowFocusReason))
        assert chat.focus_frame.isVisible() is is_there, "another window was in front for a while"
    press(chat, Qt.Key.Key_Tab)
    wait_until(qtbot, lambda: not chat.focus_frame.isVisible())
    chat.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not chat.focus_frame.isVisible(), "a click shows where it was"


def test_tab_goes_everywhere_and_comes_back(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    window.sidebar.new_button.setFocus()
    wait_until(qtbot, window.sidebar.new_button.hasFocus)
    visited = []
    for _ in range(80):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused in visited:
            break
        visited.append(focused)
        press(focused, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is window.sidebar.new_button, "the whole way round"
    names = [widget.objectName() for widget in visited]
    wanted = ["newChatButton", "chatFilter", "newFolderButton", "chatList", "settingsButton", "apiButton"]
    wanted += ["modelPicker", "contextGauge", "turnTimeline", "chatView"]
    wanted += ["composer", "memorySearch", "memoryList"]
    places = [names.index(name) for name in wanted]
    assert places == sorted(places), names
    head = [
        "modelPicker",
        "profilePicker",
        "summarizeNowButton",
        "moreButton",
        "contextGauge",
        "turnTimeline",
    ]
    at = names.index("modelPicker")
    assert [name for name in names[at : at + 8] if name in head] == head
    window.fold_memory(True)
    window.header.more.setFocus()
    press(window.header.more, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is window.header.show_memory, "it stands at the right of the first line"


def test_f6_goes_from_part_to_part(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """From the message to the timeline it took as many Tabs as there are buttons in between."""
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    window = desktop.window
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    window.composer.setFocus()
    wait_until(qtbot, window.composer.editor.hasFocus)

    def after(modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
        focused = QApplication.focusWidget()
        assert focused is not None
        press(focused, Qt.Key.Key_F6, modifiers)
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused.objectName()

    round_trip = ["memorySearch", "chatList", "turnTimeline", "chatView", "composer"]
    assert [after() for _ in round_trip] == round_trip
    assert window.composer.editor.hasFocus()
    back = [after(Qt.KeyboardModifier.ShiftModifier) for _ in round_trip]
    assert back == [*reversed(round_trip[:-1]), "composer"]
    window.fold_memory(True)
    window.header.more.setFocus()
    assert [after(), after(), after()] == ["chatView", "composer", "chatList"], (
        "within a part, and past a hidden one"
    )


def test_the_timeline_shows_that_keys_are_in_it(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    window, strip = desktop.window, desktop.window.header.timeline
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    window.composer.setFocus()
    before = strip.grab().toImage()
    strip.setFocus(Qt.FocusReason.TabFocusReason)
    wait_until(qtbot, strip.hasFocus)
    assert strip.grab().toImage() != before


@pytest.mark.parametrize("role", ["switch", ""])
@pytest.mark.parametrize("is_on", [False, True])
def test_a_switch_with_the_keys_has_a_frame(qtbot: QtBot, theme: Theme, role: str, is_on: bool) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    box, other = QCheckBox("On", dialog), QPushButton("Other", dialog)
    box.setProperty("role", role)
    box.setChecked(is_on)
    other.move(0, 60)
    dialog.show()
    dialog.activateWindow()
    wait_until(qtbot, dialog.isActiveWindow)
    looks = []
    for widget in (other, box):
        widget.setFocus()
        wait_until(qtbot, widget.hasFocus)
        looks.append(box.grab(QRect(0, 0, 12, box.height())).toImage())  # without its words
    assert looks[0] != looks[1]


def test_keys_make_the_text_larger_and_smaller(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window, control = desktop.window, Qt.KeyboardModifier.ControlModifier
    editor = window.composer.editor
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    before = window.theme.font_size
    for key, size in (
        (Qt.Key.Key_Plus, before + 1),
        (Qt.Key.Key_Equal, before + 2),
        (Qt.Key.Key_Minus, before + 1),
    ):
        press(editor, key, control)
        assert window.theme.font_size == size
        wait_until(qtbot, lambda: editor.font().pixelSize() == window.theme.px())
    press(editor, Qt.Key.Key_0, control)
    assert window.theme.font_size == before


def test_everything_said_can_be_translated() -> None:
    """No words go to a widget but through ``tr()``."""
    found = []
    folder = Path(ethervox_gui.__file__).parent / "ui"
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            spoken = node.args[1:2] if name == "add_shortcut" else node.args[:1]
            for said in spoken if name in _SPOKEN else []:
                words = said.value if isinstance(said, ast.Constant) else ""
                if isinstance(words, str) and any(map(str.isalpha, words)) and words not in _NAMES:
                    found.append(f"{path.name}:{node.lineno}: {words}")
    assert not found


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_rows_show_that_the_keys_are_in_their_list(qtbot: QtBot, theme: Theme, mode: str) -> None:
    """The chosen row looked the same with the keys and without, so that nobody saw where Tab had gone."""
    theme.choose(mode)
    wait_until(qtbot, lambda: theme.settled)
    box = QWidget()
    qtbot.addWidget(box)
    other, pages, table = QPushButton("Other"), QListWidget(), Table("edits", "Edits", ["What", "When"])
    pages.addItems(["Appearance", "Model and engine"])
    rows = [table.make_row([words, "now"]) for words in ("Turns 1–4", "Turns 5–8")]
    table.addTopLevelItems(rows)
    row = QHBoxLayout(box)
    for widget in (other, pages, table):
        row.addWidget(widget)
    pages.setCurrentRow(0)
    table.setCurrentItem(rows[1])
    box.show()
    box.activateWindow()
    qtbot.waitUntil(box.isActiveWindow)
    accent = theme.colour("accent").rgb()

    def edge_of(view: QAbstractItemView, column: int = 0) -> bool:
        """Whether the lower edge of the chosen row has the accent, in the middle of a column."""
        index = view.currentIndex().siblingAtColumn(column)
        at = view.visualRect(index)
        picture = view.viewport().grab().toImage()
        lines = {at.bottom() - 1, at.bottom()}
        return any(picture.pixelColor(at.center().x(), y).rgb() == accent for y in lines)

    other.setFocus()
    assert not edge_of(pages)
    assert not edge_of(table)
    pages.setFocus()
    assert edge_of(pages)
    table.setFocus()
    assert edge_of(table)
    assert edge_of(table, 1), "all of the row"
    assert not edge_of(pages)
