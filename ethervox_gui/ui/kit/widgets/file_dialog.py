"""How a dialog for files is opened, and where a file is shown afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from ethervox_gui.context.language.words import SIGNS
from ethervox_gui.ui.kit.text.formatting import one_line

#: What no file is named after, whatever the system: all but letters with their signs, digits and spaces.
_NO_NAME: Final = re.compile(rf"[^\w\-{SIGNS} ]+")
#: The ending that a kind of files has in brackets.
_ENDING: Final = re.compile(r"\(\*(\.\w+)")


def file_name(title: str, otherwise: str) -> str:
    """A name for a file, without its ending, from a ``title`` that anybody may have written."""
    return _NO_NAME.sub("", one_line(title, 60)).strip() or otherwise


def ask_where_to_save(
    window: QWidget, title: str, name: str, kinds: str, save: Callable[[Path], None]
) -> QFileDialog:
    """Ask for a file, called ``name`` at first, and ``save`` into it.

    ``kinds`` as Qt writes them (``Markdown (*.md);;JSON (*.json)``); the one that ``name`` is of comes first.
    What is typed without an ending gets that of the kind that is chosen.
    """
    ending = Path(name).suffix
    first = sorted(kinds.split(";;"), key=lambda kind: _ending_of(kind) != ending)
    dialog = QFileDialog(window, title, name, ";;".join(first))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(ending)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_ending_of(kind)))
    dialog.fileSelected.connect(lambda path: save(Path(path)))
    open_file_dialog(dialog)
    return dialog


def _ending_of(kind: str) -> str:
    found = _ENDING.search(kind)
    return found[1] if found else ""


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
