"""A call that max_tokens cut is told as far as it came, as OpenAI and Anthropic do it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openai
import pytest
from openai.types.responses import ResponseFunctionToolCall

from ethervox_gui.server.convert import CALL_MARK
from ethervox_gui.server.shapes.choice import Choice
from tests.helpers.api import KEY, PATIENCE, Api, events_of, scripted_api

BARE = '{"name": "weather", "arguments": {"place": "Bath"}}'
TOOL: dict[str, Any] = {
    "type": "function",
    "function": {
        "name": "weather",
        "parameters": {"type": "object", "properties": {"place": {"type": "string"}}},
    },
}


def respond(prompt: str) -> str:
    return f"I look.\n{CALL_MARK}{BARE}</tool_call>" if "please" in prompt else BARE


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    with scripted_api(tmp_path, respond, n_ctx=2000) as made:
        yield made


def asked(said: str, n_tokens: int) -> dict[str, Any]:
    return {
        "model": "default",
        "messages": [{"role": "user", "content": said}],
        "tools": [TOOL],
        "max_tokens": n_tokens,
    }


def joined(response: Any) -> tuple[str, dict[str, str], str]:
    """What a stream of OpenAI's says, calls, and ends with."""
    text, call, reason = "", {"name": "", "arguments": ""}, ""
    *told, _ = events_of(response)
    for event in map(json.loads, told):
        for choice in event["choices"]:
            text += choice["delta"].get("content") or ""
            for made in choice["delta"].get("tool_calls") or ():
                assert made["index"] == 0
                for key, value in made["function"].items():
                    call[key] += value
            reason = choice["finish_reason"] or reason
    return text, call, reason


@pytest.mark.parametrize(
    ("n_tokens", "text", "arguments"),
    [
        (len('{"name": "wea'), '{"name": "wea', None),
        (len('{"name": "weather"'), "", ""),
        (len('{"name": "weather", "argum'), "", ""),
        (len('{"name": "weather", "arguments": {'), "", "{"),
        (len('{"name": "weather", "arguments": {"place": "Ba'), "", '{"place": "Ba'),
    ],
)
def test_what_there_is_of_the_arguments_is_told(
    api: Api, n_tokens: int, text: str, arguments: str | None
) -> None:
    (choice,) = api.client.post("/v1/chat/completions", json=asked("rain?", n_tokens)).json()["choices"]
    assert choice["finish_reason"] == "length"
    assert (choice["message"]["content"] or "") == text
    calls = choice["message"].get("tool_calls") or []
    assert [call["function"] for call in calls] == (
        [] if arguments is None else [{"name": "weather", "arguments": arguments}]
    )
    body = {**asked("rain?", n_tokens), "stream": True}
    made = {"name": "weather", "arguments": arguments} if calls else {"name": "", "arguments": ""}
    assert joined(api.client.post("/v1/chat/completions", json=body)) == (text, made, "length")


def test_a_whole_call_is_one_also_where_the_tokens_are_used_up(api: Api) -> None:
    for n_tokens in (len(BARE) - 1, len(BARE)):
        answer = api.client.post("/v1/chat/completions", json=asked("rain?", n_tokens)).json()
        assert answer["choices"][0]["finish_reason"] == "tool_calls"


def test_what_was_said_before_it_stays(api: Api) -> None:
    n_tokens = len(f'I look.\n{CALL_MARK}{{"name": "weather", "arguments": {{"pl')
    body = asked("First, please", n_tokens)
    (choice,) = api.client.post("/v1/chat/completions", json=body).json()["choices"]
    assert choice["message"]["content"] == "I look."
    assert choice["message"]["tool_calls"][0]["function"]["arguments"] == '{"pl'
    text, call, reason = joined(
        api.client.post("/v1/chat/completions", json={**asked("Then, please", n_tokens), "stream": True})
    )
    assert (text.strip(), call["arguments"], reason) == ("I look.", '{"pl', "length")


def test_text_that_only_looks_like_one_stays_text() -> None:
    for said in ('{"name": "other", "arguments": {"a": 1', '{"names": ["weather"', "[1, 2", "I look.\n{"):
        choice = Choice([TOOL])
        told = [*choice.add(said), *choice.finish(is_cut=True)]
        assert "".join(delta["content"] for delta in told) == said
        assert (choice.calls, choice.is_cut) == ([], False)


def test_other_shapes_tell_it_in_their_way(api: Api) -> None:
    n_tokens = len('{"name": "weather", "arguments": {"place": "Ba')
    theirs = {**asked("rain?", n_tokens), "tools": [{"name": "weather", "input_schema": {"type": "object"}}]}
    body = api.client.post("/v1/messages", json=theirs).json()
    assert body["stop_reason"] == "max_tokens"
    assert [(block["type"], block["name"], block["input"]) for block in body["content"]] == [
        ("tool_use", "weather", {})
    ]
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        response = client.responses.create(
            model="default",
            input="rain?",
            tools=[{"type": "function", "strict": None, "name": "weather", "parameters": {"type": "object"}}],
            max_output_tokens=n_tokens,
            store=False,
        )
    assert (response.status, response.output[0].type) == ("incomplete", "function_call")
    assert response.output[0].status == "incomplete"  # type: ignore[union-attr]
    assert response.output[0].arguments == '{"place": "Ba'  # type: ignore[union-attr]


def test_in_a_kept_conversation_it_stays_as_it_was_told(api: Api) -> None:
    n_tokens = len('{"name": "weather", "arguments": {"place": "Ba')
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        kept = client.conversations.create()
        response = client.responses.create(
            model="default",
            input="rain?",
            conversation=kept.id,
            tools=[{"type": "function", "strict": None, "name": "weather", "parameters": {"type": "object"}}],
            max_output_tokens=n_tokens,
        )
        assert response.status == "incomplete"
        (call,) = response.output
        assert isinstance(call, ResponseFunctionToolCall)
        assert call.status == "incomplete"
        assert call.arguments == '{"place": "Ba'
        assert client.responses.retrieve(response.id).output == response.output
        assert client.conversations.items.list(kept.id, order="asc").data[-1].id == call.id
        result = {"type": "function_call_output", "call_id": call.call_id, "output": "wet"}
        for place in ({"conversation": kept.id}, {"previous_response_id": response.id}):
            with pytest.raises(openai.BadRequestError, match="max_output_tokens") as refused:
                client.responses.create(model="default", input=[result], **place)  # type: ignore[call-overload]
            assert refused.value.code == "call_incomplete", "it was never made"
        told = [
            event.type
            for event in client.responses.create(
                model="default", input="snow?", conversation=kept.id, max_output_tokens=n_tokens, stream=True
            )
        ]
        assert told[-1] == "response.incomplete"
        assert "response.function_call_arguments.done" in told
        again = client.responses.create(model="default", input="hail?", conversation=kept.id)
        assert (again.status, again.output[0].type) == ("completed", "function_call")
