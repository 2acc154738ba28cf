"""The models that are on this machine, to search and to load."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.engine.gguf.header import GgufHeader
from ethervox_gui.engine.training import training_of
from ethervox_gui.services.models.expected_speed import UNKNOWN, MachineSpeed
from ethervox_gui.services.models.library import FoundModel
from ethervox_gui.storage.base.folding import for_filter
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.formatting import number, one_line, size, tip
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import fit_into_window, heading
from ethervox_gui.ui.kit.widgets.search_line import SearchIcon, SearchLine
from ethervox_gui.ui.kit.widgets.table import Table
from ethervox_gui.ui.models.picker import facts_of, training_words


class ModelDialog(InOrder):
    """A list with a search; :attr:`chosen` carries the path, :attr:`file_wanted` asks for a file instead.

    :attr:`use_wanted` carries that of a model with which things are to be found by their meaning, and
    :attr:`folder_given` one more folder that is to be searched.
    """

    chosen = Signal(object)
    use_wanted = Signal(object)
    file_wanted = Signal()
    folder_given = Signal(str)
    download_wanted = Signal()

    def __init__(self, theme: Theme, n_ctx: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("modelDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Models on this machine"))
        self._n_ctx = n_ctx
        self._models: list[FoundModel] = []
        self.items: list[QTreeWidgetItem] = []
        self._row: int | None = None
        self.search = SearchLine(self)
        self.search.setObjectName("modelSearch")
        self.search.setPlaceholderText(self.tr("Search models"))
        self.search.setAccessibleName(self.tr("Search models"))
        SearchIcon(theme, self.search)
        self.search.textChanged.connect(self._filter)
        columns = (
            self.tr("Model"),
            self.tr("Found in"),
            self.tr("Quantization"),
            self.tr("Editing"),
            self.tr("Context"),
            self.tr("File"),
            self.tr("Memory"),
            self.tr("Tokens/s"),
        )
        self.list = Table("modelList", self.tr("Models"), columns, right=(4, 5, 6, 7), parent=self)
        self.list.headerItem().setToolTip(
            7, self.tr("Roughly how many tokens a second it writes on this machine.")
        )
        self.list.headerItem().setToolTip(
            3,
            self.tr(
                "Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is "
                "read again after an edit. Which one applies is tested when the model is loaded."
            ),
        )
        self.list.currentItemChanged.connect(lambda now, _before: self._picked(now))
        self.list.itemActivated.connect(lambda _item, _column: self._choose())
        self.words = QLabel(self.tr("Looking for models…"), self)
        self.words.setProperty("role", "muted")
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.load = QPushButton(self.tr("Load"), self)
        self.load.setObjectName("loadModel")
        self.load.setProperty("role", "primary")
        self.load.setDefault(True)
        self.load.setEnabled(False)
        self.load.clicked.connect(self._choose)
        self._lay_out()

    def _lay_out(self) -> None:
        other = QPushButton(self.tr("Open a GGUF file…"), self)
        cancel = QPushButton(self.tr("Cancel"), self)
        self._add_folder = QPushButton(self.tr("Add folder…"), self)
        self._add_folder.setObjectName("addModelFolder")
        self._add_folder.clicked.connect(self._ask_for_folder)
        self._download = QPushButton(self.tr("Download…"), self)
        self._download.setObjectName("downloadModel")
        self._download.clicked.connect(self.reject)
        self._download.clicked.connect(self.download_wanted)
        other.clicked.connect(self.file_wanted)
        other.clicked.connect(self.reject)
        cancel.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (other, self._add_folder, self._download):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (cancel, self.load):
            foot.addWidget(button)
        for button in (other, self._add_folder, self._download, cancel):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addWidget(heading(self.tr("Models on this machine"), self))
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        column.addWidget(self.words)
        column.addLayout(foot)
        fit_into_window(self, 820, 520)
        self.search.setFocus()

    def show_models(self, models: Sequence[FoundModel], speed: MachineSpeed = UNKNOWN) -> None:
        """What was found, on a machine of this speed."""
        self._models = list(models)
        self.items.clear()
        self._row = None
        self.list.clear()
        for model in models:
            header = model.header
            context = number(header.n_ctx_train) if header is not None and header.n_ctx_train else ""
            memory = size(model.memory_bytes(self._n_ctx)) if header is not None else ""
            columns = [
                self._name(model),
                one_line(model.place, 40),
                one_line(header.quantisation, 20) if header is not None else self.tr("cannot be used"),
                self._editing(header),
                context,
                size(model.size_bytes),
                memory,
                _rate(speed.tokens_per_second(model, self._n_ctx)) if _talks(header) else "",
            ]
            item = self.list.make_row(columns)
            if header is not None:
                item.setToolTip(0, tip(facts_of(header, model.path)))
            else:
                item.setToolTip(0, tip(one_line(model.problem, 300)))
                item.setDisabled(True)
            self.items.append(item)
            self.list.addTopLevelItem(item)
        self._filter(self.search.text())

    def _name(self, model: FoundModel) -> str:
        """With a word where it was perhaps not trained to chat."""
        header = model.header
        name = one_line(model.name, 80)
        if header is None:
            return name
        if header.embeds:
            return self.tr("{} · finds by meaning").format(name)
        inside = (header.name, header.finetune)
        found = training_of(model.path.stem, *inside, has_template=bool(header.chat_template))
        words = training_words(found)
        return f"{name} · {words}" if words else name

    def _editing(self, header: GgufHeader | None) -> str:
        """The capability that is to be expected; the header of its column says what the words mean."""
        if header is None or not _talks(header):
            return ""
        return self.tr("fast edits") if header.edits_by_turn else self.tr("slow edits")

    def _shown(self) -> list[int]:
        return [row for row, item in enumerate(self.items) if not item.isHidden()]

    def _filter(self, words: str) -> None:
        wanted = for_filter(words).split()
        for model, item in zip(self._models, self.items, strict=True):
            kind = model.header.quantisation if model.header is not None else ""
            about = for_filter(f"{model.name} {model.path.name} {model.place} {kind}")
            item.setHidden(not all(word in about for word in wanted))
        usable = [row for row in self._shown() if self._models[row].header is not None]
        usable.sort(key=lambda row: not _talks(self._models[row].header))
        self._go_to(usable[0] if usable else None)
        self._check()

    def _go_to(self, row: int | None) -> None:
        self.list.clearSelection()
        self._row = row
        if row is not None:
            self.list.setCurrentItem(self.items[row])

    def _picked(self, item: QTreeWidgetItem | None) -> None:
        self._row = self.items.index(item) if item in self.items else None
        self._check()

    def _current(self) -> FoundModel | None:
        return self._models[self._row] if self._row is not None and self._row in self._shown() else None

    def _check(self) -> None:
        model = self._current()
        header = model.header if model is not None else None
        self.load.setEnabled(header is not None)
        self.load.setText(self.tr("Use") if header is not None and header.embeds else self.tr("Load"))
        if not self._models:
            self.words.setText(self.tr("No models found."))
        elif not self._shown():
            self.words.setText(self.tr("No model matches this search."))
        else:
            words = self.tr("Memory estimates assume a context of {} tokens.").format(number(self._n_ctx))
            self.words.setText(words)

    def _ask_for_folder(self) -> None:
        """Search one more folder; those of other programs are known already."""
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder with models"))
        if folder:
            self.words.setText(self.tr("Looking for models…"))
            self.folder_given.emit(folder)

    def _choose(self) -> None:
        model = self._current()
        if model is not None and model.header is not None:
            (self.use_wanted if model.header.embeds else self.chosen).emit(model.path)
            self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down choose while the search has the focus."""
        shown = self._shown()
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps and shown:
            place = shown.index(self._row) + steps[Qt.Key(event.key())] if self._row in shown else 0
            self._go_to(shown[max(0, min(place, len(shown) - 1))])
        else:
            super().keyPressEvent(event)


def _talks(header: GgufHeader | None) -> bool:
    """Whether it can be used, and writes."""
    return header is not None and not header.embeds


def _rate(expected: float | None) -> str:
    """``12``; empty where it is not known."""
    if expected is None:
        return ""
    return "< 1" if expected < 1 else f"{expected:.0f}"
