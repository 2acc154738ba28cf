"""A few lines of a text with the matches marked; what does not fit ends in an ellipsis."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextCharFormat, QTextLayout, QTextOption

_LEADING = 2.0
_NARROWEST = 40


def lay_out(
    text: str,
    font: QFont,
    width: float,
    most_lines: int,
    marks: Sequence[tuple[int, int]] = (),
    marked: QTextCharFormat | None = None,
) -> tuple[QTextLayout, float]:
    """The text as at most so many lines, and their height.  ``marks`` are ranges of ``text``."""
    width = max(_NARROWEST, width)
    layout = _wrapped(text, font)
    height, cut = _break(layout, width, most_lines)
    if cut is None and not marks:
        return layout, height
    if cut is not None:
        before = _from_units(text, cut)
        rest = QFontMetricsF(font).elidedText(text[len(before) :], Qt.TextElideMode.ElideRight, width)
        text = before + rest
        layout = _wrapped(text, font)
    ranges = []
    for start, end in marks:
        part = QTextLayout.FormatRange()
        part.start = _units(text[:start])
        part.length = _units(text[start:end])
        if marked is not None:
            part.format = marked
        ranges.append(part)
    layout.setFormats(ranges)
    height, _ = _break(layout, width, most_lines)
    return layout, height


def height_of(text: str, font: QFont, width: float, most_lines: int) -> float:
    """The height that :func:`lay_out` would tell, in half the time: marks and the ellipsis change nothing."""
    return _break(_wrapped(text, font), max(_NARROWEST, width), most_lines)[0]


def _wrapped(text: str, font: QFont) -> QTextLayout:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    return layout


def _break(layout: QTextLayout, width: float, most_lines: int) -> tuple[float, int | None]:
    """Make the lines; their height, and where the last one begins if there is more text than fits."""
    layout.beginLayout()
    height, last = 0.0, 0
    for _ in range(most_lines):
        line = layout.createLine()
        if not line.isValid():
            layout.endLayout()
            return height, None
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height() + _LEADING
        last = line.textStart()
        end = last + line.textLength()
    layout.endLayout()
    return height, last if end < _units(layout.text()) else None


def _units(text: str) -> int:
    """How long Qt thinks the text is: it counts some characters twice."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _from_units(text: str, count: int) -> str:
    """The beginning of the text that Qt thinks so long."""
    return text.encode("utf-16-le", "surrogatepass")[: 2 * count].decode("utf-16-le", "replace")
