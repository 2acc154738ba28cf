"""The window: from the start to a usable one, the memory it takes, and how it slows a reply down.

::

    python -m tests.benchmarks desktop

Off the screen, so that any machine can do it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from ethervox_gui import options, paths
from ethervox_gui.context.events.events import ReplyFinished
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.front_ends.assembly import assemble
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.jobs import Answer
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from tests.benchmarks import generation
from tests.benchmarks.measure import Row, at_least, at_most, below, in_turn
from tests.benchmarks.real_shape import half_billion

#: The environment of the programs that are started: what is compiled once is compiled once.
_ENVIRONMENT = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}

#: As the program does it, but without a model: a module, so that its imports are checked as all others.
_WINDOW = ("-m", "tests.benchmarks.only_the_window")

_EMPTY_SOURCE = """
import sys
import PySide6.QtWidgets as w
qt = w.QApplication(sys.argv[:1])
window = w.QMainWindow()
window.show()
for _ in range(5):
    qt.processEvents()
print("usable", flush=True)
import os
print(0, flush=True)
os._exit(0)
"""
_EMPTY = ("-c", _EMPTY_SOURCE)


def rows(*, quick: bool = False) -> Iterator[Row]:
    """Start-up, resident memory, streaming."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sizes: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "data")
        _started(_WINDOW, data)  # makes the database, and fills the disk's cache

        def window() -> float:
            spent, size = _started(_WINDOW, data)
            sizes.append(size)
            return spent

        value, against, ratio = in_turn(window, lambda: _started(_EMPTY, data)[0], 3 if quick else 9)
    yield at_most("start to a usable window, without a model [s]", value, against, 2.5, ratio)
    yield below("resident memory of the window, without a model", median(sizes) / 2**20, 180, "MB")
    yield _streaming("guide", paths.guide_model(), 400, n_rounds=2 if quick else 6)
    if not quick:
        yield _streaming("0.5 B", half_billion(), 48, n_rounds=6)


def _started(program: tuple[str, str], data: str) -> tuple[float, int]:
    """Seconds until the program says that its window is usable, and what it says then."""
    begun = time.perf_counter()
    command = [sys.executable, *program, data]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=_ENVIRONMENT) as child:
        assert child.stdout is not None
        child.stdout.readline()
        spent = time.perf_counter() - begun
        said = child.stdout.readline()
    return spent, int(said)


def _streaming(name: str, model: Path, n_tokens: int, n_rounds: int) -> Row:
    """Replies in a visible window, against the bare loop; on the clock, for two threads work.

    Both are done by the same thread on the same copy of the model: two copies of one file differ by up to a
    tenth, by where in memory they came to lie.
    """
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    theme = Theme()
    theme.apply()
    with tempfile.TemporaryDirectory() as folder:
        chosen = ["--data-dir", str(Path(folder) / "data"), "--model", str(model), "--n-ctx", "4096"]
        # The bare loop's sampler is greedy too: what it costs to choose by chance is llama.cpp's.
        chosen += ["--set", "model.n_threads=1", "--set", "sampling.temperature=0"]
        chosen += ["--set", f"sampling.max_tokens={n_tokens}", "--set", "context.prepare_ahead=false"]
        thread = EngineThread()
        assembly = assemble(options.parse(chosen), thread.listen)
        desktop = Desktop(assembly, thread, theme, ThreadPoolExecutor(2))
        speeds: list[float] = []
        thread.happened.connect(
            lambda event: speeds.append(event.tokens_per_second) if isinstance(event, ReplyFinished) else None
        )
        session = desktop.session

        def is_idle() -> bool:
            return session.ready and not session.busy

        def live() -> LiveChat:
            assert assembly.governor.live is not None
            return assembly.governor.live

        desktop.open(None)
        _until(thread, is_idle)
        live().engine.is_end = lambda token: False  # type: ignore[method-assign]

        def shown() -> float:
            desktop.actions.new_chat()  # so that each reply begins at the same depth as the bare loop
            _until(thread, is_idle)
            n_replies = len(speeds)
            desktop.actions.send(generation.PROMPT)
            _until(thread, lambda: len(speeds) > n_replies and is_idle())
            return speeds[-1]

        def bare() -> float:
            measured: list[float] = []

            def measure() -> str:
                measured.append(generation.bare_loop(live(), n_tokens))
                return ""

            assembly.governor.submit(Answer(measure))
            _until(thread, lambda: bool(measured))
            return measured[-1]

        value, against, ratio = in_turn(shown, bare, n_rounds)
        desktop.close()
        desktop.window.deleteLater()
    return at_least(f"generation in a visible window, {name} [tokens/s]", value, against, 0.95, ratio)


def _until(thread: EngineThread, done: Callable[[], bool]) -> None:
    """Let Qt work until it is done: another look after each event of the engine, and now and then."""
    loop, clock = QEventLoop(), QTimer()
    look = thread.happened.connect(lambda _event: loop.quit() if done() else None)
    clock.timeout.connect(lambda: loop.quit() if done() else None)
    clock.start(50)
    loop.exec()
    thread.happened.disconnect(look)
