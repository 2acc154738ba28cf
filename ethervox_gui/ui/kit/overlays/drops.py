"""Files that are dragged over the window: which they are, and what letting them go would do."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QRectF, Qt
from PySide6.QtGui import QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ethervox_gui.ui.kit.theme.painting import fill, rounded
from ethervox_gui.ui.kit.theme.theme import Theme

_AROUND = 8
_VEIL = 0.86
_TINT = 0.06


class DropHint(QWidget):
    """Lies over all of its parent, which shines through; what is dragged goes to whoever is below it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dropHint")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._over = parent
        self.words = QLabel(self)
        self.words.setObjectName("dropWords")
        self.words.setProperty("role", "title")
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words.setWordWrap(True)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(2 * _AROUND, 2 * _AROUND, 2 * _AROUND, 2 * _AROUND)
        inside.addWidget(self.words, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def tell(self, words: str) -> None:
        """Lie over what the parent is now, with these words in the middle."""
        self.words.setText(words)
        self.setAccessibleName(words)
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = self._theme.colour("surface")
        veil.setAlphaF(_VEIL)
        painter.fillRect(self.rect(), veil)
        frame = QRectF(self.rect()).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        paint_target(painter, self._theme, frame, self._theme.radius("l"))
        painter.end()


def paint_target(painter: QPainter, theme: Theme, frame: QRectF, radius: float) -> None:
    """Where what is dragged would go: a dashed frame in the accent's colour, and a breath of it inside."""
    tint, accent = theme.colour("accent"), theme.colour("accent")
    shape = rounded(frame, radius)
    tint.setAlphaF(_TINT)
    fill(painter, shape, tint)
    pen = QPen(accent, 1.5)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)


def files_in(dragged: QMimeData) -> list[Path]:
    """The files of this machine among what is dragged or pasted."""
    return [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]


def take_copy(event: QDropEvent) -> None:
    """Accept what is dragged, or dropped.

    Files stay where they are: a file manager that is told they were moved may delete them.
    """
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
