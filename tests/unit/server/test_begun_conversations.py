"""A conversation that nobody is told of is not there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.errors import StorageError
from ethervox_gui.server.hosting import Hosting
from ethervox_gui.server.records import Records
from ethervox_gui.server.replies.asked import checked_request
from ethervox_gui.server.schema import ConversationRequest, ResponseRequest
from ethervox_gui.services.profiles import DEFAULT, Profile
from ethervox_gui.settings import Settings
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
            self.settings = Settings

    sources: Any = Sources()
    pool: Any = None
    return Hosting(sources, pool, Records())


def ask(kept: Hosting, monkeypatch: pytest.MonkeyPatch) -> Coroutine[Any, Any, object]:
    """A request for a response, up to where its place is found."""
    monkeypatch.setattr(kept, "_encoder", lambda _profile: None)
    raw = {"model": "default", "input": "hello"}
    request, profile = ResponseRequest.model_validate(raw), Profile(name=DEFAULT)
    return kept._reply(request, raw, profile, {}, checked_request(raw, profile, 100))


@pytest.mark.parametrize("is_response", [False, True])
def test_a_request_that_ends_while_its_conversation_is_made_leaves_none(
    store: Store, monkeypatch: pytest.MonkeyPatch, is_response: bool
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
        asked = ask(kept, monkeypatch) if is_response else kept.begin(ConversationRequest())
        request: asyncio.Task[object] = asyncio.create_task(asked)
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
