"""What the timeline shows: its entries, where they stand, and what is painted of them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.ui.context_bar.descriptions import count_states, describe, summary_of
from ethervox_gui.ui.context_bar.drag import Drag
from ethervox_gui.ui.context_bar.layout import GAP, late_index, some_left
from ethervox_gui.ui.context_bar.painter import HEIGHT, StripPainter
from ethervox_gui.ui.context_bar.tiles import Tiles, draw
from ethervox_gui.ui.context_bar.viewport import Viewport
from ethervox_gui.ui.kit.theme.painting import Fade, Opaque
from ethervox_gui.ui.kit.theme.theme import Theme


class TimelineCanvas(Opaque):
    """Paints the entries, and says in words what they are.

    ``entries_changed`` comes when they are others, ``changed`` also when they stand elsewhere.
    """

    changed = Signal()
    entries_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("turnTimeline")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.is_estimate = False  # whether nobody knows the sizes exactly
        self._entries: list[TurnView] = []
        self._cuts: set[int] = set()
        self._current: int | None = None
        self._hovered: int | None = None
        self.view = Viewport()
        self.tiles = Tiles(theme)
        #: What screen readers see of it, once they have asked; see
        #: :mod:`ethervox_gui.ui.context_bar.accessible`.
        self.accessible: QAccessibleInterface | None = None
        self.fade = Fade(self, theme)
        self._drag = Drag(self.view)
        theme.changed.connect(self._repaint)
        self._say()

    # ---- content --------------------------------------------------------------------------------

    @property
    def entries(self) -> tuple[TurnView, ...]:
        return tuple(self._entries)

    @property
    def cuts(self) -> frozenset[int]:
        """The last turns of the edits that are marked."""
        return frozenset(self._cuts)

    def show_entries(self, entries: Iterable[TurnView]) -> None:
        """Show another picture of the context."""
        entries = list(entries)
        if self.isVisible() and some_left(self._entries, entries):
            self.fade.start_from(self.grab())
        self._entries = entries
        self._current = self._hovered = None
        self._drag.cancel()
        self._arrange()
        self.entries_changed.emit()

    def append(self, entry: TurnView) -> None:
        """A turn was added at the end, or one that stands there already is complete."""
        index = late_index(self._entries, entry.number)
        if index is not None:
            self.show_entries([*self._entries[:index], entry, *self._entries[index + 1 :]])
            return
        self._entries.append(entry)
        self.entries_changed.emit()
        self.changed.emit()
        end = self.view.layout.total
        if self.view.append(entry):
            self.tiles.forget_from(end)
            self._say()
            self.update()
        else:
            self._arrange()

    def show_cuts(self, cuts: Iterable[int]) -> None:
        """Mark edits behind these turns."""
        self._cuts = set(cuts)
        self._arrange()

    def add_cut(self, last_turn: int) -> None:
        self.show_cuts(self._cuts | {last_turn})

    def show_reply(self, n_tokens: int, n_ctx: int) -> None:
        """The reply being written has this many tokens."""
        if self.view.set_context(n_ctx):
            self._arrange()
        if self.view.set_reply(n_tokens):
            self.update()

    def _arrange(self) -> None:
        self.tiles.clear()
        self.view.resize(self.width())
        self.view.arrange(self._entries, self._cuts)
        self._say()
        self.update()
        self.changed.emit()

    # ---- in words -------------------------------------------------------------------------------

    def describe(self, entry: TurnView) -> str:
        """What the tooltip and a screen reader say of an entry."""
        return describe(entry, is_estimate=self.is_estimate)

    def counts(self) -> dict[TurnState, int]:
        """How many turns (blocks and the system turn aside) are in each state."""
        return count_states(self._entries)

    def _say(self) -> None:
        self.setAccessibleName(summary_of(self._entries))
        current = self._entries[self._current] if self._current is not None else None
        help_text = self.tr("Arrow keys walk the turns, Enter shows one in the chat.")
        self.setAccessibleDescription(self.describe(current) if current is not None else help_text)

    # ---- on the screen --------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(400, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        scale = self.devicePixelRatioF()
        view, offset = self.view, self.view.offset
        tiles = self.tiles.make(self._entries, view.layout, offset, self.width(), scale)
        painter = StripPainter(self, self._theme, view.layout)
        self.paint_ground(painter, event.rect())
        painter.save()
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        draw(painter, tiles, offset)
        painter.translate(-offset, 0)
        for index in {self._current if self.hasFocus() else None, self._hovered}:
            if index is not None:
                painter.outline(self._entries[index], index)
        self._drag.paint(painter, self._entries, offset)
        if view.reply_width:
            painter.reply(view.reply_width - GAP)
        painter.translate(offset, 0)
        if view.total > self.width() + 1:
            painter.overflow(self.width(), self.height(), view.total, offset)
        painter.restore()
        self.fade.paint(painter)
        painter.end()

    def _repaint(self) -> None:
        """Nothing of what was painted holds any more."""
        self.tiles.clear()
        self.update()

    # ---- scrolling ------------------------------------------------------------------------------

    def scroll_to(self, offset: float) -> None:
        """Show what begins so many pixels from the beginning."""
        self.view.scroll(offset)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def current(self) -> int | None:
        """The index of the entry that the keys have walked to, or that was clicked."""
        return self._current

    def rect_of(self, index: int) -> QRect:
        """Where an entry is painted, as far as the strip shows it there."""
        rect = self.view.rect_of(index)
        if self.isRightToLeft():
            rect.moveLeft(self.width() - rect.left() - rect.width())
        return rect

    def in_order(self, point: QPoint) -> QPoint:
        """A point of the strip as if the oldest turn stood at the left, as it does where one reads so."""
        return QPoint(self.width() - 1 - point.x(), point.y()) if self.isRightToLeft() else point

    def index_at(self, point: QPoint) -> int | None:
        """The entry at a point of the strip."""
        return self.view.index_at(self.in_order(point).x())
