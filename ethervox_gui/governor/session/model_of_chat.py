"""Which model a chat is held with: noted with the chat, and told when another one is loaded."""

from __future__ import annotations

from collections.abc import Mapping

from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.events.window_events import OtherModelLoaded
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import EngineInfo
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import Listener
from ethervox_gui.storage.base.values import Chat


def tell_other(chat: Chat, info: EngineInfo, names: Mapping[str, str], emit: Listener) -> None:
    """Tell the user if the chat was talked with another model than the one that is loaded.

    The other one stays the chat's own until something is said to the new one.  ``names`` are those of models
    that were loaded before, by what chats remember them by.
    """
    if chat.n_ctx is None or chat.model == info.model:
        return
    emit(
        NoticeRaised(
            N_(
                "This chat last used {model} with a context of {n_ctx:,} tokens. It now continues "
                "with {model_2} and {n_ctx_2:,}."
            ).format(
                model=names.get(chat.model, chat.model),
                n_ctx=chat.n_ctx,
                model_2=info.name,
                n_ctx_2=info.n_ctx,
            )
        )
    )
    emit(OtherModelLoaded(chat.chat_id, chat.model, info.name, chat.n_ctx))


def note(live: LiveChat) -> None:
    """Note that the chat is talked with the loaded model from now on: something is said, or it was chosen."""
    info, chat = live.engine.info, live.store.chat(live.chat_id)
    if (chat.model, chat.n_ctx) != (info.model, info.n_ctx):
        live.store.set_chat_context(chat.chat_id, info.model, info.n_ctx)
