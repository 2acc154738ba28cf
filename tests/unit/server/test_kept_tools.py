"""Tools in conversations that the server keeps: a program sends the results of calls alone, for ever."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import openai
import pytest

from ethervox_gui.context.events.events import Event
from ethervox_gui.context.events.window_events import ChatOpened, ToolCalled
from ethervox_gui.context.turns.turns import Message, Role, TurnState
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.protocol import Engine, LoadProgress
from ethervox_gui.governor.jobs.jobs import OpenChat, SendMessage
from ethervox_gui.server.conversations import Conversations
from ethervox_gui.server.replies.remembered import Remembered
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import ModelSettings
from tests.helpers.api import KEY, PATIENCE, Api, events_of, running_api, scripted_api
from tests.helpers.scripted_engine import ScriptedEngine
from tests.helpers.small_talk import OTHERS, numbered
from tests.helpers.upstream import scripted_upstream
from tests.unit.server.test_safety import wait_for

TOOL: dict[str, Any] = {
    "type": "function",
    "name": "look",
    "description": "Looks\nat a page",
    "parameters": {"type": "object", "properties": {"page": {"type": "integer"}}, "required": ["page"]},
}
OTHER = {**TOOL, "name": "listen"}
ASKED: list[str] = []


def call(page: int) -> str:
    return f'<tool_call>{{"name": "look", "arguments": {{"page": {page}}}}}</tool_call>'


def respond(prompt: str) -> str:
    """Reads page after page, as many as were asked for; the last message decides."""
    ASKED.append(prompt)
    if "Summarize the conversation" in prompt:
        return "- They read."
    last = ["", *prompt.strip().splitlines()][-1]
    if "two pages" in last:
        return f"I look.\n{call(1)}\n{call(2)}"
    if "say it as JSON" in last:
        return '{"on": true}'
    if "MORE" in last:
        return call(last.count("MORE"))
    return call(1) if "read" in last else "So be it."


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    ASKED.clear()
    with scripted_api(tmp_path, respond, n_ctx=2000) as made:
        yield made


def say(api: Api, given: Any, **options: Any) -> dict[str, Any]:
    body = {"model": "default", "input": given, "tools": [TOOL], **options}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 200, response.text
    return dict(response.json())


def result(made: dict[str, Any], text: str, number: int = 0) -> dict[str, Any]:
    calls = [item for item in made["output"] if item["type"] == "function_call"]
    return {"type": "function_call_output", "call_id": calls[number]["call_id"], "output": text}


def begin(api: Api, text: Any = "Please read it.", **options: Any) -> dict[str, Any]:
    """The first response of a conversation that is kept from the beginning."""
    conversation = api.client.post("/v1/conversations", json={}).json()["id"]
    return say(api, text, conversation=conversation, **options)


def kinds(items: list[dict[str, Any]]) -> list[str]:
    return [item["type"] for item in items]


def test_calls_keep_their_names_where_a_conversation_is_kept_from_its_second_response_on(api: Api) -> None:
    """Whoever lists what was said finds the calls by the names that it was told, and the results of them."""
    first = say(api, "Please read it.", tools=[TOOL])
    (call,) = first["output"]
    second = say(api, [result(first, "the end")], previous_response_id=first["id"], tools=[TOOL])
    assert second["output"][0]["content"][0]["text"] == "So be it."
    assert api.client.get(f"/v1/responses/{first['id']}").status_code == 404, "it was not kept"
    third = say(api, "Thank you.", previous_response_id=second["id"])
    path = f"/v1/responses/{third['id']}/input_items"
    items = api.client.get(path, params={"order": "asc"}).json()["data"]
    assert kinds(items)[:3] == ["message", "function_call", "function_call_output"]
    assert [item["call_id"] for item in items[1:3]] == [call["call_id"]] * 2
    assert items[1]["arguments"] == call["arguments"]


def test_results_of_calls_are_all_that_is_sent(api: Api) -> None:
    first = begin(api, instructions="Be brief.")
    assert kinds(first["output"]) == ["function_call"]
    assert json.loads(first["output"][0]["arguments"]) == {"page": 1}
    assert (first["store"], first["tools"]) == (True, [TOOL])
    second = say(api, [result(first, "MORE: page one")], previous_response_id=first["id"])
    assert json.loads(second["output"][0]["arguments"]) == {"page": 1}
    assert second["output"][0]["call_id"] != first["output"][0]["call_id"]
    third = say(api, [result(second, "the end")], previous_response_id=second["id"])
    assert third["output"][0]["content"][0]["text"] == "So be it."
    assert third["context"]["reused_tokens"] > second["usage"]["input_tokens"] - 100
    (chat,) = api.store.list_chats()
    turns = api.store.turns_of_chat(chat.chat_id)
    assert [turn.role.value for turn in turns] == [
        *("system", "user", "assistant", "tool", "assistant", "tool", "assistant"),
    ]
    assert turns[0].text.startswith("Be brief.\n\n# Tools")


def test_what_was_called_is_told_later(api: Api) -> None:
    first = begin(api, "Show two pages", instructions="Be brief.")
    assert kinds(first["output"]) == ["message", "function_call", "function_call"]
    given = [result(first, "the second", 1), result(first, "the first", 0)]
    second = say(api, given, previous_response_id=first["id"])
    assert ASKED[-1].index("the first") < ASKED[-1].index("the second"), "in the order of the calls"
    for made, before in ((first, None), (second, first["id"])):
        found = api.client.get(f"/v1/responses/{made['id']}").json()
        assert found["output"] == made["output"]
        assert found["previous_response_id"] == before
        assert found["instructions"] == "Be brief."
        assert found["tools"] == [TOOL]
    path = f"/v1/responses/{second['id']}/input_items"
    items = api.client.get(path, params={"order": "asc"}).json()["data"]
    assert kinds(items) == ["message", *kinds(first["output"]), *["function_call_output"] * 2]
    assert [item["id"] for item in items[1:4]] == [item["id"] for item in first["output"]]
    assert items[2:4] == first["output"][1:]
    assert [item["output"] for item in items[4:]] == ["the first", "the second"]
    assert [item["call_id"] for item in items[4:]] == [item["call_id"] for item in first["output"][1:]]
    conversation = first["conversation"]["id"]
    every = api.client.get(f"/v1/conversations/{conversation}/items", params={"order": "asc"}).json()["data"]
    assert every[:-1] == items
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        listed = [item.type for item in client.conversations.items.list(conversation)]
        assert listed == kinds(every)[::-1]


def test_two_ways_from_the_same_call(api: Api) -> None:
    first = begin(api)
    one = say(api, [result(first, "this")], previous_response_id=first["id"])
    other = say(api, [result(first, "MORE that")], previous_response_id=first["id"])
    assert kinds(one["output"]) == ["message"]
    assert kinds(other["output"]) == ["function_call"]
    for made in (one, other):
        assert api.client.get(f"/v1/responses/{made['id']}").json()["output"] == made["output"]
    assert api.client.delete(f"/v1/responses/{one['id']}").status_code == 409


def test_a_stream_tells_calls_as_they_come(api: Api) -> None:
    first = begin(api)
    body = {"model": "default", "tools": [TOOL], "stream": True, "previous_response_id": first["id"]}
    response = api.client.post("/v1/responses", json={**body, "input": [result(first, "MORE MORE")]})
    events = [json.loads(event) for event in events_of(response)]
    assert [event["type"].removeprefix("response.") for event in events] == [
        *("created", "in_progress", "in_progress"),
        *("output_item.added", "function_call_arguments.delta"),
        *("function_call_arguments.done", "output_item.done", "completed"),
    ]
    (item,) = events[-1]["response"]["output"]
    assert item == events[-2]["item"]
    assert json.loads(item["arguments"]) == {"page": 2}
    assert api.client.get(f"/v1/responses/{events[-1]['response']['id']}").json()["output"] == [item]


def test_what_is_not_stored_can_be_gone_on_behind(api: Api) -> None:
    """The first request of most agents names no conversation; from the second on it is kept."""
    n_before = len(api.store.list_chats())
    first = say(api, "Please read it.", instructions="Be brief.")
    assert first["store"] is False
    assert len(api.store.list_chats()) == n_before
    second = say(api, [result(first, "MORE")], previous_response_id=first["id"])
    assert (second["store"], second["previous_response_id"]) == (True, first["id"])
    (chat,) = api.store.list_chats()
    turns = api.store.turns_of_chat(chat.chat_id)
    assert [turn.role.value for turn in turns] == ["system", "user", "assistant", "tool", "assistant"]
    assert chat.title == "Please read it."
    third = say(api, [result(second, "the end")], previous_response_id=second["id"])
    assert third["conversation"] == second["conversation"]


def test_results_are_those_of_all_calls_of_a_reply(api: Api) -> None:
    """They are known by their order alone."""
    first = begin(api, "Show two pages")
    one, two = result(first, "one", 0), result(first, "two", 1)
    between = {"role": "user", "content": "and?"}
    body: dict[str, Any] = {"model": "default", "tools": [TOOL], "previous_response_id": first["id"]}
    for given, lacking in (
        ([two], one),
        ([one], two),
        ([one, two, two], None),
        ([one, one], two),
        ([two, between, one], None),
    ):
        response = api.client.post("/v1/responses", json={**body, "input": given})
        assert response.status_code == 400, given
        words = response.json()["error"]["message"]
        assert words.endswith("The results of a reply's calls come together, each of them once.")
        assert (lacking is None) or words.startswith(
            f"No tool output found for function call {lacking['call_id']}."
        )
    say(api, "never mind", previous_response_id=first["id"])
    say(api, [one], previous_response_id=first["id"], parallel_tool_calls=False)
    say(api, [two, one], previous_response_id=first["id"])


def test_results_that_come_with_their_calls_are_told_under_them(api: Api) -> None:
    calls = [
        {"type": "function_call", "call_id": name, "name": "look", "arguments": "{}"}
        for name in ("a", "b", "c")
    ]
    results = [{"type": "function_call_output", "call_id": name, "output": name} for name in ("a", "b", "c")]
    given = [calls[0], results[0], {"role": "user", "content": "hello"}, *calls[1:], *results[:0:-1]]
    made = begin(api, [*given, {"role": "user", "content": "and?"}])
    path = f"/v1/conversations/{made['conversation']['id']}/items"
    items = api.client.get(path, params={"order": "asc"}).json()["data"]
    called = [item["call_id"] for item in items if item["type"] == "function_call"]
    told = [(item["call_id"], item["output"]) for item in items if item["type"] == "function_call_output"]
    assert told == list(zip(called, "abc", strict=True))


def test_what_this_program_asks_its_own_tools_is_no_item(tmp_path: Path) -> None:
    """It is part of the reply that comes of it, and goes with that where it is taken out."""

    def search(prompt: str) -> str:
        own = '<tool_call name="memory_search" query="dog" />'
        return own if prompt.strip().endswith("remember") else "I found nothing."

    def guide(_path: Path, _model: ModelSettings, _progress: LoadProgress) -> Engine:
        return ScriptedEngine(search, n_ctx=3000, is_guide=True)

    with running_api(tmp_path, guide) as api:
        body: dict[str, Any] = {"model": "default", "input": "do you remember"}
        made = api.client.post("/v1/responses", json=body).json()
        path = f"/v1/conversations/{made['conversation']['id']}/items"
        items = api.client.get(path, params={"order": "asc"}).json()["data"]
        texts = [item["content"][0]["text"] for item in items]
        assert texts == ["do you remember", "I found nothing."]
        assert items[1]["id"] == made["output"][0]["id"]
        (chat,) = api.store.list_chats()
        assert [turn.role for turn in api.store.turns_of_chat(chat.chat_id)] == [
            Role.USER,
            Role.ASSISTANT,
            Role.TOOL,
            Role.ASSISTANT,
        ]
        assert api.client.delete(f"{path}/{items[1]['id']}").status_code == 200
        assert [turn.role for turn in api.store.turns_of_chat(chat.chat_id)] == [Role.USER]


def test_what_tools_of_this_program_say_is_no_item(tmp_path: Path) -> None:
    """Somebody talks in the window, in a chat of a program with tools, and the model searches its memory."""

    def search(prompt: str) -> str:
        asked = ["", *prompt.strip().splitlines()][-1]
        own = '<tool_call>{"name": "memory_search", "arguments": {"query": "dog"}}</tool_call>'
        return own if "remember" in asked else respond(prompt)

    told: list[Event] = []
    settings = {"memory.model_may_search": True}
    with scripted_api(
        tmp_path, search, n_ctx=3000, with_chat=True, settings=settings, hear=told.append
    ) as api:
        first = begin(api)
        made = say(api, [result(first, "the end")], previous_response_id=first["id"])
        conversation = made["conversation"]["id"]
        api.governor.submit(OpenChat(int(conversation.split("_")[1], 16)))
        api.governor.submit(SendMessage("do you remember"))
        wait_for(lambda: any(isinstance(event, ToolCalled) for event in told))
        made = say(api, "and read", conversation=conversation)
        path = f"/v1/conversations/{conversation}/items"
        items = api.client.get(path, params={"order": "asc"}).json()["data"]
        assert [item["output"] for item in items if item["type"] == "function_call_output"] == ["the end"]
        assert {item["role"] for item in items if item["type"] == "message"} == {"user", "assistant"}
        assert "memory_search" not in str(items)
        say(api, [result(made, "the end")], previous_response_id=made["id"])
        before = Conversations(api.store, api.keys).reply_named(made["id"]).before
        found = api.client.get(f"/v1/responses/{before}").json()
        assert found["output"][0]["content"][0]["text"] == "So be it."


def test_the_response_before_is_not_named_beside_a_conversation(api: Api) -> None:
    conversation = api.client.post("/v1/conversations", json={}).json()["id"]
    for before in (say(api, "Please read it."), begin(api)):
        body = {"model": "default", "tools": [TOOL], "conversation": conversation, "input": "hello"}
        response = api.client.post("/v1/responses", json={**body, "previous_response_id": before["id"]})
        assert response.status_code == 400
        assert response.json()["error"]["param"] == "conversation"
    assert beginnings(api, conversation) == []


def test_what_comes_first_may_be_sent_with_every_request(api: Api) -> None:
    first_of_all = [{"role": "developer", "content": "Be brief."}, {"role": "system", "content": "Be kind."}]
    made = say(api, [*first_of_all, {"role": "user", "content": "Please read it."}])
    for text in ("MORE", "MORE", "the end"):
        made = say(api, [*first_of_all, result(made, text)], previous_response_id=made["id"])
    (chat,) = api.store.list_chats()
    begins = api.store.turns_of_chat(chat.chat_id)[0].text
    assert begins.startswith("Be brief.\n\nBe kind.\n\n# Tools")


def test_what_is_not_to_be_stored_is_not_remembered(api: Api) -> None:
    first = say(api, "Please read it.", store=False)
    body = {"model": "default", "tools": [TOOL], "input": "x", "previous_response_id": first["id"]}
    lost = api.client.post("/v1/responses", json=body)
    assert (lost.status_code, lost.json()["error"]["code"]) == (400, "previous_response_not_found")
    kept = say(api, "Now read that.")
    again = say(api, [result(kept, "ok")], previous_response_id=kept["id"], store=False)
    assert (again["store"], kinds(again["output"])) == (False, ["message"])
    assert api.store.list_chats() == []


def test_what_is_remembered_has_bounds() -> None:
    remembered = Remembered()

    def add(number: int, text: str) -> None:
        remembered.add({"input": text}, {"id": f"resp_{number}", "output": []})

    def kept(*numbers: int) -> list[bool]:
        return [remembered.with_before({"previous_response_id": f"resp_{n}"}) is not None for n in numbers]

    for number in range(300):
        add(number, "x")
    assert kept(0, 43, 44, 299) == [False, False, True, True]
    add(300, "x" * 40_000_000)
    add(301, "x" * 40_000_000)
    assert kept(299, 300, 301) == [False, False, True]
    add(302, "x" * 65_000_000)
    assert kept(301, 302) == [True, False], "nothing goes for what is too large by itself"
    add(303, "x")
    assert kept(303) == [True]


def test_another_servers_conversation_is_remembered_for_a_while(tmp_path: Path) -> None:
    with scripted_upstream() as upstream:
        upstream.respond = lambda _body: [{"content": "theirs"}]
        far = Profile(name="far", kind="remote", base_url=upstream.url, model="theirs")
        with scripted_api(tmp_path, respond, far, n_ctx=2000) as api:
            body: dict[str, Any] = {"model": "far", "tools": [TOOL], "stream": True}
            for text in ("one", "two", "three"):
                events = events_of(api.client.post("/v1/responses", json={**body, "input": text}))
                body["previous_response_id"] = json.loads(events[-1])["response"]["id"]
            said = [message["content"] for message in upstream.body["messages"]]
            assert said == ["one", "theirs", "two", "theirs", "three"]


def test_a_form_and_a_forced_call_are_kept_to(api: Api) -> None:
    first = begin(api)
    form = {"format": {"type": "json_object"}}
    told = say(api, [result(first, "say it as JSON")], previous_response_id=first["id"], text=form)
    assert json.loads(told["output"][0]["content"][0]["text"]) == {"on": True}
    assert told["text"]["format"] == {"type": "json_object"}


class Thinking(ScriptedEngine):
    """Its template begins a reply with thinking."""

    def reply_start(self, messages: Sequence[Message]) -> str:
        return "<think>\n"


def test_what_is_kept_to_a_form_is_no_thinking(tmp_path: Path) -> None:
    with running_api(tmp_path, lambda *_: Thinking(respond, n_ctx=2000)) as api:
        first = begin(api, "Please wait.", tools=[])
        assert kinds(first["output"]) == ["reasoning", "message"]
        form = {"format": {"type": "json_object"}}
        asked: dict[str, Any] = {"previous_response_id": first["id"], "tools": [], "text": form}
        told = say(api, "say it as JSON", **asked)
        assert told["output"][0]["content"][0]["text"] == '{"on": true}'
        assert api.client.get(f"/v1/responses/{told['id']}").json()["output"] == told["output"]


@pytest.mark.parametrize(
    ("change", "param"),
    [
        ({"input": [{"type": "function_call_output", "call_id": "call_x", "output": "x"}]}, "input"),
        ({"input": [{"type": "function_call_output", "output": "x"}]}, "input.0.call_id"),
        ({"tool_choice": {"type": "function", "name": "sing"}}, "tool_choice"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(api: Api, change: dict[str, Any], param: str) -> None:
    first = begin(api, instructions="Be brief.")
    body = {"model": "default", "input": [result(first, "ok")], "tools": [TOOL], **change}
    response = api.client.post("/v1/responses", json={**body, "previous_response_id": first["id"]})
    assert response.status_code == 400, response.text
    assert response.json()["error"]["param"] == param
    again = say(api, [result(first, "ok")], previous_response_id=first["id"], tools=[])
    assert kinds(again["output"]) == ["message"]


LONG = "\n".join(f"row {n} of the page" for n in range(400))


def results_of(api: Api, response: str) -> list[str]:
    items = api.client.get(f"/v1/responses/{response}/input_items", params={"order": "asc"}).json()["data"]
    return [item["output"] for item in items if item["type"] == "function_call_output"]


def test_of_a_result_that_is_longer_than_the_context_both_ends_are_read(api: Api) -> None:
    first = begin(api)
    made = say(api, [result(first, LONG)], previous_response_id=first["id"])
    assert kinds(made["output"]) == ["message"]
    read = ASKED[-1]
    assert "row 0 of" in read
    assert "row 399 of" in read
    assert "row 200 of" not in read
    (shortened,) = made["context"]["shortened"]
    (chat,) = api.store.list_chats()
    turn = api.store.turns_of_chat(chat.chat_id)[shortened["turn"]]
    assert turn.role is Role.TOOL
    note = api.store.memory(shortened["memory_id"])
    assert note.text == LONG, "nothing is lost"
    assert f"memory {note.memory_id}" in turn.text.splitlines()[0]
    assert shortened["n_tokens"] == note.n_tokens_after > 2000 > 1000 > shortened["n_left"] > 300
    assert made["context"]["tokens_removed"] == shortened["n_tokens"] - shortened["n_left"]
    assert made["usage"]["input_tokens"] < 2000
    assert results_of(api, made["id"]) == [LONG], "told as it came"


def test_several_long_results_are_read_together(api: Api) -> None:
    first = begin(api, "Show two pages")
    given = [result(first, f"first\n{LONG}", 0), result(first, f"second\n{LONG}", 1)]
    made = say(api, given, previous_response_id=first["id"])
    assert kinds(made["output"]) == ["message"]
    assert "first\nrow 0" in ASKED[-1]
    assert "second\nrow 0" in ASKED[-1]
    assert ASKED[-1].count("row 399 of") == 2
    assert made["context"]["kept"] == 5, "what they were asked for is still there"
    assert len(made["context"]["shortened"]) == 2
    assert results_of(api, made["id"]) == [f"first\n{LONG}", f"second\n{LONG}"]


@pytest.mark.parametrize("form", ["{}", "```json\n{}\n```"], ids=["bare", "in a code block"])
def test_a_chain_of_calls_goes_on_behind_the_message_it_is_for(tmp_path: Path, form: str) -> None:
    """Small models put calls into code blocks.  Which call is answered is known all the same."""
    made_call = form.format('{"name": "look", "arguments": {"page": 1}}')

    def reads_on(prompt: str) -> str:
        return "- They read." if "Summarize the conversation" in prompt else made_call

    with scripted_api(tmp_path, reads_on, n_ctx=1400) as api:
        made = begin(api)
        for number in range(10):
            text = f"page {number}\n{LONG}" if number % 3 == 1 else f"page {number} " + "word " * 40
            made = say(api, [result(made, text)], previous_response_id=made["id"])
            assert kinds(made["output"]) == ["function_call"]
            (chat,) = api.store.list_chats()
            turns = api.store.turns_of_chat(chat.chat_id)
            assert turns[1].state is TurnState.IN_KV, "what is asked stays"
            for before, turn in pairwise(turns):
                if turn.role is Role.TOOL:
                    assert before.state is turn.state, "a call and its result"
        assert any(turn.state is not TurnState.IN_KV for turn in turns)


def test_where_nothing_is_to_be_truncated_a_result_that_is_too_long_is_refused(api: Api) -> None:
    first = begin(api)
    assert first["truncation"] == "auto"
    body = {
        "model": "default",
        "tools": [TOOL],
        "previous_response_id": first["id"],
        "truncation": "disabled",
    }
    long = [result(first, LONG)]
    for _ in range(2):
        response = api.client.post("/v1/responses", json={**body, "input": long})
        assert response.status_code == 400
        assert response.json()["error"]["code"] == "message_too_long"
    (chat,) = api.store.list_chats()
    assert len(api.store.turns_of_chat(chat.chat_id)) == 3, "nothing of it is stored"
    assert not api.store.list_memories()
    made = say(api, [result(first, "short")], previous_response_id=first["id"], truncation="disabled")
    assert kinds(made["output"]) == ["message"]
    assert (made["truncation"], made["context"]["shortened"]) == ("disabled", [])


def test_nothing_is_stored_where_one_of_the_messages_is_too_long(api: Api) -> None:
    first = begin(api, "Show two pages")
    body = {"model": "default", "tools": [TOOL], "conversation": first["conversation"]["id"]}
    given = [result(first, "short", 0), result(first, LONG, 1), {"role": "user", "content": "x" * 3000}]
    assert api.client.post("/v1/responses", json={**body, "input": given}).status_code == 400
    (chat,) = api.store.list_chats()
    assert len(api.store.turns_of_chat(chat.chat_id)) == 3
    assert not api.store.list_memories()
    given = [result(first, "short", 0), result(first, "short too", 1)]
    made = say(api, given, conversation=first["conversation"]["id"])
    assert kinds(made["output"]) == ["message"]


def test_results_are_sent_again_after_their_reply_was_broken_off(tmp_path: Path) -> None:
    slow = numbered(" word", 18)
    with scripted_api(tmp_path, lambda p: respond(p) + slow * ("slow" in p), n_ctx=2000) as api:
        first = begin(api)
        body = {"model": "default", "tools": [TOOL], "conversation": first["conversation"]["id"]}
        body["input"] = [result(first, "slow")]
        cut = api.client.post("/v1/responses", json={**body, "max_output_tokens": 3}).json()
        assert cut["status"] == "incomplete"
        whole = api.client.post("/v1/responses", json=body).json()
        assert whole["status"] == "completed"
        (chat,) = api.store.list_chats()
        turns = api.store.turns_of_chat(chat.chat_id)
        assert [turn.role.value for turn in turns] == ["system", "user", "assistant", "tool", "assistant"]
        assert api.client.get(f"/v1/responses/{cut['id']}").json()["output"] == cut["output"]
        assert api.client.post("/v1/responses", json=body).status_code == 400, "they were answered"


def beginnings(api: Api, conversation: str) -> list[str]:
    """What the model was told first in a conversation, and what was said to it."""
    chat = api.store.chat(int(conversation.split("_")[1], 16))
    turns = api.store.turns_of_chat(chat.chat_id)
    return [turn.text for turn in turns if turn.role in (Role.SYSTEM, Role.USER)]


@pytest.mark.parametrize("is_open", [True, False])
def test_a_conversation_that_was_opened_in_the_window_begins_as_it_is_asked_to(
    tmp_path: Path, is_open: bool
) -> None:
    """Also while it is open there."""
    told: list[Event] = []
    with scripted_api(tmp_path, respond, n_ctx=2000, with_chat=True, hear=told.append) as api:
        conversation = api.client.post("/v1/conversations", json={}).json()["id"]
        chat_id = int(conversation.split("_")[1], 16)
        api.governor.submit(OpenChat(chat_id))
        wait_for(lambda: beginnings(api, conversation) != [])
        if is_open:
            assert beginnings(api, conversation) == ["You are a test."]
        else:
            n_told = len(told)
            api.governor.submit(OpenChat(None))
            wait_for(lambda: any(isinstance(event, ChatOpened) for event in told[n_told:]))
        first = say(api, "Please read it.", conversation=conversation, instructions="Be brief.")
        assert kinds(first["output"]) == ["function_call"]
        *_, begins, said = beginnings(api, conversation)
        assert begins.startswith("Be brief.\n\n# Tools")
        assert said == "Please read it."
        say(api, [result(first, "the end")], previous_response_id=first["id"])


def test_a_beginning_that_came_to_nothing_is_none(api: Api) -> None:
    conversation = api.client.post("/v1/conversations", json={}).json()["id"]
    body = {"model": "default", "conversation": conversation, "input": "hello"}
    assert api.client.post("/v1/responses", json={**body, "instructions": "x" * 3000}).status_code == 400
    made = say(api, "Please read it.", conversation=conversation, instructions="Be brief.")
    assert kinds(made["output"]) == ["function_call"]
    assert beginnings(api, conversation)[0].startswith("Be brief.\n\n# Tools")


def test_of_two_first_requests_at_once_the_second_changes_what_the_first_began_with(tmp_path: Path) -> None:
    """It was checked while there was nothing in the conversation."""
    begun, go = threading.Event(), threading.Event()

    def slowly(prompt: str) -> str:
        begun.set()
        assert go.wait(PATIENCE)
        return respond(prompt)

    with scripted_api(tmp_path, slowly, n_ctx=2000) as api, ThreadPoolExecutor() as pool:
        other = api.client.post("/v1/conversations", json={}).json()["id"]
        conversation = api.client.post("/v1/conversations", json={}).json()["id"]
        ahead = pool.submit(say, api, "Please wait.", conversation=other)
        assert begun.wait(PATIENCE)

        def ask(instructions: str) -> int:
            body = {"model": "default", "input": instructions, "instructions": instructions}
            response = api.client.post("/v1/responses", json={**body, "conversation": conversation})
            return response.status_code

        both = [pool.submit(ask, text) for text in ("Be brief.", "Be long.")]
        wait_for(lambda: sum(record.report is not None for record in api.server.records.last()) == 3)
        go.set()
        ahead.result()
        assert [found.result() for found in both] == [200, 200]
        begins, said, then, said_then = beginnings(api, conversation)
        assert (begins, then) == (said, said_then)


@pytest.mark.parametrize("reply", ["<tool_call> is the tag that begins a call, dear.", call(1)])
def test_a_message_makes_a_long_exchange_leave_that_looks_like_a_call(tmp_path: Path, reply: str) -> None:
    words = "".join(f"w{number} " for number in range(500))
    text = f"{words}\n{reply}" if reply == call(1) else f"{reply} {words}"
    with scripted_api(tmp_path, lambda p: text if "how" in p[-60:] else "Fine.", n_ctx=6000) as api:
        first = say(api, "Tell me how calls begin", tools=[])
        second = say(api, "z" * 4200, previous_response_id=first["id"], tools=[])
        assert second["output"][0]["content"][0]["text"] == "Fine."
        (chat,) = api.store.list_chats()
        states = [turn.state for turn in api.store.turns_of_chat(chat.chat_id)]
    assert states[-2:] == [TurnState.IN_KV] * 2
    assert TurnState.IN_KV not in states[1:-2]


def test_the_results_of_several_calls_stay_together(api: Api) -> None:
    """Also where the first of them alone would rather leave than the second wait."""
    first = begin(api, "Show two pages")
    given = [result(first, "one ".ljust(560, "."), 0), result(first, "two ".ljust(560, "."), 1)]
    say(api, given, previous_response_id=first["id"])
    (chat,) = api.store.list_chats()
    turns = api.store.turns_of_chat(chat.chat_id)
    assert [turn.state for turn in turns if turn.role is not Role.SYSTEM] == [TurnState.IN_KV] * 5


def test_one_task_with_many_calls_never_ends(api: Api) -> None:
    """Older calls and their results leave; what was asked for, and the last call, stay."""
    made = begin(api, "Please read the long book.")
    for number in range(40):
        text = f"MORE {number} ".ljust(150, ".")
        made = say(api, [result(made, text)], previous_response_id=made["id"])
        assert kinds(made["output"]) == ["function_call"]
        assert made["context"]["counted"] <= 2000
    assert made["context"]["summarized"] + made["context"]["dropped"] > 40
    made = say(api, [result(made, "the end")], previous_response_id=made["id"])
    assert kinds(made["output"]) == ["message"]
    (chat,) = api.store.list_chats()
    turns = api.store.turns_of_chat(chat.chat_id)
    seen = [turn for turn in turns if turn.state is TurnState.IN_KV]
    assert seen[1].text == "Please read the long book."
    for turn, after in pairwise(turns):
        if after.role is Role.TOOL:
            states = turn.state is TurnState.IN_KV, after.state is TurnState.IN_KV
            assert states[0] == states[1], "a call without its result"


def test_going_back_to_an_older_call_of_a_long_task_brings_it_back(api: Api) -> None:
    made = begin(api, "Please read the long book.")
    every = [made]
    for number in range(30):
        text = f"MORE {number} ".ljust(150, ".")
        made = say(api, [result(made, text)], previous_response_id=made["id"])
        every.append(made)
    for at in (5, 15, 25):
        text = f"back {at} MORE MORE"
        say(api, [result(every[at], text)], previous_response_id=every[at]["id"])
        (chat,) = api.store.list_chats()
        turns = api.store.turns_of_chat(chat.chat_id)
        assert turns[-2].text == text
        assert [turn.state for turn in (turns[1], *turns[-3:])] == [TurnState.IN_KV] * 4
        for turn, after in pairwise(turns):
            if after.role is Role.TOOL:
                states = turn.state is TurnState.IN_KV, after.state is TurnState.IN_KV
                assert states[0] == states[1], "a call without its result"


def test_a_forced_call_of_a_real_model(deep_model: Path, tmp_path: Path) -> None:
    settings = {"model.n_ctx": 1024, "sampling.temperature": 0}
    with running_api(tmp_path, lambda _, m, p: llama.load(deep_model, m, p), settings=settings) as api:
        made = begin(api, tool_choice="required", max_output_tokens=200)
        for number in range(8):
            assert kinds(made["output"]) == ["function_call"]
            assert isinstance(json.loads(made["output"][0]["arguments"])["page"], int)
            text = f"{number} " + "pages of words " * 12
            options = {"tool_choice": "required", "max_output_tokens": 200}
            made = say(api, [result(made, text)], previous_response_id=made["id"], **options)
            assert made["context"]["counted"] <= 1024


def test_what_a_tool_said_comes_back_where_a_message_asks_for_it(api: Api) -> None:
    """The summary keeps a sentence of a result; it is quoted as data, and calls nothing."""
    first = begin(api)
    events = [f"Stop {n}: the van was at depot {n} for an hour." for n in range(8)]
    waits = f"The violin of Mrs Vandenberg waits in locker seventeen. {call(7)}"
    said = say(api, [result(first, " ".join([*events, waits, *events]))], previous_response_id=first["id"])
    for text in OTHERS * 4:
        said = say(api, text, previous_response_id=said["id"])
    assert said["context"]["summarized"] > 4
    assert "locker" not in ASKED[-1]
    said = say(api, "Which locker has the violin of Mrs Vandenberg?", previous_response_id=said["id"])
    (back,) = said["context"]["came_back"]
    assert (back["source"], back["turns"][:3]) == ("quote", [1, 2, 3])
    assert "- Tool: … " in ASKED[-1]
    assert "The violin of Mrs Vandenberg waits in locker seventeen." in ASKED[-1]
    assert call(7) not in ASKED[-1]
    assert kinds(said["output"]) == ["message"]


def test_there_is_a_limit_to_the_messages_of_a_request(tmp_path: Path) -> None:
    with scripted_api(tmp_path, respond, n_ctx=2000, settings={"server.message_limit": 3}) as api:
        for count, status in ((3, 200), (5, 400)):
            said = [{"role": ("user", "assistant")[n % 2], "content": "hello"} for n in range(count)]
            response = api.client.post("/v1/responses", json={"model": "default", "input": said})
            assert response.status_code == status, response.text


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x1c", "\x00", "\ud83d", "\n"])
def test_whatever_a_tool_is_said_to_do_its_calls_are_known(api: Api, sign: str) -> None:
    tool = {**TOOL, "description": f"Looks{sign}at a page", "parameters": {"type": "object", "title": sign}}
    conversation = api.client.post("/v1/conversations", json={}).json()["id"]

    def said(**options: Any) -> dict[str, Any]:
        body = {"model": "default", "tools": [tool], "conversation": conversation, **options}
        response = api.client.post("/v1/responses", content=json.dumps(body))
        assert response.status_code == 200, response.text
        return dict(response.json())

    first = said(input="Please read it.")
    found = api.client.get(f"/v1/responses/{first['id']}").json()["output"]
    assert kinds(found) == ["function_call"]
    assert kinds(said(input=[result(first, "the end")])["output"]) == ["message"]
