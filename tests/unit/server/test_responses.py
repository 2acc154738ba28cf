"""Conversations that the server keeps: a program sends only what is new, and the governor keeps the rest."""

from __future__ import annotations

import itertools
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.events.events import Event, TokenGenerated, TurnAppended
from ethervox_gui.context.events.window_events import ChatRenamed
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.jobs import Answer, OpenChat, SendMessage
from ethervox_gui.governor.session import idle
from ethervox_gui.server.conversations import FOLDER
from ethervox_gui.services.profiles import Profile
from ethervox_gui.storage.base.values import chat_title
from tests.helpers.api import KEY, PATIENCE, Api, events_of, running_api, scripted_api
from tests.unit.server.test_safety import wait_for

ASKED: list[str] = []


def respond(prompt: str) -> str:
    ASKED.append(prompt)
    if "Summarize the conversation" in prompt:
        return "- They talked of boats."
    if "Give this conversation a title" in prompt:
        return "The boat Halcyon"
    return "<think>Hm.</think>So be it." if "think" in prompt else "one two three"


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    ASKED.clear()
    with scripted_api(tmp_path, respond, n_ctx=2000) as made:
        yield made


def say(api: Api, text: Any, **options: Any) -> dict[str, Any]:
    response = api.client.post("/v1/responses", json={"model": "default", "input": text, **options})
    assert response.status_code == 200, response.text
    return dict(response.json())


@contextmanager
def idle_time_of_programs() -> Iterator[Callable[[], bool]]:
    """Waits until all was done that is done in idle time for the chat of a program; false: it never was."""
    ended = threading.Event()
    use = idle.use_idle_time

    def watched(live: LiveChat, stop: CancelCheck) -> None:
        use(live, stop)
        if live.is_hosted and not stop():
            ended.set()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(idle, "use_idle_time", watched)
        yield lambda: ended.wait(PATIENCE)


def text_of(response: dict[str, Any]) -> str:
    (message,) = [item for item in response["output"] if item["type"] == "message"]
    return "".join(part["text"] for part in message["content"])


def settled(api: Api) -> None:
    """Wait until the governor has done all that was submitted."""
    done = threading.Event()

    def tell() -> str:
        done.set()
        return ""

    api.governor.submit(Answer(tell))
    assert done.wait(PATIENCE)


def test_only_what_is_new_is_sent(api: Api) -> None:
    first = say(api, "hello", instructions="Be brief.")
    assert (first["object"], first["status"], text_of(first)) == ("response", "completed", "one two three")
    assert first["usage"]["output_tokens"] == 13
    assert first["context"]["strategy"] == "governed"
    second = say(api, "and now?", previous_response_id=first["id"])
    assert second["previous_response_id"] == first["id"]
    assert second["conversation"] == first["conversation"]
    assert second["context"]["reused_tokens"] > first["usage"]["input_tokens"]
    assert second["usage"]["input_tokens"] - second["context"]["reused_tokens"] == len("and now?") + 3
    (chat,) = [chat for chat in api.store.list_chats() if chat.title == "hello"]
    said = [(turn.role, turn.text) for turn in api.store.turns_of_chat(chat.chat_id)]
    assert said == [
        (Role.SYSTEM, "Be brief."),
        (Role.USER, "hello"),
        (Role.ASSISTANT, "one two three"),
        (Role.USER, "and now?"),
        (Role.ASSISTANT, "one two three"),
    ]


def test_such_chats_have_a_folder_of_their_own(api: Api) -> None:
    for number in range(2):
        say(api, f"hello {number}")
    (folder,) = api.store.folders()
    assert folder.name == FOLDER
    assert {chat.title for chat in api.store.list_chats() if chat.folder_id == folder.folder_id} == {
        "hello 0",
        "hello 1",
    }


