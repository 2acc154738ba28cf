"""Submits jobs that need the chat to be free, or says that this is not the moment."""

from __future__ import annotations

from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from ethervox_gui.ui.shell.session import Session
from ethervox_gui.ui.shell.window import MainWindow


def submit_if_free(window: MainWindow, session: Session, thread: EngineThread, job: Job) -> bool:
    """Submit a job where the chat is loaded and no reply is being written; whether it was."""
    if not (session.ready and not session.busy):
        tell_not_now(window, session)
        return False
    window.reply_failure.put_away()
    thread.submit(job)
    session.submitted()
    return True


def tell_not_now(window: MainWindow, session: Session) -> None:
    """Say that the chat is busy, or why it is not loaded."""
    window.toast.tell("notice", tr("Not now"), session.why_not_now)
