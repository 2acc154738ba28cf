"""The Qt binding itself is sound on this Python (6.12.0 is not on 3.11: it loses None and True, and dies)."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers import programs

N = 200


class Sender(QObject):
    happened = Signal(int)


def test_calls_and_signals_lose_no_references(qtbot: QtBot) -> None:
    sender, label = Sender(), QLabel()
    qtbot.addWidget(label)
    heard: list[int] = []
    sender.happened.connect(heard.append)
    before = sys.getrefcount(None), sys.getrefcount(True)
    for number in range(N):
        label.setText("text")  # returns None
        sender.happened.emit(number)  # returns True
    after = sys.getrefcount(None), sys.getrefcount(True)
    assert heard == list(range(N))
    # Other threads and caches move these counts a little; the defect loses one in every call.
    assert after[0] > before[0] - N // 2
    assert after[1] > before[1] - N // 2


def test_nobody_reads_the_sources_of_what_is_imported() -> None:
    """PySide6's import hook would, which takes a tenth of the start (see ``ethervox_gui/ui/__init__.py``)."""
    program = (
        "import linecache\n"
        "from ethervox_gui.front_ends import app\n"
        "import colorsys\n"
        "print([name for name in linecache.cache if 'ethervox_gui' in name or 'colorsys' in name])\n"
    )
    done = programs.run([sys.executable, "-c", program], check=True)
    assert done.stdout.strip() == "[]"


def test_a_start_loads_nothing_that_it_has_no_use_for() -> None:
    """numpy takes 50 ms, llama_cpp half a second: they come with the first thing that needs them."""
    heavy = ("numpy", "ctypes", "psutil", "llama_cpp")
    program = (
        "import sys\n"
        "import ethervox_gui.front_ends.app\n"
        f"print([name for name in {heavy!r} if name in sys.modules])\n"
    )
    done = programs.run([sys.executable, "-c", program], check=True)
    assert done.stdout.strip() == "[]"