def test_the_window_hears_at_once_what_the_model_calls_a_conversation(tmp_path: Path) -> None:
    told: list[Event] = []
    settings = {"memory.name_chats": True}
    with (
        idle_time_of_programs() as is_over,
        scripted_api(tmp_path, respond, n_ctx=2000, settings=settings, hear=told.append) as api,
    ):
        say(api, "My boat is called Halcyon.")
        assert is_over()
        assert "The boat Halcyon" in [chat.title for chat in api.store.list_chats()]
        names = [event.title for event in told if isinstance(event, ChatRenamed)]
    assert names[-1] == "The boat Halcyon"
    assert names[0] == "My boat is called Halcyon."
    kinds = {type(event) for event in told}
    assert not kinds & {TurnAppended, TokenGenerated}, "nothing that is said in it"


def test_a_conversation_is_named_as_a_chat_of_the_window_is(api: Api) -> None:
    said = "  - What is\n\n" + "a very " * 20
    say(api, said)
    assert [chat.title for chat in api.store.list_chats()] == [chat_title(said)]
    assert chat_title(said).startswith("- What is a very")


def test_a_conversation_never_ends(api: Api) -> None:
    """Far more is said than the context holds; what left has a summary, as in the window."""
    before = say(api, "I have a red boat.")
    seen = []
    for number in range(60):
        before = say(api, f"{number} tells something new ".ljust(90, "."), previous_response_id=before["id"])
        assert text_of(before) == "one two three"
        seen.append(before["context"])
    assert max(context["counted"] for context in seen) <= 2000
    assert seen[-1]["summarized"] > 50
    (chat,) = [chat for chat in api.store.list_chats() if chat.title.startswith("I have")]
    turns = api.store.turns_of_chat(chat.chat_id)
    assert len(turns) == 2 * 61
    assert any(turn.state is TurnState.SUMMARIZED for turn in turns)
    for context, after in itertools.pairwise(seen):
        assert (context["memory_id"] is None) == (not context["summarized"])
        assert (context["memory_id"] == after["memory_id"]) == (context["summarized"] == after["summarized"])
    assert seen[-1]["memory_id"] == max(turn.memory_id or 0 for turn in turns)


def test_idle_time_is_used_as_for_a_chat_in_the_window(api: Api) -> None:
    """What was told is noted before anything has to leave, and its cells are in pages before anybody asks."""
    first = say(api, "My boat is called Annika, and it lies in Gdansk.")
    (chat,) = [chat for chat in api.store.list_chats() if chat.title.startswith("My boat")]
    wait_for(lambda: any("Annika" in note.text for note in api.store.notes_of_chat(chat.chat_id)))
    assert text_of(say(api, "and now?", previous_response_id=first["id"])) == "one two three"
    settled(api)
    assert api.store.list_memories() == [], "nothing had to leave"


def test_the_context_tells_what_came_back_for_a_message(api: Api) -> None:
    """In the answer, and in a stream before its first word, too; nothing where nothing came back."""
    for is_stream in (False, True):
        response = say(api, "My sister Annika moved to Gdansk.")
        assert response["context"]["came_back"] == []
        while not response["context"]["summarized"] + response["context"]["dropped"]:
            text = "Give me three tips for sleep, please. " * 4
            response = say(api, text, previous_response_id=response["id"])
        body = {"model": "default", "input": "Where did Annika move?", "stream": is_stream}
        found = api.client.post("/v1/responses", json={**body, "previous_response_id": response["id"]})
        told = [found.json()] if not is_stream else []
        if is_stream:
            every = map(json.loads, events_of(found))
            told = [event["response"] for event in every if "response" in event]
            assert [one["status"] for one in told] == [*["in_progress"] * 3, "completed"]
            unread, told = told[:2], told[2:]
            assert [one["context"] for one in unread] == [None, None], "the message is not read yet"
            assert told[0]["context"]["counted"] == told[-1]["context"]["counted"]
        for one in told:
            (back,) = one["context"]["came_back"]
            assert (back["turns"], back["source"], back["trigger"]) == ([0, 1], "page", "question")
            assert back["n_tokens"] == len("My sister Annika moved to Gdansk.") + len("one two three") + 4
            assert ["Annika", "Annika"] in back["why"]


