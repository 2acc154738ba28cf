"""The governor: a queue of jobs, drained on one thread that owns the model, the cache and the live chat."""

from __future__ import annotations

import logging
import traceback
from functools import cached_property
from typing import TYPE_CHECKING

from ethervox_gui.context.errors import Cancelled, EthervoxError, StorageError, UserError
from ethervox_gui.context.events.events import ErrorRaised, NoticeRaised
from ethervox_gui.context.events.window_events import JobFinished, JobStopped
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import EngineFactory, EngineInfo, PromptEncoder, RemoteFactory
from ethervox_gui.governor.chat.chat_config import TermsOf, no_profiles
from ethervox_gui.governor.jobs.guest_jobs import Complete, GuestJob, LoadBeside
from ethervox_gui.governor.jobs.jobs import (
    Answer,
    ChangeSettings,
    Job,
    LoadModel,
    OpenChat,
    Shutdown,
)
from ethervox_gui.governor.jobs.queue import JobQueue
from ethervox_gui.settings import Settings
from ethervox_gui.storage.store import Store

if TYPE_CHECKING:  # loaded on the governor's thread, while the window is there already
    from ethervox_gui.governor.chat.live_chat import LiveChat
    from ethervox_gui.governor.chat.reply_stream import Listener
    from ethervox_gui.governor.session.chat_session import Seat, SystemPrompt

#: What needs neither the live chat's cells nor those of a guest.
_QUIET = (Answer, ChangeSettings, GuestJob)

_log = logging.getLogger(__name__)


class Governor:
    """Keeps one chat inside its context budget.

    ``submit`` and ``cancel`` may be called from any thread; everything else happens on the thread that
    calls ``run``.  Events go to ``listener`` on that thread.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        listener: Listener,
        load_engine: EngineFactory,
        system_prompt: SystemPrompt,
        connect: RemoteFactory | None = None,
        terms_of: TermsOf = no_profiles,
    ) -> None:
        self._store = store
        self._settings = settings
        self._emit = listener
        self._load_engine, self._connect = load_engine, connect
        self._system_prompt, self._terms_of = system_prompt, terms_of
        self._jobs = JobQueue()
        self._n_done = 0
        self._is_seated = False
        store.pages.set_budget(settings.paging.budget_mb << 20)

    @cached_property
    def _seat(self) -> Seat:
        """Made with the first job: what it takes need not be there before the window is."""
        from ethervox_gui.governor.session.chat_session import Seat
        from ethervox_gui.governor.session.model_loader import Loader

        loader = Loader(self._load_engine, self._connect, self._emit, self._jobs.is_cancelled)
        return Seat(self._store, self._settings, self._emit, loader, self._system_prompt, self._terms_of)

    @property
    def live(self) -> LiveChat | None:
        """The chat that is in the cache; to be looked at on the governor's thread alone."""
        return self._seat.live if self._is_seated else None

    @property
    def loaded(self) -> tuple[EngineInfo, PromptEncoder] | None:
        """What is loaded and the encoder of its prompts, from any thread; ``None`` while nothing is."""
        return self._seat.loaded if self._is_seated else None

    @property
    def beside(self) -> tuple[EngineInfo, PromptEncoder] | None:
        """The same of the model that is loaded for guests alone."""
        return self._seat.beside.loaded if self._is_seated else None

    def submit(self, job: Job) -> None:
        """Do ``job`` after those submitted before."""
        self._jobs.put(job)

    def cancel(self) -> None:
        """Stop what is running now, and the messages and edits that wait behind it.

        The text of a reply so far is kept.  Other jobs that wait are done: nobody who stops a reply takes
        back a setting or a pin.
        """
        self._jobs.cancel()

    def run(self) -> None:
        """Do jobs until :class:`Shutdown`, then free the model."""
        while not isinstance(job := self._jobs.next(), Shutdown):
            self._do(job)
            if isinstance(job, GuestJob):
                continue
            self._n_done += 1
            if self._jobs.is_empty(guests_too=False):
                self._emit(JobFinished(self._n_done))
                self._seat.use_idle_time(lambda: not self._jobs.is_empty())
        self._seat.close()
        for waiting in self._jobs.take_guests():
            if isinstance(waiting, Complete):
                from ethervox_gui.governor.session import completions

                completions.serve(None, waiting.request)
            elif isinstance(waiting, LoadBeside):
                waiting.tell(UserError("shutting_down", N_("The program is ending.")))

    # ---- jobs --------------------------------------------------------------------------------------

    def _do(self, job: Job) -> None:
        from ethervox_gui.governor import dispatch

        seat, self._is_seated = self._seat, True
        try:
            if self._jobs.is_cancelled() and not isinstance(job, GuestJob):
                raise Cancelled
            if not isinstance(job, _QUIET):
                seat.send_guests_away(chat_back=not isinstance(job, LoadModel | OpenChat))
            dispatch.carry_out(seat, job, self._store, self._emit)
        except UserError as error:
            seat.recover()  # it may come from anywhere: a full disk in the middle of a reply
            self._emit(ErrorRaised(error.code, error.said, error.details))
        except Cancelled:
            seat.recover()
            self._emit(JobStopped())
            self._emit(NoticeRaised(N_("Stopped.")))
        except StorageError as error:
            seat.recover()
            words = N_("The database could not do this: {error}").format(error=error)
            self._emit(ErrorRaised("storage_failed", words, ""))
        except EthervoxError as error:
            seat.recover()
            words = N_("The model could not do this: {error}.").format(error=error)
            self._emit(ErrorRaised("engine_failed", words, ""))
        except Exception:  # the loop must survive whatever a job runs into
            _log.exception("job %s failed", type(job).__name__)
            seat.recover()
            self._emit(
                ErrorRaised(
                    "internal_error",
                    N_("Something went wrong inside the program. What was stored is safe."),
                    traceback.format_exc(),
                )
            )
        if seat.live is not None and seat.live.is_stale and self._jobs.is_cancelled():
            self._emit(NoticeRaised(N_("The chat is read again before the next reply.")))
