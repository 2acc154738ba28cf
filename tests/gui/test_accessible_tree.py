"""Everything in the window, its dialogs and its menus has a name and a role for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialog, QListWidget, QMenu, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings, keys
from ethervox_gui.ui.context_bar import accessible
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.settings.dialog import SettingsDialog
from tests.gui.conftest import DesktopMaker, send, wait_until
from tests.gui.test_accessible import controls
from tests.gui.test_attachments import attach
from tests.gui.test_find_a_model import find, look
from tests.gui.test_find_a_model import open_dialog as open_hub
from tests.helpers import documents
from tests.helpers.hub_server import hub_server

Role, Name = QAccessible.Role, QAccessible.Text.Name


def nameless(top: QWidget) -> list[str]:
    """What the keyboard or the mouse can use below a window, is in sight, and has no name or no role.

    Asked widget by widget: what a list makes for its rows, Qt takes away while somebody looks.
    """
    found = []
    for each in controls(top):
        seen = QAccessible.queryAccessibleInterface(each)
        is_frame = isinstance(each, QScrollArea)  # scrolls with the keys; what is in it has names
        if each.isVisible() and not is_frame and (seen.role() is Role.NoRole or not seen.text(Name).strip()):
            found.append(f"{type(each).__name__} {each.objectName()} in {each.parent()}")
    return found


@pytest.fixture(autouse=True)
def listening(qtbot: QtBot) -> Iterator[None]:
    """As if a screen reader ran."""
    accessible.install()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def settled(desktop: Desktop) -> bool:
    return desktop.background.idle and desktop.session.ready and not desktop.session.busy


def test_the_window_with_all_that_is_in_it(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    reply = "It is $E=mc^2$.\n\n```python\nx = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    desktop = make_desktop(lambda _: reply, n_ctx=8192)
    for number in range(12):
        send(qtbot, desktop, f"Message {number}, about \\(x^2\\)")
    send(qtbot, desktop, "/context summarize 6")
    send(qtbot, desktop, "/memory note The boat is Amalia.")
    attach(qtbot, desktop, documents.lighthouse(tmp_path / "book.md"))
    window = desktop.window
    window.resize(1100, 900)
    window.composer.set_text("What is the password of the archive cellar?")
    window.header.profiles.parameters_wanted.emit()
    cards = window.memory.list.cards
    wait_until(qtbot, lambda: cards.rowCount() > 0)
    window.memory.list.card_chosen.emit(cards.card_at(cards.index(0)))
    window.memory.search.setText("a")
    window.sidebar.filter.setText("M")
    wait_until(qtbot, lambda: window.memory.detail.isVisible() and settled(desktop))
    window.toast.tell("notice", "It is done.", "All of it.")
    names = [each.accessibleName() for each in window.findChildren(QWidget) if each.isVisible()]
    for words in (
        "Attached: book.md",
        "Parameters of this chat",
        "Timeline of turns",
        "Seed",
        "Clear",
        "Search",
    ):
        assert any(name.startswith(words) for name in names), words
    assert not nameless(window)
    window.composer.set_text("/")
    wait_until(qtbot, lambda: bool(window.findChildren(QListWidget, "commandList")))
    assert not nameless(window)


def dialogs(desktop: Desktop) -> list[QDialog]:
    return [each for each in desktop.window.findChildren(QDialog) if each.isVisible()]


def test_every_dialog(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """All that a key or the palette opens."""
    desktop = make_desktop()
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    send(qtbot, desktop, "/context summarize 2")
    opened: set[str] = set()
    acts = [act for _, keys, act in desktop.window.shortcut_actions() if keys not in {"Esc", "Ctrl+N"}]
    for act in (*acts, desktop.download_actions.show_dialog, desktop.hub_actions.show_dialog):
        act()
        wait_until(qtbot, lambda: settled(desktop))
        for dialog in dialogs(desktop):
            opened.add(type(dialog).__name__)
            assert not nameless(dialog), dialog
            dialog.close()
        wait_until(qtbot, lambda: not dialogs(desktop))
    assert opened >= {
        *("EditsDialog", "DownloadDialog", "HubDialog", "ModelDialog", "Palette", "ProfileDialog"),
        *("PromptDialog", "RequestsDialog", "SettingsDialog", "ShortcutsDialog", "SummaryDialog"),
    }


def test_every_page_of_the_settings(qtbot: QtBot, theme: Theme) -> None:
    dialog = SettingsDialog(theme, Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    for page in {key.partition(".")[0] for key, _ in keys()}:
        dialog.show_page(page)
        for button in dialog.findChildren(QPushButton):
            if button.isCheckable() and button.objectName().endswith("advanced"):
                button.setChecked(True)
        assert not nameless(dialog), page


def test_what_was_found_on_the_hub(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    with hub_server() as hub:
        files: dict[str, bytes | int] = {"tiny-falcon-Q8_0.gguf": 10**6, "tiny-falcon-F16.gguf": 10**13}
        hub.add("birds/Tiny-Falcon-GGUF", files, likes=61, downloads=51234)
        hub.add("birds/Tiny-Hawk-GGUF", {"tiny-hawk-Q4_0.gguf": 10**6}, gated="auto")
        desktop = make_desktop(settings=Settings().with_values({"downloads.hub": hub.url}))
        dialog = open_hub(desktop)
        find(qtbot, dialog, "tiny", 2)
        for row, n_files in ((0, 2), (1, 1)):
            look(qtbot, dialog, row, n_files)
            assert not nameless(dialog)
        dialog.close()


def menus(desktop: Desktop) -> dict[str, QMenu]:
    """The window's menus, each as it opens."""
    window = desktop.window
    timeline, memory = window.header.timeline, window.memory
    for picker in (window.header.picker, window.header.profiles):
        picker.menu().aboutToShow.emit()
    card = memory.list.cards.card_at(memory.list.cards.index(0))
    assert card is not None
    return {
        "more": window.more_menu(),
        "message": window.composer.editor.menu(),
        "models": window.header.picker.menu(),
        "profiles": window.header.profiles.menu(),
        "tags": memory.filters.tag_menu(),
        "card": memory.list.menu_for(card),
        "memory": memory.detail.menu(),
        "turn": timeline.menu_for(timeline.entries[-1]),
        "summary": timeline.menu_for(next(each for each in timeline.entries if each.is_block)),
    }


