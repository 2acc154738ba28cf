"""Whoever asks the hub is told once how that ended, whatever it ran into."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.hub import client
from ethervox_gui.services.hub.hub import Hub
from ethervox_gui.services.hub.values import Page, Query
from tests.helpers.programs import PATIENCE_S

QUERY = Query("bees")
FOUND = Page(())


class Listener:
    """Hears the answers, and cannot make use of ``unwanted`` ones."""

    def __init__(self) -> None:
        self.heard: list[Page | UserError] = []
        self.unwanted: type[object] | None = None
        self.heard_it = threading.Event()

    def __call__(self, _query: Query, answer: Page | UserError) -> None:
        self.heard.append(answer)
        self.heard_it.set()
        if self.unwanted is not None and isinstance(answer, self.unwanted):
            raise RuntimeError("the listener fails")


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def hub(listener: Listener) -> Iterator[Hub]:
    made = Hub("http://hub.invalid", listener, lambda _repository, _contents: None)
    yield made
    made.close()


def answers(monkeypatch: pytest.MonkeyPatch, answer: Page | Exception) -> None:
    class Client:
        def __init__(self, *_: object, **__: object) -> None: ...

        async def search(self, _query: Query) -> Page:
            if isinstance(answer, Exception):
                raise answer
            return answer

        async def close(self) -> None: ...

    monkeypatch.setattr(client, "HubClient", Client)


def search(hub: Hub, listener: Listener) -> None:
    hub.search(QUERY)
    assert listener.heard_it.wait(PATIENCE_S)
    hub.close()  # and whatever else is told has been told then


def test_what_nobody_expected_is_told_as_a_sentence_and_logged(
    hub: Hub, listener: Listener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answers(monkeypatch, ZeroDivisionError("a page of none"))
    search(hub, listener)
    (told,) = listener.heard
    assert isinstance(told, UserError)
    assert told.code == "hub_failed"
    assert "ZeroDivisionError" in caplog.text


def test_a_listener_that_fails_is_not_told_that_the_search_did(
    hub: Hub, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, FOUND)
    listener.unwanted = Page
    search(hub, listener)
    assert listener.heard == [FOUND]
