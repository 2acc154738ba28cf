"""Four programs at a time: their replies grow together, and what one does is felt by none of the others."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.governor.jobs.guest_jobs import Complete, SayHosted
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.server.http import routes
from tests.conftest import ModelMaker
from tests.helpers.api import PATIENCE, Api, events_of, running_api
from tests.helpers.scripted_engine import ScriptedEngine
from tests.helpers.tiny_models import Shape
from tests.unit.server.test_safety import HELLO, Raw, wait_for
from tests.unit.server.test_schemas import SENTENCE, form

N_SEATS = 4
WORDS = ("alpha", "bravo", "charlie", "delta", "echo", "foxtrot")


class Gate(ScriptedEngine):
    """Goes on for ever with the last word of the question; writes only while it is open."""

    def __init__(self) -> None:
        super().__init__(
            lambda prompt: f"{prompt.split()[-1]} " * 9000,
            n_ctx=400_000,
            interleaves=True,
            n_guests=N_SEATS,
        )
        self.open = threading.Event()
        self.open.set()

    def count_call(self) -> None:
        super().count_call()
        assert self.open.wait(PATIENCE)


@pytest.fixture
def endless(tmp_path: Path) -> Iterator[Api]:
    settings = {"server.parallel": N_SEATS}
    with running_api(tmp_path, lambda *_: Gate(), settings=settings) as made:
        yield made


def ask(word: str) -> dict[str, Any]:
    return {**HELLO, "messages": [{"role": "user", "content": word}]}


def all_come_first(api: Api, monkeypatch: pytest.MonkeyPatch, n_jobs: int) -> None:
    """The model does nothing before so many replies were asked for."""
    submit, n_submitted = api.governor.submit, 0

    def counted(job: Job) -> None:
        nonlocal n_submitted
        submit(job)
        n_submitted += isinstance(job, Complete | SayHosted)
        if n_submitted >= n_jobs:
            api.engine.open.set()

    monkeypatch.setattr(api.governor, "submit", counted)
    api.engine.open.clear()


def seats_in_use(api: Api) -> int:
    """How many sequences the last batch had."""
    together = api.engine.together
    return len(together[-1]) if together else 0


def test_four_streams_go_on_together_and_each_is_its_own(
    endless: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers = [Raw(endless) for _ in WORDS[:N_SEATS]]
    all_come_first(endless, monkeypatch, N_SEATS)
    for caller, word in zip(callers, WORDS, strict=False):
        caller.ask({**ask(word), "stream": True, "max_tokens": 300})
    for caller, word in zip(callers, WORDS, strict=False):
        text = b"".join(_pieces(caller.receive(until=b"[DONE]")))
        assert text.decode() == (f"{word} " * 300)[:300]
        caller.close()
    assert max(len(chunks) for chunks in endless.engine.together) == N_SEATS


def test_whole_answers_are_the_same_together_as_alone(endless: Api) -> None:
    def text_of(word: str) -> str:
        answer = endless.complete(ask(word)["messages"], max_tokens=200).json()
        assert answer["usage"]["completion_tokens"] == 200
        return str(answer["choices"][0]["message"]["content"])

    with ThreadPoolExecutor(len(WORDS)) as pool:
        found = list(pool.map(text_of, WORDS))
    assert found == [(f"{word} " * 200)[:200] for word in WORDS]


def test_conversations_that_are_kept_come_in_between(endless: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a time they read their message alone; the others write on in the batches of their replies."""

    def say(text: str) -> str:
        body = {"model": "default", "input": text, "max_output_tokens": 50}
        answer = endless.client.post("/v1/responses", json=body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["output"][-1]["content"][0]["text"])

    all_come_first(endless, monkeypatch, len(WORDS))
    callers = [Raw(endless) for _ in WORDS[:3]]
    for caller, word in zip(callers, WORDS, strict=False):
        caller.ask({**ask(word), "stream": True, "max_tokens": 300})
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(say, WORDS[3:])) == [(f"{word} " * 50)[:50] for word in WORDS[3:]]
    assert most_beside_a_kept_one(endless) == 3
    for caller, word in zip(callers, WORDS, strict=False):
        text = b"".join(_pieces(caller.receive(until=b"[DONE]")))
        assert text.decode() == (f"{word} " * 300)[:300]
        caller.close()


