"""Streams of events as servers write them, and as they should not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator

import pytest

from ethervox_gui.engine.protocol import RemoteSource
from ethervox_gui.engine.remote.event_lines import LineTooLongError, data_of, says_the_end
from ethervox_gui.engine.remote.http import RemoteError
from tests.helpers.upstream import Scripted, scripted_upstream
from tests.unit.engine.remote.test_remote_ways import ask

#: All that ``str.splitlines`` takes for the end of a line and a stream of events does not.
NO_ENDS = "\x0b \x0c \x1c \x1d \x1e \x85 \u2028 \u2029"


@pytest.fixture
def upstream() -> Iterator[Scripted]:
    with scripted_upstream() as found:
        yield found


def chunk(text: str, reason: str | None = None) -> bytes:
    choice = {"index": 0, "delta": {"content": text}, "finish_reason": reason}
    return f"data: {json.dumps({'choices': [choice]}, ensure_ascii=False)}\n\n".encode()


def said(upstream: Scripted, stream: bytes) -> str:
    upstream.stream = stream
    return "".join(piece.text for piece in ask(RemoteSource(upstream.url, "m")))


def read(text: str, size: int, longest: int = 100) -> list[str]:
    async def pieces() -> AsyncIterator[str]:
        for start in range(0, len(text), size):
            yield text[start : start + size]

    async def collect() -> list[str]:
        return [data async for data in data_of(pieces(), longest)]

    return asyncio.run(collect())


@pytest.mark.parametrize("size", range(1, 9))
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_the_format_says(end: str, size: int) -> None:
    text = end.join(["data: one", "", ": a comment", "event: x", f"data:a {NO_ENDS} b", "", "data: last"])
    assert read(text, size) == ["one", f"a {NO_ENDS} b", "last"]


def test_a_line_without_an_end_is_given_up() -> None:
    assert read("data: " + "x" * 94, 7) == ["x" * 94]
    with pytest.raises(LineTooLongError):
        read("data: " + "x" * 95, 7)
    with pytest.raises(LineTooLongError):
        read("data: short\n" + "x" * 101, 60)  # its beginning came with the line before
    assert read("data: x\n" * 100, 7) == ["x"] * 100


def test_no_text_is_lost_for_what_looks_like_the_end_of_a_line(upstream: Scripted) -> None:
    text = f"before {NO_ENDS} behind"
    assert said(upstream, chunk(text) + chunk("", "stop") + b"data: [DONE]\n\n") == text


@pytest.mark.parametrize("behind", [b"", b'data: {"choices": [], "usage": {"prompt_tokens": 5}}\n\n'])
def test_a_reply_that_says_why_it_ended_is_whole(upstream: Scripted, behind: bytes) -> None:
    assert said(upstream, chunk("all of it") + chunk("", "stop") + behind) == "all of it"


def test_a_reply_that_does_not_broke_off(upstream: Scripted) -> None:
    for stream in (
        chunk("half"),
        chunk("half", ""),
        b"data: 5\n\n",
        b'data: {"choices": [{"finish_reason": {}}]}\n\n',
        b"",
    ):
        with pytest.raises(RemoteError, match="broke off"):
            said(upstream, stream)
    assert not says_the_end(["[" * 100_000, "{}", '{"choices": [null]}', '{"choices": 3}'])


@pytest.mark.parametrize("kind", ["text/html; charset=utf-8", "application/json"])
def test_a_page_for_people_is_no_server_for_programs(upstream: Scripted, kind: str) -> None:
    upstream.stream_kind = kind
    with pytest.raises(RemoteError, match="not OpenAI-compatible") as caught:
        said(upstream, b"<html>\n<p>Welcome\n")
    assert "/v1" in caught.value.advice
