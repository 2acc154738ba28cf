"""A plain text as pieces below each other, so that more of it can come without laying out what is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.rich_text import RichText
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import further


class LongText(QWidget):
    """Looks like one text.  The first piece says how wide it is; ``more_actions`` are in the menu of each."""

    link_clicked = Signal(str)

    def __init__(
        self, theme: Theme, parent: QWidget, more_actions: Sequence[tuple[str, Callable[[], None]]]
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._more_actions = more_actions
        self._pieces: list[RichText] = []

    def show_pieces(self, pieces: Sequence[str]) -> None:
        """Show these; only those that are others than before are laid out."""
        for piece in self._pieces[len(pieces) :]:
            piece.hide()
            piece.deleteLater()
        del self._pieces[len(pieces) :]
        for index, text in enumerate(pieces):
            if index == len(self._pieces):
                self._pieces.append(self._made())
            self._pieces[index].set_plain(text)

    def _made(self) -> RichText:
        piece = RichText(self._theme, self)
        piece.link_clicked.connect(self.link_clicked)
        piece.more_actions += self._more_actions
        piece.setAccessibleName(self.accessibleName())
        piece.show()
        return piece

    def name(self, words: str) -> None:
        """What screen readers call it."""
        self.setAccessibleName(words)
        for piece in self._pieces:
            piece.setAccessibleName(words)

    def set_ink(self, ink: str) -> None:
        """Show it in another colour of the tokens."""
        for piece in self._pieces:
            piece.set_ink(ink)

    def ideal_width(self, most: int) -> int:
        """As :meth:`RichText.ideal_width`."""
        return self._pieces[0].ideal_width(most)

    def heightForWidth(self, width: int) -> int:
        return sum(piece.heightForWidth(width) for piece in self._pieces)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        top = 0
        for piece in self._pieces:
            height = piece.heightForWidth(self.width())
            piece.setGeometry(0, top, self.width(), height)
            top += height


def in_pieces(text: str, first: int) -> Iterator[str]:
    """A text cut into one piece of so many characters and small ones behind it."""
    start, end = 0, first
    while start < len(text) or not start:
        piece = text[start:end]
        yield piece.removesuffix("\n") if end < len(text) else piece
        if end >= len(text):
            return
        start, end = end, further(text, end)
