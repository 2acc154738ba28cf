"""Tries the server of a remote profile: a button, and the outcome in a sentence."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.engine.remote.connection_test import ServerReport
from ethervox_gui.ui.kit.text.formatting import number, one_line, seconds, tip
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.dressing import dress

#: So many names of models are told; the others are offered where the name is typed.
_NAMED = 6


def words_for(report: ServerReport, model: str) -> tuple[str, bool]:
    """What a server said, and whether the model of the profile can be used there."""
    took = seconds(report.seconds * 1000)
    if not report.models:
        return tr("It answers (in {}) but lists no models. Is one loaded there?").format(took), False
    names = ", ".join(one_line(name, 60) for name in report.models[:_NAMED])
    if len(report.models) > _NAMED:
        names += tr(" and {} more").format(number(len(report.models) - _NAMED))
    if model and model not in report.models:
        words = tr("It answers (in {}) but has no model “{}”. It has: {}.")
        return words.format(took, one_line(model, 60), names), False
    return tr("It answers (in {}). Models: {}.").format(took, names), True


class ConnectionTest(QWidget):
    """:attr:`wanted` asks for a try; :meth:`begin` says that one runs, :meth:`show_result` how it ended."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._had_focus = False
        self.button = QPushButton(self.tr("Test connection"), self)
        self.button.setObjectName("testConnection")
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.wanted)
        self.result = QLabel(self)
        self.result.setObjectName("connectionResult")
        self.result.setTextFormat(Qt.TextFormat.PlainText)
        self.result.setWordWrap(True)
        self.result.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.result.hide()
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.result)

    def begin(self) -> None:
        """A try runs."""
        self._had_focus = self.window().focusWidget() is self.button  # what is disabled hands it on
        self.button.setEnabled(False)
        self._say(self.tr("Asking the server for its models…"), "muted")

    def show_result(self, words: str, details: str = "", *, is_good: bool) -> None:
        """How the try ended; ``details`` are shown on hover."""
        self.button.setEnabled(True)
        if self._had_focus:
            self.button.setFocus()
        self._say(words, "muted" if is_good else "error")
        self.result.setToolTip(tip(one_line(details, 600)) if details else "")

    def _say(self, words: str, role: str) -> None:
        dress(self.result, "role", role)
        self.result.setText(words)
        self.result.show()
