"""The memory panel: searched while one types, read to the turns, changed, recalled, deleted, exported."""

from __future__ import annotations

import json
import time
from itertools import accumulate
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui.context.summaries.completeness import Fidelity
from ethervox_gui.context.summaries.note import Note
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services.chat_files.memory_export import export_memories
from ethervox_gui.settings import Settings
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import Filter, Memory, NewMemory, SearchHit
from ethervox_gui.ui.chat.small_items import DayLine
from ethervox_gui.ui.chat.transcript import DayItem
from ethervox_gui.ui.kit.text import formatting
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.memory.dialogs import MemoryEditor, VersionsDialog, difference_words, split_tags
from ethervox_gui.ui.memory.list import Card, MemoryList
from ethervox_gui.ui.memory.panel import MemoryPanel
from ethervox_gui.ui.memory.query import of_hit
from tests.gui.conftest import DesktopMaker, begin, click, press, send, wait_idle, wait_until


def fill(folder: Path) -> dict[str, int]:
    """Two chats; a summary of summaries over one of them, and a note."""
    folder.mkdir(parents=True, exist_ok=True)
    with Store.open(folder) as store:
        chat = store.create_chat("Boats", "scripted", "You are helpful.")
        store.append_turn(chat.chat_id, Role.SYSTEM, "You are helpful.")
        turns = [
            store.append_turn(chat.chat_id, role, f"{role.value} says {number}", n_tokens=9).turn_id
            for number in range(3)
            for role in (Role.USER, Role.ASSISTANT)
        ]
        first = store.add_memory(
            chat.chat_id, NewMemory("- The boat is Amalia.", turn_ids=turns[:2], tags=("boat",))
        )
        second = store.add_memory(chat.chat_id, NewMemory("- It is blue.", turn_ids=turns[2:4]))
        top = store.add_memory(
            chat.chat_id,
            NewMemory(
                "- The boat Amalia is blue.",
                level=1,
                turn_ids=turns[4:],
                child_memory_ids=[first.memory_id, second.memory_id],
                n_tokens_before=300,
                n_tokens_after=40,
            ),
        )
        other = store.create_chat("Dogs", "scripted", "You are helpful.")
        store.append_turn(other.chat_id, Role.USER, "The dog is Bo.")
        note = store.add_note(other.chat_id, "Walk the dog.", tags=("todo",))
        return {
            "chat": chat.chat_id,
            "other": other.chat_id,
            "first": first.memory_id,
            "top": top.memory_id,
            "note": note.memory_id,
        }


@pytest.fixture
def ids(tmp_path: Path) -> dict[str, int]:
    return fill(tmp_path / "data")


@pytest.fixture
def desktop(make_desktop: DesktopMaker, ids: dict[str, int]) -> Desktop:
    return make_desktop(n_ctx=4096, chat_id=ids["chat"])


def shown(desktop: Desktop) -> list[Card]:
    model = desktop.window.memory.list.cards
    cards = [model.card_at(model.index(row)) for row in range(model.rowCount())]
    return [card for card in cards if card is not None]


def look(qtbot: QtBot, desktop: Desktop, memory_id: int) -> Memory:
    """Open a memory in the panel."""
    desktop.window.show_memory(memory_id)

    def there() -> bool:
        detail = desktop.window.memory.detail.detail
        return detail is not None and detail.memory is not None and detail.memory.memory_id == memory_id

    wait_until(qtbot, lambda: there() and desktop.background.idle)
    detail = desktop.window.memory.detail.detail
    assert detail is not None
    assert detail.memory is not None
    return detail.memory


def store_of(desktop: Desktop) -> Store:
    return desktop.assembly.store


