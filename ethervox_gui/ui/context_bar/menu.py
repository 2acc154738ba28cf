"""What can be done with an entry of the timeline, as labels and wishes; the timeline makes a menu of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.kit.text import formatting
from ethervox_gui.ui.kit.text.translate import tr


class Action(Enum):
    """What the user may wish for; each is a signal of the timeline."""

    SHOW_TURN = auto()
    SHOW_SUMMARY = auto()
    PIN = auto()
    COPY = auto()
    FORGET = auto()
    SUMMARIZE = auto()
    DROP = auto()
    BRING_BACK = auto()
    LET_PASSAGE_GO = auto()
    LET_QUOTE_GO = auto()


@dataclass(frozen=True, slots=True)
class Wish:
    """A line of the menu; ``arguments`` are those of the action's signal."""

    words: str
    action: Action
    arguments: tuple[int, ...]
    enabled: bool = True


def wishes(entries: Sequence[TurnView], entry: TurnView) -> Iterator[Wish | None]:
    """What can be done with ``entry``, which is one of ``entries``; ``None`` is a separator."""
    if not entry.is_block and entry.role is not Role.SYSTEM:
        yield from _of_turn(entries, entry)
    if entry.memory_id is not None:
        recalled = entry.is_block and entry.recalled
        words = tr("Show memory") if recalled else tr("Show summary")
        yield Wish(words, Action.SHOW_SUMMARY, (entry.memory_id,))
        if recalled:
            yield Wish(tr("Remove from the context"), Action.FORGET, (entry.memory_id,))
    if entry.passage_id:
        yield Wish(tr("Remove from the context"), Action.LET_PASSAGE_GO, (entry.passage_id,))
    if entry.quoted:
        yield Wish(tr("Remove from the context"), Action.LET_QUOTE_GO, (entry.quoted[0],))
    yield from _bring_back(entries, entry)


def turns_after(entries: Sequence[TurnView], number: int) -> int:
    """How many turns stay in the context when everything up to ``number`` leaves."""
    return sum(_may_leave(entry) and entry.number > number for entry in entries)


def _may_leave(entry: TurnView) -> bool:
    return not entry.is_block and entry.role is not Role.SYSTEM and entry.state is TurnState.IN_KV


def _of_turn(entries: Sequence[TurnView], entry: TurnView) -> Iterator[Wish | None]:
    in_kv = entry.state is TurnState.IN_KV
    yield Wish(tr("Show in chat"), Action.SHOW_TURN, (entry.number,))
    words = tr("Unpin") if entry.pinned else tr("Pin: never summarize, never drop")
    yield Wish(words, Action.PIN, (entry.number, not entry.pinned), enabled=in_kv)
    yield Wish(tr("Copy text"), Action.COPY, (entry.number,))
    if in_kv:
        keep = turns_after(entries, entry.number)
        yield None
        yield Wish(tr("Summarize up to here"), Action.SUMMARIZE, (keep,))
        yield Wish(tr("Drop up to here"), Action.DROP, (keep,))
        yield None


def _bring_back(entries: Sequence[TurnView], entry: TurnView) -> Iterator[Wish]:
    """The turn alone, and all that left together with it."""
    if entry.is_block and entry.recalled:
        return
    if not entry.is_block and not entry.thinks and entry.state is not TurnState.IN_KV:
        words = tr("Bring back turn {}").format(entry.number)
        yield Wish(words, Action.BRING_BACK, (entry.number, entry.number))
    first, last = gone_around(entries, entry)
    if first < last:
        words = tr("Bring back turns {}").format(formatting.turns(first, last))
        yield Wish(words, Action.BRING_BACK, (first, last))


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
