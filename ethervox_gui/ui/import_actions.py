"""Chats from files: asked for in the left panel, read in the background, with a way to stop it."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QProgressDialog

from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.services.chat_files import import_chats
from ethervox_gui.ui.parts import Parts
from ethervox_gui.ui.wording import number, one_line


class ImportActions(QObject):
    """Wires the button for imports.  The last chat of a file is opened afterwards."""

    _progressed = Signal(int, int)

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._session = parts.session
        self._store = parts.store
        self._background = parts.background
        self._dialog: QProgressDialog | None = None
        self._progressed.connect(self._show_progress)
        window.sidebar.import_button.clicked.connect(self.ask_what_to_import)

    def ask_what_to_import(self) -> None:
        """Ask for a file of ours or of ChatGPT's."""
        kinds = self.tr("Chats (*.json);;All files (*)")
        dialog = QFileDialog(self._window, self.tr("Import chats"), "", kinds)
        dialog.setObjectName("importDialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.import_from(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def import_from(self, path: Path) -> None:
        """Read all chats of a file; one file at a time."""
        if self._dialog is not None:
            return
        words = self.tr("Reading {} …").format(one_line(path.name, 60))
        self._dialog = dialog = QProgressDialog(words, self.tr("Stop"), 0, 0, self._window)
        dialog.setObjectName("importProgress")
        dialog.setAccessibleName(self.tr("Importing chats"))
        dialog.setWindowTitle(self.tr("Import chats"))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setAutoClose(False)
        dialog.setAutoReset(False)
        stopped = threading.Event()
        dialog.canceled.connect(stopped.set)
        dialog.show()
        store = self._store

        def progress(done: int, total: int) -> None:
            if stopped.is_set():
                raise Cancelled
            self._progressed.emit(done, total)

        self._background.change(lambda: import_chats(store, path, progress), self._done, self._failed)

    # ---- inside ---------------------------------------------------------------------------------

    def _show_progress(self, done: int, total: int) -> None:
        if self._dialog is not None:
            self._dialog.setMaximum(total)
            self._dialog.setValue(done)
            self._dialog.setLabelText(self.tr("{} of {} chats").format(number(done), number(total)))

    def _close(self) -> None:
        if self._dialog is not None:
            self._dialog.close()
            self._dialog.deleteLater()
            self._dialog = None

    def _done(self, ids: list[int]) -> None:
        self._close()
        self._session.refresh_chats()
        self._window.memory.reload()
        words = self.tr("{} chats are in the list").format(number(len(ids)))
        if len(ids) == 1:
            words = self.tr("One chat is in the list")
        self._window.toast.tell("notice", self.tr("Chats imported"), words)

    def _failed(self, error: Exception) -> None:
        self._close()
        if isinstance(error, Cancelled):
            words = self.tr("Nothing was imported.")
            self._window.toast.tell("notice", self.tr("Stopped"), words)
        elif isinstance(error, UserError):
            self._window.show_error(str(error), error.details)
        else:
            self._window.show_error(self.tr("The chats could not be imported."), str(error))
