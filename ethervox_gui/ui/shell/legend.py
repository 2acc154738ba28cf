"""What the looks of the timeline's blocks mean: always shown at first, later only while it is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.text.formatting import tip
from ethervox_gui.ui.kit.theme import painting
from ethervox_gui.ui.kit.theme.theme import Theme

_SIDE, _EDGE = 20, 4
#: Of what is beside words of the usual size: the picture, from there to the words, and to the next picture.
_BOX, _BESIDE, _BETWEEN = 10, 15, 14


class Legend(QWidget):
    """As many of them as there is room for, those on the strip before others.

    Once it floats, it lies over the top of the chat, while something is lit: what stands between header and
    chat can be read.
    """

    def __init__(self, theme: Theme, strip: TimelineStrip, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("timelineLegend")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._entries = (
            ("kv_user", self.tr("you, in KV")),
            ("kv_assistant", self.tr("model, in KV")),
            ("hatched", self.tr("summarized")),
            ("summary", self.tr("summary")),
            ("dropped", self.tr("dropped")),
            ("recalled", self.tr("recalled")),
            ("system", self.tr("system")),
            ("pinned", self.tr("pinned")),
            ("edit", self.tr("edit")),
        )
        words = ", ".join(self.words)
        self.setAccessibleName(self.tr("Legend of the timeline: {}").format(words))
        self.setToolTip(tip(words))
        self._strip = strip
        self._over: QWidget | None = None
        self._lit: set[object] = set()
        #: Whether the user was at what it explains.
        self.was_used = False
        strip.changed.connect(self.update)
        theme.changed.connect(self.updateGeometry)

    @property
    def words(self) -> tuple[str, ...]:
        """What it says where there is room for all of it."""
        return tuple(text for _, text in self._entries)

    # ---- where it is ----------------------------------------------------------------------------

    @property
    def floats(self) -> bool:
        return self._over is not None

    def float_over(self, chat: QWidget) -> None:
        """Take no room of its own any more."""
        self._over = chat
        chat.installEventFilter(self)
        self.hide()

    def light(self, what: object, lit: bool) -> None:
        """The mouse or the keyboard came to something that it explains, or went."""
        (self._lit.add if lit else self._lit.discard)(what)
        self.was_used = self.was_used or lit
        if self._over is not None:
            self._place()
            self.setVisible(bool(self._lit))

    def event(self, event: QEvent) -> bool:
        """The tooltip says what is left out; where nothing is, it would only cover what it repeats."""
        if event.type() is QEvent.Type.ToolTip and len(self.shown) == len(self._entries):
            event.ignore()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move} and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        chat = self._over
        room = chat.parentWidget() if chat is not None else None
        if chat is None or room is None:
            return
        if self.parentWidget() is not room:
            self.setParent(room)
        place = chat.geometry()
        self.setGeometry(place.left(), place.top(), place.width(), self.sizeHint().height() + 2 * _EDGE)
        self.raise_()
        for note in room.findChildren(QWidget, "toast", Qt.FindChildOption.FindDirectChildrenOnly):
            self.stackUnder(note)  # it tells what happened just now

    @property
    def _side(self) -> int:
        return _SIDE if self.floats else 0

    # ---- what it shows --------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(300, QFontMetrics(self._theme.font("caption")).height() + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self._theme.font("caption")
        metrics = QFontMetrics(font)
        painter.setFont(font)
        x = float(self._side)
        if self.floats:
            painter.fillRect(self.rect(), self._theme.colour("surface"))
            painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.colour("line"))
        side, beside, between = map(self._theme.scaled, (_BOX, _BESIDE, _BETWEEN))
        shown = self.shown
        for kind, text in self._entries:
            if kind not in shown:
                continue
            width = metrics.horizontalAdvance(text)
            box = self._mirrored(QRectF(x, (self.height() - side) / 2, side, side))
            painting.swatch(painter, self._theme, kind, box)
            painter.setPen(self._theme.colour("muted"))
            words = self._mirrored(QRectF(x + beside, 0, width + 2, self.height()))
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter), text)
            x += beside + width + between
        painter.end()

    def _mirrored(self, place: QRectF) -> QRectF:
        """Where it is in a window that is read from right to left: the first kind is the rightmost there."""
        if self.isRightToLeft():
            place.moveRight(self.width() - place.left())
        return place

    @property
    def shown(self) -> set[str]:
        """The kinds that are explained."""
        metrics = QFontMetrics(self._theme.font("caption"))
        beside, between = self._theme.scaled(_BESIDE), self._theme.scaled(_BETWEEN)
        widths = {kind: beside + metrics.horizontalAdvance(text) for kind, text in self._entries}
        room = self.width() - 2 * self._side
        if sum(widths.values()) + between * (len(widths) - 1) <= room:
            return set(widths)
        there = self._strip.kinds()
        found: set[str] = set()
        left = room
        for kind in sorted(widths, key=lambda kind: kind not in there):
            if widths[kind] > left:
                break
            found.add(kind)
            left -= widths[kind] + between
        return found
