"""Finding models: the list of those that are on this machine."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QObject

from ethervox_gui.services.model_library import FoundModel, find_models
from ethervox_gui.ui.actions import Actions
from ethervox_gui.ui.background import Background
from ethervox_gui.ui.model_dialog import ModelDialog
from ethervox_gui.ui.window import MainWindow

#: What a model is loaded with at most where nobody says otherwise.
_USUAL_N_CTX = 8192


class ModelActions(QObject):
    """Wires the model picker's list.  The search runs on the worker thread."""

    def __init__(self, window: MainWindow, background: Background, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._background = background
        self._actions = actions
        self._dialog: ModelDialog | None = None
        window.header.picker.library_wanted.connect(self.show_library)
        window.add_shortcut("Ctrl+Shift+O", self.tr("Models on this machine"), self.show_library)

    def show_library(self) -> None:
        """Open the list, and fill it when the search is done."""
        if self._dialog is not None:
            return
        settings = self._actions.settings.model
        dialog = ModelDialog(self._window.theme, settings.n_ctx or _USUAL_N_CTX, self._window)
        self._dialog = dialog
        dialog.chosen.connect(self._actions.load_model)
        dialog.file_wanted.connect(self._window.header.picker.ask_for_file)
        dialog.finished.connect(self._closed)
        dialog.open()
        folders = settings.folders
        self._background.read(lambda: find_models(folders, Path.home(), os.environ), self._show)

    def _show(self, models: list[FoundModel]) -> None:
        if self._dialog is not None:
            self._dialog.show_models(models)

    def _closed(self) -> None:
        self._dialog = None
