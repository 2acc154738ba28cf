"""A field for plain text that stands where it is read from."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QPlainTextEdit, QWidget

#: Letters of the two directions, by Unicode's classes; all else says nothing of where one begins.
_FROM_LEFT, _FROM_RIGHT = {"L"}, {"R", "AL"}
#: Nobody looks further for a first letter, at each key that is pressed.
_LOOKED_AT = 1000


class PlainEdit(QPlainTextEdit):
    """Hebrew stands at the right in a window of English words too, as it does where it is read.

    Within each paragraph words follow one another as its own first letter says; Qt sees to that.  But it lets
    all of such a field stand at the left, even in a mirrored window, and knows only one side for the whole of
    it: here the first letter decides, and the window where there is none.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.textChanged.connect(self._take_side)
        self._take_side()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._take_side()

    def _take_side(self) -> None:
        side = Qt.AlignmentFlag.AlignRight if self._is_from_right() else Qt.AlignmentFlag.AlignLeft
        side |= Qt.AlignmentFlag.AlignAbsolute
        option = self.document().defaultTextOption()
        if option.alignment() != side:
            option.setAlignment(side)
            self.document().setDefaultTextOption(option)

    def _is_from_right(self) -> bool:
        block, n_left = self.document().firstBlock(), _LOOKED_AT
        while block.isValid() and n_left > 0:
            for letter in block.text()[:n_left]:
                direction = unicodedata.bidirectional(letter)
                if direction in _FROM_LEFT | _FROM_RIGHT:
                    return direction in _FROM_RIGHT
            n_left -= block.length()
            block = block.next()
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft
