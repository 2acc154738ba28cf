"""What everything that the user can do works with."""

from __future__ import annotations

from dataclasses import dataclass

from ethervox_gui.storage.store import Store
from ethervox_gui.ui.composer.half_done import HalfDone
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
