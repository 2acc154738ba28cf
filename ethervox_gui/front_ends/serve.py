"""The front end that serves other programs alone: no window, no chat, one line with the URL when ready."""

from __future__ import annotations

import io
import logging
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.events.events import EngineReady, ErrorRaised, Event
from ethervox_gui.context.events.window_events import JobStopped
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.front_ends import ending
from ethervox_gui.front_ends.assembly import Assembly, assemble, open_vocabulary
from ethervox_gui.front_ends.output import write_out
from ethervox_gui.governor.governor import STOPPED, Governor
from ethervox_gui.governor.jobs.jobs import Job, LoadModel, Shutdown
from ethervox_gui.options import Options
from ethervox_gui.server.http.thread import ServerThread
from ethervox_gui.server.sources import Sources
from ethervox_gui.services import profiles as profiles_module
from ethervox_gui.services.program_keys import ProgramKeys

_log = logging.getLogger(__name__)

_UNTOLD: Final = "The address could not be written to standard output (%s), so nobody would find it."


class Models:
    """Loads models one after the other, and waits for each, or for what went wrong with it.

    Nobody waits once ``is_ending``: a large model takes minutes.
    """

    def __init__(self, is_ending: Callable[[], bool] = lambda: False) -> None:
        self._is_ending = is_ending
        self._turn = threading.Lock()
        self._decided = threading.Event()
        self._is_unwanted: CancelCheck = never  # whether what is being loaded is wanted no more
        self._failure: ErrorRaised | None = None
        self._lost: ErrorRaised | None = None  # why the engine ended
        self.submit: Callable[[Job], object] = lambda _: None

    def fail(self, failure: ErrorRaised) -> None:
        """Let nobody wait for a model any more: none is loaded from now on."""
        self._lost = failure
        self._decided.set()

    def __call__(self, event: Event) -> None:
        """The governor's listener."""
        if isinstance(event, ErrorRaised) and not self._decided.is_set():
            self._failure = event
            self._decided.set()
        elif isinstance(event, EngineReady) or (isinstance(event, JobStopped) and self._is_unwanted()):
            self._decided.set()

    def load(self, path: Path, profile: str, is_unwanted: CancelCheck = never) -> None:
        """Load a model for a profile, unless it ``is_unwanted`` before it is there.

        Raises :class:`UserError`; returns early where the program ends, and without a model where that is
        unwanted.
        """
        with self._turn:
            self._failure, self._is_unwanted = None, is_unwanted
            self._decided.clear()
            self.submit(LoadModel(path, with_chat=False, profile=profile, is_unwanted=is_unwanted))
            while self._lost is None and not self._decided.wait(0.1):
                if self._is_ending():
                    return
            failure = self._lost or self._failure
            if failure is not None:
                raise UserError(failure.code, failure.message, details=failure.details)


def run_serve(options: Options, output: IO[str] | None = None, ended: threading.Event | None = None) -> int:
    """Serve until a signal comes (or ``ended`` is set); the exit status.

    0 when it was asked to end, 1 when it could not begin, say where it listens or store what it was to store,
    or its engine failed.
    """
    out, ended = output or sys.stdout or io.StringIO(), ended or threading.Event()
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(message)s")
    for name in ("httpx", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
    models = Models(ended.is_set)
    try:
        assembly = assemble(options, models, lambda error: _log.warning("%s %s", error, error.advice))
    except UserError as error:
        return _refuse(error)
    models.submit = assembly.governor.submit
    worker = threading.Thread(target=_work, args=(assembly.governor, models), name="engine")
    worker.start()
    server: ServerThread | None = None
    status = 0
    try:
        sources = _sources(assembly, models)
        key = sources.keys.server_key() if options.key is None else options.key
        server = ServerThread(sources, assembly.settings.server, key)
        _end_on_signals(ended)
        if assembly.notice:
            _log.warning("%s", assembly.notice)
        models.load(assembly.model_path, "")
        if not ended.is_set():
            server.start()
            told = "" if options.key is not None else f" key {key}"
            # Who starts this program waits for the line.
            failure = write_out(out, f"Listening at {server.url}{told}\n")
            if failure is not None:
                _log.error(_UNTOLD, failure)
                status = 1
                ended.set()
            elif assembly.caretaker is not None:
                assembly.caretaker.start()
        while not ended.wait(0.5):
            pass
    except UserError as error:
        status = _refuse(error)
    finally:
        if server is not None:
            server.stop()
        assembly.governor.cancel()
        assembly.governor.submit(Shutdown())
        worker.join()
        if not assembly.close_and_tell(_refuse) or assembly.governor.is_stopped:
            status = 1
    return status


def _work(governor: Governor, models: Models) -> None:
    """The engine's thread: work until the governor's loop ends."""
    try:
        governor.run()
    except Exception as error:  # the last fence: programs are refused from now on, and told why
        _log.critical("The engine stopped. Start the program again.", exc_info=True)
        models.fail(ErrorRaised(STOPPED.code, STOPPED.said, repr(error)))


def _sources(assembly: Assembly, models: Models) -> Sources:
    """What the server works with; profiles are read anew for each request."""
    data_dir = assembly.settings_path.parent
    stored = data_dir / profiles_module.PROFILES_FILE
    return Sources(
        assembly.governor,
        assembly.store,
        lambda: assembly.settings,
        lambda: profiles_module.load(stored),
        assembly.keys,
        open_vocabulary,
        assembly.model_path,
        models.load,
        lambda: assembly.embedding_model,
        ProgramKeys(data_dir).name_of,
    )


def _end_on_signals(ended: threading.Event) -> None:
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, *ending.signals_of_others()):
            signal.signal(number, lambda *_: ended.set())


def _refuse(error: EthervoxError) -> int:
    if sys.stderr is not None:
        sys.stderr.write(f"{error}\n")
    return 1
