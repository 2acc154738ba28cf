"""Highlights what belongs together: a summary, its turns and its share of the gauge; a block and its turn."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.ui.chat.chat_view import ChatView
from ethervox_gui.ui.chat.transcript import EditMarkerItem
from ethervox_gui.ui.memory.list import Card
from ethervox_gui.ui.memory.panel import MemoryPanel
from ethervox_gui.ui.shell.header import Header


class Links(QObject):
    """Wires timeline, gauge, chat and memory panel."""

    def __init__(self, header: Header, chat: ChatView, memory: MemoryPanel) -> None:
        super().__init__(header)
        self._timeline, self._gauge = header.timeline, header.gauge
        self._chat, self._memory = chat, memory
        self._timeline.turn_activated.connect(self._show_turn)
        self._timeline.pointed.connect(self._at_block)
        self._timeline.entries_changed.connect(self.put_out)
        chat.pointed.connect(self._timeline.point_at)
        chat.marker_pointed.connect(self._at_marker)
        chat.turn_chosen.connect(self._timeline.show_turn)
        memory.list.pointed.connect(self._at_card)
        memory.detail.line_pointed.connect(self._at_line)

    def put_out(self) -> None:
        """Nothing stands out any more."""
        self._timeline.light(())
        self._gauge.light()

    def _show_turn(self, number: int) -> None:
        self._chat.scroll_to_turn(number)
        self._chat.highlight_turn(number)

    def _at_block(self, entry: TurnView | None) -> None:
        """The mouse is at a block of the timeline; that of a turn has its own mark already."""
        if entry is None or not entry.is_block or entry.memory_id is None:
            self.put_out()
        else:
            self.light_memory(entry.memory_id, (entry.number, entry.last_number))

    def _at_card(self, card: Card | None) -> None:
        if card is None or card.chat_id != self._memory.chat_id:
            self.put_out()
        elif card.kind == "memory":
            self.light_memory(card.item_id, card.turns)
        elif card.turn_number is not None:
            self.light_turn(card.turn_number)

    def _at_marker(self, item: EditMarkerItem | None) -> None:
        """The mouse is at a marker in the chat, which tells of a summary or of turns that were dropped."""
        if item is None:
            self.put_out()
            return
        runs = item.whole.turns if item.whole is not None else item.turns
        if item.memory_id is not None:
            self.light_memory(item.memory_id, (runs[0][0], item.last_turn))
        else:
            self._timeline.light([number for first, last in runs for number in range(first, last + 1)])

    def _at_line(self, place: tuple[int, int] | None) -> None:
        """The mouse is at a line of a summary: the chat and the turn that it comes from."""
        if place is None or place[0] != self._memory.chat_id:
            self.put_out()
        else:
            self.light_turn(place[1])

    def light_turn(self, number: int) -> None:
        """One turn stands out."""
        self._gauge.light()
        self._timeline.light((number,))

    def light_memory(self, memory_id: int, stands_for: tuple[int, int] | None) -> None:
        """The turns that a memory stands for stand out, and its own tokens in the gauge."""
        turns = self._turns_of(memory_id, stands_for)
        is_there = any(entry.is_block and entry.memory_id == memory_id for entry in self._timeline.entries)
        self._timeline.light(turns, memory_id if is_there else None)
        before = {"summaries": 0, "recalled": 0}
        for entry in self._timeline.entries:
            if entry.is_block:
                part = "recalled" if entry.recalled else "summaries"
                if entry.memory_id == memory_id:
                    self._gauge.light(part, before[part], entry.n_tokens)
                    return
                before[part] += entry.n_tokens
        self._gauge.light()

    def _turns_of(self, memory_id: int, stands_for: tuple[int, int] | None) -> list[int]:
        turns = [entry for entry in self._timeline.entries if not entry.is_block]
        summarized = [entry for entry in turns if entry.state is TurnState.SUMMARIZED]
        own = [entry.number for entry in summarized if entry.memory_id == memory_id]
        if stands_for is None:
            return own
        # A newer summary took over what the one before said, which has no turns of its own left.
        first, last = stands_for
        among = [entry.number for entry in (summarized if own else turns) if first <= entry.number <= last]
        return sorted({*own, *among})
