"""The models that can be downloaded, each with its progress."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ethervox_gui.services.downloads.downloads import Download
from ethervox_gui.services.models.catalogue import CatalogueModel, suggested
from ethervox_gui.services.models.expected_speed import UNKNOWN, MachineSpeed
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.formatting import number, size
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import column_of, fit_into_window, foot_of, heading
from ethervox_gui.ui.models.download_row import DownloadRow


class DownloadDialog(InOrder):
    """A row for each model.  Downloads go on when it is closed."""

    start_wanted = Signal(object)
    pause_wanted = Signal(object)
    cancel_wanted = Signal(object)
    load_wanted = Signal(object)
    use_wanted = Signal(object)
    find_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        downloads: Sequence[Download],
        n_ctx: int,
        total_memory: int,
        speed: MachineSpeed = UNKNOWN,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("downloadDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = QLabel(
            self.tr(
                "Openly licensed models from the Hugging Face hub. This machine has {} of memory; size "
                "and speed are estimated with a context of {} tokens. Downloads continue when this is closed."
            ).format(size(total_memory), number(n_ctx)),
            self,
        )
        words.setProperty("role", "muted")
        words.setWordWrap(True)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        self._was_scrolled = False
        self._models = [
            each.model
            for each in downloads
            if isinstance(each.model, CatalogueModel) and not each.model.embeds
        ]
        self._n_ctx, self._total = n_ctx, total_memory
        self.rows: dict[str, DownloadRow] = {}
        # What was found elsewhere is under way already: it comes first.
        for each in sorted(
            downloads, key=lambda each: (isinstance(each.model, CatalogueModel), each.model.embeds)
        ):
            if each.model.embeds and not any(row.download.model.embeds for row in self.rows.values()):
                column.addSpacing(8)
                column.addWidget(heading(self.tr("To find by meaning"), inner))
            row = self._row(theme, each)
            self.rows[each.model.file_name] = row
            column.addWidget(row)
        column.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setObjectName("downloadList")
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(self.tr("Models to download"))
        scroll.setWidget(inner)
        scroll.setMinimumWidth(
            inner.minimumSizeHint().width() + scroll.verticalScrollBar().sizeHint().width()
        )
        outer = column_of(self, self.tr("Download a model"))
        outer.addWidget(words)
        outer.addWidget(scroll, 1)
        find = QPushButton(self.tr("Find other models…"), self)
        find.setObjectName("findModels")
        find.setAutoDefault(False)
        find.clicked.connect(self.find_wanted)
        find.clicked.connect(self.accept)
        outer.addLayout(foot_of(self, find))
        fit_into_window(self, 780, 620)
        self.area, self.best = scroll, next(iter(self.rows.values()))
        self.show_speed(speed)
        self.best.act.setFocus()

    def _row(self, theme: Theme, download: Download) -> DownloadRow:
        row = DownloadRow(theme, download, self._n_ctx, self._total)
        row.use_wanted.connect(self.use_wanted)
        row.start_wanted.connect(self.start_wanted)
        row.pause_wanted.connect(self.pause_wanted)
        row.cancel_wanted.connect(self.cancel_wanted)
        row.load_wanted.connect(self.load_wanted)
        row.load_wanted.connect(self.accept)
        return row

    def show_speed(self, speed: MachineSpeed) -> None:
        """How quick this machine is, as far as that is known, and which model suits it best."""
        best = suggested(self._models, self._n_ctx, self._total, speed)
        for row in self.rows.values():
            row.show_speed(speed, suggested=row.download.model == best)
        if best is not None:
            self.best = self.rows[best.file_name]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Not before the rows are as high as their words need, which takes more than one round.
        bar = self.area.verticalScrollBar()
        bar.rangeChanged.connect(self._show_best)
        bar.actionTriggered.connect(self._scrolled)
        QTimer.singleShot(0, self.best, self._show_best)

    def _show_best(self) -> None:
        if not self._was_scrolled:
            QTimer.singleShot(0, self.best, lambda: self.area.ensureWidgetVisible(self.best))

    def _scrolled(self) -> None:
        """The user looks at something else."""
        self._was_scrolled = True

    def show_used(self, path: Path | None) -> None:
        """The file that is used to find things by their meaning."""
        for row in self.rows.values():
            row.show_used(path)

    def show_download(self, download: Download) -> None:
        """How one of them stands now."""
        row = self.rows.get(download.model.file_name)
        if row is not None:
            row.show_download(download)
