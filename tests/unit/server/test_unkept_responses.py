"""Responses that the server does not keep: those with tools, as JSON, or with ``store: false``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openai
import pytest
from pydantic import BaseModel

from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.services.profiles import Profile
from tests.conftest import ModelMaker
from tests.helpers.api import KEY, PATIENCE, Api, events_of, running_api, scripted_api
from tests.helpers.tiny_models import Shape
from tests.helpers.upstream import scripted_upstream
from tests.unit.server.test_responses import text_of

CALL = '<tool_call>{"name": "weather", "arguments": {"place": "Bath"}}</tool_call>'
TOOL: dict[str, Any] = {
    "type": "function",
    "name": "weather",
    "description": "The weather",
    "parameters": {"type": "object", "properties": {"place": {"type": "string"}}},
    "strict": True,
}
ASKED: list[str] = []


class Lamp(BaseModel):
    on: bool


def respond(prompt: str) -> str:
    ASKED.append(prompt)
    if "think" in prompt:
        return "<think>Hm.</think>So be it."
    if "lamp" in prompt:
        return '{"on": true}'
    if "both" in prompt:
        return f"I look.\n{CALL}\n{CALL}"
    return CALL if "rain?" in prompt and "wet" not in prompt else "one"


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    ASKED.clear()
    settings = {"server.keep_conversations": False}  # what is not read again the script does not see
    with scripted_api(tmp_path, respond, n_ctx=4000, settings=settings) as made:
        yield made


def say(api: Api, given: Any, **options: Any) -> dict[str, Any]:
    response = api.client.post("/v1/responses", json={"model": "default", "input": given, **options})
    assert response.status_code == 200, response.text
    return dict(response.json())


def streamed(api: Api, given: Any, **options: Any) -> list[dict[str, Any]]:
    body = {"model": "default", "input": given, "stream": True, **options}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 200, response.text
    events = [json.loads(event) for event in events_of(response)]
    assert [event["sequence_number"] for event in events] == list(range(len(events)))
    return events


def test_a_tool_is_called_and_its_result_answered(api: Api) -> None:
    asked = [{"role": "user", "content": "Will it rain?"}]
    body = say(api, asked, tools=[TOOL])
    (call,) = body["output"]
    assert (call["type"], call["name"], call["status"]) == ("function_call", "weather", "completed")
    assert json.loads(call["arguments"]) == {"place": "Bath"}
    assert (body["status"], body["store"], body["conversation"]) == ("completed", False, None)
    assert body["tools"] == [TOOL]
    result = {"type": "function_call_output", "call_id": call["call_id"], "output": "wet"}
    again = say(api, [*asked, call, result], tools=[TOOL], instructions="Be brief.")
    assert again["output"][0]["content"][0]["text"] == "one"
    assert "Be brief." in ASKED[-1]
    assert "wet" in ASKED[-1]


def test_some_of_the_tools_may_be_allowed(api: Api) -> None:
    """The others are not told of, and not called."""
    tools = [TOOL, {**TOOL, "name": "lamp"}]
    for name, kind in (("weather", "function_call"), ("lamp", "message")):
        choice = {"type": "allowed_tools", "mode": "auto", "tools": [{"type": "function", "name": name}]}
        body = say(api, f"Will it rain? {name}", tools=tools, tool_choice=choice)
        assert [item["type"] for item in body["output"]] == [kind]
        assert (body["tools"], body["tool_choice"]) == (tools, choice)


def test_tools_of_a_namespace_are_called_by_both_names(api: Api) -> None:
    """As Codex sends them: those of a server of tools belong together, and may be called like others."""
    sky = {"type": "namespace", "name": "sky", "tools": [TOOL, {**TOOL, "name": "moon"}]}
    for body in (
        say(api, "Will it rain?", tools=[sky]),
        streamed(api, "And tomorrow, will it rain?", tools=[sky])[-1]["response"],
    ):
        (call,) = body["output"]
        assert (body["tools"], call["namespace"], call["name"]) == ([sky], "sky", "weather")
    # Here the plain name is another tool's.
    asked = [{"role": "user", "content": "Or on Sunday, will it rain?"}]
    (call,) = say(api, asked, tools=[sky, TOOL])["output"]
    assert (call["name"], "namespace" in call) == ("weather", False)
    assert 'sky__weather", "description"' in ASKED[-1]
    result = {"type": "function_call_output", "call_id": call["call_id"], "output": "wet"}
    say(api, [*asked, {**call, "namespace": "sky"}, result], tools=[sky, TOOL])
    assert 'sky__weather", "arguments": {"place": "Bath"}}' in ASKED[-1]


def test_tools_that_run_elsewhere_are_left_out_beside_others(api: Api) -> None:
    """Agents offer all that they know of; what is told of the tools is what the model was told."""
    search = {"type": "web_search", "external_web_access": False}
    body = say(api, [{"role": "user", "content": "Will it rain?"}], tools=[search, TOOL])
    assert (body["output"][0]["name"], body["tools"]) == ("weather", [TOOL])
    asked = {"model": "default", "input": "hello", "tools": [search, TOOL], "tool_choice": search}
    assert api.client.post("/v1/responses", json=asked).status_code == 400


def test_nothing_of_it_is_kept(api: Api) -> None:
    n_before = len(api.store.list_chats())
    body = say(api, "hello", store=False)
    assert body["output"][0]["content"][0]["text"] == "one"
    assert (body["usage"]["input_tokens"], body["usage"]["output_tokens"]) == (len("hello") + 3, 3)
    assert len(api.store.list_chats()) == n_before
    assert api.client.get(f"/v1/responses/{body['id']}").status_code == 404


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("named", ["previous_response_id", "conversation"])
def test_a_kept_conversation_is_gone_on_with_and_nothing_is_stored(
    api: Api, named: str, stream: bool
) -> None:
    """As with OpenAI, whose reference says of ``store`` whether the response is kept, and no more."""
    conversation = api.client.post("/v1/conversations", json={}).json()["id"]
    given = [{"role": "user", "content": "My boat is Halcyon. Will it rain?"}]
    first = say(api, given, conversation=conversation, tools=[TOOL], instructions="Be brief.")
    (call,) = first["output"]
    before = api.client.get(f"/v1/conversations/{conversation}/items").json()
    body: dict[str, Any] = {named: first["id"] if named != "conversation" else conversation, "store": False}
    result = {"type": "function_call_output", "call_id": call["call_id"], "output": "wet"}
    found = streamed(api, [result], **body)[-1]["response"] if stream else say(api, [result], **body)
    assert (found["output"][0]["content"][0]["text"], found["store"]) == ("one", False)
    for said in ("Be brief.", "My boat is Halcyon.", '"place": "Bath"', "wet", "The weather"):
        assert said in ASKED[-1]
    assert api.client.get(f"/v1/conversations/{conversation}/items").json() == before
    assert api.client.get(f"/v1/responses/{found['id']}").status_code == 404
    # What it may call is what the conversation has, as long as a request names no others.
    again = say(api, "And on Sunday, rain?", **body)
    assert again["output"][0]["name"] == "weather"
    lost = {"model": "default", "input": "x", "previous_response_id": found["id"]}
    refused = api.client.post("/v1/responses", json=lost)
    assert refused.json()["error"]["code"] == "previous_response_not_found"
    gone_on = say(api, [result], conversation=conversation)
    assert gone_on["output"][0]["content"][0]["text"] == "one"


def test_what_a_kept_conversation_read_is_not_read_once_more_behind_it(
    tiny_model: ModelMaker, tmp_path: Path
) -> None:
    """And it stays as it is: what is said in it next is answered as if nobody had asked in between."""
    path = tiny_model(Shape())
    settings = {"model.n_ctx": 2048, "server.parallel": 1}
    with running_api(tmp_path, lambda _, m, p: llama.load(path, m, p), settings=settings) as made:
        options: dict[str, Any] = {"max_output_tokens": 8, "previous_response_id": None}
        for text in ("The boat is called Halcyon. " * 8, "It lies in Bristol. " * 8):
            first = say(made, text, **options)
            options["previous_response_id"] = first["id"]
        asked = "Where does it lie? " * 4
        beside = say(made, asked, store=False, **options)
        kept = say(made, asked, **options)
        for body in (beside, kept):
            usage = body["usage"]
            n_new = usage["input_tokens"] - usage["input_tokens_details"]["cached_tokens"]
            assert n_new < len(asked) + 40
        assert text_of(beside) == text_of(kept)


def test_what_is_to_be_included_is_known(api: Api) -> None:
    """What OpenAI knows is taken, whatever comes of it; agents ask for it with every request."""
    known = ["reasoning.encrypted_content", "web_search_call.action.sources", "message.output_text.logprobs"]
    assert say(api, "hello", store=False, include=known)["status"] == "completed"
    asked = {"model": "default", "input": "hello", "include": ["reasoning.encrypted_content", "dreams"]}
    response = api.client.post("/v1/responses", json=asked)
    error = response.json()["error"]
    assert (response.status_code, error["param"]) == (400, "include.1")
    assert "'reasoning.encrypted_content'" in error["message"]


def test_what_the_conversation_begins_with_is_one_message(api: Api) -> None:
    given = [{"role": "developer", "content": [{"type": "input_text", "text": "Talk of boats."}]}]
    body = say(api, [*given, {"role": "user", "content": "hello"}], instructions="Be brief.", store=False)
    assert body["context"]["kept"] == 2
    assert "Be brief.\n\nTalk of boats." in ASKED[-1]


def test_a_length_that_was_asked_for_makes_it_incomplete(api: Api) -> None:
    body = say(api, "hello", store=False, max_output_tokens=2)
    assert (body["status"], body["incomplete_details"]["reason"]) == ("incomplete", "max_output_tokens")
    assert body["output"][0]["content"][0]["text"] == "on"


def test_a_stream_has_the_text_and_each_call(api: Api) -> None:
    events = streamed(api, "both?", tools=[TOOL])
    kinds = [event["type"] for event in events if "delta" not in event["type"]]
    call = [
        "response.output_item.added",
        "response.function_call_arguments.done",
        "response.output_item.done",
    ]
    assert kinds == [
        "response.created",
        "response.in_progress",
        "response.output_item.added",
        "response.content_part.added",
        "response.output_text.done",
        "response.content_part.done",
        "response.output_item.done",
        *call,
        *call,
        "response.completed",
    ]
    last = events[-1]["response"]
    assert [item["type"] for item in last["output"]] == ["message", "function_call", "function_call"]
    done = [event["item"] for event in events if event["type"] == "response.output_item.done"]
    assert done == last["output"]
    deltas = [e for e in events if e["type"] == "response.function_call_arguments.delta"]
    assert [event["output_index"] for event in deltas] == [1, 2]
    assert last["usage"]["output_tokens"] > 0


def test_thinking_comes_before_what_is_said(api: Api) -> None:
    for response in (
        say(api, "please think", store=False),
        streamed(api, "now think again", store=False)[-1]["response"],
    ):
        thought, said = response["output"]
        n_thought = response["usage"]["output_tokens_details"]["reasoning_tokens"]
        assert n_thought == len("<think>Hm.</think>")
        assert thought["summary"][0]["text"] == "Hm."
        assert said["content"][0]["text"] == "So be it."


def test_the_openai_package_parses_what_comes(api: Api) -> None:
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        parsed = client.responses.parse(model="default", input="The lamp?", text_format=Lamp)
        assert parsed.output_parsed == Lamp(on=True)
        with client.responses.stream(model="default", input="And that lamp?", text_format=Lamp) as stream:
            assert stream.get_final_response().output_parsed == Lamp(on=True)
        tools: Any = [TOOL]
        with client.responses.stream(model="default", input="Will it rain?", tools=tools) as stream:
            (call,) = stream.get_final_response().output
        assert call.type == "function_call"
        assert call.arguments == '{"place": "Bath"}'


def test_another_servers_model_is_asked_too(tmp_path: Path) -> None:
    with scripted_upstream() as upstream:
        far = Profile(name="far", kind="remote", base_url=upstream.url, model="theirs")
        with scripted_api(tmp_path, respond, far, n_ctx=2000) as api:
            said = say(api, "hello", model="far", store=False)["output"]
            assert said[0]["content"][0]["text"]
            last = streamed(api, "hello", model="far", store=False)[-1]["response"]
            assert last["output"][0]["content"][0]["text"] == said[0]["content"][0]["text"]
            upstream.fault = "break off"
            failed = streamed(api, "hello again", model="far", store=False)[-1]
            assert (failed["type"], failed["response"]["status"]) == ("response.failed", "failed")
            assert failed["response"]["error"]["message"]


@pytest.mark.parametrize(
    ("options", "param"),
    [
        ({"input": [{"type": "computer_call", "id": "x"}]}, "input.0"),
        ({"input": [{"role": "user", "content": [{"type": "input_file"}]}]}, "input.0.content.0"),
        ({"input": [{"type": "function_call", "name": "x"}]}, "input.0.call_id"),
        ({"tools": [{"type": "web_search"}]}, "tools.0.type"),
        (
            {"tools": [TOOL], "tool_choice": {"type": "allowed_tools", "tools": [{"name": "x"}]}},
            "tool_choice.tools",
        ),
        ({"text": {"format": {"type": "poem"}}}, "text.format.type"),
        ({"text": {"format": {"type": "json_schema", "schema": 5}}}, "text.format.schema"),
        ({"tools": [{"type": "function"}]}, "tools.0.name"),
        ({"tool_choice": "required"}, "tool_choice"),
        ({"tool_choice": {"type": "function", "name": "look"}, "tools": []}, "tool_choice"),
        ({"text": {"format": "poem"}}, "text.format"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(api: Api, options: dict[str, Any], param: str) -> None:
    body = {"model": "default", "input": "hello", "store": False, **options}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 400, response.text
    assert response.json()["error"]["param"] == param
    assert response.json()["error"]["message"].startswith(f"{param}: ")
