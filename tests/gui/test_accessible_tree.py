"""Everything in the window, its dialogs and its menus has a name and a role for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QListWidget,
    QMenu,
    QPushButton,
    QScrollArea,
    QToolButton,
    QTreeView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui.context.requests.report import RequestRecord
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services import prompts
from ethervox_gui.services.prompts import Prompt, Prompts
from ethervox_gui.settings import Settings, keys
from ethervox_gui.ui.chat.document_line import DocumentLine
from ethervox_gui.ui.chat.edit_marker import EditMarker
from ethervox_gui.ui.chat.small_items import BackLine
from ethervox_gui.ui.chat.version_pager import VersionPager
from ethervox_gui.ui.context_bar import accessible
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.settings.dialog import SettingsDialog
from tests.gui.conftest import DesktopMaker, press, send, wait_idle, wait_until
from tests.gui.test_accessible import controls
from tests.gui.test_attachments import attach
from tests.gui.test_came_back import CALM, TOLD
from tests.gui.test_context_actions import choose, menu_of
from tests.gui.test_find_a_model import find, look
from tests.gui.test_find_a_model import open_dialog as open_hub
from tests.helpers import documents
from tests.helpers.hub_server import hub_server
from tests.helpers.tiny_models import Shape, make_model

Role, Name = QAccessible.Role, QAccessible.Text.Name


def nameless(top: QWidget) -> list[str]:
    """What the keyboard or the mouse can use below a window, is in sight, and has no name or no role.

    Asked widget by widget and row by row: what a list makes for its rows, Qt takes away while somebody looks.
    """
    found = []
    for each in controls(top):
        seen = QAccessible.queryAccessibleInterface(each)
        is_frame = isinstance(each, QScrollArea)  # scrolls with the keys; what is in it has names
        if each.isVisible() and not is_frame and (seen.role() is Role.NoRole or not seen.text(Name).strip()):
            found.append(f"{type(each).__name__} {each.objectName()} in {each.parent()}")
    for view in top.findChildren(QAbstractItemView):
        if view.isVisible() and not isinstance(view, QHeaderView):
            found += nameless_rows(view)
    for box in top.findChildren(QComboBox):
        if box.isVisible() and not box.accessibleName() and box not in labelled(top):
            found.append(f"{box.objectName()}, whose name is only what it says just now")
    return found


def labelled(top: QWidget) -> list[QWidget]:
    """What a label names."""
    return [label.buddy() for label in top.findChildren(QLabel)]


def nameless_rows(view: QAbstractItemView) -> list[str]:
    """The rows and columns of a list or a tree that a screen reader finds no words for."""
    seen = QAccessible.queryAccessibleInterface(view)
    columns = view.header().count() if isinstance(view, QTreeView) else 1
    found = []
    for index in range(seen.childCount()):
        item = seen.child(index)
        is_column = item.role() is Role.ColumnHeader
        if item.role() is Role.NoRole or (
            (is_column or index % columns == 0) and not item.text(Name).strip()
        ):
            found.append(f"{'column' if is_column else 'row'} {index} of {view.objectName()}")
        del item
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
    lists = rows_of(window)
    assert lists >= {"chatList", "memoryList", "memoryTree"}
    window.composer.editor.setFocus()
    window.composer.set_text("/")
    wait_until(qtbot, lambda: bool(window.findChildren(QListWidget, "commandList")))
    assert not nameless(window)
    assert "commandList" in rows_of(window)


def rows_of(top: QWidget) -> set[str]:
    """The lists in sight that have rows."""
    views = [view for view in top.findChildren(QAbstractItemView) if view.isVisible()]
    return {view.objectName() for view in views if view.model() is not None and view.model().rowCount()}


def dialogs(desktop: Desktop) -> list[QDialog]:
    return [each for each in desktop.window.findChildren(QDialog) if each.isVisible()]


def test_every_dialog(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    """All that a key or the palette opens, with something in its lists."""
    data_dir = tmp_path / "data"
    (data_dir / "models").mkdir(parents=True)
    prompts.save(Prompts([Prompt.of("Boats", "Tell me about {boat}.")]), data_dir / prompts.PROMPTS_FILE)
    make_model(data_dir / "models" / "tiny.gguf", Shape())
    settings = Settings().with_values({"context.keep_recent_turns": 1})
    desktop = make_desktop(data_dir=data_dir, settings=settings)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    send(qtbot, desktop, "/context summarize 2")
    opened: set[str] = set()
    filled: set[str] = set()
    acts = [act for _, keys, act in desktop.window.shortcut_actions() if keys not in {"Esc", "Ctrl+N"}]
    for act in (*acts, desktop.download_actions.show_dialog, desktop.hub_actions.show_dialog):
        act()
        desktop.server_actions.recorded.emit(RequestRecord(1, 1e9, "far", 50, 1000, 8192))
        wait_until(qtbot, lambda: settled(desktop))
        for dialog in dialogs(desktop):
            opened.add(type(dialog).__name__)
            assert not nameless(dialog), dialog
            filled |= rows_of(dialog)
            dialog.close()
        wait_until(qtbot, lambda: not dialogs(desktop))
    assert opened >= {
        *("EditsDialog", "DownloadDialog", "HubDialog", "ModelDialog", "Palette", "ProfileDialog"),
        *("PromptDialog", "RequestsDialog", "SettingsDialog", "ShortcutsDialog", "SummaryDialog"),
    }
    assert filled >= {
        *("editsList", "modelList", "paletteList", "profileList", "promptList", "requestList"),
        *("settingsPages", "leavingTurns"),
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
        "chats": window.sidebar.list.menu_for_all(),
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
        assert seen.text(Name) or name not in {"more", "chats"}, name
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


def test_what_stands_at_messages(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    """The pager of versions, a marker of an edit, what came back and why, a document: buttons and words."""
    desktop = make_desktop(lambda _: "Fine.", n_ctx=8192, settings=CALM)
    for text in ("Give me three tips.", TOLD, "Why is the sky blue?", "Boil an egg, how?", "A poem, please."):
        send(qtbot, desktop, text)
    choose(qtbot, desktop, menu_of(desktop, 6), "Drop up to here")
    desktop.version_actions.regenerate(None)
    wait_until(qtbot, lambda: settled(desktop))
    attach(qtbot, desktop, documents.lighthouse(tmp_path / "book.md"))
    desktop.window.composer.set_text("Where did my sister Annika move?")
    press(desktop.window.composer.editor, Qt.Key.Key_Return)
    window = desktop.window
    wait_until(qtbot, lambda: bool(window.findChildren(BackLine)) and settled(desktop))
    window.findChildren(BackLine)[-1].why.click()
    for kind in (VersionPager, EditMarker, BackLine, DocumentLine):
        parts = window.findChildren(kind)
        assert parts, kind
        for part in parts:
            spoken = part, *part.findChildren(QAbstractButton)
            told = [QAccessible.queryAccessibleInterface(each).text(Name).strip() for each in spoken]
            assert all(told), (kind, told)


def test_no_two_buttons_of_messages_have_the_same_name(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Screen readers list all buttons of a window: each says of which turn it is."""
    desktop = make_desktop(lambda _: "Fine.")
    for text in ("Hello?", "And now?"):
        send(qtbot, desktop, text)
    for again in desktop.window.chat.findChildren(QToolButton, "regenerateReply"):
        if again.accessibleName() == "Regenerate, turn 4":
            again.click()
    wait_idle(qtbot, desktop)
    buttons = desktop.window.chat.column.findChildren(QToolButton)
    names = [button.accessibleName() for button in buttons if button.isVisible()]
    assert "Previous version, turn 4" in names
    assert "Edit and send again, turn 3" in names
    assert len(set(names)) == len(names), sorted(names)


def test_the_walk_finds_what_has_no_name(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    button, named = QPushButton(top), QPushButton("Named", top)
    named.move(0, 50)
    top.show()
    assert len(nameless(top)) == 1
    button.setAccessibleName("Words")
    assert not nameless(top)


def test_the_walk_finds_rows_that_have_no_name(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    rows, tree, box = QListWidget(top), QTreeWidget(top), QComboBox(top)
    rows.setAccessibleName("Rows")
    tree.setAccessibleName("Tree")
    tree.setHeaderLabels(["Column", "Another"])
    rows.addItems(["one", ""])
    second = QTreeWidgetItem(["", "more"])
    tree.addTopLevelItems([QTreeWidgetItem(["one"]), second])
    box.addItem("moderate")
    top.show()
    assert len(nameless(top)) == 3
    rows.item(1).setData(Qt.ItemDataRole.AccessibleTextRole, "two")
    second.setText(0, "two")
    label = QLabel("Detail", top)
    label.setBuddy(box)
    assert not nameless(top)
