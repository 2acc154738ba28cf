"""The display goes, or the system ends the program, while the window is open: all is taken down in order."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage import Store
from tests.helpers import programs
from tests.helpers.headless import QUICK

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


TALKING = """
import sys
from ethervox_gui import options
from ethervox_gui.context.events.events import TokenGenerated
from PySide6.QtCore import Qt, QTimer
from ethervox_gui.front_ends import app

class Talking(app.Desktop):
    def open(self, chat_id):
        super().open(chat_id)
        self.session.idle.connect(self.talk, Qt.ConnectionType.SingleShotConnection)
        self.session.taken.connect(self.tell)
        self.window.closing.connect(lambda: print("closing", flush=True))

    def talk(self):
        composer = self.window.composer
        composer.set_text("Tell me something that does not end.")
        if not composer.send_button.isEnabled():  # the first word of the chat is still to come
            QTimer.singleShot(10, self.talk)
            return
        composer.send_button.click()
        composer.set_text("half a thought")

    def tell(self, event):
        if isinstance(event, TokenGenerated):
            print("writing", flush=True)

app.Desktop = Talking
sys.exit(app.run_window(options.parse(sys.argv[1:])))
"""


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_who_is_ended_ends_in_order(name: str, tmp_path: Path, endless_model: Path) -> None:
    """What was written of a reply and what was typed are there, and the database was closed."""
    if not hasattr(signal, name):
        pytest.skip(f"no {name} here")
    number = signal.Signals[name]
    command = [
        sys.executable,
        "-c",
        TALKING,
        "--data-dir",
        str(tmp_path),
        "--model",
        str(endless_model),
        *QUICK,
    ]
    with programs.interruptible():
        process = programs.start(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "writing\n"
    process.send_signal(number)
    while process.stdout.readline() == "writing\n":
        pass
    if name == "SIGHUP":  # of a terminal that is gone its shell and the system may tell
        process.send_signal(number)
    _, complaints = process.communicate(timeout=programs.PATIENCE_S)
    assert (process.returncode, complaints) == (128 + number, "")
    assert not list(tmp_path.glob("*.db-wal")), "the database was closed"
    with Store.open(tmp_path) as store:
        assert store.check() == []
        reply = store.turns_of_chat(1)[-1]
        assert reply.role is Role.ASSISTANT
        assert reply.text
        assert store.stop_reason(reply.turn_id) is StopReason.CANCELLED
        assert store.draft(1) == "half a thought"


@pytest.mark.slow
def test_a_script_that_plays_ends_in_order_too(tmp_path: Path, endless_model: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text("!begin Tell me something that does not end.\n!picture begun.png\n!wait\n")
    data = tmp_path / "data"
    command = [sys.executable, "-m", "ethervox_gui", "--data-dir", str(data), "--model", str(endless_model)]
    command += [*QUICK, "--script", str(script), "--screenshot", str(tmp_path / "end.png")]
    process = programs.start(command, stderr=subprocess.PIPE, text=True)
    while not (tmp_path / "begun.png").exists() and process.poll() is None:
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    _, complaints = process.communicate(timeout=programs.PATIENCE_S)
    assert (process.returncode, complaints) == (128 + signal.SIGTERM, "")
    assert not (tmp_path / "end.png").exists(), "it was played no further"
    assert not list(data.glob("*.db-wal"))
    with Store.open(data) as store:
        assert store.turns_of_chat(1)[-1].text