def test_every_menu(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    for number in range(6):
        send(qtbot, desktop, f"My falcon number {number} is called Zephyr and lives in Reykjavik.")
    send(qtbot, desktop, "/context summarize 4")
    window = desktop.window
    cards = window.memory.list.cards
    wait_until(qtbot, lambda: cards.rowCount() > 0)
    for name, menu in menus(desktop).items():
        menu.popup(QPoint(0, 0))
        wait_until(qtbot, menu.isVisible)
        seen = QAccessible.queryAccessibleInterface(menu)
        assert seen.role() is Role.PopupMenu
        entries = [seen.child(index) for index in range(seen.childCount())]
        real = [entry for entry in entries if entry.role() is not Role.Separator]
        assert real, name
        for entry, action in zip(entries, menu.actions(), strict=True):
            if not action.isSeparator():
                state = entry.state()
                assert entry.role() is Role.MenuItem
                assert entry.text(Name).strip(), name
                assert (bool(state.disabled), bool(state.checkable), bool(state.checked)) == (
                    *(not action.isEnabled(), action.isCheckable(), action.isChecked()),
                )
        del seen, entries, real, entry  # Qt's own, and gone with the menu
        menu.close()


def test_the_walk_finds_what_has_no_name(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    button, named = QPushButton(top), QPushButton("Named", top)
    named.move(0, 50)
    top.show()
    assert len(nameless(top)) == 1
    button.setAccessibleName("Words")
    assert not nameless(top)
