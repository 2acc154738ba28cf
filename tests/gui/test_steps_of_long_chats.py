"""Of a long chat only what changed is looked at; and what is told in steps is what is told anew."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import Action
from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.chat.outside import Outside
from ethervox_gui.ui.chat.transcript import BackItem, EditMarkerItem, Item, Transcript, TurnItem
from ethervox_gui.ui.context_bar.descriptions import Figures
from ethervox_gui.ui.context_bar.layout import Arranger, Run, add_to, arrange, some_left
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.pieces import SIZE, Pieces
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.shell.item_states import ItemStates

_GONE = {"p0": None, "p1": None}


def turn(number: int, **others: object) -> TurnView:
    first = {
        "number": number,
        "last_number": number,
        "role": (Role.ASSISTANT, Role.USER)[number % 2] if number else Role.SYSTEM,
        "state": TurnState.IN_KV,
        "n_tokens": 10 + number % 7,
        "importance": 0.5,
        "preview": f"turn {number}",
        "pinned": False,
        "is_block": False,
        "recalled": False,
        "memory_id": None,
        "p0": 0,
        "p1": 1,
    }
    return TurnView(**{**first, **others})  # type: ignore[arg-type]


class Chat:
    """A chat to which anything happens: its turns, the blocks behind them, and its edits."""

    def __init__(self, seed: int, n_turns: int) -> None:
        self.chance = random.Random(seed)
        self.turns = [turn(number) for number in range(n_turns)]
        self.blocks: list[TurnView] = []
        self.transcript = Transcript([self._item(each) for each in self.turns[1:]])
        self.n_memories = 0

    @property
    def entries(self) -> list[TurnView]:
        entries = self.turns.copy()
        for block in sorted(self.blocks, key=lambda each: each.last_number, reverse=True):
            entries.insert(block.last_number + 1, block)
        return entries

    def step(self) -> None:
        """Something happens."""
        happens = (
            self._say,
            self._say,
            self._summarize,
            self._undo,
            self._bring_back,
            self._change,
            self._cut,
        )
        self.chance.choice(happens)()

    def _item(self, entry: TurnView) -> TurnItem:
        return TurnItem(entry.number, entry.role, "words", n_tokens=entry.n_tokens)

    def _some(self) -> tuple[int, int]:
        first = self.chance.randrange(1, len(self.turns))
        return first, min(len(self.turns) - 1, first + self.chance.randrange(30))

    def _say(self) -> None:
        self.turns.append(turn(len(self.turns)))
        self.transcript.items.append(self._item(self.turns[-1]))

    def _put(self, first: int, last: int, **what: object) -> None:
        for number in range(first, last + 1):
            self.turns[number] = replace(self.turns[number], **what)  # type: ignore[arg-type]

    def _summarize(self) -> None:
        first, last = self._some()
        self.n_memories += 1
        state = self.chance.choice((TurnState.SUMMARIZED, TurnState.SUMMARIZED, TurnState.DROPPED))
        memory_id = self.n_memories if state is TurnState.SUMMARIZED else None
        self._put(first, last, state=state, memory_id=memory_id, recalled=False, passing=False, **_GONE)
        if memory_id is not None and self.chance.random() < 0.5:
            more = {"last_number": last, "is_block": True, "memory_id": memory_id, "role": Role.USER}
            self.blocks = [*self.blocks[-2:], turn(first, **more)]
        action = Action.SUMMARIZE_OLD if memory_id else Action.SHIFT_WINDOW
        marker = EditMarkerItem(action, first, last, 100, 5.0, memory_id)
        self.transcript.items.insert(self.transcript.place_of(marker), marker)

    def _undo(self) -> None:
        if self.n_memories:
            undone = self.chance.randint(1, self.n_memories)
            for each in [each for each in self.turns if each.memory_id == undone]:
                self._put(each.number, each.number, state=TurnState.IN_KV, memory_id=None, p0=0, p1=1)
            self.blocks = [block for block in self.blocks if block.memory_id != undone]

    def _bring_back(self) -> None:
        first, last = self._some()
        back = {"state": TurnState.IN_KV, "memory_id": None, "recalled": True, "p0": 0, "p1": 1}
        self._put(first, last, passing=self.chance.random() < 0.7, **back)
        self.transcript.items.append(BackItem(tuple(range(first, last + 1)), is_gone=True))

    def _change(self) -> None:
        number = self.chance.randrange(1, len(self.turns))
        one = self.turns[number]
        is_out = one.state is not TurnState.IN_KV
        self._put(number, number, pinned=not is_out and not one.pinned, forgotten=is_out, n_tokens=9)

    def _cut(self) -> None:
        if self.chance.random() < 0.2 and len(self.turns) > 20:
            number = len(self.turns) - self.chance.randrange(1, 10)
            del self.turns[number:]
            self.blocks = [block for block in self.blocks if block.last_number < number]
            self.transcript.cut(number)
            items = self.transcript.items
            items[:] = [i for i in items if not (isinstance(i, EditMarkerItem) and i.last_turn >= number)]


_SIZES = [(0, 8), (1, SIZE - 1), (2, SIZE), (3, 2 * SIZE + 1), (4, 600), (5, 900)]


@pytest.mark.parametrize(("seed", "n_turns"), _SIZES)
def test_what_is_told_in_steps_is_what_is_told_anew(seed: int, n_turns: int) -> None:
    chat, states, n_ctx = Chat(seed, n_turns), ItemStates(), 4000
    for number in range(120):
        before = len(chat.turns)
        chat.step()
        states.show(chat.entries, n_ctx, recalls=True)
        if len(chat.turns) == before + 1 and chat.chance.random() < 0.7:
            item = chat.transcript.turn(before)
            states.put_on_newest(item)
        else:
            states.put_on_touched(chat.transcript)
        if number % 10 == 9:
            n_ctx = chat.chance.choice((0, 700, 4000))
        anew: list[Item] = deepcopy(chat.transcript.items)
        ItemStates(chat.entries, n_ctx).put_on(anew)
        states.show(chat.entries, n_ctx, recalls=True)
        states.put_on_touched(chat.transcript)
        assert chat.transcript.items == anew


@pytest.mark.parametrize(("seed", "n_turns"), _SIZES)
def test_what_is_laid_out_in_steps_is_what_is_laid_out_anew(seed: int, n_turns: int) -> None:
    chat, arranger, figures, scale = Chat(seed, n_turns), Arranger(), Figures(), 0.5
    shown: list[TurnView] = []
    for _ in range(120):
        chat.step()
        entries = chat.entries
        were, are = arranger.show(entries)
        assert some_left(were, are) == some_left(shown, entries)
        shown = entries
        scale = chat.chance.choice((scale, scale, scale, 0.2, 1.0))
        room = chat.chance.choice((300, 1400, 20_000))
        cuts = {item.last_turn for item in chat.transcript.items if isinstance(item, EditMarkerItem)}
        assert arranger.arrange(cuts, room, scale) == arrange(entries, cuts, room, scale)
        runs: list[Run] = []
        for entry in entries:
            add_to(runs, entry)
        assert arranger.runs() == runs
        figures.show(entries)
        turns = [entry for entry in entries if not entry.is_block and entry.role is not Role.SYSTEM]
        for state, count in figures.states().items():
            assert count == sum(entry.state is state and not entry.forgotten for entry in turns)
        assert figures.n_forgotten() == sum(entry.forgotten for entry in turns)


def test_what_was_undone_is_found_as_by_its_rule() -> None:
    """Each turn that is out of it was in a later edit, or is in one that stands, or was dropped."""
    for seed in range(40):
        chat = Chat(seed, 60)
        for _ in range(40):
            chat.step()
        markers = [item for item in chat.transcript.items if isinstance(item, EditMarkerItem)]
        out = {e.number: e.memory_id for e in chat.turns if e.state is not TurnState.IN_KV}
        stands = {*out.values(), *(block.memory_id for block in chat.blocks)}
        known = [(m.memory_id, m) for m in markers if m.memory_id is not None]
        redone = set()
        for memory_id, marker in known:
            own = [number for number in out if marker.first_turn <= number <= marker.last_turn]
            others = [o for i, o in known if i > memory_id or i in out.values()]
            others += [each for each in markers if each.action is not Action.SUMMARIZE_OLD]
            covered = all(any(o.first_turn <= n <= o.last_turn for o in others) for n in own)
            if memory_id not in stands and own and covered:
                redone.add(memory_id)
        assert Outside(chat.entries, 1000).redone(markers) == redone


def _counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each piece had that was looked at anew."""
    looked_at: list[int] = []
    begin = Pieces.__init__

    def counting(pieces: Pieces[TurnView, object], make: Callable[[int, Sequence[TurnView]], object]) -> None:
        def made(start: int, entries: Sequence[TurnView]) -> object:
            looked_at.append(len(entries))
            return make(start, entries)

        begin(pieces, made)

    monkeypatch.setattr(Pieces, "__init__", counting)
    return looked_at


