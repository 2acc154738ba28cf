"""The prompts of the window: read once, offered behind a slash, changed in their dialog, stored."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ethervox_gui.services import prompts as prompts_module
from ethervox_gui.services.prompts import Prompts
from ethervox_gui.ui.composer.command_popup import CommandPopup
from ethervox_gui.ui.composer.composer import Composer
from ethervox_gui.ui.composer.prompt_dialog import PromptDialog
from ethervox_gui.ui.kit.overlays.overlay import lay_over
from ethervox_gui.ui.runtime.background import Background


class PromptLibrary(QObject):
    """Wires popup and composer to the file at ``path``.  ``failed`` carries what could not be read or stored.

    As long as the file cannot be read nothing is stored: what is in it would be lost.
    """

    failed = Signal(object)

    def __init__(
        self, composer: Composer, popup: CommandPopup, window: QWidget, background: Background, path: Path
    ) -> None:
        super().__init__(window)
        self._composer = composer
        self._popup = popup
        self._window = window
        self._background = background
        self._path = path
        self._prompts = Prompts()
        self.dialog: PromptDialog | None = None
        popup.prompt_chosen.connect(self.insert)
        popup.prompts_wanted.connect(self.edit)
        composer.prompts_wanted.connect(self.edit)
        composer.save_prompt_wanted.connect(self.save_text)
        self._read(quietly=True)

    @property
    def prompts(self) -> Prompts:
        return self._prompts

    def insert(self, name: str) -> None:
        """Write a prompt into the composer; nothing is sent."""
        prompt = self._prompts.get(name)
        if prompt is not None:
            self._composer.fill_in(prompt.text)

    def edit(self) -> None:
        """Open the dialog, once it is known what is stored."""
        self._open("")

    def save_text(self, text: str) -> None:
        """Open the dialog at a new prompt of this text."""
        if text.strip():
            self._open(text)

    # ---- inside ---------------------------------------------------------------------------------

    def _open(self, text: str) -> None:
        if self.dialog is None:
            self._read(text)

    def _read(self, text: str = "", *, quietly: bool = False) -> None:
        path = self._path

        def show(found: Prompts) -> None:
            self._take(found)
            if not quietly and self.dialog is None:
                self._show(text)

        def failed(error: Exception) -> None:
            if not quietly:
                self.failed.emit(error)

        self._background.read(lambda: prompts_module.load(path), show, failed, beside=True)

    def _show(self, text: str) -> None:
        self.dialog = dialog = PromptDialog(self._prompts, self._window, text=text)
        dialog.changed.connect(self._store)
        dialog.insert_wanted.connect(self._composer.fill_in)
        dialog.finished.connect(self._closed)
        lay_over(dialog, is_light=False)

    def _closed(self) -> None:
        self.dialog = None

    def _take(self, prompts: Prompts) -> None:
        self._prompts = prompts
        self._popup.set_prompts(prompts)

    def _store(self, prompts: Prompts) -> None:
        """The worker stores them in the order in which they come."""
        self._take(prompts)
        path = self._path
        self._background.read(
            lambda: prompts_module.save(prompts, path), lambda _: None, self.failed.emit, beside=True
        )
