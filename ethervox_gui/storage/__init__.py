"""Everything that is kept: chats, turns, memories and what was done to the context, in one SQLite file."""

from ethervox_gui.storage.base.values import (
    Chat,
    Filter,
    Memory,
    MemoryVersion,
    SearchHit,
    StoredEvent,
)
from ethervox_gui.storage.store import Store

__all__ = ["Chat", "Filter", "Memory", "MemoryVersion", "SearchHit", "Store", "StoredEvent"]
