"""Other instructions and other tools in the middle of a conversation that the server keeps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.calls.tools_in_words import told_in
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.server.replies.instructions import with_tools
from ethervox_gui.ui.chat.stored import read_transcript
from ethervox_gui.ui.chat.transcript import ToolItem
from tests.helpers.api import Api, running_api
from tests.helpers.scripted_engine import ScriptedEngine
from tests.unit.server.test_kept_tools import OTHER, TOOL, kinds, result

REBUILD = Capability(surgical=False, can_shift=False, reason="a test")
WHO = {"type": "message", "role": "developer", "content": "The user is called Ada."}


def respond(prompt: str) -> str:
    """The last message decides; it names the tool to call."""
    if "Summarize the conversation" in prompt:
        return "- They talked."
    last = prompt.strip()[-40:]
    called = [name for name in ("look", "listen") if f"please {name}" in last]
    if called:
        return f'<tool_call>{{"name": "{called[0]}", "arguments": {{"page": 1}}}}</tool_call>'
    return "So be it."


@pytest.fixture(params=[None, REBUILD], ids=["surgical", "rebuild"])
def api(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Api]:
    def make(*_: object) -> ScriptedEngine:
        options: dict[str, Any] = {} if request.param is None else {"capability": request.param}
        return ScriptedEngine(respond, n_ctx=2000, **options)

    with running_api(tmp_path, make) as made:
        yield made


def say(api: Api, given: Any, **options: Any) -> dict[str, Any]:
    response = api.client.post("/v1/responses", json={"model": "default", "input": given, **options})
    assert response.status_code == 200, response.text
    return dict(response.json())


def begin(api: Api, given: Any, **options: Any) -> dict[str, Any]:
    """The first response of a conversation that is kept from the beginning, also with tools."""
    return say(api, given, conversation=api.client.post("/v1/conversations", json={}).json()["id"], **options)


def told(api: Api, *made: dict[str, Any]) -> list[Any]:
    """The instructions that responses were written under, as is told of them later."""
    return [api.client.get(f"/v1/responses/{one['id']}").json()["instructions"] for one in made]


def stored(api: Api) -> list[tuple[str, str]]:
    """The only conversation, as the database has it: who speaks, and the first words."""
    (chat,) = api.store.list_chats()
    return [(turn.role.value, turn.text[:9]) for turn in api.store.turns_of_chat(chat.chat_id)]


def test_other_instructions_are_in_effect_from_now_on(api: Api) -> None:
    first = say(api, "hello", instructions="Be brief.")
    same = say(api, "and?", instructions="Be brief.", previous_response_id=first["id"])
    other = say(api, "so?", instructions="Be long indeed.", previous_response_id=same["id"])
    more = say(api, "more?", previous_response_id=other["id"])
    assert told(api, first, same, other, more) == [*["Be brief."] * 2, *["Be long indeed."] * 2]
    assert stored(api) == [
        ("system", "Be brief."),
        *(("user", "hello"), ("assistant", "So be it.")),
        *(("user", "and?"), ("assistant", "So be it.")),
        ("system", "Be long i"),
        *(("user", "so?"), ("assistant", "So be it.")),
        *(("user", "more?"), ("assistant", "So be it.")),
    ]
    assert (other["context"]["kept"], other["context"]["dropped"]) == (6, 0), "nothing left for it"
    assert more["context"]["reused_tokens"] > 0
    path = f"/v1/responses/{more['id']}/input_items"
    items = api.client.get(path, params={"order": "asc"}).json()["data"]
    assert [item["role"] for item in items] == [*["user", "assistant"] * 3, "user"]
    assert api.client.get(f"/v1/responses/{other['id']}").json()["previous_response_id"] == same["id"]


def test_who_goes_back_finds_the_instructions_of_then(api: Api) -> None:
    first = say(api, "hello", instructions="Be brief.")
    second = say(api, "so?", instructions="Be long indeed.", previous_response_id=first["id"])
    third = say(api, "and so?", previous_response_id=first["id"])
    fourth = say(api, "on?", previous_response_id=second["id"])
    assert told(api, second, third, fourth) == ["Be long indeed.", "Be brief.", "Be long indeed."]


def test_a_conversation_that_began_without_instructions_may_have_some_later(api: Api) -> None:
    first = say(api, "hello")
    second = say(api, "so?", instructions="Be brief.", previous_response_id=first["id"])
    third = say(api, "more?", conversation=second["conversation"]["id"])
    assert told(api, first, second, third) == [None, "Be brief.", "Be brief."]
    assert third["context"]["kept"] == 6
    say(api, "another conversation takes its place")
    fourth = say(api, "still there?", previous_response_id=third["id"])
    assert told(api, fourth) == ["Be brief."]


def test_what_a_developer_says_is_told_with_the_instructions(api: Api) -> None:
    first = say(api, "hello", instructions="Be brief.")
    second = say(api, [WHO, {"role": "user", "content": "so?"}], previous_response_id=first["id"])
    again = say(
        api,
        [WHO, {"role": "user", "content": "and?"}],
        previous_response_id=second["id"],
        instructions="Be brief.",
    )
    both = "Be brief.\n\n\nThe user is called Ada."
    assert told(api, first, second, again) == ["Be brief.", both, both]
    assert [role for role, _ in stored(api)].count("system") == 2, "the same again is nothing else"


def test_an_agent_hands_over_to_one_with_other_tools(api: Api) -> None:
    """The results of the first one's calls come under the instructions of the second, as agents send them."""
    first = begin(api, "please look", instructions="You look.", tools=[TOOL])
    assert kinds(first["output"]) == ["function_call"]
    given = [result(first, "now please listen")]
    second = say(api, given, previous_response_id=first["id"], instructions="You listen.", tools=[OTHER])
    assert [item["name"] for item in second["output"]] == ["listen"]
    given = [result(second, "please look again")]
    third = say(api, given, previous_response_id=second["id"], instructions="You talk.", tools=[])
    assert kinds(third["output"]) == ["message"], "what it was not told of it cannot call"
    for made, tools in ((first, [TOOL]), (second, [OTHER]), (third, [])):
        found = api.client.get(f"/v1/responses/{made['id']}").json()
        assert (found["output"], found["tools"]) == (made["output"], tools)
    assert told(api, first, second, third) == ["You look.", "You listen.", "You talk."]
    path = f"/v1/conversations/{first['conversation']['id']}/items"
    items = api.client.get(path, params={"order": "asc"}).json()["data"]
    assert kinds(items) == ["message", *["function_call", "function_call_output"] * 2, "message"]
    assert [call["call_id"] for call in items[1:5:2]] == [output["call_id"] for output in items[2:5:2]]
    (chat,) = api.store.list_chats()
    shown = read_transcript(api.store, chat.chat_id).items
    calls = [item for item in shown if isinstance(item, ToolItem)]
    assert [item.result for item in calls[:2]] == ["now please listen", "please look again"]


