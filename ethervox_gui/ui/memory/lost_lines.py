"""What a summary lost of what users told: a line each, and a button that puts it back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.ui.kit.text.formatting import one_line

#: So much of a line is shown, in characters.
_SHOWN = 200


class LostLines(QWidget):
    """Hidden where nothing was lost; :attr:`put_back_wanted` carries the line."""

    put_back_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lostLines")
        self.buttons: list[QPushButton] = []
        self._lost: tuple[str, ...] = ()
        self._rows: list[QWidget] = []
        self._head = QLabel(self.tr("Not in this summary:"), self)
        self._head.setProperty("role", "caption")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 4)
        self._column.setSpacing(4)
        self._column.addWidget(self._head)
        self.hide()

    def show_lost(self, lost: Sequence[str]) -> None:
        """Show other lines."""
        if tuple(lost) == self._lost:
            return
        self._lost = tuple(lost)
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows, self.buttons = [], []
        for line in lost:
            self._rows.append(self._row(line))
            self._column.addWidget(self._rows[-1])
        self.setVisible(bool(lost))

    def _row(self, line: str) -> QWidget:
        row = QWidget(self)
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(8)
        words = QLabel(one_line(line, _SHOWN), row)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setWordWrap(True)
        button = QPushButton(self.tr("Put back"), row)
        button.setProperty("role", "link")
        button.setAccessibleName(self.tr("Put back: {}").format(one_line(line, 80)))
        button.setToolTip(self.tr("The model sees it again from your next message on"))
        button.clicked.connect(lambda: self.put_back_wanted.emit(line))
        across.addWidget(words, 1)
        across.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.buttons.append(button)
        return row
