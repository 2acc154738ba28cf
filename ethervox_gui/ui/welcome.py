"""What an empty chat shows: what this window is for, or that there is no model yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ethervox_gui.ui.theme import Theme


class Welcome(QWidget):
    """Lies over the empty chat view."""

    suggestion = Signal(str)
    file_wanted = Signal()
    guide_wanted = Signal()

    def __init__(self, theme: Theme, view: QScrollArea) -> None:
        super().__init__(view.viewport())
        self.setObjectName("welcome")
        self._view = view
        self._no_model = False
        self._guide = False
        self._title = QLabel(self)
        self._title.setProperty("role", "display")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
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
        self._models = self._row(
            (self.tr("Open a GGUF file…"), self.file_wanted.emit),
            (self.tr("Use the guide"), self.guide_wanted.emit),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(14)
        column.addStretch(2)
        column.addWidget(self._title)
        column.addWidget(self._words, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(6)
        column.addWidget(self._questions)
        column.addWidget(self._models)
        column.addStretch(3)
        view.viewport().installEventFilter(self)
        theme.changed.connect(self._place)
        self._show()
        self.hide()

    def show_no_model(self, no_model: bool) -> None:
        """Say that a model has to be chosen first."""
        self._no_model = no_model
        self._show()

    def set_guide(self, guide: bool) -> None:
        """Offer the questions that the bundled model can answer."""
        self._guide = guide
        self._show()

    def _show(self) -> None:
        if self._no_model:
            self._title.setText(self.tr("No model is loaded"))
            words = self.tr("Open a model file in GGUF format, drop one here, or talk to the guide.")
        else:
            self._title.setText(self.tr("A conversation without an end"))
            words = self.tr(
                "When the model's context fills up, its old turns are summarised and the talk goes on. "
                "The bar above shows how full it is, the strip below it what the model still sees, "
                "and every summary can be read and searched on the right."
            )
        self._words.setText(words)
        self._place()
        self._questions.setVisible(self._guide and not self._no_model)
        self._models.setVisible(self._no_model)

    def _row(self, *buttons: tuple[str, Callable[[], object]]) -> QWidget:
        row = QWidget(self)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addStretch(1)
        for words, act in buttons:
            button = QPushButton(words, row)
            button.clicked.connect(partial(_call, act))
            layout.addWidget(button)
        layout.addStretch(1)
        return row

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        width = max(200, min(520, self._view.viewport().width() - 60))
        self._words.setFixedSize(width, self._words.heightForWidth(width))
        self.setGeometry(self._view.viewport().rect())


def _call(act: Callable[[], object], _checked: bool = False) -> None:
    act()
