"""Which model is loaded, what its context allows, and the way to another one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu, QToolButton, QWidget

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError
from ethervox_gui.ui.kit.text.format import label, number, one_line, plain, tip


class ModelPicker(QToolButton):
    """A button with the model's name; its menu offers the others."""

    chosen = Signal(object)
    library_wanted = Signal()
    download_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("modelPicker")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._recent: list[Path] = []
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.setMenu(self._menu)
        self.show_name("")

    def show_name(self, name: str, n_ctx: int = 0) -> None:
        """The model that is loaded and its context; none with an empty name."""
        words = one_line(name, 40) or self.tr("No model")
        size = self.tr("{}: a context of {} tokens").format(one_line(name, 80), number(n_ctx))
        self.setToolTip(tip(size) if n_ctx else self.tr("Choose a model"))
        self.setAccessibleDescription(plain(size) if n_ctx else "")
        self.setText(label(words))
        self.setAccessibleName(self.tr("Model: {}").format(words))

    def add_hint(self, words: str) -> None:
        """One more line on hover."""
        self.setToolTip(self.toolTip() + tip(words))

    def set_recent(self, recent: list[Path]) -> None:
        self._recent = recent

    def _fill(self) -> None:
        self._menu.clear()
        guide = _guide()
        if guide is not None:
            self._menu.addAction(self.tr("Guide (comes with the app)"), lambda: self.chosen.emit(guide))
        others = [path for path in self._recent if path != guide]
        if others:
            self._menu.addSeparator()
        for path in others[:8]:
            action = self._menu.addAction(label(one_line(path.name, 60)))
            action.triggered.connect(partial(self.chosen.emit, path))
            action.setToolTip(tip(str(path)))
            action.setEnabled(path.is_file())
        self._menu.addSeparator()
        self._menu.addAction(self.tr("Models on this machine…"), self.library_wanted.emit)
        self._menu.addAction(self.tr("Open a GGUF file…"), self.ask_for_file)
        self._menu.addAction(self.tr("Download a model…"), self.download_wanted.emit)

    def ask_for_file(self) -> None:
        """Let the user pick a file."""
        dialog = QFileDialog(self.window(), self.tr("Open a model"))
        dialog.setObjectName("modelFileDialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Models (*.gguf)"), self.tr("All files (*)")])
        if self._recent:
            dialog.setDirectory(str(self._recent[0].parent))
        dialog.fileSelected.connect(lambda name: self.chosen.emit(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class CapabilityPill(QLabel):
    """``surgical`` or ``rebuild``, with the reason on hover."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("capabilityPill")
        self.hide()

    def show_capability(self, word: str, reason: str) -> None:
        self.setProperty("kind", word)
        self.style().unpolish(self)
        self.style().polish(self)
        if word == "surgical":
            name = self.tr("surgical")
            meaning = self.tr(
                "Old turns can be taken out of this model's context without processing the rest again."
            )
        else:
            name = self.tr("rebuild")
            meaning = self.tr("After an edit, this model has to process what stays once more.")
        words = f"{meaning}\n{one_line(reason, 300)}".rstrip()
        self.setText(name)
        self.setToolTip(tip(words))
        self.setAccessibleName(self.tr("Context editing: {}").format(name))
        self.setAccessibleDescription(words)

    def forget(self) -> None:
        """No model is loaded."""
        self.setText("")
        self.hide()


def _guide() -> Path | None:
    try:
        path = paths.guide_model()
    except UserError:
        return None
    return path if path.is_file() else None
