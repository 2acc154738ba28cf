"""A plain text as pieces below each other, so that more of it can come without laying out what is there."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.kit.text.formatting import further
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.background import MOMENT_S, in_moments


class LongText(QWidget):
    """Looks like one text.  The first piece says how wide it is; ``more_actions`` are in the menu of each.

    ``grown`` tells that its height is another one now, and ``redrawn`` that its width may be, too: formulas
    were drawn.
    """

    link_clicked = Signal(str)
    grown = Signal()
    redrawn = Signal()

    def __init__(
        self, theme: Theme, parent: QWidget, more_actions: Sequence[tuple[str, Callable[[], None]]]
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._more_actions = more_actions
        self.pieces: list[RichText] = []
        self._texts: list[str] = []
        self._ink = "text"
        #: Those that do not have the theme's letters and colours yet.
        self._stale: list[RichText] = []
        self._tending: QTimer | None = None

    def show_pieces(self, pieces: Sequence[str]) -> None:
        """Show these; only those that are others than before are laid out."""
        for piece in self.pieces[len(pieces) :]:
            piece.hide()
            piece.deleteLater()
        del self.pieces[len(pieces) :], self._texts[len(pieces) :]
        self._stale = [piece for piece in self._stale if piece in self.pieces]
        for index, text in enumerate(pieces):
            if index == len(self.pieces):
                self.pieces.append(self._made())
                self._texts.append("")
            elif text == self._texts[index]:
                continue
            self._texts[index] = text
            self.pieces[index].set_typed(text, self._ink)

    def retheme(self) -> None:
        """Take the theme's letters and colours again: what fits into this moment at once, the rest soon."""
        self._stale = [*self.pieces[1:], *self.pieces[:1]]  # the first at once: it says how wide all are
        self._tend()

    def _tend(self) -> None:
        until = time.perf_counter() + MOMENT_S
        while self._stale and time.perf_counter() < until:
            piece = self._stale.pop()
            piece.set_typed(self._texts[self.pieces.index(piece)], self._ink)
        self._place()
        self.grown.emit()
        if self._tending is None and self._stale:
            self._tending = in_moments(self, self._tend)
        if self._tending is not None:
            self._tending.start() if self._stale else self._tending.stop()

    def _made(self) -> RichText:
        piece = RichText(self._theme, self)
        piece.link_clicked.connect(self.link_clicked)
        piece.redrawn.connect(self._place)
        piece.redrawn.connect(self.redrawn)
        piece.more_actions += self._more_actions
        piece.setAccessibleName(self.accessibleName())
        piece.show()
        return piece

    def name(self, words: str) -> None:
        """What screen readers call it."""
        self.setAccessibleName(words)
        for piece in self.pieces:
            piece.setAccessibleName(words)

    def set_ink(self, ink: str) -> None:
        """Show it in another colour of the tokens."""
        self._ink = ink
        for piece in self.pieces:
            piece.set_ink(ink)

    def ideal_width(self, most: int) -> int:
        """As :meth:`RichText.ideal_width`."""
        return self.pieces[0].ideal_width(most)

    def heightForWidth(self, width: int) -> int:
        return sum(piece.heightForWidth(width) for piece in self.pieces)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        top = 0
        for piece in self.pieces:
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
