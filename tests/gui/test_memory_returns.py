"""What a search found: quoted in the message, or brought back into the context, at a price told before."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.governor.jobs.jobs import ShiftWindow, SummarizeOld
from ethervox_gui.ui.memory.dialogs import MemoryEditor, VersionsDialog
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until


def respond(prompt: str) -> str:
    if "Summarize the conversation" in prompt[-400:]:
        return "- The vessel is blue."
    return "A reply of some length about something else. " * 2


def told(qtbot: QtBot, make_desktop: DesktopMaker, leave: ShiftWindow | SummarizeOld) -> Desktop:
    """A chat of four exchanges, of which the first two have left the context."""
    desktop = make_desktop(respond, n_ctx=8192)
    for text in ("The boat is called Amalia.", "It is blue.", "Thanks.", "And now?"):
        send(qtbot, desktop, text)
    desktop.thread.submit(leave)
    wait_until(qtbot, lambda: outside(desktop) == [1, 2, 3, 4])
    wait_idle(qtbot, desktop)
    return desktop


def outside(desktop: Desktop) -> list[int]:
    entries = desktop.window.header.timeline.entries
    return [e.number for e in entries if not e.is_block and e.state is not TurnState.IN_KV]


def find(qtbot: QtBot, desktop: Desktop, words: str, kind: str) -> None:
    """Search, and open the first card of this kind."""
    panel = desktop.window.memory
    panel.search.setText(words)
    model = panel.list.cards

    def there() -> bool:
        cards = [model.card_at(model.index(row)) for row in range(model.rowCount())]
        return any(
            card is not None and card.kind == kind and panel.list.select(kind, card.item_id) for card in cards
        )

    wait_until(qtbot, there)
    wait_until(qtbot, lambda: panel.detail.isVisible() and panel.detail.detail is not None)


def test_a_turn_that_was_found_comes_back_after_its_price_was_told(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = told(qtbot, make_desktop, ShiftWindow(4))
    find(qtbot, desktop, "Amalia", "turn")
    row = desktop.window.memory.detail.returning
    wait_until(qtbot, row.button.isVisible)
    click(row.button)
    wait_until(qtbot, lambda: "tokens" in row.button.text())
    assert outside(desktop) == [1, 2, 3, 4], "asking changes nothing"
    assert row.words.text() == "turns 1–2; nothing is read again"
    wait_idle(qtbot, desktop)
    click(row.button)
    wait_until(qtbot, lambda: outside(desktop) == [3, 4])
    wait_idle(qtbot, desktop)
    entries = desktop.window.header.timeline.entries
    assert [entry.number for entry in entries if entry.recalled] == [1, 2], (
        "the timeline shows them as recalled"
    )
    wait_until(qtbot, lambda: not row.button.isVisible())


def test_keys_alone_bring_a_turn_back(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Enter led to a button out of sight, and in the end the first button of the window had the keys."""
    desktop = told(qtbot, make_desktop, ShiftWindow(4))
    window, panel = desktop.window, desktop.window.memory
    find(qtbot, desktop, "Amalia", "turn")
    row = panel.detail.returning
    wait_until(qtbot, row.button.isVisible)
    panel.list.setFocus()
    press(panel.list, Qt.Key.Key_Return)
    assert window.focusWidget() is row.quote
    press(row.quote, Qt.Key.Key_Tab)
    assert window.focusWidget() is row.button
    press(row.button, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: "tokens" in row.button.text())
    wait_idle(qtbot, desktop)
    press(row.button, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: not row.button.isVisible())
    wait_idle(qtbot, desktop)
    assert outside(desktop) == [3, 4]
    assert window.focusWidget() is panel.list


def test_what_there_is_no_room_for_keeps_no_keys(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = told(qtbot, make_desktop, ShiftWindow(4))
    window, panel = desktop.window, desktop.window.memory
    find(qtbot, desktop, "Amalia", "turn")
    row = panel.detail.returning
    wait_until(qtbot, row.button.isVisible)
    row.button.setFocus()
    row.tell("Bring back", "there is no room for them", fits=False)
    assert window.focusWidget() is panel.list


def test_the_turns_of_a_summary_come_back(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = told(qtbot, make_desktop, SummarizeOld(4))
    (memory,) = desktop.assembly.store.list_memories()
    desktop.window.show_memory(memory.memory_id)
    row = desktop.window.memory.detail.returning
    wait_until(qtbot, row.button.isVisible)
    assert not row.quote.isVisible()
    click(row.button)
    wait_until(qtbot, lambda: "turns 1–4" in row.words.text())
    wait_idle(qtbot, desktop)
    click(row.button)
    wait_until(qtbot, lambda: outside(desktop) == [])
    wait_idle(qtbot, desktop)


def test_a_price_is_not_cut_with_large_letters(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Nothing there scrolls sideways: of “Bring back · 123 tokens” the end was out of reach."""
    desktop = told(qtbot, make_desktop, SummarizeOld(4))
    window, detail = desktop.window, desktop.window.memory.detail
    window.theme.set_font_size(32)
    window.resize(1366, 740)
    wait_until(qtbot, lambda: window.theme.settled)
    (memory,) = desktop.assembly.store.list_memories()
    window.show_memory(memory.memory_id)
    row = detail.returning
    wait_until(qtbot, row.button.isVisible)
    click(row.button)
    wait_until(qtbot, lambda: "tokens" in row.button.text())
    area = detail.findChild(QScrollArea)
    assert area is not None
    room = area.viewport()

    def is_inside() -> bool:
        right = row.button.mapTo(detail, row.button.rect().topRight()).x()
        return right <= room.mapTo(detail, room.rect().topRight()).x()

    wait_until(qtbot, lambda: row.button.height() > row.button.on_one_line.height() and is_inside())
    window.theme.set_font_size(14)
    wait_until(qtbot, lambda: window.theme.settled and row.button.size() == row.button.on_one_line)


def test_a_turn_is_quoted_in_the_message(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = told(qtbot, make_desktop, ShiftWindow(4))
    find(qtbot, desktop, "Amalia", "turn")
    wait_until(qtbot, desktop.window.memory.detail.returning.quote.isVisible)
    click(desktop.window.memory.detail.returning.quote)
    assert desktop.window.composer.text().startswith("> The boat is called Amalia.")


def test_what_is_changed_in_a_summary_is_what_the_model_sees_next(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = told(qtbot, make_desktop, SummarizeOld(4))
    live = desktop.assembly.governor.session.live
    assert live is not None
    (memory,) = desktop.assembly.store.list_memories()
    panel = desktop.window.memory
    desktop.window.show_memory(memory.memory_id)
    wait_until(qtbot, lambda: panel.detail.isVisible() and panel.detail.detail is not None)
    click(panel.detail.edit_button)
    editor = desktop.window.findChild(MemoryEditor, "memoryEditor")
    assert editor is not None
    editor.text.setPlainText("- The vessel is red.")
    click(editor.save)
    wait_until(qtbot, lambda: [block.text for block in live.timeline.blocks] == ["- The vessel is red."])
    assert not desktop.session.busy, "nobody has to wait for it"
    memory = desktop.assembly.store.memory(memory.memory_id)
    desktop.memory_actions.compare(memory)
    wait_until(qtbot, lambda: desktop.window.findChild(VersionsDialog, "versionsDialog") is not None)
    back = desktop.window.findChild(QPushButton, "takeVersionBack")
    assert back is not None
    click(back)
    wait_until(qtbot, lambda: "red" not in "".join(block.text for block in live.timeline.blocks))
    wait_idle(qtbot, desktop)
