"""How much the window slows a real model down: one long reply, short ones behind it, then sixty turns.

::

    python -m tests.benchmarks streaming

The same messages in the same process with the same copy of the model, in turn with the window that shows
every word, its memory panel open, and with what the headless front end does with events.  Temperature 0, so
that both say the same; every reply is as long as the phase wants it.  The clock runs on the engine's thread,
from the message to the end of its reply.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple
from unittest.mock import patch

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from ethervox_gui import options, paths
from ethervox_gui.context.circles.exact import Repetition
from ethervox_gui.context.events.events import Event, ReplyFinished
from ethervox_gui.context.events.window_events import JobFinished
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.front_ends.assembly import assemble
from ethervox_gui.front_ends.headless import Printer
from ethervox_gui.governor.jobs.jobs import OpenChat, SendMessage
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from tests.benchmarks.measure import Row, at_least, below
from tests.benchmarks.real_shape import half_billion
from tests.helpers.real_models import qwen

_GOAL = 0.95
#: What the GUI thread may take of one core while a reply streams.
_GUI_SHARE = 4.0
_N_CTX = 8192
_LONG = "Write a very long story about a lighthouse keeper, with headings, lists and some Python code."
_SHORT = "Say something about the sea, number {}."


class Phase(NamedTuple):
    """So many messages, whose replies are so long; with ``note`` one is shown in the corner meanwhile."""

    name: str
    message: str
    n_messages: int
    n_tokens: int
    note: bool = False


_PHASES = (
    Phase("a reply of 2,000 tokens", _LONG, 1, 2000),
    Phase("short replies behind it", _SHORT, 6, 60),
    Phase("short replies while a note is shown", _SHORT, 3, 60, note=True),
    Phase("sixty turns behind them", _SHORT, 30, 24),
)
_QUICK = (Phase("a reply of 300 tokens", _LONG, 1, 300), Phase("short replies behind it", _SHORT, 4, 40))


class Front:
    """Where the events go, and the clock: to the window, or to what headless prints."""

    def __init__(self, window: Callable[[Event], None], headless: Callable[[Event], None]) -> None:
        self._fronts = (headless, window)
        self.in_window = True
        self.n_left = 0  # of the reply that is being written
        self.finished_at = 0.0
        self.n_finished = self.n_idle = 0

    def __call__(self, event: Event) -> None:
        self._fronts[self.in_window](event)
        if isinstance(event, ReplyFinished):
            self.finished_at = time.perf_counter()
            self.n_finished += 1
        elif isinstance(event, JobFinished):
            self.n_idle += 1

    def is_end(self, token: int) -> bool:
        """Whatever the model says: every reply ends after as many tokens as it is to have."""
        del token
        self.n_left -= 1
        return self.n_left < 0


def rows(*, quick: bool = False) -> Iterator[Row]:
    """A row for each phase, and what the GUI thread takes meanwhile."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    theme = Theme("light")
    theme.apply()
    phases, n_rounds = (_QUICK, 1) if quick else (_PHASES, 2)
    model = paths.guide_model() if quick else _real_model()
    with tempfile.TemporaryDirectory() as folder, _desktop(Path(folder), theme, model) as (desktop, front):
        window, headless, shares = _figures(desktop, front, phases, n_rounds)
    for phase, shown, bare, share in zip(phases, window, headless, shares, strict=True):
        ratio = median(ours / theirs for ours, theirs in zip(shown, bare, strict=True))
        yield at_least(f"{phase.name}, in the window [tokens/s]", median(shown), median(bare), _GOAL, ratio)
        if phase.n_messages == 1:  # a turn that comes or goes is work of its own
            yield below(f"the GUI thread: {phase.name}", median(share), _GUI_SHARE, "% of a core")


def _real_model() -> Path:
    """Qwen 0.5 B where it can be fetched, else random weights of that shape."""
    try:
        return qwen()
    except pytest.skip.Exception:
        return half_billion()


@contextmanager
def _desktop(folder: Path, theme: Theme, model: Path) -> Iterator[tuple[Desktop, Front]]:
    chosen = ["--data-dir", str(folder), "--model", str(model), "--n-ctx", str(_N_CTX)]
    for value in ("sampling.temperature=0", "context.prepare_ahead=false"):
        chosen += ["--set", value]
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        thread = EngineThread()
        front = Front(thread.listen, Printer(nowhere, stream=True))
        assembly = assemble(options.parse(chosen), front)
        desktop = Desktop(assembly, thread, theme, ThreadPoolExecutor(2))
        desktop.window.resize(1440, 900)
        desktop.open(None)
        desktop.window.fold_memory(False)
        _until(lambda: desktop.session.ready and not desktop.session.busy and desktop.background.idle)
        live = assembly.governor.live
        assert live is not None
        live.engine.is_end = front.is_end  # type: ignore[method-assign]
        try:
            # Driven past its end, a small model goes in circles, which would end the reply.
            with patch.object(Repetition, "add", return_value=False):
                yield desktop, front
        finally:
            desktop.close()
            desktop.window.deleteLater()


def _figures(
    desktop: Desktop, front: Front, phases: tuple[Phase, ...], n_rounds: int
) -> tuple[list[list[float]], list[list[float]], list[list[float]]]:
    """Tokens a second of each phase and round, in the window and headless, and the GUI thread's share."""
    window: list[list[float]] = [[] for _ in phases]
    headless: list[list[float]] = [[] for _ in phases]
    shares: list[list[float]] = [[] for _ in phases]
    for number in range(n_rounds):
        for in_window in (True, False) if number % 2 else (False, True):
            _begin_chat(desktop, front, in_window=in_window)
            for index, phase in enumerate(phases):
                speed, share = _talk(desktop, front, phase)
                (window if in_window else headless)[index].append(speed)
                if in_window:
                    shares[index].append(share)
    return window, headless, shares


def _begin_chat(desktop: Desktop, front: Front, *, in_window: bool) -> None:
    front.in_window = in_window
    if in_window:
        desktop.actions.new_chat()
        _until(lambda: desktop.session.ready and not desktop.session.busy and desktop.background.idle)
    else:
        _wait_for_job(front, partial(desktop.thread.submit, OpenChat(None)))


def _talk(desktop: Desktop, front: Front, phase: Phase) -> tuple[float, float]:
    """Tokens a second of a phase, and the percentage of a core that the GUI thread took."""
    seconds = worked = 0.0
    for number in range(phase.n_messages):
        front.n_left = phase.n_tokens
        text = phase.message.format(number)
        if phase.note and front.in_window:
            desktop.window.toast.tell(
                "notice", "A note", "that says something, in so many words, for a while"
            )
        worked_before, begun = time.thread_time(), time.perf_counter()
        if front.in_window:
            desktop.actions.send(text)
            _until(lambda: not desktop.session.busy)
        else:
            _wait_for_job(front, partial(desktop.thread.submit, SendMessage(text)))
        if front.n_left >= 0:
            raise RuntimeError("a reply ended by itself, so its length is not what is measured")
        worked += time.thread_time() - worked_before
        seconds += front.finished_at - begun
    return phase.n_messages * phase.n_tokens / seconds, 100 * worked / seconds


def _wait_for_job(front: Front, submit: Callable[[], None]) -> None:
    n_before = front.n_idle
    submit()
    _until(lambda: front.n_idle > n_before)


def _until(done: Callable[[], bool]) -> None:
    """Let Qt work until it is done, which is looked at now and then."""
    loop, clock = QEventLoop(), QTimer()
    clock.timeout.connect(lambda: loop.quit() if done() else None)
    clock.start(50)
    loop.exec()
