"""The head of the middle column: model, gauge, timeline, legend."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.engine.training import Training
from ethervox_gui.ui.context_bar.descriptions import kinds_of
from ethervox_gui.ui.context_bar.gauge import ContextGauge
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.text.formatting import tip
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme import painting
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.models.picker import CapabilityPill, ModelPicker, TrainingPill
from ethervox_gui.ui.profiles.picker import ProfilePicker

_SIDE = 20


class Header(QFrame):
    """Widgets only; what they do is wired by the window."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self._theme = theme
        self.show_chats = self._fold_button("showSidebar", self.tr("Show the chats"), "Ctrl+B")
        self.show_memory = self._fold_button("showMemory", self.tr("Show the memory"), "Ctrl+M")
        self.picker = ModelPicker(self)
        self.profiles = ProfilePicker(self)
        self.training = TrainingPill(self)
        self.pill = CapabilityPill(self)
        self.api_button = QToolButton(self)
        self.api_button.setObjectName("apiPill")
        self.api_button.setText(self.tr("API on"))
        self.api_button.hide()
        self._api_url: str | None = None
        self.progress = QProgressBar(self)
        self.progress.setObjectName("loadProgress")
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(120)
        self.progress.setAccessibleName(self.tr("Loading the model"))
        self.progress.hide()
        self.cancel_load = QToolButton(self)
        self.cancel_load.setObjectName("cancelLoad")
        self.cancel_load.setProperty("role", "flat")
        self.cancel_load.setText(self.tr("Cancel"))
        self.cancel_load.hide()
        self.summarize = QPushButton(self.tr("Summarize now"), self)
        self.summarize.setObjectName("summarizeNowButton")
        self.summarize.setAccessibleName(self.tr("Summarize old turns now"))
        self.summarize.setToolTip(self.tr("Summarize old turns now and free their room (Ctrl+Shift+S)"))
        self.summarize.setEnabled(False)
        self.gauge = ContextGauge(theme, self)
        self.timeline = TimelineStrip(theme, self)
        self.legend = Legend(theme, self.timeline, self)
        self._row = row = QHBoxLayout()
        row.setSpacing(8)
        loading = (self.progress, self.cancel_load)
        pills = (self.pill, self.api_button)
        for widget in (self.show_chats, self.picker, self.training, self.profiles, *pills, *loading):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.summarize)
        row.addWidget(self.show_memory)
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 10, _SIDE, 8)
        column.setSpacing(4)
        column.addLayout(row)
        column.addSpacing(6)
        column.addWidget(self.gauge)
        column.addWidget(self.timeline)
        column.addWidget(self.legend)
        theme.changed.connect(self._retheme)
        self._retheme()

    @property
    def loading(self) -> bool:
        """Whether a model is being loaded."""
        return not self.progress.isHidden()

    def show_loading(self, progress: float | None) -> None:
        """How much of a model is loaded; ``None`` when nothing is being loaded."""
        loading = progress is not None
        self.progress.setVisible(loading)
        self.cancel_load.setVisible(loading)
        self._fit()
        if progress is not None:
            self.progress.setRange(0, 1000 if progress > 0 else 0)
            self.progress.setValue(round(progress * 1000))

    def show_capability(self, word: str, reason: str) -> None:
        """How the context of the loaded model can be edited, and why."""
        self.pill.show_capability(word, said(reason))
        self.picker.add_hint("editing", self.pill.accessibleName())
        self._fit()

    def show_training(self, training: Training, caution: str) -> None:
        """What the loaded model was trained for, and what that means."""
        self.training.show_training(training, said(caution))
        self.picker.add_hint("training", said(caution))
        self._fit()

    def show_api(self, url: str | None) -> None:
        """Where other programs can call; ``None`` while they cannot.  Told where the sidebar is folded."""
        self._api_url = url
        words = "" if url is None else self.tr("Other programs can call {}/v1").format(url)
        self.api_button.setToolTip(words)
        self.api_button.setAccessibleDescription(words)
        self._fit()

    def show_no_model(self) -> None:
        """Nothing is loaded: no name, no numbers, no turns."""
        self.show_loading(None)
        self.picker.show_name("")
        self.pill.forget()
        self.training.show_training(Training.CHAT, "")
        self.gauge.show_usage(None)
        self.timeline.show_entries(())

    # ---- where room is short --------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Leave out what matters least: first the pill, then the words of the button."""
        self.api_button.setVisible(self._api_url is not None and not self.show_chats.isHidden())
        has_pill = bool(self.pill.text()) and not self.loading
        margins = self.contentsMargins().left() + self.contentsMargins().right() + 2 * _SIDE
        room = self.width() - margins
        words = self.tr("Summarize now")
        for pill, text in ((has_pill, words), (False, words), (False, "")):
            if self.summarize.text() != text:
                self.summarize.setText(text)
            if self._wanted_width(pill) <= room:
                break
        self.pill.setVisible(pill)

    def _wanted_width(self, pill: bool) -> int:
        """What the first row takes with the pill or without it."""
        shown: list[QWidget] = [self.picker, self.profiles, self.summarize]
        if pill:
            shown.append(self.pill)
        others: list[QWidget] = [self.show_chats, self.training, self.api_button, self.show_memory]
        others += [self.progress, self.cancel_load]
        shown += [widget for widget in others if not widget.isHidden()]
        return sum(widget.sizeHint().width() + self._row.spacing() for widget in shown)

    def _fold_button(self, name: str, words: str, keys: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setProperty("role", "flat")
        button.setAccessibleName(words)
        button.setToolTip(f"{words} ({keys})")
        button.hide()
        return button

    def _retheme(self) -> None:
        self._theme.put_icon(self.show_chats, "sidebar-left")
        self._theme.put_icon(self.show_memory, "sidebar-right")
        self._theme.put_icon(self.summarize, "compress")


class Legend(QWidget):
    """What the looks of the blocks mean: as many as there is room for, those on the strip before others."""

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
        words = ", ".join(text for _, text in self._entries)
        self.setAccessibleName(self.tr("Legend of the timeline: {}").format(words))
        self.setToolTip(tip(words))
        self._strip = strip
        strip.changed.connect(self.update)
        theme.changed.connect(self.updateGeometry)

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
        x = 0.0
        shown = self.shown
        for kind, text in self._entries:
            if kind not in shown:
                continue
            width = metrics.horizontalAdvance(text)
            box = QRectF(x, (self.height() - 10) / 2, 10, 10)
            self._paint_swatch(painter, kind, box)
            painter.setPen(self._theme.colour("muted"))
            words = QRectF(x + 15, 0, width + 2, self.height())
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
            x += 15 + width + 14
        painter.end()

    @property
    def shown(self) -> set[str]:
        """The kinds that are explained."""
        metrics = QFontMetrics(self._theme.font("caption"))
        widths = {kind: 15 + metrics.horizontalAdvance(text) for kind, text in self._entries}
        if sum(widths.values()) + 14 * (len(widths) - 1) <= self.width():
            return set(widths)
        there = kinds_of(self._strip.entries, self._strip.cuts)
        found: set[str] = set()
        left = self.width()
        for kind in sorted(widths, key=lambda kind: kind not in there):
            if widths[kind] > left:
                break
            found.add(kind)
            left -= widths[kind] + 14
        return found

    def _paint_swatch(self, painter: QPainter, kind: str, box: QRectF) -> None:
        theme = self._theme
        if kind == "hatched":
            painting.hatch(painter, painting.rounded(box, 2), theme, theme.colour("summary"))
        elif kind == "dropped":
            painting.dashed(painter, box, theme.colour("dropped"), 2)
        elif kind == "pinned":
            top = box.center()
            top.setY(box.top() + 1)
            painting.triangle(painter, top, 4, theme.colour("text"))
        elif kind == "edit":
            pixmap = theme.pixmap("scissors", "warning", 12, self.devicePixelRatioF())
            painter.drawPixmap(box.topLeft(), pixmap)
        elif kind == "kv_user":
            painting.fill(painter, painting.rounded(box.adjusted(0, 3, 0, 0), 2), theme.colour(kind))
        else:
            painting.fill(painter, painting.rounded(box, 2), theme.colour(kind))
