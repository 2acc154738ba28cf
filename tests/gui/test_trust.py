"""A second start, and a start with a damaged file, as the window meets them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.errors import UserError
from ethervox_gui.storage.backups import Backup
from ethervox_gui.ui.dialogs import DamagedDialog
from ethervox_gui.ui.doorbell import Doorbell, ring
from ethervox_gui.ui.theme import Theme

ERROR = UserError("database_damaged", "The file with the chats is damaged.", "Advice.", "malformed")


def test_who_comes_second_rings(qtbot: QtBot, tmp_path: Path) -> None:
    assert not ring(tmp_path)
    bell = Doorbell(tmp_path)
    other = Doorbell(tmp_path / "other")
    with qtbot.assertNotEmitted(other.rung), qtbot.waitSignal(bell.rung):
        assert ring(tmp_path / "." / "x" / "..")
    bell.close()
    other.close()
    assert not ring(tmp_path)


@pytest.mark.parametrize(("button", "choice"), [("restoreBackup", "restore"), ("startAfresh", "afresh")])
def test_a_damaged_file_leaves_a_choice(qtbot: QtBot, button: str, choice: str) -> None:
    dialog = DamagedDialog(Theme(), ERROR, Backup(Path("b.db"), 0.0, 12, 99))
    choices: list[str] = []
    results: list[int] = []
    dialog.chosen.connect(choices.append)
    dialog.finished.connect(results.append)
    found = dialog.findChild(QPushButton, button)
    assert found is not None
    found.click()
    assert (choices, results) == ([choice], [1])


def test_without_a_backup_none_is_offered(qtbot: QtBot) -> None:
    dialog = DamagedDialog(Theme(), ERROR, None)
    qtbot.addWidget(dialog)
    assert dialog.restore is None
    assert dialog.afresh.isEnabled()
