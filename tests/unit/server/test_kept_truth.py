"""What is told of conversations that the server keeps is what really happened: figures, states, names."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.server.replies.running import Running
from ethervox_gui.server.shapes.responses import ResponseShape
from tests.helpers.api import KEY, PATIENCE, Api, events_of, running_api, scripted_api
from tests.helpers.scripted_engine import ScriptedEngine
from tests.unit.server.test_responses import respond, say, settled, text_of
from tests.unit.server.test_safety import wait_for


def n_read(api: Api) -> int:
    """Tokens that the live sequence has read since it was asked last."""
    found = sum(len(tokens) for seq, tokens in api.engine.decoded if seq == LIVE)
    api.engine.decoded.clear()
    return found


def cached_in(response: dict[str, Any]) -> int:
    found = int(response["usage"]["input_tokens_details"]["cached_tokens"])
    assert found == response["context"]["reused_tokens"] <= response["usage"]["input_tokens"]
    return found


def text_for(number: int) -> str:
    return f"message {number} " + "blah " * 40


def test_only_what_was_not_read_counts_as_cached(tmp_path: Path) -> None:
    """Also where turns leave for a message: then what is left of them was kept, and no more."""
    with scripted_api(tmp_path, "word " * 30, n_ctx=1350, settings={"server.metrics": True}) as api:
        response = say(api, text_for(0), instructions="Be brief.")
        assert cached_in(response) == 0, "its instructions were read for it, too"
        n_cached, n_left = 0, 0
        for number in range(1, 9):
            settled(api)
            n_read(api)
            gone = response["context"]["summarized"]
            response = say(api, text_for(number), previous_response_id=response["id"])
            usage = response["usage"]
            read = n_read(api) - usage["output_tokens"] - 1  # the mark behind the reply
            cached = cached_in(response)
            n_cached += cached
            if response["context"]["summarized"] == gone:
                assert usage["input_tokens"] - cached == read
            else:  # the summary comes from cells that were read beside the chat
                n_left += 1
                assert usage["input_tokens"] - cached > read
        assert n_left > 2
        lines = api.client.get("/metrics").text.splitlines()
        assert f'ethervox_prompt_tokens_reused_total{{model="default"}} {n_cached}' in lines


def test_a_cache_that_is_read_again_keeps_nothing(tmp_path: Path) -> None:
    def make(*_: object) -> ScriptedEngine:
        return ScriptedEngine(lambda _: "word " * 30, n_ctx=1350, capability=Capability(False, False, "test"))

    with running_api(tmp_path, make) as api:
        response, told = say(api, text_for(0), instructions="Be brief."), []
        for number in range(1, 6):
            gone = response["context"]["summarized"] + response["context"]["dropped"]
            response = say(api, text_for(number), previous_response_id=response["id"])
            is_shorter = response["context"]["summarized"] + response["context"]["dropped"] > gone
            told.append((is_shorter, cached_in(response) > 0))
        assert set(told) == {(True, False), (False, True)}
        first = say(api, "hello")
        say(api, "on", previous_response_id=first["id"])
        assert cached_in(say(api, "other", previous_response_id=first["id"])) == 0


@pytest.mark.parametrize("has_pages", [True, False])
def test_a_conversation_that_was_away_was_read_or_came_from_pages(tmp_path: Path, has_pages: bool) -> None:
    with scripted_api(tmp_path, "Fine.", settings={"paging.budget_mb": 512 * has_pages}) as api:
        one, other = say(api, "one"), say(api, "other")
        again = say(api, "on", previous_response_id=one["id"])
        n_before = len("one") + len("Fine.") + 4
        assert cached_in(again) == (n_before if has_pages else 0)
        assert cached_in(say(api, "on", previous_response_id=again["id"])) > n_before
        assert other["usage"]["input_tokens"] == len("other") + 3


def test_the_list_of_requests_says_how_much_came(tmp_path: Path) -> None:
    with scripted_api(tmp_path, "Fine.") as api:
        response = say(api, "hello")
        say(api, [{"role": "user", "content": "on"}], previous_response_id=response["id"])
        records = api.server.records.last()
        assert [record.n_received for record in records] == [len("hello") + 2, len("on") + 2]


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_mishap_in_a_stream_is_told_as_the_failure_of_its_response(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_kept: bool
) -> None:
    """With the name under which it began, in the order of the events, and the next one is answered."""
    says, told = ResponseShape.says, list[str]()

    def fall(self: ResponseShape, index: int, text: str, *scores: Any) -> str:
        told.append(text)
        if len(told) > 1:
            raise RuntimeError("a mishap")
        return says(self, index, text, *scores)

    with scripted_api(tmp_path, "Fine.") as api:
        body = {"model": "default", "input": "hello", "stream": True, "store": is_kept}
        with monkeypatch.context() as patch:
            patch.setattr(ResponseShape, "says", fall)
            events = [json.loads(data) for data in events_of(api.client.post("/v1/responses", json=body))]
        begun, failed = events[0]["response"], events[-1]["response"]
        assert [event["sequence_number"] for event in events] == list(range(len(events)))
        assert (events[-1]["type"], failed["status"]) == ("response.failed", "failed")
        assert failed["error"]["code"] == "server_error"
        assert "a mishap" not in failed["error"]["message"], "that is for the log"
        assert failed["id"] == begun["id"]
        assert failed["context"]["kept"] == 1
        assert api.last_record().status == 500
        assert "a mishap" in api.last_record().problem
        if is_kept:
            onward = say(api, "on", previous_response_id=failed["id"])
            assert text_of(onward) == "Fine."


class Gated(ScriptedEngine):
    """Writes ten tokens of a reply (or so many), and no more before ``gate`` is open.

    ``is_held`` is set once it waits for that.
    """

    def __init__(self, *arguments: Any, n_free: int = 10, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.gate, self.is_held = threading.Event(), threading.Event()
        self._n_single, self._n_free = 0, n_free

    def decode(self, tokens: Sequence[int], seq: int, p0: int, **more: Any) -> None:
        if seq == LIVE and len(tokens) == 1:
            self._n_single += 1
            if self._n_single > self._n_free:
                self.pass_gate()
        super().decode(tokens, seq, p0, **more)

    def pass_gate(self) -> None:
        self.is_held.set()
        assert self.gate.wait(PATIENCE)


def look(api: Api, response: str) -> dict[str, Any]:
    return dict(api.client.get(f"/v1/responses/{response}").json())


def items_of(api: Api, response: dict[str, Any]) -> list[dict[str, Any]]:
    path = f"/v1/conversations/{response['conversation']['id']}/items"
    return list(api.client.get(path, params={"order": "asc", "limit": 100}).json()["data"])


def test_a_response_that_is_being_written_is_in_progress(tmp_path: Path) -> None:
    """Until the event that it is complete; whoever looks then finds all of it."""
    with running_api(tmp_path, lambda *_: Gated(lambda _: "a long reply " * 3, n_ctx=1000)) as api:
        body = {"model": "default", "input": "hello", "stream": True}
        try:
            with api.client.stream("POST", "/v1/responses", json=body) as stream:
                _watch(api, stream)
        finally:
            api.engine.gate.set()


class Unread(Gated):
    """Reads nothing before ``gate`` is open."""

    def decode(self, tokens: Sequence[int], seq: int, p0: int, **more: Any) -> None:
        if seq == LIVE:
            self.pass_gate()
        super().decode(tokens, seq, p0, **more)


def test_a_stream_begins_before_its_message_is_read(tmp_path: Path) -> None:
    """With the name that the response keeps; what was done to the context is told once that is known."""
    with running_api(tmp_path, lambda *_: Unread(lambda _: "Fine.", n_ctx=1000)) as api:
        body = {"model": "default", "input": "hello", "stream": True}
        try:
            with api.client.stream("POST", "/v1/responses", json=body) as stream:
                told = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
                begun = [next(told) for _ in range(2)]
                assert [event["type"] for event in begun] == ["response.created", "response.in_progress"]
                name = begun[0]["response"]["id"]
                assert look(api, name)["status"] == "in_progress"
                api.engine.gate.set()
                rest = [*begun, *told]
        finally:
            api.engine.gate.set()
        assert [event["sequence_number"] for event in rest] == list(range(len(rest)))
        bodies = [event["response"] for event in rest if "response" in event]
        assert {one["id"] for one in bodies} == {name}
        assert [one["context"] is None for one in bodies] == [True, True, False, False]
        assert look(api, name) == bodies[-1]


def test_a_response_says_when_it_was_completed(tmp_path: Path) -> None:
    with scripted_api(tmp_path, "one two three") as api:
        for more in ({}, {"store": False}):
            whole = say(api, "hello", **more)
            assert whole["created_at"] <= whole["completed_at"] <= time.time()
            assert say(api, "hello", max_output_tokens=3, **more)["completed_at"] is None
        kept = say(api, "hello")
        assert look(api, kept["id"])["completed_at"] == kept["completed_at"]
        params = {"stream": "true"}
        replay = events_of(api.client.get(f"/v1/responses/{kept['id']}", params=params))
        bodies = [event["response"] for event in map(json.loads, replay) if "response" in event]
        assert [one["completed_at"] for one in bodies] == [None, None, kept["completed_at"]]


def _watch(api: Api, stream: httpx.Response) -> None:
    begun: dict[str, Any] = {}
    for line in stream.iter_lines():
        event: dict[str, Any] = json.loads(line[6:]) if line.startswith("data: ") else {"type": ""}
        if event["type"] == "response.created":
            begun = event["response"]
        if event["type"] == "response.output_text.delta" and not api.engine.gate.is_set():
            found = look(api, begun["id"])
            assert (found["status"], found["output"]) == ("in_progress", [])
            assert items_of(api, begun)[-1]["status"] == "in_progress"
            onward = {"model": "default", "input": "and?", "previous_response_id": begun["id"]}
            assert api.client.post("/v1/responses", json=onward).status_code == 409
            assert api.client.delete(f"/v1/responses/{begun['id']}").status_code == 409
            again = api.client.get(f"/v1/responses/{begun['id']}", params={"stream": "true"})
            assert (again.status_code, again.json()["error"]["code"]) == (409, "response_in_progress")
            api.engine.gate.set()
        if event["type"] == "response.completed":
            found = look(api, begun["id"])
            assert (found["status"], text_of(found)) == ("completed", text_of(event["response"]))
            assert items_of(api, begun)[-1]["status"] == "completed"


def test_a_response_that_was_cut_stays_incomplete(tmp_path: Path) -> None:
    with scripted_api(tmp_path, "one two three") as api:
        cut = say(api, "hello", max_output_tokens=3)
        found = look(api, cut["id"])
        assert (found["status"], text_of(found)) == (cut["status"], text_of(cut)) == ("incomplete", "one")
        assert found["incomplete_details"] == cut["incomplete_details"]
        assert [item["status"] for item in items_of(api, cut)] == ["completed", "incomplete"]
        whole = say(api, "and now?", previous_response_id=cut["id"])
        assert look(api, whole["id"])["status"] == "completed"
        assert look(api, cut["id"])["status"] == "incomplete"


def test_what_was_thought_is_an_item_and_items_keep_their_names(tmp_path: Path) -> None:
    """In the stream, in the response, looked at later, and among the items of the conversation."""
    with scripted_api(tmp_path, respond, n_ctx=2000) as api:
        first = say(api, "please think")
        body = {"model": "default", "input": "think", "previous_response_id": first["id"], "stream": True}
        events = [json.loads(data) for data in events_of(api.client.post("/v1/responses", json=body))]
        last = events[-1]["response"]
        done = [event["item"] for event in events if event["type"] == "response.output_item.done"]
        assert [item["id"] for item in done] == [item["id"] for item in last["output"]]
        assert look(api, last["id"])["output"] == last["output"] == done
        assert look(api, first["id"])["output"] == first["output"]
        items = items_of(api, first)
        assert [(item["type"], item.get("role")) for item in items] == [
            ("message", "user"),
            ("reasoning", None),
            ("message", "assistant"),
        ] * 2
        replied = [item for item in items if item.get("role") != "user"]
        assert [item["id"] for item in replied] == [item["id"] for item in (*first["output"], *done)]
        assert len({item["id"] for item in items}) == 6
        assert [item["content"][0]["text"] for item in replied[1::2]] == ["So be it."] * 2


def test_a_stream_that_fails_at_once_begins_all_the_same(tmp_path: Path) -> None:
    with scripted_api(tmp_path, "Fine.") as api:
        body = {"model": "default", "input": "x" * 5000, "stream": True}
        events = [json.loads(data) for data in events_of(api.client.post("/v1/responses", json=body))]
        assert [event["type"] for event in events] == [
            "response.created",
            "response.in_progress",
            "response.failed",
        ]
        assert events[-1]["response"]["error"]["code"] == "context_length_exceeded", "as OpenAI says it"
        (name,) = {event["response"]["id"] for event in events}
        assert name.startswith("resp_")
        assert api.client.get(f"/v1/responses/{name}").status_code == 404
        with (
            openai.OpenAI(base_url=api.url + "/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client,
            client.responses.stream(model="default", input="x" * 5000) as stream,
        ):
            assert [event.type for event in stream][-1] == "response.failed"


@pytest.mark.parametrize("is_stream", [True, False])
def test_a_request_that_is_refused_leaves_no_chat(tmp_path: Path, is_stream: bool) -> None:
    with scripted_api(tmp_path, "Fine.") as api:
        kept = say(api, "hello")
        made = api.client.post("/v1/conversations", json={}).json()
        for more in ({}, {"previous_response_id": kept["id"]}, {"conversation": made["id"]}):
            body = {"model": "default", "input": "x" * 5000, "stream": is_stream, "instructions": "", **more}
            api.client.post("/v1/responses", json=body)
        wait_for(lambda: len(api.store.list_chats()) == 2)
        assert api.store.list_chats(deleted=True) == []
        assert text_of(look(api, kept["id"])) == "Fine."
        assert api.client.get(f"/v1/conversations/{made['id']}").status_code == 200


def test_a_request_that_is_refused_for_its_last_message_leaves_no_chat(tmp_path: Path) -> None:
    with scripted_api(tmp_path, "Fine.", n_ctx=512) as api:
        said = [("user", "a"), ("assistant", "b"), ("user", "x" * 5000)]
        body = {"model": "default", "input": [{"role": role, "content": text} for role, text in said]}
        assert api.client.post("/v1/responses", json=body).status_code == 400
        wait_for(lambda: not api.store.list_chats())
        assert api.store.list_chats(deleted=True) == []


def broken_off(api: Api, at: str, **options: Any) -> dict[str, Any]:
    """A response of which the connection is closed at the first event of that kind, as it was told there.

    The engine has come as far as it may then: what is stored of it does not depend on who was faster.
    """
    body = {"model": "default", "stream": True, **options}
    with api.client.stream("POST", "/v1/responses", json=body) as stream:
        told = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
        begun: dict[str, Any] = next(told)["response"]
        next(event for event in told if event["type"] == at)
        assert api.engine.is_held.wait(PATIENCE)
    return begun


@contextmanager
def opened_by_who_waits(api: Api) -> Iterator[None]:
    """The engine goes on as soon as somebody waits for a response that was left."""
    wait = Running.end_of_left

    async def watched(self: Running, names: Iterable[str]) -> None:
        api.engine.gate.set()
        await wait(self, names)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Running, "end_of_left", watched)
        try:
            yield
        finally:
            api.engine.gate.set()


@pytest.mark.parametrize("is_looked_at", [True, False])
def test_a_response_that_was_left_is_told_as_it_ends(tmp_path: Path, is_looked_at: bool) -> None:
    """Not as far as it was when the connection was closed; what is said behind it stands behind all of it."""
    with running_api(tmp_path, lambda *_: Gated(lambda _: "a long reply " * 3, n_ctx=1000)) as api:
        left = broken_off(api, "response.output_text.delta", input="hello")
        wait_for(lambda: api.last_record().status == 499)
        with opened_by_who_waits(api):
            found = look(api, left["id"]) if is_looked_at else {}
            onward = say(api, "on", previous_response_id=left["id"])
        settled(api)
        last = look(api, left["id"])
        assert found in ({}, last)
        assert (last["status"], last["incomplete_details"]) == ("incomplete", {"reason": None})
        (chat,) = api.store.list_chats()
        said = [turn.text for turn in api.store.turns_of_chat(chat.chat_id)]
        assert said == ["hello", text_of(last), "on", text_of(onward)]


@pytest.mark.parametrize("engine", [Unread, partial(Gated, n_free=0)])
def test_a_response_without_a_word_stays_what_it_was(
    tmp_path: Path, engine: Callable[..., ScriptedEngine]
) -> None:
    """Also when the conversation has gone on behind it, which then is not deleted with it."""
    with running_api(tmp_path, lambda *_: engine(lambda _: "Fine.", n_ctx=1000)) as api:
        left = broken_off(api, "response.in_progress", input="hello " * 30)
        wait_for(lambda: api.last_record().status == 499)
        with opened_by_who_waits(api):
            found = look(api, left["id"])
        assert found["status"] == ("failed" if engine is Unread else "incomplete")
        onward = say(api, "on", previous_response_id=left["id"])
        say(api, "and on", previous_response_id=onward["id"])
        assert look(api, left["id"]) == found
        assert api.client.delete(f"/v1/responses/{left['id']}").status_code == 409
        assert look(api, onward["id"])["status"] == "completed"
