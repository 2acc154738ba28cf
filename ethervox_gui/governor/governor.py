"""The governor: a queue of jobs, drained on one thread that owns the model, the cache and the live chat."""

from __future__ import annotations

import logging
import traceback
from functools import cached_property
from typing import TYPE_CHECKING

from ethervox_gui.context.errors import (
    Cancelled,
    EthervoxError,
    StorageError,
    UserError,
    is_not_written,
)
from ethervox_gui.context.events.asked import Answered, FailedMeanwhile
from ethervox_gui.context.events.events import ErrorRaised, NoticeRaised
from ethervox_gui.context.events.window_events import JobFinished, JobStopped
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import (
    EngineFactory,
    EngineInfo,
    FileInspector,
    PromptEncoder,
    RemoteFactory,
)
from ethervox_gui.governor.chat.chat_config import ChatConfigOf, no_profiles
from ethervox_gui.governor.jobs.guest_jobs import GuestJob, SayHosted, refuse
from ethervox_gui.governor.jobs.jobs import (
    Answer,
    ChangeSettings,
    Job,
    LoadModel,
    OpenChat,
    Shutdown,
    Tell,
    UnawaitedJob,
)
from ethervox_gui.governor.jobs.queue import JobQueue
from ethervox_gui.settings import Settings
from ethervox_gui.storage.store import Store

if TYPE_CHECKING:  # loaded on the governor's thread, while the window is there already
    from ethervox_gui.governor.chat.live_chat import LiveChat
    from ethervox_gui.governor.chat.reply_stream import Listener
    from ethervox_gui.governor.session.chat_session import ChatSession, SystemPrompt

#: What needs neither the live chat's cells nor those of a guest.
_QUIET = (Tell, ChangeSettings, UnawaitedJob, GuestJob)

#: What nobody of the chat waits for.
_UNAWAITED = (UnawaitedJob, GuestJob)

#: Batches that the guests have between two jobs of the chat, or of a chat that is kept for a program.
_GUESTS_TURN = 32

_CLOSING = UserError("shutting_down", N_("The program is closing."))

