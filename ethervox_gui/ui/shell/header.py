"""The head of the middle column: model, gauge, timeline, legend."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.engine.training import Training
from ethervox_gui.ui.context_bar.gauge import AROUND, ContextGauge
from ethervox_gui.ui.context_bar.overview import ChatOverview
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.models.picker import CapabilityPill, ModelPicker, TrainingPill
from ethervox_gui.ui.profiles.picker import ProfilePicker
from ethervox_gui.ui.shell.legend import Legend

_SIDE = 20
_PROGRESS, _SHORT_PROGRESS = 120, 40


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
        self.api_button.setAccessibleName(self.tr("API on"))
        self.api_button.hide()
        self._api_url: str | None = None
        self.progress = QProgressBar(self)
        self.progress.setObjectName("loadProgress")
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(_PROGRESS)
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
        self.more = QToolButton(self)
        self.more.setObjectName("moreButton")
        self.more.setProperty("role", "flat")
        self.more.setAccessibleName(self.tr("More for this chat"))
        self.more.setToolTip(self.tr("More for this chat"))
        self.gauge = ContextGauge(theme, self)
        self.timeline = TimelineStrip(theme, self)
        self.overview = ChatOverview(theme, self.timeline, self)
        self.legend = Legend(theme, self.timeline, self)
        self._row = row = QHBoxLayout()
        row.setSpacing(8)
        loading = (self.progress, self.cancel_load)
        pills = (self.pill, self.api_button)
        for widget in (self.show_chats, self.picker, self.training, self.profiles, *pills, *loading):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.summarize)
        row.addWidget(self.more)
        row.addWidget(self.show_memory)
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE - AROUND, 10, _SIDE - AROUND, 8)
        column.setSpacing(4)
        column.addLayout(row)
        column.addSpacing(6)
        column.addWidget(self.gauge)
        self._below = below = QVBoxLayout()
        below.setSpacing(4)
        for part in (self.timeline, self.overview, self.legend):
            below.addWidget(part)
        column.addLayout(below)
        for beside in (row, below):  # what the gauge paints begins and ends where they do
            beside.setContentsMargins(AROUND, 0, AROUND, 0)
        for bar in (self.gauge, self.timeline, self.overview):
            bar.installEventFilter(self)
        theme.changed.connect(self._retheme)
        self._retheme()

    def in_order(self) -> tuple[QWidget, ...]:
        """What the Tab key goes through, as one reads."""
        names = (self.show_chats, self.picker, self.profiles, self.api_button, self.cancel_load)
        return (*names, self.summarize, self.more, self.show_memory, self.gauge, self.timeline)

    @property
    def loading(self) -> bool:
        """Whether a model is being loaded."""
        return not self.progress.isHidden()

    def show_loading(self, progress: float | None) -> None:
        """How much of a model is loaded, 0–1; ``None`` when nothing is being loaded.

        At 1 it is being tried out, and nobody knows how long that takes.
        """
        loading = progress is not None
        self.progress.setVisible(loading)
        self.cancel_load.setVisible(loading)
        self._fit()
        if progress is not None:
            self.progress.setRange(0, 1000 if 0 < progress < 1 else 0)
            self.progress.setValue(round(progress * 1000))
            words = self.tr("Trying the model out") if progress >= 1 else self.tr("Loading the model")
            self.progress.setAccessibleName(words)
            self.progress.setToolTip(words)

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

    @property
    def api_url(self) -> str | None:
        """Where other programs can call; ``None`` while they cannot."""
        return self._api_url

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

    # ---- the legend -----------------------------------------------------------------------------

    def quiet_legend(self, below: QWidget) -> None:
        """From now on the legend lies over what is below, while mouse or keyboard are at what it explains."""
        self._below.removeWidget(self.legend)
        self.legend.float_over(below)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in {QEvent.Type.Enter, QEvent.Type.Leave}:
            self.legend.light(watched, kind == QEvent.Type.Enter)
        elif isinstance(event, QFocusEvent):
            by_keys = event.reason() not in {Qt.FocusReason.MouseFocusReason, Qt.FocusReason.PopupFocusReason}
            self.legend.light(("keys", watched), event.gotFocus() and by_keys)
        return super().eventFilter(watched, event)

    # ---- where room is short --------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Leave out what matters least: first the pill, then the words of the button, then those of the API.

        While a model is loaded its neighbours, too, and the button, which can do nothing then; else nobody
        could read how to cancel that.
        """
        has_api = self._api_url is not None and not self.show_chats.isHidden()
        has_pill = bool(self.pill.text()) and not self.loading
        margins = self.contentsMargins().left() + self.contentsMargins().right() + 2 * _SIDE
        room = self.width() - margins
        words = self.tr("Summarize now")
        style = Qt.ToolButtonStyle
        whole, sign = style.ToolButtonTextOnly, style.ToolButtonIconOnly
        levels = ((has_pill, words, whole), (False, words, whole), (False, "", whole), (False, "", sign))
        for pill, text, api in levels:
            if self.summarize.text() != text:
                self.summarize.setText(text)
            self.api_button.setToolButtonStyle(api)
            fits = self._wanted_width(pill, has_api) <= room
            if fits:
                break
        self.pill.setVisible(pill)
        # The model's name before that of the profile.
        self.picker.setMinimumWidth(0 if fits else min(self.picker.sizeHint().width(), room // 3))
        is_tight = self.loading and not fits
        self.api_button.setVisible(has_api and not is_tight)
        self.profiles.setVisible(not is_tight)
        self.summarize.setVisible(not is_tight)
        self.progress.setFixedWidth(_SHORT_PROGRESS if is_tight else _PROGRESS)

    def _wanted_width(self, pill: bool, has_api: bool) -> int:
        """What the first row takes with the pills or without them."""
        shown: list[QWidget] = [self.picker, self.profiles, self.summarize, self.more]
        if pill:
            shown.append(self.pill)
        if has_api:
            shown.append(self.api_button)
        others: list[QWidget] = [self.show_chats, self.training, self.show_memory]
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
        self._theme.put_icon(self.more, "more")
        self._theme.put_icon(self.api_button, "api", "accent", 14)
