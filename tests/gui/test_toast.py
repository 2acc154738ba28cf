"""Notes in the corner."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.engine.training import Training, caution
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.shell.toast import Toast


@pytest.mark.parametrize("training", [Training.BASE, Training.UNTOLD])
@pytest.mark.parametrize("has_template", [True, False])
def test_nothing_of_a_long_notice_is_cut(
    qtbot: QtBot, theme: Theme, training: Training, has_template: bool
) -> None:
    """Its first sentence is the title, and the rest stands below it."""
    parent = QWidget()
    qtbot.addWidget(parent)
    toast = Toast(theme, parent)
    told = caution(training, "Some Model 270M", plain=True, has_template=has_template)
    toast.tell("notice", told)
    shown = f"{toast.title.text()} {toast.words.text()}"
    assert shown == told
    assert toast.title.text().endswith(".")
    assert toast.words.text()
    toast.tell("notice", "The chat was exported. It has 3 turns.")
    assert (toast.title.text(), toast.words.text()) == ("The chat was exported. It has 3 turns.", "")