def test_cards_tell_the_facts(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    wait_until(qtbot, lambda: len(shown(desktop)) == 2)
    top = next(card for card in shown(desktop) if card.item_id == ids["top"])
    assert top.title == "The boat Amalia is blue."
    assert top.tags == ("summary", "level 1", "turns 1–6", "2 earlier versions", "300 → 40", "0.95")
    note = next(card for card in shown(desktop) if card.item_id == ids["note"])
    assert note.tags == ("note", "0.95", "todo")


def test_what_was_made_now_was_not_made_now_for_ever(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    look(qtbot, desktop, ids["top"])
    panel = desktop.window.memory

    def times_said() -> set[str]:
        facts = next(label.text() for label in panel.detail.findChildren(QLabel) if " → " in label.text())
        return {*(card.when for card in shown(desktop)), facts.split(" · ")[2]}

    assert times_said() == {"now"}
    later = time.time() + 3 * 86400
    monkeypatch.setattr(formatting, "time", SimpleNamespace(time=lambda: later))
    panel.minutes.timeout.emit()
    wait_until(qtbot, lambda: "now" not in times_said())


def test_what_a_command_brings_back_is_seen_at_once(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    def is_there() -> bool:
        return ids["note"] in [card.item_id for card in shown(desktop) if card.kind == "memory"]

    wait_until(qtbot, is_there)
    desktop.memory_actions.delete(ids["note"])
    wait_until(qtbot, lambda: not is_there())
    send(qtbot, desktop, f"/memory restore {ids['note']}")
    wait_until(qtbot, is_there)


def test_what_was_kept_whole_did_not_become_shorter(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    kept = NewMemory("All of it.", kind="note", n_tokens_before=605, n_tokens_after=605)
    memory = store_of(desktop).add_memory(store_of(desktop).list_chats()[0].chat_id, kept)
    desktop.window.memory.refresh()
    wait_until(qtbot, lambda: len(shown(desktop)) == 3)
    assert "605" in next(card for card in shown(desktop) if card.item_id == memory.memory_id).tags
    look(qtbot, desktop, memory.memory_id)
    detail = desktop.window.memory.detail.detail
    assert detail is not None
    assert "605 tokens" in detail.facts
    assert "→" not in detail.facts


def test_filters(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    panel = desktop.window.memory
    wait_until(qtbot, lambda: len(shown(desktop)) == 2)
    click(panel.filters.summaries)
    wait_until(qtbot, lambda: [card.item_id for card in shown(desktop)] == [ids["note"]])
    click(panel.filters.summaries)
    click(panel.filters.notes)
    wait_until(qtbot, lambda: len(shown(desktop)) == 1)
    click(panel.filters.notes)
    click(panel.filters.all_chats)
    wait_until(qtbot, lambda: {card.chat_id for card in shown(desktop)} == {ids["chat"]})
    click(panel.filters.all_chats)
    wait_until(qtbot, lambda: len(shown(desktop)) == 2)
    assert [action.text() for action in panel.filters.tag_menu().actions()] == [
        "Any tag",
        "boat  (1)",
        "todo  (1)",
    ]
    assert _checked(panel) == ["Any tag"]
    panel.filters.choose_tag("boat")
    assert _checked(panel) == ["boat  (1)"]
    wait_until(qtbot, lambda: [card.item_id for card in shown(desktop)] == [ids["first"]])
    assert "boat" in panel.filters.tag_button.accessibleName()
    panel.search.setText("Amalia")
    wait_until(qtbot, lambda: desktop.background.idle and not panel.typing.isActive())
    assert [card.item_id for card in shown(desktop)] == [ids["first"]]
    panel.filters.choose_tag("")
    wait_until(qtbot, lambda: [card.item_id for card in shown(desktop)] == [ids["top"]])
    assert all(card.marks for card in shown(desktop))
    assert [card.snippet for card in shown(desktop)] == ["· The boat Amalia is blue."], "as in the list"
    assert {card.snippet[a:b] for card in shown(desktop) for a, b in card.marks} == {"Amalia"}
    panel.search.setText('"is Amalia"')
    wait_until(qtbot, lambda: [card.item_id for card in shown(desktop)] == [ids["first"]])


def test_why_nothing_is_found(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    """Filters that may be the reason are named."""
    panel = desktop.window.memory
    empty = panel.findChild(QLabel, "memoryEmpty")
    assert empty is not None

    def says(words: str) -> None:
        wait_until(qtbot, lambda: not shown(desktop) and not empty.isHidden() and empty.text() == words)

    panel.search.setText("zebra")
    says("Nothing found for “zebra”.")
    click(panel.filters.turns)
    says("Nothing found for “zebra” with the filters above.")
    panel.search.clear()
    wait_until(qtbot, lambda: len(shown(desktop)) == 2)
    click(panel.filters.notes)
    wait_until(qtbot, lambda: len(shown(desktop)) == 1)
    store_of(desktop).delete_memory(ids["top"])
    store_of(desktop).delete_memory(ids["first"])
    for memory in store_of(desktop).list_memories(Filter(ids["chat"])):
        store_of(desktop).delete_memory(memory.memory_id)
    panel.refresh()
    says("Nothing here matches the filters above.")


def test_another_memory_is_read_from_its_beginning(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    store = store_of(desktop)
    long = "\n".join(f"- Line {number} of what was said about boats." for number in range(60))
    notes = [store.add_note(ids["chat"], f"{name}\n{long}").memory_id for name in ("Bow", "Stern")]
    detail = desktop.window.memory.detail
    area = detail.findChild(QScrollArea)
    assert area is not None
    bar = area.verticalScrollBar()
    look(qtbot, desktop, notes[0])
    wait_until(qtbot, lambda: bar.maximum() > 200)
    bar.setValue(200)
    store.set_memory_pinned(notes[0], True)
    desktop.window.memory.reload()
    wait_until(qtbot, lambda: desktop.background.idle and detail.pin_button.isChecked())
    assert bar.value() == 200, "the same one, changed: its reader stays where they are"
    look(qtbot, desktop, notes[1])
    assert bar.value() == 0


def test_the_tag_that_filters_is_shown_though_another_was_not_chosen(desktop: Desktop) -> None:
    filters = desktop.window.memory.filters
    filters.choose_tag("boat")
    click(filters.tag_button)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
    assert filters.query("", 1).tag == "boat"
    assert filters.tag_button.isChecked()


def _checked(panel: MemoryPanel) -> list[str]:
    return [action.text() for action in panel.filters.tag_menu().actions() if action.isChecked()]


def test_what_is_typed_is_found_while_memories_pour_in(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    """Also where they come faster than the list can be read."""
    panel, store = desktop.window.memory, store_of(desktop)
    pouring = QTimer()
    pouring.timeout.connect(panel.refresh)
    pouring.start(0)
    panel.search.setText("amalia")
    wait_until(qtbot, lambda: {card.item_id for card in shown(desktop)} == {ids["top"]})
    made = store.add_note(ids["other"], "Amalia wants a new sail.").memory_id
    wait_until(qtbot, lambda: made in {card.item_id for card in shown(desktop)})
    pouring.stop()
    wait_until(qtbot, lambda: desktop.background.idle)


def test_more_than_two_hundred_rows_come_as_one_scrolls(
    qtbot: QtBot, make_desktop: DesktopMaker, ids: dict[str, int], tmp_path: Path
) -> None:
    with Store.open(tmp_path / "data") as store:
        for number in range(250):
            store.add_memory(ids["other"], NewMemory(f"- Line {number} of many."))
    desktop = make_desktop(chat_id=ids["chat"], settings=Settings().with_values({"memory.fold": False}))
    cards = desktop.window.memory.list.cards
    for words, count in (("", 252), ("many", 250)):
        desktop.window.memory.search.setText(words)
        wait_until(qtbot, lambda: desktop.background.idle and not desktop.window.memory.typing.isActive())
        assert 100 <= cards.rowCount() < 250

        def at_the_end(count: int = count) -> bool:
            desktop.window.memory.list.scrollToBottom()
            return cards.rowCount() == count

        wait_until(qtbot, at_the_end)
        assert len({card.item_id for card in shown(desktop)}) == count
        assert not cards.canFetchMore()
        place = desktop.window.memory.list.verticalScrollBar().value()
        desktop.window.memory.refresh()
        wait_until(qtbot, lambda: desktop.background.idle)
        assert cards.rowCount() == count, "what was loaded stays when memories come"
        assert desktop.window.memory.list.verticalScrollBar().value() == place > 0


def test_the_tree_leads_down_to_the_turns(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    look(qtbot, desktop, ids["top"])
    detail = desktop.window.memory.detail
    tree = detail.tree
    wait_until(qtbot, lambda: tree.topLevelItemCount() == 4)
    items = [item for row in range(4) if (item := tree.topLevelItem(row)) is not None]
    lines = [item.text(0) for item in items]
    assert lines == [
        "1–2 · The boat is Amalia.",
        "3–4 · It is blue.",
        "5 · You: user says 2",
        "6 · Model: assistant says 2",
    ]
    branch = items[0]
    branch.setExpanded(True)
    wait_until(qtbot, lambda: branch.childCount() == 2)
    wanted: list[tuple[int, int]] = []
    desktop.window.memory.turns_wanted.connect(lambda chat, turn, _id: wanted.append((chat, turn)))
    tree.itemActivated.emit(branch.child(1), 0)
    assert wanted == [(ids["chat"], 2)]
    tree.itemClicked.emit(branch, 0)
    wait_until(qtbot, lambda: detail.detail is not None and detail.detail.text == "- The boat is Amalia.")
    parent = detail.findChild(QPushButton, "memoryParent")
    assert parent is not None
    wait_until(qtbot, parent.isVisible)
    assert "Amalia is blue" in parent.text()
    click(parent)
    wait_until(qtbot, lambda: detail.detail is not None and detail.detail.text.endswith("is blue."))


def test_a_line_leads_to_the_turn_in_which_it_was_told(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    ids = fill(tmp_path / "data")
    with Store.open(tmp_path / "data") as store:
        told = store.memory_turns(ids["first"])[0]
        note = Note(Role.USER, "The <boat> is Amalia & blue.", told.turn_id)
        store.keep_notes(ids["chat"], [told.turn_id], [note])
        store.edit_memory(ids["first"], f"- Model: A line of nobody.\n{note.line}")
    desktop = make_desktop(n_ctx=4096, chat_id=ids["chat"])
    look(qtbot, desktop, ids["first"])
    text = desktop.window.memory.detail.findChild(RichText)
    assert text is not None
    lines = text.toPlainText().splitlines()
    assert lines == ["Model: A line of nobody.", f"You: {note.text} turn 1"]
    wanted: list[tuple[int, int, int]] = []
    desktop.window.memory.turns_wanted.connect(lambda *turn: wanted.append(turn))
    cursor = text.document().find("turn 1")
    place = text.cursorRect(cursor).center() - QPoint(4, 0)
    wait_until(qtbot, lambda: text.isVisible() and text.anchorAt(place).startswith("turn:"))
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted == [(ids["chat"], 1, told.turn_id)]
    wait_idle(qtbot, desktop)


def test_a_turn_of_another_chat_is_shown_there(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    desktop.window.memory.search.setText("dog")
    wait_until(qtbot, lambda: any(card.kind == "turn" for card in shown(desktop)))
    desktop.window.memory.list.select("turn", next(c.item_id for c in shown(desktop) if c.kind == "turn"))
    source = desktop.window.memory.detail.findChild(QPushButton, "memorySource")
    assert source is not None
    wait_until(qtbot, source.isVisible)
    assert desktop.window.memory.detail.recall.isHidden(), "a turn is no memory"
    click(source)
    wait_until(qtbot, lambda: desktop.session.shown_chat == ids["other"])
    wait_idle(qtbot, desktop)


def test_a_turn_that_was_found_comes_into_sight(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "An answer.\n\n" * 9, n_ctx=8192)
    for words in ("An anchor", "A boat", "A compass", "A deck"):
        send(qtbot, desktop, words)
    chat, panel = desktop.window.chat, desktop.window.memory
    bar = chat.verticalScrollBar()
    assert bar.value() == bar.maximum()
    panel.search.setText("anchor")
    wait_until(qtbot, lambda: [card.kind for card in shown(desktop)] == ["turn"])
    panel.search.setFocus()
    place = panel.list.visualRect(panel.list.cards.index(0)).center()
    click(panel.list.viewport(), place)
    wait_until(qtbot, lambda: bar.value() == 0)
    wait_until(qtbot, lambda: not panel.detail.isHidden())
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    panel.search.setText("compass")
    wait_until(qtbot, lambda: [card.snippet for card in shown(desktop)] == ["A compass"])
    click(panel.list.viewport(), place)
    wait_until(qtbot, lambda: desktop.background.idle)
    assert not chat.transcript.items, "another chat is not opened for it"


def test_recall_tells_its_cost_first(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    look(qtbot, desktop, ids["note"])
    window = desktop.window
    row = window.memory.detail.recall
    wait_until(qtbot, lambda: "tokens" in row.button.text())
    wait_idle(qtbot, desktop)
    assert "room for" in row.button.toolTip()
    assert row.words.text() == "", "one row, and no words beside it"
    gauge = window.header.gauge
    assert gauge.usage is not None
    assert gauge.usage.recalled == 0, "asking costs nothing"
    cost = int(row.button.text().split()[2])
    click(row.button)
    wait_until(qtbot, lambda: row.button.text() == "Remove from the context")
    wait_idle(qtbot, desktop)
    assert gauge.usage.recalled == cost
    blocks = [entry for entry in window.header.timeline.entries if entry.is_block]
    assert [block.memory_id for block in blocks] == [ids["note"]]
    actions = [action.text() for action in window.header.timeline.menu_for(blocks[0]).actions()]
    assert "Remove from the context" in actions
    send(qtbot, desktop, "Hello")
    assert [entry.recalled for entry in window.header.timeline.entries if entry.is_block] == [True]
    click(row.button)
    wait_until(qtbot, lambda: gauge.usage is not None and gauge.usage.recalled == 0)
    wait_idle(qtbot, desktop)


def test_a_summary_that_stands_in_the_context_is_not_offered_again(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    panel = desktop.window.memory
    look(qtbot, desktop, ids["note"])
    button = panel.detail.recall.button
    wait_until(qtbot, lambda: button.text().startswith("Recall ·"))
    panel.show_recalled([], [ids["note"]])
    assert (button.text(), button.isEnabled()) == ("In the context", False)
    panel.show_recalled([], [])
    assert (button.text(), button.isEnabled()) == ("Recall…", True)


def test_what_is_recalled_at_the_start_goes_with_one_click(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    click(desktop.window.sidebar.new_button)
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, "What colour has Amalia?")
    gauge = desktop.window.header.gauge
    assert gauge.usage is not None
    assert gauge.usage.recalled > 0
    toast = desktop.window.toast
    assert (toast.title.text(), toast.action.text()) == ("Recalled for this chat", "Remove")
    click(toast.action)
    wait_until(qtbot, lambda: gauge.usage is not None and gauge.usage.recalled == 0)
    wait_idle(qtbot, desktop)
    assert store_of(desktop).memory(ids["top"]).deleted_at is None


def test_of_a_memory_in_large_letters_some_lines_are_seen(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    """Its buttons stand behind them then, and not below."""
    window, detail = desktop.window, desktop.window.memory.detail
    window.resize(1366, 600)
    look(qtbot, desktop, ids["first"])
    scroll = detail.findChildren(QScrollArea)[0]
    button = detail.recall.button
    wait_until(qtbot, button.isVisible)
    assert not scroll.isAncestorOf(button)
    window.theme.set_font_size(24)
    wait_until(qtbot, lambda: window.theme.settled)
    wait_until(qtbot, lambda: scroll.isAncestorOf(button))
    wait_until(qtbot, lambda: scroll.viewport().height() >= 4 * detail.text.fontMetrics().lineSpacing())

    def is_seen_with_the_keys() -> bool:
        detail.take_keys()
        place = button.mapTo(scroll.viewport(), button.rect().center())
        return button.hasFocus() and scroll.viewport().rect().contains(place)

    wait_until(qtbot, is_seen_with_the_keys)
    window.theme.set_font_size(14)
    wait_until(qtbot, lambda: window.theme.settled and not scroll.isAncestorOf(button))


def test_edit_compare_and_take_back(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    memory = look(qtbot, desktop, ids["first"])
    window = desktop.window
    click(window.memory.detail.edit_button)
    editor = window.findChild(MemoryEditor, "memoryEditor")
    assert editor is not None
    editor.text.setPlainText("- The boat is Berta.")
    editor.tags.setText("boat, #names, , boat")
    click(editor.save)
    store = store_of(desktop)
    wait_until(qtbot, lambda: store.memory(memory.memory_id).text == "- The boat is Berta.")
    assert store.memory(memory.memory_id).tags == ("boat", "names")
    memory = look(qtbot, desktop, ids["first"])
    wait_until(qtbot, lambda: "Berta" in window.memory.detail.text.toPlainText())
    desktop.memory_actions.compare(memory)
    wait_until(qtbot, lambda: window.findChild(VersionsDialog, "versionsDialog") is not None)
    dialog = window.findChild(VersionsDialog, "versionsDialog")
    assert dialog is not None
    assert "Amalia" in dialog.difference.toPlainText()
    assert "Berta" in dialog.difference.toPlainText()
    back = dialog.findChild(QPushButton, "takeVersionBack")
    assert back is not None
    click(back)
    wait_until(qtbot, lambda: store.memory(memory.memory_id).text == "- The boat is Amalia.")
    assert len(store.memory_versions(memory.memory_id)) == 2
    wait_idle(qtbot, desktop)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_text_is_saved_with_control_and_return(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int], key: Qt.Key
) -> None:
    store, control = store_of(desktop), Qt.KeyboardModifier.ControlModifier
    desktop.memory_actions.edit(store.memory(ids["first"]))
    editor = desktop.window.findChild(MemoryEditor, "memoryEditor")
    assert editor is not None
    editor.text.setPlainText(" ")
    press(editor.text, key, control)
    assert editor.isVisible(), "nothing is no memory"
    editor.text.setPlainText("- The boat is Berta.")
    press(editor.text, key)
    assert editor.isVisible(), "alone it begins a line"
    press(editor.text, key, control)
    wait_until(qtbot, lambda: store.memory(ids["first"]).text == "- The boat is Berta.")
    wait_idle(qtbot, desktop)


def test_who_changes_what_stands_in_the_context_is_told_when_the_model_sees_it(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    """A model that was asked at once once made up what the summary said since."""
    told = "The model sees the new one from your next message on."
    panel = desktop.window.memory
    for standing in ([ids["first"]], [ids["note"]], []):
        panel.show_recalled([], standing)
        desktop.memory_actions.edit(store_of(desktop).memory(ids["first"]))
        editor = desktop.window.findChild(MemoryEditor, "memoryEditor")
        assert editor is not None
        (hint,) = editor.findChildren(QLabel, "memoryHint")
        assert hint.text().startswith("The old version is kept")
        assert (told in hint.text()) == (standing == [ids["first"]])
        editor.reject()
        wait_until(qtbot, lambda: desktop.window.findChild(MemoryEditor, "memoryEditor") is None)


@pytest.mark.parametrize(
    "text", ["5\u00a0km to the\u00a0pier", "word " * 41_000], ids=["hard spaces", "long"]
)
def test_who_changes_tags_alone_changes_no_text(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int], text: str
) -> None:
    """The field shows hard spaces as others, and not all of what is very long."""
    store = store_of(desktop)
    store.edit_memory(ids["first"], text)
    n_versions = len(store.memory_versions(ids["first"]))
    desktop.memory_actions.edit(store.memory(ids["first"]))
    editor = desktop.window.findChild(MemoryEditor, "memoryEditor")
    assert editor is not None
    editor.tags.setText("distance")
    click(editor.save)
    wait_until(qtbot, lambda: store.memory(ids["first"]).tags == ("distance",))
    assert store.memory(ids["first"]).text == text
    assert len(store.memory_versions(ids["first"])) == n_versions
    wait_idle(qtbot, desktop)


def test_what_a_summary_lost_is_put_back(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    store = store_of(desktop)
    store.set_fidelity(ids["first"], Fidelity.of(4, ["The mast is red.", "It leaks."]))
    look(qtbot, desktop, ids["top"])
    lost = desktop.window.memory.detail.lost
    assert lost.isHidden()
    look(qtbot, desktop, ids["first"])
    assert not lost.isHidden()
    assert [button.accessibleName() for button in lost.buttons] == [
        "Put back: The mast is red.",
        "Put back: It leaks.",
    ]
    press(lost.buttons[0], Qt.Key.Key_Space)
    wait_until(qtbot, lambda: len(lost.buttons) == 1)
    memory = store.memory(ids["first"])
    assert memory.text == "- The boat is Amalia.\n- The mast is red."
    assert (memory.fidelity, memory.lost) == (0.75, ("It leaks.",))
    assert store.memory_versions(ids["first"])[0].text == "- The boat is Amalia."
    click(lost.buttons[0])
    wait_until(qtbot, lost.isHidden)
    assert store.put_back(ids["first"], "Nobody said this.").fidelity == 1.0
    wait_idle(qtbot, desktop)


def test_pin_and_delete_with_undo(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    window, store = desktop.window, store_of(desktop)
    look(qtbot, desktop, ids["first"])
    click(window.memory.detail.pin_button)
    wait_until(qtbot, lambda: bool(shown(desktop)) and shown(desktop)[0].item_id == ids["first"])
    assert shown(desktop)[0].pinned
    wait_until(qtbot, lambda: window.memory.detail.pin_button.accessibleName() == "Unpin memory")
    window.memory.list.setFocus()
    press(window.memory.list, Qt.Key.Key_Delete)
    wait_until(qtbot, lambda: store.memory(ids["first"]).deleted_at is not None)
    wait_until(qtbot, window.memory.detail.isHidden)
    wait_until(qtbot, lambda: len(shown(desktop)) == 2)
    wait_until(qtbot, lambda: window.toast.title.text() == "Memory deleted")
    wait_idle(qtbot, desktop)  # the note is laid out, and nothing is on its way that would move it
    click(window.toast.action)
    wait_until(qtbot, lambda: len(shown(desktop)) == 3)
    assert store.memory(ids["first"]).deleted_at is None
    wait_idle(qtbot, desktop)


def test_a_note_by_hand(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    window = desktop.window
    click(window.memory.note_button)
    editor = window.findChild(MemoryEditor, "memoryEditor")
    assert editor is not None
    assert not editor.save.isEnabled(), "an empty note says nothing"
    editor.text.setPlainText("Paint <b>the boat</b>\x00.")
    click(editor.save)
    wait_until(qtbot, lambda: len(shown(desktop)) == 3)
    note = store_of(desktop).list_memories(limit=1)[0]
    assert (note.kind, note.chat_id, note.source) == ("note", ids["chat"], "user")
    detail = window.memory.detail
    wait_until(qtbot, lambda: detail.detail is not None and detail.detail.memory == note)
    assert "<b>" in detail.text.toPlainText(), "what a user writes is no HTML"
    wait_idle(qtbot, desktop)


def test_a_note_without_an_open_chat(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes to a chat for notes alone, and the next one too."""
    monkeypatch.setattr(desktop.session, "shown_chat", None)
    monkeypatch.setattr(desktop.session.live, "chat_id", None)
    for number, words in enumerate(("Paint the boat.", "Sell the car.")):
        click(desktop.window.memory.note_button)
        editor = desktop.window.findChildren(MemoryEditor, "memoryEditor")[-1]
        editor.text.setPlainText(words)
        click(editor.save)
        wait_until(qtbot, lambda n=number: len(store_of(desktop).list_memories()) == 5 + n)  # type: ignore[misc]
    notes = store_of(desktop).list_memories(limit=2)
    assert {note.text for note in notes} == {"Paint the boat.", "Sell the car."}
    (chat_id,) = {note.chat_id for note in notes}
    assert store_of(desktop).chat(chat_id).title == "Notes"


def test_export(qtbot: QtBot, desktop: Desktop, ids: dict[str, int], tmp_path: Path) -> None:
    memory = look(qtbot, desktop, ids["top"])
    desktop.memory_actions.ask_where_to_export(memory)
    dialog = desktop.window.findChild(QFileDialog, "exportDialog")
    assert dialog is not None
    dialog.reject()
    markdown, data = tmp_path / "out.md", tmp_path / "out.json"
    desktop.memory_actions.export(ids["top"], markdown)
    wait_until(qtbot, markdown.exists)
    store = store_of(desktop)
    export_memories(store, [ids["top"], ids["note"]], data)
    text = markdown.read_text(encoding="utf-8")
    assert text.startswith("# The boat Amalia is blue.\n")
    assert "> user says 0" in text
    found = json.loads(data.read_text(encoding="utf-8"))
    assert (found["format"], found["version"]) == ("ethervox-memories", 1)
    assert [entry["text"] for entry in found["memories"]] == ["- The boat Amalia is blue.", "Walk the dog."]
    assert [turn["number"] for turn in found["memories"][0]["turns"]] == [1, 2, 3, 4, 5, 6]
    wait_idle(qtbot, desktop)
    desktop.memory_actions.export(ids["top"], tmp_path / "missing" / "out.md")
    wait_until(qtbot, lambda: desktop.window.findChild(QFileDialog, "errorDialog") is None)
    wait_idle(qtbot, desktop)


def test_cards_are_as_high_as_their_words_in_the_room_beside_a_scroll_bar(qtbot: QtBot) -> None:
    """Once there was one, a line of a snippet lay under the next card."""
    theme = Theme()
    theme.apply()
    cards = MemoryList(theme)
    qtbot.addWidget(cards)
    words = "My dog is called Rex, and he is seven years old. " * 3
    found = [Card("turn", n, 1, f"Turn {n}", "now", words[: 40 + n], (), ("turn",)) for n in range(60)]

    def places() -> list[int]:
        return [cards.visualRect(cards.cards.index(row)).top() for row in range(len(found))]

    def wanted() -> list[int]:
        heights = [cards.sizeHintForIndex(cards.cards.index(row)).height() for row in range(len(found))]
        return list(accumulate(heights[:-1], initial=0))

    cards.cards.show_cards(found)
    cards.resize(330, 9000)
    cards.show()
    wait_until(qtbot, lambda: theme.settled and places() == wanted())
    before = wanted()
    assert not cards.verticalScrollBar().isVisible()
    cards.resize(330, 300)
    wait_until(qtbot, cards.verticalScrollBar().isVisible)
    wait_until(qtbot, lambda: places() == wanted())
    assert wanted() != before, "some take another line"
    cards.resize(250, 300)
    wait_until(qtbot, lambda: places() == wanted())


def test_a_chat_that_goes_on_another_day_links_to_what_came_before(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with Store.open(folder) as store:
        chat = store.create_chat("Old", "scripted", "You are helpful.").chat_id
        days_ago = time.time() - 3 * 86_400
        store.append_turn(chat, Role.SYSTEM, "You are helpful.", created_at=days_ago)
        turns = [
            store.append_turn(chat, role, f"{role.value} of old", created_at=days_ago, n_tokens=9).turn_id
            for role in (Role.USER, Role.ASSISTANT)
        ]
        memory = store.add_memory(chat, NewMemory("- It was long ago.", turn_ids=turns))
        store.set_turn_states(turns, TurnState.SUMMARIZED, memory.memory_id)
    desktop = make_desktop(chat_id=chat)
    window = desktop.window
    assert [item for item in window.chat.transcript.items if isinstance(item, DayItem)] == []
    send(qtbot, desktop, "Good morning")
    send(qtbot, desktop, "And again")
    (day,) = (item for item in window.chat.transcript.items if isinstance(item, DayItem))
    assert day.memory_id == memory.memory_id
    (line,) = window.chat.findChildren(DayLine)
    button = line.findChild(QPushButton)
    assert button is not None
    click(button)
    detail = window.memory.detail
    wait_until(qtbot, lambda: detail.detail is not None and detail.detail.text == "- It was long ago.")
    items = window.chat.transcript.items
    desktop.close()
    again = make_desktop(chat_id=chat)
    stored = again.window.chat.transcript.items
    assert [type(item) for item in stored] == [type(item) for item in items]
    (day,) = (item for item in stored if isinstance(item, DayItem))
    assert day.memory_id == memory.memory_id


def test_a_snippet_that_begins_in_the_middle_has_the_marks_of_the_list() -> None:
    text, about = "…- It is blue.\n- It sails.", ("Boats", 2, "")
    hit = SearchHit("turn", 1, 1, *about, text, ((9, 13),), 1.0, 0.0, (), 0.5, None, None)
    card = of_hit(hit)
    assert card.snippet == "…· It is blue. · It sails."
    assert [card.snippet[a:b] for a, b in card.marks] == ["blue"]


def test_small_words() -> None:
    assert split_tags(" #a, b c ,,a, \u202ed") == ("a", "b c", "d")
    assert difference_words("one\ntwo", "one\nthree") == "  one\n- two\n+ three"


def test_esc_lets_go_of_the_words_and_of_the_memory(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    panel = desktop.window.memory
    look(qtbot, desktop, ids["top"])
    wait_idle(qtbot, desktop)  # what runs is stopped first
    panel.search.setFocus()
    QTest.keyClicks(panel.search, "boat")
    press(panel.search, Qt.Key.Key_Escape)
    assert (panel.search.text(), panel.detail.isHidden()) == ("", False)
    press(panel.search, Qt.Key.Key_Escape)
    assert panel.detail.isHidden()
    panel.search.setText("boat")
    desktop.window.composer.editor.setFocus()
    press(desktop.window.composer.editor, Qt.Key.Key_Escape)
    assert panel.search.text() == "boat", "who writes a message looks for nothing"


def test_esc_closes_a_memory_where_it_was_opened(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    """From the timeline, by keys, nothing closed it."""
    wait_idle(qtbot, desktop)  # what runs is stopped first
    window, panel = desktop.window, desktop.window.memory
    look(qtbot, desktop, ids["top"])
    window.composer.editor.setFocus()
    press(window.composer.editor, Qt.Key.Key_Escape)
    assert not panel.detail.isHidden(), "who writes a message may read it meanwhile"
    window.header.timeline.setFocus()
    press(window.header.timeline, Qt.Key.Key_Escape)
    assert panel.detail.isHidden()
    assert window.header.timeline.hasFocus()
    assert not panel.list.selectedIndexes()


@pytest.mark.parametrize("is_folded", [False, True])
def test_esc_in_the_empty_search_leads_back_to_where_the_keyboard_was(
    qtbot: QtBot, desktop: Desktop, is_folded: bool
) -> None:
    wait_idle(qtbot, desktop)  # what runs is stopped first
    window, panel = desktop.window, desktop.window.memory
    window.fold_memory(is_folded)
    window.chat.setFocus()
    press(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert panel.search.hasFocus()
    QTest.keyClicks(panel.search, "boat")
    press(panel.search, Qt.Key.Key_Escape)
    assert panel.search.hasFocus(), "the words go first"
    press(panel.search, Qt.Key.Key_Escape)
    assert window.chat.hasFocus()
    assert panel.isHidden() is is_folded
    press(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    panel.list.setFocus()
    press(panel.list, Qt.Key.Key_Escape)
    assert window.chat.hasFocus(), "from the list, too"
    assert panel.isHidden() is is_folded


def test_esc_empties_the_search_and_stops_no_reply(
    qtbot: QtBot, make_desktop: DesktopMaker, ids: dict[str, int]
) -> None:
    desktop = make_desktop(lambda _: "word " * 4000, pause_s=0.001, n_ctx=8192, chat_id=ids["chat"])
    panel = desktop.window.memory
    begin(qtbot, desktop, "Talk for long")
    wait_until(qtbot, lambda: desktop.session.busy)
    panel.search.setFocus()
    QTest.keyClicks(panel.search, "boat")
    press(panel.search, Qt.Key.Key_Escape)
    assert panel.search.text() == ""
    assert desktop.session.busy, "the reply goes on"
    press(panel.search, Qt.Key.Key_Escape)
    wait_idle(qtbot, desktop)


def test_the_search_is_used_by_keys(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    panel = desktop.window.memory
    wait_until(qtbot, lambda: len(shown(desktop)) == 2)
    wait_idle(qtbot, desktop)
    panel.search.setFocus()
    wait_until(qtbot, panel.search.hasFocus)
    QTest.keyClicks(panel.search, "walk")
    press(panel.search, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: not panel.detail.isHidden())
    detail = panel.detail.detail
    assert detail is not None
    assert detail.memory is not None
    assert detail.memory.memory_id == ids["note"], "what was typed last is looked for first"
    assert panel.search.hasFocus(), "one can go on typing"
    panel.close_detail()
    press(panel.search, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: not panel.detail.isHidden())
    press(panel.search, Qt.Key.Key_Down)
    assert panel.list.hasFocus()


def test_a_click_shows_a_card_again_that_was_closed(qtbot: QtBot, desktop: Desktop) -> None:
    panel = desktop.window.memory
    chosen: list[Card] = []
    wait_until(qtbot, lambda: len(shown(desktop)) == 2)
    wait_idle(qtbot, desktop)
    panel.list.card_chosen.connect(chosen.append)
    place = panel.list.visualRect(panel.list.cards.index(1)).center()
    for times in (1, 2):
        click(panel.list.viewport(), place)
        wait_until(qtbot, lambda: not panel.detail.isHidden())
        assert len(chosen) == times, "it is read once for each click"
        panel.close_detail()


def test_a_card_has_a_menu(qtbot: QtBot, desktop: Desktop, ids: dict[str, int]) -> None:
    listed, store = desktop.window.memory.list, store_of(desktop)
    wait_until(qtbot, lambda: len(shown(desktop)) == 2)
    row = listed.cards.row_of("memory", ids["note"])
    assert row is not None
    place = listed.visualRect(listed.cards.index(row)).center()
    listed.contextMenuEvent(
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, listed.viewport().mapToGlobal(place))
    )
    (menu,) = listed.findChildren(QMenu)
    assert [action.text() for action in menu.actions()] == ["Show", "Pin memory", "Delete memory"]
    menu.actions()[1].trigger()
    menu.close()
    wait_until(qtbot, lambda: store.memory(ids["note"]).pinned)
    wait_until(qtbot, lambda: desktop.background.idle and shown(desktop)[0].pinned)
    assert listed.menu_for(shown(desktop)[0]).actions()[1].text() == "Unpin memory"
    listed.menu_for(shown(desktop)[0]).actions()[2].trigger()
    wait_until(qtbot, lambda: store.memory(ids["note"]).deleted_at is not None)
    wait_idle(qtbot, desktop)


def test_tab_comes_to_a_card_that_is_seen_and_from_there_to_what_it_shows(
    qtbot: QtBot, desktop: Desktop
) -> None:
    """Qt goes to the first card, and does not choose it: nobody saw where the keys were."""
    panel = desktop.window.memory
    wait_until(qtbot, lambda: bool(shown(desktop)))
    wait_idle(qtbot, desktop)  # what runs is stopped first
    panel.search.setFocus()
    for _ in range(20):
        if panel.list.hasFocus():
            break
        press(desktop.window.focusWidget(), Qt.Key.Key_Tab)
    wait_until(qtbot, panel.detail.isVisible)
    assert [index.row() for index in panel.list.selectedIndexes()] == [0]
    press(panel.list, Qt.Key.Key_Tab)
    assert panel.detail.isAncestorOf(desktop.window.focusWidget())
    panel.step_back()
    assert panel.list.hasFocus()
    assert [index.row() for index in panel.list.selectedIndexes()] == [0], (
        "Esc comes back to a card that is seen"
    )


def test_a_card_stands_out_no_longer_than_it_is_shown_or_the_keys_are_at_it(
    qtbot: QtBot, desktop: Desktop, ids: dict[str, int]
) -> None:
    """After Esc its frame stayed, also when the keys had left, and came again with the next summary."""
    panel = desktop.window.memory
    wait_until(qtbot, lambda: len(shown(desktop)) == 2)
    wait_idle(qtbot, desktop)
    click(panel.list.viewport(), panel.list.visualRect(panel.list.cards.index(0)).center())
    wait_until(qtbot, panel.detail.isVisible)
    desktop.window.composer.editor.setFocus()
    assert [index.row() for index in panel.list.selectedIndexes()] == [0], "it is shown below"
    panel.list.setFocus()
    panel.step_back()
    assert panel.detail.isHidden()
    assert [index.row() for index in panel.list.selectedIndexes()] == [0], "the keys are at it"
    panel.step_back()
    assert not panel.list.hasFocus()
    assert not panel.list.selectedIndexes()
    store_of(desktop).add_note(ids["chat"], "The boat is sold.")
    panel.refresh()
    wait_until(qtbot, lambda: len(shown(desktop)) == 3)
    assert not panel.list.selectedIndexes()
    panel.list.setFocus(Qt.FocusReason.TabFocusReason)
    assert [index.row() for index in panel.list.selectedIndexes()] == [1], "the keys are where they were"


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_only_where_the_keys_are_a_card_has_the_colour_of_that(qtbot: QtBot, theme: Theme, mode: str) -> None:
    """Two places looked as if the keys were there: the chosen card, and where they were."""
    theme.choose(mode)
    wait_until(qtbot, lambda: theme.settled)
    box = QWidget()
    qtbot.addWidget(box)
    row = QHBoxLayout(box)
    other, cards = QPushButton("Other"), MemoryList(theme)
    row.addWidget(other)
    row.addWidget(cards)
    cards.cards.show_cards([Card("memory", 1, 1, "Boats", "now", "The boat.", (), ("boat",), False)])
    cards.setCurrentIndex(cards.cards.index(0))
    box.resize(700, 300)
    box.show()
    box.activateWindow()
    qtbot.waitUntil(box.isActiveWindow)

    def has_accent() -> bool:
        at = cards.visualRect(cards.cards.index(0))
        picture = cards.viewport().grab().toImage()
        accent = theme.colour("accent").rgb()
        return any(
            picture.pixelColor(at.center().x(), y).rgb() == accent for y in range(at.top(), at.top() + 5)
        )

    cards.setFocus()
    assert has_accent()
    other.setFocus()
    assert not has_accent()
