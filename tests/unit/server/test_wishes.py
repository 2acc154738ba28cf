"""What a request wishes is done, or refused in a sentence: nothing is left out in silence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.shapes import anthropic
from tests.helpers.api import Api, running_api, scripted_api

HELLO = [{"role": "user", "content": "hello"}]


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory, endless_model: Path) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp("real")
    settings = {"model.n_ctx": 512, "server.error_threshold": 1.0, "sampling.temperature": 0}
    with running_api(folder, lambda _, m, p: llama.load(endless_model, m, p), settings=settings) as api:
        yield api


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with scripted_api(tmp_path_factory.mktemp("wishes"), "Fine.") as made:
        yield made


def tokens_of(api: Api, path: str, **options: Any) -> list[str]:
    """The tokens of a reply."""
    if path == "chat":
        body = api.complete(HELLO, logprobs=True, max_tokens=80, **options).json()
        return [score["token"] for score in body["choices"][0]["logprobs"]["content"]]
    asked = {"model": "default", "prompt": "hello", "logprobs": 0, "max_tokens": 80, **options}
    body = api.client.post("/v1/completions", json=asked).json()
    return list(body["choices"][0]["logprobs"]["tokens"])


@pytest.mark.parametrize("path", ["chat", "text"])
@pytest.mark.parametrize("penalty", ["frequency_penalty", "presence_penalty"])
def test_what_stands_there_already_is_less_likely(real: Api, path: str, penalty: str) -> None:
    """Below 0 it is likelier."""
    plain = tokens_of(real, path)
    assert tokens_of(real, path, **{penalty: 0}) == plain
    held = Counter(tokens_of(real, path, **{penalty: 2}))
    urged = Counter(tokens_of(real, path, **{penalty: -2}))
    assert len(held) > len(urged)
    assert len(held) > len(set(plain)) or len(held) == 80
    if penalty == "frequency_penalty":
        assert max(held.values()) < max(urged.values())


def test_penalties_look_at_all_of_a_reply(real: Api) -> None:
    """However long ago it was said: within the window of the repeat penalty alone 96 tokens are different."""
    body = real.complete(HELLO, logprobs=True, max_tokens=300, presence_penalty=2).json()
    assert len({score["token"] for score in body["choices"][0]["logprobs"]["content"]}) > 120


@pytest.mark.parametrize("wish", [{"top_p": 0}, {"top_k": 1}, {"min_p": 1}])
@pytest.mark.parametrize("path", ["chat", "text"])
def test_the_likeliest_token_alone_may_be_asked_for(real: Api, path: str, wish: dict[str, Any]) -> None:
    greedy = tokens_of(real, path)
    wild = tokens_of(real, path, temperature=5, seed=4, top_k=0, top_p=1)
    assert wild != greedy
    assert tokens_of(real, path, temperature=5, seed=4, **wish) == greedy


@pytest.mark.parametrize("path", ["chat", "text"])
@pytest.mark.parametrize("name", ["repeat_penalty", "repetition_penalty"])
def test_what_others_call_a_repeat_penalty_is_one(real: Api, path: str, name: str) -> None:
    plain = tokens_of(real, path)
    assert tokens_of(real, path, **{name: 1}) == plain
    assert len(set(tokens_of(real, path, **{name: 3}))) > len(set(plain)) or len(set(plain)) == len(plain)
    assert tokens_of(real, path, **{name: 3}) != plain


def test_no_limit_may_be_said_as_others_say_it(api: Api) -> None:
    """As llama.cpp's server and LM Studio take it; nothing else below 1 means anything."""
    said: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("chat/completions", "max_tokens", {"messages": HELLO}),
        ("chat/completions", "max_completion_tokens", {"messages": HELLO}),
        ("completions", "max_tokens", {"prompt": "hello"}),
        ("responses", "max_output_tokens", {"input": "hello"}),
    )
    for path, field, hello in said:
        asked = {"model": "default", **hello}
        answer = api.client.post(f"/v1/{path}", json={**asked, field: -1})
        assert answer.status_code == 200, answer.text
        assert "Fine." in answer.text
        error = api.client.post(f"/v1/{path}", json={**asked, field: -2}).json()["error"]
        assert error["param"] == field
        assert error["message"].startswith(f"{field}: Input should be greater than or equal to ")


def test_an_item_whose_type_is_null_is_a_message(api: Api) -> None:
    item = {"type": None, "id": None, "role": "user", "content": "hello"}
    for more in ({}, {"store": False}):
        asked = {"model": "default", "input": [item], **more}
        assert api.client.post("/v1/responses", json=asked).status_code == 200
    assert api.client.post("/v1/conversations", json={"items": [item]}).status_code == 200


@pytest.mark.parametrize("path", ["chat/completions", "completions"])
@pytest.mark.parametrize(
    "field",
    [
        "grammar",
        "json_schema",
        "guided_json",
        "guided_regex",
        "guided_choice",
        "guided_grammar",
        "structured_outputs",
    ],
)
def test_a_form_that_is_asked_for_otherwise_is_refused(api: Api, path: str, field: str) -> None:
    asked = {"model": "default", "prompt": "hello", "messages": HELLO, field: 'root ::= "a"'}
    error = api.client.post(f"/v1/{path}", json=asked).json()["error"]
    assert error["param"] == field
    assert "response_format" in error["message"]


