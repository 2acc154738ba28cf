"""A button that asks for the price first, with words about it beside."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget


class PriceRow(QWidget):
    """``before`` stands in front of the button, which is called ``name``."""

    def __init__(self, name: str, parent: QWidget | None = None, before: QPushButton | None = None) -> None:
        super().__init__(parent)
        self.button = QPushButton(self)
        self.button.setObjectName(name)
        self.words = QLabel(self)
        self.words.setProperty("role", "caption")
        self.words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 4, 0)
        row.setSpacing(8)
        if before is not None:
            row.addWidget(before)
        row.addWidget(self.button)
        row.addWidget(self.words, 1)

    def tell(self, name: str, words: str, *, fits: bool = True, on_hover: bool = False) -> None:
        """What the button does and what is said of it; without ``fits`` it cannot be done.

        ``on_hover``: the words wait for the mouse; why it cannot be done is said beside it in any case.
        """
        self.button.setText(name)
        self.button.setAccessibleName(f"{name}. {words}" if words else name)
        self.button.setEnabled(fits)
        self.button.setToolTip(words)
        self.words.setText("" if on_hover and fits else words)
