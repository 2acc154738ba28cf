"""What HTTP allows and few programs do: bodies that wait for a word, offers of HTTP/2, broken ends."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import aclosing
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.http import routes
from ethervox_gui.server.http.stopping import Stopping
from tests.helpers.api import KEY, PATIENCE, Api, scripted_api
from tests.unit.server.test_safety import place, raw


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with scripted_api(tmp_path_factory.mktemp("api"), "Fine.", settings={"server.body_limit_mb": 1}) as found:
        yield found


def head(api: Api, *headers: str, key: str = KEY, host: str = "") -> bytes:
    lines = [
        "POST /v1/chat/completions HTTP/1.1",
        f"Host: {host or place(api)}",
        f"Authorization: Bearer {key}",
        *headers,
    ]
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode()


HELLO = b'{"model": "default", "messages": [{"role": "user", "content": "Hello"}]}'


@pytest.mark.parametrize(
    ("status", "length", "key", "host"),
    [
        (401, 1000, "wrong", ""),
        (403, 1000, KEY, "evil.example"),
        (413, 500_000_000, KEY, ""),
    ],
)
def test_a_body_that_waits_for_a_word_is_not_asked_for_to_be_refused(
    api: Api, status: int, length: int, key: str, host: str
) -> None:
    """Or half a gigabyte would be sent first, for nothing."""
    with raw(api) as connection:
        connection.send(head(api, "Expect: 100-Continue", f"Content-Length: {length}", key=key, host=host))
        assert connection.receive().startswith(f"HTTP/1.1 {status}".encode()), "at once, and without a 100"


def test_a_body_that_waits_for_a_word_gets_it_where_it_is_welcome(api: Api) -> None:
    with raw(api) as connection:
        connection.send(head(api, "Expect: 100-continue", f"Content-Length: {len(HELLO)}"))
        assert connection.receive(until=b"\r\n\r\n").startswith(b"HTTP/1.1 100")
        connection.send(HELLO)
        assert connection.receive(until=b"Fine.").startswith(b"HTTP/1.1 200")


def test_an_offer_of_http_2_is_passed_over_in_silence(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    """Java's clients make it with every request, and keep the connection."""
    offer = (
        "Connection: Upgrade, HTTP2-Settings",
        "Upgrade: h2c",
        "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA",
    )
    with caplog.at_level(logging.WARNING), raw(api) as connection:
        for _ in range(2):
            connection.send(head(api, *offer, f"Content-Length: {len(HELLO)}") + HELLO)
            assert b"200 OK" in connection.receive(until=b'"context"')
    assert not caplog.records


def test_a_body_that_breaks_after_its_answer_ends_the_connection_alone(
    api: Api, caplog: pytest.LogCaptureFixture
) -> None:
    """What is asked for needs no body, and is told before one is over; what is no HTTP then is no failure."""
    asked = head(api, "Transfer-Encoding: chunked").replace(b"POST /v1/chat/completions", b"GET /health")
    with caplog.at_level(logging.ERROR), raw(api) as connection:
        connection.send(asked + b"5\r\nhello\r\n")
        assert connection.receive(until=b"}").startswith(b"HTTP/1.1 200")
        connection.send(b"no size\r\n")
        assert connection.receive() == b"", "and says no more"
    assert not caplog.records


# ---- callers that say no more ----------------------------------------------------------------------


def asked(api: Api, *, stream: bool = False) -> bytes:
    body = json.dumps({**json.loads(HELLO), "stream": stream}).encode()
    return head(api, f"Content-Length: {len(body)}") + body


@pytest.mark.parametrize(
    ("stream", "looked_after"), [(False, b"HTTP/1.1 100 Continue\r\n\r\n"), (True, b":\n\n")]
)
def test_who_says_no_more_behind_a_request_is_answered(
    tmp_path: Path, stream: bool, looked_after: bytes
) -> None:
    """As ``nc -N`` and ``socat`` do, and HTTP allows: that one is there still, the server has tried."""
    gate = threading.Event()

    def respond(_prompt: str) -> str:
        gate.wait(PATIENCE)
        return "Fine."

    with scripted_api(tmp_path, respond) as api, raw(api) as connection:
        connection.send(asked(api, stream=stream))
        begun = connection.receive(until=b"\r\n\r\n") if stream else b""
        connection.say_no_more()
        begun += connection.receive(until=looked_after)
        gate.set()
        said = (begun + connection.receive()).replace(looked_after, b"")
        assert said.startswith(b"HTTP/1.1 200")
        assert said.endswith(b"data: [DONE]\n\n\r\n0\r\n\r\n" if stream else b"}"), "and then closed"
        assert api.last_record().status == 200


def test_each_of_several_requests_is_answered_though_no_more_come(api: Api) -> None:
    with raw(api) as connection:
        connection.send(asked(api) * 3)
        connection.say_no_more()
        assert connection.receive().count(b"Fine.") == 3


def test_a_request_that_breaks_off_is_not_waited_for(api: Api) -> None:
    """Nor is one more on a kept connection that its caller has closed."""
    for begun, words in ((asked(api)[:-9], b""), (asked(api), b"Fine.")):
        with raw(api) as connection:
            connection.send(begun)
            said = connection.receive(until=words)
            connection.say_no_more()
            assert words in said + connection.receive()


# ---- streams that fail -----------------------------------------------------------------------------


def test_a_stream_that_runs_out_of_time_itself_says_that_it_failed(
    api: Api, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is not taken for a caller that reads nothing, with whom there is no more to say."""

    async def out_of_time(chunks: AsyncGenerator[str]) -> AsyncGenerator[str]:
        async with aclosing(chunks):
            yield "data: {}\n\n"
            raise TimeoutError("a disk somewhere does not answer")

    monkeypatch.setattr(routes, "as_data", out_of_time)
    with raw(api) as connection:
        connection.send(asked(api, stream=True))
        said = connection.receive(until=b"[DONE]")
    assert b"server_error" in said
    assert api.last_record().status == 500
    assert "a disk somewhere" in caplog.text


def test_who_reads_nothing_is_no_failure_though_one_is_to_be_told() -> None:
    async def fails() -> AsyncGenerator[str]:
        yield "data: {}\n\n"
        raise ApiError(503, "Later.", "unavailable")

    async def silent() -> dict[str, Any]:
        return await asyncio.Future()

    async def send(message: Mapping[str, Any]) -> None:
        if message.get("body") == b"data: later\n\n":
            await asyncio.Future()

    async def play() -> None:
        report = SimpleNamespace(counted=0, strategy="none")
        found: Any = Mock(plan=SimpleNamespace(report=report))
        told = Mock(return_value="data: later\n\n")
        stream = routes._EventStream(fails(), found, told, 0.01, Stopping(Mock()))
        await stream({}, silent, send)
        told.assert_called_once()
        found.close.assert_called_once()

    asyncio.run(play())
