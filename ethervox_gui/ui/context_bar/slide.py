"""Turns that a summary stands for from now on: their blocks slide into its block."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.ui.context_bar.layout import StripLayout, in_cache
from ethervox_gui.ui.context_bar.painter import BLOCKS_END, StripPainter, height_of, look_of, paint_block
from ethervox_gui.ui.kit.theme.motion import Progress
from ethervox_gui.ui.kit.theme.theme import Theme

#: So many of the newest move at most.
_MOST = 160
_LEAST_OPACITY = 0.35


class Slide(Progress):
    """Belongs to one strip, which calls :meth:`paint` over what is there now."""

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        super().__init__(widget, theme)
        self._noted: dict[int, tuple[QRectF, TurnView]] = {}
        self._pieces: list[tuple[QRectF, str]] = []
        self._target = QRectF()
        self.valueChanged.connect(lambda _: widget.update())
        self.finished.connect(widget.update)

    @property
    def pieces(self) -> list[QRectF]:
        """Where the blocks are by now, in pixels of the widget."""
        return [self._between(rect) for rect, _ in self._pieces] if self.moves else []

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
        self._target = _rect(after[block], block, layout, offset)
        gone = [noted[number] for number in sorted(summarized)]
        self._pieces = [(rect, look_of(entry)) for rect, entry in gone[-_MOST:]]
        return self.begin()

    def _between(self, rect: QRectF) -> QRectF:
        done, target = self.done, self._target
        return QRectF(
            rect.left() + (target.left() - rect.left()) * done,
            rect.top() + (target.top() - rect.top()) * done,
            rect.width() + (min(rect.width(), target.width()) - rect.width()) * done,
            rect.height() + (target.height() - rect.height()) * done,
        )

    def paint(self, painter: StripPainter) -> None:
        """Paint the blocks on their way."""
        if not self.moves:
            return
        painter.save()
        painter.setOpacity(1 - (1 - _LEAST_OPACITY) * self.done)
        for rect, look in self._pieces:
            paint_block(painter, self._between(rect), self._theme, look)
        painter.restore()


def _rect(entry: TurnView, index: int, layout: StripLayout, offset: float) -> QRectF:
    height = height_of(entry)
    return QRectF(layout.lefts[index] - offset, BLOCKS_END - height, layout.widths[index], height)
