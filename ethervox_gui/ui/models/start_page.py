"""What an empty chat shows: what this window is for, or the ways to a model where none was chosen yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.card import Card
from ethervox_gui.ui.kit.widgets.wrapping_button import WrappingButton
from ethervox_gui.ui.models.download_row import DownloadRow

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
        self.library.setToolTip(
            self.tr("Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face")
        )
        self.more = self._button(self.tr("Other models to download…"), "moreDownloads")
        self.more.setProperty("role", "link")
        self.guide.clicked.connect(self.guide_wanted)
        self.file.clicked.connect(self.file_wanted)
        self.library.clicked.connect(self.library_wanted)
        self.more.clicked.connect(self.download_wanted)
        self._download: DownloadRow | None = None
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

    def set_download(self, row: DownloadRow | None) -> None:
        """The download that suits this machine, in place of the one before."""
        if self._download is not None:
            self._download.hide()
            self._download.deleteLater()
        self._download = row
        if row is not None:
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
        side = self._theme.scaled(_ICON)
        for mark, icon in self._icons:
            mark.setPixmap(self._theme.pixmap(icon, "accent", side, self.devicePixelRatioF()))
            mark.setFixedSize(QSize(side, side))


_WIDEST_WORDS = 520
_WIDEST_PAGE = 680
_BESIDE = 24


class Welcome(QScrollArea):
    """Lies over the empty chat view, and scrolls where that is too small for it."""

    suggestion = Signal(str)

    def __init__(self, theme: Theme, view: QScrollArea) -> None:
        super().__init__(view.viewport())
        self.setObjectName("welcome")
        self._view = view
        self._no_model = False
        self._guide = False
        self._first_run = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Ways to begin"))
        page = QWidget()
        self.start = StartPage(theme, page)
        self._title = QLabel(self)
        self._title.setProperty("role", "display")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._title.setWordWrap(True)
        self._words = QLabel(self)
        self._words.setProperty("role", "muted")
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._questions = self._row(
            *(
                (text, partial(self.suggestion.emit, text))
                for text in (
                    self.tr("What does the gauge show?"),
                    self.tr("What happens when the context is full?"),
                )
            )
        )
        column = QVBoxLayout(page)
        column.setContentsMargins(_BESIDE, 16, _BESIDE, 16)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(self._title)
        column.addWidget(self._words, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(6)
        column.addWidget(self._questions)
        # Not by an alignment: then it would be as high as its words need in the width of the whole column.
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.start)
        middle.addStretch(1)
        column.addLayout(middle)
        column.addStretch(3)
        self.setWidget(page)
        view.viewport().installEventFilter(self)
        theme.changed.connect(self._place)
        self._show()
        self.hide()

    @property
    def has_guide(self) -> bool:
        """Whether the model in use is the one that comes with the program."""
        return self._guide and not self._no_model

    def show_no_model(self, no_model: bool) -> None:
        """Say that a model has to be chosen first."""
        self._no_model = no_model
        self._show()

    def show_first_run(self, first_run: bool) -> None:
        """Show the ways to a model, until the user has taken one."""
        self._first_run = first_run
        self._show()

    def set_guide(self, guide: bool) -> None:
        """Offer the questions that the bundled model can answer."""
        self._guide = guide
        self._show()

    def _show(self) -> None:
        if self._no_model:
            self._title.setText(self.tr("No model is loaded"))
            words = self.tr("Choose one to begin.")
        elif self._first_run:
            self._title.setText(self.tr("Welcome to EthervoxGUI"))
            words = self.tr(
                "Conversations without end, with models that run on your own machine. "
                "Which one would you like to begin with?"
            )
        else:
            self._title.setText(self.tr("A conversation without end"))
            words = self.tr(
                "When the model's context fills up, its old turns are summarized and the chat continues. "
                "The bar above shows how full it is, the strip below it what the model still sees, "
                "and every summary can be read and searched on the right."
            )
        self._words.setText(words)
        choosing = self._no_model or self._first_run
        self._questions.setVisible(self._guide and not choosing)
        self.start.setVisible(choosing)
        self._place()

    def _row(self, *buttons: tuple[str, Callable[[], object]]) -> QWidget:
        row = QWidget(self)
        self._beside = layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addStretch(1)
        for words, act in buttons:
            button = WrappingButton(words, row)
            button.clicked.connect(partial(_call, act))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        return row

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        bar = self.verticalScrollBar().sizeHint().width()
        room = max(200, self._view.viewport().width() - 2 * _BESIDE - bar)
        width = min(_WIDEST_WORDS, room)
        self._words.setFixedSize(width, self._words.heightForWidth(width))
        self.start.setFixedWidth(min(_WIDEST_PAGE, room))
        # Below each other, and in lines, where they have no room: else the page would be as wide as they are.
        questions = self._questions.findChildren(WrappingButton)
        buttons = sum(question.on_one_line.width() + 8 for question in questions)
        for question in questions:
            question.set_widest(room)
        ways = QBoxLayout.Direction
        self._beside.setDirection(ways.LeftToRight if buttons <= room else ways.TopToBottom)
        self.setGeometry(self._view.viewport().rect())


def _call(act: Callable[[], object], _checked: bool = False) -> None:
    act()
