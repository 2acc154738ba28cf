"""The text in a block of code: longer as it streams in, and coloured a moment at a time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor, QTextLayout
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.moments import in_moments
from ethervox_gui.ui.rich_text import RichText
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import CARET

_MOMENT_S = 0.004
_LINE_HEIGHT = 130.0  # per cent


class CodeText(RichText):
    """Lines that do not wrap; a scroll bar below them where they are too long."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, wrap=False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._code: str | None = None
        self._words: Iterator[tuple[str, str]] | None = None
        self._line = self._column = 0
        self._looks: list[QTextLayout.FormatRange] = []
        self._colouring = in_moments(self, self._colour)

    def show_code(self, code: str, language: str) -> None:
        """Show this; to what begins as the last code did only the rest is added.

        Its words get their colours at once or, where that takes longer, in the moments that follow.
        """
        if self._code is None or self._words is not None or not code.startswith(self._without_caret()):
            self.forget()
        kept = self._without_caret()
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if kept != self._code:
            cursor.deletePreviousChar()
        cursor.insertText(code[len(kept) :], QTextCharFormat())
        self._code = code
        self._remeasure()
        if language:
            from ethervox_gui.ui.code_words import words_of  # here, because loading it takes a while

            self._words = words_of(code, language)
            self._line = self._column = 0
            self._looks = []
            self._colour()

    def _without_caret(self) -> str:
        return (self._code or "").removesuffix(CARET)

    def forget(self) -> None:
        """Begin anew: the theme may be another."""
        self._code, self._words = "", None
        self._colouring.stop()
        self.clear()
        self._set_font(self._theme.mono())
        spaced = QTextBlockFormat()
        spaced.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        QTextCursor(self.document()).setBlockFormat(spaced)

    # ---- colours, laid over the text line by line -----------------------------------------------

    def _colour(self) -> None:
        until = time.perf_counter() + _MOMENT_S
        first = self._line
        is_done = True
        for words, colour in self._words or ():
            for index, piece in enumerate(words.split("\n")):
                if index:
                    self._end_line()
                length = len(piece.encode("utf-16-le")) // 2  # as Qt counts
                if colour and length:
                    look = QTextLayout.FormatRange()
                    look.start, look.length = self._column, length
                    look.format = _look(self._theme, self._theme.dark, colour)
                    self._looks.append(look)
                self._column += length
            if time.perf_counter() >= until:
                is_done = False
                break
        if is_done:
            self._end_line()
            self._colouring.stop()
        else:
            self._colouring.start()
        self._show_colours(first)

    def _end_line(self) -> None:
        line = self.document().findBlockByNumber(self._line)
        if self._looks and line.isValid():
            line.layout().setFormats(self._looks)
        self._line, self._column, self._looks = self._line + 1, 0, []

    def _show_colours(self, first: int) -> None:
        """The lines from this one on have got theirs: told all at once, since each time all is looked at."""
        document = self.document()
        begin = document.findBlockByNumber(first)
        end = document.findBlockByNumber(self._line - 1)
        if self._line > first and begin.isValid() and end.isValid():
            length = end.position() + end.length() - begin.position()
            document.markContentsDirty(begin.position(), length)

    # ---- size -----------------------------------------------------------------------------------

    def heightForWidth(self, width: int) -> int:
        size = self.document().size()
        bar = self.horizontalScrollBar().sizeHint().height() if size.width() > width else 0
        return round(size.height() + 0.49) + bar

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 40)))


@lru_cache(maxsize=64)
def _look(theme: Theme, _dark: bool, colour: str) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setForeground(theme.colour(colour))
    return look