def test_going_back_is_another_branch(api: Api) -> None:
    first = say(api, "the sea")
    one = say(api, "this way", previous_response_id=first["id"])
    other = say(api, "that way", previous_response_id=first["id"])
    again = say(api, "on we go", previous_response_id=one["id"])
    (chat,) = [chat for chat in api.store.list_chats() if chat.title == "the sea"]
    texts = [turn.text for turn in api.store.turns_of_chat(chat.chat_id) if turn.role is Role.USER]
    assert texts == ["the sea", "this way", "on we go"]
    for response in (first, one, other, again):
        assert api.client.get(f"/v1/responses/{response['id']}").json()["id"] == response["id"]


def test_a_response_can_be_looked_at_and_deleted(api: Api) -> None:
    first = say(api, "please think")
    second = say(api, "and now?", previous_response_id=first["id"])
    found = api.client.get(f"/v1/responses/{first['id']}").json()
    assert first["usage"]["total_tokens"] > 0
    assert first["usage"]["output_tokens_details"] == {"reasoning_tokens": len("<think>Hm.</think>")}
    assert second["usage"]["output_tokens_details"] == {"reasoning_tokens": 0}
    assert found == first
    assert [item["type"] for item in found["output"]] == ["reasoning", "message"]
    assert text_of(found) == text_of(first) == "So be it."
    assert found["conversation"] == first["conversation"]
    assert api.client.delete(f"/v1/responses/{first['id']}").status_code == 409
    assert api.client.delete(f"/v1/responses/{second['id']}").json()["deleted"] is True
    assert api.client.get(f"/v1/responses/{second['id']}").status_code == 404
    assert api.client.get(f"/v1/responses/{first['id']}").status_code == 404
    assert "please think" in [chat.title for chat in api.store.list_chats(deleted=True)]


@pytest.mark.parametrize("stream", [False, True])
def test_a_response_is_told_again_as_it_was_told(tmp_path: Path, stream: bool) -> None:
    """Also after the program has begun anew, and where what it was told is in effect since before."""
    asked: dict[str, Any] = {
        "metadata": {"topic": "boats"},
        "max_output_tokens": 40,
        "temperature": 0.5,
        "top_p": 0.9,
        "presence_penalty": 0.25,
        "parallel_tool_calls": False,
        "user": "ada",
        "stream": stream,
    }

    def made(api: Api, given: str, **more: Any) -> dict[str, Any]:
        response = api.client.post("/v1/responses", json={"model": "default", "input": given} | asked | more)
        assert response.status_code == 200, response.text
        if not stream:
            return dict(response.json())
        return dict(json.loads(events_of(response)[-1])["response"])

    told: list[dict[str, Any]] = []
    with scripted_api(tmp_path, respond, n_ctx=2000) as api:
        told.append(made(api, "hello", instructions="Be brief."))
        told.append(made(api, "and?", previous_response_id=told[0]["id"]))
        told.append(made(api, "so?", conversation=told[0]["conversation"]["id"], metadata=None))
        told.append(made(api, "on?", previous_response_id=told[0]["id"], max_output_tokens=2))
    assert [one["status"] for one in told] == [*["completed"] * 3, "incomplete"]
    assert [one["instructions"] for one in told] == ["Be brief."] * 4
    assert [one["metadata"] for one in told] == [*[{"topic": "boats"}] * 2, {}, {"topic": "boats"}]
    assert told[1]["usage"]["total_tokens"] > 0
    assert (told[1]["max_output_tokens"], told[1]["user"]) == (40, "ada")
    with scripted_api(tmp_path, respond, n_ctx=2000) as api:
        for one in told:
            assert api.client.get(f"/v1/responses/{one['id']}").json() == one
            again = api.client.get(f"/v1/responses/{one['id']}", params={"stream": "true"})
            assert json.loads(events_of(again)[-1])["response"] == one
            assert json.loads(events_of(again)[0])["response"]["usage"] is None


