"""The ways to a model: the guide, a file, or a download; for the first start, and when none is loaded."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.ui.card import Card
from ethervox_gui.ui.download_row import DownloadRow
from ethervox_gui.ui.theme import Theme

_ICON = 20


class StartPage(QWidget):
    """Three rows, each with what it is and what to press."""

    guide_wanted = Signal()
    file_wanted = Signal()
    library_wanted = Signal()
    download_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("startPage")
        self._theme = theme
        self._icons: list[tuple[QLabel, str]] = []
        self.guide = self._button(self.tr("Use the guide"), "useGuide")
        self.guide.setProperty("role", "primary")
        self.file = self._button(self.tr("Open a GGUF file…"), "openFile")
        self.library = self._button(self.tr("On this machine…"), "openLibrary")
        self.library.setToolTip(self.tr("Models of LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face"))
        self.more = self._button(self.tr("Other models to download…"), "moreDownloads")
        self.more.setProperty("role", "link")
        self.guide.clicked.connect(self.guide_wanted)
        self.file.clicked.connect(self.file_wanted)
        self.library.clicked.connect(self.library_wanted)
        self.more.clicked.connect(self.download_wanted)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        guide = self._card(
            "info",
            self.tr("Talk to the guide"),
            self.tr("A small model that comes with the program and explains the window."),
            self.guide,
        )
        own = self._card(
            "folder",
            self.tr("Use a model you have"),
            self.tr("Open a GGUF file, or drop one on the window."),
            self.library,
            self.file,
        )
        for card in (guide, own):
            self._column.addWidget(card)
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignRight)
        theme.changed.connect(self._retheme)
        self._retheme()

    def set_download(self, row: DownloadRow) -> None:
        """The download that suits this machine."""
        self._column.insertWidget(2, row)

    def _button(self, words: str, name: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName(name)
        return button

    def _card(self, icon: str, title: str, words: str, *buttons: QPushButton) -> Card:
        card = Card(self)
        mark = QLabel(card)
        self._icons.append((mark, icon))
        name = QLabel(title, card)
        name.setProperty("role", "title")
        name.setWordWrap(True)
        about = QLabel(words, card)
        about.setProperty("role", "caption")
        about.setWordWrap(True)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(name)
        lines.addWidget(about)
        card.fill(mark, lines, *buttons)
        return card

    def _retheme(self) -> None:
        for mark, icon in self._icons:
            mark.setPixmap(self._theme.pixmap(icon, "accent", _ICON, self.devicePixelRatioF()))
            mark.setFixedSize(QSize(_ICON, _ICON))
