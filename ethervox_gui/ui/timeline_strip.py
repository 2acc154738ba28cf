"""The timeline: one block a turn, coloured by whether the model still sees it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolTip, QWidget

from ethervox_gui.context.events import TurnView
from ethervox_gui.context.turns import Role, TurnState
from ethervox_gui.ui import painting
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.timeline_layout import GAP, StripLayout, arrange, scale_of, width_of
from ethervox_gui.ui.wording import number, one_line, turns

_TOP = 15  # room for the marks above the blocks
_HIGH, _LOW = 26, 18
_FOOT = 10
_RADIUS = 3.0


class TimelineStrip(QWidget):
    """Paints the entries, tells about them, and sends the reader to them."""

    turn_activated = Signal(int)
    summary_activated = Signal(int)
    pin_wanted = Signal(int, bool)
    copy_wanted = Signal(int)

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
        theme.changed.connect(self.update)
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
        who = {
            Role.SYSTEM: self.tr("System prompt"),
            Role.USER: self.tr("You"),
            Role.ASSISTANT: self.tr("Model"),
            Role.TOOL: self.tr("Tool"),
        }[entry.role]
        if entry.is_block:
            what = self.tr("Recalled") if entry.recalled else self.tr("Summary")
            head = self.tr("{} of turns {}").format(what, turns(entry.number, entry.last_number))
        elif entry.role is Role.SYSTEM:
            head = who
        else:
            head = self.tr("{}, turn {}").format(who, entry.number)
        facts = [self._state_word(entry), self.tr("{} tokens").format(number(entry.n_tokens))]
        if entry.p0 is not None and entry.p1 is not None:
            facts.append(self.tr("positions {}–{}").format(number(entry.p0), number(entry.p1)))
        if not entry.is_block and entry.role is not Role.SYSTEM:
            facts.append(self.tr("importance {}").format(f"{entry.importance:.2f}"))
        if entry.pinned:
            facts.append(self.tr("pinned"))
        return f"{head}\n{' · '.join(facts)}\n{one_line(entry.preview, 160)}".rstrip()

    def _state_word(self, entry: TurnView) -> str:
        if entry.is_block or entry.state is TurnState.IN_KV:
            return self.tr("in KV")
        if entry.state is TurnState.SUMMARIZED:
            return self.tr("summarised")
        return self.tr("dropped")

    def counts(self) -> dict[TurnState, int]:
        """How many turns (blocks and the system turn aside) are in each state."""
        found = dict.fromkeys(TurnState, 0)
        for entry in self._entries:
            if not entry.is_block and entry.role is not Role.SYSTEM:
                found[entry.state] += 1
        return found

    def _say(self) -> None:
        counts = self.counts()
        words = [self.tr("{} turns in KV").format(counts[TurnState.IN_KV])]
        if counts[TurnState.SUMMARIZED]:
            words.append(self.tr("{} summarised").format(counts[TurnState.SUMMARIZED]))
        if counts[TurnState.DROPPED]:
            words.append(self.tr("{} dropped").format(counts[TurnState.DROPPED]))
        self.setAccessibleName(self.tr("Timeline of turns: {}").format(", ".join(words)))
        current = self._entries[self._current] if self._current is not None else None
        help_text = self.tr("Arrow keys walk the turns, Enter shows one in the chat.")
        self.setAccessibleDescription(self.describe(current) if current is not None else help_text)

    # ---- on the screen --------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(400, _TOP + _HIGH + _FOOT)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, _TOP + _HIGH + _FOOT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self._offset, 0)
        layout = self._layout
        shown = layout.visible(self._offset, self._offset + self.width())
        for index in shown:
            self._paint_entry(painter, index)
        if self._reply:
            colour = self._theme.mix("kv_assistant", "surface", 0.6)
            rect = QRectF(layout.total, _TOP, self._reply_width() - GAP, _HIGH)
            painting.fill(painter, painting.rounded(rect, _RADIUS), colour)
        self._paint_braces(painter, shown)
        for x, _cut in layout.marks:
            if self._offset - 20 < x < self._offset + self.width() + 20:
                self._paint_mark(painter, x)
        painter.translate(self._offset, 0)
        self._paint_overflow(painter)
        painter.end()

    def _rect(self, index: int) -> QRectF:
        entry = self._entries[index]
        low = entry.role is Role.USER and not entry.is_block
        height = _LOW if low else _HIGH
        layout = self._layout
        return QRectF(layout.lefts[index], _TOP + _HIGH - height, layout.widths[index], height)

    def _paint_entry(self, painter: QPainter, index: int) -> None:
        theme, entry, rect = self._theme, self._entries[index], self._rect(index)
        shape = painting.rounded(rect, _RADIUS)
        if entry.recalled:
            painting.fill(painter, shape, theme.colour("recalled"))
        elif entry.is_block:
            painting.fill(painter, shape, theme.colour("summary"))
        elif entry.role is Role.SYSTEM:
            painting.fill(painter, shape, theme.colour("system"))
        elif entry.state is TurnState.SUMMARIZED:
            painting.hatch(painter, shape, theme, theme.colour("summary"))
        elif entry.state is TurnState.DROPPED:
            painting.dashed(painter, rect, theme.colour("dropped"), _RADIUS)
        else:
            name = "kv_user" if entry.role is Role.USER else "kv_assistant"
            painting.fill(painter, shape, theme.colour("recalled" if entry.role is Role.TOOL else name))
        if entry.pinned:
            painting.triangle(painter, QPointF(rect.center().x(), rect.top() - 8), 3.5, theme.colour("text"))
        if index in {self._current if self.hasFocus() else None, self._hovered}:
            painter.setPen(theme.colour("text"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)

    def _paint_braces(self, painter: QPainter, shown: range) -> None:
        painter.setPen(self._theme.colour("summary"))
        y = float(_TOP + _HIGH + 3)
        for brace in self._layout.braces:
            if brace.last < shown.start or brace.first >= shown.stop:
                continue
            left = self._layout.lefts[brace.first] + 0.5
            right = self._layout.lefts[brace.last] + self._layout.widths[brace.last] - 0.5
            painter.drawPolyline(
                [QPointF(left, y), QPointF(left, y + 3), QPointF(right, y + 3), QPointF(right, y)]
            )

    def _paint_mark(self, painter: QPainter, x: float) -> None:
        colour = self._theme.colour("warning")
        painter.fillRect(QRectF(x - 0.75, _TOP - 2, 1.5, _HIGH + 6), colour)
        icon = self._theme.pixmap("scissors", "warning", 12, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(x - 6, 0), icon)

    def _paint_overflow(self, painter: QPainter) -> None:
        """A thin bar that says how much of the strip is in sight."""
        total = self._layout.total + self._reply_width()
        if total <= self.width() + 1:
            return
        share = self.width() / total
        width = max(24.0, self.width() * share)
        left = (self.width() - width) * self._offset / max(1.0, self._farthest())
        bar = QRectF(left, self.height() - 3, width, 3)
        painting.fill(painter, painting.rounded(bar, 1.5), self._theme.colour("control_line"))

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
            self._activate(index, summary=point.y() > _TOP + _HIGH + 1)

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
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if not entry.is_block and entry.role is not Role.SYSTEM:
            menu.addAction(self.tr("Show in chat"), lambda: self.turn_activated.emit(entry.number))
            pin = self.tr("Unpin") if entry.pinned else self.tr("Pin: never summarise, never drop")
            action = menu.addAction(pin, lambda: self.pin_wanted.emit(entry.number, not entry.pinned))
            action.setEnabled(entry.state is TurnState.IN_KV)
            menu.addAction(self.tr("Copy text"), lambda: self.copy_wanted.emit(entry.number))
        if entry.memory_id is not None:
            memory_id = entry.memory_id
            menu.addAction(self.tr("Show summary"), lambda: self.summary_activated.emit(memory_id))
        menu.addAction(
            self.tr("Copy details"), lambda: QGuiApplication.clipboard().setText(self.describe(entry))
        )
        return menu
