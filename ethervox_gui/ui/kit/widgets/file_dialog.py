"""How a dialog for files is opened, and where a file is shown afterwards."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QLineEdit


def open_file_dialog(dialog: QFileDialog) -> None:
    """Open it; it goes when it is finished."""
    line = dialog.findChild(QLineEdit, "fileNameEdit")  # only in Qt's own, where the desktop has none
    completer = None if line is None else line.completer()
    names = None if completer is None else completer.popup()
    if names is not None:
        # A window of its own, of which nothing would be drawn behind the names: they were black on black.
        names.setObjectName("completions")
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def show_in_folder(path: Path) -> None:
    """Let the desktop show the folder of a file."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute().parent)))
