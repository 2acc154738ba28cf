"""Paints the blocks, braces and marks of the timeline strip."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPen, QPixmap

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.context_bar.layout import StripLayout
from ethervox_gui.ui.kit.theme import painting
from ethervox_gui.ui.kit.theme.theme import Theme

#: Above it there is room for the marks.
BLOCKS_TOP = 15
_HIGH, _LOW = 26, 18
_FOOT = 10
_RADIUS = 3.0
_NARROW = 16.0
_VEIL = 0.62
#: How pale an entry becomes that has no share of what carried a reply; from this share on it has a bar.
_PALEST, _WORTH_A_BAR = 0.75, 0.05
#: Below this line are the braces of the summaries.
BLOCKS_END = BLOCKS_TOP + _HIGH
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
        self._pictures: dict[tuple[str, float, int], QPixmap] = {}

    def _rect(self, entry: TurnView, index: int) -> QRectF:
        layout = self._layout
        height = height_of(entry)
        return QRectF(layout.lefts[index], BLOCKS_END - height, layout.widths[index], height)

    def entry(self, entry: TurnView, index: int) -> None:
        """A turn or a summary."""
        look = look_of(entry)
        if self._layout.widths[index] <= _NARROW:
            self._narrow(entry, index, look)
        else:
            paint_block(self, self._rect(entry, index), self._theme, look)
        if entry.pinned:
            rect = self._rect(entry, index)
            tip = QPointF(rect.center().x(), rect.top() - 8)
            painting.triangle(self, tip, 3.5, self._theme.colour("text"))

    def _narrow(self, entry: TurnView, index: int, look: str) -> None:
        """A block of which many are in sight at once, and alike: a picture of it is put there."""
        width, height, scale = self._layout.widths[index], height_of(entry), self._scale
        picture = self._pictures.get((look, width, height))
        if picture is None:
            size = round(width * scale), round(height * scale)
            picture = _narrow(self._theme, self._theme.dark, look, *size, scale)
            self._pictures[look, width, height] = picture
        place = QPointF(round(self._layout.lefts[index] * scale) / scale, BLOCKS_END - height)
        self.drawPixmap(place, picture)

    def outline(self, entry: TurnView, index: int) -> None:
        """The mark of the entry under the mouse, or of the one the keys have walked to."""
        self.setPen(self._theme.colour("text"))
        self.setBrush(Qt.BrushStyle.NoBrush)
        rect = self._rect(entry, index).adjusted(0.5, 0.5, -0.5, -0.5)
        self.drawRoundedRect(rect, _RADIUS, _RADIUS)

    def glow(self, entry: TurnView, index: int, strength: float) -> None:
        """The entry that was gone to just now."""
        self.save()
        self.setOpacity(strength)
        pen = QPen(self._theme.colour("text"), 2)
        self.setPen(pen)
        self.setBrush(Qt.BrushStyle.NoBrush)
        self.drawRoundedRect(self._rect(entry, index).adjusted(-1.5, -1.5, 1.5, 1.5), _RADIUS, _RADIUS)
        self.restore()

    def share(self, entry: TurnView, index: int, share: float) -> None:
        """How much an entry has of what carried a reply: paler the less it is, with a bar below."""
        rect = self._rect(entry, index)
        veil = QColor(self._theme.colour("surface"))
        veil.setAlphaF(_PALEST * (1 - share) ** 2)
        painting.fill(self, painting.rounded(rect.adjusted(-0.5, -0.5, 0.5, 0.5), _RADIUS), veil)
        if share >= _WORTH_A_BAR:
            bar = QRectF(rect.left(), BLOCKS_END + 2, max(2.0, rect.width()), 1 + 3 * share)
            painting.fill(self, painting.rounded(bar, 1), self._theme.colour("text"))

    def dragged(self, entry: TurnView, index: int, x: float) -> None:
        """A block that is carried by the mouse, its middle at ``x``."""
        self.setOpacity(0.7)
        self.save()
        self.translate(x - self._rect(entry, index).center().x(), -4)
        self.entry(entry, index)
        self.outline(entry, index)
        self.restore()
        self.setOpacity(1)

    def reply(self, width: float) -> None:
        """The reply being written, paler, behind the last entry."""
        rect = QRectF(self._layout.total, BLOCKS_TOP, width, _HIGH)
        painting.fill(self, painting.rounded(rect, _RADIUS), self._theme.colour("kv_reply"))

    def braces(self, shown: range) -> None:
        """What joins summarized turns to their summary."""
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
        icon = _scissors(self._theme, self._theme.dark, self._scale)
        marks = self._layout.marks
        for x, _cut in marks[bisect_left(marks, left, key=lambda mark: mark[0]) :]:
            if x > right:
                break
            left_edge, wide = (round(each * self._scale) / self._scale for each in (x - 0.75, 1.5))
            self.fillRect(QRectF(left_edge, BLOCKS_TOP - 2, wide, _HIGH + 6), colour)
            self.drawPixmap(QPointF(x - 6, 0), icon)

    def step_back(self, left: float, width: int) -> None:
        """Let all that was painted stand behind what is painted next."""
        veil = self._theme.colour("surface")
        veil.setAlphaF(_VEIL)
        self.fillRect(QRectF(left, BLOCKS_TOP - 10, width, HEIGHT - BLOCKS_TOP + 10), veil)


@lru_cache(maxsize=8)
def _scissors(theme: Theme, _dark: bool, scale: float) -> QPixmap:
    return theme.pixmap("scissors", "warning", 12, scale)


def paint_block(painter: QPainter, rect: QRectF, theme: Theme, look: str) -> None:
    """A block that is ``hatched``, ``dropped``, or filled with a colour of the tokens."""
    shape = painting.rounded(rect, _RADIUS)
    if look == "hatched":
        painting.hatch(painter, shape, theme, theme.colour("summary"))
    elif look == "dropped":
        painting.dashed(painter, rect, theme.colour("dropped"), _RADIUS)
    else:
        painting.fill(painter, shape, theme.colour(look))


@lru_cache(maxsize=128)
def _narrow(theme: Theme, _dark: bool, look: str, width: int, height: int, scale: float) -> QPixmap:
    """The picture of a narrow block, its size in pixels of the device."""
    picture = QPixmap(width, height)
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_block(painter, QRectF(0, 0, width / scale, height / scale), theme, look)
    painter.end()
    return picture


def height_of(entry: TurnView) -> int:
    """Of its block, in pixels."""
    return _LOW if entry.role is Role.USER and not entry.is_block else _HIGH


def look_of(entry: TurnView) -> str:
    """What the legend calls it: ``hatched`` and ``dropped`` are out of the cache, all else is a colour."""
    if not entry.is_block and entry.state is not TurnState.IN_KV:
        return "hatched" if entry.state is TurnState.SUMMARIZED else "dropped"
    if entry.recalled or entry.role is Role.TOOL:
        return "recalled"
    if entry.is_block:
        return "summary"
    return {Role.SYSTEM: "system", Role.USER: "kv_user"}.get(entry.role, "kv_assistant")
