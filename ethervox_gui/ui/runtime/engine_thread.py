"""The thread that owns model and cache, and the one place that turns events into a signal."""

from __future__ import annotations

import time
import traceback

from PySide6.QtCore import QObject, QThread, Signal

from ethervox_gui.context.events.events import ErrorRaised, Event, TokenGenerated
from ethervox_gui.context.events.window_events import JobFinished, UsageChanged
from ethervox_gui.governor.jobs.jobs import Job, Shutdown, UnawaitedJob
from ethervox_gui.ui.runtime.protocols import GovernorPort

#: Text and gauge are told at most this often, in seconds.
INTERVAL_S = 1 / 10


class EngineThread(QThread):
    """Runs the governor's loop.

    :attr:`happened` carries every event to the GUI thread, in the order in which they happened; tokens and
    gauge values that follow each other quickly are joined.  That the queue is empty is told only if nothing
    was submitted since: what that is for has not begun.
    """

    happened = Signal(object)
    _told = Signal(object)  # on the engine thread

    def __init__(self, parent: QObject | None = None, interval_s: float = INTERVAL_S) -> None:
        super().__init__(parent)
        self.setObjectName("engineThread")
        self._governor: GovernorPort | None = None
        self._newest = 0  # the number of the job that the window submitted last
        self._interval_s = interval_s
        self._text: list[str] = []
        self._usage: UsageChanged | None = None
        self._told_at = 0.0
        self._told.connect(self._pass_on)  # on the GUI thread, whose object this is

    def attach(self, governor: GovernorPort) -> None:
        """Say whose loop to run; before :meth:`start`."""
        self._governor = governor

    def submit(self, job: Job) -> None:
        """Queue a job; from the GUI thread."""
        if self._governor is not None:
            number = self._governor.submit(job)
            if not isinstance(job, UnawaitedJob):  # nobody waits for its end, and it is not told
                self._newest = number

    def cancel(self) -> None:
        """Stop the running reply or summary; what was written is kept."""
        if self._governor is not None:
            self._governor.cancel()

    def run(self) -> None:
        """The engine thread: work until the governor's loop ends."""
        assert self._governor is not None
        try:
            self._governor.run()
        except Exception as error:  # the last fence: the window must hear of it and stay usable
            details = "".join(traceback.format_exception(error))
            message = self.tr("The engine stopped. Everything that was stored is safe; start the app again.")
            self.listen(ErrorRaised("engine_stopped", message, details))
        self._flush()

    def stop(self) -> bool:
        """Cancel what runs, let the loop end and wait for it, however long: it owns the model."""
        if not self.isRunning():
            return True
        self.cancel()
        self.submit(Shutdown())
        return self.wait()

    def listen(self, event: Event) -> None:
        """The governor's listener; runs on the engine thread."""
        now = time.monotonic()
        if isinstance(event, TokenGenerated):
            self._text.append(event.text)
        elif isinstance(event, UsageChanged):
            self._usage = event
        else:
            self._flush()
            self._told.emit(event)
            return
        if now - self._told_at >= self._interval_s:
            self._told_at = now
            self._flush()

    def _flush(self) -> None:
        if self._text:
            text = "".join(self._text)
            self._text.clear()
            self._told.emit(TokenGenerated(text))
        if self._usage is not None:
            usage, self._usage = self._usage, None
            self._told.emit(usage)

    def _pass_on(self, event: Event) -> None:
        if not isinstance(event, JobFinished) or event.number >= self._newest:
            self.happened.emit(event)
