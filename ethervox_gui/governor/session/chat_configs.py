"""The settings a chat runs with: the general ones, those of its profile on top, then its own."""

from __future__ import annotations

from dataclasses import replace

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.events.window_events import ParametersChanged, ProfileChosen
from ethervox_gui.context.text import N_
from ethervox_gui.governor.chat.chat_config import NOT_FOUND, UNFIT, ChatConfig, ChatConfigOf
from ethervox_gui.governor.chat.reply_stream import Listener
from ethervox_gui.governor.session.new_chat import is_empty
from ethervox_gui.settings import Settings
from ethervox_gui.storage.store import Store


class ChatConfigs:
    """The configs of chats, given the ``general`` settings, which may change.

    What a stored chat goes on with has to hold: where its profile is gone or its own settings do not go
    together any more it does without them, and the user is told.
    """

    def __init__(self, store: Store, general: Settings, config_of: ChatConfigOf, emit: Listener) -> None:
        self._store, self._config_of, self._emit = store, config_of, emit
        self.general = general

    def of_profile(self, name: str) -> ChatConfig:
        """The config of a profile.  Raises :class:`UserError` where there is none, or it cannot be."""
        return self._config_of(name, self.general)

    def of_chat(self, chat_id: int | None, profile: str) -> ChatConfig:
        """That of a stored chat's profile, or of a new chat with this one."""
        if chat_id is None:
            return self.of_profile(profile)
        return self.known(self._store.chat(chat_id).profile, opening=True)

    def known(self, profile: str, *, opening: bool = False) -> ChatConfig:
        """That of a chat's profile; of the default where it is gone, or keeps the chat from ``opening``."""
        try:
            return self.of_profile(profile)
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
            return self.of_profile("")

    def with_own(self, config: ChatConfig, chat_id: int) -> ChatConfig:
        """With what a chat sets otherwise on top, unless that does not go together any more."""
        own = self._store.own_settings(chat_id)
        try:
            return replace(config, settings=config.settings.with_values(own)) if own else config
        except UserError as error:
            words = N_("This chat's own settings do not apply now. {reason}")
            self._emit(NoticeRaised(words.format(reason=error.message)))
            return config

    def tell_profile(self, config: ChatConfig) -> None:
        """Tell what the live chat goes on with."""
        context = config.settings.context
        self._emit(
            ProfileChosen(
                config.profile,
                context.warning_threshold,
                context.critical_threshold,
                context.emergency_threshold,
            )
        )

    def tell_parameters(self, chat_id: int) -> None:
        """Tell what the live chat overrides of its profile."""
        own = self._store.own_settings(chat_id)
        prompt = self._store.chat(chat_id).system_prompt
        self._emit(ParametersChanged(chat_id, own, is_empty(self._store, chat_id), prompt))
