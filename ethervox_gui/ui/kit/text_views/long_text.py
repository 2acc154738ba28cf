"""A plain text as pieces below each other, so that more of it can come without laying out what is there.

Code between fences is a piece of its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.kit.text.formatting import further
from ethervox_gui.ui.kit.text_views.as_one import AsOne
from ethervox_gui.ui.kit.text_views.code_block import CodeView
from ethervox_gui.ui.kit.text_views.parse import CodeBlock
from ethervox_gui.ui.kit.text_views.rich_text import Act, RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.background import MOMENT_S, in_moments

_GAP = 6  # above and below code

Piece = str | CodeBlock


class LongText(QWidget):
    """Looks like one text.

    The first piece of words, and all code, say how wide it is; ``more_actions`` are in the menu of each
    piece.  Selected as a whole it is copied as ``source`` has it.  ``grown`` is emitted when its height has
    changed, ``redrawn`` when its width may have, too: formulas were drawn.
    """

    link_clicked = Signal(str)
    grown = Signal()
    redrawn = Signal()

    def __init__(
        self, theme: Theme, parent: QWidget, more_actions: Sequence[Act], source: Callable[[], str]
    ) -> None:
        super().__init__(parent)
        self._whole = AsOne(source)
        self._theme = theme
        self._more_actions = more_actions
        self.pieces: list[RichText | CodeView] = []
        self._texts: list[Piece] = []
        self._ink, self._name = "text", ""
        #: Those that do not have the theme's letters and colours yet.
        self._stale: list[RichText | CodeView] = []
        self._tending: QTimer | None = None

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        """Show these; only those that are others than before are laid out."""
        n_same = 0
        for piece, text in zip(self.pieces, pieces, strict=False):
            if isinstance(piece, CodeView) is not isinstance(text, CodeBlock):
                break
            n_same += 1
        for piece in self.pieces[n_same:]:
            piece.hide()
            piece.deleteLater()
        del self.pieces[n_same:], self._texts[n_same:]
        self._stale = [piece for piece in self._stale if piece in self.pieces]
        for index, text in enumerate(pieces):
            if index == len(self.pieces):
                self.pieces.append(self._made(text))
                self._texts.append(text)
            elif text == self._texts[index]:
                continue
            self._texts[index] = text
            self._show(self.pieces[index], text)

    def _show(self, piece: RichText | CodeView, text: Piece) -> None:
        if isinstance(piece, CodeView) and isinstance(text, CodeBlock):
            piece.show_block(text)
        elif isinstance(piece, RichText) and isinstance(text, str):
            piece.set_typed(text, self._ink)

    def retheme(self) -> None:
        """Take the theme's letters and colours again: what fits into this moment at once, the rest soon."""
        self._stale = [*self.pieces[1:], *self.pieces[:1]]  # the first at once: it says how wide all are
        self._tend()

    def _tend(self) -> None:
        until = time.perf_counter() + MOMENT_S
        while self._stale and time.perf_counter() < until:
            piece = self._stale.pop()
            if isinstance(piece, CodeView):
                piece.retheme()
            else:
                self._show(piece, self._texts[self.pieces.index(piece)])
        self._place()
        self.grown.emit()
        if self._tending is None and self._stale:
            self._tending = in_moments(self, self._tend)
        if self._tending is not None:
            self._tending.start() if self._stale else self._tending.stop()

    def _made(self, text: Piece) -> RichText | CodeView:
        piece: RichText | CodeView
        if isinstance(text, CodeBlock):
            piece = CodeView(self._theme, text, self)
            words: RichText = piece.text
        else:
            piece = words = RichText(self._theme, self)
            words.redrawn.connect(self._place)
            words.redrawn.connect(self.redrawn)
            words.setAccessibleName(self._name)
        words.link_clicked.connect(self.link_clicked)
        words.more_actions += self._more_actions
        words.whole = self._whole
        self._whole.add(words)
        piece.show()
        return piece

    def name(self, words: str) -> None:
        """What screen readers call its pieces; it would say the same once more around them."""
        self._name = words
        for piece in self.words():
            piece.setAccessibleName(words)

    def set_ink(self, ink: str) -> None:
        """Show it in another colour of the tokens."""
        self._ink = ink
        for piece in self.words():
            piece.set_ink(ink)

    def words(self) -> list[RichText]:
        return [piece for piece in self.pieces if isinstance(piece, RichText)]

    def ideal_width(self, most: int) -> int:
        """As :meth:`RichText.ideal_width`."""
        code = [piece.ideal_width(most) for piece in self.pieces if isinstance(piece, CodeView)]
        # Of words without code one piece says it all; else each may be shorter than the code.
        words = self.words() if code else self.words()[:1]
        return max([*code, *(piece.ideal_width(most) for piece in words)])

    def heightForWidth(self, width: int) -> int:
        return sum(_height(piece, width) for piece in self.pieces) + _GAP * self._n_gaps()

    def _n_gaps(self) -> int:
        """Between code and what stands beside it."""
        kinds = [isinstance(piece, CodeView) for piece in self.pieces]
        return sum(before or after for before, after in pairwise(kinds))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        top = 0
        before: RichText | CodeView | None = None
        for piece in self.pieces:
            if before is not None and (isinstance(piece, CodeView) or isinstance(before, CodeView)):
                top += _GAP
            height = _height(piece, self.width())
            piece.setGeometry(0, top, self.width(), height)
            top, before = top + height, piece


def _height(piece: RichText | CodeView, width: int) -> int:
    layout = piece.layout()
    if isinstance(piece, CodeView) and layout is not None:
        return layout.totalHeightForWidth(width)
    return piece.heightForWidth(width)


def in_pieces(text: str, first: int) -> Iterator[str]:
    """A text cut into one piece of so many characters and small ones behind it."""
    start, end = 0, first
    while start < len(text) or not start:
        piece = text[start:end]
        yield piece.removesuffix("\n") if end < len(text) else piece
        if end >= len(text):
            return
        start, end = end, further(text, end)
