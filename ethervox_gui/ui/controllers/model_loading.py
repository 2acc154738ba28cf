"""Which model is loaded, which is to be, and what goes on where that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ethervox_gui import paths
from ethervox_gui.governor.jobs.jobs import LoadModel
from ethervox_gui.settings import Settings
from ethervox_gui.ui.shell.services import Parts


class ModelLoading(QObject):
    """Asks for models, each with the ``settings`` that are in use then.

    :attr:`wanted` carries the :class:`LoadModel`; :attr:`taken` the file that the user chose, once it is
    loaded: the one to begin with at the next start.
    """

    wanted = Signal(object)
    taken = Signal(object)

    def __init__(self, parts: Parts, settings: Callable[[], Settings]) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._session = session = parts.session
        self._settings = settings
        self.loaded_with = settings()  # what the model has of them that is loaded
        self._loading_with: Settings | None = None
        self._chosen: Path | None = None
        self._last: Path | None = None
        self._before: Path | None = None  # what goes on where the last one cannot be loaded
        self.tried: Path | None = None  # what was to be loaded last, whether that went well or not
        window.header.picker.chosen.connect(self.load)
        window.model_dropped.connect(self.load)
        session.loaded.connect(self._loaded)
        session.refused.connect(self._refused)

    def load(self, path: Path, n_ctx: int | None = None) -> None:
        """Load another model, in a context of so many tokens, and go on with the chat that is shown."""
        self._chosen = path
        self.begin(LoadModel(path, self._session.shown_chat, chosen=True, n_ctx=n_ctx))

    def load_again(self) -> None:
        """Try the model once more that could not be loaded."""
        if self.tried is not None:
            self.load(self.tried)

    def reload(self) -> None:
        """Load the same file again, for settings that need it."""
        if self._last is not None:
            self.begin(LoadModel(self._last, self._session.shown_chat))

    def begin(self, job: LoadModel) -> None:
        """Let a model be loaded, whoever wants it."""
        self._last = self.tried = job.path
        self._loading_with = self._settings()
        self._window.model_failure.put_away()
        self._window.welcome.set_guide(job.path == paths.guide_model())
        self.wanted.emit(job)

    def _loaded(self) -> None:
        """The model that the user chose can be loaded: take it at the next start too."""
        self._window.model_failure.put_away()
        path, self._chosen = self._chosen, None
        self._before = self._last
        self.loaded_with, self._loading_with = self._loading_with or self._settings(), None
        if path is not None:
            self._window.remember_model(path)
            self.taken.emit(path)

    def _refused(self) -> None:
        """The file that was chosen is no model for this machine: it is not the one to remember."""
        self._chosen = self._loading_with = None
        if self._before is not None:
            self._last = self._before
            self._window.welcome.set_guide(self._before == paths.guide_model())
