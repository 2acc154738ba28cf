"""Pieces of a text that are selected and copied as one, such as the paragraphs and the code of a reply."""

from __future__ import annotations

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QTextEdit


class AsOne:
    """Select-all in one piece takes them all, and what is copied then is ``text``, their source.

    A click into any of them ends that, and what changes the selection of one.  Pieces may come and go; each
    says what happens to it.
    """

    def __init__(self, text: Callable[[], str]) -> None:
        self._text = text
        self._pieces: list[QTextEdit] = []
        self._is_all = False

    def add(self, piece: QTextEdit) -> None:
        """Another one, somewhere among the others."""
        self._pieces = [one for one in self._pieces if shiboken6.isValid(one)]
        self._pieces.append(piece)

    def select_all(self) -> None:
        """Select all that is shown."""
        self._is_all = True
        for piece in self._shown():
            piece.selectAll()

    def copy(self) -> bool:
        """Copy the source of all; false where not all is selected, and a piece copies what is of itself."""
        self._is_all = self._is_all and any(piece.textCursor().hasSelection() for piece in self._shown())
        if self._is_all:
            QGuiApplication.clipboard().setText(self._text())
        return self._is_all

    def takes_key(self, event: QKeyEvent) -> bool:
        """Whether a key that was pressed in a piece was for all of them."""
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
            return True
        if event.matches(QKeySequence.StandardKey.Copy):
            return self.copy()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._is_all = False  # what is selected of a piece is about to change
        return False

    def note_press(self, event: QMouseEvent) -> None:
        """The mouse was pressed in a piece; with the other button what is selected stays, for the menu."""
        if self._is_all and event.button() is not Qt.MouseButton.RightButton:
            self._is_all = False
            for piece in self._shown():
                cursor = piece.textCursor()
                cursor.clearSelection()
                piece.setTextCursor(cursor)

    # ---- inside ------------------------------------------------------------------------------------

    def _shown(self) -> list[QTextEdit]:
        return [piece for piece in self._pieces if shiboken6.isValid(piece) and not piece.isHidden()]