def test_the_same_tools_in_another_order_change_nothing(api: Api) -> None:
    first = begin(api, "hello", tools=[TOOL, OTHER])
    say(api, "so?", previous_response_id=first["id"], tools=[OTHER, TOOL])
    say(api, "and?", conversation=first["conversation"]["id"])
    assert [role for role, _ in stored(api)].count("system") == 1


def test_instructions_that_leave_no_room_are_refused(api: Api) -> None:
    first = say(api, "hello", instructions="Be brief.")
    body = {"model": "default", "input": "x", "previous_response_id": first["id"]}
    for _ in range(2):
        refused = api.client.post("/v1/responses", json={**body, "instructions": "x" * 1900})
        assert refused.status_code == 400
        assert refused.json()["error"]["code"] == "window_too_small"
    assert [role for role, _ in stored(api)] == ["system", "user", "assistant"]
    second = say(api, "so?", previous_response_id=first["id"])
    assert told(api, second) == ["Be brief."]


def test_a_refused_request_leaves_everything_as_it_was(api: Api) -> None:
    """Its instructions are not in effect, and the conversation ends where it ended."""
    first = say(api, "hello", instructions="Be brief.")
    second = say(api, "so?", previous_response_id=first["id"])
    for more in ({"previous_response_id": first["id"]}, {"conversation": first["conversation"]["id"]}):
        body = {"model": "default", "input": "x" * 3000, "instructions": "Be long indeed.", **more}
        assert api.client.post("/v1/responses", json=body).status_code == 400
        assert stored(api)[-2:] == [("user", "so?"), ("assistant", "So be it.")]
    path = f"/v1/conversations/{first['conversation']['id']}/items"
    assert len(api.client.get(path).json()["data"]) == 4
    third = say(api, "and?", conversation=first["conversation"]["id"])
    assert told(api, third) == ["Be brief."]
    assert third["context"]["kept"] == 6
    (chat,) = api.store.list_chats()
    assert api.store.versions_of_chat(chat.chat_id) == {}, "what came to nothing is no version"
    assert api.client.delete(f"/v1/responses/{second['id']}").status_code == 409
    assert api.client.delete(f"/v1/responses/{third['id']}").status_code == 200


def test_shorter_instructions_are_others(api: Api) -> None:
    first = say(api, "hello", instructions="Be brief.\n\nSpeak French.")
    second = say(api, "so?", instructions="Be brief.", previous_response_id=first["id"])
    given = [{"role": "developer", "content": "Be"}, {"role": "user", "content": "and?"}]
    third = say(api, given, previous_response_id=second["id"])
    assert told(api, first, second, third) == ["Be brief.\n\nSpeak French.", "Be brief.", "Be brief.\n\n\nBe"]


def test_instructions_change_over_many_overflows(api: Api) -> None:
    """As programs do that tell the time in them."""
    made = say(api, "hello", instructions="It is 0 o'clock.")
    for hour in range(1, 40):
        text = f"{hour} tells something new ".ljust(90, ".")
        made = say(api, text, instructions=f"It is {hour} o'clock.", previous_response_id=made["id"])
        assert made["context"]["counted"] <= 2000
    assert told(api, made) == ["It is 39 o'clock."]
    assert made["context"]["summarized"] > 20
    (chat,) = api.store.list_chats()
    turns = api.store.turns_of_chat(chat.chat_id)
    assert [turn.role for turn in turns].count(Role.SYSTEM) == 40


def test_tools_that_stay_are_read_once() -> None:
    """However often what is told before them changes: a listing asks for each of the beginnings."""
    tools = [{"type": "function", "function": {"name": "look", "description": "Reads a\u2028page."}}]
    found = [told_in(with_tools(f"It is {hour} o'clock.", tools)) for hour in range(3)]
    assert found == [(f"It is {hour} o'clock.", tools) for hour in range(3)]
    first, *others = [read for _, (read,) in found]
    assert all(other is first for other in others)
    assert told_in(with_tools("", [*tools, {"type": "function", "function": {"name": "hear"}}]))[1] != tools
    broken = with_tools("Be brief.", tools).replace('"name"', "name")
    assert told_in(broken) == (broken, [])
