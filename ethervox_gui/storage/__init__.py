"""Everything that is kept: chats, turns, memories and what was done to the context, in one SQLite file."""

from ethervox_gui.storage.store import Store
from ethervox_gui.storage.values import Chat, Counts, Filter, Memory, MemoryVersion, SearchHit, StoredEvent

__all__ = ["Chat", "Counts", "Filter", "Memory", "MemoryVersion", "SearchHit", "Store", "StoredEvent"]
