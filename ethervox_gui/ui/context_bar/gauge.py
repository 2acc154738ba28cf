"""The context gauge: what fills the model's context, in tokens that were counted, not estimated."""

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
from ethervox_gui.context.events.events import ContextHealed, DriftMeasured
from ethervox_gui.context.events.window_events import UsageChanged
from ethervox_gui.context.sizes import percent
from ethervox_gui.ui.kit.overlays.tip_card import Line, card
from ethervox_gui.ui.kit.text.formatting import decimal, number
from ethervox_gui.ui.kit.theme.painting import Opaque, fill, hatch, rounded
from ethervox_gui.ui.kit.theme.theme import Theme

_BAR = 10
#: Room at either end between what is painted and the frame that shows where the keys are, in pixels.
AROUND = 7
_VEIL = 0.62
#: Segments from left to right: field of UsageChanged, colour of the tokens, hatched or not.
SEGMENTS = (
    ("system", "system", False),
    ("summaries", "summary", True),
    ("recalled", "recalled", False),
    ("turns_user", "kv_user", False),
    ("turns_assistant", "kv_assistant", False),
    ("reply", "kv_reply", False),
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
        self._waits = False
        self._lit: tuple[str, int, int] | None = None
        self._ghost = self._replaced = 0
        self._drift: DriftMeasured | ContextHealed | None = None
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

    def light(self, field: str = "", before: int = 0, n_tokens: int = 0) -> None:
        """Let a share of one part stand out, ``before`` tokens behind where that begins; none: nothing."""
        lit = (field, before, n_tokens) if field and n_tokens else None
        if lit != self._lit:
            self._lit = lit
            self.update()

    @property
    def lit(self) -> tuple[str, int, int] | None:
        """Which part stands out: its field, the tokens before it, and its own."""
        return self._lit

    def show_usage(self, usage: UsageChanged | None) -> None:
        """Show other counts; none while no model is loaded."""
        self._show(usage, waits=False)

    def show_waiting(self) -> None:
        """The chat that is shown is not in the context yet."""
        self._show(None, waits=True)

    def _show(self, usage: UsageChanged | None, *, waits: bool) -> None:
        if (usage, waits) == (self._usage, self._waits):
            return
        before = self._usage
        self._usage, self._waits = usage, waits
        self._say()
        self.update()
        if usage is None or before is None or _percent(before) != _percent(usage):
            self.value_changed.emit()

    def show_ghost(self, n_tokens: int, n_replaced: int = 0) -> None:
        """Show what the message being written would take, and what would have to leave for it.

        ``n_replaced`` tokens go for it in any case: those of the message that is edited, and behind it.
        """
        if (n_tokens, n_replaced) != (self._ghost, self._replaced):
            self._ghost, self._replaced = n_tokens, n_replaced
            self._say()
            self.update()

    @property
    def n_leaving(self) -> int:
        """Tokens that would have to leave for the message being written, at least."""
        usage = self._usage
        if usage is None or not self._ghost or not usage.act_at:
            return 0
        stays = max(usage.system, usage.n_used - self._replaced)
        return max(0, min(stays + self._ghost - usage.act_at + 1, stays - usage.system))

    def show_drift(self, found: DriftMeasured | ContextHealed | None) -> None:
        """How far the context is from a clean one, as measured last, or that it was healed."""
        self._drift = found
        self._say()

    # ---- in words -------------------------------------------------------------------------------

    def value_text(self) -> str:
        """``4,672 / 8,192 · 57 % · ok``."""
        usage = self._usage
        if usage is None:
            return self.tr("not loaded yet") if self._waits else self.tr("no model loaded")
        about = "≈ " if usage.is_estimate else ""
        figures = f"{about}{number(usage.n_used)} / {number(usage.n_ctx)} · {_percent(usage)} %"
        return f"{figures} · {self._health_word(usage.health)}"

    def _health_word(self, health: Health) -> str:
        return {
            Health.OK: self.tr("ok"),
            Health.WARNING: self.tr("warning"),
            Health.CRITICAL: self.tr("critical"),
            Health.OVERFLOW: self.tr("overflow"),
        }[health]

    def drift_text(self) -> str:
        """How far the context is from a clean one, in a sentence; empty where that is not known."""
        found = self._drift
        if isinstance(found, ContextHealed):
            return self.tr("Drift: none. The context was healed: what left no longer echoes in it.")
        if found is None:
            return ""
        words = self.tr(
            "Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as "
            "in a clean context."
        )
        return words.format(decimal(found.divergence, 3), round(100 * found.same), found.n_tokens)

    def explanation(self) -> str:
        """The numbers behind the bar, a line each."""
        usage = self._usage
        if usage is None:
            return self.tr("How full the model's context is. No model is loaded.")
        names = self._names()
        lines = [self.tr("What the model sees, in tokens:")]
        for field, _colour, _hatched in SEGMENTS:
            value = int(getattr(usage, field))
            if value:
                lines.append(f"{number(value)}  {names[field]}")
        lines.append(f"{number(max(0, usage.n_ctx - usage.n_used))}  " + self.tr("free, reserve included"))
        if self._ghost:
            lines.append(f"{number(self._ghost)}  " + self.tr("the message being written"))
            if self._replaced:
                lines.append(f"{number(self._replaced)}  " + self.tr("what it replaces"))
        if self.n_leaving:
            lines.append(self._would_leave())
        if usage.is_estimate:
            lines.append(self._estimated())
        if drift := self.drift_text():
            lines.append(drift)
        lines.append(self._marks())
        return "\n".join(lines)

    def _names(self) -> dict[str, str]:
        """What the parts of the bar are."""
        return {
            "system": self.tr("system prompt"),
            "summaries": self.tr("summaries"),
            "recalled": self.tr("recalled"),
            "turns_user": self.tr("your turns"),
            "turns_assistant": self.tr("the model's turns"),
            "reply": self.tr("the reply being written"),
            "reserve": self.tr("kept free for a reply or a summary"),
        }

    def _would_leave(self) -> str:
        return self.tr("{} or more would leave for it").format(number(self.n_leaving))

    def _estimated(self) -> str:
        return self.tr("Estimated, since the model is on another server; corrected by its reports.")

    def _marks(self) -> str:
        marks = ", ".join(f"{round(100 * tick)} %" for tick in self._ticks)
        return self.tr("Marks: warning, critical, overflow at {}.").format(marks)

    def card(self) -> str:
        """The same as a small card: a swatch and a figure for each part of the bar."""
        usage = self._usage
        if usage is None:
            return card(self._theme, self.tr("Context"), foot=self.explanation())
        names = self._names()
        lines = [
            Line(names[field], number(value), "hatched" if field == "summaries" else colour)
            for field, colour, _hatched in SEGMENTS
            if (value := int(getattr(usage, field)))
        ]
        free = number(max(0, usage.n_ctx - usage.n_used))
        lines.append(Line(self.tr("free, reserve included"), free, "track"))
        if self._ghost:
            lines.append(Line(self.tr("the message being written"), number(self._ghost), "kv_user"))
            if self._replaced:
                lines.append(Line(self.tr("what it replaces"), number(self._replaced), "dropped"))
        foot = self._marks()
        if drift := self.drift_text():
            foot = f"{drift}\n{foot}"
        if usage.is_estimate:
            foot = f"{self._estimated()}\n{foot}"
        if self.n_leaving:
            foot = f"{self._would_leave()}\n{foot}"
        return card(self._theme, self.value_text(), lines, foot)

    def _say(self) -> None:
        self.setAccessibleName(self.tr("Context: {}").format(self.value_text()))
        self.setAccessibleDescription(self.explanation())

    # ---- on the screen --------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(300 + 2 * AROUND, max(24, QFontMetrics(self._theme.font()).height() + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(160 + 2 * AROUND, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_ground(painter, event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, usage = self._theme, self._usage
        words = self._paint_words(painter)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        width = max(20.0, self.width() - 2 * AROUND - words - theme.space("s"))
        bar = QRectF(AROUND + 1, (self.height() - _BAR) / 2, width - 2, _BAR)
        shape = rounded(bar, _BAR / 2)
        fill(painter, shape, theme.colour("track"))
        if usage is not None:
            painter.save()
            painter.setClipPath(shape)
            x = bar.left()
            for field, colour, hatched in SEGMENTS:
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
                if self._lit is not None:
                    self._step_back(painter, segment, field, usage)
            self._paint_ghost(painter, bar, usage)
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

    def _step_back(self, painter: QPainter, segment: QRectF, field: str, usage: UsageChanged) -> None:
        """Veil a part of the bar, all but the share that stands out."""
        veil = self._theme.colour("surface")
        veil.setAlphaF(_VEIL)
        lit, before, n_tokens = self._lit or ("", 0, 0)
        if field != lit:
            painter.fillRect(segment, veil)
            return
        whole = max(1, int(getattr(usage, field)))
        left = segment.left() + segment.width() * min(1.0, before / whole)
        right = segment.left() + segment.width() * min(1.0, (before + n_tokens) / whole)
        painter.fillRect(QRectF(segment.left(), segment.top(), left - segment.left(), _BAR), veil)
        painter.fillRect(QRectF(right, segment.top(), segment.right() - right, _BAR), veil)

    def _paint_ghost(self, painter: QPainter, bar: QRectF, usage: UsageChanged) -> None:
        """The message behind what there is, lighter; over the oldest turns what would leave for it."""
        if not self._ghost:
            return
        unit = bar.width() / max(1, usage.n_ctx)
        theme = self._theme
        begin = bar.left() + unit * max(usage.system, usage.n_used - self._replaced)
        ghost = QRectF(begin, bar.top(), min(unit * self._ghost, bar.right() - begin), bar.height())
        if ghost.width() > 0:
            colour = theme.colour("kv_user")
            colour.setAlphaF(0.45)
            fill(painter, rounded(ghost, 0), colour)
            painter.setPen(theme.colour("kv_user"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(ghost.adjusted(0.5, 0.5, -0.5, -0.5))
        if self.n_leaving:
            left = bar.left() + unit * usage.system
            gone = QRectF(left, bar.top(), unit * self.n_leaving, bar.height())
            hatch(painter, rounded(gone, 0), theme, theme.colour("dropped"))

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
        end = AROUND + 2.0
        x = end if self.isRightToLeft() else self.width() - width - end
        for font, colour, text in reversed(parts) if self.isRightToLeft() else parts:
            painter.setFont(font)
            painter.setPen(theme.colour(colour))
            box = QRectF(x, 0, width, self.height())
            painter.drawText(box, int(_MIDDLE_LEFT), text)
            x += QFontMetrics(font).horizontalAdvance(text)
        return float(width)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.card(), self)
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
    return percent(usage.n_used / max(1, usage.n_ctx))
