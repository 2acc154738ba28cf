"""What an empty chat shows: what this window is for, in three lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ethervox_gui.ui.theme import Theme


class Welcome(QWidget):
    """Lies over the empty chat view."""

    suggestion = Signal(str)

    def __init__(self, theme: Theme, view: QScrollArea) -> None:
        super().__init__(view.viewport())
        self.setObjectName("welcome")
        self._theme = theme
        self._view = view
        title = QLabel(self.tr("A conversation without an end"), self)
        title.setProperty("role", "display")
        words = QLabel(
            self.tr(
                "When the model's context fills up, its old turns are summarised and the talk goes on. "
                "The bar above shows how full it is, the strip below it what the model still sees, "
                "and every summary can be read and searched on the right."
            ),
            self,
        )
        words.setProperty("role", "muted")
        words.setWordWrap(True)
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        words.setFixedWidth(520)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._questions = QWidget(self)
        row = QHBoxLayout(self._questions)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addStretch(1)
        for text in (
            self.tr("What does the gauge show?"),
            self.tr("What happens when the context is full?"),
        ):
            button = QPushButton(text, self)
            button.clicked.connect(lambda _checked=False, text=text: self.suggestion.emit(text))
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(14)
        column.addStretch(2)
        column.addWidget(title)
        column.addWidget(words, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(6)
        column.addWidget(self._questions)
        column.addStretch(3)
        view.viewport().installEventFilter(self)
        self._place()
        self.hide()

    def set_guide(self, guide: bool) -> None:
        """Offer the questions that the bundled model can answer."""
        self._questions.setVisible(guide)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        self.setGeometry(self._view.viewport().rect())
