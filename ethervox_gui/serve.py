"""The front end that serves other programs alone: no window, no chat, one line with the URL when ready."""

from __future__ import annotations

import logging
import signal
import sys
import threading
from typing import IO

from ethervox_gui.assembly import assemble
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events import EngineReady, ErrorRaised, Event
from ethervox_gui.governor.jobs import LoadModel, Shutdown
from ethervox_gui.options import Options
from ethervox_gui.server.service import Sources
from ethervox_gui.server.thread import ServerThread
from ethervox_gui.services import profiles as profiles_module
from ethervox_gui.services.keys import Keys


class _Watch:
    """Waits for the model, or for what went wrong with it."""

    def __init__(self) -> None:
        self.decided = threading.Event()
        self.failure: ErrorRaised | None = None

    def __call__(self, event: Event) -> None:
        if isinstance(event, ErrorRaised) and not self.decided.is_set():
            self.failure = event
            self.decided.set()
        elif isinstance(event, EngineReady):
            self.decided.set()


def run_serve(options: Options, output: IO[str] | None = None, ended: threading.Event | None = None) -> int:
    """Serve until a signal comes (or ``ended`` is set); the exit status.

    0 when it was asked to end, 1 when it could not begin.
    """
    out, ended = output or sys.stdout, ended or threading.Event()
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(message)s")
    for name in ("httpx", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
    watch = _Watch()
    try:
        assembly = assemble(options, watch)
    except UserError as error:
        return _refuse(error)
    worker = threading.Thread(target=assembly.governor.run, name="engine")
    worker.start()
    server: ServerThread | None = None
    try:
        data_dir = assembly.settings_path.parent
        keys = Keys(data_dir)
        profiles = profiles_module.load(data_dir / profiles_module.PROFILES_FILE)
        key = keys.server_key() if options.key is None else options.key
        sources = Sources(
            assembly.governor, assembly.store, lambda: assembly.settings, lambda: profiles, keys
        )
        server = ServerThread(sources, assembly.settings.server, key)
        assembly.governor.submit(LoadModel(assembly.model_path, with_chat=False))
        _end_on_signals(ended)
        while not watch.decided.wait(0.1):
            if ended.is_set():
                return 0
        if watch.failure is not None:
            return _refuse(UserError(watch.failure.code, watch.failure.message))
        server.start()
        told = "" if options.key is not None else f" key {key}"
        out.write(f"Listening at {server.url}{told}\n")
        out.flush()
        while not ended.wait(0.5):
            pass
    except UserError as error:
        return _refuse(error)
    finally:
        if server is not None:
            server.stop()
        assembly.governor.cancel()
        assembly.governor.submit(Shutdown())
        worker.join()
        assembly.close()
    return 0


def _end_on_signals(ended: threading.Event) -> None:
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: ended.set())


def _refuse(error: UserError) -> int:
    sys.stderr.write(f"{error}\n")
    return 1
