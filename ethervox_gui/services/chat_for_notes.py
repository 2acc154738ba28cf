"""Where notes are kept that were written while no chat was open."""

from __future__ import annotations

from ethervox_gui.storage.store import Store


def chat_for_notes(store: Store, title: str) -> int:
    """The id of the chat of this title in which nothing was said; one is made if there is none."""
    for chat in store.list_chats():
        if chat.title == title and not store.turns_of_chat(chat.chat_id):
            return chat.chat_id
    return store.create_chat(title).chat_id
