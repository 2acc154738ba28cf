"""Where the markers of edits stand, and what they and turns cost where there are thousands of both."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import Action
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.ui.chat.transcript import EditMarkerItem, NoteItem, Transcript, TurnItem
from ethervox_gui.ui.shell.item_states import ItemStates, Told
from tests.gui.conftest import DesktopMaker, send


def marker(first_turn: int, last_turn: int) -> EditMarkerItem:
    return EditMarkerItem(Action.SHIFT_WINDOW, first_turn, last_turn, 9, 0.1, None)


def place_among(transcript: Transcript, last_turn: int) -> int:
    """The same, every item looked at."""
    place = 0
    for index, item in enumerate(transcript.items):
        if isinstance(item, TurnItem) and item.number is not None and item.number <= last_turn:
            inside = item.number < last_turn and (item.is_open or last_turn < item.last_number)
            place = index if inside else index + 1
    while place < len(transcript.items) and isinstance(transcript.items[place], EditMarkerItem):
        place += 1
    return place


@pytest.mark.parametrize("seed", range(20))
def test_a_marker_stands_after_the_last_turn_that_left(seed: int) -> None:
    drawn = random.Random(seed)
    transcript, number = Transcript(), 0
    for _ in range(drawn.randrange(30)):
        kind = drawn.randrange(6)
        if kind == 0:
            transcript.items.append(NoteItem("/help", "…"))
        elif kind == 1:
            transcript.items.append(marker(1, max(number, 1)))
        else:
            number += drawn.randint(1, 3)
            item = TurnItem(number, drawn.choice([Role.USER, Role.ASSISTANT]), "…")
            if kind == 2:  # a reply in parts
                number += 2
                item.part_tokens = {number: 9}
            transcript.items.append(item)
    if drawn.random() < 0.5:
        transcript.items.append(TurnItem(number + 1, Role.ASSISTANT, "…", is_open=True))
        transcript.items.append(TurnItem(None, Role.USER, "not sent yet"))
    for last_turn in range(number + 4):
        assert transcript.place_of(marker(0, last_turn)) == place_among(transcript, last_turn)


def test_a_chat_with_many_edits_is_read_as_fast_as_one_with_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every marker was held against every turn: half a minute for 2,000 edits of 20,000 turns."""
    n_asked = 0
    last_number = TurnItem.last_number.fget  # type: ignore[attr-defined]

    def counted(item: TurnItem) -> int:
        nonlocal n_asked
        n_asked += 1
        return int(last_number(item))

    monkeypatch.setattr(TurnItem, "last_number", property(counted))
    turns = [Turn(n, (Role.ASSISTANT, Role.USER)[n % 2], f"turn {n}", turn_id=n) for n in range(1, 3001)]
    transcript = Transcript.of(turns, [marker(n - 9, n) for n in range(10, 3001, 10)])
    assert sum(isinstance(item, EditMarkerItem) for item in transcript.items) == 300
    assert n_asked < 10 * 300


def test_of_a_turn_that_is_added_the_others_are_not_told(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a chat of 20,000 turns that takes a tenth of a second, in which nothing else is painted."""
    desktop = make_desktop(lambda _prompt: "Fine.")
    for number in range(4):
        send(qtbot, desktop, f"message {number}")
    told: list[TurnItem | None] = []
    put_on = ItemStates.put_on_newest

    def noted(states: ItemStates, item: TurnItem | None) -> list[Told]:
        told.append(item)
        return put_on(states, item)

    monkeypatch.setattr(ItemStates, "put_on_newest", noted)
    send(qtbot, desktop, "one more")
    assert [item.role for item in told if item is not None] == [Role.USER, Role.ASSISTANT]
