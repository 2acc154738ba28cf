"""Answers of a form, and calls, in conversations that the server keeps: told, stored and read again alike."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.calls.kept_out import text_without_calls
from tests.helpers.api import Api, scripted_api
from tests.unit.server.test_kept_tools import OTHER, TOOL, begin, call, kinds, respond, result, say

ROWS = ", ".join(["0"] * 300)
JSON: dict[str, Any] = {"format": {"type": "json_object"}}


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    with scripted_api(tmp_path, respond, n_ctx=2000) as made:
        yield made


def ask(api: Api, text: str = "Say it.", **options: Any) -> dict[str, Any]:
    """The first response of a new conversation, in the form that is asked for."""
    conversation = api.client.post("/v1/conversations", json={}).json()["id"]
    return say(api, text, **{"conversation": conversation, "text": JSON, **options})


def said(made: dict[str, Any]) -> str:
    return str(made["output"][0]["content"][0]["text"])


def again(api: Api, made: dict[str, Any]) -> list[dict[str, Any]]:
    """What is told of a response later."""
    return list(api.client.get(f"/v1/responses/{made['id']}").json()["output"])


def test_a_form_that_repeats_itself_is_told_whole(tmp_path: Path) -> None:
    text = f'{{"rows": [{ROWS}]}}'
    with scripted_api(tmp_path, text, n_ctx=4000) as api:
        made = ask(api)
        assert (made["status"], said(made)) == ("completed", text)
        made = begin(api, tools=[])
        assert (made["status"], len(said(made)) < len(text)) == ("completed", True), "it goes in circles"


def test_a_forced_call_that_repeats_itself_is_told_whole(tmp_path: Path) -> None:
    text = f'{{"name": "look", "arguments": {{"page": 1, "more": [{ROWS}]}}}}'
    with scripted_api(tmp_path, text, n_ctx=4000) as api:
        made = begin(api, tool_choice="required")
        assert kinds(made["output"]) == ["function_call"]
        assert len(json.loads(made["output"][0]["arguments"])["more"]) == 300


#: Answers that would be calls in a reply that is held to no form.
LIKE_CALLS = ['{"look": {"page": 3}}', '{"name": "look", "arguments": {"page": 3}}']


@pytest.mark.parametrize("text", LIKE_CALLS)
def test_an_answer_of_a_form_is_no_call(tmp_path: Path, text: str) -> None:
    with scripted_api(tmp_path, text, n_ctx=2000) as api:
        assert said(say(api, "Say it.", text=JSON, store=False)) == text
        form = {"response_format": {"type": "json_object"}}
        tool = {"type": "function", "function": {key: value for key, value in TOOL.items() if key != "type"}}
        for more, is_call in ((form, False), ({}, True), ({**form, "tool_choice": "required"}, True)):
            whole = api.complete([{"role": "user", "content": "Say it."}], tools=[tool], **more).json()
            assert ("tool_calls" in whole["choices"][0]["message"]) == is_call
        made = ask(api)
        assert said(made) == text
        assert again(api, made) == made["output"]
        conversation = made["conversation"]["id"]
        items = api.client.get(f"/v1/conversations/{conversation}/items").json()["data"]
        assert (kinds(items), items[0]["content"][0]["text"]) == (["message"] * 2, text)
        path = "/v1/responses"
        gone_on = {"model": "default", "tools": [TOOL], "previous_response_id": made["id"]}
        given = [{"type": "function_call_output", "call_id": "call_1", "output": "x"}]
        assert api.client.post(path, json={**gone_on, "input": given}).status_code == 400
        assert kinds(say(api, "Now read.", previous_response_id=made["id"])["output"]) == ["function_call"]


def test_one_call_at_a_time_is_all_that_there_is(api: Api) -> None:
    first = begin(api, "Show two pages", parallel_tool_calls=False)
    assert kinds(first["output"]) == ["message", "function_call"]
    assert again(api, first) == first["output"]
    (chat,) = api.store.list_chats()
    assert api.store.turns_of_chat(chat.chat_id)[-1].text.strip() == f"I look.\n{call(1)}"
    second = say(api, [result(first, "the end")], previous_response_id=first["id"])
    assert kinds(second["output"]) == ["message"]
    both = begin(api, "Show two pages", parallel_tool_calls=True)
    assert again(api, both) == both["output"]
    assert kinds(both["output"]) == ["message", "function_call", "function_call"]


def test_where_no_call_is_wanted_none_can_begin(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """The model is told of the tools all the same, so that the conversation is not read again."""
    held: list[str] = []
    make = api.engine.sampler

    def sampler(*given: Any, grammar: str = "", **more: Any) -> Any:
        held.append(grammar)
        return make(*given, grammar=grammar, **more)

    monkeypatch.setattr(api.engine, "sampler", sampler)
    first = begin(api, "Say something.")
    then = {"previous_response_id": first["id"]}
    for options in ({"tool_choice": "none"}, {"tool_choice": "none", "tools": None}):
        say(api, "Say more.", **then, **options)
    say(api, "Say it as JSON", **then, tool_choice="none", text=JSON)
    none = text_without_calls(["look"])
    assert held[:3] == ["", none, none]
    assert none not in held[3:], "it is held to its form"
    say(api, "Say more.", conversation=api.client.post("/v1/conversations", json={}).json()["id"], tools=[])
    assert held[-1] == ""


def test_where_no_call_is_wanted_nothing_is_one(api: Api) -> None:
    """Programs that want a last answer count on a text."""
    first = begin(api)
    made = say(
        api, [result(first, "MORE")], previous_response_id=first["id"], tools=[TOOL], tool_choice="none"
    )
    assert said(made) == call(1)
    assert again(api, made) == made["output"]
    assert kinds(say(api, "Now read.", previous_response_id=made["id"])["output"]) == ["function_call"]


LISTEN = {"type": "allowed_tools", "mode": "auto", "tools": [{"type": "function", "name": "listen"}]}


@pytest.mark.parametrize("change", [{"tools": None}, {"tool_choice": LISTEN}])
def test_a_call_of_a_tool_that_the_conversation_has_is_told_as_one(api: Api, change: dict[str, Any]) -> None:
    tools: Sequence[dict[str, Any]] = [TOOL, OTHER]
    first = begin(api, tools=tools)
    options: dict[str, Any] = {"tools": tools, "previous_response_id": first["id"], **change}
    second = say(api, [result(first, "MORE")], **options)
    assert kinds(second["output"]) == ["function_call"]
    assert again(api, second) == second["output"]
    third = say(api, [result(second, "the end")], previous_response_id=second["id"], tools=tools)
    assert kinds(third["output"]) == ["message"]


@pytest.mark.parametrize("held", ["a call", "a form"])
def test_what_is_held_to_a_form_ends_where_its_beginning_would_leave(tmp_path: Path, held: str) -> None:
    """A small model that is forced to call may write arguments without end."""
    tool = {"type": "function", "name": "look", "parameters": {"type": "object"}}
    asked: dict[str, Any] = {"tools": [tool], "tool_choice": "required"}
    if held == "a form":
        asked = {"text": {"format": {"type": "json_object"}}}
    endless = '{"name": "look", "arguments": {"page": "' + "".join(f"{n} " for n in range(6000))
    with scripted_api(tmp_path, endless, n_ctx=2000) as api:
        conversation = api.client.post("/v1/conversations", json={}).json()["id"]
        body = {"model": "default", "input": "Look.", "conversation": conversation, **asked}
        found = api.client.post("/v1/responses", json=body).json()
        assert found["status"] == "incomplete", found["error"]
        assert found["incomplete_details"] == {"reason": "max_output_tokens"}
        assert 1000 <= found["usage"]["output_tokens"] <= 2000
        wish = api.client.post("/v1/responses", json={**body, "max_output_tokens": 3000}).json()
        assert wish["usage"]["output_tokens"] == 3000, "but whoever wants more gets it"
