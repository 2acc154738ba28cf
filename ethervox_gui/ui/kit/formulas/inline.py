"""Formulas in the lines of a document: each stands on the baseline, as large as the letters around it.

Qt places objects in a line either with their lower edge on the baseline, or around the middle of small
letters.  A formula that does not reach below the letters is placed the first way and painted a little beyond
its edge; any other gets a box that reaches as far as it needs to on both sides of that middle.  Such a box
makes its line as deep as it should be, but is painted in the middle of the line.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QFontInfo,
    QFontMetrics,
    QPainter,
    QPyTextObject,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)

from ethervox_gui.ui.kit.formulas.picture import Picture

#: The letters of formulas are smaller than those of texts of the same size.
_SCALE = 1.1
#: What a formula may reach below the baseline without a deeper line, in heights of a letter.
_SHALLOW = 0.24 / _SCALE
_MIDDLE = QTextCharFormat.VerticalAlignment.AlignMiddle
#: A wide one becomes at most so much smaller.
_LEAST_SHARE = 0.3


def alignment_of(picture: Picture) -> str:
    """How the image of a formula is put onto its line, as CSS has it."""
    return "baseline" if picture.descent <= _SHALLOW else "middle"


class InlineFormulas(QPyTextObject):
    """Draws the images of one document: all are formulas.  :attr:`pictures` are theirs, by name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pictures: dict[str, Picture] = {}

    def intrinsicSize(self, document: QTextDocument, position: int, form: QTextFormat) -> QSizeF:
        look = form.toCharFormat()
        picture = self._picture(form)
        if picture is None:
            return QSizeF(0, 0)
        em = _em(look) * _share(picture, _em(look), document, position)
        above, below = picture.ascent * em, picture.descent * em
        if look.verticalAlignment() is not _MIDDLE:
            return QSizeF(picture.width * em, max(1.0, above))
        half_x = QFontMetrics(look.font()).xHeight() / 2
        return QSizeF(picture.width * em, max(2 * above - half_x, 2 * below + half_x))

    def drawObject(
        self,
        painter: QPainter,
        box: QRectF | QRect,
        document: QTextDocument,
        position: int,
        form: QTextFormat,
    ) -> None:
        look = form.toCharFormat()
        picture = self._picture(form)
        if picture is None:
            return
        box = QRectF(box)
        em = _em(look) * _share(picture, _em(look), document, position)
        baseline = box.bottom()
        if look.verticalAlignment() is _MIDDLE:
            baseline = _baseline(box, document, position)
        picture.paint(painter, box.left(), baseline, em, painter.pen().color())

    def _picture(self, form: QTextFormat) -> Picture | None:
        return self.pictures.get(form.toImageFormat().name())


def _baseline(box: QRectF, document: QTextDocument, position: int) -> float:
    """Where the letters stand beside a box that Qt painted into the middle of its line."""
    block = document.findBlock(position)
    line = block.layout().lineForTextPosition(position - block.position())
    return box.top() + (line.ascent() - line.descent() + box.height()) / 2


def _em(look: QTextCharFormat) -> float:
    font = look.font()
    size = font.pixelSize()
    return (size if size > 0 else QFontInfo(font).pixelSize()) * _SCALE


def _share(picture: Picture, em: float, document: QTextDocument, position: int) -> float:
    """How much smaller a formula must be to fit into its line."""
    room = document.textWidth()
    if room <= 0:
        return 1.0
    block = document.findBlock(position)
    depth = block.blockFormat().indent()
    if (items := block.textList()) is not None:
        depth += items.format().indent()
    room -= depth * document.indentWidth() + block.blockFormat().leftMargin()
    return max(_LEAST_SHARE, min(1.0, room / (picture.width * em)))
