"""A model that is loaded for guests alone, beside the one of the chat."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.hardware import free_memory
from ethervox_gui.engine.protocol import (
    CancelCheck,
    Engine,
    EngineFactory,
    EngineInfo,
    FileInspector,
    PromptEncoder,
)
from ethervox_gui.governor.cache.prompt_pages import PromptPages
from ethervox_gui.governor.jobs.guest_jobs import Completion, Embed, LoadBeside
from ethervox_gui.governor.session.completions import Guests, changed
from ethervox_gui.settings import ModelSettings

#: What a model needs besides its file and its cache, which is asked for when that is made.
_WORKING_SHARE = 1.1

_log = logging.getLogger(__name__)


class Beside:
    """At most one such model; used on the governor's thread, but for :attr:`loaded`."""

    def __init__(
        self,
        load_engine: EngineFactory,
        inspect: FileInspector,
        cancelled: CancelCheck,
        kept_by: Callable[[Engine], PromptPages],
        wanted: Callable[[], int],
    ) -> None:
        self._load_engine, self._inspect, self._cancelled = load_engine, inspect, cancelled
        self._kept_by, self._wanted = kept_by, wanted
        self._engine: Engine | None = None
        self.guests: Guests | None = None
        #: What is loaded and the encoder of its prompts, for other threads; ``None`` while nothing is.
        self.loaded: tuple[EngineInfo, PromptEncoder] | None = None

    def load(self, path: Path, settings: ModelSettings) -> None:
        """Load a model in place of the one before, which stays where the file is refused.

        Raises :class:`UserError` where it cannot be loaded, or there is no memory for it beside the chat's,
        and :class:`Cancelled` where the user, or the end of the program, does not wait for it.
        """
        self._inspect(path, settings)
        if self._cancelled():
            raise Cancelled
        self.free()
        _refuse_what_does_not_fit(path)
        self._engine = engine = self._load_engine(path, settings, lambda _done: not self._cancelled())
        self.guests = Guests(engine, lambda: False, self._kept_by(engine), self._wanted)
        self.loaded = (engine.info, engine.prompts)

    def answer(self, job: LoadBeside, settings: Callable[[], ModelSettings]) -> None:
        """Load what a job asks for; whoever asked is told how that went."""
        try:
            self.load(job.path, settings())
        except UserError as error:
            job.tell(error)
        except Cancelled:
            words = N_("Loading {name} was stopped.").format(name=job.path.name)
            job.tell(UserError("model_load_stopped", words, N_("Send it again.")))
        except Exception as error:  # the loop must survive whatever a file does to the engine
            _log.exception("a model could not be loaded for guests")
            sentence = N_("The model {name} could not be loaded.").format(name=job.path.name)
            job.tell(UserError("model_load_failed", sentence, details=repr(error)))
        else:
            job.tell(None)

    def guests_for(self, request: Completion | Embed) -> Guests | None:
        """The guests of this model, if the request was made for it."""
        is_ours = self.loaded is not None and self.loaded[1] is request.encoder
        return self.guests if is_ours else None

    def free(self) -> None:
        """Unload the model."""
        if self.guests is not None:
            self.guests.give_up(changed())
            self.guests.page_out()
        self.loaded = self.guests = None
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()


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
                "There is no memory for {name} beside the model of the chat: it needs "
                "{needed:,.1f} GiB, {free:,.1f} are free."
            ).format(name=path.name, needed=needed / 2**30, free=free / 2**30),
            N_("Load it in the window in place of the other one, or close what else takes memory."),
        )
