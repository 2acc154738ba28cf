"""What is copied of a text with formulas: each of them as it was written."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument

_LINE = "\u2028"


def selected(cursor: QTextCursor, source_of: Callable[[str], str]) -> str:
    """What is selected, ``source_of`` tells what an image of a name stands for."""
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    lines = []
    block = cursor.document().findBlock(start)
    while block.isValid() and block.position() < end:
        lines.append(_words(block, start, end, source_of))
        block = block.next()
    return "\n".join(lines)


def all_of(document: QTextDocument, source_of: Callable[[str], str]) -> str:
    """All of a document."""
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    return selected(cursor, source_of)


def _words(block: QTextBlock, start: int, end: int, source_of: Callable[[str], str]) -> str:
    words = ""
    part = block.begin()
    while not part.atEnd():
        fragment = part.fragment()
        first = max(0, start - fragment.position())
        last = min(fragment.length(), end - fragment.position())
        if first < last:
            look = fragment.charFormat()
            if look.isImageFormat():
                words += source_of(look.toImageFormat().name()) * (last - first)
            else:
                units = fragment.text().encode("utf-16-le", "surrogatepass")[2 * first : 2 * last]
                words += units.decode("utf-16-le", "replace").replace(_LINE, "\n")
        part += 1
    return words
