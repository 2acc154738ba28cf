"""Which model is loaded, what its file says about it, what its context allows, and how to choose another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.gguf.header import GgufHeader, read_header
from ethervox_gui.engine.model_name import full_name
from ethervox_gui.engine.training import Training
from ethervox_gui.ui.kit.overlays.menu_button import MenuButton
from ethervox_gui.ui.kit.text.formatting import label, number, one_line, plain, side_by_side, size, tip
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.dressing import dress
from ethervox_gui.ui.kit.widgets.file_dialog import open_file_dialog


class ModelPicker(MenuButton):
    """A button with the model's name; its menu offers the others."""

    chosen = Signal(object)
    library_wanted = Signal()
    download_wanted = Signal()
    find_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("modelPicker")
        self._recent: list[Path] = []
        self._loaded: Path | None = None
        self._hints: dict[str, str] = {}
        self.choices.aboutToShow.connect(self._fill)
        self.show_name("")

    def show_name(self, name: str, n_ctx: int = 0) -> None:
        """The model that is loaded and its context; none with an empty name."""
        words = one_line(name, 40) or self.tr("No model")
        size = self.tr("{}: a context of {} tokens").format(one_line(name, 80), number(n_ctx))
        self._hints = {"size": size if n_ctx else self.tr("Choose a model")}
        self._show_tip()
        self.setAccessibleDescription(plain(size) if n_ctx else "")
        self.setText(label(words))
        self.setAccessibleName(self.tr("Model: {}").format(words))

    def add_hint(self, kind: str, words: str) -> None:
        """More lines on hover, in place of those of this ``kind``; they go with the name."""
        self._hints[kind] = words
        self._show_tip()

    def _show_tip(self) -> None:
        self.setToolTip("".join(tip(words) for words in self._hints.values() if words))

    def show_loaded(self, path: Path | None) -> None:
        """Which file is loaded, if one is: its entry in the menu is ticked."""
        self._loaded = path

    def set_recent(self, recent: list[Path]) -> None:
        self._recent = recent

    def _fill(self) -> None:
        self.choices.clear()
        guide = _guide()
        if guide is not None:
            action = self.choices.addAction(self.tr("Guide (comes with the app)"))
            action.triggered.connect(lambda: self.chosen.emit(guide))
            self._tick(action, guide)
        others = [path for path in self._recent if path != guide]
        if others:
            self.choices.addSeparator()
        for path in others[:8]:
            action = self.choices.addAction(label(one_line(full_name(path).in_full, 60)))
            action.triggered.connect(lambda _checked=False, path=path: self.chosen.emit(path))
            action.setToolTip(tip(str(path)))
            action.setEnabled(path.is_file())
            self._tick(action, path)
        self.choices.addSeparator()
        self.choices.addAction(self.tr("Models on this machine…"), self.library_wanted.emit)
        self.choices.addAction(self.tr("Open a GGUF file…"), self.ask_for_file)
        self.choices.addAction(self.tr("Download a model…"), self.download_wanted.emit)
        self.choices.addAction(self.tr("Find a model…"), self.find_wanted.emit)

    def _tick(self, action: QAction, path: Path) -> None:
        action.setCheckable(path == self._loaded)
        action.setChecked(path == self._loaded)

    def ask_for_file(self) -> None:
        """Let the user pick a file."""
        dialog = QFileDialog(self.window(), self.tr("Open a model"))
        dialog.setObjectName("modelFileDialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Models (*.gguf)"), self.tr("All files (*)")])
        if self._recent:
            dialog.setDirectory(str(self._recent[0].parent))
        dialog.fileSelected.connect(lambda name: self.chosen.emit(Path(name)))
        open_file_dialog(dialog)


class CapabilityPill(QLabel):
    """Fast edits (``surgical``) or slow ones (``rebuild``), with the reason on hover."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("capabilityPill")
        self.hide()

    def show_capability(self, word: str, reason: str) -> None:
        dress(self, "kind", word)
        if word == "surgical":
            name = self.tr("fast edits")
            meaning = self.tr(
                "surgical: old turns can be taken out of this model's context without processing the rest "
                "again."
            )
        else:
            name = self.tr("slow edits")
            meaning = self.tr("rebuild: after an edit, this model has to process what stays once more.")
        words = f"{meaning}\n{one_line(reason, 300)}".rstrip()
        self.setText(name)
        self.setToolTip(tip(words))
        self.setAccessibleName(self.tr("Context editing: {}").format(name))
        self.setAccessibleDescription(words)

    def forget(self) -> None:
        """No model is loaded."""
        self.setText("")
        self.hide()


class TrainingPill(QLabel):
    """``base model`` or ``no template`` beside the name of a model that was perhaps not trained to chat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("trainingPill")
        self.hide()

    def show_training(self, training: Training, caution: str) -> None:
        """What the model was trained for, and what that means; nothing for one that was trained to chat."""
        name = training_words(training)
        self.setText(name)
        self.setToolTip(tip(caution) if name else "")
        self.setAccessibleName(self.tr("Model: {}").format(name) if name else "")
        self.setAccessibleDescription(plain(caution) if name else "")
        self.setVisible(bool(name))


def training_words(training: Training) -> str:
    """What a model that was perhaps not trained to chat is called beside its name; empty for any other."""
    return {Training.BASE: tr("base model"), Training.UNTOLD: tr("no template")}.get(training, "")


def _guide() -> Path | None:
    try:
        path = paths.guide_model()
    except UserError:
        return None
    return path if path.is_file() else None


def facts_of_file(path: Path) -> str:
    """The facts of the model file at ``path``; nothing where it cannot be read."""
    try:
        return facts_of(read_header(path), path)
    except UserError:
        return ""


def facts_of(header: GgufHeader, path: Path) -> str:
    """A line for each thing the file says: the name in it, architecture, size, context, licence, the file."""
    parameters = tr("{} parameters").format(_count(header.n_parameters)) if header.n_parameters else ""
    trained = tr("{} tokens of context").format(number(header.n_ctx_train)) if header.n_ctx_train else ""
    kind = side_by_side((header.architecture, parameters, header.quantisation))
    lines = (
        tr("In the file: {}").format(one_line(header.name, 120)) if header.name else "",
        side_by_side((one_line(kind, 120), size(header.size_bytes), trained)),
        tr("Licence: {}").format(one_line(header.licence, 80)) if header.licence else "",
        one_line(str(path), 300),
    )
    return "\n".join(line for line in lines if line)


def _count(n_parameters: int) -> str:
    """``135 M``, ``7.6 B``: as people name the size of a model."""
    if n_parameters >= 1e9:
        return f"{n_parameters / 1e9:.1f} B"
    return f"{n_parameters / 1e6:.0f} M" if n_parameters >= 1e6 else number(n_parameters)
