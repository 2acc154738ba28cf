"""A new chat, or one that serves as well: a chat in which nobody has said anything."""

from __future__ import annotations

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import EngineInfo
from ethervox_gui.storage.base.values import Chat
from ethervox_gui.storage.store import Store


def new_chat(store: Store, info: EngineInfo, prompt: str, profile: str) -> Chat:
    """A chat that begins with this prompt: the newest one, if nobody has said anything in it, or another."""
    return _unused(store, info, prompt, profile) or store.create_chat("", info.model, prompt, profile)


def is_empty(store: Store, chat_id: int) -> bool:
    """Whether nobody has said anything in a chat yet."""
    return all(turn.role is Role.SYSTEM for turn in store.turns_of_chat(chat_id))


def _unused(store: Store, info: EngineInfo, prompt: str, profile: str) -> Chat | None:
    """The newest chat, if nobody has said anything in it yet and it begins with this prompt.

    One without words is the model's own, and each model has another beginning.
    """
    newest = next((chat for chat in store.list_chats() if chat.folder_id is None), None)
    if newest is None or newest.title or (newest.system_prompt, newest.profile) != (prompt, profile):
        return None
    if (not prompt and newest.model != info.model) or store.own_settings(newest.chat_id):
        return None
    if store.documents(newest.chat_id):
        return None
    return newest if is_empty(store, newest.chat_id) else None
