"""Finding models: the list of those that are on this machine, and the ways to one at the first start."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ethervox_gui import paths
from ethervox_gui.context.events.events import EngineReady, Event
from ethervox_gui.context.events.window_events import OtherModelLoaded
from ethervox_gui.engine.hardware import total_memory
from ethervox_gui.services.models.catalogue import CatalogueModel, suggested
from ethervox_gui.services.models.downloads import Download, Downloads, State
from ethervox_gui.ui.controllers.main import Actions
from ethervox_gui.ui.kit.text.format import one_line, size
from ethervox_gui.ui.models.download_row import DownloadRow
from ethervox_gui.ui.shell.services import Parts
from ethervox_gui.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from ethervox_gui.ui.models.download_dialog import DownloadDialog
if TYPE_CHECKING:
    from ethervox_gui.services.models.library import FoundModel
    from ethervox_gui.ui.models.library_dialog import ModelDialog


# Downloading models: the dialog, the row on the first page, and the note when one has arrived.


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
        from ethervox_gui.ui.models.download_dialog import DownloadDialog

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


class ModelActions(QObject):
    """Wires the model picker's list and the first page.  The search runs on the worker thread.

    ``downloaded`` is the folder of the models that were downloaded here.
    """

    def __init__(
        self, parts: Parts, actions: Actions, downloaded: Path, loaded: Callable[[], Path | None]
    ) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._background = parts.background
        self._actions = actions
        self._downloaded = downloaded
        self._loaded_file = loaded
        self._dialog: ModelDialog | None = None
        window.header.picker.library_wanted.connect(self.show_library)
        window.add_shortcut("Ctrl+Shift+O", self.tr("Models on this machine"), self.show_library)
        start = window.welcome.start
        start.library_wanted.connect(self.show_library)
        start.file_wanted.connect(window.header.picker.ask_for_file)
        start.guide_wanted.connect(self._use_guide)
        window.welcome.show_first_run(window.first_run)
        window.composer.submitted.connect(self._chosen)
        parts.session.loaded.connect(self._loaded)

    def take(self, event: Event) -> None:
        """A slot of :attr:`EngineThread.happened`."""
        match event:
            case EngineReady(model):
                path = self._loaded_file()
                if path is not None:
                    self._window.known_models.remember(model, path)
            case OtherModelLoaded(_, before, now, n_ctx):
                self._offer(before, now, n_ctx)
            case _:
                pass

    def _offer(self, before: str, now: str, n_ctx: int) -> None:
        """The model that the chat was talked with is a click away, if its file is still there."""
        path = self._window.known_models.file_of(before)
        if path is None:
            return
        title = self.tr("This chat was last talked with {}").format(one_line(before, 60))
        words = self.tr("Now it goes on with {}.").format(one_line(now, 60))
        again = self.tr("Load {} again").format(one_line(before, 40))
        self._window.toast.tell("notice", title, words, again, lambda: self._actions.load_model(path, n_ctx))

    # ---- the first page -------------------------------------------------------------------------

    def _use_guide(self) -> None:
        if not self._window.welcome.has_guide:
            self._actions.load_model(paths.guide_model())
        self._chosen()
        self._window.composer.setFocus()

    def _loaded(self) -> None:
        if not self._window.welcome.has_guide:
            self._chosen()

    def _chosen(self, *_text: object) -> None:
        """The user knows the way: the first page is not shown again."""
        self._window.remember_first_run()
        self._window.welcome.show_first_run(False)

    # ---- the list -------------------------------------------------------------------------------

    def show_library(self) -> None:
        """Open the list, and fill it when the search is done."""
        if self._dialog is not None:
            return
        settings = self._actions.settings.model
        from ethervox_gui.ui.models.library_dialog import ModelDialog

        dialog = ModelDialog(self._window.theme, settings.n_ctx or USUAL_N_CTX, self._window)
        self._dialog = dialog
        dialog.chosen.connect(self._actions.load_model)
        dialog.file_wanted.connect(self._window.header.picker.ask_for_file)
        dialog.finished.connect(self._closed)
        dialog.open()
        from ethervox_gui.services.models.library import find_models

        folders, downloaded = settings.folders, self._downloaded
        self._background.read(lambda: find_models(folders, Path.home(), os.environ, downloaded), self._show)

    def _show(self, models: list[FoundModel]) -> None:
        if self._dialog is not None:
            self._dialog.show_models(models)

    def _closed(self) -> None:
        self._dialog = None
