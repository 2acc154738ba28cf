"""What everything that the user can do works with."""

from __future__ import annotations

from dataclasses import dataclass

from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.composer.half_done import HalfDone
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from ethervox_gui.ui.shell.session import Session
from ethervox_gui.ui.shell.window import MainWindow


@dataclass(frozen=True, slots=True)
class Parts:
    """The window and what stands behind it.

    What it shows, the engine, the store, the worker thread, and what is half typed.
    """

    window: MainWindow
    session: Session
    thread: EngineThread
    store: Store
    background: Background
    half_done: HalfDone

    def submit_if_free(self, job: Job) -> bool:
        """Submit a job where the chat is loaded and no reply is being written; whether it was."""
        if not (self.session.ready and not self.session.busy):
            self.tell_not_now()
            return False
        self.window.reply_failure.put_away()
        self.thread.submit(job)
        self.session.submitted()
        return True

    def tell_not_now(self) -> None:
        """Say that the chat is busy, or why it is not loaded."""
        self.window.toast.tell("notice", tr("Not now"), self.session.why_not_now)
