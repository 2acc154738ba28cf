"""A second start, and a start with a damaged file, as the window meets them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.errors import UserError
from ethervox_gui.options import Options
from ethervox_gui.storage.file.backups import Backup
from ethervox_gui.storage.folder_lock import FolderLock
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import DamagedDialog
from ethervox_gui.ui.runtime.application import Application
from ethervox_gui.ui.runtime.single_instance import SingleInstance, ring
from ethervox_gui.ui.shell.startup_errors import refuse
from tests.gui.conftest import DesktopMaker, wait_idle

ERROR = UserError("database_damaged", "The file with the chats is damaged.", "Advice.", "malformed")


def test_who_comes_second_rings(qtbot: QtBot, tmp_path: Path) -> None:
    assert not ring(tmp_path)
    bell = SingleInstance(tmp_path)
    other = SingleInstance(tmp_path / "other")
    with qtbot.assertNotEmitted(other.rung), qtbot.waitSignal(bell.rung):
        assert ring(tmp_path / "." / "x" / "..")
    bell.close()
    other.close()
    assert not ring(tmp_path)


def test_who_comes_second_hands_over_the_model_to_open(qtbot: QtBot, tmp_path: Path) -> None:
    bell = SingleInstance(tmp_path)
    with qtbot.waitSignal(bell.rung) as rung:
        assert ring(tmp_path, tmp_path / "Grüße 日本.gguf")
    assert rung.args == [str(tmp_path / "Grüße 日本.gguf")]
    with qtbot.waitSignal(bell.rung) as rung:
        assert ring(tmp_path)
    assert rung.args == [""]
    bell.close()


def started_while_running(theme: Theme, folder: Path, then: Callable[[], object]) -> Options | None:
    """What a second start does where something happens soon: whether it tries again."""
    options = Options(headless=False, model=None, data_dir=folder, changes={})

    async def start() -> Options | None:
        with pytest.raises(UserError) as caught:
            FolderLock(folder)
        asyncio.get_running_loop().call_soon(then)
        with ThreadPoolExecutor(1) as executor:
            return await refuse(caught.value, theme, options, executor)

    return asyncio.run(start())


def test_who_starts_while_a_window_is_taken_down_has_it_soon(theme: Theme, tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    assert started_while_running(theme, tmp_path, lock.release) is not None
    FolderLock(tmp_path).release()


def test_who_starts_while_a_window_is_opening_rings_at_it(
    theme: Theme, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock, bells = FolderLock(tmp_path), list[SingleInstance]()
    assert started_while_running(theme, tmp_path, lambda: bells.append(SingleInstance(tmp_path))) is None
    assert "brought to the front" in capsys.readouterr().err
    lock.release()
    bells[0].close()


def test_a_model_that_is_handed_over_is_loaded(make_desktop: DesktopMaker, qtbot: QtBot) -> None:
    desktop = make_desktop()
    desktop.come_to_front()
    assert desktop.session.ready
    desktop.come_to_front("/elsewhere/another.gguf")
    wait_idle(qtbot, desktop)
    assert desktop.window.recent_models() == [Path("/elsewhere/another.gguf")]


def test_a_file_that_macos_opens_with_the_program_is_told(qtbot: QtBot, qapp: Application) -> None:
    with qtbot.waitSignal(qapp.file_opened) as opened:
        qapp.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile("/a/a model.gguf")))
    assert opened.args == ["/a/a model.gguf"]


@pytest.mark.parametrize(("button", "choice"), [("restoreBackup", "restore"), ("startAfresh", "afresh")])
def test_a_damaged_file_leaves_a_choice(qtbot: QtBot, button: str, choice: str) -> None:
    dialog = DamagedDialog(Theme(), ERROR, Backup(Path("b.db"), 0.0, 12))
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
