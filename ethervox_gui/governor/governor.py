"""The governor: a queue of jobs, drained on one thread that owns the model, the cache and the live chat."""

from __future__ import annotations

import logging
import threading
import traceback
from collections.abc import Callable
from pathlib import Path

from ethervox_gui.context.errors import Cancelled, EthervoxError, StorageError, UserError
from ethervox_gui.context.events import (
    ChatOpened,
    ChatRenamed,
    EngineReady,
    ErrorRaised,
    Event,
    JobFinished,
    MessageShortened,
    ModelLoading,
    NoticeRaised,
)
from ethervox_gui.context.kv_model import Remove
from ethervox_gui.context.turns import Role
from ethervox_gui.engine.protocol import CancelCheck, Engine, EngineFactory, EngineInfo, PromptEncoder
from ethervox_gui.governor import (
    ahead,
    conversation,
    drafting,
    editor,
    guest,
    opening,
    oversized,
    paging,
    recall,
    reopening,
    requests,
    returning,
    status,
)
from ethervox_gui.governor.fair_queue import FairQueue
from ethervox_gui.governor.jobs import (
    Answer,
    ApplyDraft,
    BringBack,
    ChangeSettings,
    ClearContext,
    Complete,
    DraftSummary,
    ForgetRecalled,
    Job,
    LoadModel,
    MeasureRecall,
    OpenChat,
    PruneUnimportant,
    RecallMemory,
    ReportPages,
    ReportStatus,
    SendMessage,
    SetPinned,
    ShiftWindow,
    Shutdown,
    SummarizeOld,
    UndoEdit,
)
from ethervox_gui.governor.live_chat import LiveChat
from ethervox_gui.governor.stream import Listener
from ethervox_gui.settings import Settings
from ethervox_gui.storage.store import Store
from ethervox_gui.storage.values import Chat

_TITLE_LENGTH = 60

#: What is not begun any more when the user stops what runs before it.
_STOPPABLE = (
    SendMessage,
    SummarizeOld,
    DraftSummary,
    ApplyDraft,
    ShiftWindow,
    PruneUnimportant,
    ClearContext,
)