def test_a_kept_conversation_that_is_left_leaves_the_others_alone(
    endless: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_come_first(endless, monkeypatch, 4)
    callers = [Raw(endless) for _ in WORDS[:3]]
    for caller, word in zip(callers, WORDS, strict=False):
        caller.ask({**ask(word), "stream": True, "max_tokens": 2000})
    leaving = Raw(endless)
    leaving.ask({"model": "default", "input": WORDS[3], "stream": True}, "/v1/responses")
    wait_for(lambda: most_beside_a_kept_one(endless) == 3)
    leaving.close()
    wait_for(lambda: 499 in [record.status for record in endless.server.records.last()])
    for caller, word in zip(callers, WORDS, strict=False):
        text = b"".join(_pieces(caller.receive(until=b"[DONE]")))
        assert text.decode() == (f"{word} " * 2000)[:2000]
        caller.close()


def most_beside_a_kept_one(api: Api) -> int:
    """How many others most were in a batch of the reply of a conversation that is kept."""
    batches = [{chunk.seq for chunk in chunks} for chunks in list(api.engine.together)]
    return max((len(batch) - 1 for batch in batches if LIVE in batch), default=0)


def test_200_who_go_away_beside_three_who_stay_leave_nothing_running(endless: Api) -> None:
    """And one of those who stay reads nothing of what it gets."""
    staying = [Raw(endless) for _ in range(N_SEATS - 1)]
    for caller, word in zip(staying, WORDS, strict=False):
        caller.ask({**ask(word), "stream": True, "max_tokens": 40_000})
    wait_for(lambda: seats_in_use(endless) == N_SEATS - 1)
    process = psutil.Process()
    n_threads, n_open = process.num_threads(), len(process.net_connections())
    for _ in range(10):
        leaving = [Raw(endless) for _ in range(20)]
        for number, caller in enumerate(leaving):
            caller.ask({**ask(f"x{number}"), "stream": number % 2 == 0})
        leaving[0].receive(until=b"x")
        for caller in leaving:
            caller.close()
        wait_for(lambda: _n_running(endless) <= len(staying))
        endless.engine.decoded.clear()
        del endless.engine.together[:-1]
    assert process.num_threads() <= n_threads + 8
    assert len(process.net_connections()) <= n_open + 4
    assert [record.status for record in endless.server.records.last()].count(499) >= 190
    for caller in staying:
        caller.close()
    wait_for(lambda: _n_running(endless) == 0)
    assert endless.complete(ask("hello")["messages"], max_tokens=3).status_code == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"authorization": "Bearer wrong"}, 401),
        ({"host": "evil.example"}, 403),
        ({"origin": "https://evil.example"}, 403),
    ],
    ids=["a wrong key", "a foreign host", "a foreign page"],
)
def test_strangers_are_sent_away_while_four_write(endless: Api, headers: dict[str, str], status: int) -> None:
    callers = [Raw(endless) for _ in WORDS[:N_SEATS]]
    for caller, word in zip(callers, WORDS, strict=False):
        caller.ask({**ask(word), "stream": True, "max_tokens": 40_000})
    wait_for(lambda: seats_in_use(endless) == N_SEATS)
    n_records = len(endless.server.records.last())
    paths = ("/v1/chat/completions", "/v1/completions", "/v1/responses")
    for _ in range(20):
        endless.engine.open.clear()  # however slow this machine is, no reply comes to its end meanwhile
        for path in paths:
            assert endless.client.post(path, json=ask("hello"), headers=headers).status_code == status
        endless.engine.open.set()
    n_more = len(endless.server.records.last()) - n_records
    assert n_more <= len(paths), "the same again is one line of the list"
    n_batches = len(endless.engine.together)
    wait_for(lambda: len(endless.engine.together) > n_batches)
    assert seats_in_use(endless) == N_SEATS
    for caller in callers:
        caller.close()
    wait_for(lambda: _n_running(endless) == 0)


def test_stopping_the_server_breaks_off_all(endless: Api) -> None:
    callers = [Raw(endless) for _ in WORDS]
    for caller, word in zip(callers, WORDS, strict=True):
        caller.ask({**ask(word), "stream": True})
    wait_for(lambda: seats_in_use(endless) == N_SEATS)
    endless.server.stop()
    for caller in callers:
        answer = caller.receive()  # of one that fell far behind in reading nothing more is taken
        assert (b"being stopped" in answer) == (b"[DONE]" in answer)
        caller.close()


def _n_running(api: Api) -> int:
    return sum(not record.status for record in api.server.records.last())


def _pieces(answer: bytes) -> Iterator[bytes]:
    for line in answer.splitlines():
        if line.startswith(b"data: {"):
            for choice in json.loads(line[6:])["choices"]:
                yield choice["delta"].get("content", "").encode()


# ---- a real model ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def lacking(tmp_path_factory: pytest.TempPathFactory, tiny_model: ModelMaker) -> Iterator[Api]:
    """A model that has no token for some letters: a schema can ask for what it cannot write."""
    model = tiny_model(Shape(lacks="{z"))
    settings = {"model.n_ctx": 4096, "server.parallel": N_SEATS}
    with running_api(
        tmp_path_factory.mktemp("lacking"), lambda _, m, p: llama.load(model, m, p), settings=settings
    ) as made:
        yield made


