"""Animates turns that were summarized: their blocks slide into the summary's, and the others close up.

What was there before stays in sight all the while; only what is new appears.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.ui.context_bar.layout import StripLayout, in_cache
from ethervox_gui.ui.context_bar.painter import BLOCKS_END, StripPainter, height_of, look_of, paint_block
from ethervox_gui.ui.kit.motion.clock import Progress
from ethervox_gui.ui.kit.theme.theme import Theme

#: So many of the newest move at most.
_MOST = 160
#: And so many stand where they were, or close up.
_MOST_STAYING = 400
_LEAST_OPACITY = 0.35

#: What an entry is known by: a turn's number, or what stands in a block.
_Key = tuple[bool, int, int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class _Piece:
    """A block on its way from one place to another."""

    start: QRectF
    end: QRectF
    look: str

    def at(self, done: float) -> QRectF:
        """Where it is, between 0 and 1."""
        start, end = self.start, self.end
        width = min(start.width(), end.width())
        return QRectF(
            start.left() + (end.left() - start.left()) * done,
            start.top() + (end.top() - start.top()) * done,
            start.width() + (width - start.width()) * done,
            start.height() + (end.height() - start.height()) * done,
        )


class Slide(Progress):
    """Belongs to one strip, which calls :meth:`paint` over what is there now."""

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        super().__init__(widget, theme)
        self._noted: dict[_Key, tuple[QRectF, TurnView]] = {}
        self._leaving: list[_Piece] = []
        self._folding: list[_Piece] = []  # blocks that the new one takes in
        self._staying: list[_Piece] = []
        self.valueChanged.connect(lambda _: widget.update())
        self.finished.connect(widget.update)

    @property
    def pieces(self) -> list[QRectF]:
        """Where the blocks are by now that go into the summary's, in pixels of the widget."""
        return [piece.at(self.done) for piece in self._leaving] if self.moves else []

    def note(self, before: Sequence[TurnView], layout: StripLayout, offset: float, width: int) -> None:
        """Keep where the blocks are that are in sight, before others are shown."""
        self.stop()
        shown = [index for index in layout.visible(offset, offset + width) if index < len(before)]
        self._noted = {
            _key(before[index]): (_rect(before[index], index, layout, offset), before[index])
            for index in shown[-_MOST_STAYING:]
        }

    def start_to(self, after: Sequence[TurnView], layout: StripLayout, offset: float) -> bool:
        """Let those that were summarized since slide; whether there are any, and they may move."""
        noted, self._noted = self._noted, {}
        near = _near([entry for _, entry in noted.values()], after)
        keys = {index: _key(after[index]) for index in near}
        both = [(index, after[index], *noted[key]) for index, key in keys.items() if key in noted]
        summarized = [
            (rect, old)
            for _, entry, rect, old in both
            if not entry.is_block and entry.state is TurnState.SUMMARIZED and in_cache(old)
        ]
        newest = range(len(after) - 1, -1, -1) if summarized else ()
        block = next((i for i in newest if after[i].is_block and not after[i].recalled), None)
        if block is None:
            return False
        target = _rect(after[block], block, layout, offset)
        known = set(keys.values())
        folded = [old for key, old in noted.items() if old[1].is_block and key not in known]
        self._leaving = [_Piece(rect, target, look_of(old)) for rect, old in summarized[-_MOST:]]
        self._folding = [_Piece(rect, target, look_of(old)) for rect, old in folded]
        self._staying = [
            _Piece(rect, _rect(entry, index, layout, offset), look_of(entry))
            for index, entry, rect, old in both
            if look_of(entry) == look_of(old)
        ]
        return self.begin()

    def paint(self, painter: StripPainter) -> None:
        """Paint the blocks on their way."""
        if not self.moves:
            return
        for piece in self._staying:
            paint_block(painter, piece.at(self.done), self._theme, piece.look)
        painter.save()
        painter.setOpacity(1 - (1 - _LEAST_OPACITY) * self.done)
        for piece in (*self._folding, *self._leaving):
            paint_block(painter, piece.at(self.done), self._theme, piece.look)
        painter.restore()


def _key(entry: TurnView) -> _Key:
    number = (entry.memory_id or 0) if entry.is_block else entry.number
    return entry.is_block, number, entry.passage_id, entry.quoted


def _near(noted: Sequence[TurnView], entries: Sequence[TurnView]) -> range:
    """Where those can stand that are noted: entries are in the order of their last turns."""
    lasts = [entry.last_number for entry in noted]
    if not lasts:
        return range(0)
    first = bisect_left(entries, min(lasts), key=lambda entry: entry.last_number)
    return range(first, bisect_right(entries, max(lasts), key=lambda entry: entry.last_number))


def _rect(entry: TurnView, index: int, layout: StripLayout, offset: float) -> QRectF:
    height = height_of(entry)
    return QRectF(layout.lefts[index] - offset, BLOCKS_END - height, layout.widths[index], height)
