"""Which part of the timeline strip is in sight: zoom, scrolling, and staying at the end while turns come."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.ui.context_bar.layout import GAP, Arranger, Run, StripLayout, scale_of, width_of
from ethervox_gui.ui.context_bar.painter import BLOCKS_END, BLOCKS_TOP

_NARROWEST = 40
_LEAST_REPLY = 7.0
_STEP, _LEAST_ZOOM, _MOST_ZOOM = 1.15, 0.25, 8.0
_MARGIN = 20


class Viewport:
    """The layout of the blocks, and where in it the left edge of the strip is.  Lengths are in pixels."""

    def __init__(self) -> None:
        self.layout = StripLayout()
        self._arranger = Arranger()
        self.offset = 0.0
        self.width = _NARROWEST
        self._zoom = 1.0
        self._n_ctx = 4096
        self._reply = 0  # tokens of the reply that is being written
        self._at_end = True

    # ---- content --------------------------------------------------------------------------------

    def show(self, entries: Sequence[TurnView]) -> tuple[list[TurnView], list[TurnView]]:
        """Take other entries, which are laid out later; what changed among them, as it was and is."""
        return self._arranger.show(entries)

    def runs(self) -> list[Run]:
        """Neighbours of one state as one."""
        return self._arranger.runs()

    def arrange(self, entries: Sequence[TurnView], cuts: set[int]) -> None:
        """Lay everything out anew."""
        self._arranger.show(entries)
        self.layout = self._arranger.arrange(cuts, self.width, self._scale)
        self.follow()

    def append(self, entry: TurnView) -> bool:
        """One more entry at the end; false where room is short from now on: then all is to be arranged."""
        width = width_of(entry, self._scale)
        if self.layout.total + width > self.width > self.layout.total:
            return False
        self.layout.append(width)
        self.follow()
        return True

    def resize(self, width: int) -> None:
        """The strip has another width now."""
        self.width = max(_NARROWEST, width)

    def set_context(self, n_ctx: int) -> bool:
        """The size of the context; whether it is another one, so that all is to be arranged."""
        changed = n_ctx not in (0, self._n_ctx)
        self._n_ctx = n_ctx or self._n_ctx
        return changed

    def set_reply(self, n_tokens: int) -> bool:
        """How long the reply is that is being written; whether that is news."""
        changed = n_tokens != self._reply
        self._reply = n_tokens
        if changed:
            self.follow()
        return changed

    def zoom(self, *, larger: bool) -> None:
        """A step nearer or farther; all is to be arranged then."""
        self._zoom = max(_LEAST_ZOOM, min(_MOST_ZOOM, self._zoom * (_STEP if larger else 1 / _STEP)))

    @property
    def _scale(self) -> float:
        return scale_of(self.width, self._n_ctx, self._zoom)

    # ---- scrolling ------------------------------------------------------------------------------

    @property
    def reply_width(self) -> float:
        """Of the block for the reply with the gap behind it; 0 where none is being written."""
        return max(_LEAST_REPLY, self._reply * self._scale) + GAP if self._reply else 0.0

    @property
    def total(self) -> float:
        """The width of everything."""
        return self.layout.total + self.reply_width

    def scroll(self, offset: float) -> None:
        """Show what begins so far from the beginning."""
        farthest = max(0.0, self.total - self.width)
        self.offset = max(0.0, min(offset, farthest))
        self._at_end = self.offset >= farthest - 1

    def follow(self) -> None:
        """Something came or went at the end: stay there if the end was in sight."""
        self.scroll(self.total if self._at_end else self.offset)

    def reach(self, index: int) -> None:
        """Scroll as little as brings an entry into sight."""
        left, width = self.layout.lefts[index], self.layout.widths[index]
        if left < self.offset:
            self.scroll(left - _MARGIN)
        elif left + width > self.offset + self.width:
            self.scroll(left + width - self.width + _MARGIN)

    def stay(self, index: int, share: float, x: float) -> None:
        """Scroll so that a place inside an entry is ``x`` pixels from the left edge."""
        self.scroll(self.layout.lefts[index] + share * self.layout.widths[index] - x)

    def where(self, x: float) -> tuple[int, float] | None:
        """The entry at ``x`` pixels from the left edge, and how far inside of it that is, from 0 to 1."""
        index = self.layout.at(x + self.offset)
        if index is None:
            return None
        inside = (x + self.offset - self.layout.lefts[index]) / max(1.0, self.layout.widths[index])
        return index, max(0.0, min(1.0, inside))

    @property
    def is_all_in_sight(self) -> bool:
        """Whether nothing is left and right of what the strip shows."""
        return self.total <= self.width + 1

    # ---- places ---------------------------------------------------------------------------------

    def rect_of(self, index: int) -> QRect:
        """Where an entry is painted, as far as the strip shows it there."""
        left, width = self.layout.lefts[index] - self.offset, self.layout.widths[index]
        return QRectF(left, BLOCKS_TOP, width, BLOCKS_END - BLOCKS_TOP).toAlignedRect()

    def index_at(self, x: float) -> int | None:
        """The entry at a place of the strip."""
        return self.layout.at(x + self.offset)
