"""What HTTP allows and few programs do: bodies that wait for a word, offers of HTTP/2, broken ends."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.helpers.api import KEY, Api, scripted_api
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
