"""Formulas are drawn in a process of their own, which is started with the first one and ends when idle.

The window never waits: who shows a text asks for a formula, shows its source, and is told when it is drawn.
A formula that takes too long ends the process, and stays as it is written.
"""

from __future__ import annotations

import json
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QObject, QProcess, QTimer

from ethervox_gui.services.formulas.limits import is_too_much
from ethervox_gui.services.formulas.program import child_command
from ethervox_gui.ui.kit.formulas.find import Formula
from ethervox_gui.ui.kit.formulas.picture import Picture
from ethervox_gui.ui.runtime.background import MOMENT_S, in_moments

_log = logging.getLogger(__name__)

_PATIENCE_MS: Final = 3_000
_START_PATIENCE_MS: Final = 20_000
#: The process ends when nothing was asked of it for so long.
_IDLE_MS: Final = 60_000
#: So many formulas in a row that end the process, and those that wait stay as they are written.
_MOST_FAILURES: Final = 3
#: What is kept: so many formulas, of so many bytes in all.
_MOST_KEPT, _MOST_BYTES = 4_000, 32 << 20
#: So many may wait.
_MOST_WAITING = 4_000
_OFF = QProcess.ProcessState.NotRunning

_Name = tuple[str, bool]


class View(Protocol):
    """What shows a text with formulas."""

    def formulas_drawn(self) -> None:
        """Formulas that it waited for are drawn now, or never will be."""