@pytest.mark.parametrize("labels", [{"a": 1}, {"a": "b" * 513}, ["a"]])
def test_labels_of_a_response_are_texts(api: Api, labels: Any) -> None:
    body = {"model": "default", "input": "hello", "metadata": labels}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 400
    assert response.json()["error"]["param"].startswith("metadata")


def test_a_response_tells_later_what_its_request_had(api: Api) -> None:
    given = [
        {"role": "user", "content": "hello"},
        {"role": "assistant", "content": "Good day."},
        {"role": "user", "content": "so?"},
    ]
    first = say(api, given, instructions="Be brief.")
    second = say(api, "and now?", previous_response_id=first["id"])
    third = say(api, "and then?", previous_response_id=second["id"])
    other = say(api, "or rather?", previous_response_id=first["id"])
    plain = say(api, "without any of it")
    for response, before, instructions in (
        (first, None, "Be brief."),
        (second, first["id"], "Be brief."),
        (third, second["id"], "Be brief."),
        (other, first["id"], "Be brief."),
        (plain, None, None),
    ):
        found = api.client.get(f"/v1/responses/{response['id']}").json()
        assert found["previous_response_id"] == before
        assert found["instructions"] == instructions


def test_what_the_server_itself_puts_first_is_no_instruction_of_a_program(tmp_path: Path) -> None:
    with scripted_api(tmp_path, respond, Profile(name="brief", system_prompt="Be brief."), n_ctx=2000) as api:
        first = say(api, "hello", model="brief")
        (chat,) = [chat for chat in api.store.list_chats() if chat.title == "hello"]
        assert api.store.turns_of_chat(chat.chat_id)[0].text == "Be brief."
        assert api.client.get(f"/v1/responses/{first['id']}").json()["instructions"] is None


def test_conversations_have_names_of_their_own(api: Api) -> None:
    made = api.client.post("/v1/conversations", json={}).json()
    assert made["object"] == "conversation"
    for text in ("hello", "still there?"):
        found = say(api, text, conversation={"id": made["id"]}, instructions="Be brief.")
        assert found["conversation"]["id"] == made["id"]
    items = api.client.get(f"/v1/conversations/{made['id']}/items?order=asc").json()["data"]
    assert [item["content"][0]["text"] for item in items] == [
        "hello",
        "one two three",
        "still there?",
        "one two three",
    ]
    assert api.client.get(f"/v1/conversations/{made['id']}").json()["id"] == made["id"]
    assert api.client.delete(f"/v1/conversations/{made['id']}").json()["deleted"] is True
    assert api.client.get(f"/v1/conversations/{made['id']}").status_code == 404


def test_nobody_reaches_a_chat_by_guessing(api: Api) -> None:
    private = api.store.create_chat("private", "", "")
    turn = api.store.append_turn(private.chat_id, Role.USER, "a secret")
    ours = say(api, "hello")
    code = ours["id"].rpartition("_")[2]
    for name in (
        f"resp_{private.chat_id:x}x{turn.turn_id:x}_{code}",
        f"resp_{private.chat_id:x}x{turn.turn_id:x}_",
        ours["id"][:-1],
        ours["id"].replace("resp", "conv"),
        "resp_zzz",
        "x",
        "resp_1x1_\ud800",
        "\ud800_1_x",
    ):
        asked = {"model": "default", "input": "x", "previous_response_id": name}
        response = api.client.post("/v1/responses", content=json.dumps(asked).encode())
        assert (response.status_code, response.json()["error"]["param"]) == (400, "previous_response_id")
        if "\ud800" in name:  # no address can hold it
            continue
        assert api.client.get(f"/v1/responses/{name}").status_code == 404
        assert api.client.get(f"/v1/conversations/{name}/items").status_code == 404


