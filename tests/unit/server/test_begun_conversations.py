"""A conversation that nobody is told of is not there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.errors import StorageError
from ethervox_gui.server.hosting import Hosting
from ethervox_gui.server.records import Records
from ethervox_gui.server.schema import ConversationRequest
from ethervox_gui.storage.base.values import Chat
from ethervox_gui.storage.store import Store
from tests.helpers.api import PATIENCE


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


def hosting(store: Store) -> Hosting:
    class Sources:
        def __init__(self) -> None:
            self.store = store
            self.keys: Any = None

    sources: Any = Sources()
    pool: Any = None
    return Hosting(sources, pool, Records())


def test_a_request_that_ends_while_its_conversation_is_made_leaves_none(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = hosting(store)
    begin, remove = kept.conversations.begin, kept.conversations.remove
    made, may_go_on = threading.Event(), threading.Event()
    removed_on: list[int] = []

    def slowly(prompt: str, profile: str) -> Chat:
        chat = begin(prompt, profile)
        made.set()
        assert may_go_on.wait(PATIENCE)
        return chat

    def noted(chat: Chat) -> None:
        removed_on.append(threading.get_ident())
        remove(chat)

    monkeypatch.setattr(kept.conversations, "begin", slowly)
    monkeypatch.setattr(kept.conversations, "remove", noted)

    async def ended() -> None:
        request = asyncio.create_task(kept.begin(ConversationRequest()))
        assert await asyncio.to_thread(made.wait, PATIENCE)
        request.cancel()
        await asyncio.sleep(0)
        may_go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await request

    asyncio.run(ended())
    assert store.list_chats() == []
    assert len(removed_on) == 1
    assert removed_on[0] != threading.get_ident(), "other requests would wait for the database"


def test_one_that_does_not_get_into_the_folder_is_not_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_given: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(store, "put_into_folder", fails)
    with pytest.raises(StorageError):
        asyncio.run(hosting(store).begin(ConversationRequest()))
    assert store.list_chats() == []
