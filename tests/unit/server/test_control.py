"""The server beside a window: what starts it anew, what leaves running streams alone, and what fails once."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlsplit

import httpx
import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.server.control import ServerControl
from ethervox_gui.server.http import thread
from ethervox_gui.server.http.thread import ServerThread
from ethervox_gui.settings import Settings
from tests.helpers.api import PATIENCE, scripted_api


@contextmanager
def controlled(folder: Path) -> Iterator[ServerControl]:
    """A control with a model behind it, whose server is off."""
    with scripted_api(folder, "Fine.") as api:
        control = ServerControl(api.sources)
        try:
            yield control
        finally:
            control.close()


def chosen(**changes: object) -> Settings:
    values = {"enabled": True, "port": 0, **changes}
    return Settings().with_values({f"server.{name}": value for name, value in values.items()})


@pytest.mark.parametrize(
    "change",
    [
        {"strategy": "smart"},
        {"warning_threshold": 0.5},
        {"error_threshold": 0.9},
        {"max_messages": 3},
        {"last_turns": 3},
        {"remote_max_tokens": 4096},
        {"metrics": True},
        {"keep_conversations": False},
        {"parallel": 2},
    ],
)
def test_what_each_request_reads_anew_breaks_nothing_off(tmp_path: Path, change: dict[str, object]) -> None:
    with controlled(tmp_path) as control:
        assert control.apply(chosen().server)
        url = control.url or ""
        with httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False) as client:
            client.get("/health")  # a connection that is kept
            assert not control.apply(chosen(**change).server)
            assert control.url == url
            assert client.get("/health").status_code == 200


@pytest.mark.parametrize("change", [{"message_limit": 5}, {"allowed_origins": "https://a.example"}])
def test_what_http_needs_starts_it_anew(tmp_path: Path, change: dict[str, object]) -> None:
    with controlled(tmp_path) as control:
        control.apply(chosen().server)
        assert control.apply(chosen(**change).server)
        assert control.url


def test_a_server_that_is_off_has_nothing_to_start_anew(tmp_path: Path) -> None:
    with controlled(tmp_path) as control:
        assert not control.apply(chosen(enabled=False, port=5).server)
        assert control.apply(chosen().server)
        assert control.apply(chosen(enabled=False).server)
        assert control.url is None


def test_an_address_that_is_taken_is_told_once(tmp_path: Path) -> None:
    with controlled(tmp_path) as control, socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(UserError, match="cannot be used"):
            control.apply(chosen(port=port).server)
        assert control.url is None
        assert not control.apply(chosen(port=port, max_messages=7).server), "told again"
        control.apply(chosen(port=port, enabled=False).server)
        with pytest.raises(UserError, match="cannot be used"):  # turned on again, it is tried again
            control.apply(chosen(port=port).server)
        assert control.apply(chosen().server), "another port"


def test_one_that_cannot_begin_to_answer_does_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a process may open no more files: nobody is told an address at which nothing listens."""
    made: list[ServerThread] = []

    async def refused(*_: object, **__: object) -> NoReturn:
        raise OSError(errno.EMFILE, "Too many open files")

    class Kept(ServerThread):
        def start(self) -> None:
            made.append(self)
            super().start()

    monkeypatch.setattr(thread, "ServerThread", Kept)
    with controlled(tmp_path) as control:
        with monkeypatch.context() as few:
            few.setattr(asyncio.BaseEventLoop, "create_server", refused)
            with pytest.raises(UserError, match="could not be started") as failed:
                control.apply(chosen().server)
        assert "Too many open files" in failed.value.details
        assert control.url is None
        address = urlsplit(made[0].url)
        with socket.create_server((str(address.hostname), address.port or 0)):
            pass  # its port is free again
        assert control.apply(chosen(message_limit=5).server)
        assert httpx.get(f"{control.url}/health", trust_env=False).status_code == 200


def test_the_address_that_is_offered_can_be_called(tmp_path: Path) -> None:
    """0.0.0.0 listens everywhere, and is nobody's address."""
    with scripted_api(tmp_path, "Fine.", settings={"server.host": "0.0.0.0"}) as api:
        assert api.url.startswith("http://127.0.0.1:")
        assert api.client.get("/v1/models").status_code == 200
