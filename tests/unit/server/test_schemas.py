"""A schema that the model has no tokens for is told to the caller, and the server goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.engine.llama import engine
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.server.convert import call_schema
from ethervox_gui.settings import ModelSettings
from tests.conftest import ModelMaker
from tests.helpers.api import Api, events_of, running_api
from tests.helpers.tiny_models import Shape
from tests.unit.engine.llama.text.test_json_schema import allows

HELLO = [{"role": "user", "content": "hello"}]
WEATHER = {"type": "function", "function": {"name": "weather", "parameters": {"type": "object"}}}
OTHER = {"type": "function", "function": {"name": "other", "parameters": {"type": "object"}}}
OTHER_ALONE = {"type": "function", "function": {"name": "other"}}
SENTENCE = "The JSON schema cannot be used: the model has no token for what has to come next."


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory, tiny_model: ModelMaker) -> Iterator[Api]:
    model = tiny_model(Shape(lacks="{z"))
    settings = {"model.n_ctx": 1024, "server.error_threshold": 1.0}
    with running_api(
        tmp_path_factory.mktemp("lacking"), lambda _, m, p: engine.load(model, m, p), settings=settings
    ) as made:
        yield made


@pytest.fixture(scope="module")
def plain_engine(plain_model: Path) -> Iterator[LlamaEngine]:
    made = engine.load(plain_model, ModelSettings(n_ctx=256, n_threads=1))
    yield made
    made.close()


def form(schema: dict[str, Any]) -> dict[str, Any]:
    return {"type": "json_schema", "json_schema": {"name": "it", "schema": schema}}


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"response_format": {"type": "json_object"}}, "response_format"),
        ({"response_format": form({"const": "abz"})}, "response_format.json_schema.schema"),
        ({"tools": [WEATHER], "tool_choice": "required"}, "tools.0.function.parameters"),
        ({"tools": [WEATHER, OTHER], "tool_choice": OTHER_ALONE}, "tools.1.function.parameters"),
        ({"tools": [WEATHER, OTHER], "tool_choice": "required"}, "tools"),
    ],
    ids=["an object", "later", "a tool", "a named tool", "any of them"],
)
def test_the_caller_is_told_and_the_next_is_served(api: Api, options: dict[str, Any], place: str) -> None:
    sentence = f"{place}: {SENTENCE}"
    whole = api.complete(HELLO, max_tokens=20, **options)
    assert whole.status_code == 400, whole.text
    assert whole.json()["error"]["message"] == sentence
    assert (whole.json()["error"]["code"], whole.json()["error"]["param"]) == ("schema_unusable", place)
    assert (api.last_record().status, api.last_record().problem) == (400, sentence)
    *told, done = events_of(api.complete(HELLO, max_tokens=20, stream=True, **options))
    assert (json.loads(told[-1])["error"], done) == (whole.json()["error"], "[DONE]")
    after = api.complete(HELLO, max_tokens=20, response_format=form({"const": "abc"}))
    assert after.json()["choices"][0]["message"]["content"] == '"abc"'
    assert after.json()["context"]["reused_tokens"] > 0, "what was read for the others is still there"


def test_the_caller_is_told_in_a_conversation_that_is_kept(api: Api) -> None:
    conversation = api.client.post("/v1/conversations", json={}).json()["id"]
    asked: dict[str, Any] = {"model": "default", "conversation": conversation, "max_output_tokens": 20}

    def say(schema: dict[str, Any]) -> dict[str, Any]:
        text = {"format": {"type": "json_schema", "name": "it", "schema": schema}}
        response = api.client.post("/v1/responses", json={**asked, "input": "hello", "text": text})
        return {"status_code": response.status_code, **response.json()}

    refused = say({"const": "abz"})
    assert refused["status_code"] == 400, refused
    assert refused["error"]["code"] == "schema_unusable"
    assert refused["error"]["param"] == "text.format.schema"
    assert refused["error"]["message"] == f"text.format.schema: {SENTENCE}"
    after = say({"const": "abc"})
    assert after["status_code"] == 200, after
    assert after["output"][0]["content"][0]["text"] == '"abc"'
    assert after["context"]["reused_tokens"] > 0, "what was read for the other is still there"


ELSEWHERE = {"type": "object", "properties": {"to": {"$ref": "https://example.org/city.json"}}}
NOWHERE: dict[str, Any] = {"const": "abz"}


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(
    ("address", "options", "place"),
    [
        ("chat/completions", {"response_format": form(ELSEWHERE)}, "response_format.json_schema.schema"),
        (
            "chat/completions",
            {"tools": [WEATHER, {**OTHER, "function": {"name": "other", "parameters": ELSEWHERE}}]},
            "tools.1.function.parameters",
        ),
        ("messages", {"output_format": {"type": "json_schema", "schema": NOWHERE}}, "output_format.schema"),
        (
            "messages",
            {"output_config": {"format": {"type": "json_schema", "schema": ELSEWHERE}}},
            "output_config.format.schema",
        ),
        (
            "messages",
            {
                "tools": [
                    {"name": "a", "input_schema": {"type": "object"}},
                    {"name": "b", "input_schema": ELSEWHERE},
                ]
            },
            "tools.1.input_schema",
        ),
        (
            "responses",
            {"text": {"format": {"type": "json_schema", "name": "it", "schema": NOWHERE}}},
            "text.format.schema",
        ),
        (
            "responses",
            {"tools": [{"type": "function", "name": "b", "parameters": ELSEWHERE}]},
            "tools.0.parameters",
        ),
    ],
)
def test_a_schema_is_named_as_the_request_names_it(
    api: Api, stream: bool, address: str, options: dict[str, Any], place: str
) -> None:
    """Also where that shows only once the reply is to be written, and in a stream."""
    asked: dict[str, Any] = {"model": "default", "stream": stream, **options}
    if "tools" in options:
        asked["tool_choice"] = {"type": "any"} if address == "messages" else "required"
    if address == "responses":
        asked["input"] = "hello"
    else:
        asked |= {"messages": HELLO, "max_tokens": 20}
    response = api.client.post(f"/v1/{address}", json=asked)
    assert f'"{place}: The JSON schema cannot be used: ' in response.text
    if response.status_code != 200:
        assert (response.status_code, response.json()["error"]["param"]) == (400, place)
    assert api.last_record().problem.startswith(f"{place}: ")


CITY = {"type": "object", "properties": {"name": {"enum": ["Rome", "Oslo"]}}, "required": ["name"]}


@pytest.mark.parametrize(
    ("parameters", "fitting", "other"),
    [
        (
            {"properties": {"to": {"$ref": "#/$defs/City"}}, "required": ["to"], "$defs": {"City": CITY}},
            {"to": {"name": "Oslo"}},
            {"to": {"name": "Bonn"}},
        ),
        (
            {"$ref": "#/definitions/City", "definitions": {"City": CITY}},
            {"name": "Rome"},
            {"name": "Bonn"},
        ),
        (
            {
                "properties": {"in": {"anyOf": [{"$ref": "#"}, {"type": "null"}]}},
                "required": ["in"],
                "additionalProperties": False,
            },
            {"in": {"in": None}},
            {"in": {"out": None}},
        ),
        (
            {
                "properties": {"default": {"$ref": "#/$defs/City", "default": {"$ref": "#/of nothing"}}},
                "required": ["default"],
                "$defs": {"City": CITY},
            },
            {"default": {"name": "Oslo"}},
            {"default": "Oslo"},
        ),
    ],
)
def test_a_forced_call_keeps_what_its_own_schema_refers_to(
    plain_engine: LlamaEngine, parameters: dict[str, Any], fitting: Any, other: Any
) -> None:
    """As packages send it for nested models of Pydantic; also where another tool defines the same name."""
    same = {"properties": {"a": {"$ref": "#/$defs/City"}}, "$defs": {"City": {"type": "null"}}}
    for before in ([], [{"function": {"name": "see", "parameters": same}}], [{"function": {"name": "none"}}]):
        tools = [*before, {"function": {"name": "go", "parameters": {"type": "object", **parameters}}}]
        grammar = plain_engine.prompts.schema_grammar(json.dumps(call_schema(tools, None)))
        assert allows(plain_engine, grammar, {"name": "go", "arguments": fitting})
        assert not allows(plain_engine, grammar, {"name": "go", "arguments": other})


def test_a_call_is_forced_whose_schema_refers_to_itself(api: Api) -> None:
    schema = {"type": "object", "properties": {"to": {"$ref": "#/$defs/City"}}, "$defs": {"City": CITY}}
    tool = {"type": "function", "function": {"name": "go", "parameters": schema}}
    answer = api.complete(HELLO, max_tokens=20, tools=[tool], tool_choice="required")
    assert answer.json()["error"]["message"].endswith(SENTENCE), (
        "it was understood, but this model has no brace"
    )
