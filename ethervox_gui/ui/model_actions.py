"""Finding models: the list of those that are on this machine, and the ways to one at the first start."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ethervox_gui import paths
from ethervox_gui.context.events import EngineReady, Event
from ethervox_gui.context.window_events import OtherModelLoaded
from ethervox_gui.ui.actions import Actions
from ethervox_gui.ui.download_actions import USUAL_N_CTX
from ethervox_gui.ui.parts import Parts
from ethervox_gui.ui.wording import one_line

if TYPE_CHECKING:
    from ethervox_gui.services.model_library import FoundModel
    from ethervox_gui.ui.model_dialog import ModelDialog


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
        from ethervox_gui.ui.model_dialog import ModelDialog

        dialog = ModelDialog(self._window.theme, settings.n_ctx or USUAL_N_CTX, self._window)
        self._dialog = dialog
        dialog.chosen.connect(self._actions.load_model)
        dialog.file_wanted.connect(self._window.header.picker.ask_for_file)
        dialog.finished.connect(self._closed)
        dialog.open()
        from ethervox_gui.services.model_library import find_models

        folders, downloaded = settings.folders, self._downloaded
        self._background.read(lambda: find_models(folders, Path.home(), os.environ, downloaded), self._show)

    def _show(self, models: list[FoundModel]) -> None:
        if self._dialog is not None:
            self._dialog.show_models(models)

    def _closed(self) -> None:
        self._dialog = None
