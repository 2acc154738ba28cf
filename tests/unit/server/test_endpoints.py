"""What can be asked, and how it is answered: whole, as a stream, with an error."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Never

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.llama import engine
from ethervox_gui.server import convert
from ethervox_gui.server.shapes import anthropic
from ethervox_gui.services.profiles import shipped
from tests.helpers.api import Api, events_of, running_api, scripted_api, talk

HELLO = [{"role": "user", "content": "hello"}]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with scripted_api(tmp_path_factory.mktemp("served"), "one two three") as made:
        yield made


@pytest.fixture
def api(served: Api) -> Api:
    """One server for all, with nothing in its cache that the test knows."""
    served.complete([{"role": "user", "content": "~"}])
    return served


def test_profiles_are_models(api: Api) -> None:
    found = api.client.get("/v1/models").json()
    assert [model["id"] for model in found["data"]] == ["default", *shipped()]
    assert api.client.get("/v1/models/default").json()["id"] == "default"
    assert api.client.get("/v1/models/").json() == found, "some clients put a slash there"
    assert api.client.get("/health").json()["status"] == "ok"


def test_a_whole_answer(api: Api) -> None:
    response = api.complete(HELLO)
    body = response.json()
    assert response.status_code == 200
    assert body["object"] == "chat.completion"
    (choice,) = body["choices"]
    assert choice["message"] == {"role": "assistant", "content": "one two three"}
    assert choice["finish_reason"] == "stop"
    assert body["usage"]["prompt_tokens"] == 8
    assert body["usage"]["completion_tokens"] == 13
    assert body["context"] == {
        "strategy": "none",
        "counted": 8,
        "exact": True,
        "kept": 1,
        "summarized": 0,
        "dropped": 0,
        "tokens_removed": 0,
        "memory_id": None,
        "reused_tokens": 1,
        "shortened": [],
    }
    assert response.headers["x-context-tokens"] == "8"
    assert response.headers["x-context-strategy"] == "none"


@pytest.mark.parametrize("with_usage", [False, True])
def test_a_stream_says_the_same_and_its_last_chunk_tells_of_the_context(api: Api, with_usage: bool) -> None:
    options: dict[str, Any] = {"stream_options": {"include_usage": True}} if with_usage else {}
    response = api.complete(HELLO, stream=True, **options)
    assert response.headers["content-type"].startswith("text/event-stream")
    *data, done = events_of(response)
    chunks = [json.loads(text) for text in data]
    assert done == "[DONE]"
    assert (
        "".join(c["choices"][0]["delta"].get("content") or "" for c in chunks if c["choices"])
        == "one two three"
    )
    assert [bool(chunk.get("context")) for chunk in chunks] == [False] * (len(chunks) - 1) + [True]
    assert [bool(chunk.get("usage")) for chunk in chunks] == [False] * (len(chunks) - 1) + [with_usage]
    assert [c["choices"][0]["finish_reason"] for c in chunks if c["choices"]][-1] == "stop"
    assert len({chunk["id"] for chunk in chunks}) == 1


def test_the_next_request_reuses_what_it_repeats(api: Api) -> None:
    api.complete(HELLO)
    longer = [*HELLO, {"role": "assistant", "content": "one two three"}, {"role": "user", "content": "and?"}]
    context = api.complete(longer).json()["context"]
    assert context["reused_tokens"] == 8 + len("one two three")  # and not the end of the turn
    stream = api.complete(longer, stream=True)
    assert json.loads(events_of(stream)[-2])["context"]["reused_tokens"] == context["counted"] - 1


def test_conversations_that_take_turns_are_read_once(tmp_path: Path) -> None:
    """Also after a restart; and not where nothing of them may be kept."""
    first, second = ([{"role": "user", "content": letter * 300}] for letter in "ab")

    def reused(api: Api, messages: list[dict[str, str]]) -> int:
        return int(api.complete(messages).json()["context"]["reused_tokens"])

    with scripted_api(tmp_path, "one two three") as api:
        assert [reused(api, messages) for messages in (first, second, first, second)] == [0, 1, 302, 302]
    with scripted_api(tmp_path, "one two three") as api:
        assert [reused(api, messages) for messages in (first, second)] == [302, 302]
    with scripted_api(tmp_path, "one two three", settings={"server.keep_conversations": False}) as api:
        assert [reused(api, messages) for messages in (first, second, first)] == [0, 1, 1]


@pytest.mark.parametrize(
    ("options", "text", "reason"),
    [
        ({"max_tokens": 3}, "one", "length"),
        ({"max_completion_tokens": 3}, "one", "length"),
        ({"stop": " two"}, "one", "stop"),
        ({"stop": ["nothing", "three"]}, "one two ", "stop"),
    ],
)
def test_a_reply_ends_where_it_should(api: Api, options: dict[str, Any], text: str, reason: str) -> None:
    (choice,) = api.complete(HELLO, **options).json()["choices"]
    assert (choice["message"]["content"], choice["finish_reason"]) == (text, reason)
    *data, _ = events_of(api.complete(HELLO, stream=True, **options))
    assert "".join(json.loads(d)["choices"][0]["delta"].get("content") or "" for d in data) == text


def test_an_unknown_model_is_told_the_names(api: Api) -> None:
    response = api.client.post("/v1/chat/completions", json={"model": "gpt-9", "messages": HELLO})
    assert response.status_code == 404
    assert "default" in response.json()["error"]["message"]
    assert response.json()["error"]["code"] == "model_not_found"
    assert api.client.get("/v1/context/stats?model=gpt-9").status_code == 404
    assert api.client.get("/v1/context/stats").status_code == 400
    assert api.client.get("/v1/models/gpt-9").status_code == 404


@pytest.mark.parametrize(
    ("method", "path", "status", "words"),
    [
        ("GET", "/", 404, "/v1/chat/completions, /v1/completions"),
        ("GET", "/v1", 404, "/v1/messages"),
        ("GET", "/v1/x", 404, "Nothing is served at /v1/x. This API has"),
        ("GET", "/v1/" + "x" * 500, 404, "xxx…. This API has"),
        ("GET", "/api/tags", 404, "not the API of Ollama or LM Studio"),
        ("POST", "/api/chat", 404, "/v1 as its base URL"),
        ("GET", "/v1/chat/completions", 405, "GET cannot be done here. Send POST."),
        ("POST", "/v1/models", 405, "Send GET."),
        ("PUT", "/v1/conversations/conv_1", 405, "Send DELETE or GET or POST."),
    ],
)
def test_other_paths_and_methods_are_errors_in_the_same_form(
    api: Api, method: str, path: str, status: int, words: str
) -> None:
    response = api.client.request(method, path)
    assert response.status_code == status
    assert words in response.json()["error"]["message"]
    assert ("allow" in response.headers) == (status == 405)


@pytest.mark.parametrize(
    ("base", "path", "needed"),
    [("", "/chat/completions", "/v1"), ("", "/models/default", "/v1"), ("/v1", "/v1/messages", "")],
)
@pytest.mark.parametrize("is_theirs", [False, True])
def test_a_program_with_a_base_url_that_is_nearly_right_is_told_the_right_one(
    api: Api, base: str, path: str, needed: str, is_theirs: bool
) -> None:
    """The commonest slip: OpenAI's packages want the /v1 in it, Anthropic's add it themselves."""
    headers = {"anthropic-version": "2023-06-01"} if is_theirs else {}
    response = api.client.post(base + path, json={}, headers=headers)
    assert response.status_code == 404
    assert f" {api.url}{needed} as its base URL" in response.json()["error"]["message"]
    assert response.json().get("type") == ("error" if is_theirs else None)


@pytest.mark.parametrize(
    "options",
    [
        {"n": 9},
        {"n": 0},
        {"top_logprobs": 2},
        {"logprobs": True, "top_logprobs": 21},
        {"logit_bias": {"hello": 1}},
        {"logit_bias": {"5": 101}},
        {"logit_bias": {"99999999": 1}},
        {"stop": ["x"] * 17},
        {"response_format": {"type": "json_schema", "json_schema": {"schema": 3}}},
        {"response_format": {"type": "json_schema", "json_schema": {"name": "it"}}},
        {"response_format": {"type": "json_schema"}},
        {"response_format": {"type": "json_schema"}, "stream": True},
        {"modalities": ["text", "audio"], "audio": {"voice": "alloy", "format": "wav"}},
        {"web_search_options": {}},
    ],
)
def test_what_cannot_be_done_is_refused(api: Api, options: dict[str, Any]) -> None:
    assert api.complete(HELLO, **options).status_code == 400


@pytest.mark.parametrize(
    ("path", "options"),
    [
        ("chat/completions", {"stream": None, "max_tokens": None, "stop": None, "tools": None, "n": None}),
        ("chat/completions", {"stream": True, "stream_options": {"include_usage": None}}),
        ("completions", {"prompt": "count:", "max_tokens": None, "echo": None, "stream": None}),
        ("responses", {"input": "hello", "stream": None, "max_output_tokens": None, "store": None}),
        ("embeddings", {"input": "hello", "encoding_format": None}),
    ],
)
def test_what_is_null_counts_as_not_said(api: Api, path: str, options: dict[str, Any]) -> None:
    body = {"model": "default", **({"messages": HELLO} if path.startswith("chat") else {}), **options}
    response = api.client.post(f"/v1/{path}", json=body)
    assert response.status_code == 200, response.text


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"stop": ["a"] * 17}, "stop: List should have at most 16 items after validation, not 17."),
        ({"stop": [3]}, "stop.0: Input should be a valid string."),
        (
            {"messages": [{"role": "user", "content": 5}]},
            "messages.0.content: Input should be a valid string or a valid list.",
        ),
        (
            {"messages": [{"role": "user", "content": ["x"]}]},
            "messages.0.content.0: Input should be a valid object.",
        ),
        ({"tool_choice": "junk"}, "tool_choice: Input should be 'none', 'auto' or 'required'."),
        ({"tool_choice": {"type": "function"}}, "tool_choice.function: Field required."),
        ({"messages": None}, "messages: Field required."),
        ({"max_tokens": 0}, "max_tokens: Input should be greater than or equal to 1."),
    ],
)
def test_what_does_not_fit_is_said_of_the_field_that_was_sent(
    api: Api, options: dict[str, Any], message: str
) -> None:
    body = {"model": "default", "messages": HELLO, **options}
    error = api.client.post("/v1/chat/completions", json=body).json()["error"]
    assert error["message"] == message
    assert error["param"] == message.partition(":")[0]


def test_pictures_are_refused_by_a_model_that_sees_none(api: Api) -> None:
    content = [
        {"type": "text", "text": "what is this"},
        {"type": "image_url", "image_url": {"url": "data:,"}},
    ]
    response = api.complete([{"role": "user", "content": content}])
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "unsupported_content"


# ---- tools -----------------------------------------------------------------------------------------

WEATHER = {
    "type": "function",
    "function": {
        "name": "weather",
        "description": "The weather of a place",
        "parameters": {"type": "object", "properties": {"place": {"type": "string"}}, "required": ["place"]},
    },
}
CALL = 'Let me see.\n<tool_call>{"name": "weather", "arguments": {"place": "Bath"}}</tool_call>'


@pytest.mark.parametrize("reply", [CALL, '{"name": "weather", "arguments": {"place": "Bath"}}'])
def test_a_call_of_a_tool_is_told_as_one(tmp_path: Path, reply: str) -> None:
    with scripted_api(tmp_path, reply, n_ctx=4000) as api:
        (choice,) = api.complete(HELLO, tools=[WEATHER]).json()["choices"]
        assert choice["finish_reason"] == "tool_calls"
        (call,) = choice["message"]["tool_calls"]
        assert call["function"] == {"name": "weather", "arguments": '{"place": "Bath"}'}
        *data, _ = events_of(api.complete(HELLO, tools=[WEATHER], stream=True))
        deltas = [json.loads(text)["choices"][0]["delta"] for text in data]
        (streamed,) = [delta["tool_calls"][0] for delta in deltas if "tool_calls" in delta]
        assert streamed["function"] == call["function"]
        assert "tool_call" not in "".join(delta.get("content") or "" for delta in deltas)
        # and what was called is told again
        messages: list[dict[str, Any]] = [
            *HELLO,
            {"role": "assistant", "content": None, "tool_calls": [call]},
            {"role": "tool", "tool_call_id": call["id"], "content": "rain"},
        ]
        assert api.complete(messages, tools=[WEATHER]).status_code == 200


def test_text_that_only_looks_like_a_call_is_text(tmp_path: Path) -> None:
    for reply in ("<tool_call>no", '{"name": "other", "arguments": {}}', "a < b and <tool", " {", "{}"):
        with scripted_api(tmp_path, reply, n_ctx=4000) as api:
            (choice,) = api.complete(HELLO, tools=[WEATHER]).json()["choices"]
            assert choice["message"]["content"] == reply
            *data, _ = events_of(api.complete(HELLO, tools=[WEATHER], stream=True))
            text = "".join(json.loads(d)["choices"][0]["delta"].get("content") or "" for d in data)
            assert text == reply


@pytest.mark.parametrize("reply", ['{"name": ["Ann", "Lee"], "age": 3}', '{"name": {"first": "Ann"}}'])
@pytest.mark.parametrize("tools", [None, [WEATHER]])
def test_an_object_with_a_name_that_is_no_text_is_no_call(tmp_path: Path, reply: str, tools: Any) -> None:
    with scripted_api(tmp_path, reply) as api:
        options = {"tools": tools} if tools else {"response_format": {"type": "json_object"}}
        response = api.complete(HELLO, **options)
        assert response.status_code == 200, response.text
        assert response.json()["choices"][0]["message"] == {"role": "assistant", "content": reply}
        assert "error" not in api.complete(HELLO, stream=True, **options).text
        assert api.last_record().status == 200


def test_an_earlier_call_needs_no_arguments(tmp_path: Path) -> None:
    call = {"id": "1", "type": "function", "function": {"name": "weather"}}
    messages: list[Any] = [*HELLO, {"role": "assistant", "content": None, "tool_calls": [call]}]
    messages.append({"role": "tool", "tool_call_id": "1", "content": "rain"})
    with scripted_api(tmp_path, "Fine.") as api:
        response = api.complete(messages)
        assert response.status_code == 200, response.text


@pytest.mark.parametrize("stream", [False, True])
def test_a_mishap_is_no_caller_that_left(
    tmp_path: Path, stream: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise LookupError("nobody thought of this")

    monkeypatch.setattr(convert, "parse_calls", fail)
    with scripted_api(tmp_path, "Fine.") as api:
        assert "Something went wrong" in api.complete(HELLO, stream=stream).text
        assert api.last_record().status == 500
        assert "nobody thought of this" in api.last_record().problem


@pytest.mark.parametrize("stream", [False, True])
def test_a_mishap_in_another_shape_is_no_caller_that_left(
    tmp_path: Path, stream: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise LookupError("nobody thought of this")

    monkeypatch.setattr(anthropic._Blocks, "add", fail)
    monkeypatch.setattr(anthropic, "from_chat", fail)
    with scripted_api(tmp_path, "Fine.") as api:
        asked = {"model": "default", "messages": HELLO, "max_tokens": 9, "stream": stream}
        assert "Something went wrong" in api.client.post("/v1/messages", json=asked).text
        assert api.last_record().status == 500
        assert "nobody thought of this" in api.last_record().problem


def test_tools_are_not_told_of_where_none_may_be_called(tmp_path: Path) -> None:
    prompts: list[str] = []

    def respond(prompt: str) -> str:
        prompts.append(prompt)
        return CALL

    with scripted_api(tmp_path, respond, n_ctx=4000) as api:
        (choice,) = api.complete(HELLO, tools=[WEATHER], tool_choice="none").json()["choices"]
        assert choice["message"]["content"] == CALL
        api.complete([{"role": "system", "content": "be brief"}, *HELLO], tools=[WEATHER])
        tide = {"type": "function", "function": {"name": "tide"}}
        allowed = {"mode": "auto", "tools": [{"type": "function", "function": {"name": "tide"}}]}
        some = {"type": "allowed_tools", "allowed_tools": allowed}
        (choice,) = api.complete(HELLO, tools=[WEATHER, tide], tool_choice=some).json()["choices"]
        assert choice["message"]["content"] == CALL, "one that is not allowed is not called"
        refused = api.complete(HELLO, tools=[WEATHER], tool_choice=some)
        assert refused.status_code == 400
        assert refused.json()["error"]["param"] == "tool_choice.allowed_tools.tools"
    assert "weather" not in prompts[0]
    assert "tide" in prompts[2]
    assert "weather" not in prompts[2]
    assert (
        prompts[1].index("be brief") < prompts[1].index("The weather of a place") < prompts[1].index("hello")
    )


# ---- on a real model -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory, plain_model: Path) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp("real")
    settings = {"model.n_ctx": 1024, "server.error_threshold": 1.0}
    with running_api(folder, lambda _, m, p: engine.load(plain_model, m, p), settings=settings) as api:
        yield api


def _is_flag(found: Any) -> bool:
    return isinstance(found, dict) and [*found] == ["a"] and isinstance(found["a"], bool)


def _is_colour(found: Any) -> bool:
    return found in ("red", "green")


def _are_flags(found: Any) -> bool:
    return isinstance(found, list) and len(found) <= 2 and all(isinstance(one, bool) for one in found)


def _are_words(found: Any) -> bool:
    """A character that this model breaks is one for the grammar, and up to four marks in the text."""
    whole = [one.replace("\ufffd", "") for one in found if isinstance(one, str)]
    return isinstance(found, list) and 1 <= len(whole) == len(found) <= 2 and max(map(len, whole)) <= 60


@pytest.mark.parametrize(
    ("schema", "holds"),
    [
        (
            {
                "type": "object",
                "properties": {"a": {"type": "boolean"}},
                "required": ["a"],
                "additionalProperties": False,
            },
            _is_flag,
        ),
        ({"enum": ["red", "green"]}, _is_colour),
        ({"type": "array", "items": {"type": "boolean"}, "maxItems": 2}, _are_flags),
        (
            {"type": "array", "items": {"type": "string", "maxLength": 60}, "minItems": 1, "maxItems": 2},
            _are_words,
        ),
    ],
)
def test_a_schema_holds_even_a_model_that_knows_nothing(
    real: Api, schema: dict[str, Any], holds: Callable[[Any], bool]
) -> None:
    form = {"type": "json_schema", "json_schema": {"name": "it", "schema": schema}}
    for seed in range(5):
        response = real.complete(HELLO, response_format=form, temperature=1, seed=seed, max_tokens=300)
        (choice,) = response.json()["choices"]
        found = json.loads(choice["message"]["content"])
        assert holds(found), found
        assert choice["finish_reason"] == "stop"


def test_a_json_object_is_one_whatever_the_model_knows(real: Api) -> None:
    response = real.complete(
        HELLO, response_format={"type": "json_object"}, temperature=1, seed=3, max_tokens=700
    )
    (choice,) = response.json()["choices"]
    if choice["finish_reason"] == "stop":
        assert isinstance(json.loads(choice["message"]["content"]), dict)
    else:  # gibberish may go on for ever, but it is the beginning of an object
        assert choice["message"]["content"].lstrip().startswith("{")


def test_a_required_call_is_made(real: Api) -> None:
    tool = {
        "type": "function",
        "function": {"name": "switch", "parameters": call_parameters()},
    }
    for choice in ("required", {"type": "function", "function": {"name": "switch"}}):
        (made,) = real.complete(HELLO, tools=[tool], tool_choice=choice).json()["choices"]
        (call,) = made["message"]["tool_calls"]
        assert call["function"]["name"] == "switch"
        assert json.loads(call["function"]["arguments"]).keys() == {"on"}
    other = {"type": "function", "function": {"name": "lift", "parameters": {"type": "object"}}}
    named = [{"type": "function", "function": {"name": "switch"}}]
    allowed = {"type": "allowed_tools", "allowed_tools": {"mode": "required", "tools": named}}
    (made,) = real.complete(HELLO, tools=[other, tool], tool_choice=allowed).json()["choices"]
    assert made["message"]["tool_calls"][0]["function"]["name"] == "switch"
    nobody = {"type": "function", "function": {"name": "nobody"}}
    assert real.complete(HELLO, tools=[tool], tool_choice=nobody).status_code == 400


@pytest.mark.parametrize("path", ["chat/completions", "messages", "responses", "conversation"])
def test_the_arguments_of_a_required_call_are_streamed_as_they_are_written(real: Api, path: str) -> None:
    """A file that a call writes takes minutes, and programs show it as it comes."""
    tool = {"name": "switch", "parameters": call_parameters(), "input_schema": call_parameters()}
    body: dict[str, Any] = {"model": "default", "stream": True, "tools": [{"type": "function", **tool}]}
    if path == "chat/completions":
        body |= {
            "messages": HELLO,
            "tools": [{"type": "function", "function": tool}],
            "tool_choice": "required",
        }
    elif path == "messages":
        body |= {"messages": HELLO, "tools": [tool], "tool_choice": {"type": "any"}, "max_tokens": 200}
    else:
        body |= {"input": "Hello", "tool_choice": {"type": "function", "name": "switch"}}
    if path == "conversation":
        path, body["conversation"] = "responses", real.client.post("/v1/conversations", json={}).json()["id"]
    response = real.client.post(f"/v1/{path}", json=body)
    events = [json.loads(event) for event in events_of(response) if event != "[DONE]"]
    if path == "chat/completions":
        deltas = [event["choices"][0]["delta"] for event in events]
        calls = [call for delta in deltas for call in delta.get("tool_calls", ())]
        assert [call["function"].get("name") for call in calls][:2] == ["switch", None]
        assert [call["id"] for call in calls if "id" in call] == [calls[0]["id"]]
        assert events[-1]["choices"][0]["finish_reason"] == "tool_calls"
        pieces = [call["function"]["arguments"] for call in calls]
    elif path == "messages":
        pieces = [
            event["delta"]["partial_json"] for event in events if "partial_json" in event.get("delta", {})
        ]
        assert [event["type"] for event in events].count("content_block_start") == 1
    else:
        pieces = [event["delta"] for event in events if event["type"].endswith("arguments.delta")]
        (made,) = events[-1]["response"]["output"]
        assert (made["arguments"], made["status"]) == ("".join(pieces), "completed")
        if "conversation" in body:
            again = real.client.get(f"/v1/responses/{events[-1]['response']['id']}").json()
            assert again["output"] == [made]
    assert len(pieces) > 2
    assert json.loads("".join(pieces)).keys() == {"on"}


def test_a_required_call_that_is_cut_is_told_as_far_as_it_came(real: Api) -> None:
    tool = {"type": "function", "function": {"name": "switch", "parameters": call_parameters()}}
    whole = real.complete(HELLO, tools=[tool], tool_choice="required").json()
    n_tokens = whole["usage"]["completion_tokens"]
    cut = real.complete(HELLO, tools=[tool], tool_choice="required", max_tokens=n_tokens - 4).json()
    (choice,) = cut["choices"]
    assert choice["finish_reason"] == "length"
    (call,) = choice["message"]["tool_calls"]
    (made,) = whole["choices"][0]["message"]["tool_calls"]
    assert made["function"]["arguments"].startswith(call["function"]["arguments"])


def call_parameters() -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {"on": {"type": "boolean"}},
        "required": ["on"],
        "additionalProperties": False,
    }


def test_a_seed_makes_it_say_the_same_again(real: Api) -> None:
    def say(**options: Any) -> str:
        response = real.complete(HELLO, max_tokens=20, temperature=1.5, **options)
        return str(response.json()["choices"][0]["message"]["content"])

    assert say(seed=5) == say(seed=5) != say(seed=6)
    assert say(seed=-7) == say(seed=-7)
    assert say(seed=5, top_p=0) == say(seed=5, top_p=0.0)


def test_counts_are_exact(real: Api) -> None:
    for messages in (talk(1), talk(7, 20), talk(9, 30, system=40)):
        planned = real.plan(messages)
        body = real.complete(messages, max_tokens=1).json()
        assert planned["context"]["exact"]
        assert planned["context"]["counted"] == body["usage"]["prompt_tokens"] == body["context"]["counted"]


def test_a_call_without_arguments_is_one(api: Api) -> None:
    call = {"id": "a", "type": "function", "function": {"name": "look_up", "arguments": None}}
    said: list[dict[str, Any]] = [
        *HELLO,
        {"role": "assistant", "content": None, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "a", "content": "nothing"},
    ]
    assert api.complete(said).status_code == 200


def test_the_part_of_a_list_that_does_not_fit_is_named(api: Api) -> None:
    body = {"model": "default", "prompt": ["hello", None]}
    error = api.client.post("/v1/completions", json=body).json()["error"]
    assert error["param"] == "prompt.1"
    assert "parse" not in error["message"]


@pytest.mark.parametrize("code", ["database_busy", "no_model", "model_changed"])
def test_what_passes_by_itself_may_be_sent_again(
    api: Api, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    def refuse(*_: object, **__: object) -> Never:
        raise UserError(code, "Not just now.")

    monkeypatch.setattr(api.store, "create_chat", refuse)
    response = api.client.post("/v1/conversations", json={})
    assert (response.status_code, response.json()["error"]["code"]) == (503, code)
    assert response.json()["error"]["type"] == "service_unavailable"
    assert int(response.headers["retry-after"]) > 0