def test_the_work_of_a_step_does_not_grow_with_the_chat(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at = _counted(monkeypatch)
    put: list[TurnItem] = []
    put_on = ItemStates._put_on_turn

    def noted(states: ItemStates, item: TurnItem) -> bool:
        put.append(item)
        return put_on(states, item)

    def work(step: Callable[[], None]) -> tuple[int, int]:
        looked_at.clear()
        put.clear()
        step()
        strip.show_entries(chat.entries)
        states.show(chat.entries, 4000, recalls=True)
        states.put_on_touched(chat.transcript)
        return sum(looked_at), len(put)

    monkeypatch.setattr(ItemStates, "_put_on_turn", noted)
    for n_turns in (2000, 20_000):
        chat, states, strip = Chat(1, n_turns), ItemStates(), TimelineStrip(theme)
        _show(qtbot, strip)
        assert work(lambda: None) == (4 * n_turns, n_turns - 1), "the first time all is looked at"
        end = n_turns - 300
        for step in (
            chat._say,
            partial(chat._put, end, end + 20, state=TurnState.DROPPED, **_GONE),
            partial(chat._put, 101, 104, recalled=True),
        ):
            n_entries, n_items = work(step)
            assert n_entries <= 8 * SIZE, "of each of the four readers a piece or two"
            assert n_items <= 64


def _show(qtbot: QtBot, strip: QWidget) -> None:
    qtbot.addWidget(strip)
    strip.resize(900, 60)
    strip.show()
