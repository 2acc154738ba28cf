"""What the timeline shows: its entries, where they stand, and how they are painted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QFocusEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ethervox_gui.context.events.events import ReplyPart
from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.ui.context_bar.descriptions import (
    Figures,
    card_of,
    carried_words,
    describe,
    shares_of,
)
from ethervox_gui.ui.context_bar.drag import Drag
from ethervox_gui.ui.context_bar.layout import GAP, Run, add_to, late_index, place_of, some_left
from ethervox_gui.ui.context_bar.painter import HEIGHT, StripPainter
from ethervox_gui.ui.context_bar.slide import Slide
from ethervox_gui.ui.context_bar.tiles import Tiles, draw
from ethervox_gui.ui.context_bar.viewport import Viewport
from ethervox_gui.ui.kit.focus.focus_frame import FOR_A_WHILE
from ethervox_gui.ui.kit.motion.clock import Glow
from ethervox_gui.ui.kit.theme.painting import Fade, Opaque
from ethervox_gui.ui.kit.theme.theme import Theme

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TimelineCanvas(Opaque):
    """Paints the entries, and says in words what they are.

    ``entries_changed`` comes when they are others, ``changed`` also when they stand elsewhere, ``scrolled``
    when another part of them is in sight.
    """

    changed = Signal()
    entries_changed = Signal()
    scrolled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("turnTimeline")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.is_estimate = False  # whether nobody knows the sizes exactly
        self._entries: list[TurnView] = []
        self._cuts: set[int] = set()
        #: Neighbours of one state as one.
        self.runs: list[Run] = []
        self._lit: frozenset[int] = frozenset()
        self._lit_memory: int | None = None
        self._shares: dict[int, float] = {}
        self._current: int | None = None
        self._tabbed_in = False
        self._hovered: int | None = None
        self.view = Viewport()
        self._figures = Figures()
        self.tiles = Tiles(theme)
        #: What screen readers see of it, once they have asked; see
        #: :mod:`ethervox_gui.ui.context_bar.accessible`.
        self.accessible: QAccessibleInterface | None = None
        self.fade = Fade(self, theme)
        self.slide = Slide(self, theme)
        self.glow = Glow(self, theme)
        self._glowing: int | None = None
        self._pointed_at: int | None = None
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
        were, are = self.view.show(entries)
        leaves = self.isVisible() and some_left(were, are)
        before = self.grab() if leaves else None
        if leaves:
            self.slide.note(self._entries, self.view.layout, self.view.offset, self.width())
        self._shares = {}
        at = self._entries[self._current] if self._current is not None else None
        self._entries = entries
        self.runs = self.view.runs()
        self._hovered = None
        self._current = place_of(at, entries) if at is not None else None  # keys stay at a turn that leaves
        self._glowing = self._pointed_at = None
        self._drag.cancel()
        self._arrange()
        slides = before is not None and self.slide.start_to(entries, self.view.layout, self.view.offset)
        if before is not None and not slides:
            self.fade.start_from(before)
        self.entries_changed.emit()

    def append(self, entry: TurnView) -> None:
        """A turn was added at the end, or one that stands there already is complete."""
        index = late_index(self._entries, entry.number)
        if index is not None:
            self.show_entries([*self._entries[:index], entry, *self._entries[index + 1 :]])
            return
        self._entries.append(entry)
        add_to(self.runs, entry)
        end = self.view.layout.total
        if self.view.append(entry):
            self.tiles.forget_from(end)
            self._say()
            self.update()
            self.changed.emit()
        else:
            self._arrange()
        # Last: who hears it may give the strip another width, and so have all of it arranged anew.
        self.entries_changed.emit()

    @property
    def shares(self) -> dict[int, float]:
        """What each entry, by its index, has of what carried a reply; empty while nobody wants to know."""
        return dict(self._shares)

    def show_shares(self, parts: Sequence[ReplyPart]) -> None:
        """Show which entries carried a reply: the others are paler.  Without any all are as usual."""
        self._shares = shares_of(self._entries, parts)
        self.update()

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
            self.scrolled.emit()

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
        words = describe(entry, is_estimate=self.is_estimate)
        share = self._share_of(entry)
        return f"{words}\n{carried_words(share)}" if share else words

    def card(self, entry: TurnView) -> str:
        """The tooltip of an entry."""
        return card_of(self._theme, entry, is_estimate=self.is_estimate, share=self._share_of(entry))

    def _share_of(self, entry: TurnView) -> float:
        return next((self._shares[index] for index in self._shares if self._entries[index] is entry), 0.0)

    def counts(self) -> dict[TurnState, int]:
        """How many turns (blocks, the system turn and what was forgotten aside) are in each state."""
        return self._figures.states()

    def n_forgotten(self) -> int:
        """How many turns were forgotten; in whichever state they are they are called that."""
        return self._figures.n_forgotten()

    def kinds(self) -> set[str]:
        """Which entries of the legend there is anything of."""
        return self._figures.kinds() | ({"edit"} if self._cuts else set())

    def _say(self) -> None:
        self._figures.show(self._entries)
        self.setAccessibleName(self._figures.in_words())
        current = self._entries[self._current] if self._current is not None else None
        help_text = self.tr("Arrow keys move between turns, Enter shows one in the chat.")
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
        painter.setOpacity(self.slide.done)
        draw(painter, tiles, offset)
        painter.setOpacity(1)
        self.slide.paint(painter)
        painter.translate(-offset, 0)
        if self._shares:
            for place in view.layout.visible(offset - 1, offset + self.width()):
                painter.share(self._entries[place], place, self._shares.get(place, 0.0))
        if self._glowing is not None and self.glow.strength:
            painter.glow(self._entries[self._glowing], self._glowing, self.glow.strength)
        if self._lit or self._lit_memory is not None:
            self._paint_lit(painter, offset)
        for index in {self.at_keys, self._hovered, self._pointed_at}:
            if index is not None:
                painter.outline(self._entries[index], index)
        self._drag.paint(painter, self._entries, offset)
        if view.reply_width:
            painter.reply(view.reply_width - GAP)
        painter.translate(offset, 0)
        painter.restore()
        self.fade.paint(painter)
        painter.end()

    @property
    def at_keys(self) -> int | None:
        """Where keys are; where they came in by themselves, the newest entry, at which they begin."""
        if not self.hasFocus() or self._current is not None or not self._entries:
            return self._current if self.hasFocus() else None
        return len(self._entries) - 1 if self._tabbed_in else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in FOR_A_WHILE:
            self._tabbed_in = event.reason() in _BY_TAB
        self.update()

    def _repaint(self) -> None:
        """Nothing of what was painted holds any more."""
        self.tiles.clear()
        self.update()

    # ---- scrolling ------------------------------------------------------------------------------

    def scroll_to(self, offset: float) -> None:
        """Show what begins so many pixels from the beginning."""
        self.view.scroll(offset)
        self.update()
        self.scrolled.emit()

    def show_turn(self, number: int) -> None:
        """Bring a turn into sight, and let it stand out for a moment."""
        for index, entry in enumerate(self._entries):
            if not entry.is_block and entry.number <= number <= entry.last_number:
                self.reach(index)
                self._glowing = index
                self.glow.begin()
                return

    def reach(self, index: int) -> None:
        """Scroll as little as brings an entry into sight."""
        self.view.reach(index)
        self.update()
        self.scrolled.emit()

    def zoom_at(self, x: float, *, larger: bool) -> None:
        """A step nearer or farther; what is at ``x`` stays there."""
        where = self.view.where(x)
        self.view.zoom(larger=larger)
        self._arrange()
        if where is not None:
            self.view.stay(*where, x)
            self.update()
            self.scrolled.emit()

    # ---- what belongs together ------------------------------------------------------------------

    @property
    def lit(self) -> frozenset[int]:
        """The numbers of the turns that stand out."""
        return self._lit

    def light(self, numbers: Iterable[int], memory_id: int | None = None) -> None:
        """Let these turns, and the block of a memory, stand out; none of both: all are alike again."""
        lit = frozenset(numbers)
        if (lit, memory_id) != (self._lit, self._lit_memory):
            self._lit, self._lit_memory = lit, memory_id
            self.update()
            self.scrolled.emit()

    def point_at(self, number: int | None) -> None:
        """Mark the block of a turn, wherever that is pointed at; ``None``: none."""
        found = None
        if number is not None:
            found = next(
                (
                    index
                    for index in self.view.layout.visible(self.view.offset, self.view.offset + self.width())
                    if not self._entries[index].is_block and self._entries[index].number == number
                ),
                None,
            )
        if found != self._pointed_at:
            self._pointed_at = found
            self.update()

    def _paint_lit(self, painter: StripPainter, offset: float) -> None:
        painter.step_back(offset, self.width())
        for index in self.view.layout.visible(offset, offset + self.width()):
            entry = self._entries[index]
            if entry.is_block:
                if entry.memory_id == self._lit_memory:
                    painter.entry(entry, index)
            elif entry.number in self._lit:
                painter.entry(entry, index)
                painter.outline(entry, index)

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
