"""A model that can be downloaded: what it is, whether it fits this machine, and how far its download is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.engine.hardware import Fit, fit
from ethervox_gui.services.downloads.downloads import Download, State
from ethervox_gui.services.models.catalogue import REBUILT
from ethervox_gui.services.models.expected_speed import UNKNOWN, MachineSpeed
from ethervox_gui.ui.kit.text.formatting import duration, one_line, side_by_side, size, tip
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme.dressing import dress
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.card import Card
from ethervox_gui.ui.kit.widgets.flow_layout import FlowLayout

_STEPS = 1000
_ICON = 20
_UNDER_WAY = (State.RUNNING, State.CHECKING)


class _Name(QLabel):
    """Breaks into lines only where there is no room for one."""

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        width = self.fontMetrics().horizontalAdvance(self.text()) + 2
        return QSize(width, self.heightForWidth(width))


class DownloadRow(Card):
    """Shows a :class:`Download` and tells what the user wants of it.

    ``n_ctx`` is the context that the memory is reckoned for, ``total_memory`` what the machine has, in bytes.
    With a ``title`` it is one of several files of a model, described above them.  A model that
    embeds is used rather than loaded, beside the one that talks.
    """

    start_wanted = Signal(object)
    pause_wanted = Signal(object)
    cancel_wanted = Signal(object)
    load_wanted = Signal(object)
    use_wanted = Signal(object)

    def __init__(
        self,
        theme: Theme,
        download: Download,
        n_ctx: int,
        total_memory: int,
        *,
        speed: MachineSpeed = UNKNOWN,
        suggested: bool = False,
        icon: str = "",
        title: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._n_ctx = n_ctx
        self._total = total_memory
        self._now = download
        self._used: Path | None = None
        self._speed = speed
        model = download.model
        self._is_file = bool(title)
        self.name = _Name(one_line(title or model.name, 120), self)
        self.name.setProperty("role", "title")
        self.suggested = QLabel(self.tr("suggested for this machine"), self)
        self.suggested.setObjectName("suggestedPill")
        self.suggested.setVisible(suggested)
        self.about = QLabel(one_line(said(model.about), 300), self)
        self.about.setWordWrap(True)
        self.facts = QLabel(self._facts(), self)
        self.facts.setProperty("role", "caption")
        self.rebuilt = QLabel(self.tr("slow edits"), self)
        self.rebuilt.setObjectName("capabilityPill")
        self.rebuilt.setProperty("kind", "rebuild")
        self.rebuilt.setVisible(bool(model.rebuild))
        if model.rebuild:
            words = self.tr("After an edit, this model has to process what stays once more: {}.")
            self.rebuilt.setToolTip(tip(words.format(said(REBUILT[model.rebuild]))))
            self.rebuilt.setAccessibleName(self.tr("Context editing: {}").format(self.rebuilt.text()))
        self.state = QLabel(self)
        self.state.setObjectName("downloadState")
        self.state.setProperty("role", "caption")
        for label in (self.name, self.about, self.facts, self.state):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self.name, self.state, self.facts):
            label.setWordWrap(True)
        for label in (self.name, self.about, self.facts):
            label.setMinimumWidth(1)  # a long name must not push the buttons out of sight
        self.bar = QProgressBar(self)
        self.bar.setObjectName("downloadProgress")
        self.bar.setAccessibleName(self.tr("Download of {}").format(model.name))
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.act = self._button("downloadAct")
        self.act.clicked.connect(self._acted)
        self.cancel = self._button("downloadCancel")
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.setAccessibleName(self.tr("Cancel the download of {}").format(model.name))
        self.cancel.clicked.connect(lambda: self.cancel_wanted.emit(self._now.model))
        self._icon = icon
        self._mark = QLabel(self)
        self._mark.setVisible(bool(icon))
        self._lay_out()
        self.show_download(download)
        theme.changed.connect(self._retheme)
        self._retheme()

    def _lay_out(self) -> None:
        head = QWidget(self)
        line = FlowLayout(head, spacing=8)
        for label in (self.name, self.suggested, self.rebuilt):
            line.addWidget(label)
        words = QVBoxLayout()
        words.setSpacing(2)
        for widget in (head, self.about, self.facts, self.bar, self.state):
            words.addWidget(widget)
        self.fill(self._mark, words, self.cancel, self.act)

    def _retheme(self) -> None:
        if self._icon:
            side = self._theme.scaled(_ICON)
            self._mark.setFixedSize(side, side)
            self._mark.setPixmap(self._theme.pixmap(self._icon, "accent", side, self.devicePixelRatioF()))

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    @property
    def download(self) -> Download:
        """What is shown."""
        return self._now

    def show_speed(self, speed: MachineSpeed, *, suggested: bool) -> None:
        """How quick this machine is, as far as that is known, and whether the model suits it best."""
        self._speed = speed
        self.suggested.setVisible(suggested)
        self.facts.setText(self._facts())

    def show_used(self, path: Path | None) -> None:
        """The file that is used to find things by their meaning."""
        self._used = path
        self.show_download(self._now)

    def show_download(self, download: Download) -> None:
        """How it stands now."""
        self._now = download
        state, model = download.state, download.model
        is_used = state is State.DONE and download.path == self._used
        words = {
            State.RUNNING: self.tr("Pause"),
            State.CHECKING: self.tr("Pause"),
            State.PAUSED: self.tr("Resume"),
            State.FAILED: self.tr("Try again"),
            State.DONE: self._words_when_done(is_used=is_used),
        }.get(state, self.tr("Download"))
        self.act.setEnabled(not is_used)
        if self.act.text() != words:
            self.act.setText(words)
            self.act.setAccessibleName(f"{words}: {model.name}")
            dress(self.act, "role", "primary" if state is State.DONE and not is_used else "")
        self.cancel.setVisible(state not in (State.OFFERED, State.DONE))
        self.bar.setVisible(state in _UNDER_WAY or (state is not State.DONE and download.done_bytes > 0))
        self.bar.setValue(min(_STEPS * download.done_bytes // max(download.size_bytes, 1), _STEPS))
        self._say(self._state_words(), failed=state is State.FAILED)

    def _words_when_done(self, *, is_used: bool) -> str:
        if not self._now.model.embeds:
            return self.tr("Load")
        return self.tr("In use") if is_used else self.tr("Use")

    def _say(self, words: str, *, failed: bool) -> None:
        dress(self.state, "role", "error" if failed else "caption")
        self.state.setText(words)
        self.state.setVisible(bool(words))

    def _facts(self) -> str:
        """Size, licence, memory and speed, with a word for whether this machine has enough of it."""
        model = self._now.model
        needed = model.memory_bytes(self._n_ctx)
        fits = {
            Fit.EASY: self.tr("✓ fits this machine"),
            Fit.TIGHT: self.tr("! fits, with little left for other programs"),
            Fit.TOO_LARGE: self.tr("✕ more than this machine has"),
        }[fit(needed, self._total)]
        is_known = model.kv_bytes_per_token or model.embeds
        memory = self.tr("{} of memory") if is_known else self.tr("at least {} of memory")
        memory = memory.format(size(needed))
        n_bytes = size(model.about_bytes)
        if not model.size_bytes and self._now.state is not State.DONE:
            n_bytes = self.tr("about {}").format(n_bytes)
        speed = "" if model.embeds else said(self._speed.words(model, self._n_ctx))
        if speed and not self._speed.is_enough_for(model, self._n_ctx):
            speed = self.tr("{}: slow").format(speed)
        kind = () if self._is_file else (model.quantisation, model.licence)
        parts = (n_bytes, *kind, memory, fits, speed)
        return side_by_side(parts)

    def _state_words(self) -> str:
        now = self._now
        amount = self.tr("{} of {}").format(size(now.done_bytes), size(now.size_bytes))
        if now.state is State.RUNNING:
            parts = [amount]
            if now.bytes_per_second > 0:
                parts.append(self.tr("{}/s").format(size(round(now.bytes_per_second))))
            if (left := now.seconds_left) is not None:
                parts.append(self.tr("{} left").format(duration(left)))
            return side_by_side(parts)
        if now.state is State.CHECKING:
            return self.tr("checking the download…")
        if now.state is State.PAUSED:
            return self.tr("paused at {}").format(amount)
        if now.state is State.FAILED and now.error is not None:
            return said(now.error.said)
        return self.tr("on this machine") if now.state is State.DONE else ""

    def _acted(self) -> None:
        state, model = self._now.state, self._now.model
        if state in _UNDER_WAY:
            self.pause_wanted.emit(model)
        elif state is State.DONE:
            (self.use_wanted if model.embeds else self.load_wanted).emit(self._now.path)
        else:
            self.start_wanted.emit(model)
