"""Items that programs put into conversations that the server keeps, and take out again."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import openai
import pytest

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import Event
from ethervox_gui.context.events.window_events import ChatOpened, ChatRenamed
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.governor.jobs.jobs import OpenChat, SendMessage
from ethervox_gui.server.kept_items import KeptItems
from ethervox_gui.services.profiles import Profile
from tests.helpers.api import KEY, PATIENCE, Api, running_api, scripted_api
from tests.helpers.scripted_engine import ScriptedEngine
from tests.unit.server.test_kept_tools import ASKED, TOOL, call, kinds, respond, say
from tests.unit.server.test_safety import wait_for

CALL: dict[str, Any] = {
    "type": "function_call",
    "call_id": "call_their_own",
    "name": "look",
    "arguments": '{"page": 7}',
}
RESULT = {"type": "function_call_output", "call_id": "call_their_own", "output": "page seven"}


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    ASKED.clear()
    with scripted_api(tmp_path, respond, n_ctx=2000) as made:
        yield made


def user(text: str) -> dict[str, Any]:
    return {"type": "message", "role": "user", "content": text}


def model(text: str) -> dict[str, Any]:
    return {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": text}]}


def begin(api: Api, *items: dict[str, Any], **more: Any) -> str:
    ASKED.clear()
    response = api.client.post("/v1/conversations", json={"items": list(items), **more})
    assert response.status_code == 200, response.text
    return str(response.json()["id"])


def add(api: Api, name: str, *items: dict[str, Any]) -> list[dict[str, Any]]:
    response = api.client.post(f"/v1/conversations/{name}/items", json={"items": list(items)})
    assert response.status_code == 200, response.text
    made = response.json()
    assert (made["object"], made["has_more"]) == ("list", False)
    return list(made["data"])


def listed(api: Api, name: str) -> list[dict[str, Any]]:
    response = api.client.get(f"/v1/conversations/{name}/items", params={"order": "asc", "limit": 100})
    assert response.status_code == 200, response.text
    return list(response.json()["data"])


def take_out(api: Api, name: str, item: str) -> Any:
    return api.client.delete(f"/v1/conversations/{name}/items/{item}")


def texts(items: list[dict[str, Any]]) -> list[str]:
    found = []
    for item in items:
        match item["type"]:
            case "message":
                found.append(item["content"][0]["text"])
            case "function_call":
                found.append(item["call_id"])
            case _:
                found.append(item.get("output", ""))
    return found


def turns(api: Api, at: int = 0) -> list[tuple[str, str]]:
    chat = api.store.list_chats()[at]
    return [(turn.role.value, turn.text) for turn in api.store.turns_of_chat(chat.chat_id)]


def context(api: Api) -> list[str]:
    """What stands in the context of the chat that is read there for a program."""
    live = api.governor.session.host.live
    assert live is not None
    return [item.text for _, item in live.timeline.contents()]


def test_a_conversation_begins_with_what_was_said_elsewhere(api: Api) -> None:
    name = begin(api, user("My boat is Halcyon."), model("Noted."), metadata={"topic": "boats"})
    assert texts(listed(api, name)) == ["My boat is Halcyon.", "Noted."]
    assert api.client.get(f"/v1/conversations/{name}").json()["metadata"] == {"topic": "boats"}
    assert not ASKED, "no reply is written"
    (chat,) = api.store.list_chats()
    assert chat.title == "My boat is Halcyon."
    said = say(api, "And now?", conversation=name, tools=None, instructions="Be brief.")
    assert said["output"][0]["content"][0]["text"] == "So be it."
    assert context(api) == ["Be brief.", "My boat is Halcyon.", "Noted.", "And now?", "So be it."]
    assert said["usage"]["input_tokens"] > len("My boat is Halcyon.Noted.And now?")
    assert texts(listed(api, name)) == ["My boat is Halcyon.", "Noted.", "And now?", "So be it."]


def test_the_profile_says_how_it_begins_that_is_named_first(tmp_path: Path) -> None:
    ASKED.clear()
    profile = Profile(name="pirate", system_prompt="Talk like a pirate.")
    with scripted_api(tmp_path, respond, profile, n_ctx=2000) as api:
        name = begin(api, user("Hello."), model("Ahoy."))
        say(api, "And now?", conversation=name, tools=None, model="pirate")
        assert context(api)[:3] == ["Talk like a pirate.", "Hello.", "Ahoy."]
        say(api, "And then?", conversation=name, tools=None, model="pirate")
        assert context(api)[:3] == ["Talk like a pirate.", "Hello.", "Ahoy."]


def test_what_developers_say_among_items_is_told_first(api: Api) -> None:
    name = begin(api, {"role": "developer", "content": "Be kind."})
    assert listed(api, name) == []
    say(api, "Hello.", conversation=name, tools=None)
    assert ASKED[-1].index("Be kind.") < ASKED[-1].index("Hello.")
    add(api, name, {"role": "system", "content": "Be brief."}, user("So?"))
    say(api, "And now?", conversation=name, tools=None)
    assert context(api)[:2] == ["Be kind.\n\n\nBe brief.", "Hello."]
    assert turns(api)[0] == ("system", "Be kind.")


def test_items_follow_a_reply_and_belong_to_no_response(api: Api) -> None:
    name = begin(api)
    first = say(api, "Hello.", conversation=name, tools=None)
    before = listed(api, name)
    made = add(api, name, model("I forgot to say: hi."), user("Fine."), model("Good."))
    assert texts(made) == ["I forgot to say: hi.", "Fine.", "Good."]
    assert listed(api, name) == [*before, *made]
    assert before[1]["id"] == first["output"][0]["id"]
    assert api.client.get(f"/v1/responses/{first['id']}").json()["output"] == first["output"]
    for item in made:
        assert api.client.get(f"/v1/conversations/{name}/items/{item['id']}").json() == item
    said = say(api, "And now?", conversation=name, tools=None)
    assert ASKED[-1].index("I forgot") < ASKED[-1].index("Good.") < ASKED[-1].index("And now?")
    assert said["context"]["reused_tokens"] > 0, "what was read before is not read again"
    behind = say(api, "Or so?", previous_response_id=first["id"], tools=None)
    assert "I forgot" not in ASKED[-1], "who goes on behind a response has what was said up to it"
    assert behind["previous_response_id"] == first["id"]


def test_calls_keep_the_names_that_the_program_gave_them(api: Api) -> None:
    name = begin(api, user("Look."), CALL, RESULT)
    items = listed(api, name)
    assert kinds(items) == ["message", "function_call", "function_call_output"]
    assert (items[1]["name"], items[1]["arguments"]) == ("look", '{"page": 7}')
    assert items[1]["call_id"] == items[2]["call_id"] == "call_their_own"
    say(api, "What is there?", conversation=name, tools=None)
    assert ASKED[-1].index(call(7)) < ASKED[-1].index("page seven") < ASKED[-1].index("What is there?")
    assert listed(api, name)[:3] == items


def test_results_come_one_after_the_other(api: Api) -> None:
    other = {**CALL, "call_id": "the_second"}
    name = begin(api, user("Look."), CALL, other)
    path = f"/v1/conversations/{name}/items"
    early = api.client.post(path, json={"items": [{**RESULT, "call_id": "the_second"}]})
    assert (early.status_code, early.json()["error"]["code"]) == (400, "invalid_value")
    assert "call_their_own" in early.json()["error"]["message"]
    assert texts(add(api, name, RESULT)) == ["page seven"]
    unknown = api.client.post(path, json={"items": [RESULT]})
    assert unknown.status_code == 400, "it has its result"
    said = say(api, [{**RESULT, "call_id": "the_second", "output": "more"}], conversation=name, tools=[TOOL])
    assert kinds(said["output"]) == ["message"]
    expected = ["Look.", "call_their_own", "the_second", "page seven", "more", "So be it."]
    assert texts(listed(api, name)) == expected
    assert [role for role, _ in turns(api)].count("system") == 1


def test_of_two_programs_with_the_same_results_one_is_refused(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = begin(api, user("Look."), CALL)
    both, was_given = threading.Barrier(2), KeptItems.given

    def given(*asked: Any) -> dict[str, Any]:
        found = was_given(*asked)
        both.wait(PATIENCE)
        return found

    monkeypatch.setattr(KeptItems, "given", given)
    path = f"/v1/conversations/{name}/items"
    with ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda _: api.client.post(path, json={"items": [RESULT]}), range(2)))
    assert sorted(response.status_code for response in made) == [200, 409]
    assert (
        next(one.json()["error"]["code"] for one in made if one.status_code == 409) == "conversation_changed"
    )
    assert texts(listed(api, name)) == ["Look.", "call_their_own", "page seven"]


def test_the_result_of_a_models_call_may_come_as_an_item(api: Api) -> None:
    name = begin(api)
    made = say(api, "Please read it.", conversation=name)["output"][0]
    add(api, name, {**RESULT, "call_id": made["call_id"]}, model("It says seven."))
    assert [item["type"] for item in listed(api, name)] == [
        *("message", "function_call", "function_call_output", "message")
    ]
    say(api, "And now?", conversation=name)
    assert ASKED[-1].index("page seven") < ASKED[-1].index("It says seven.") < ASKED[-1].index("And now?")


def test_the_last_item_is_taken_out(api: Api) -> None:
    name = begin(api, user("One."), model("Two."), user("Three."))
    third = listed(api, name)[-1]["id"]
    gone = take_out(api, name, third)
    assert (gone.status_code, gone.json()["object"], gone.json()["id"]) == (200, "conversation", name)
    assert take_out(api, name, third).status_code == 404
    say(api, "And now?", conversation=name, tools=None)
    assert "Three." not in ASKED[-1]
    answer = listed(api, name)[-1]
    assert take_out(api, name, answer["id"]).status_code == 200
    assert texts(listed(api, name)) == ["One.", "Two.", "And now?"]
    for item in reversed(listed(api, name)):
        assert take_out(api, name, item["id"]).status_code == 200
    assert listed(api, name) == []
    say(api, "Anew.", conversation=name, tools=None)
    assert "One." not in ASKED[-1]
    assert texts(listed(api, name)) == ["Anew.", "So be it."]


def test_of_a_message_with_calls_what_is_left_stays(api: Api) -> None:
    name = begin(api)
    said = say(api, "Show two pages", conversation=name)
    assert kinds(said["output"]) == ["message", "function_call", "function_call"]
    assert take_out(api, name, said["output"][-1]["id"]).status_code == 200
    items = listed(api, name)
    assert kinds(items) == ["message", "message", "function_call"]
    assert texts(items)[1] == "I look."
    found = api.client.get(f"/v1/responses/{said['id']}").json()
    assert found["output"] == said["output"], "the response is as it was"
    given = say(api, [{**RESULT, "call_id": items[-1]["call_id"]}], conversation=name)
    assert kinds(given["output"]) == ["message"]
    assert call(1) in ASKED[-1]
    assert call(2) not in ASKED[-1]


def test_the_window_has_the_chat_and_sees_it_at_once(tmp_path: Path) -> None:
    ASKED.clear()
    heard: list[Event] = []
    opened = threading.Event()

    def hear(event: Event) -> None:
        heard.append(event)
        if isinstance(event, ChatOpened):
            opened.set()

    with scripted_api(tmp_path, respond, n_ctx=2000, with_chat=True, hear=hear) as api:
        name = begin(api, user("My boat is Halcyon."), model("Noted."))
        chat = next(chat for chat in api.store.list_chats() if chat.title)
        assert ChatRenamed(chat.chat_id, "My boat is Halcyon.") in heard
        opened.clear()
        api.governor.submit(OpenChat(chat.chat_id))
        assert opened.wait(PATIENCE)
        add(api, name, user("It is blue."))
        take_out(api, name, listed(api, name)[-1]["id"])
        add(api, name, user("It is red."), model("A red boat."))
        last = listed(api, name)[-1]
        assert last["content"][0]["text"] == "A red boat."
        api.governor.submit(SendMessage("And now?"))
        wait_for(lambda: texts(listed(api, name))[-1:] == ["So be it."])
        live = api.governor.session.live
        assert live is not None
        told = ["My boat is Halcyon.", "Noted.", "It is red.", "A red boat.", "And now?", "So be it."]
        assert [item.text for _, item in live.timeline.contents()] == told


def test_many_items_are_more_than_the_context_holds(api: Api) -> None:
    many = [make(f"number {n} " + "abcdefghij" * 8) for n in range(30) for make in (user, model)]
    name = begin(api, *many)
    assert len(listed(api, name)) == 60
    said = say(api, "And now?", conversation=name, tools=None)
    assert said["output"][0]["content"][0]["text"] == "So be it."
    assert len(ASKED[-1]) < 2000
    assert said["context"]["kept"] < 62
    assert len(listed(api, name)) == 62


def test_two_programs_add_at_once(api: Api) -> None:
    name = begin(api, user("Hello."))
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda n: add(api, name, user(f"number {n}"), model(f"{n}.")), range(24)))
    found = texts(listed(api, name))
    assert sorted(found[1::2]) == sorted(f"number {n}" for n in range(24))
    for one in made:  # those of a request stand together
        at = found.index(texts(one)[0])
        assert found[at : at + 2] == texts(one)


def test_what_is_no_item_is_a_sentence_and_changes_nothing(api: Api) -> None:
    name = begin(api, user("Hello."))
    path = f"/v1/conversations/{name}/items"
    before = turns(api)
    for body, param in (
        ({}, "items"),
        ({"items": []}, "items"),
        ({"items": "Hello."}, "items"),
        ({"items": [{"type": "file_search_call"}]}, "items.0"),
        (
            {"items": [user("Fine."), {"role": "user", "content": [{"type": "input_file"}]}]},
            "items.1.content.0",
        ),
        ({"items": [{**RESULT, "call_id": "unheard"}]}, "input"),
        ({"items": [CALL, user("no result")]}, None),
    ):
        response = api.client.post(path, json=body)
        if param is not None:
            assert (response.status_code, response.json()["error"]["param"]) == (400, param), body
            assert turns(api) == before
    assert api.client.post(f"/v1/conversations/{name[:-1]}x/items", json={"items": [CALL]}).status_code == 404
    refused = api.client.post("/v1/conversations", json={"items": [{"type": "nonsense"}]})
    assert refused.status_code == 400
    assert len(api.store.list_chats()) == 1
    assert api.store.list_chats(deleted=True) == [], "nothing is left of it"


@pytest.mark.parametrize(
    "labels",
    [
        {str(n): "x" for n in range(17)},
        {"k" * 65: "x"},
        {"k": "x" * 513},
        {"k": 1},
        "text",
    ],
)
def test_labels_have_limits(api: Api, labels: Any) -> None:
    name = begin(api, metadata={"a": "b"})
    for path in ("/v1/conversations", f"/v1/conversations/{name}"):
        response = api.client.post(path, json={"metadata": labels})
        assert response.status_code == 400
        assert response.json()["error"]["param"].startswith("metadata")
    assert api.client.get(f"/v1/conversations/{name}").json()["metadata"] == {"a": "b"}
    changed = api.client.post(f"/v1/conversations/{name}", json={"metadata": {"c": "é"}})
    assert set(changed.json()["metadata"]) == {"c"}


def test_openais_own_package_does_it(api: Api) -> None:
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        made = client.conversations.create(
            items=[{"type": "message", "role": "user", "content": "Hello!"}], metadata={"topic": "demo"}
        )
        assert made.metadata == {"topic": "demo"}
        changed = client.conversations.update(made.id, metadata={"topic": "project-x"})
        assert changed.metadata == {"topic": "project-x"}
        added = client.conversations.items.create(
            made.id,
            items=[
                {
                    "type": "message",
                    "role": "user",
                    "content": [{"type": "input_text", "text": "Hello again"}],
                },
                {
                    "type": "message",
                    "role": "user",
                    "content": [{"type": "input_text", "text": "How are you?"}],
                },
            ],
        )
        assert [item.type for item in added.data] == ["message"], "what one says in a row is one turn"
        found = client.conversations.items.list(made.id, order="asc")
        last = found.data[-1]
        assert last.id
        client.conversations.items.delete(last.id, conversation_id=made.id)
        assert [item.id for item in client.conversations.items.list(made.id, order="asc")] == [
            item.id for item in found.data[:-1]
        ]


def test_a_real_model_reads_them_with_the_next_message(tmp_path: Path, deep_model: Path) -> None:
    settings = {"model.n_ctx": 1024, "sampling.max_tokens": 8}
    with running_api(tmp_path, lambda _, m, p: llama.load(deep_model, m, p), settings=settings) as api:
        name = begin(api, *[make(f"{n} is a number.") for n in range(30) for make in (user, model)])
        first = say(api, "And now?", conversation=name, tools=None)
        add(api, name, user("It is red."), model("A red boat."), user("Or blue?"))
        take_out(api, name, listed(api, name)[-1]["id"])
        second = say(api, "And then?", conversation=name, tools=None)
        assert second["context"]["reused_tokens"] > first["usage"]["input_tokens"] // 2
        assert len(listed(api, name)) == 66
        roles = [role for role, _ in turns(api)]
        assert roles.count(Role.USER.value) == 33


def test_nothing_is_lost_where_the_engine_fails(tmp_path: Path) -> None:
    engines: list[ScriptedEngine] = []

    def make(*_: Any) -> ScriptedEngine:
        engines.append(ScriptedEngine(respond, n_ctx=2000))
        return engines[-1]

    with running_api(tmp_path, make) as api:
        name = begin(api, user("Hello."))
        say(api, "So?", conversation=name, tools=None)
        for later in range(3):
            engines[-1].faults[engines[-1].n_calls + later] = EngineError("broken")
        response = api.client.post(
            "/v1/responses", json={"model": "default", "input": "And?", "conversation": name}
        )
        assert response.status_code in (200, 500)
        add(api, name, model("Sorry."))
        assert texts(listed(api, name))[-1] == "Sorry."
        say(api, "And now?", conversation=name, tools=None)
        assert ASKED[-1].index("Sorry.") < ASKED[-1].index("And now?")


def count(api: Api, given: Any, **more: Any) -> int:
    body = {"model": "default", "input": given, **more}
    response = api.client.post("/v1/responses/input_tokens", json=body)
    assert response.status_code == 200, response.text
    assert response.json()["object"] == "response.input_tokens"
    return int(response.json()["input_tokens"])


def test_tokens_are_counted_with_all_that_was_said_before(api: Api) -> None:
    alone = count(api, "And now?")
    assert alone > len("And now?")
    assert count(api, "And now?", instructions="Be brief.") == alone + len("Be brief.") + 2
    assert count(api, "And now?", tools=[TOOL]) > alone + 100
    name = begin(api, user("My boat is Halcyon."), model("Noted."))
    here = count(api, "And now?", conversation=name)
    assert here > alone + len("My boat is Halcyon.Noted.")
    said = say(api, "And now?", conversation=name, tools=None)
    assert said["usage"]["input_tokens"] == here
    assert count(api, "So?", conversation=name, tools=[TOOL], tool_choice="required") > here
    behind = count(api, "So?", previous_response_id=said["id"])
    assert behind > here + len("So be it.So?")
    assert count(api, "So?", conversation=name) == behind
    lost = {"model": "default", "input": "So?", "previous_response_id": said["id"][:-1]}
    assert api.client.post("/v1/responses/input_tokens", json=lost).status_code == 400
    unkept = say(api, "Hello.", store=True)
    assert count(api, "So?", previous_response_id=unkept["id"]) >= alone + len("Hello.So be it.") - 4
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        assert client.responses.input_tokens.count(model="default", input="And now?").input_tokens == alone


def test_who_waits_is_told_where_the_window_has_the_chat_and_it_cannot_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = threading.Event()

    def hear(event: Event) -> None:
        if isinstance(event, ChatOpened):
            opened.set()

    with scripted_api(tmp_path, respond, n_ctx=2000, with_chat=True, hear=hear) as api:
        name = begin(api, user("Hello."))
        chat = next(chat for chat in api.store.list_chats() if chat.title)
        opened.clear()
        api.governor.submit(OpenChat(chat.chat_id))
        assert opened.wait(PATIENCE)

        def fail(**_: Any) -> bool:
            raise EngineError("broken")

        with monkeypatch.context() as broken:
            broken.setattr(api.governor.session, "send_guests_away", fail)
            path = f"/v1/conversations/{name}/items"
            assert api.client.post(path, json={"items": [model("Fine.")]}).status_code == 500
        assert texts(listed(api, name)) == ["Hello."]
        assert texts(add(api, name, model("Fine."))) == ["Fine."]
