"""What is copied of a text: paragraphs apart, items with their marks, formulas as they were written."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtGui import (
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextList,
    QTextListFormat,
    QTextTable,
    QTextTableCell,
)

_LINE = "\u2028"
#: From so many pixels on two lines are seen to be apart.
_APART = 6
_BULLETS = (
    QTextListFormat.Style.ListDisc,
    QTextListFormat.Style.ListCircle,
    QTextListFormat.Style.ListSquare,
)


def selected(cursor: QTextCursor, source_of: Callable[[str], str]) -> str:
    """What is selected, ``source_of`` tells what an image of a name stands for.

    Cells of a row have a tab between them, as programs with tables want it.  Items have their numbers where
    more than one line is selected.
    """
    table = cast("QTextTable | None", cursor.currentTable())
    if cursor.hasComplexSelection() and table is not None:  # a rectangle of cells, each of them whole
        first_row, n_rows, first_column, n_columns = cast("tuple[int, ...]", cursor.selectedTableCells())
        rows = []
        for row in range(first_row, first_row + n_rows):
            cells = (table.cellAt(row, column) for column in range(first_column, first_column + n_columns))
            places = ((cell.firstCursorPosition(), cell.lastCursorPosition()) for cell in cells)
            rows.append(
                "\t".join(_between(a.block(), a.position(), b.position(), source_of) for a, b in places)
            )
        return "\n".join(rows)
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    return _between(cursor.document().findBlock(start), start, end, source_of)


def _between(block: QTextBlock, start: int, end: int, source_of: Callable[[str], str]) -> str:
    text = ""
    is_one = end <= block.position() + block.length()
    before: QTextBlock | None = None
    while block.isValid() and (block.position() < end or before is None):
        if before is not None:
            text = text.rstrip(" ") + _gap(before, block)  # HTML has one before a list in a list
        if not is_one and start <= block.position():
            text += _mark(block)
        text += _words(block, start, end, source_of)
        before, block = block, block.next()
    return text


def _gap(before: QTextBlock, block: QTextBlock) -> str:
    """What stands between two lines: an empty one where they are seen to be apart."""
    cell, last = _cell(block), _cell(before)
    if cell is not None and last is not None:
        return "\t" if cell != last and cell.row() == last.row() else "\n"
    items = [bool(_mark(one)) for one in (before, block)]
    space = max(before.blockFormat().bottomMargin(), block.blockFormat().topMargin())
    return "\n\n" if not all(items) and (any(items) or space >= _APART) else "\n"


def _mark(block: QTextBlock) -> str:
    """What stands before an item of a list."""
    items = cast("QTextList | None", block.textList())
    if items is None:
        return ""
    is_numbered = items.format().style() not in _BULLETS
    return "  " * (items.format().indent() - 1) + (items.itemText(block) if is_numbered else "-") + " "


def _cell(block: QTextBlock) -> QTextTableCell | None:
    """The cell of a table that a line stands in."""
    place = QTextCursor(block)
    table = cast("QTextTable | None", place.currentTable())
    return None if table is None else table.cellAt(place)


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
