"""A tooltip as a small card: a heading, a line for each figure with its swatch, and what else is to say."""

from __future__ import annotations

import html
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap

from ethervox_gui.ui.kit.text.formatting import broken
from ethervox_gui.ui.kit.theme.painting import swatch
from ethervox_gui.ui.kit.theme.theme import Theme

_SIDE = 10


@dataclass(frozen=True, slots=True)
class Line:
    """A figure, what it is where one begins to read, and before that the swatch of a kind of the legend."""

    words: str
    figure: str = ""
    kind: str = ""


def card(theme: Theme, title: str, lines: Sequence[Line] = (), foot: str = "", kind: str = "") -> str:
    """The card for :class:`QToolTip`; foreign texts are shown as they stand.  ``kind`` is the heading's."""
    muted = f"color: {theme.css('muted')}"
    parts = [f"<p style='white-space: pre-wrap; margin: 0'>{_mark(theme, kind)}<b>{_text(title)}</b></p>"]
    if lines:
        parts.append(_table(theme, lines))
    if foot:
        parts.append(f"<p style='white-space: pre-wrap; margin: 4px 0 0 0; {muted}'>{_text(foot)}</p>")
    return "".join(parts)


def _table(theme: Theme, lines: Sequence[Line]) -> str:
    """The figures below each other.  Qt does not mirror tables: where one reads from the right this does."""
    from_right = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    gap, place = ("right", "align='right' ") if from_right else ("left", "")
    rows = []
    for line in lines:
        words = f"<td>{_mark(theme, line.kind)}{_text(line.words)}</td>"
        look = f"padding-{gap}: 18px; white-space: pre"
        figure = f"<td align='right' style='{look}'>{_text(line.figure)}</td>"
        rows.append(f"<tr>{figure}{words}</tr>" if from_right else f"<tr>{words}{figure}</tr>")
    return f"<table {place}cellspacing='2' style='margin-top: 4px'>{''.join(rows)}</table>"


def _text(words: str) -> str:
    return html.escape(broken(words))


def _mark(theme: Theme, kind: str) -> str:
    if not kind:
        return ""
    scale = max(1.0, QGuiApplication.primaryScreen().devicePixelRatio())
    picture = _picture(theme, theme.dark, kind, scale)
    return f"<img src='data:image/png;base64,{picture}' width='{_SIDE}' height='{_SIDE}'/>&nbsp; "


@lru_cache(maxsize=64)
def _picture(theme: Theme, _dark: bool, kind: str, scale: float) -> str:
    side = round(_SIDE * scale)
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    swatch(painter, theme, kind, QRectF(0, 0, _SIDE, _SIDE))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG")
    return b64encode(data.data()).decode()
