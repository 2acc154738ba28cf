"""Stored chats as the window shows them; read in the background."""

from __future__ import annotations

from ethervox_gui.storage.store import Store
from ethervox_gui.storage.values import Chat, Folder
from ethervox_gui.ui.chat_items import SeamItem, Transcript


def read_transcript(store: Store, chat_id: int) -> Transcript:
    """Read the conversation with its seams and versions; slow enough to be done in the background."""
    seams = [SeamItem.of(stored.event) for stored in store.events_of_chat(chat_id)]
    return Transcript.of(store.turns_of_chat(chat_id), seams, store.versions_of_chat(chat_id))


def read_list(store: Store) -> tuple[list[Chat], list[Folder]]:
    """The chats in which somebody has spoken, and all folders."""
    return [chat for chat in store.list_chats() if chat.title], store.folders()
