"""Downloading models: the dialog, the row on the first page, and the note when one has arrived."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ethervox_gui.engine.machine import total_memory
from ethervox_gui.services.downloads import Download, Downloads, State
from ethervox_gui.services.model_catalogue import CatalogueModel, suggested
from ethervox_gui.ui.actions import Actions
from ethervox_gui.ui.download_row import DownloadRow
from ethervox_gui.ui.window import MainWindow
from ethervox_gui.ui.wording import size

if TYPE_CHECKING:
    from ethervox_gui.ui.download_dialog import DownloadDialog

#: What a model is loaded with at most where nobody says otherwise.
USUAL_N_CTX = 8192


class DownloadActions(QObject):
    """Wires :class:`Downloads`, whose files go to ``folder``, with what shows them."""

    _told = Signal(object)

    def __init__(
        self, window: MainWindow, actions: Actions, folder: Path, models: Sequence[CatalogueModel]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._dialog: DownloadDialog | None = None
        self._told.connect(self._show)
        self.downloads = Downloads(folder, models, self._told.emit)
        memory = total_memory()
        best = suggested(models, USUAL_N_CTX, memory)
        now = next(each for each in self.downloads.all() if each.model == best)
        self._row = DownloadRow(window.theme, now, USUAL_N_CTX, memory, suggested=True, icon="download")
        self._wire(self._row)
        window.welcome.start.set_download(self._row)
        window.welcome.start.download_wanted.connect(self.show_dialog)
        window.header.picker.download_wanted.connect(self.show_dialog)

    def show_dialog(self) -> None:
        """Open the list."""
        if self._dialog is not None:
            return
        n_ctx = self._actions.settings.model.n_ctx or USUAL_N_CTX
        from ethervox_gui.ui.download_dialog import DownloadDialog

        dialog = DownloadDialog(self._window.theme, self.downloads.all(), n_ctx, total_memory(), self._window)
        self._dialog = dialog
        self._wire(dialog)
        dialog.finished.connect(self._closed)
        dialog.open()

    def _wire(self, source: DownloadRow | DownloadDialog) -> None:
        source.start_wanted.connect(self.downloads.start)
        source.pause_wanted.connect(self.downloads.pause)
        source.cancel_wanted.connect(self.downloads.cancel)
        source.load_wanted.connect(self._actions.load_model)

    def _closed(self) -> None:
        self._dialog = None

    def _show(self, download: Download) -> None:
        if download.model == self._row.download.model:
            self._row.show_download(download)
        if self._dialog is not None:
            self._dialog.show_download(download)
        elif download.state is State.DONE:
            self._window.toast.tell(
                "notice",
                self.tr("{} has arrived").format(download.model.name),
                self.tr("{}, and its checksum is right.").format(size(download.model.size_bytes)),
                self.tr("Load it"),
                lambda: self._actions.load_model(download.path),
            )
        elif download.state is State.FAILED and download.error is not None:
            self._window.toast.tell(
                "error", download.error.message, download.error.advice, self.tr("Show"), self.show_dialog
            )

    def close(self) -> None:
        """Pause what runs; it is gone on with when the user says so."""
        self.downloads.close()