@pytest.mark.parametrize(
    ("options", "param"),
    [
        ({"input": ""}, "input"),
        ({"input": []}, "input"),
        ({"input": [{"role": "robot", "content": "x"}]}, "input"),
        ({"input": [{"type": "function_call_output", "output": "x"}]}, "input"),
        ({"input": [{"role": "user", "content": [{"type": "input_image"}]}]}, "input"),
        ({"store": False, "previous_response_id": "a"}, "previous_response_id"),
        ({"include": ["file_search_call.results", "dreams"]}, "include"),
        ({"tools": [{"type": "web_search"}], "conversation": "b"}, "tools"),
        ({"text": {"format": {"type": "poem"}}, "conversation": "b"}, "text"),
        ({"previous_response_id": "a", "conversation": "b"}, "conversation"),
        ({"max_output_tokens": 0}, "max_output_tokens"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(api: Api, options: dict[str, Any], param: str) -> None:
    n_before = len(api.store.list_chats())
    body = {"model": "default", "input": "hello", **options}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 400, response.text
    assert response.json()["error"]["param"].split(".")[0] == param
    assert len(api.store.list_chats()) == n_before


def test_a_whole_conversation_may_come_first(api: Api) -> None:
    given = [
        {"role": "developer", "content": "Be brief."},
        {"role": "user", "content": [{"type": "input_text", "text": "hello"}]},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "hi"}]},
        {"role": "user", "content": "so?"},
    ]
    say(api, given)
    (chat,) = [chat for chat in api.store.list_chats() if chat.title == "hello"]
    texts = [turn.text for turn in api.store.turns_of_chat(chat.chat_id)]
    assert texts == ["Be brief.", "hello", "hi", "so?", "one two three"]


def test_a_message_that_is_too_long_is_the_callers_fault(api: Api) -> None:
    response = api.client.post("/v1/responses", json={"model": "default", "input": "x" * 9000})
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "message_too_long"
    assert response.json()["error"]["type"] == "context_length_exceeded"
    body = {"model": "default", "input": "x" * 9000, "stream": True}
    told = [json.loads(event) for event in events_of(api.client.post("/v1/responses", json=body))]
    assert [event["type"] for event in told][-1] == "response.failed"
    assert {event["response"]["context"] for event in told} == {None}, "nothing came of it"
    assert text_of(say(api, "hello")) == "one two three"


def test_a_length_that_was_asked_for_makes_it_incomplete(api: Api) -> None:
    found = say(api, "hello", max_output_tokens=3)
    assert (found["status"], text_of(found)) == ("incomplete", "one")
    assert found["incomplete_details"] == {"reason": "max_output_tokens"}


def test_a_stream_of_named_events(api: Api) -> None:
    first = say(api, "hello")
    body = {"model": "default", "input": "think", "previous_response_id": first["id"], "stream": True}
    response = api.client.post("/v1/responses", json=body)
    events = [block.split("\n") for block in response.text.strip().split("\n\n")]
    found = [json.loads(data.removeprefix("data: ")) for _, data in events]
    assert [name.removeprefix("event: ") for name, _ in events] == [event["type"] for event in found]
    assert [event["sequence_number"] for event in found] == list(range(len(found)))
    kinds = list(dict.fromkeys(event["type"] for event in found))
    assert kinds == [
        "response.created",
        "response.in_progress",
        "response.output_item.added",
        "response.output_item.done",
        "response.content_part.added",
        "response.output_text.delta",
        "response.output_text.done",
        "response.content_part.done",
        "response.completed",
    ]
    deltas = [event["delta"] for event in found if event["type"] == "response.output_text.delta"]
    assert "".join(deltas) == "So be it."
    last = found[-1]["response"]
    assert found[0]["response"]["id"] == last["id"]
    assert text_of(last) == "So be it."
    assert last["context"]["strategy"] == "governed"
    assert api.client.get(f"/v1/responses/{last['id']}").json()["id"] == last["id"]


