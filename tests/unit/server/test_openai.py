"""OpenAI's own package, unmodified, talks to us: long conversations, streams, tools; local and remote."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openai
import pytest

from ethervox_gui.services.profiles import Profile
from tests.helpers.api import KEY, PATIENCE, Api, events_of, scripted_api
from tests.helpers.upstream import Scripted, scripted_upstream

TOOL: dict[str, Any] = {
    "type": "function",
    "function": {
        "name": "look_up",
        "parameters": {"type": "object", "properties": {"word": {"type": "string"}}, "required": ["word"]},
    },
}


def respond(prompt: str) -> str:
    if "Summarize the conversation" in prompt:
        return "- They talked."
    if prompt.rstrip().endswith("look it up"):
        return '<tool_call>{"name": "look_up", "arguments": {"word": "halcyon"}}</tool_call>'
    return "A reply of some words."


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """Our server with a local window, and behind it a second instance of our own."""
    folder = tmp_path_factory.mktemp
    whole = {"server.keep_conversations": False}  # a scripted engine answers to what is decoded
    with scripted_api(folder("second"), respond, n_ctx=30_000, settings=whole) as second:
        remote = Profile(
            name="remote", kind="remote", base_url=second.url + "/v1", model="default", key_name="second",
            context_limit=900,
        )  # fmt: skip
        settings = {"server.max_messages": 10, **whole}
        with scripted_api(folder("first"), respond, remote, n_ctx=1500, settings=settings) as made:
            made.keys.set("second", KEY)
            yield made


def client_of(api: Api) -> openai.OpenAI:
    return openai.OpenAI(base_url=api.url + "/v1", api_key=KEY, max_retries=0, timeout=PATIENCE)


@pytest.mark.parametrize("model", ["default", "remote"])
@pytest.mark.parametrize(
    "strategy",
    [
        "smart",
        pytest.param("sliding_window", marks=pytest.mark.slow),
        pytest.param("summarization", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("n_rounds", [20, pytest.param(80, marks=pytest.mark.slow)])
def test_a_conversation_of_200_messages(api: Api, model: str, strategy: str, n_rounds: int) -> None:
    """Each of them said with a request of its own, or (everyday) the last ones at once."""
    messages: list[Any] = [{"role": "system", "content": "Be brief."}]
    seen: set[str] = set()
    with client_of(api) as client:
        for number in range(n_rounds):
            last = "look it up" if number % 3 == 0 else f"question {number}"
            messages.append({"role": "user", "content": last})
            while True:
                given: dict[str, Any] = {"model": model, "messages": messages, "tools": [TOOL]}
                given["extra_body"] = {"context_strategy": strategy}
                if number % 2:
                    text, calls, context = streamed(client, given)
                else:
                    text, calls, context = whole(client, given)
                seen.add(context["strategy"])
                assert context["counted"] <= (1425 if model == "default" else 855)
                said: dict[str, Any] = {"role": "assistant", "content": text}
                messages.append(said | ({"tool_calls": calls} if calls else {}))
                if not calls:
                    break
                (call,) = calls
                assert json.loads(call["function"]["arguments"]) == {"word": "halcyon"}
                messages.append(
                    {"role": "tool", "tool_call_id": call["id"], "content": "a bird of calm days"}
                )
            assert text == "A reply of some words."
        assert n_rounds == 20 or len(messages) > 200
        while len(messages) < 200:
            messages += [{"role": "user", "content": "again"}, {"role": "assistant", "content": "and again"}]
        messages.append({"role": "user", "content": "the end"})
        given = {"model": model, "messages": messages, "extra_body": {"context_strategy": strategy}}
        assert whole(client, given)[0] == "A reply of some words."
    assert len(messages) > 200
    assert seen == {"none", strategy}


def whole(client: openai.OpenAI, given: dict[str, Any]) -> tuple[str, list[Any], dict[str, Any]]:
    found = client.chat.completions.create(**given)
    message = found.choices[0].message
    assert found.usage is not None
    assert found.usage.total_tokens > 0
    calls = [call.model_dump() for call in message.tool_calls or ()]
    return message.content or "", calls, (found.model_extra or {})["context"]


def streamed(client: openai.OpenAI, given: dict[str, Any]) -> tuple[str, list[Any], dict[str, Any]]:
    text, calls, last = "", list[Any](), None
    stream = client.chat.completions.create(**given, stream=True, stream_options={"include_usage": True})
    for chunk in stream:
        last = chunk
        for choice in chunk.choices:
            text += choice.delta.content or ""
            calls += [
                {"id": c.id, "type": c.type, "function": c.function.model_dump()}
                for c in choice.delta.tool_calls or ()
            ]
    assert last is not None
    assert last.usage is not None
    return text, calls, (last.model_extra or {})["context"]


def test_its_errors_are_the_right_ones(api: Api) -> None:
    with client_of(api) as client:
        hello: Any = [{"role": "user", "content": "hello"}]
        with pytest.raises(openai.NotFoundError, match=r"default, .*remote"):
            client.chat.completions.create(model="gpt-9", messages=hello)
        with pytest.raises(openai.BadRequestError, match="Context limit exceeded") as caught:
            client.chat.completions.create(
                model="default", messages=[{"role": "user", "content": "x" * 9000}]
            )
        assert caught.value.code == "context_limit_exceeded"
        assert {"default", "remote"} <= {model.id for model in client.models.list()}
    stranger = openai.OpenAI(base_url=api.url + "/v1", api_key="wrong", max_retries=0)
    with stranger, pytest.raises(openai.AuthenticationError):
        stranger.models.list()


# ---- an upstream that does everything wrong --------------------------------------------------------


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[tuple[Api, Scripted]]:
    with scripted_upstream() as upstream:
        remote = Profile(
            name="remote", kind="remote", base_url=upstream.url + "/v1", model="theirs", timeout=0.5
        )
        with scripted_api(tmp_path, respond, remote) as api:
            yield api, upstream


HELLO: Any = [{"role": "user", "content": "hello"}]


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("status", [400, 401, 429, 500, 503])
def test_an_upstream_that_refuses_is_passed_on(
    behind: tuple[Api, Scripted], status: int, stream: bool
) -> None:
    api, upstream = behind
    upstream.status = status
    with client_of(api) as client:
        with pytest.raises(openai.APIError, match="upstream says no") as caught:
            for _ in client.chat.completions.create(model="remote", messages=HELLO, stream=stream):
                pass
        if not stream:
            assert isinstance(caught.value, openai.APIStatusError)
            assert caught.value.status_code == status
            assert caught.value.response.headers["retry-after"] == "7"
    assert api.last_record().status == status


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("fault", ["stall", "break off", "no json"])
def test_an_upstream_that_stalls_or_breaks_off_is_an_error(
    behind: tuple[Api, Scripted], fault: str, stream: bool
) -> None:
    api, upstream = behind
    upstream.fault = fault
    if fault == "no json" and stream:
        return  # what is no JSON in a stream is passed on as it is
    with client_of(api) as client, pytest.raises(openai.APIError):
        for _ in client.chat.completions.create(model="remote", messages=HELLO, stream=stream):
            pass
    assert api.last_record().status in (502, 504)
    upstream.fault = ""
    assert api.complete(HELLO, model="remote").status_code == 200


@pytest.mark.parametrize("problem", [{"message": "too hot", "type": "server_error"}, "too hot"])
@pytest.mark.parametrize("path", ["/v1/chat/completions", "/v1/responses", "/v1/messages"])
def test_an_upstream_that_fails_within_a_stream_is_told_in_each_shape(
    behind: tuple[Api, Scripted], path: str, problem: object
) -> None:
    api, upstream = behind
    begun = {"choices": [{"index": 0, "delta": {"content": "the"}, "finish_reason": None}]}
    upstream.stream = "".join(
        f"data: {json.dumps(each)}\n\n" for each in (begun, {"error": problem})
    ).encode()
    body = {"model": "remote", "stream": True, "store": False}
    body |= {"input": "hello"} if path == "/v1/responses" else {"messages": HELLO, "max_tokens": 9}
    told = [json.loads(data) for data in events_of(api.client.post(path, json=body)) if data != "[DONE]"]
    last = told[-1]
    if path == "/v1/responses":
        assert last["type"] == "response.failed"
        last = last["response"]
    elif path == "/v1/messages":
        assert (last["type"], last["error"]["type"]) == ("error", "api_error")
    assert last["error"]["message"] == "too hot"
    assert (api.last_record().status, api.last_record().problem) == (502, "too hot")


def test_an_upstream_that_is_not_there(behind: tuple[Api, Scripted]) -> None:
    api, _ = behind
    api.profiles = api.profiles.with_profile(
        Profile(name="remote", kind="remote", base_url="http://127.0.0.1:9/v1", model="theirs")
    )
    response = api.complete(HELLO, model="remote")
    assert response.status_code == 502
    assert response.json()["error"]["code"] == "upstream_unreachable"


@pytest.mark.parametrize("stream", [False, True])
def test_what_is_not_ours_passes_through(behind: tuple[Api, Scripted], stream: bool) -> None:
    api, upstream = behind
    response = api.complete(
        HELLO,
        model="remote",
        stream=stream,
        logit_bias={"5": 1},
        their_own={"deep": [1, 2]},
        context_strategy="smart",
    )
    assert response.status_code == 200
    assert upstream.body["model"] == "theirs"
    assert upstream.body["logit_bias"] == {"5": 1}
    assert upstream.body["their_own"] == {"deep": [1, 2]}
    assert "context_strategy" not in upstream.body
    assert "reasoning" in response.text
    assert '"context"' in response.text


@pytest.mark.parametrize(
    ("text", "extra"), [("half \\ud83d", ""), ("hello", ', "their_own": {"1": NaN}')], ids=["half", "nan"]
)
@pytest.mark.parametrize("stream", ["false", "true"])
def test_what_no_server_could_read_is_the_callers_fault(
    behind: tuple[Api, Scripted], text: str, extra: str, stream: str
) -> None:
    api, upstream = behind
    n_asked = len(upstream.paths)
    said = f'[{{"role": "user", "content": "{text}"}}]'
    body = f'{{"model": "remote", "messages": {said}, "stream": {stream}{extra}}}'
    response = api.client.post("/v1/chat/completions", content=body.encode())
    assert response.status_code == (200 if stream == "true" else 400)
    assert "cannot be sent to the remote server" in response.text
    assert "a key" not in response.text
    assert api.last_record().status == 400
    assert len(upstream.paths) == n_asked


@pytest.mark.parametrize("wrong", [-5, 0, 10**12, "many", None])
def test_usage_that_cannot_be_true_spoils_no_count(behind: tuple[Api, Scripted], wrong: Any) -> None:
    api, upstream = behind
    upstream.prompt_tokens = wrong
    for _ in range(3):
        assert api.complete(HELLO, model="remote").status_code == 200
    assert api.stats("remote")["counting"] == {"method": "estimate", "error": 0.0, "factor": 1.0}


def test_usage_that_can_be_true_corrects_the_count(behind: tuple[Api, Scripted]) -> None:
    api, upstream = behind
    messages = [{"role": "user", "content": "x" * 350}]
    estimate = api.plan(messages, model="remote")["context"]["counted"]
    upstream.prompt_tokens = 2 * estimate
    api.complete(messages, model="remote")
    assert api.plan(messages, model="remote")["context"]["counted"] == pytest.approx(2 * estimate, abs=2)
    assert api.stats("remote")["counting"]["error"] == 0.5
