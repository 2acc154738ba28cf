"""What went wrong, in the place where the result would be, with a button to try again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.context.errors import UserError
from ethervox_gui.ui.kit.text.formatting import one_line, tip
from ethervox_gui.ui.kit.text.translate import said

_LONGEST = 400


class Problem(QFrame):
    """:meth:`show_error` shows it, :attr:`retried` says that the user wants another try."""

    retried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("note")
        self.sentence = QLabel(self)
        self.sentence.setObjectName("problemSentence")
        self.sentence.setProperty("role", "error")
        self.advice = QLabel(self)
        self.advice.setProperty("role", "caption")
        for label in (self.sentence, self.advice):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self.retry = QPushButton(self.tr("Retry"), self)
        self.retry.setObjectName("retry")
        self.retry.setAutoDefault(False)
        self.retry.clicked.connect(self.retried)
        row = QHBoxLayout()
        row.addWidget(self.retry)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(6)
        column.addWidget(self.sentence)
        column.addWidget(self.advice)
        column.addLayout(row)
        self.hide()

    def show_error(self, error: UserError) -> None:
        """Say it; the details are a hover away."""
        sentence, advice = said(error.message), said(error.advice)
        self.sentence.setText(one_line(sentence, _LONGEST))
        self.sentence.setToolTip(tip(one_line(error.details, _LONGEST)) if error.details else "")
        self.advice.setText(one_line(advice, _LONGEST))
        self.advice.setVisible(bool(advice))
        self.setAccessibleName(f"{self.sentence.text()} {self.advice.text()}".strip())
        self.retry.setAccessibleDescription(self.accessibleName())
        self.show()
