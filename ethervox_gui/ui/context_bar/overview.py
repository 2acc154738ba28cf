"""A map of the whole chat below the timeline, where the timeline shows only a part of it.

Neighbours in the same state are one band.  The frame marks what the timeline shows; it follows the pointer,
goes back when the pointer leaves, and stays after a click, which also goes to the turn in the chat.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.context_bar.layout import Run, bands
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.overlays.tip_card import Line, card
from ethervox_gui.ui.kit.text.formatting import number, turns
from ethervox_gui.ui.kit.theme import painting
from ethervox_gui.ui.kit.theme.painting import Opaque
from ethervox_gui.ui.kit.theme.theme import Theme

_HEIGHT, _EDGE = 14, 3
_NARROWEST_FRAME = 8.0
#: No stripes can be seen in what is narrower.
_LEAST_HATCHED = 3
#: The colour of the tokens for each state, as the timeline has it.
_COLOURS = {
    "system": "system",
    "summary": "summary",
    "recalled": "recalled",
    TurnState.IN_KV.value: "kv_assistant",
    TurnState.SUMMARIZED.value: "summary",
    TurnState.DROPPED.value: "dropped",
}
_DROPPED_SHARE = 0.45


class ChatOverview(Opaque):
    """Belongs to one :class:`TimelineStrip`, whose picture it is a small one of.

    ``moved`` comes when another part of the chat is in the frame.
    """

    moved = Signal()

    def __init__(self, theme: Theme, strip: TimelineStrip, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("turnOverview")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._strip = strip
        #: What screen readers see of it, once they have asked.
        self.accessible: QAccessibleInterface | None = None
        self._bands: list[tuple[int, int, str]] | None = None
        self._picture: QPixmap | None = None
        self._before: float | None = None  # where the timeline was when the pointer came
        self._pressed: QPoint | None = None
        self._told = (-1, -1)
        #: How often the bands were found, and the picture painted, since the beginning.
        self.n_pictures = 0
        strip.changed.connect(self._changed)
        strip.scrolled.connect(self._scrolled)
        theme.changed.connect(self.forget)
        self.setAccessibleName(self.tr("Overview of the chat"))
        self.setAccessibleDescription(self.tr("Arrow keys move the timeline, Enter shows the turn there."))
        self._changed()

    # ---- what it shows --------------------------------------------------------------------------

    @property
    def bands(self) -> list[tuple[int, int, str]]:
        """What is painted: edges in pixels, and the state of the turns there."""
        if self._bands is None:
            self._bands = bands(self._strip.runs, self._strip.view.layout, self.width())
        return self._bands

    @property
    def frame(self) -> QRectF:
        """Around what the timeline shows."""
        view = self._strip.view
        share = self.width() / max(1.0, view.total)
        width = min(float(self.width()), max(_NARROWEST_FRAME, view.width * share))
        left = min(view.offset * share, self.width() - width)
        return QRectF(left, 0, width, _HEIGHT)

    def in_words(self) -> str:
        """Which part of the chat is in the frame."""
        view, entries = self._strip.view, self._strip.entries
        shown = view.layout.visible(view.offset, view.offset + view.width)
        numbers = [entries[index].number for index in shown if not entries[index].is_block]
        if not numbers:
            return ""
        last = max((entry.last_number for entry in entries[-2:]), default=0)
        words = self.tr("Turns {} of {}")
        return words.format(turns(max(1, numbers[0]), max(1, numbers[-1])), number(last))

    def _changed(self) -> None:
        self._come_or_go()
        self._before = None
        self.forget()
        self._say()

    def _scrolled(self) -> None:
        if self.isHidden() != self._strip.view.is_all_in_sight:
            self.forget()
            self._come_or_go()
        self.update()
        self._say()

    def _come_or_go(self) -> None:
        """Be there where the timeline does not show all.

        Its width is told in the middle of a layout, which forgets who comes or goes meanwhile: it stood there
        without any height.
        """
        wanted = not self._strip.view.is_all_in_sight
        if wanted != self.isHidden():
            return
        self.setVisible(wanted)
        QTimer.singleShot(0, self, self.updateGeometry)

    def _say(self) -> None:
        if not self.isHidden():
            place = round(self.frame.left()), round(self.frame.width())
            if place != self._told:
                self._told = place
                self.moved.emit()

    def forget(self) -> None:
        """Nothing of what was painted holds any more."""
        self._bands = self._picture = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.forget()
        super().resizeEvent(event)

    # ---- on the screen --------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(300, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_ground(painter, event.rect())
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        scale = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != scale:
            self._picture = self._paint_bands(scale)
        painter.drawPixmap(0, 0, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_lit(painter)
        painter.setPen(self._theme.colour("accent" if self.hasFocus() else "text"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.frame.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.end()

    def _paint_bands(self, scale: float) -> QPixmap:
        self.n_pictures += 1
        theme = self._theme
        picture = QPixmap(round(self.width() * scale), round(_HEIGHT * scale))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        height = _HEIGHT - 2 * _EDGE
        for left, right, state in self.bands:
            box = QRectF(left, _EDGE, right - left, height)
            if state == TurnState.SUMMARIZED.value and box.width() >= _LEAST_HATCHED:
                painting.hatch(painter, painting.rounded(box, 0), theme, theme.colour("summary"))
            elif state == TurnState.DROPPED.value:
                painter.fillRect(box, theme.mix("dropped", "surface", _DROPPED_SHARE))
            else:
                painter.fillRect(box, theme.colour(_COLOURS[state]))
        painter.end()
        return picture

    def _paint_lit(self, painter: QPainter) -> None:
        """Where the turns are that stand out: from the first to the last."""
        lit = self._strip.lit
        if not lit:
            return
        layout = self._strip.view.layout
        there = [
            index
            for index, entry in enumerate(self._strip.entries)
            if not entry.is_block and entry.number in lit
        ]
        if there:
            share = self.width() / max(1.0, self._strip.view.total)
            left = layout.lefts[there[0]] * share
            right = (layout.lefts[there[-1]] + layout.widths[there[-1]]) * share
            box = QRectF(left, 0, max(3.0, right - left), 2.5)
            painting.fill(painter, painting.rounded(box, 1), self._theme.colour("text"))

    # ---- mouse and keys -------------------------------------------------------------------------

    def _place_of(self, x: float) -> float:
        """What is at ``x``, in pixels of the whole timeline, which begins where reading begins."""
        along = self.width() - x if self.isRightToLeft() else x
        return along / max(1, self.width()) * self._strip.view.total

    def _offset_at(self, x: float) -> float:
        """Where the timeline begins when what is at ``x`` stands in its middle."""
        return self._place_of(x) - self._strip.view.width / 2

    def _index_at(self, x: float) -> int | None:
        return self._strip.view.layout.at(self._place_of(x))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self._strip.scroll_to(self._offset_at(event.position().x()))
            self._before = self._strip.view.offset

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._before is None:
            self._before = self._strip.view.offset
        self._strip.scroll_to(self._offset_at(event.position().x()))
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._before = self._strip.view.offset

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        far = (event.position().toPoint() - pressed).manhattanLength() >= QApplication.startDragDistance()
        if not far:
            self._go_to(self._index_at(event.position().x()))

    def _go_to(self, index: int | None) -> None:
        """Show the turn nearest to an entry in the chat."""
        entries = self._strip.entries
        if index is None:
            return
        for each in (*range(index, len(entries)), *range(index, -1, -1)):
            if not entries[each].is_block and entries[each].role is not Role.SYSTEM:
                self._strip.go_to(each)
                return

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer only looked: the timeline goes back to where it was."""
        super().leaveEvent(event)
        before, self._before = self._before, None
        if before is not None and self._pressed is None:
            self._strip.scroll_to(before)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nearer or farther, at the pointer."""
        delta = event.angleDelta().y() or event.angleDelta().x()
        x = event.position().x()
        index = self._index_at(x)
        self._strip.zoom_at(self._strip.view.width / 2, larger=delta > 0)
        if index is not None and not self._strip.view.is_all_in_sight:
            layout = self._strip.view.layout
            middle = layout.lefts[index] + layout.widths[index] / 2
            self._strip.scroll_to(middle - self._strip.view.width / 2)
        self._before = self._strip.view.offset
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        view = self._strip.view
        on = -1 if self.isRightToLeft() else 1
        steps = {
            Qt.Key.Key_Left: -on * view.width / 8,
            Qt.Key.Key_Right: on * view.width / 8,
            Qt.Key.Key_PageUp: -view.width,
            Qt.Key.Key_PageDown: view.width,
            Qt.Key.Key_Home: -view.total,
            Qt.Key.Key_End: view.total,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self.move_by(step)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._go_to(view.layout.at(view.offset + view.width / 2))
        else:
            super().keyPressEvent(event)

    def move_by(self, pixels: float) -> None:
        """Move what the timeline shows."""
        self._strip.scroll_to(self._strip.view.offset + pixels)

    def show_from(self, x: float) -> None:
        """Move the frame, so that it begins ``x`` pixels from the left edge."""
        self._strip.scroll_to(x / max(1, self.width()) * self._strip.view.total)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.card_at(event.pos().x()), self)
            return True
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().event(event)

    def card_at(self, x: int) -> str:
        """What is said of the band at a place."""
        index = self._index_at(x)
        run = next((each for each in self._strip.runs if index is not None and each.last >= index), None)
        return "" if run is None else self._card(run)

    def _card(self, run: Run) -> str:
        entries = self._strip.entries[run.first : run.last + 1]
        words, kind = {
            "system": (self.tr("System prompt"), "system"),
            "summary": (self.tr("Summary"), "summary"),
            "recalled": (self.tr("Recalled"), "recalled"),
            TurnState.IN_KV.value: (self.tr("In KV"), "kv_assistant"),
            TurnState.SUMMARIZED.value: (self.tr("Summarized"), "hatched"),
            TurnState.DROPPED.value: (self.tr("Dropped"), "dropped"),
        }[run.state]
        n_tokens = sum(entry.n_tokens for entry in entries)
        lines = [Line(self.tr("tokens"), number(n_tokens))]
        if run.state != "system":
            which = turns(entries[0].number, max(entry.last_number for entry in entries))
            lines.insert(0, Line(self.tr("turns"), which))
        foot = self.tr("Click: show it in the chat. Wheel: zoom.")
        return card(self._theme, words, lines, foot, kind)