def test_schemas_hold_each_for_its_own_and_a_bad_one_fails_alone(lacking: Api) -> None:
    letters = "abcdefgh"

    def ask_for(letter: str) -> str:
        schema = {"const": f"{letter}bc" if letter != "d" else "abz"}
        answer = lacking.complete(
            [{"role": "user", "content": letter}], max_tokens=20, response_format=form(schema)
        )
        if letter == "d":
            return str(answer.json()["error"]["message"])
        return str(answer.json()["choices"][0]["message"]["content"])

    with ThreadPoolExecutor(len(letters)) as pool:
        found = list(pool.map(ask_for, letters))
    assert found == [
        f"response_format.json_schema.schema: {SENTENCE}" if letter == "d" else f'"{letter}bc"'
        for letter in letters
    ]


def test_schemas_without_an_end_are_refused_or_cut_while_others_write(lacking: Api) -> None:
    nested: dict[str, Any] = {"const": "abc"}
    for _ in range(300):
        nested = {"type": "array", "items": nested}
    bombs: list[dict[str, Any]] = [
        nested,
        {"type": "string", "minLength": 10**8, "maxLength": 10**9},
        {"type": "array", "minItems": 10**7, "items": {"const": "abc"}},
        {"type": "string", "pattern": "^((a{1,900}){1,900}){1,900}$"},
        {"enum": [f"abc {number}" for number in range(20_000)]},
        {"$ref": "#"},
        {"$ref": "http://192.0.2.1/schema.json"},
    ]

    def send(schema: dict[str, Any]) -> tuple[int, str]:
        answer = lacking.complete(
            [{"role": "user", "content": "a"}], max_tokens=8, response_format=form(schema)
        )
        body = answer.json()
        return answer.status_code, str(body.get("error", {}).get("code", ""))

    def write(word: str) -> int:
        answer = lacking.complete(ask(word)["messages"], max_tokens=100, logit_bias={"70": 100})
        return int(answer.json()["usage"]["completion_tokens"])

    with ThreadPoolExecutor(len(bombs) + 3) as pool:
        writing = [pool.submit(write, word) for word in WORDS[:3]]
        sent = [future.result() for future in [pool.submit(send, bomb) for bomb in bombs]]
        assert [future.result() for future in writing] == [100] * 3
    for bomb, (status, code) in zip(bombs, sent, strict=True):
        assert (status, code) in ((200, ""), (400, "schema_unusable")), str(bomb)[:60]
    assert sum(status == 400 for status, _ in sent) >= 3


def test_choices_likelihoods_and_plain_texts_together(lacking: Api) -> None:
    """All kinds of requests at a time say what each says alone."""
    asked: list[Callable[[], Any]] = [
        lambda: lacking.complete(ask("one")["messages"], max_tokens=12, n=3, logprobs=True, top_logprobs=2),
        lambda: lacking.complete(ask("two")["messages"], max_tokens=12, stream=True),
        lambda: lacking.client.post(
            "/v1/completions", json={"model": "default", "prompt": "x", "max_tokens": 12}
        ),
        lambda: lacking.complete(ask("four")["messages"], max_tokens=12, logit_bias={"70": 100}),
    ]
    with ThreadPoolExecutor(len(asked)) as pool:
        together = [future.result() for future in [pool.submit(one) for one in asked]]
    assert [one.status_code for one in together] == [200] * 4
    choices, stream, text, biased = together
    assert len(choices.json()["choices"]) == 3
    for choice in choices.json()["choices"]:
        for token in choice["logprobs"]["content"]:
            assert token["logprob"] == pytest.approx(token["top_logprobs"][0]["logprob"], abs=1e-6)
    assert events_of(stream)[-1] == "[DONE]"
    assert text.json()["usage"]["completion_tokens"] <= 12
    assert len(set(biased.json()["choices"][0]["message"]["content"])) == 1


@pytest.mark.parametrize(
    ("path", "asked", "told"),
    [
        ("chat/completions", {"messages": HELLO["messages"], "max_tokens": 9}, ": still working"),
        ("messages", {"messages": HELLO["messages"], "max_tokens": 9}, '{"type": "ping"}'),
        ("responses", {"input": "hello", "max_output_tokens": 9, "store": False}, "response.in_progress"),
    ],
)
def test_a_stream_says_that_it_goes_on_as_its_programs_count_it(
    endless: Api, monkeypatch: pytest.MonkeyPatch, path: str, asked: dict[str, Any], told: str
) -> None:
    """While a long prompt is read: to Claude Code and Codex a comment is nothing, and they give it up."""
    monkeypatch.setattr(routes, "_KEEP_ALIVE", 0.02)
    body = {"model": "default", "stream": True, **asked}
    endless.engine.open.clear()
    lines: list[str] = []
    with endless.client.stream("POST", f"/v1/{path}", json=body) as response:
        for line in response.iter_lines():
            lines.append(line)
            if len(lines) > 24:
                endless.engine.open.set()
    assert sum(told in line for line in lines[:24] if not line.startswith("event:")) > 3
    numbers = [json.loads(line[6:]).get("sequence_number", 0) for line in lines if line.startswith("data: {")]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(max(numbers) + 1))