#: What needs neither the live chat's cells nor those of a guest.
_QUIET = (Answer, ChangeSettings, Complete)

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
        system_prompt: Callable[[EngineInfo, Settings], str],
    ) -> None:
        self._store = store
        self._settings = settings
        self._emit = listener
        self._load_engine = load_engine
        self._system_prompt = system_prompt
        self._jobs: FairQueue[tuple[int, Job]] = FairQueue()
        self._lock = threading.Lock()
        self._n_submitted = 0
        self._running = 0  # the number of the job that runs, from 1
        self._is_stoppable = False  # whether the job that runs may also be stopped while it waits
        self._stopped = 0  # the number of the job that ran when cancel was called
        self._cancelled = 0  # jobs up to this number are cancelled, if they may be
        store.pages.set_budget(settings.paging.budget_mb << 20)
        self._engine: Engine | None = None
        self._live: LiveChat | None = None
        self._away: LiveChat | None = None  # the live chat while guests need its room in the cache
        self._guest: guest.Guest | None = None
        #: What is loaded and the encoder of its prompts, for other threads; ``None`` while nothing is.
        self.loaded: tuple[EngineInfo, PromptEncoder] | None = None

    def submit(self, job: Job) -> None:
        """Do ``job`` after those submitted before."""
        with self._lock:
            self._n_submitted += 1
            self._jobs.put((self._n_submitted, job), guest=isinstance(job, Complete))

    def cancel(self) -> None:
        """Stop what is running now, and the messages and edits that wait behind it.

        The text of a reply so far is kept.  Other jobs that wait are done: nobody who stops a reply takes
        back a setting or a pin.
        """
        with self._lock:
            self._stopped = self._running
            self._cancelled = self._n_submitted

    def run(self) -> None:
        """Do jobs until :class:`Shutdown`, then free the model."""
        while True:
            number, job = self._jobs.get()
            if isinstance(job, Shutdown):
                break
            with self._lock:
                self._running, self._is_stoppable = number, isinstance(job, _STOPPABLE)
            self._do(job)
            if not isinstance(job, Complete) and self._jobs.empty(guests_too=False):
                self._emit(JobFinished())
                self._use_idle_time(lambda: not self._jobs.empty())
        self._free()
        for _, waiting in self._jobs.take_guests():
            if isinstance(waiting, Complete):
                guest.serve(None, waiting.request)

    # ---- jobs --------------------------------------------------------------------------------------

    def _do(self, job: Job) -> None:
        try:
            if self._is_cancelled():
                raise Cancelled
            self._seat_chat(job)
            match job:
                case Complete(request):
                    guest.serve(self._guest, request)
                case LoadModel(path, chat_id, with_chat):
                    self._load(path, chat_id, with_chat=with_chat)
                case OpenChat(chat_id):
                    self._open(chat_id)
                case SendMessage():
                    self._send(job)
                case SummarizeOld():
                    requests.summarize(self._require_chat(), job)
                case DraftSummary():
                    drafting.draft(self._require_chat(), job)
                case ApplyDraft():
                    drafting.apply(self._require_chat(), job)
                case ShiftWindow():
                    requests.shift(self._require_chat(), job)
                case PruneUnimportant():
                    requests.prune(self._require_chat(), job)
                case ClearContext():
                    requests.clear(self._require_chat(), job)
                case BringBack():
                    returning.bring_back_asked(self._require_chat(), job)
                case UndoEdit():
                    returning.undo_asked(self._require_chat(), job)
                case ReportPages():
                    self._emit(NoticeRaised(paging.report(self._require_chat())))
                case Answer(text):
                    self._emit(NoticeRaised(text()))
                case ReportStatus():
                    self._emit(NoticeRaised(status.report(self._require_chat())))
                case SetPinned(number, pinned):
                    requests.pin(self._require_chat(), number, pinned)
                case MeasureRecall(memory_id):
                    recall.measure(self._require_chat(), memory_id)
                case RecallMemory(memory_id):
                    recall.recall(self._require_chat(), memory_id)
                case ForgetRecalled(memory_id):
                    recall.forget(self._require_chat(), memory_id)
                case ChangeSettings(settings):
                    self._settings = settings
                    self._store.pages.set_budget(settings.paging.budget_mb << 20)
                    live_or_away = self._live or self._away
                    if live_or_away is not None:
                        live_or_away.change_settings(settings)
        except UserError as error:
            self._recover()  # it may come from anywhere: a full disk in the middle of a reply
            self._emit(ErrorRaised(error.code, str(error), error.details))
        except Cancelled:
            self._recover()
            self._emit(NoticeRaised("Stopped."))
        except StorageError as error:
            self._recover()
            self._emit(ErrorRaised("storage_failed", f"The database could not do this: {error}", ""))
        except EthervoxError as error:
            self._recover()
            self._emit(ErrorRaised("engine_failed", f"The model could not do this: {error}.", ""))
        except Exception:  # the loop must survive whatever a job runs into
            _log.exception("job %s failed", type(job).__name__)
            self._recover()
            self._emit(
                ErrorRaised(
                    "internal_error",
                    "Something went wrong inside the program. What was stored is safe.",
                    traceback.format_exc(),
                )
            )

    def _use_idle_time(self, stop: CancelCheck) -> None:
        if self._live is None:
            return
        try:
            ahead.use_idle_time(self._live, stop)
        except Exception:  # nobody asked for it, so nobody is told; what it left behind is mended
            _log.exception("the idle time could not be used")
            self._recover()

    def _load(self, path: Path, chat_id: int | None, *, with_chat: bool) -> None:
        name = path.stem
        self._emit(ModelLoading(name, 0.0))
        last = 0.0

        def progress(done: float) -> bool:
            nonlocal last
            if done - last >= 0.01 or done >= 1:
                last = done
                self._emit(ModelLoading(name, done))
            return not self._is_cancelled()

        self._free()
        self._engine = self._load_engine(path, self._settings.model, progress)
        self._guest = guest.Guest(self._engine, self._send_chat_away)
        self.loaded = (self._engine.info, self._engine.prompts)
        for notice in self._engine.info.notices:
            self._emit(NoticeRaised(notice))
        if with_chat:
            self._open(chat_id)
        else:
            self._tell_ready(0)

    def _open(self, chat_id: int | None) -> None:
        engine = self._require_engine()
        info = engine.info
        prompt = self._system_prompt(info, self._settings)
        if chat_id is None:
            chat = self._empty_chat(prompt) or self._store.create_chat("", info.model, prompt)
        else:
            chat = self._store.chat(chat_id)
        self._save_pages()
        self._live = self._away = None
        live = LiveChat(engine, self._store, chat.chat_id, self._settings, self._emit, self._is_cancelled)
        # Told first: a long chat can be read while its prompt is processed.
        self._emit(ChatOpened(chat.chat_id, chat.title))
        editor.clear(live)
        opening.restore(live, prompt)
        self._live = live
        live.show_timeline()
        self._tell_ready(chat.chat_id)

    def _tell_ready(self, chat_id: int) -> None:
        info = self._require_engine().info
        capability = info.capability
        self._emit(EngineReady(info.model, info.n_ctx, capability.word, capability.reason, chat_id))

    def _send(self, job: SendMessage) -> None:
        live = self._require_chat()
        if not job.text.strip():
            raise UserError("message_empty", "There is nothing to send.")
        recall.at_start(live, job.text)
        text = oversized.shortened(live, job.text, job.if_too_long)
        if text != job.text:
            self._emit(MessageShortened(text))
        conversation.append(live, Role.USER, text)
        if not self._store.chat(live.chat_id).title:
            title = _title(text)
            self._store.rename_chat(live.chat_id, title)
            self._emit(ChatRenamed(live.chat_id, title))
        conversation.answer(live)

    # ---- guests ------------------------------------------------------------------------------------

    def _send_chat_away(self) -> bool:
        """Free the live chat's cells for a guest; false when there are none."""
        self._save_pages()
        live, self._live = self._live, None
        if live is None:
            return False
        self._away = live
        live.engine.apply([Remove()])
        return True

    def _seat_chat(self, job: Job) -> None:
        """Before a job that works on the live chat: the guests' cells are freed, the chat comes back."""
        if isinstance(job, _QUIET):
            return
        if self._guest is not None:
            self._guest.clear()
        if self._away is not None and not isinstance(job, LoadModel | OpenChat):
            self._live, self._away = self._away, None
            reopening.put_back(self._live)
            self._live.show_timeline()

    # ---- inside ------------------------------------------------------------------------------------

    def _empty_chat(self, prompt: str) -> Chat | None:
        """The newest chat, if nobody has said anything in it yet."""
        newest = next(iter(self._store.list_chats()), None)
        if newest is None or newest.title or newest.system_prompt != prompt:
            return None
        turns = self._store.turns_of_chat(newest.chat_id)
        return newest if all(turn.role is Role.SYSTEM for turn in turns) else None

    def _is_cancelled(self) -> bool:
        waited = self._is_stoppable and self._running <= self._cancelled
        return waited or self._running == self._stopped

    def _recover(self) -> None:
        """After a failure or a cancellation: the reply is closed, the cache is what the timeline says."""
        live = self._live
        if live is None:
            return
        try:
            conversation.settle(live)
        except Exception as error:
            _log.exception("the context could not be restored")
            self._live = None
            message = "The context could not be restored. Open the chat again."
            self._emit(ErrorRaised("context_lost", message, str(error)))

    def _require_engine(self) -> Engine:
        if self._engine is None:
            raise UserError("no_model", "No model is loaded.", "Choose one first.")
        return self._engine

    def _require_chat(self) -> LiveChat:
        self._require_engine()
        if self._live is None:
            raise UserError("no_chat", "No chat is open.", "Open one first.")
        return self._live

    def _save_pages(self) -> None:
        """Before the live chat leaves the cache."""
        if self._live is None:
            return
        try:
            paging.page_ahead(self._live)
        except Exception:
            _log.exception("the pages of the chat could not be saved")
            self._recover()

    def _free(self) -> None:
        self.loaded = None
        self._save_pages()
        self._live = self._away = self._guest = None
        if self._engine is not None:
            self._engine.close()
            self._engine = None


def _title(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _TITLE_LENGTH else line[: _TITLE_LENGTH - 1].rstrip() + "…"


def discard(_event: Event) -> None:
    """A listener that does not listen."""
