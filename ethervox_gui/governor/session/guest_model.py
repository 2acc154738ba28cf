"""A model that is loaded for guests alone, beside the one of the chat."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.hardware import free_memory
from ethervox_gui.engine.protocol import (
    Engine,
    EngineFactory,
    EngineInfo,
    FileInspector,
    PromptEncoder,
)
from ethervox_gui.governor.cache.prompt_pages import PromptPages
from ethervox_gui.governor.jobs.guest_jobs import (
    Completion,
    Embed,
    GuestJob,
    LoadBeside,
    LoadLookedAt,
)
from ethervox_gui.governor.session.completions import Guests, changed
from ethervox_gui.settings import ModelSettings

#: What a model needs besides its file and its cache, which is asked for when that is made.
_WORKING_SHARE = 1.1

_log = logging.getLogger(__name__)


class Beside:
    """At most one such model; used on the governor's thread, but for :attr:`loaded`.

    Files are looked at and loaded on a thread of their own: whoever writes in the chat does not wait for
    another program's model.
    """

    def __init__(
        self,
        load_engine: EngineFactory,
        inspect: FileInspector,
        submit: Callable[[GuestJob], object],
        kept_by: Callable[[Engine], PromptPages],
        wanted: Callable[[], int],
    ) -> None:
        self._load_engine, self._inspect, self._submit = load_engine, inspect, submit
        self._kept_by, self._wanted = kept_by, wanted
        self._loading: threading.Thread | None = None
        self._stop = threading.Event()  # what is being looked at or loaded is not wanted any more
        self._engine: Engine | None = None
        self.guests: Guests | None = None
        #: What is loaded and the encoder of its prompts, for other threads; ``None`` while nothing is.
        self.loaded: tuple[EngineInfo, PromptEncoder] | None = None

    def look_at(self, job: LoadBeside, settings: Callable[[], ModelSettings]) -> None:
        """Begin with what a job asks for, in place of what is being loaded; whoever asked hears how it ends.

        The model that is loaded stays where the file is refused.
        """
        self._stop_loading()
        with _telling(job):
            self._start(self._look_at, LoadLookedAt(job, settings(), self._stop))  # nobody waits for its end

    def load(self, job: LoadLookedAt) -> None:
        """Load a file that was looked at, in place of the model before."""
        with _telling(job.asked):
            if job.stop.is_set():
                raise Cancelled
            self._stop = threading.Event()  # stopping what was loaded before must not stop what is loaded now
            self.free()
            self._loading = self._start(self._load, job)

    def guests_for(self, request: Completion | Embed) -> Guests | None:
        """The guests of this model, if the request was made for it."""
        if self._engine is None or self.loaded is None or self.loaded[1] is not request.encoder:
            return None
        if self._engine.needs_loading:
            self.free()  # so it is loaded for who asks again
            return None
        if self.guests is None:
            self.guests = Guests(self._engine, lambda: False, self._kept_by(self._engine), self._wanted)
        return self.guests

    def free(self) -> None:
        """Unload the model, and stop loading one."""
        self._stop_loading()
        if self.guests is not None:
            self.guests.give_up(changed())
            self.guests.page_out()
        self.loaded = self.guests = None
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    # ---- the thread that looks and loads -----------------------------------------------------------

    def _start(self, work: Callable[[LoadLookedAt], None], job: LoadLookedAt) -> threading.Thread:
        self._stop = job.stop
        thread = threading.Thread(target=work, args=(job,), name="guest-model", daemon=True)
        thread.start()
        return thread

    def _stop_loading(self) -> None:
        """What is being looked at or loaded is not wanted; of a look that goes on nothing comes."""
        self._stop.set()
        if self._loading is not None:
            self._loading.join()
        self._loading, self._stop = None, threading.Event()

    def _look_at(self, job: LoadLookedAt) -> None:
        with _telling(job.asked):
            self._inspect(job.asked.path, job.settings, job.stop.is_set)
            if job.stop.is_set():
                raise Cancelled
            self._submit(job)

    def _load(self, job: LoadLookedAt) -> None:
        path = job.asked.path
        with _telling(job.asked):
            _refuse_what_does_not_fit(path)
            engine = self._load_engine(path, job.settings, lambda _done: not job.stop.is_set())
            self._engine, self.loaded = engine, (engine.info, engine.prompts)
            job.asked.tell(None)


@contextmanager
def _telling(job: LoadBeside) -> Iterator[None]:
    """Whoever asked is told of what fails within."""
    try:
        yield
    except UserError as error:
        job.tell(error)
    except Cancelled:
        words = N_("Loading {name} was stopped.").format(name=job.path.name)
        job.tell(UserError("model_load_stopped", words, N_("Send it again.")))
    except Exception as error:  # the loop must survive whatever a file does to the engine
        _log.exception("a model could not be loaded for guests")
        sentence = N_("The model {name} could not be loaded.").format(name=job.path.name)
        job.tell(UserError("model_load_failed", sentence, details=repr(error)))


def _refuse_what_does_not_fit(path: Path) -> None:
    try:
        needed = int(path.stat().st_size * _WORKING_SHARE)
    except OSError:
        return  # why it cannot be read is told by those who load it
    free = free_memory()
    if needed > free:
        raise UserError(
            "no_memory_beside",
            N_(
                "There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} "
                "GiB, {free:,.1f} are free."
            ).format(name=path.name, needed=needed / 2**30, free=free / 2**30),
            N_(
                "Load it in the window in place of the other one, or close something else that takes up "
                "memory."
            ),
        )
