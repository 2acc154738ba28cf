"""The loaded model, the chat that sits in its cache, and the guests beside it: who comes and who leaves."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import EngineReady, ErrorRaised, NoticeRaised
from ethervox_gui.context.events.window_events import ChatOpened, ProfileChosen
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import CancelCheck, EngineInfo, ModelSource, PromptEncoder
from ethervox_gui.governor.cache import pages, prebuild
from ethervox_gui.governor.chat.chat_config import NOT_FOUND, UNFIT, Terms, TermsOf
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import Listener
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.jobs.guest_jobs import LoadBeside
from ethervox_gui.governor.jobs.jobs import LoadModel
from ethervox_gui.governor.restore import reopen, undo
from ethervox_gui.governor.session import completions, idle, open_chat
from ethervox_gui.governor.session import open_chat as opening
from ethervox_gui.governor.session.guest_model import Beside
from ethervox_gui.governor.session.model_loader import Loader
from ethervox_gui.governor.turns import conversation
from ethervox_gui.settings import Settings
from ethervox_gui.storage.base.values import Chat
from ethervox_gui.storage.store import Store

#: The system prompt of a new chat.
SystemPrompt = Callable[[EngineInfo, Settings], str]

_log = logging.getLogger(__name__)


class Seat:
    """One engine, and the one chat that may be in it."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        emit: Listener,
        loader: Loader,
        system_prompt: SystemPrompt,
        terms_of: TermsOf,
    ) -> None:
        self._store = store
        self._settings = settings
        self._emit = emit
        self._loader = loader
        self._system_prompt = system_prompt
        self._terms_of = terms_of
        self._profile = ""  # that of the live chat
        self._away: LiveChat | None = None  # the live chat while guests need its room in the cache
        self.live: LiveChat | None = None
        self.guest: completions.Guest | None = None
        self.beside = Beside(loader.load_engine)
        #: What is loaded and the encoder of its prompts, for other threads; ``None`` while nothing is.
        self.loaded: tuple[EngineInfo, PromptEncoder] | None = None

    def change_settings(self, settings: Settings) -> None:
        self._settings = settings
        live = self.live or self._away
        if live is not None:
            terms = self._known(self._profile)
            live.change_settings(terms.settings)
            self._tell_profile(terms)

    def chat(self) -> LiveChat:
        """The live chat.  Raises :class:`UserError` when there is none."""
        self._loader.require()
        if self.live is None:
            raise UserError("no_chat", N_("No chat is open."), N_("Open one first."))
        return self.live

    def chat_read(self) -> LiveChat:
        """The live chat, in the cache: where its reading was stopped it is read now."""
        live = self.chat()
        if live.is_stale:
            apply.rebuild(live)
        return live

    def load(self, job: LoadModel) -> None:
        """Load a model in place of the one that is loaded, and open a chat unless there is to be none."""
        if not job.with_chat:
            self._replace(job.path, self._terms_of(job.profile or "", self._settings).settings)
            self._tell_ready(0)
            return
        if job.profile is not None and job.chat_id is not None:
            name = self._terms_of(job.profile, self._settings).profile
            self._store.set_chat_profile(job.chat_id, name)
        terms = self._terms(job.chat_id, job.profile or "")
        if job.chosen and terms.source not in (None, job.path):
            words = N_(
                "The profile “{profile}” names another model: the chat goes on with the default."
            ).format(profile=terms.profile)
            self._emit(NoticeRaised(words))
            terms = self._terms_of("", self._settings)
            if job.chat_id is not None:
                self._store.set_chat_profile(job.chat_id, "")
        settings = terms.settings.with_values({} if job.n_ctx is None else {"model.n_ctx": job.n_ctx})
        self._replace(terms.source or job.path, settings)
        self._seat(job.chat_id, terms, chosen=job.chosen)

    def open(self, chat_id: int | None, profile: str = "", *, chosen: bool = False) -> None:
        """Make another chat the live one; ``None`` opens a new one with this profile.

        ``chosen``: what it goes on with was chosen for it just now.
        """
        terms = self._terms(chat_id, profile)
        wanted = self._loader.wanted(terms.source)
        if wanted is not None:
            self._replace(wanted, terms.settings)
        self._seat(chat_id, terms, chosen=chosen)

    def choose_profile(self, name: str) -> None:
        """Let the live chat go on with another profile; without one a new chat begins with it."""
        terms = self._terms_of(name, self._settings)
        live = self.live
        if live is None or _is_empty(self._store, live.chat_id):
            self.open(None, name)
            return
        self._store.set_chat_profile(live.chat_id, terms.profile)
        if self._loader.wanted(terms.source) is not None:
            self.open(live.chat_id, chosen=True)
            return
        self._profile = terms.profile
        live.change_settings(terms.settings)
        self._tell_profile(terms)

    def send_guests_away(self, *, chat_back: bool) -> None:
        """Before work on the live chat: the guests' cells are freed, and with ``chat_back`` it comes back."""
        if self.guest is not None:
            self.guest.clear()
        if self._away is not None and chat_back:
            self.live, self._away = self._away, None
            reopen.put_back(self.live)
            self.live.show_timeline()

    def load_beside(self, job: LoadBeside) -> None:
        """Load a model for guests alone; whoever asked for it is told how that went."""
        self.beside.answer(job, lambda: self._terms_of(job.profile, self._settings).settings.model)

    def use_idle_time(self, stop: CancelCheck) -> None:
        """Prepare what will be needed until ``stop``; a failure is mended, and nobody is told.

        A guest's cells stay for its next request as long as there is room for both.
        """
        live = self.live
        if live is None:
            return
        try:
            if self.guest is not None:
                n_wanted = live.timeline.n_used + live.budget.reserve + self.guest.n_cells
                if n_wanted > live.engine.info.n_ctx:
                    self.guest.clear()
            idle.use_idle_time(live, stop)
        except Exception:  # nobody asked for it
            _log.exception("the idle time could not be used")
            self.recover()

    def recover(self) -> None:
        """After a failure or a cancellation: the reply is closed, the cache is what the timeline says."""
        live = self.live
        if live is None:
            return
        try:
            conversation.settle(live)
        except Exception as error:
            _log.exception("the context could not be restored")
            self.live = None
            message = N_("The context could not be restored. Open the chat again.")
            self._emit(ErrorRaised("context_lost", message, str(error)))

    def free(self) -> None:
        """Unload the model."""
        self.loaded = None
        self._save_pages()
        self.live = self._away = self.guest = None
        self._loader.free()

    def close(self) -> None:
        """Unload all models."""
        self.free()
        self.beside.free()

    # ---- inside ------------------------------------------------------------------------------------

    def _terms(self, chat_id: int | None, profile: str) -> Terms:
        """Those of a stored chat, or of a new one with this profile."""
        if chat_id is None:
            return self._terms_of(profile, self._settings)
        return self._known(self._store.chat(chat_id).profile, opening=True)

    def _known(self, profile: str, *, opening: bool = False) -> Terms:
        """Those of a chat's profile; of the default where it is gone, or keeps the chat from ``opening``."""
        try:
            return self._terms_of(profile, self._settings)
        except UserError as error:
            if error.code == NOT_FOUND:
                gone = N_("The profile “{profile}” of this chat is gone; the chat goes on with the default.")
                words = gone.format(profile=profile)
            elif error.code == UNFIT and opening:
                unfit = N_("{reason} The chat goes on with the default profile.")
                words = unfit.format(reason=error.message)
            else:
                raise
            self._emit(NoticeRaised(words))
            return self._terms_of("", self._settings)

    def _replace(self, source: ModelSource, settings: Settings) -> None:
        """Load another model in place of the one that is loaded."""
        self.free()
        if isinstance(source, Path):
            self.beside.free()  # the chat's goes first where memory is scarce
        engine = self._loader.load(source, settings.model)
        self.guest = completions.Guest(engine, self._send_away)
        self.loaded = (engine.info, engine.prompts)

    def _seat(self, chat_id: int | None, terms: Terms, *, chosen: bool) -> None:
        """Bring a chat into the cache."""
        engine = self._loader.require()
        info = engine.info
        prompt = self._system_prompt(info, terms.settings)
        if chat_id is None:
            chat = self._empty_chat(prompt, terms.profile) or self._store.create_chat(
                "", info.model, prompt, terms.profile
            )
        else:
            chat = self._store.chat(chat_id)
        self._save_pages()
        self.live = self._away = None
        self._profile = terms.profile
        live = LiveChat(engine, self._store, chat.chat_id, terms.settings, self._emit, self._loader.cancelled)
        # Told first: a long chat can be read while its prompt is processed.
        self._emit(ChatOpened(chat.chat_id, chat.title, is_new=chat_id is None))
        self._tell_profile(terms)
        apply.clear(live)
        opening.restore(live, prompt)
        undo.take_up(live)
        self.live = live
        live.show_timeline()
        if chosen:
            open_chat.note(live)
        else:
            open_chat.tell_other(chat, info, self._emit)
        self._tell_ready(chat.chat_id)

    def _tell_profile(self, terms: Terms) -> None:
        context = terms.settings.context
        self._emit(
            ProfileChosen(
                terms.profile,
                context.warning_threshold,
                context.critical_threshold,
                context.emergency_threshold,
            )
        )

    def _tell_ready(self, chat_id: int) -> None:
        info = self._loader.require().info
        capability = info.capability
        self._emit(EngineReady(info.model, info.n_ctx, capability.word, capability.reason, chat_id))

    def _send_away(self) -> bool:
        """Free cells of the live chat for a guest: a block built ahead, then all; false without any."""
        if self.live is not None and self.live.built:
            prebuild.give_up(self.live)
            return True
        self._save_pages()
        live, self.live = self.live, None
        if live is None:
            return False
        self._away = live
        live.engine.apply([Remove()])
        return True

    def _empty_chat(self, prompt: str, profile: str) -> Chat | None:
        """The newest chat, if nobody has said anything in it yet."""
        newest = next(iter(self._store.list_chats()), None)
        if newest is None or newest.title or (newest.system_prompt, newest.profile) != (prompt, profile):
            return None
        return newest if _is_empty(self._store, newest.chat_id) else None

    def _save_pages(self) -> None:
        """Before the live chat leaves the cache."""
        if self.live is None:
            return
        try:
            pages.page_ahead(self.live)
            undo.keep(self.live)
        except Exception:
            _log.exception("the pages of the chat could not be saved")
            self.recover()


def _is_empty(store: Store, chat_id: int) -> bool:
    """Whether nobody has said anything in a chat yet."""
    return all(turn.role is Role.SYSTEM for turn in store.turns_of_chat(chat_id))
