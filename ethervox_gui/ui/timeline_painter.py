"""Paints the blocks, braces and marks of the timeline strip."""

from __future__ import annotations

from bisect import bisect_left

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintDevice, QPainter

from ethervox_gui.context.events import TurnView
from ethervox_gui.context.turns import Role, TurnState
from ethervox_gui.ui import painting
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.timeline_layout import StripLayout

_TOP = 15  # room for the marks above the blocks
_HIGH, _LOW = 26, 18
_FOOT = 10
_RADIUS = 3.0
_REPLY_SHARE = 0.6
#: Below this line are the braces of the summaries.
BLOCKS_END = _TOP + _HIGH
#: Of the whole strip.
HEIGHT = BLOCKS_END + _FOOT


class StripPainter(QPainter):
    """A painter that knows what a turn looks like."""

    def __init__(self, device: QPaintDevice, theme: Theme, layout: StripLayout) -> None:
        super().__init__(device)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._theme = theme
        self._layout = layout
        self._scale = device.devicePixelRatioF()

    def _rect(self, entry: TurnView, index: int) -> QRectF:
        layout = self._layout
        height = _LOW if entry.role is Role.USER and not entry.is_block else _HIGH
        return QRectF(layout.lefts[index], BLOCKS_END - height, layout.widths[index], height)

    def entry(self, entry: TurnView, index: int) -> None:
        """A turn or a summary."""
        theme = self._theme
        rect = self._rect(entry, index)
        shape = painting.rounded(rect, _RADIUS)
        if not entry.is_block and entry.state is TurnState.SUMMARIZED:
            painting.hatch(self, shape, theme, theme.colour("summary"))
        elif not entry.is_block and entry.state is TurnState.DROPPED:
            painting.dashed(self, rect, theme.colour("dropped"), _RADIUS)
        else:
            painting.fill(self, shape, theme.colour(_colour_of(entry)))
        if entry.pinned:
            painting.triangle(self, QPointF(rect.center().x(), rect.top() - 8), 3.5, theme.colour("text"))

    def outline(self, entry: TurnView, index: int) -> None:
        """The mark of the entry under the mouse, or of the one the keys have walked to."""
        self.setPen(self._theme.colour("text"))
        self.setBrush(Qt.BrushStyle.NoBrush)
        rect = self._rect(entry, index).adjusted(0.5, 0.5, -0.5, -0.5)
        self.drawRoundedRect(rect, _RADIUS, _RADIUS)

    def reply(self, width: float) -> None:
        """The reply being written, paler, behind the last entry."""
        rect = QRectF(self._layout.total, _TOP, width, _HIGH)
        colour = self._theme.mix("kv_assistant", "surface", _REPLY_SHARE)
        painting.fill(self, painting.rounded(rect, _RADIUS), colour)

    def braces(self, shown: range) -> None:
        """What joins summarised turns to their summary."""
        self.setPen(self._theme.colour("summary"))
        y = float(BLOCKS_END + 3)
        braces = self._layout.braces
        for brace in braces[bisect_left(braces, shown.start, key=lambda each: each.last) :]:
            if brace.first >= shown.stop:
                break
            left = self._layout.lefts[brace.first] + 0.5
            right = self._layout.lefts[brace.last] + self._layout.widths[brace.last] - 0.5
            corners = [(left, y), (left, y + 3), (right, y + 3), (right, y)]
            self.drawPolyline([QPointF(*corner) for corner in corners])

    def cuts(self, left: float, right: float) -> None:
        """Where the context was edited."""
        colour = self._theme.colour("warning")
        icon = self._theme.pixmap("scissors", "warning", 12, self._scale)
        marks = self._layout.marks
        for x, _cut in marks[bisect_left(marks, left, key=lambda mark: mark[0]) :]:
            if x > right:
                break
            self.fillRect(QRectF(x - 0.75, _TOP - 2, 1.5, _HIGH + 6), colour)
            self.drawPixmap(QPointF(x - 6, 0), icon)

    def overflow(self, width: int, height: int, total: float, offset: float) -> None:
        """A thin bar that says which part of the strip is in sight."""
        length = max(24.0, width * width / total)
        left = (width - length) * offset / max(1.0, total - width)
        bar = QRectF(left, height - 3, length, 3)
        painting.fill(self, painting.rounded(bar, 1.5), self._theme.colour("control_line"))


def _colour_of(entry: TurnView) -> str:
    if entry.recalled or entry.role is Role.TOOL:
        return "recalled"
    if entry.is_block:
        return "summary"
    return {Role.SYSTEM: "system", Role.USER: "kv_user"}.get(entry.role, "kv_assistant")
