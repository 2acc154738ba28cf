"""A repository on the hub: who made it, under which licence, and its files with what they would take here."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.hardware import Fit, fit
from ethervox_gui.services.downloads.downloads import Download
from ethervox_gui.services.downloads.wanted import Downloadable
from ethervox_gui.services.hub.answers import main_name
from ethervox_gui.services.hub.values import Contents, Gate, HubModel, Repository
from ethervox_gui.services.models.expected_speed import UNKNOWN, MachineSpeed
from ethervox_gui.ui.kit.text.formatting import one_line, side_by_side
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.problem import Problem
from ethervox_gui.ui.models.download_row import DownloadRow
from ethervox_gui.ui.models.hub_gate import HubGate
from ethervox_gui.ui.models.hub_results import facts_of
from ethervox_gui.ui.runtime.background import in_moments

#: Nobody needs weights that were not quantized to talk with a model.
_UNQUANTIZED = frozenset({"F16", "BF16", "F32", "FP16", "FP32"})


class HubContents(QWidget):
    """The right side of the search.  ``state_of`` knows what is on this machine of a model."""

    start_wanted = Signal(object)
    pause_wanted = Signal(object)
    cancel_wanted = Signal(object)
    load_wanted = Signal(object)
    link_wanted = Signal(str)
    retried = Signal()
    left = Signal()

    def __init__(
        self,
        theme: Theme,
        n_ctx: int,
        total_memory: int,
        state_of: Callable[[Downloadable], Download],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("hubContents")
        self._theme, self._n_ctx, self._total = theme, n_ctx, total_memory
        self._state_of = state_of
        self._speed = UNKNOWN
        self._url = self._main = ""
        self._models: tuple[HubModel, ...] = ()
        self._coming: list[HubModel] = []
        self.rows: dict[str, DownloadRow] = {}
        self.name = QLabel(self)
        self.name.setObjectName("hubName")
        self.name.setProperty("role", "title")
        self.facts = QLabel(self)
        self.facts.setObjectName("hubFacts")
        self.facts.setProperty("role", "caption")
        self.words = QLabel(self)
        self.words.setObjectName("hubWords")
        self.words.setProperty("role", "muted")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        for label in (self.name, self.facts, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.problem = Problem(self)
        self.problem.retried.connect(self.retried)
        self.gate = HubGate(self)
        self.gate.link_wanted.connect(self.link_wanted)
        self.back = self._button(self.tr("Back to the list"), "hubBack")
        self.back.clicked.connect(self.left)
        self.back.hide()
        self.page = self._button(self.tr("Model page"), "hubPage")
        self.page.clicked.connect(lambda: self.link_wanted.emit(self._url))
        self._column = self._make_list()
        self._lay_out()
        self._maker = in_moments(self, self._make_row)
        self.clear()

    def _make_list(self) -> QVBoxLayout:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        column.addWidget(self.gate)
        column.addStretch(1)
        self.files = QScrollArea(self)
        self.files.setObjectName("hubFiles")
        self.files.setAccessibleName(self.tr("Files of this model"))
        self.files.setWidgetResizable(True)
        self.files.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.files.setWidget(inner)
        return column

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.name)
        words.addWidget(self.facts)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addLayout(words, 1)
        top = Qt.AlignmentFlag.AlignTop
        head.addWidget(self.back, 0, top)
        head.addWidget(self.page, 0, top)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 0, 0, 0)
        outer.setSpacing(10)
        outer.addLayout(head)
        outer.addWidget(self.problem)
        outer.addWidget(self.words, 1)
        outer.addWidget(self.files, 1)

    def _button(self, words: str, name: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    # ---- what is shown --------------------------------------------------------------------------

    def clear(self, words: str = "") -> None:
        """No repository was chosen; ``words`` may say how one is."""
        self._empty()
        self.name.clear()
        self.facts.clear()
        self.page.hide()
        self.words.setText(words)

    def begin(self, repository: Repository) -> None:
        """This one is being looked into."""
        self._empty()
        self._show_head(repository)
        self.words.setText(self.tr("Asking for its files…"))

    def show_contents(self, contents: Contents) -> None:
        """What is in it; the rows come one after another."""
        self._empty()
        self._url = contents.url
        repository = contents.repository
        self._show_head(repository)
        self.page.show()
        self.page.setAccessibleName(self.tr("Model page of {}").format(one_line(repository.id, 80)))
        self.gate.show_gate(repository.gate, contents.url)
        self._models = contents.models
        self._main = main_name(contents)
        self._coming = list(contents.models)
        self.files.setVisible(bool(self._coming) or repository.gate is not Gate.OPEN)
        if self._coming:
            self.words.hide()
            self._maker.start()
        else:
            self.words.setText(self.tr("It has no model file that can be downloaded here."))

    def show_problem(self, error: UserError) -> None:
        """Why it cannot be looked into."""
        self._empty()
        self.words.hide()
        self.problem.show_error(error)

    def show_speed(self, speed: MachineSpeed) -> None:
        """How quick this machine is."""
        self._speed = speed
        best = self._best()
        for row in self.rows.values():
            row.show_speed(speed, suggested=row.download.model == best)

    def show_download(self, download: Download) -> None:
        """How one of the files stands now."""
        row = self.rows.get(download.model.file_name)
        if row is not None:
            row.show_download(download)

    # ---- inside ---------------------------------------------------------------------------------

    def _show_head(self, repository: Repository) -> None:
        self.name.setText(one_line(repository.name, 100))
        licence = self.tr("Licence: {}").format(repository.licence or self.tr("not stated"))
        self.facts.setText(side_by_side((facts_of(repository), licence, repository.task)))

    def _empty(self) -> None:
        self._maker.stop()
        for row in self.rows.values():
            row.hide()
            row.deleteLater()
        self.rows.clear()
        self._models, self._coming = (), []
        self.gate.hide()
        self.problem.hide()
        self.files.hide()
        self.words.show()

    def _best(self) -> HubModel | None:
        """The file that suits this machine: the best one that leaves room and can be read along."""
        fitting = [
            model
            for model in self._models
            if model.quantisation not in _UNQUANTIZED
            and fit(model.memory_bytes(self._n_ctx), self._total) is Fit.EASY
            and self._speed.suits(model, self._n_ctx)
        ]
        return fitting[-1] if fitting else None

    def _make_row(self) -> None:
        if not self._coming:
            self._maker.stop()
            return
        model = self._coming.pop(0)
        is_main = model.model_name.text == self._main
        row = DownloadRow(
            self._theme,
            self._state_of(model),
            self._n_ctx,
            self._total,
            speed=self._speed,
            suggested=model == self._best(),
            title=(model.quantisation if is_main else "") or model.name,
        )
        row.start_wanted.connect(self.start_wanted)
        row.pause_wanted.connect(self.pause_wanted)
        row.cancel_wanted.connect(self.cancel_wanted)
        row.load_wanted.connect(self.load_wanted)
        self.rows[model.file_name] = row
        self._column.insertWidget(self._column.count() - 1, row)
