"""New databases, of which the first is made and the others are copies of it while empty; and single pages."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from ethervox_gui.context.turns.turns import Span
from ethervox_gui.storage import Store
from ethervox_gui.storage.file.recovery import FILE_NAME
from ethervox_gui.storage.pages.page_file import PageKey
from ethervox_gui.storage.pages.page_store import KeptPage, PageStore


def open_store(folder: Path) -> Store:
    """The store in ``folder``, as :meth:`Store.open`; a new one takes a fifth of the time."""
    path = folder / FILE_NAME
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_empty())
    return Store.open(folder)


def how_much(store: Store) -> tuple[int, int, int]:
    """How many chats, turns (those out of sight on other branches aside) and memories there are."""
    chats = store.list_chats()
    n_turns = sum(len(store.turns_of_chat(chat.chat_id)) for chat in chats)
    return len(chats), n_turns, len(store.list_memories(limit=10_000))


def save_page(pages: PageStore, key: PageKey, fingerprint: str, span: Span, data: bytes | bytearray) -> bool:
    """Keep one page; false where it is not kept."""
    return key in pages.save_all([(key, fingerprint, KeptPage(span, data))])


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as name:
        Store.open(Path(name)).close()
        return (Path(name) / FILE_NAME).read_bytes()
