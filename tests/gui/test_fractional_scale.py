"""What is painted at a scale of 1.25 or 1.5, where widgets may end within a pixel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.ui.kit.theme.painting import Opaque
from ethervox_gui.ui.kit.theme.theme import Theme

LEFT, TOP, HEIGHT = 7, 3, 10


class Smooth(Opaque):
    """Painted with smooth edges, as the gauge and the timeline are."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, event.rect())
        painter.end()


@pytest.mark.parametrize("scale", [1.25, 1.5, 1.75])
@pytest.mark.parametrize("width", [40, 41, 42, 43])
def test_the_pixel_in_which_a_widget_ends_is_covered(
    qtbot: QtBot, theme: Theme, scale: float, width: int
) -> None:
    """Nobody else paints it: half of what was there before would stay in sight, as a line."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(100, 20)
    Smooth(theme, parent).setGeometry(LEFT, TOP, width, HEIGHT)
    parent.show()
    picture = QImage(round(100 * scale), round(20 * scale), QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(scale)
    before = QColor("magenta")
    picture.fill(before)
    parent.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    row, column = round((TOP + HEIGHT / 2) * scale), round((LEFT + width / 2) * scale)
    across = {picture.pixelColor(x, row).name() for x in range(picture.width())}
    down = {picture.pixelColor(column, y).name() for y in range(picture.height())}
    assert across == down == {theme.colour("surface").name(), before.name()}
