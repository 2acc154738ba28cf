"""The loaded model, the chat that sits in its cache, and the guests beside it: who comes and who leaves."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from ethervox_gui.context.edits.kv_model import BUILD, LIVE, SCRATCH, Remove
from ethervox_gui.context.errors import Cancelled, EngineError, StorageError, UserError, is_not_written
from ethervox_gui.context.events.events import EngineReady, ErrorRaised, NoticeRaised
from ethervox_gui.context.events.window_events import ChatOpened, ModelRefused
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.files import behind_files
from ethervox_gui.engine.protocol import CancelCheck, Engine, EngineInfo, ModelSource, PromptEncoder, never
from ethervox_gui.governor.cache import prebuild, prefill, states
from ethervox_gui.governor.cache.prompt_pages import PromptPages
from ethervox_gui.governor.chat.chat_config import ChatConfig, ChatConfigOf
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import Listener, Unsaved
from ethervox_gui.governor.guests.kept_chat import KeptChat
from ethervox_gui.governor.jobs.guest_jobs import (
    GuestJob,
    LoadBeside,
)
from ethervox_gui.governor.jobs.jobs import LoadModel
from ethervox_gui.governor.restore import reopen, undo
from ethervox_gui.governor.session import completions, hosted, idle, model_of_chat, open_chat
from ethervox_gui.governor.session.chat_configs import ChatConfigs
from ethervox_gui.governor.session.guest_model import Beside
from ethervox_gui.governor.session.model_loader import Loader, name_of
from ethervox_gui.governor.session.new_chat import is_empty, new_chat
from ethervox_gui.governor.session.riding import NextRequest, Riding
from ethervox_gui.governor.summaries import whole_block
from ethervox_gui.governor.turns import conversation, versions
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.storage.base.values import storable
from ethervox_gui.storage.store import Store

#: The system prompt of a new chat; empty for the model's own.
SystemPrompt = Callable[[EngineInfo, Settings], str]

_PROMPT = "model.system_prompt"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Before:
    """What was loaded when another model was asked for: from where, with which settings, with which chat."""

    source: ModelSource
    settings: ModelSettings
    chat_id: int | None
    profile: str


class ChatSession:
    """One engine, and the one chat that may be in it."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        emit: Listener,
        loader: Loader,
        system_prompt: SystemPrompt,
        chat_config_of: ChatConfigOf,
        submit: Callable[[GuestJob], object],
    ) -> None:
        #: All chats; the window's listener; who loads models; which settings hold in which chat.
        self.store, self.emit, self.loader = store, emit, loader
        self.configs = ChatConfigs(store, settings, chat_config_of, emit)
        self._system_prompt = system_prompt
        self._profile = ""  # that of the live chat
        self._names: dict[str, str] = {}  # of the models that were loaded, by what chats remember them by
        #: Replies of whatever chat that the database did not take yet.
        self.unsaved: Unsaved = deque()
        self._away: LiveChat | None = None  # the live chat while guests need its room in the cache
        self.live: LiveChat | None = None
        #: Whether a job of the chat's own waits behind the one that is being done.
        self.is_wanted: CancelCheck = never
        #: Takes a request for a model out of those that wait, to be met beside the job that is being done.
        self.next_request: NextRequest = lambda _: None
        self.host = hosted.Host(store, emit, self.unsaved)
        self.guests: completions.Guests | None = None
        #: The guests, as the replies see them that they are written beside.
        self.riders: Riding | None = None
        self.beside = Beside(loader.load_engine, loader.inspect, submit, self._kept_by, self._n_parallel)
        #: What is loaded and the encoder of its prompts, for other threads; ``None`` while nothing is.
        self.loaded: tuple[EngineInfo, PromptEncoder] | None = None

    @property
    def ours(self) -> LiveChat | None:
        """The window's chat, in the cache or away from it."""
        return self.live or self._away

    def change_settings(self, settings: Settings) -> None:
        """Go on with these settings, as far as neither the live chat nor its profile sets something else."""
        self.configs.general = settings
        live = self.ours
        if live is not None:
            config = self.configs.with_own(self.configs.known(self._profile), live.chat_id)
            live.change_settings(config.settings)
            self.configs.tell_profile(config)

    def chat(self) -> LiveChat:
        """The live chat.  Raises :class:`UserError` when there is none."""
        self.loader.require()
        if self.live is None:
            raise UserError("no_chat", N_("No chat is open."), N_("Open one first."))
        return self.live

    def chat_read(self) -> LiveChat:
        """The live chat, in the cache: where its reading was stopped it is read now."""
        self.renew_model()
        live = self.chat()
        if live.is_stale:
            prefill.rebuild(live)
        return live

    def load(self, job: LoadModel) -> None:
        """Load a model in place of the one that is loaded, and open a chat unless there is to be none."""
        if not job.with_chat:
            settings = self.configs.of_profile(job.profile or "").settings
            with self.loader.unless(job.is_unwanted):
                self._replace(job.path, settings, job.is_unwanted)
            self._tell_ready(0)
            return
        if job.profile is not None and job.chat_id is not None:
            name = self.configs.of_profile(job.profile).profile
            self.store.set_chat_profile(job.chat_id, name)
        config = self.configs.of_chat(job.chat_id, job.profile or "")
        if job.chosen and config.source not in (None, job.path):
            words = N_(
                "The profile “{profile}” names another model: the chat goes on with the default."
            ).format(profile=config.profile)
            self.emit(NoticeRaised(words))
            config = self.configs.of_profile("")
            if job.chat_id is not None:
                self.store.set_chat_profile(job.chat_id, "")
        settings = config.settings.with_values({} if job.n_ctx is None else {"model.n_ctx": job.n_ctx})
        self._replace(config.source or job.path, settings)
        self._bring_in(job.chat_id, config, chosen=job.chosen)

    def renew_model(self) -> None:
        """Load the model again where its file was cut short or written over since; the chat goes on.

        Raises :class:`UserError` where what is there now is no whole model; the one before stays then, unless
        that is found out only while it is loaded.
        """
        before = self._before()
        if before is None or not self.loader.require().needs_loading:
            return
        try:
            with self.loader.uninterrupted():
                self.loader.look_at(before.source, before.settings)
                self._save_replies()
                self.free()
                self._load_again(before)
        except Exception:  # also where it was stopped: the window must not wait for it any longer
            self.emit(ModelRefused())
            raise

    def open(self, chat_id: int | None, profile: str = "", *, chosen: bool = False) -> None:
        """Make another chat the live one; ``None`` opens a new one with this profile.

        ``chosen``: what it goes on with was chosen for it just now.
        """
        config = self.configs.of_chat(chat_id, profile)
        wanted = self.loader.wanted(config.source)
        if wanted is not None:
            if chat_id is not None and not chosen and self.loader.overtaken():
                raise Cancelled  # nobody waits for its model any more
            self._replace(wanted, config.settings)
        else:
            self.renew_model()
        self._bring_in(chat_id, config, chosen=chosen)

    def choose_profile(self, name: str) -> None:
        """Let the live chat go on with another profile; without one a new chat begins with it."""
        config = self.configs.of_profile(name)
        live = self.live
        if live is None or is_empty(self.store, live.chat_id):
            self.open(None, name)
            return
        own = self.store.own_settings(live.chat_id)
        self.store.set_chat_profile(live.chat_id, config.profile)
        self.store.set_own_settings(live.chat_id, {})  # what it set otherwise was so beside the one before
        if self.loader.wanted(config.source) is not None:
            before = self._profile
            try:
                self.open(live.chat_id, chosen=True)
            except Exception:  # also where loading was stopped
                if self._profile == before:  # its model cannot be had
                    self.store.set_chat_profile(live.chat_id, before)
                    self.store.set_own_settings(live.chat_id, own)
                    self.configs.tell_profile(self.configs.known(before))
                raise
            return
        self._profile = config.profile
        live.change_settings(config.settings)
        self.configs.tell_profile(config)
        self.configs.tell_parameters(live.chat_id)

    def change_parameters(self, own: Mapping[str, object]) -> None:
        """Let the live chat override its profile with these; one in which nothing was said begins anew.

        Raises :class:`UserError` where it does not fit, and nothing is changed then.
        """
        live = self.chat()
        profile = self.configs.known(self._profile)
        settings = profile.settings.with_values(own)
        is_other_prompt = own.get(_PROMPT) != self.store.own_settings(live.chat_id).get(_PROMPT)
        if is_other_prompt and not is_empty(self.store, live.chat_id):
            raise UserError(
                "prompt_stays",
                N_("The system prompt of this chat stays, since the conversation has begun."),
                N_("Begin a new chat for another one."),
            )
        if is_other_prompt:  # its first turn is there already: another chat begins in its place
            info = live.engine.info
            prompt = settings.model.system_prompt
            chat = self.store.create_chat("", info.model, prompt, profile.profile)
            self.store.set_own_settings(chat.chat_id, own)
            self._bring_in(chat.chat_id, profile, chosen=False, is_new=True)
            return
        self.store.set_own_settings(live.chat_id, own)
        config = replace(profile, settings=settings)
        live.change_settings(settings)
        self.configs.tell_profile(config)
        self.configs.tell_parameters(live.chat_id)

    def recall_nothing(self) -> None:
        """Let nothing come back by itself in the live chat, as one of its own parameters."""
        own = self.store.own_settings(self.chat().chat_id)
        self.change_parameters({**own, "context.recall": "off"})
        self.emit(
            NoticeRaised(
                N_(
                    "Nothing comes back by itself in this chat any more; its parameters can turn that on "
                    "again."
                )
            )
        )

    def send_guests_away(self, *, chat_back: bool) -> bool:
        """Before work on the live chat: the guests' cells are freed, and with ``chat_back`` it comes back.

        Whether it had to be read for that.
        """
        is_read = False
        if self.guests is not None:
            self.guests.clear()
        self.host.leave()
        if self._away is not None and chat_back:
            self.renew_model()  # else it could not be read
        if self._away is not None and chat_back:
            self.live, self._away = self._away, None
            self.live.offer_tools()
            is_read = not reopen.put_back(self.live)
            self.live.show_timeline()
        return is_read

    def go_away(self) -> bool:
        """Let the live chat leave the cache for a while; false without one."""
        live = self.live
        if live is None:
            return False
        open_chat.save_pages(live)
        self.live, self._away = None, live
        prebuild.give_up(live)
        live.engine.apply([Remove(seq=SCRATCH), Remove()])
        return True

    @property
    def has_guests_at_work(self) -> bool:
        """Whether requests of other programs are being met."""
        return any(guests.is_at_work for guests in self._all_guests())

    def serve_guests(self) -> None:
        """Go on with those requests by a batch of each model."""
        for guests in self._all_guests():
            if guests.is_at_work:
                guests.round()

    def send_off(self, error: UserError) -> None:
        """Tell all programs that wait for a reply that there will be none."""
        for guests in self._all_guests():
            guests.give_up(error)

    def _all_guests(self) -> list[completions.Guests]:
        return [guests for guests in (self.guests, self.beside.guests) if guests is not None]

    def load_beside(self, job: LoadBeside) -> None:
        """Load a model for guests alone; whoever asked for it is told how that went."""
        self.beside.look_at(job, lambda: self.configs.of_profile(job.profile).settings.model)

    def expect_message(self, text: str) -> None:
        """Note what somebody is about to say in the live chat; it is looked at in idle time."""
        live = self.ours
        if live is not None:
            live.working_set.topics.expect(behind_files(storable(text)))

    def renew_summaries(self) -> None:
        """Note which summaries in the live chat's context say no longer what is stored of them."""
        if self.ours is not None:
            whole_block.renew(self.ours)

    def use_idle_time(self, stop: CancelCheck) -> None:
        """Prepare what will be needed until ``stop``; a failure is mended, and nobody is told.

        For the chat that is in the cache, be it the window's or one that is kept for a program.  A guest's
        cells stay for its next request as long as there is room for both.
        """
        live = self.live or self.host.live
        if live is None:
            return
        try:
            if self.guests is not None:
                n_wanted = live.timeline.n_used + live.budget.reserve + self.guests.n_cells
                if n_wanted > live.engine.info.n_ctx:
                    self.guests.clear()
            idle.use_idle_time(live, stop)
        except Exception:  # nobody asked for it
            _log.exception("the idle time could not be used")
            live.failed_to_save()
            self.host.recover()
            self.recover()

    def recover(self) -> None:
        """Put things right after a failure or a cancellation.

        The reply is closed, the cache holds what the timeline says, and that is the stored conversation.
        """
        live = self.live
        if live is None:
            return
        try:
            conversation.settle(live)
            with suppress(UserError, StorageError):  # it is asked again after the next failure
                versions.catch_up(live)
        except Exception as error:
            _log.exception("the context could not be restored")
            self.live = None
            lost = UserError(
                "context_lost",
                N_("The context could not be restored."),
                N_("Open the chat again."),
                str(error),
            )
            self.emit(ErrorRaised(lost.code, lost.said, lost.details, lost.advice))

    def free(self) -> None:
        """Unload the model."""
        try:
            self._save_replies()
        except (UserError, StorageError):
            _log.exception("the last reply could not be saved")
        self.loaded = None
        self.host.leave()
        if self.live is not None:
            open_chat.save_pages(self.live)
        if self.guests is not None:
            self.guests.give_up(completions.changed())
            self.guests.page_out()
        self.live = self._away = self.guests = self.riders = None
        self.loader.free()

    def close(self) -> None:
        """Unload all models."""
        self.free()
        self.beside.free()

    # ---- inside ------------------------------------------------------------------------------------

    def _replace(self, source: ModelSource, settings: Settings, is_unwanted: CancelCheck = never) -> None:
        """Load another model in place of the one that is loaded, which goes on where that cannot be done.

        What ``is_unwanted`` is followed by another model, so none comes back for it.
        """
        before: Before | None = None
        try:
            self.loader.look_at(source, settings.model)
            if self.loader.cancelled():
                raise Cancelled
            self._save_replies()
            before = self._before()
            self.free()  # there may be no memory for both
            if isinstance(source, Path):
                self.beside.free()  # the chat's goes first where memory is scarce
            self._take(source, settings.model)
        except Exception:  # also where it was stopped, or another is wanted by now
            self.emit(ModelRefused())
            if before is not None and not is_unwanted():
                self._put_back(before)
            raise

    def _take(self, source: ModelSource, settings: ModelSettings) -> None:
        engine = self.loader.load(source, settings)
        chat, kept = KeptChat(lambda: self.host.live), self._kept_by(engine)
        self.guests = completions.Guests(engine, self._send_away, kept, self._n_parallel, chat)
        if engine.info.interleaves:
            self.riders = Riding(self.guests, engine, lambda encoder: self.next_request(encoder))
        self.loaded = (engine.info, engine.prompts)
        self._names[engine.info.model] = engine.info.name

    def _kept_by(self, engine: Engine) -> PromptPages:
        return PromptPages(engine, self.store.pages, lambda: self.configs.general.server.keep_conversations)

    def _n_parallel(self) -> int:
        return self.configs.general.server.parallel

    def _before(self) -> Before | None:
        """What is loaded, and the chat in it."""
        source, settings = self.loader.source, self.loader.settings
        if source is None or settings is None:
            return None
        live = self.ours
        return Before(source, settings, None if live is None else live.chat_id, self._profile)

    def _put_back(self, before: Before) -> None:
        """Load the model before again, after another one could not be loaded, and open its chat again."""
        try:
            with self.loader.uninterrupted():
                self._load_again(before)
        except Cancelled:  # the program ends
            self.free()
        except Exception as error:
            _log.exception("the model before could not be loaded again")
            self.free()
            words = N_("{name} could not be loaded again: {error}")
            self.emit(NoticeRaised(words.format(name=name_of(before.source), error=error)))

    def _load_again(self, before: Before) -> None:
        """Load what was freed, and open its chat again."""
        self._take(before.source, before.settings)
        if before.chat_id is not None:
            self._bring_in(before.chat_id, self.configs.known(before.profile), chosen=False)
        words = N_("{name} is loaded again, and the chat goes on as it was.")
        self.emit(NoticeRaised(words.format(name=name_of(before.source))))

    def _bring_in(
        self, chat_id: int | None, config: ChatConfig, *, chosen: bool, is_new: bool = False
    ) -> None:
        """Bring a chat into the cache; the one before stays where its last reply cannot be saved.

        It comes back where the database does not take what has to be written for the other.
        """
        live, profile = self.ours, self._profile
        try:
            self._open(chat_id, config, chosen=chosen, is_new=is_new)
        except (UserError, StorageError) as error:
            if live is not None and self.ours is None and is_not_written(error):
                self._come_back(live.chat_id, profile)
            raise

    def _come_back(self, chat_id: int, profile: str) -> None:
        """Open the chat again that was open before."""
        try:
            with self.loader.uninterrupted():
                self._bring_in(chat_id, self.configs.known(profile), chosen=False)
        except Exception:  # what kept the other from being opened is told
            _log.exception("the chat before could not be opened again")

    def _open(self, chat_id: int | None, config: ChatConfig, *, chosen: bool, is_new: bool) -> None:
        self._save_replies()
        engine = self.loader.require()
        info = engine.info
        if chat_id is not None:
            config = self.configs.with_own(config, chat_id)
        prompt = self._system_prompt(info, config.settings)
        if not prompt and info.own_prompt is not None:
            prompt = info.own_prompt.text
        if chat_id is None:
            chat = new_chat(self.store, info, prompt, config.profile)
        else:
            chat = self.store.chat(chat_id)
        if self.live is not None:
            open_chat.save_pages(self.live)
        self.live = self._away = None
        self._profile = config.profile
        live = LiveChat(
            engine,
            self.store,
            chat.chat_id,
            config.settings,
            self.emit,
            self.loader.cancelled,
            self.unsaved,
            riders=self.riders,
        )
        # Told first: a long chat can be read while its prompt is processed.
        self.emit(ChatOpened(chat.chat_id, is_new=is_new or chat_id is None))
        self.configs.tell_profile(config)
        prefill.clear(live)
        try:
            with live.stopped_also_by(self.loader.overtaken):
                open_chat.restore(live, prompt)
        except Cancelled:
            prefill.clear(live)  # the room is a guest's, should one come before another chat does
            raise
        undo.take_up(live)
        self.live = live
        live.show_timeline()
        self.configs.tell_parameters(chat.chat_id)
        if chosen:
            model_of_chat.note(live)
        else:
            model_of_chat.tell_other(chat, info, self._names, self.emit)
        self._tell_ready(chat.chat_id)

    def _tell_ready(self, chat_id: int) -> None:
        info = self.loader.require().info
        capability = info.capability
        self.emit(EngineReady(info.name, info.n_ctx, capability.word, capability.reason, chat_id))

    def _send_away(self) -> bool:
        """Free cells of the live chat for a guest: a block built ahead, then all; false without any.

        Or those that a chat left which could not be restored.

        Where that fails there is no room, and the chat is read again before its next message.
        """
        try:
            if self.host.leave():
                return True
            if self.live is not None and self.live.pending.built:
                prebuild.give_up(self.live)
                return True
            return self.go_away() or self._free_left_over()
        except EngineError:
            _log.exception("the chat could not make room for a request")
            if self.live is not None:
                self.live.mark_stale()
            return False

    def _free_left_over(self) -> bool:
        """Free what is in the cache although no chat is; false where nothing is."""
        engine = self.loader.require()
        left = [seq for seq in (BUILD, LIVE) if engine.occupancy(seq).pos_max >= 0]
        engine.apply([Remove(seq=seq) for seq in left])
        return bool(left)

    def _save_replies(self) -> None:
        """Store what is not stored yet of a chat, before it leaves the cache for the database alone."""
        conversation.save_unsaved(self.store, self.unsaved)
        live = self.ours
        if live is not None:
            states.save(live)
