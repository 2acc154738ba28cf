"""The timeline: one block a turn, coloured by whether the model still sees it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolTip, QWidget

from ethervox_gui.context.events import TurnView
from ethervox_gui.context.turns import Role, TurnState
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.timeline_layout import GAP, StripLayout, arrange, scale_of, width_of
from ethervox_gui.ui.timeline_menu import timeline_menu
from ethervox_gui.ui.timeline_painter import BLOCKS_END, HEIGHT, StripPainter
from ethervox_gui.ui.timeline_words import count_states, describe, summary_of

#: The strip is painted in pieces of this width, in pixels, which are kept.
TILE = 256
_MOST_TILES = 64


class TimelineStrip(QWidget):
    """Paints the entries, tells about them, and sends the reader to them.

    ``summarize_wanted`` and ``drop_wanted`` say how many turns should stay, ``bring_back_wanted`` the first
    and the last turn that should come back.
    """

    turn_activated = Signal(int)
    summary_activated = Signal(int)
    pin_wanted = Signal(int, bool)
    copy_wanted = Signal(int)
    forget_wanted = Signal(int)
    summarize_wanted = Signal(int)
    drop_wanted = Signal(int)
    bring_back_wanted = Signal(int, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turnTimeline")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._entries: list[TurnView] = []
        self._cuts: set[int] = set()
        self._reply = 0
        self._n_ctx = 4096
        self._zoom = 1.0
        self._offset = 0.0
        self._current: int | None = None
        self._hovered: int | None = None
        self._layout = StripLayout()
        self._at_end = True
        self._tiles: dict[int, QPixmap] = {}
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
        self._entries = list(entries)
        self._current = self._hovered = None
        self._arrange()

    def append(self, entry: TurnView) -> None:
        """A turn was added at the end."""
        self._entries.append(entry)
        width = width_of(entry, self._scale())
        if self._layout.total + width > self.width() > self._layout.total:
            self._arrange()  # from now on room is short
            return
        for number in [number for number in self._tiles if (number + 1) * TILE > self._layout.total]:
            del self._tiles[number]
        self._layout.append(width)
        self._follow()

    def show_cuts(self, cuts: Iterable[int]) -> None:
        """Mark edits behind these turns."""
        self._cuts = set(cuts)
        self._arrange()

    def add_cut(self, last_turn: int) -> None:
        self.show_cuts(self._cuts | {last_turn})

    def show_reply(self, n_tokens: int, n_ctx: int) -> None:
        """The reply being written has this many tokens."""
        n_ctx = n_ctx or self._n_ctx
        if n_ctx != self._n_ctx:
            self._n_ctx = n_ctx
            self._arrange()
        if n_tokens != self._reply:
            self._reply = n_tokens
            self._scroll(self._farthest() if self._at_end else self._offset)

    def _arrange(self) -> None:
        self._tiles.clear()
        self._layout = arrange(self._entries, self._cuts, max(40, self.width()), self._scale())
        self._follow()

    def _scale(self) -> float:
        return scale_of(max(40, self.width()), self._n_ctx, self._zoom)

    def _reply_width(self) -> float:
        return max(7.0, self._reply * self._scale()) + GAP if self._reply else 0.0

    def _follow(self) -> None:
        self._scroll(self._farthest() if self._at_end else self._offset)
        self._say()
        self.update()

    # ---- in words -------------------------------------------------------------------------------

    def describe(self, entry: TurnView) -> str:
        """What the tooltip and a screen reader say of an entry."""
        return describe(entry)

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

    def paintEvent(self, _event: QPaintEvent) -> None:
        first, last = int(self._offset // TILE), int((self._offset + self.width()) // TILE)
        tiles = [(number, self._tile(number)) for number in range(first, last + 1)]
        painter = StripPainter(self, self._theme, self._layout)
        for number, tile in tiles:
            painter.drawPixmap(QPointF(number * TILE - self._offset, 0), tile)
        painter.translate(-self._offset, 0)
        for index in {self._current if self.hasFocus() else None, self._hovered}:
            if index is not None:
                painter.outline(self._entries[index], index)
        if self._reply:
            painter.reply(self._reply_width() - GAP)
        painter.translate(self._offset, 0)
        total = self._layout.total + self._reply_width()
        if total > self.width() + 1:
            painter.overflow(self.width(), self.height(), total, self._offset)
        painter.end()

    def _tile(self, number: int) -> QPixmap:
        """A piece of the strip, painted when it is first in sight."""
        scale = self.devicePixelRatioF()
        tile = self._tiles.get(number)
        if tile is None or tile.devicePixelRatioF() != scale:
            if len(self._tiles) >= _MOST_TILES:
                self._tiles.clear()
            tile = self._tiles[number] = QPixmap(round(TILE * scale), round(HEIGHT * scale))
            tile.setDevicePixelRatio(scale)
            tile.fill(Qt.GlobalColor.transparent)
            painter = StripPainter(tile, self._theme, self._layout)
            left = number * TILE
            painter.translate(-left, 0)
            shown = self._layout.visible(left - 1, left + TILE)
            for index in shown:
                painter.entry(self._entries[index], index)
            painter.braces(shown)
            painter.cuts(left - 20, left + TILE + 20)
            painter.end()
        return tile

    def _repaint(self) -> None:
        """Nothing of what was painted holds any more."""
        self._tiles.clear()
        self.update()

    # ---- scrolling ------------------------------------------------------------------------------

    def _farthest(self) -> float:
        return max(0.0, self._layout.total + self._reply_width() - self.width())

    def _scroll(self, offset: float) -> None:
        self._offset = max(0.0, min(offset, self._farthest()))
        self._at_end = self._offset >= self._farthest() - 1
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta().x() or event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom = max(0.25, min(8.0, self._zoom * (1.15 if delta > 0 else 1 / 1.15)))
            self._arrange()
        else:
            self._scroll(self._offset - delta)
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # ---- mouse and keys -------------------------------------------------------------------------

    def _index_at(self, point: QPoint) -> int | None:
        return self._layout.at(point.x() + self._offset)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hovered = self._index_at(event.position().toPoint())
        if hovered != self._hovered:
            self._hovered = hovered
            self.setCursor(
                Qt.CursorShape.ArrowCursor if hovered is None else Qt.CursorShape.PointingHandCursor
            )
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = None
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        index = self._index_at(point)
        if event.button() == Qt.MouseButton.LeftButton and index is not None:
            self._current = index
            self._activate(index, summary=point.y() > BLOCKS_END + 1)

    def _activate(self, index: int, *, summary: bool = False) -> None:
        entry = self._entries[index]
        if entry.memory_id is not None and (summary or entry.is_block):
            self.summary_activated.emit(entry.memory_id)
        elif entry.role is not Role.SYSTEM:
            self.turn_activated.emit(entry.number)
        self._say()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        last = len(self._entries) - 1
        key = event.key()
        if last < 0:
            super().keyPressEvent(event)
        elif key in steps:
            at = last + 1 if self._current is None else self._current
            self._walk_to(max(0, min(last, at + steps[Qt.Key(key)])))
        elif key == Qt.Key.Key_Home:
            self._walk_to(0)
        elif key == Qt.Key.Key_End:
            self._walk_to(last)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self._current is not None:
            self._activate(self._current)
        else:
            super().keyPressEvent(event)

    def _walk_to(self, index: int) -> None:
        self._current = index
        left, width = self._layout.lefts[index], self._layout.widths[index]
        if left < self._offset:
            self._scroll(left - 20)
        elif left + width > self._offset + self.width():
            self._scroll(left + width - self.width() + 20)
        self._say()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        place = self.mapToGlobal(QPoint(round(left - self._offset), self.height()))
        QToolTip.showText(place, self.describe(self._entries[index]), self)
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self._index_at(event.pos())
            words = "" if index is None else self.describe(self._entries[index])
            QToolTip.showText(event.globalPos(), words, self)
            return True
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self._index_at(event.pos()) if mouse else self._current
        if index is None:
            return
        menu = self.menu_for(self._entries[index])
        menu.popup(event.globalPos())

    def menu_for(self, entry: TurnView) -> QMenu:
        """What can be done with an entry."""
        return timeline_menu(self, self._entries, entry)
