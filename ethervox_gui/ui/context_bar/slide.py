"""Turns that a summary stands for from now on: their blocks slide into its block, the others close up."""

from __future__ import annotations

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
_LEAST_OPACITY = 0.35


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
        self._noted: dict[int, tuple[QRectF, TurnView]] = {}
        self._leaving: list[_Piece] = []
        self._staying: list[_Piece] = []
        self.valueChanged.connect(lambda _: widget.update())
        self.finished.connect(widget.update)

    @property
    def pieces(self) -> list[QRectF]:
        """Where the blocks are by now that go into the summary's, in pixels of the widget."""
        return [piece.at(self.done) for piece in self._leaving] if self.moves else []

    def note(self, before: Sequence[TurnView], layout: StripLayout, offset: float, width: int) -> None:
        """Keep where the blocks are that are in the context, before others are shown."""
        self.stop()
        shown = [index for index in layout.visible(offset, offset + width) if index < len(before)]
        self._noted = {
            before[index].number: (_rect(before[index], index, layout, offset), before[index])
            for index in shown
            if in_cache(before[index]) and not before[index].is_block
        }

    def start_to(self, after: Sequence[TurnView], layout: StripLayout, offset: float) -> bool:
        """Let those that were summarized since slide; whether there are any, and they may move."""
        noted, self._noted = self._noted, {}
        summarized = {
            entry.number
            for entry in after
            if not entry.is_block and entry.state is TurnState.SUMMARIZED and entry.number in noted
        }
        blocks = [index for index, entry in enumerate(after) if entry.is_block and not entry.recalled]
        if not summarized or not blocks:
            return False
        block = blocks[-1]
        target = _rect(after[block], block, layout, offset)
        leaving = [noted[number] for number in sorted(summarized)]
        self._leaving = [_Piece(rect, target, look_of(entry)) for rect, entry in leaving[-_MOST:]]
        self._staying = [
            _Piece(noted[entry.number][0], _rect(entry, index, layout, offset), look_of(entry))
            for index, entry in enumerate(after)
            if not entry.is_block and in_cache(entry) and entry.number in noted
        ][-_MOST:]
        return self.begin()

    def paint(self, painter: StripPainter) -> None:
        """Paint the blocks on their way."""
        if not self.moves:
            return
        for piece in self._staying:
            paint_block(painter, piece.at(self.done), self._theme, piece.look)
        painter.save()
        painter.setOpacity(1 - (1 - _LEAST_OPACITY) * self.done)
        for piece in self._leaving:
            paint_block(painter, piece.at(self.done), self._theme, piece.look)
        painter.restore()


def _rect(entry: TurnView, index: int, layout: StripLayout, offset: float) -> QRectF:
    height = height_of(entry)
    return QRectF(layout.lefts[index] - offset, BLOCKS_END - height, layout.widths[index], height)