class Formulas(QObject):
    """All formulas of the window.  :meth:`close` ends the process."""

    def __init__(
        self,
        parent: QObject | None = None,
        command: Callable[[], Sequence[str]] = child_command,
        patience_ms: int = _PATIENCE_MS,
        start_patience_ms: int = _START_PATIENCE_MS,
        most_kept: int = _MOST_KEPT,
    ) -> None:
        """``patience_ms``: how long one formula may take, and the first one ``start_patience_ms`` longer."""
        super().__init__(parent)
        self._command = command
        self._patience_ms = patience_ms
        self._start_patience_ms = start_patience_ms
        self._most_kept = most_kept
        self._known: OrderedDict[_Name, Picture | None] = OrderedDict()
        self._n_bytes = 0
        self._waiting: deque[_Name] = deque()
        self._asked: _Name | None = None
        self._views: dict[View, set[_Name]] = {}
        self._ready: list[View] = []
        self._process: QProcess | None = None
        #: Those that were told to end, and may not have by now.
        self._ending: list[QProcess] = []
        self._n_failures = 0
        self._closed = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._give_up)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(_IDLE_MS)
        self._idle.timeout.connect(self._end)
        self._telling = in_moments(self, self._tell)

    @property
    def settled(self) -> bool:
        """Whether everything that was asked for is drawn and told."""
        return not (self._waiting or self._asked or self._views or self._ready)

    @property
    def running(self) -> bool:
        """Whether there is a process that draws."""
        return self._process is not None

    @property
    def n_kept(self) -> int:
        """Of how many formulas it knows whether they can be drawn."""
        return len(self._known)

    def picture(self, formula: Formula) -> Picture | None:
        """The drawing, if there is one by now."""
        name = _name(formula)
        if name in self._known:
            self._known.move_to_end(name)
        return self._known.get(name)

    def draw(self, formulas: Iterable[Formula], view: View) -> None:
        """Have formulas drawn, and tell the view when none of them is missing any more."""
        missing = set()
        for formula in formulas:
            name = _name(formula)
            if name in self._known or self._closed:
                continue
            if is_too_much(formula.latex) or len(self._waiting) >= _MOST_WAITING:
                self._keep(name, None)
                continue
            missing.add(name)
            if name != self._asked and name not in self._waiting:
                self._waiting.append(name)
        if missing:
            self._views[view] = missing
            self._ask()
        else:
            self.forget(view)

    def forget(self, view: View) -> None:
        """The view waits for nothing any more."""
        self._views.pop(view, None)
        if view in self._ready:
            self._ready.remove(view)

    def close(self) -> None:
        """End the process; what waits is never told."""
        self._closed = True
        self._waiting.clear()
        self._views.clear()
        self._ready.clear()
        self._clock.stop()
        self._telling.stop()
        self._kill()

    # ---- the process ----------------------------------------------------------------------------

    def _ask(self) -> None:
        """Give the process the next formula, if it has none."""
        if self._asked is not None or not self._waiting or self._closed:
            return
        self._idle.stop()
        self._asked = self._waiting.popleft()
        patience = self._patience_ms
        if self._process is None:
            self._process = self._started()
            patience += self._start_patience_ms
        latex, display = self._asked
        line = json.dumps({"id": 0, "latex": latex, "display": display}) + "\n"
        self._clock.start(patience)
        self._process.write(line.encode())

    def _started(self) -> QProcess:
        process = QProcess(self)
        program, *arguments = self._command()
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._failed_to_start)
        process.start(program, arguments)
        return process

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine() and self._asked is not None:
            answer = json.loads(bytes(process.readLine().data()))
            picture = None
            if "svg" in answer:
                picture = Picture(
                    answer["svg"].encode(), answer["width"], answer["ascent"], answer["descent"]
                )
            self._n_failures = 0
            self._answer(picture)

    def _answer(self, picture: Picture | None) -> None:
        self._clock.stop()
        name, self._asked = self._asked, None
        if name is not None:
            self._keep(name, picture)
            self._told(name)
        if self._waiting:
            self._ask()
        elif self._process is not None:
            self._idle.start()

    def _give_up(self) -> None:
        """It takes too long: end the process."""
        _log.warning("a formula took too long to be drawn")
        self._fail()

    def _ended(self) -> None:
        if self._process is not None:
            self._fail()

    def _failed_to_start(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            _log.warning("the process that draws formulas does not start")
            self._n_failures = _MOST_FAILURES
            self._fail()

    def _fail(self) -> None:
        """The process is no use any more; the formula that it had stays as it is written."""
        self._kill()
        self._n_failures += self._asked is not None
        if self._n_failures >= _MOST_FAILURES:
            self._n_failures = 0
            for name in self._waiting:
                self._keep(name, None)
                self._told(name)
            self._waiting.clear()
        if self._asked is not None:
            self._answer(None)

    def _end(self) -> None:
        """Let the process go: nothing was asked of it for a while."""
        if self._asked is None:
            self._kill()

    def _kill(self) -> None:
        process, self._process = self._process, None
        self._idle.stop()
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.finished.disconnect(self._ended)
            process.errorOccurred.disconnect(self._failed_to_start)
            process.kill()
            self._ending.append(process)
        if self._closed:
            for each in self._ending:
                each.waitForFinished(2_000)
        for each in [each for each in self._ending if each.state() is _OFF]:
            self._ending.remove(each)
            each.deleteLater()

    # ---- what is known --------------------------------------------------------------------------

    def _keep(self, name: _Name, picture: Picture | None) -> None:
        self._known[name] = picture
        self._n_bytes += len(picture.svg) if picture is not None else 0
        while len(self._known) > self._most_kept or self._n_bytes > _MOST_BYTES:
            _name, oldest = self._known.popitem(last=False)
            self._n_bytes -= len(oldest.svg) if oldest is not None else 0

    def _told(self, name: _Name) -> None:
        """A formula is drawn, or never will be: views that wait for no other are shown anew."""
        for view in [view for view, missing in self._views.items() if name in missing]:
            self._views[view].discard(name)
            if not self._views[view]:
                del self._views[view]
                self._ready.append(view)
        if self._ready:
            self._telling.start()

    def _tell(self) -> None:
        """Show some views anew: as many as fit into this moment."""
        until = time.perf_counter() + MOMENT_S
        while self._ready and time.perf_counter() < until:
            self._ready.pop(0).formulas_drawn()
        if not self._ready:
            self._telling.stop()


def _name(formula: Formula) -> _Name:
    return formula.latex, formula.display
