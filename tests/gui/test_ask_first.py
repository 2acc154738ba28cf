"""What will leave is shown above the composer before it does: left alone, done now, or kept."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from ethervox_gui.ui.composer.proposal import Proposal
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until

ASK = Settings().with_values(
    {"context.ask_first": True, "context.keep_recent_turns": 2, "context.reply_reserve": 16}
)


def told(qtbot: QtBot, make_desktop: DesktopMaker) -> tuple[Desktop, Proposal]:
    """A chat that has grown until the card came, while something else is being written."""
    desktop = make_desktop(lambda _: "A reply about the boat. " * 3, n_ctx=2048, settings=ASK)
    card = desktop.window.proposal
    for number in range(20):
        send(qtbot, desktop, f"My boat number {number} is called <b>Amalia</b> {number}.")
        if card.isVisible():
            return desktop, card
        assert gone(desktop) == []
    raise AssertionError("nothing was shown")


def gone(desktop: Desktop) -> list[int]:
    entries = desktop.window.header.timeline.entries
    return [e.number for e in entries if not e.is_block and e.state is not TurnState.IN_KV]


def button(card: Proposal, words: str) -> QPushButton:
    return next(each for each in card.findChildren(QPushButton) if each.text() == words)


def test_the_card_says_what_will_leave_and_stands_in_nobodys_way(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop, card = told(qtbot, make_desktop)
    window = desktop.window
    assert gone(desktop) == []
    assert card.geometry().bottom() < window.composer.geometry().top()
    assert card.title.text() == f"Turns {card.turns[0]}–{card.turns[-1]} are about to leave"
    assert "<b>Amalia</b> 0" in card.advice.text(), "as it was said, and not as HTML"
    assert card.title.text() in card.accessibleName()
    assert "Amalia" in card.accessibleName()
    assert window.focusWidget() is window.composer.editor
    press(window.composer.editor, Qt.Key.Key_X)
    assert window.composer.text() == "x"


def test_it_is_summarized_at_once_by_click_and_the_note_undoes_it(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop, card = told(qtbot, make_desktop)
    turns = list(card.turns)
    click(button(card, "Summarize now"))
    wait_idle(qtbot, desktop)
    assert gone(desktop) == turns
    assert not card.isVisible()
    assert desktop.window.toast.second.text() == "Undo"
    click(desktop.window.toast.second)
    wait_idle(qtbot, desktop)
    assert gone(desktop) == []


def test_it_is_kept_by_the_keys(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop, card = told(qtbot, make_desktop)
    turns = set(card.turns)
    desktop.window.do("Ctrl+Shift+K")
    now, keep = button(card, "Summarize now"), button(card, "Keep this")
    assert desktop.window.focusWidget() is now
    press(now, Qt.Key.Key_Tab)
    assert desktop.window.focusWidget() is keep
    press(keep, Qt.Key.Key_Space)
    wait_idle(qtbot, desktop)
    assert not card.isVisible()
    assert {e.number for e in desktop.window.header.timeline.entries if e.pinned} == turns
    assert desktop.window.focusWidget() is desktop.window.composer.editor
    assert gone(desktop) == []


def test_it_goes_when_it_does_not_hold_any_more(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop, card = told(qtbot, make_desktop)
    number = card.turns[0]
    desktop.window.header.timeline.pin_wanted.emit(number, True)
    wait_until(qtbot, lambda: not card.isVisible())
    wait_idle(qtbot, desktop)
    desktop.window.header.timeline.pin_wanted.emit(number, False)
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, "On.")
    assert card.isVisible() or gone(desktop), "told again"
    desktop.actions.new_chat()
    assert not card.isVisible()
    wait_idle(qtbot, desktop)


def test_it_goes_with_the_setting(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop, card = told(qtbot, make_desktop)
    desktop.actions.change_settings({"context.ask_first": False})
    assert not card.isVisible()
