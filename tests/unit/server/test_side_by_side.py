"""Several choices of one request: written side by side in the same batches, their prompt read once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.events.events import StopReason
from ethervox_gui.governor.jobs.guest_jobs import (
    CompletionEnded,
    CompletionEvent,
    PromptRead,
    TextWritten,
)
from ethervox_gui.server.replies.side_by_side import side_by_side
from tests.helpers.api import Api, events_of, running_api
from tests.unit.server.test_parallel import N_SEATS, Gate, all_come_first, ask
from tests.unit.server.test_safety import Raw, wait_for

SYSTEM = "s" * 400
N_TOKENS = 40


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    with running_api(tmp_path, lambda *_: Gate(), settings={"server.parallel": N_SEATS}) as made:
        yield made


def asked(word: str = "alpha", **options: Any) -> dict[str, Any]:
    messages = [{"role": "system", "content": SYSTEM}, {"role": "user", "content": word}]
    return {"messages": messages, "n": N_SEATS, "max_tokens": N_TOKENS, **options}


def said(word: str = "alpha") -> str:
    return (f"{word} " * N_TOKENS)[:N_TOKENS]


def most_together(api: Api) -> int:
    return max(map(len, api.engine.together), default=0)


def n_read_together(api: Api) -> int:
    """Tokens in the batches of several, those of a batch for one not counted."""
    return sum(len(chunk.tokens) for chunks in api.engine.together for chunk in chunks)


def test_the_choices_of_an_answer_share_batches_and_the_prompt(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_come_first(api, monkeypatch, N_SEATS)
    body = api.complete(**asked()).json()
    assert [(c["index"], c["message"]["content"]) for c in body["choices"]] == [
        (number, said()) for number in range(N_SEATS)
    ]
    assert {choice["finish_reason"] for choice in body["choices"]} == {"length"}
    assert most_together(api) == N_SEATS
    assert body["usage"]["completion_tokens"] == N_SEATS * N_TOKENS
    assert body["usage"]["prompt_tokens"] > len(SYSTEM)
    assert body["usage"]["prompt_tokens_details"]["cached_tokens"] == 0
    assert n_read_together(api) < N_SEATS * (N_TOKENS + 1), "no choice but the first reads the prompt"


def test_a_stream_says_which_piece_is_whose(api: Api) -> None:
    *data, done = events_of(api.complete(**asked(), stream=True))
    chunks = [json.loads(text) for text in data]
    texts = [""] * N_SEATS
    for chunk in chunks:
        (choice,) = chunk["choices"]
        texts[choice["index"]] += choice["delta"].get("content") or ""
    assert texts == [said()] * N_SEATS
    assert sum(bool(chunk["choices"][0]["finish_reason"]) for chunk in chunks) == N_SEATS
    assert ["context" in chunk for chunk in chunks] == [False] * (len(chunks) - 1) + [True]
    assert done == "[DONE]"


def test_all_choices_of_a_stream_begin_before_one_is_over(api: Api) -> None:
    body = {"model": "default", **asked(max_tokens=40_000), "stream": True}
    begun: set[int] = set()
    with api.client.stream("POST", "/v1/chat/completions", json=body) as response:
        for line in response.iter_lines():
            if line.startswith("data: {"):
                (choice,) = json.loads(line[6:])["choices"]
                assert choice["finish_reason"] is None
                begun |= {choice["index"]} if choice["delta"].get("content") else set()
            if len(begun) == N_SEATS:
                break
    assert len(begun) == N_SEATS
    wait_for(lambda: all(record.status for record in api.server.records.last()))


@pytest.mark.parametrize("stream", [False, True])
def test_texts_that_go_on_do_so_side_by_side(api: Api, stream: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """One prompt behind the other: the choices of each are together."""
    all_come_first(api, monkeypatch, N_SEATS)
    body = {
        "model": "default",
        "prompt": [f"{SYSTEM} alpha", f"{SYSTEM} bravo"],
        "n": N_SEATS,
        "max_tokens": N_TOKENS,
        "stream": stream,
    }
    response = api.client.post("/v1/completions", json=body)
    texts = [""] * (2 * N_SEATS)
    bodies = map(json.loads, events_of(response)[:-1]) if stream else [response.json()]
    for choice in (choice for found in bodies for choice in found["choices"]):
        texts[choice["index"]] += choice["text"]
    assert texts == [said("alpha")] * N_SEATS + [said("bravo")] * N_SEATS
    assert most_together(api) == N_SEATS


def test_who_goes_away_stops_all_of_them(api: Api) -> None:
    caller = Raw(api)
    caller.ask({**ask("alpha"), "n": N_SEATS, "stream": True})
    wait_for(lambda: most_together(api) == N_SEATS)
    caller.close()
    wait_for(lambda: all(record.status for record in api.server.records.last()))
    assert api.complete(ask("bravo")["messages"], max_tokens=3).status_code == 200
    assert api.last_record().status == 200
    n_batches = len(api.engine.together)
    assert api.complete(ask("bravo")["messages"], max_tokens=3).status_code == 200
    assert len(api.engine.together) == n_batches, "nobody wrote beside it"


# ---- by themselves ---------------------------------------------------------------------------------


class Source:
    """A reply of so many tokens that notes when it begins and when it is left."""

    def __init__(self, log: list[str], name: str, n_tokens: int, error: Exception | None = None) -> None:
        self._log, self._name, self._n_tokens, self._error = log, name, n_tokens, error

    async def events(self) -> AsyncGenerator[CompletionEvent]:
        self._log.append(f"{self._name} begins")
        try:
            await asyncio.sleep(0)
            yield PromptRead(1, 0)
            for number in range(self._n_tokens):
                await asyncio.sleep(0)
                self._log.append(f"{self._name} {number}")
                yield TextWritten(self._name, number + 1)
            if self._error is not None:
                raise self._error
            yield CompletionEnded(StopReason.END, self._n_tokens)
        finally:
            self._log.append(f"{self._name} is left")


def begun(*sources: Source) -> list[Any]:
    return [partial(source.events) for source in sources]


async def _all(replies: list[Any], most: int = 10_000) -> list[tuple[int, CompletionEvent]]:
    found: list[tuple[int, CompletionEvent]] = []
    events = side_by_side(replies)
    try:
        async for pair in events:
            found.append(pair)
            if len(found) == most:
                break
    finally:
        await events.aclose()
    return found


def test_each_is_told_with_its_number() -> None:
    log: list[str] = []
    found = asyncio.run(_all(begun(Source(log, "a", 3), Source(log, "b", 5), Source(log, "c", 1))))
    for at, n_tokens in enumerate((3, 5, 1)):
        told = [event for number, event in found if number == at]
        assert told[0] == PromptRead(1, 0)
        texts = [event.text for event in told if isinstance(event, TextWritten)]
        assert texts == ["abc"[at]] * n_tokens
        assert told[-1] == CompletionEnded(StopReason.END, n_tokens)
    assert log.count("b begins") == log.count("b is left") == 1


def test_nobody_who_reads_on_stops_all() -> None:
    log: list[str] = []
    asyncio.run(_all(begun(Source(log, "a", 9000), Source(log, "b", 9000)), most=3))
    assert {"a is left", "b is left"} <= set(log)
    assert "a 8999" not in log


def test_one_that_fails_stops_all() -> None:
    log: list[str] = []
    replies = begun(Source(log, "a", 10_000), Source(log, "b", 2, ValueError("no")))
    with pytest.raises(ValueError, match="no"):
        asyncio.run(_all(replies))
    assert "a is left" in log
    assert "a 9999" not in log
