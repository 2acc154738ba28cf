"""Whether the window stays alive, and true to what is stored, whatever somebody clicks, types and picks.

::

    python -m tests.benchmarks any_clicks [--quick]
    python -m tests.benchmarks.any_clicks SEED

A play is 360 things done by chance, from the timer of a program of its own, in menus and dialogs too; after
each 60 the window is left alone until it rests, and looked at (:mod:`tests.helpers.any_clicks`).  The model
is scripted.  What was wrong is told, with what was done last; the second form plays one again.  ``--quick``:
4 plays instead of 40.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.application import make_application
from tests.benchmarks.measure import Row, below
from tests.gui.scripted_desktop import scripted_desktop
from tests.helpers.any_clicks import Anybody, is_wrong

_N_PLAYS, _QUICK_PLAYS = 40, 4
_N_LOOKS, _BETWEEN = 6, 60
_PATIENCE_S: Final = 120
_PLAY_S: Final = 900
_TOLD: Final = 40


def rows(*, quick: bool = False) -> Iterator[Row]:
    """How many plays ended with something wrong."""
    n_wrong = 0
    for seed in range(_QUICK_PLAYS if quick else _N_PLAYS):
        play = (sys.executable, "-X", "faulthandler", "-m", "tests.benchmarks.any_clicks", str(seed))
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        ended = subprocess.run(
            play, env=environment, capture_output=True, text=True, timeout=_PLAY_S, check=False
        )
        if ended.returncode:
            n_wrong += 1
            sys.stdout.write(
                f"play {seed}, status {ended.returncode}:\n{ended.stdout}{ended.stderr[-4000:]}\n"
            )
    yield below("plays after which the window was wrong, or gone", n_wrong, 1, "plays")


def main() -> int:
    """Play the seed of the command line; the exit status."""
    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    QFileDialog.open = lambda dialog, *_: dialog.reject()  # type: ignore[method-assign]
    QFileDialog.getExistingDirectory = lambda *_, **__: ""  # type: ignore[method-assign]
    make_application()
    theme = Theme("light")
    theme.apply()
    settings = Settings().with_values({"memory.model_may_search": True, "context.recall": "automatic"})
    with tempfile.TemporaryDirectory() as folder:
        desktop = scripted_desktop(Path(folder) / "data", _reply, theme, settings=settings)
        desktop.open(None)
        try:
            _wait(lambda: desktop.session.ready and _rests(desktop))
            return _play(desktop, Anybody(desktop, int(sys.argv[1])))
        finally:
            desktop.close()


def _play(desktop: Desktop, anybody: Anybody) -> int:
    for _ in range(_N_LOOKS):
        anybody.begin(_BETWEEN)
        _wait(lambda: anybody.rests)
        desktop.window.activateWindow()  # a dialog that went left no window active
        desktop.window.composer.editor.setFocus()  # a name that was being typed in the list is taken
        _wait(lambda: _rests(desktop))
        _wait(lambda: _rests(desktop))  # what waited for that may have begun
        _select_again(desktop)
        wrong = [*is_wrong(desktop, anybody.events)]
        if wrong:
            sys.stdout.write("\n".join([*wrong, "done last:", *anybody.done[-_TOLD:], ""]))
            return 1
    return 0


def _select_again(desktop: Desktop) -> None:
    """Do as the composer says of a chat whose opening was stopped."""
    session = desktop.session
    if session.shown_chat is not None and session.shown_chat != session.live.chat_id:
        desktop.window.sidebar.list.chosen.emit(session.shown_chat)
    _wait(lambda: _rests(desktop) and session.shown_chat == session.live.chat_id)


def _rests(desktop: Desktop) -> bool:
    return not desktop.session.busy and desktop.background.idle


def _wait(done: Callable[[], bool]) -> None:
    """Let the window live until then.  Raises :class:`TimeoutError`."""
    until = time.monotonic() + _PATIENCE_S
    while True:
        loop = QEventLoop()
        QTimer.singleShot(20, loop.quit)
        loop.exec()
        if done():
            return
        if time.monotonic() > until:
            raise TimeoutError("the window does not come to rest")


def _reply(prompt: str) -> str:
    return "It is so. " + "A line of the story goes on here. " * (len(prompt) % 4)


if __name__ == "__main__":
    sys.exit(main())
