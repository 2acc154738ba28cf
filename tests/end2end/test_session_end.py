"""The display goes while the window is open: Qt ends the loop, and everything is taken down in order."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ethervox_gui.storage import Store
from tests.helpers import programs

WINDOW = """
import sys
from PySide6.QtCore import QTimer
from ethervox_gui import options
from ethervox_gui.front_ends import app
from ethervox_gui.ui.runtime import application

qt = application.make_application()
QTimer.singleShot(300, lambda: qt.exit(1))  # as Qt does when the display is gone
sys.exit(app.run_window(options.parse(sys.argv[1:])))
"""


@pytest.mark.slow
def test_when_qt_ends_the_loop_everything_is_taken_down(tmp_path: Path, plain_model: Path) -> None:
    command = [sys.executable, "-c", WINDOW, "--data-dir", str(tmp_path), "--model", str(plain_model)]
    done = programs.run(command)
    assert (done.returncode, done.stderr) == (0, "")
    with Store.open(tmp_path) as store:
        assert store.check() == []
    assert not list(tmp_path.glob("*.db-wal"))
