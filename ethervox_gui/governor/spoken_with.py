"""Which model each chat is talked with, and in how large a context."""

from __future__ import annotations

from ethervox_gui.context.events import NoticeRaised
from ethervox_gui.context.text import N_
from ethervox_gui.context.window_events import OtherModelLoaded
from ethervox_gui.engine.protocol import EngineInfo
from ethervox_gui.governor.live_chat import LiveChat
from ethervox_gui.governor.stream import Listener
from ethervox_gui.storage.values import Chat


def tell_other(chat: Chat, info: EngineInfo, emit: Listener) -> None:
    """Say so where a chat was talked with another model than the one that is loaded.

    That one is still the chat's own as long as nothing is said to the new one.
    """
    if chat.n_ctx is None or chat.model == info.model:
        return
    emit(
        NoticeRaised(
            N_(
                "This chat was last talked with {model} in a context of {n_ctx:,} tokens. Now it "
                "goes on with {model_2} and {n_ctx_2:,}."
            ).format(model=chat.model, n_ctx=chat.n_ctx, model_2=info.model, n_ctx_2=info.n_ctx)
        )
    )
    emit(OtherModelLoaded(chat.chat_id, chat.model, info.model, chat.n_ctx))


def note(live: LiveChat) -> None:
    """Something is said, or a model was chosen for the chat: from now on it is talked with this one."""
    info, chat = live.engine.info, live.store.chat(live.chat_id)
    if (chat.model, chat.n_ctx) != (info.model, info.n_ctx):
        live.store.set_chat_context(chat.chat_id, info.model, info.n_ctx)
