"""Items that a request's input names alone, as packages do that count on their being stored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.server.replies.remembered import Remembered
from ethervox_gui.storage.chats import turns
from tests.helpers.api import Api, scripted_api

TOOL = {"type": "function", "name": "look", "parameters": {"type": "object"}}


def respond(prompt: str) -> str:
    last = ["", *prompt.strip().splitlines()][-1]
    if last == "look":
        return '<think>I look.</think><tool_call>{"name": "look", "arguments": {}}</tool_call>'
    return f"<think>Hm.</think>I heard {last}."


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    with scripted_api(tmp_path, respond, n_ctx=4000) as made:
        yield made


def user(text: str) -> dict[str, Any]:
    return {"role": "user", "content": text}


def named(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"type": "item_reference", "id": item["id"]} for item in items]


def ask(api: Api, *items: dict[str, Any], **options: Any) -> httpx.Response:
    return api.client.post("/v1/responses", json={"model": "default", "input": [*items], **options})


@pytest.mark.parametrize(
    "options", [{}, {"tools": [TOOL]}, {"store": False}], ids=["kept", "tools", "not kept"]
)
def test_they_stand_for_what_was_said(api: Api, options: dict[str, Any]) -> None:
    before = ask(api, user("one"), tools=options.get("tools")).json()
    assert [item["type"] for item in before["output"]] == ["reasoning", "message"]
    spelled = [{"role": "assistant", "content": "I heard one."}]
    counts: list[tuple[int, int]] = []
    for said in (named(before["output"]), spelled):
        after = ask(api, user("one"), *said, user("two"), **options)
        assert after.status_code == 200, after.text
        body = {"model": "default", "input": [user("one"), *said, user("two")], **options}
        counted = api.client.post("/v1/responses/input_tokens", json=body).json()["input_tokens"]
        counts.append((after.json()["usage"]["input_tokens"], counted))
    assert counts[0] == counts[1]


def test_calls_and_their_results(api: Api) -> None:
    before = ask(api, user("look"), tools=[TOOL]).json()
    call = before["output"][-1]
    result = {"type": "function_call_output", "call_id": call["call_id"], "output": "a boat"}
    after = ask(api, user("look"), *named(before["output"]), result, tools=[TOOL])
    assert after.status_code == 200, after.text
    assert after.json()["output"][-1]["content"][0]["text"] == "I heard a boat."


def test_one_needs_no_type_and_outlives_the_program(api: Api) -> None:
    before = ask(api, user("one")).json()
    (message,) = (item for item in before["output"] if item["type"] == "message")
    listed = api.client.get(f"/v1/conversations/{before['conversation']['id']}/items").json()["data"]
    assert message["id"] in [item["id"] for item in listed]
    assert api.client.get(f"/v1/responses/{before['id']}").json()["output"] == before["output"]
    assert ask(api, user("one"), {"id": message["id"]}, user("two")).status_code == 200


def test_nobody_reaches_what_was_said_elsewhere_by_guessing(api: Api) -> None:
    before = ask(api, user("a secret")).json()
    for item in before["output"]:
        name, code = item["id"].rsplit("_", 1)
        for wrong in (f"{name}_{'0' * len(code)}", name, f"{name}_", "msg_1", "msg_1r", "x", "msg_1x1_é"):
            refused = ask(api, {"type": "item_reference", "id": wrong}, user("two"))
            assert refused.status_code == 404, refused.text
            assert refused.json()["error"]["code"] == "item_not_found"
            assert refused.json()["error"]["param"] == "input"


def test_nobody_comes_by_an_item_that_another_program_named(api: Api) -> None:
    given = {"type": "message", "id": "msg_1", **user("a secret")}
    assert ask(api, given, tools=[TOOL]).status_code == 200
    refused = ask(api, {"type": "item_reference", "id": "msg_1"}, user("two"), tools=[TOOL])
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "item_not_found")


def test_what_was_said_before_an_item_is_not_read_for_it(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[dict[str, Any]] = []
    for number in range(12):  # as the AI SDK does: each request brings all that was said
        said.append(user(f"{number}"))
        said += named(ask(api, *said).json()["output"])
    n_read = [0]
    read = turns.turn_of

    def counted(row: tuple[Any, ...]) -> Turn:
        n_read[0] += 1
        return read(row)

    monkeypatch.setattr(turns, "turn_of", counted)
    body = {"model": "default", "input": [*said, user("and?")]}
    assert api.client.post("/v1/responses/input_tokens", json=body).status_code == 200
    assert 0 < n_read[0] <= 5 * 12


def test_what_is_remembered_is_found_by_its_name() -> None:
    n_looked = [0]

    class Item(dict[str, Any]):
        def get(self, *names: Any) -> Any:
            n_looked[0] += 1
            return super().get(*names)

    def item(number: int, text: str = "") -> Item:
        return Item(id=f"msg_{number:032x}", text=text)

    remembered = Remembered()
    for number in range(300):
        remembered.add(
            {"input": [item(7, f"{number}")]}, {"id": f"resp_{number}", "output": [item(9000 + number)]}
        )
    n_looked[0] = 0
    assert remembered.item(item(7)["id"]) == {"id": item(7)["id"], "text": "299"}
    assert remembered.item(item(9299)["id"]) is not None
    assert remembered.item(item(9000)["id"]) is None  # forgotten with its response
    assert n_looked[0] == 0


@pytest.mark.parametrize("is_named", [True, False], ids=["by name", "spelled out"])
def test_who_sends_all_that_was_said_goes_on_in_the_same_conversation(api: Api, *, is_named: bool) -> None:
    """As the AI SDK and LangChain do: each message was a chat of its own, read from its beginning."""
    said: list[dict[str, Any]] = [{"role": "developer", "content": "Be brief."}]
    made: list[dict[str, Any]] = []
    for number in range(5):
        said.append(user(f"{number}"))
        made.append(ask(api, *said).json())
        assert made[-1]["output"][-1]["content"][0]["text"] == f"I heard {number}."
        said += named(made[-1]["output"]) if is_named else made[-1]["output"]
    assert {one["conversation"]["id"] for one in made} == {made[0]["conversation"]["id"]}
    (chat,) = api.store.list_chats()
    texts = [turn.text for turn in api.store.turns_of_chat(chat.chat_id) if turn.role is Role.USER]
    assert texts == ["0", "1", "2", "3", "4"]
    (system,) = (turn for turn in api.store.turns_of_chat(chat.chat_id) if turn.role is Role.SYSTEM)
    assert system.text == "Be brief."
    assert all(one["usage"]["input_tokens_details"]["cached_tokens"] for one in made[1:])


def test_one_that_began_otherwise_is_another_conversation(api: Api) -> None:
    said = [user("one"), *ask(api, user("one")).json()["output"]]
    first = ask(api, *said, user("two")).json()
    said += [user("two"), *first["output"]]
    edited = ask(api, *said[:-2], user("not two")).json()  # an earlier message is said otherwise: a branch
    assert len(said) == 6
    others = [
        ask(api, {"role": "developer", "content": "Be brief."}, *said, user("three")),
        ask(api, user("another one"), *said[1:], user("three")),
        ask(api, *said[2:], user("three")),
        ask(api, *said[:1], *said[3:], user("three")),
    ]
    assert first["conversation"] == edited["conversation"]
    names = [other.json()["conversation"]["id"] for other in others]
    assert len({first["conversation"]["id"], *names}) == 5
    assert ask(api, *said, user("three")).json()["conversation"] == first["conversation"]
