"""A block of code in a message: its language, a Copy button, and its words coloured.

The text grows as it streams in, and is coloured a time slice at a time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import (
    QGuiApplication,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ethervox_gui.ui.kit.text.formatting import CARET, one_line
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.text_views.stream import CodeBlock
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.background import in_moments

_COPIED_MS = 1500
_LEFT, _RIGHT = 12, 8
_NOTHING = CodeBlock("", "", False)


class CodeView(QFrame):
    """The widget of a :class:`CodeBlock`."""

    def __init__(self, theme: Theme, block: CodeBlock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("codeBlock")
        self._theme = theme
        self._block = _NOTHING
        self._language = QLabel(self)
        self._language.setProperty("role", "faint")
        self._language.setTextFormat(Qt.TextFormat.PlainText)
        self._copy = QToolButton(self)
        self._copy.setProperty("role", "tiny")
        self._copy.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy.setAccessibleName(self.tr("Copy code"))
        self._copy.clicked.connect(self.copy)
        self._text = CodeText(theme, self)
        self._text.setAccessibleName(self.tr("Code"))
        self._reset = QTimer(self)
        self._reset.setSingleShot(True)
        self._reset.setInterval(_COPIED_MS)
        self._reset.timeout.connect(self._show_copy)

        head = QHBoxLayout()
        head.addWidget(self._language)
        head.addStretch(1)
        head.addWidget(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(_LEFT, 6, _RIGHT, 10)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._show_copy()
        self.show_block(block)

    @property
    def code(self) -> str:
        return self._block.code

    @property
    def text(self) -> CodeText:
        """The view of the code itself."""
        return self._text

    def ideal_width(self, most: int) -> int:
        """The width that the code takes when it may be at most ``most`` wide."""
        margins = self.contentsMargins().left() + self.contentsMargins().right() + _LEFT + _RIGHT
        head = self._language.sizeHint().width() + self._copy.sizeHint().width() + 2 * _RIGHT
        if self._block.is_prose:
            return min(most, max(self._text.ideal_width(most - margins), head) + margins)
        return min(most, max(int(self._text.document().idealWidth()) + 2, head) + margins)

    def show_block(self, block: CodeBlock) -> None:
        """Show other code, or more of it; words are coloured once the fence is closed."""
        if block != self._block:
            self._block = block
            self._language.setText(one_line(block.language, 24) or self.tr("code"))
            self._text.wrap(block.is_prose)
            is_coloured = block.closed and not block.is_prose
            self._text.show_code(block.code, block.language if is_coloured else "")

    def copy(self) -> None:
        """Put the code on the clipboard, and say so for a moment."""
        QGuiApplication.clipboard().setText(self._block.code)
        self._copy.setText(self.tr("Copied"))
        self._theme.put_icon(self._copy, "check", "accent", 14)
        self._reset.start()

    def _show_copy(self) -> None:
        self._copy.setText(self.tr("Copy"))
        self._theme.put_icon(self._copy, "copy", size=14)

    def retheme(self) -> None:
        """Take the theme's colours again."""
        self._show_copy()
        block, self._block = self._block, _NOTHING
        self._text.forget()
        self.show_block(block)


_MOMENT_S = 0.004
_LINE_HEIGHT = 130.0  # per cent


class CodeText(RichText):
    """Lines that do not wrap, with a scroll bar below them where they are too long; those of prose do."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, wrap=False)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # code is, whatever the window's language
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._wraps = False
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
            self._paint_around(cursor)
            cursor.deletePreviousChar()
        self._insert(cursor, code[len(kept) :])
        self._code = code
        self._remeasure()
        if language:
            from ethervox_gui.ui.kit.text_views.highlight import (
                words_of,  # here, because loading it takes a while
            )

            self._words = words_of(code, language)
            self._line = self._column = 0
            self._looks = []
            self._colour()

    def wrap(self, wraps: bool) -> None:
        """Whether lines are broken where they are too long: what is shown is prose, in the font of such."""
        if wraps is not self._wraps:
            self._wraps = wraps
            lines, words = self.LineWrapMode, QTextOption.WrapMode
            self.setLineWrapMode(lines.WidgetWidth if wraps else lines.NoWrap)
            self.setWordWrapMode(words.WrapAtWordBoundaryOrAnywhere if wraps else words.NoWrap)
            self.forget()

    def _insert(self, end: QTextCursor, code: str) -> None:
        """The view's own cursor stays where it is: its place is what Qt shows first."""
        own = self.textCursor()
        anchor, position = own.anchor(), own.position()
        end.insertText(code, QTextCharFormat())
        if (own.anchor(), own.position()) != (anchor, position):
            own.setPosition(anchor)
            own.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            bar = self.horizontalScrollBar()
            seen = bar.value()
            self.setTextCursor(own)
            bar.setValue(seen)

    def _paint_around(self, place: QTextCursor) -> None:
        """The caret may be of a font that is taller than its line, of which alone Qt paints what changes."""
        line = self.cursorRect(place)
        beyond = line.height() // 2
        self.viewport().update(line.adjusted(-line.height(), -beyond, line.height(), beyond))

    def _without_caret(self) -> str:
        return (self._code or "").removesuffix(CARET)

    def forget(self) -> None:
        """Begin anew: the theme may be another."""
        self._code, self._words = "", None
        self._colouring.stop()
        self.clear()
        self._set_font(self._theme.font() if self._wraps else self._theme.mono())
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
        if self._wraps:
            return super().heightForWidth(width)
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
