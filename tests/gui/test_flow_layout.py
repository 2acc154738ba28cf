"""Widgets that break lines like text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.flow_layout import FlowLayout


def boxes(*sizes: tuple[int, int]) -> tuple[QWidget, FlowLayout, list[QWidget]]:
    around = QWidget()
    layout = FlowLayout(around, spacing=5)
    made = []
    for width, height in sizes:
        box = QWidget(around)
        box.setFixedSize(width, height)
        layout.addWidget(box)
        made.append(box)
    return around, layout, made


def test_what_is_lower_stands_in_the_middle_of_its_line(qtbot: QtBot) -> None:
    around, layout, (high, low, next_line) = boxes((40, 30), (40, 10), (90, 20))
    qtbot.addWidget(around)
    around.resize(100, 200)
    around.show()
    assert [box.pos().toTuple() for box in (high, low, next_line)] == [(0, 0), (45, 10), (0, 35)]
    assert layout.heightForWidth(100) == 55


def test_what_is_hidden_takes_no_room_and_what_is_too_wide_a_line(qtbot: QtBot) -> None:
    around, layout, (first, hidden, wide) = boxes((40, 30), (40, 60), (300, 20))
    qtbot.addWidget(around)
    hidden.hide()
    around.resize(100, 200)
    around.show()
    assert [box.pos().toTuple() for box in (first, wide)] == [(0, 0), (0, 35)]
    assert layout.heightForWidth(100) == 55
    assert layout.heightForWidth(400) == 30


def test_lines_begin_where_one_begins_to_read(qtbot: QtBot) -> None:
    around, _, (first, second, third) = boxes((40, 30), (40, 10), (90, 20))
    qtbot.addWidget(around)
    around.resize(100, 200)
    around.show()
    around.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()
    assert [box.pos().toTuple() for box in (first, second, third)] == [(60, 0), (15, 10), (10, 35)]


def test_words_that_are_wider_than_a_line_are_broken(qtbot: QtBot, theme: Theme) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    layout = FlowLayout(around)
    words = QLabel("one word, another word, and one more")
    words.setWordWrap(True)
    layout.addWidget(words)
    line = words.fontMetrics().height()
    around.resize(90, 400)
    around.show()
    assert words.width() == 90
    assert words.height() >= words.heightForWidth(90) > 2 * line
