"""What can be done with an entry of the timeline, as a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.context_bar.descriptions import describe
from ethervox_gui.ui.kit.text import format as wording
from ethervox_gui.ui.kit.text.translate import tr

if TYPE_CHECKING:
    from ethervox_gui.ui.context_bar.timeline import TimelineStrip


def timeline_menu(strip: TimelineStrip, entries: Sequence[TurnView], entry: TurnView) -> QMenu:
    """A menu for ``entry``, which is one of ``entries``; the strip's signals carry the wishes."""
    menu = QMenu(strip)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if not entry.is_block and entry.role is not Role.SYSTEM:
        _of_turn(menu, strip, entries, entry)
    if entry.memory_id is not None:
        memory_id = entry.memory_id
        recalled = entry.is_block and entry.recalled
        words = tr("Show memory") if recalled else tr("Show summary")
        menu.addAction(words, lambda: strip.summary_activated.emit(memory_id))
        if recalled:
            menu.addAction(tr("Remove from the context"), lambda: strip.forget_wanted.emit(memory_id))
    _bring_back(menu, strip, entries, entry)
    menu.addAction(tr("Copy details"), lambda: QGuiApplication.clipboard().setText(describe(entry)))
    return menu


def turns_after(entries: Sequence[TurnView], number: int) -> int:
    """How many turns stay in the context when everything up to ``number`` leaves."""
    return sum(_may_leave(entry) and entry.number > number for entry in entries)


def _may_leave(entry: TurnView) -> bool:
    return not entry.is_block and entry.role is not Role.SYSTEM and entry.state is TurnState.IN_KV


def _of_turn(menu: QMenu, strip: TimelineStrip, entries: Sequence[TurnView], entry: TurnView) -> None:
    in_kv = entry.state is TurnState.IN_KV
    menu.addAction(tr("Show in chat"), lambda: strip.turn_activated.emit(entry.number))
    words = tr("Unpin") if entry.pinned else tr("Pin: never summarise, never drop")
    pin = menu.addAction(words, lambda: strip.pin_wanted.emit(entry.number, not entry.pinned))
    pin.setEnabled(in_kv)
    menu.addAction(tr("Copy text"), lambda: strip.copy_wanted.emit(entry.number))
    if in_kv:
        keep = turns_after(entries, entry.number)
        menu.addSeparator()
        menu.addAction(tr("Summarise up to here"), lambda: strip.summarize_wanted.emit(keep))
        menu.addAction(tr("Drop up to here"), lambda: strip.drop_wanted.emit(keep))
        menu.addSeparator()


def _bring_back(menu: QMenu, strip: TimelineStrip, entries: Sequence[TurnView], entry: TurnView) -> None:
    """The turn alone, and all that left together with it."""
    if entry.is_block and entry.recalled:
        return
    if not entry.is_block and entry.state is not TurnState.IN_KV:
        words = tr("Bring back turn {}").format(entry.number)
        menu.addAction(words, lambda: strip.bring_back_wanted.emit(entry.number, entry.number))
    first, last = gone_around(entries, entry)
    if first < last:
        words = tr("Bring back turns {}").format(wording.turns(first, last))
        menu.addAction(words, lambda: strip.bring_back_wanted.emit(first, last))


def gone_around(entries: Sequence[TurnView], entry: TurnView) -> tuple[int, int]:
    """The first and the last turn that are out of the context beside ``entry``, in the same state.

    For a summary the turns it stands for; ``(0, 0)`` when there are none.
    """
    if entry.is_block:
        numbers = [
            other.number
            for other in entries
            if not other.is_block
            and other.state is TurnState.SUMMARIZED
            and entry.number <= other.number <= entry.last_number
        ]
        return (numbers[0], numbers[-1]) if numbers else (0, 0)
    if entry.state is TurnState.IN_KV:
        return 0, 0
    turns = [other for other in entries if not other.is_block]
    here = next(index for index, other in enumerate(turns) if other.number == entry.number)

    def alike(index: int) -> bool:
        return (turns[index].state, turns[index].memory_id) == (entry.state, entry.memory_id)

    first = last = here
    while first > 0 and alike(first - 1):
        first -= 1
    while last + 1 < len(turns) and alike(last + 1):
        last += 1
    return turns[first].number, turns[last].number
