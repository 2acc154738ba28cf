"""A widget takes on the look of the word that it was given."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ethervox_gui.ui.kit.theme.dressing import dress


def test_another_word_is_another_look_at_once(qtbot: QtBot) -> None:
    label = QLabel("words")
    qtbot.addWidget(label)
    label.setStyleSheet('QLabel { color: #112233; } QLabel[role="error"] { color: #aa0000; }')
    label.show()
    seen = []
    for role in ("caption", "error", "error", "caption"):
        dress(label, "role", role)
        seen.append(label.palette().color(label.foregroundRole()).name())
    assert seen == ["#112233", "#aa0000", "#aa0000", "#112233"]
