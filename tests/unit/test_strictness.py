"""What ought to fail a test run fails it: warnings of Python and of Qt, and hangs."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from tests.helpers import programs

ROOT = Path(__file__).parents[2]

CODE = """
import os, time, warnings
import pytest
from PySide6.QtCore import qDebug, qWarning


def test_fine(qtbot):
    qDebug("hello")

def test_python_warning():
    warnings.warn("old")

def test_file_left_open():
    open(os.devnull)

def test_qt_warning(qtbot):
    qWarning("odd")

@pytest.mark.timeout(0.2)
def test_hang():
    time.sleep(30)

@pytest.mark.slow
def test_slow():
    pass
"""


def test_only_the_fine_test_passes(tmp_path: Path) -> None:
    """A module of good and bad tests, run under the project's own configuration."""
    module = tmp_path / "test_it.py"
    module.write_text(CODE)
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    done = programs.run(
        [*command, "-rA", str(module)],
        cwd=tmp_path,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    lines = re.findall(r"^(PASSED|FAILED) \S*::(\w+)", done.stdout, re.MULTILINE)
    assert {name: outcome for outcome, name in lines} == {
        "test_fine": "PASSED",
        "test_python_warning": "FAILED",
        "test_file_left_open": "FAILED",
        "test_qt_warning": "FAILED",
        "test_hang": "FAILED",
    }, done.stdout
    assert "1 deselected" in done.stdout