def test_a_response_is_told_again_as_a_stream(api: Api) -> None:
    first = say(api, "hello")
    made = say(api, "think", previous_response_id=first["id"])
    path = f"/v1/responses/{made['id']}"
    response = api.client.get(path, params={"stream": "true"})
    assert response.headers["content-type"].startswith("text/event-stream")
    found = [json.loads(data) for data in events_of(response)]
    assert [event["sequence_number"] for event in found] == list(range(len(found)))
    assert found[-1]["type"] == "response.completed"
    assert found[-1]["response"] == api.client.get(path).json()
    assert [event["delta"] for event in found if event["type"] == "response.output_text.delta"] == [
        "So be it."
    ]
    rest = api.client.get(path, params={"stream": "true", "starting_after": 4})
    assert [json.loads(data) for data in events_of(rest)] == found[5:]
    wrong = api.client.get(path, params={"stream": "true", "starting_after": "x"})
    assert (wrong.status_code, wrong.json()["error"]["param"]) == (400, "starting_after")
    with openai.OpenAI(base_url=api.url + "/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        kinds = [event.type for event in client.responses.retrieve(made["id"], stream=True)]
    assert kinds == [event["type"] for event in found]


def test_the_openai_package_talks_with_it(api: Api) -> None:
    with openai.OpenAI(base_url=api.url + "/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        first = client.responses.create(model="default", input="hello", instructions="Be brief.")
        assert first.output_text == "one two three"
        kinds, text = [], ""
        with client.responses.stream(
            model="default", input="and now?", previous_response_id=first.id
        ) as stream:
            for event in stream:
                kinds.append(event.type)
                if event.type == "response.output_text.delta":
                    text += event.delta
            final = stream.get_final_response()
        assert (text, final.output_text, final.status) == ("one two three", "one two three", "completed")
        assert client.responses.retrieve(final.id).output_text == "one two three"
        conversation = client.conversations.create()
        said = client.responses.create(model="default", input="hello", conversation=conversation.id)
        assert said.output_text == "one two three"
        client.responses.delete(final.id)
        with pytest.raises(openai.NotFoundError):
            client.responses.retrieve(final.id)
        text = client.completions.create(model="default", prompt="count:", max_tokens=7).choices[0].text
        assert text == "one two"


# ---- beside the window -----------------------------------------------------------------------------


@pytest.fixture
def windowed(tmp_path: Path) -> Iterator[Api]:
    ASKED.clear()
    with scripted_api(tmp_path, respond, n_ctx=1000, with_chat=True) as made:
        yield made


def test_the_chat_of_the_window_leaves_and_comes_back(windowed: Api) -> None:
    api = windowed
    api.governor.submit(SendMessage("I am the window's"))
    first = say(api, "I am a program's")
    api.governor.submit(SendMessage("still there?"))
    settled(api)
    assert api.governor.live is not None
    texts = [turn.text for turn in api.governor.live.timeline if turn.role is Role.USER]
    assert texts == ["I am the window's", "still there?"]
    cells = api.engine.cache.occupancy(LIVE)
    assert cells.n_cells == api.governor.live.timeline.n_used
    read = [tokens for seq, tokens in api.engine.decoded if seq == LIVE]
    n_before = len(read)
    second = say(api, "and now?", previous_response_id=first["id"])
    again = [tokens for seq, tokens in api.engine.decoded if seq == LIVE][n_before:]
    assert len(again[0]) == len("and now?") + 2, "it came back from its pages"
    assert text_of(second) == "one two three"


def test_a_chat_that_is_open_in_the_window_goes_on_there(windowed: Api) -> None:
    api = windowed
    first = say(api, "hello")
    (chat,) = [chat for chat in api.store.list_chats() if chat.title == "hello"]
    api.governor.submit(OpenChat(chat.chat_id))
    settled(api)
    say(api, "and now?", previous_response_id=first["id"])
    settled(api)
    assert api.governor.live is not None
    assert api.governor.live.chat_id == chat.chat_id
    assert [t.text for t in api.governor.live.timeline if t.role is Role.USER] == ["hello", "and now?"]


def test_a_plain_request_in_between_harms_nothing(windowed: Api) -> None:
    api = windowed
    first = say(api, "hello")
    api.complete([{"role": "user", "content": "x" * 700}])
    second = say(api, "and now?", previous_response_id=first["id"])
    assert text_of(second) == "one two three"
    assert api.complete([{"role": "user", "content": "hello"}]).status_code == 200


def test_an_engine_that_fails_loses_nothing(api: Api) -> None:
    from ethervox_gui.context.errors import EngineError

    first = say(api, "hello")
    api.engine.faults[api.engine.n_calls] = EngineError("broken")
    api.engine.faults[api.engine.n_calls + 1] = EngineError("broken")
    api.engine.faults[api.engine.n_calls + 2] = EngineError("broken")
    body = {"model": "default", "input": "and now?", "previous_response_id": first["id"]}
    failed = api.client.post("/v1/responses", json=body)
    assert failed.status_code in (200, 500)
    after = say(api, "still there?", previous_response_id=first["id"])
    assert text_of(after) == "one two three"
    assert api.client.get(f"/v1/responses/{first['id']}").status_code == 200


def test_a_caller_that_goes_away_ends_its_reply(tmp_path: Path) -> None:
    long = " ".join(map(str, range(2000)))  # in circles it would end by itself
    with scripted_api(tmp_path, lambda prompt: long if "long" in prompt else "on on ", n_ctx=2000) as api:
        first = say(api, "hello")
        body = {"model": "default", "input": "long", "previous_response_id": first["id"], "stream": True}
        with api.client.stream("POST", "/v1/responses", json=body) as response:
            begun = next(line for line in response.iter_lines() if line.startswith("data: "))
        after = say(api, "still there?", previous_response_id=first["id"])
        assert text_of(after) == "on on "
        name = json.loads(begun[6:])["response"]["id"]
        found = api.client.get(f"/v1/responses/{name}").json()
        assert (found["status"], found["incomplete_details"]) == ("incomplete", {"reason": None})


def test_a_restart_forgets_no_conversation(tmp_path: Path) -> None:
    with scripted_api(tmp_path, respond, n_ctx=2000) as api:
        first = say(api, "hello")
    with scripted_api(tmp_path, respond, n_ctx=2000) as api:
        assert text_of(api.client.get(f"/v1/responses/{first['id']}").json()) == "one two three"
        second = say(api, "and now?", previous_response_id=first["id"])
        read = [tokens for seq, tokens in api.engine.decoded if seq == LIVE]
        assert len(read[0]) == len("and now?") + 2, "the rest came from its pages"
        assert second["conversation"] == first["conversation"]


def test_on_a_real_cache(deep_model: Path, tmp_path: Path) -> None:
    settings = {"model.n_ctx": 512}
    with running_api(tmp_path, lambda _, m, p: llama.load(deep_model, m, p), settings=settings) as api:
        before = say(api, "hello", max_output_tokens=12)
        for number in range(12):
            text = f"message {number} of several words, so that the context fills up"
            before = say(api, text, previous_response_id=before["id"], max_output_tokens=12)
        assert before["context"]["counted"] <= 512
        assert before["context"]["summarized"] + before["context"]["dropped"] > 0
        response = httpx.get(
            f"{api.url}/v1/responses/{before['id']}",
            headers={"Authorization": f"Bearer {KEY}"},
            trust_env=False,
        )
        assert response.status_code == 200
