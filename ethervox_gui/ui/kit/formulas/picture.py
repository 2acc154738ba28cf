"""A drawn formula as a picture in any size and colour."""

from __future__ import annotations

import itertools
import math
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

#: So many bytes of pictures are kept, those that were seen last.
_MOST_BYTES: Final = 24 << 20
#: Larger pictures are none: a screen is not as wide.
_LARGEST_SIDE: Final = 8_000
_Key = tuple[int, int, int]
#: Letters are as large as this fraction of a pixel tells.
_FRACTIONS: Final = 8
_kept: OrderedDict[_Key, QImage] = OrderedDict()
_numbers = itertools.count()


@dataclass(slots=True, eq=False)
class Picture:
    """Shapes, and how far they reach from the baseline, in heights of a letter."""

    svg: bytes
    width: float
    ascent: float
    descent: float
    _number: int = field(default_factory=_numbers.__next__, repr=False)

    def paint(self, painter: QPainter, left: float, baseline: float, em: float, colour: QColor) -> None:
        """Draw it onto a baseline, with letters of a height in pixels, in one colour.

        It stands on whole pixels of the screen: thin lines would be blurred between two.
        """
        scale = painter.device().devicePixelRatio()
        image = self._image(round(em * scale * _FRACTIONS), colour)
        image.setDevicePixelRatio(scale)
        above = math.ceil(self.ascent * round(em * scale * _FRACTIONS) / _FRACTIONS)
        painter.drawImage(
            QPointF(round(left * scale) / scale, (round(baseline * scale) - above) / scale), image
        )

    def _image(self, em: int, colour: QColor) -> QImage:
        """``em`` is in fractions of a pixel of the screen."""
        key = (self._number, em, colour.rgba())
        image = _kept.pop(key, None)
        if image is None:
            image = self._drawn(em / _FRACTIONS, colour)
        _kept[key] = image
        while len(_kept) > 1 and sum(each.sizeInBytes() for each in _kept.values()) > _MOST_BYTES:
            _kept.popitem(last=False)
        return image

    def _drawn(self, em: float, colour: QColor) -> QImage:
        above = math.ceil(self.ascent * em)
        width = min(_LARGEST_SIDE, max(1, math.ceil(self.width * em)))
        height = min(_LARGEST_SIDE, max(1, above + math.ceil(self.descent * em)))
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, above - self.ascent * em, self.width * em, (self.ascent + self.descent) * em)
        QSvgRenderer(QByteArray(self.svg)).render(painter, box)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), colour)
        painter.end()
        return image
