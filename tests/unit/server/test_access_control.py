"""The gates by themselves: what a server in front of them may let through."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from ethervox_gui.context.errors import UserError
from ethervox_gui.server.http.access_control import HostCheck, KeyCheck

Headers = list[tuple[bytes, bytes]]


async def inside(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})


def status(gate: HostCheck | KeyCheck, headers: Headers) -> int:
    """What a request with these headers is answered."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "path": "/v1/models", "headers": headers, "server": ("127.0.0.1", 8462)}
    asyncio.run(gate(scope, receive, send))
    return int(sent[0]["status"])


HERE, ELSEWHERE = (b"host", b"127.0.0.1:8462"), (b"host", b"evil.example:8462")


@pytest.mark.parametrize(
    ("headers", "answer"),
    [
        ([HERE], 200),
        ([ELSEWHERE], 403),
        ([], 403),
        ([HERE, ELSEWHERE], 403),
        ([ELSEWHERE, HERE], 403),
        ([HERE, (b"origin", b"https://evil.example")], 403),
    ],
)
def test_a_request_has_one_host_and_it_is_this_machine(headers: Headers, answer: int) -> None:
    assert status(HostCheck(inside, (), ()), headers) == answer


RIGHT, WRONG = (b"authorization", b"Bearer secret"), (b"authorization", b"Bearer guess")


@pytest.mark.parametrize(
    ("headers", "answer"),
    [
        ([RIGHT], 200),
        ([(b"x-api-key", b"secret")], 200),
        ([RIGHT, (b"x-api-key", b"secret")], 200),
        ([RIGHT, (b"x-api-key", b"guess")], 401),
        ([(b"x-api-key", b"secret"), WRONG], 401),
        ([WRONG], 401),
        ([(b"authorization", b"Basic secret")], 401),
        ([], 401),
    ],
)
def test_of_two_keys_that_differ_neither_counts(headers: Headers, answer: int) -> None:
    assert status(KeyCheck(inside, "secret", lambda _: None), headers) == answer


@pytest.mark.parametrize("headers", [[], [WRONG]])
def test_only_who_says_so_lets_everybody_in(headers: Headers) -> None:
    assert status(KeyCheck(inside, None, lambda _: None), headers) == 200


@pytest.mark.parametrize("key", ["", " "])
def test_a_key_that_got_lost_opens_no_door(key: str) -> None:
    with pytest.raises(UserError, match="key is empty"):
        KeyCheck(inside, key, lambda _: None)