@pytest.mark.parametrize("more", [{}, {"store": False}])
@pytest.mark.parametrize(
    ("field", "value", "advice"),
    [
        ("max_tokens", 5, "max_output_tokens"),
        ("max_completion_tokens", 5, "max_output_tokens"),
        ("response_format", {"type": "json_object"}, "text.format"),
        ("logprobs", True, "include"),
        ("stop", ["a"], "/v1/chat/completions"),
        ("n", 2, "/v1/chat/completions"),
    ],
)
def test_what_only_a_chat_takes_is_not_passed_over(
    api: Api, more: dict[str, Any], field: str, value: object, advice: str
) -> None:
    asked = {"model": "default", "input": "hello", **more}
    error = api.client.post("/v1/responses", json={**asked, field: value}).json()["error"]
    assert error["param"] == field
    assert advice in error["message"]
    plain: dict[str, Any] = {"max_tokens": None, "stop": [], "n": 1, "logprobs": False, "logit_bias": {}}
    assert api.client.post("/v1/responses", json={**asked, **plain}).status_code == 200


def test_a_form_without_a_schema_is_named_as_the_request_names_it(api: Api) -> None:
    form = {"format": {"type": "json_schema", "name": "x"}}
    asked = {"model": "default", "input": "hello", "text": form}
    assert api.client.post("/v1/responses", json=asked).json()["error"]["param"] == "text.format.schema"


def test_top_k_goes_for_messages_too(real: Api) -> None:
    def said(**options: Any) -> str:
        body = {"model": "default", "messages": HELLO, "max_tokens": 20, **options}
        return str(real.client.post("/v1/messages", json=body).json()["content"])

    assert said(temperature=5, top_k=1) == said(temperature=0)


@pytest.mark.parametrize("choice", ["required", {"type": "function", "function": {"name": "look_up"}}])
def test_no_tool_can_be_called_where_there_is_none(api: Api, choice: object) -> None:
    without: list[dict[str, Any]] = [{}, {"tools": []}]
    for tools in without:
        error = api.complete(HELLO, tool_choice=choice, **tools).json()["error"]
        assert (error["param"], error["code"]) == ("tool_choice", "invalid_value")
    assert api.complete(HELLO, tool_choice="auto").status_code == 200


def test_tools_that_others_run_are_refused(api: Api) -> None:
    def asked(tool: dict[str, Any]) -> Any:
        body = {"model": "default", "messages": HELLO, "max_tokens": 9, "tools": [tool]}
        return api.client.post("/v1/messages", json=body)

    refused = asked({"type": "web_search_20250305", "name": "web_search", "max_uses": 5})
    assert refused.status_code == 400
    assert refused.json()["error"]["param"] == "tools.0.type"
    assert "web_search_20250305" in refused.json()["error"]["message"]
    for kind in ({}, {"type": "custom"}, {"type": None}):
        assert asked({**kind, "name": "look_up", "input_schema": {"type": "object"}}).status_code == 200


def test_the_model_is_told_of_a_call_that_failed() -> None:
    def told(**more: Any) -> str:
        result = {"type": "tool_result", "tool_use_id": "t", "content": "no such file", **more}
        chat = anthropic.to_chat(
            {"model": "m", "max_tokens": 5, "messages": [{"role": "user", "content": [result]}]}
        )
        return str(chat["messages"][0]["content"])

    assert told(is_error=True) == "The call failed. no such file"
    assert told(is_error=False) == told() == "no such file"
    lines = [{"type": "text", "text": "no such file"}, {"type": "text", "text": "as x.txt"}]
    assert told(is_error=True, content=lines) == "The call failed. no such file\nas x.txt"


def test_a_penalty_out_of_bounds_is_refused(api: Api) -> None:
    assert api.complete(HELLO, frequency_penalty=2.1).status_code == 400
    with pytest.raises(ApiError):
        anthropic.to_chat({"model": "m", "messages": HELLO, "max_tokens": None})


def test_what_would_be_passed_over_is_refused(api: Api) -> None:
    said = {"model": "default", "messages": [{"role": "user", "content": "hi"}]}
    look = {"name": "look", "parameters": {"type": "object"}}
    refused = api.client.post("/v1/chat/completions", json={**said, "functions": [look]})
    assert (refused.status_code, refused.json()["error"]["param"]) == (400, "functions")
    both = {**said, "functions": [look], "tools": [{"type": "function", "function": look}]}
    assert api.client.post("/v1/chat/completions", json=both).status_code == 200
    for stored in ({"id": "pmpt_1"}, {"id": "pmpt_1", "variables": {"a": "b"}}):
        asked = {"model": "default", "input": "hi", "prompt": stored}
        refused = api.client.post("/v1/responses", json=asked)
        assert (refused.status_code, refused.json()["error"]["param"]) == (400, "prompt")
        assert "send instructions" in refused.json()["error"]["message"]
    assert api.client.post("/v1/responses", json={**asked, "prompt": None}).status_code == 200
