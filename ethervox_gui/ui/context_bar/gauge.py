"""The context gauge: what fills the window of the model, in tokens that were counted, not estimated."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ethervox_gui.context.budget import Health
from ethervox_gui.context.events.window_events import UsageChanged
from ethervox_gui.ui.kit.text.formatting import number
from ethervox_gui.ui.kit.theme.painting import Opaque, fill, hatch, rounded
from ethervox_gui.ui.kit.theme.theme import Theme

_BAR = 10
#: Segments from left to right: field of UsageChanged, colour of the tokens, hatched or not.
_SEGMENTS = (
    ("system", "system", False),
    ("summaries", "summary", True),
    ("recalled", "recalled", False),
    ("turns_user", "kv_user", False),
    ("turns_assistant", "kv_assistant", False),
    ("reply", "accent", False),
    ("reserve", "reserve", True),
)


_MIDDLE_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute


class ContextGauge(Opaque):
    """A bar in segments with ticks at the thresholds, and its numbers beside it.

    ``value_changed`` comes when its percentage is another.
    """

    clicked = Signal()
    value_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("contextGauge")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        #: What screen readers see of it, once they have asked; see
        #: :mod:`ethervox_gui.ui.context_bar.accessible`.
        self.accessible: QAccessibleInterface | None = None
        self._usage: UsageChanged | None = None
        self._ticks: tuple[float, ...] = (0.6, 0.8, 0.95)
        theme.changed.connect(self._retheme)
        self._say()

    @property
    def usage(self) -> UsageChanged | None:
        return self._usage

    def set_thresholds(self, *thresholds: float) -> None:
        """Where the ticks stand, as shares of n_ctx."""
        self._ticks = thresholds
        self.update()

    def show_usage(self, usage: UsageChanged | None) -> None:
        """Show other counts; none while no model is loaded."""
        if usage == self._usage:
            return
        before = self._usage
        self._usage = usage
        self._say()
        self.update()
        if usage is None or before is None or _percent(before) != _percent(usage):
            self.value_changed.emit()

    # ---- in words -------------------------------------------------------------------------------

    def value_text(self) -> str:
        """``4,672 / 8,192 · 57 % · ok``."""
        usage = self._usage
        if usage is None:
            return self.tr("no model loaded")
        percent = _percent(usage)
        about = "≈ " if usage.is_estimate else ""
        figures = f"{about}{number(usage.n_used)} / {number(usage.n_ctx)} · {percent} %"
        return f"{figures} · {self._health_word(usage.health)}"

    def _health_word(self, health: Health) -> str:
        return {
            Health.OK: self.tr("ok"),
            Health.WARNING: self.tr("warning"),
            Health.CRITICAL: self.tr("critical"),
            Health.OVERFLOW: self.tr("overflow"),
        }[health]

    def explanation(self) -> str:
        """The numbers behind the bar, a line each."""
        usage = self._usage
        if usage is None:
            return self.tr("How full the model's context is. No model is loaded.")
        names = {
            "system": self.tr("system prompt"),
            "summaries": self.tr("summaries"),
            "recalled": self.tr("recalled"),
            "turns_user": self.tr("your turns"),
            "turns_assistant": self.tr("the model's turns"),
            "reply": self.tr("the reply being written"),
            "reserve": self.tr("kept free for a reply or a summary"),
        }
        lines = [self.tr("What the model sees, in tokens:")]
        for field, _colour, _hatched in _SEGMENTS:
            value = int(getattr(usage, field))
            if value:
                lines.append(f"{number(value)}  {names[field]}")
        lines.append(f"{number(max(0, usage.n_ctx - usage.n_used))}  " + self.tr("free, reserve included"))
        if usage.is_estimate:
            lines.append(
                self.tr("Estimated, since the model is on another server; corrected by its reports.")
            )
        marks = ", ".join(f"{round(100 * tick)} %" for tick in self._ticks)
        lines.append(self.tr("Marks: warning, critical, overflow at {}.").format(marks))
        return "\n".join(lines)

    def _say(self) -> None:
        self.setAccessibleName(self.tr("Context: {}").format(self.value_text()))
        self.setAccessibleDescription(self.explanation())

    # ---- on the screen --------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(300, max(24, QFontMetrics(self._theme.font()).height() + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_ground(painter, event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, usage = self._theme, self._usage
        words = self._paint_words(painter)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        width = max(20.0, self.width() - words - theme.space("s"))
        bar = QRectF(1, (self.height() - _BAR) / 2, width - 2, _BAR)
        shape = rounded(bar, _BAR / 2)
        fill(painter, shape, theme.colour("track"))
        if usage is not None:
            painter.save()
            painter.setClipPath(shape)
            x = bar.left()
            for field, colour, hatched in _SEGMENTS:
                share = int(getattr(usage, field)) / max(1, usage.n_ctx)
                segment = QRectF(x, bar.top(), bar.width() * share, bar.height())
                x = segment.right()
                if segment.width() <= 0:
                    continue
                path = rounded(segment, 0)
                if hatched:
                    hatch(painter, path, theme, theme.colour(colour))
                else:
                    fill(painter, path, theme.colour(colour))
            painter.restore()
        tick = theme.colour("text")
        tick.setAlphaF(0.45)
        for share in self._ticks:
            painter.fillRect(
                QRectF(round(bar.left() + bar.width() * share), bar.top() - 3, 1, _BAR + 6), tick
            )
        if self.hasFocus():
            painter.setPen(theme.colour("accent"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.end()

    def _paint_words(self, painter: QPainter) -> float:
        """The numbers at the end of the line; how wide they are, with room for them to grow."""
        theme, usage = self._theme, self._usage
        bold, normal = theme.font(weight=600), theme.font()
        if usage is None:
            parts = [(normal, "muted", self.value_text())]
        else:
            used, _, rest = self.value_text().partition(" / ")
            middle, _, health = rest.rpartition(" · ")
            parts = [
                (bold, "text", used),
                (normal, "muted", f" / {middle} · "),
                (bold, usage.health.value, health),
            ]
        width = sum(QFontMetrics(font).horizontalAdvance(text) for font, _, text in parts)
        x = 2.0 if self.isRightToLeft() else self.width() - width - 2
        for font, colour, text in reversed(parts) if self.isRightToLeft() else parts:
            painter.setFont(font)
            painter.setPen(theme.colour(colour))
            box = QRectF(x, 0, width, self.height())
            painter.drawText(box, int(_MIDDLE_LEFT), text)
            x += QFontMetrics(font).horizontalAdvance(text)
        return float(width)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.explanation(), self)
            return True
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def _retheme(self) -> None:
        self.updateGeometry()
        self.update()


def _percent(usage: UsageChanged) -> int:
    return round(100 * usage.n_used / max(1, usage.n_ctx))