#: Why no job is done any more where a failure ended the loop.
STOPPED = UserError(
    "engine_stopped",
    N_("The engine stopped after a failure inside the program; what was stored is safe."),
    N_("Start the program again."),
)

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
        chat_config_of: ChatConfigOf = no_profiles,
        inspect: FileInspector | None = None,
    ) -> None:
        self._store = store
        self._settings = settings
        self.listener = listener
        self._load_engine, self._connect, self._inspect = load_engine, connect, inspect
        self._system_prompt, self._config_of = system_prompt, chat_config_of
        self._jobs = JobQueue()
        self._is_working = False
        self._is_idle_due = False  # there is something to do in idle time
        self._over: UserError | None = None  # why no more jobs are done
        store.pages.set_budget(settings.paging.budget_mb << 20)

    @cached_property
    def session(self) -> ChatSession:
        """For the governor's thread alone.  Made with the first job: a start has no time for it."""
        from ethervox_gui.governor.session.chat_session import ChatSession
        from ethervox_gui.governor.session.model_loader import Loader, take_as_it_is

        loader = Loader(
            self._load_engine,
            self._connect,
            self.listener,
            self._jobs.is_cancelled,
            self._inspect or take_as_it_is,
            self._jobs.is_ending,
            self._jobs.is_overtaken,
        )
        session = ChatSession(
            self._store,
            self._settings,
            self.listener,
            loader,
            self._system_prompt,
            self._config_of,
            self.submit,
        )
        session.is_wanted = lambda: not self._jobs.is_empty(guests_too=False)
        session.next_request = self._jobs.next_request
        return session

    @property
    def live(self) -> LiveChat | None:
        """The chat that is in the cache; to be looked at on the governor's thread alone."""
        return self.session.live if self._is_working else None

    @property
    def loaded(self) -> tuple[EngineInfo, PromptEncoder] | None:
        """What is loaded and the encoder of its prompts, from any thread; ``None`` while nothing is."""
        return self.session.loaded if self._is_working else None

    @property
    def beside(self) -> tuple[EngineInfo, PromptEncoder] | None:
        """The same of the model that is loaded for guests alone."""
        return self.session.beside.loaded if self._is_working else None

    @property
    def is_stopped(self) -> bool:
        """Whether the loop ended by a failure, so that no job is done any more; from any thread."""
        return self._over is STOPPED

    def submit(self, job: Job) -> int:
        """Do ``job`` after those submitted before; its number.

        A guest's job that comes after the end of the loop is refused on the thread that submits it.
        """
        number = self._jobs.put(job)
        if self._over is not None:  # asked behind putting it: one of the two finds it
            self._refuse_waiting(self._over)
        return number

    def cancel(self) -> None:
        """Stop what is running now, and the messages and edits that wait behind it.

        The text of a reply so far is kept.  Other jobs that wait are done: stopping a reply does not take
        back a setting or a pin.
        """
        self._jobs.cancel()

    def run(self) -> None:
        """Do jobs until :class:`Shutdown`, then free the model.

        A failure that no job is to blame for ends it, too, and is raised; guests are told then, and refused
        from then on.
        """
        try:
            self._work()
        except BaseException:
            self._over = STOPPED
            try:
                self.session.send_off(STOPPED)
            except Exception:  # what failed may fail again
                _log.exception("not everybody could be told that the engine stopped")
            self._refuse_waiting(STOPPED)
            raise
        self._close()

    def _work(self) -> None:
        """Do jobs until :class:`Shutdown`."""
        n_owed = 0  # batches that guests may still have before the next job of the chat
        is_awaited = False  # whether the end of a job is still to be told
        while not isinstance(job := self._jobs.next(), Shutdown):
            self._do(job)
            if not isinstance(job, _UNAWAITED):
                n_owed, is_awaited = _GUESTS_TURN, True
            if is_awaited and self._jobs.is_empty(guests_too=False):
                is_awaited = False
                self.listener(JobFinished(self._jobs.running))
            n_owed = self._serve_guests(n_owed)
            if self._jobs.is_empty():
                n_owed = 0
            if self._is_idle_due and self._jobs.is_empty(guests_too=False):
                self.session.use_idle_time(lambda: not self._jobs.is_empty())
                self._is_idle_due = not self._jobs.is_empty()  # it gave way, and goes on afterwards

    def _close(self) -> None:
        """Free the models, and tell whoever still waits for an answer that there will be none."""
        if self.session.live is not None:
            from ethervox_gui.governor.cache import states

            states.try_to_save(self.session.live)
        self._over = _CLOSING
        self.session.send_off(_CLOSING)
        self._refuse_waiting(_CLOSING)
        self.session.close()

    def _refuse_waiting(self, error: UserError) -> None:
        """Tell the guests whose jobs wait that nobody is going to do them."""
        for job in self._jobs.take_guests():
            assert isinstance(job, GuestJob)
            refuse(job, error)

    def _serve_guests(self, n_owed: int) -> int:
        """Go on with other programs' requests until there are none, or a job of the chat waits.

        Such a job comes first, after ``n_owed`` more batches: without these, a chat in which much is said
        would keep everybody else waiting.  Returns how many of the batches are left.
        """
        session = self.session
        n_first = 0  # batches that come before the next job of a guest
        while session.has_guests_at_work:
            if n_owed <= 0 and not self._jobs.is_empty(guests_too=False):
                break
            job = self._jobs.next_guest() if n_first <= 0 else None
            if job is None:
                session.serve_guests()
                n_owed, n_first = n_owed - 1, n_first - 1
                continue
            self._do(job)
            if isinstance(job, SayHosted):  # others had what room was left beside it
                n_owed, n_first = 0, _GUESTS_TURN
        return n_owed

    # ---- jobs --------------------------------------------------------------------------------------

    def _do(self, job: Job) -> None:
        from ethervox_gui.governor import dispatch

        session, self._is_working = self.session, True
        if isinstance(job, SayHosted) or not isinstance(job, GuestJob):
            self._is_idle_due = True
        try:
            if self._jobs.is_cancelled() and not isinstance(job, GuestJob):
                raise Cancelled
            if not isinstance(job, _QUIET):
                session.send_guests_away(chat_back=not isinstance(job, LoadModel | OpenChat))
            dispatch.carry_out(session, job, self._store, self.listener)
        except Cancelled:
            if isinstance(job, GuestJob):
                refuse(job, _CLOSING)
            session.recover()
            if self._jobs.is_cancelled() or not self._jobs.is_overtaken():
                self.listener(JobStopped())
                self.listener(Answered(N_("Stopped.")))
        except Exception as error:  # the loop must survive whatever a job runs into
            if not isinstance(error, EthervoxError):
                _log.exception("job %s failed", type(job).__name__)
            if isinstance(job, GuestJob):  # before all that may fail, too
                refuse(job, _for_guest(error))
            if is_not_written(error) and session.live is not None:
                session.live.failed_to_save()
            session.recover()  # it may come from anywhere: a full disk in the middle of a reply
            told = _failure(error)
            if isinstance(job, Tell) and not isinstance(job, Answer):  # what is at work has not failed
                told = FailedMeanwhile(told.code, told.message, told.details, told.advice)
            self.listener(told)
        if session.live is not None and session.live.is_stale and self._jobs.is_cancelled():
            self.listener(NoticeRaised(N_("The chat is read again before the next reply.")))
        self._jobs.done()


def _for_guest(error: Exception) -> UserError:
    """What a program is told of its job that failed."""
    if isinstance(error, UserError):
        return error
    told = _failure(error)
    return UserError(told.code, told.message, details=repr(error))


def _failure(error: Exception) -> ErrorRaised:
    """What the user is told of a job that failed."""
    match error:
        case UserError():
            return ErrorRaised(error.code, error.said, error.details, error.advice)
        case StorageError():
            words = N_("The database could not do this: {error}").format(error=error)
            return ErrorRaised("storage_failed", words, "")
        case EthervoxError():
            words = N_("The model could not do this: {error}.").format(error=error)
            return ErrorRaised("engine_failed", words, "")
        case _:
            words = N_("Something went wrong inside the program. What was stored is safe.")
            details = "".join(traceback.format_exception(error))
            return ErrorRaised("internal_error", words, details)
